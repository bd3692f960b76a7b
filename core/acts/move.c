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

// True if this is the first the player does in his turn: then whatever legal move he makes obeys
// Article 7.
static bool is_first_contact(const jd_game *game, jd_color side) {
    const jd_duty *duty = &game->duty;
    return jd_game_turn(game) == side && (duty->own | duty->enemy) == 0 &&
           game->partial == JD_NOTHING_MISSING && !game->adjusting[side] && !game->has_must_play &&
           !game->has_must_seal;
}

// The same as touching, carrying and letting go, without asking what else could have been meant.
static void move_at_once(jd_game *game, jd_color side, jd_move move, jd_verdicts *out) {
    const jd_squares from = jd_bit(jd_move_from(move));
    jd_lose_by_touching(game, side, out);
    if (jd_game_is_over(game)) {
        return;
    }
    game->duty.own = game->duty.own_first = game->duty.own_bound = from;
    jd_complete(game, move, jd_law_6_completed_by(&game->position, move), out);
    jd_game_tidy_board(game);
}

void jd_act_move(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const jd_square from = event->square[0];
    const jd_square to = event->square[1];
    (void)jd_take_turn(game, side, out);
    jd_note_hands(game, event);
    jd_game_tidy_board(game);
    const jd_move move = jd_find_move(&game->position, from, to, (jd_kind)event->kind);
    if (move != JD_NO_MOVE && is_first_contact(game, side)) {
        move_at_once(game, side, move, out);
        return;
    }
    jd_touch(game, side, jd_bit(from), out);
    if (jd_game_is_over(game)) {
        return;
    }
    if (move == JD_NO_MOVE) {
        carry(game, side, event);
    } else {
        const jd_position after = jd_position_after(&game->position, move);
        __builtin_memcpy(game->at, after.at, sizeof game->at);
    }
    jd_judge_release(game, side, from, to, out);
}
