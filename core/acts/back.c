// back.c -- the game goes back to an earlier turn, and what was said since is void. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// What was said of moves that are taken back is void.
static void forget_later(jd_game *game) {
    game->claim = (jd_pending_claim){0};
    game->replays_sealed = 0;
    if (game->clock.fallen[JD_WHITE] == 0 && game->clock.fallen[JD_BLACK] == 0) {
        game->must_record[JD_WHITE] = game->must_record[JD_BLACK] =
            0; // no control is passed (11.2)
    }
    const uint8_t stood_in = game->phase == JD_PHASE_STOPPED ? game->stopped_in : game->phase;
    if (stood_in == JD_PHASE_SEALING) {
        game->envelope = (jd_envelope){.side = game->position.turn};
    }
}

void jd_restore(jd_game *game, uint32_t ply, jd_article article, jd_verdicts *out) {
    if (ply < game->plies) {
        const jd_ply *entry = &game->ply[ply];
        const jd_position before = jd_unpack(&entry->before);
        jd_game_set_position(game, &before);
        game->duty = entry->duty;
        for (int side = 0; side < 2; side++) {
            game->made[side] = entry->made[side];
            game->unpressed[side] = entry->unpressed[side];
        }
        game->plies = ply;
        forget_later(game);
        for (int side = 0; side < 2; side++) {
            game->recorded[side] = game->recorded[side] < ply ? game->recorded[side] : ply;
        }
    } else {
        jd_game_tidy_board(game);
    }
    game->breach = 0;
    game->breach_lost = 0;
    game->two_hands[JD_WHITE] = game->two_hands[JD_BLACK] = 0;
    game->watched = 0;
    game->clock.turn_ms[JD_WHITE] = game->clock.turn_ms[JD_BLACK] = 0;
    game->reply = (jd_envelope){0};
    game->envelope.is_void = game->envelope.sealed;
    if (game->sound_plies >
        ply) { // before the accident; in the turn of it the board stays displaced
        game->has_sound = 0;
    }
    jd_start_over(game);
    jd_verdicts_add(out, JD_RESTORE, article)->n = ply;
}
