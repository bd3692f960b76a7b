// move.c -- a whole move in one act: lift, take off, place, release. Floor 5.
// SPDX-License-Identifier: MIT

#include "judge.h"

// The board as it was, with the piece carried over and whatever enemy piece stood there taken off.
static void carry(jd_game *game, jd_color side, const jd_event *event) {
    const jd_square from = event->square[0];
    const jd_square to = event->square[1];
    const jd_piece piece = game->at[from];
    const jd_piece target = game->at[to];
    game->at[from] = JD_EMPTY;
    if (target != JD_EMPTY && from != to && jd_color_of(target) == side) {
        game->under[to] = target;
    }
    const bool becomes = event->kind != JD_NO_KIND;
    game->at[to] = becomes ? jd_piece_of(side, (jd_kind)event->kind) : piece;
}

void jd_act_move(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const jd_square from = event->square[0];
    const jd_square to = event->square[1];
    (void)jd_take_turn(game, side, out);
    jd_note_hands(game, event);
    jd_game_tidy_board(game);
    jd_touch(game, side, jd_bit(from), out);
    if (jd_game_is_over(game)) {
        return;
    }
    const jd_move move = jd_find_move(&game->position, from, to, (jd_kind)event->kind);
    if (move == JD_NO_MOVE) {
        carry(game, side, event);
    } else {
        const jd_position after = jd_position_after(&game->position, move);
        for (int square = 0; square < 64; square++) {
            game->at[square] = after.at[square];
        }
    }
    jd_judge_release(game, side, from, to, out);
}
