// back.c -- the game goes back to an earlier turn, and what was said since is void. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// What was said of moves that are taken back is void.
static void forget_later(jd_game *game) {
    game->claim = (jd_pending_claim){0};
    if (game->clock.fallen[JD_WHITE] == 0 && game->clock.fallen[JD_BLACK] == 0) {
        game->must_record[JD_WHITE] = game->must_record[JD_BLACK] =
            0; // no control is passed (11.2)
    }
    const uint8_t stood_in = game->phase == JD_PHASE_STOPPED ? game->stopped_in : game->phase;
    if (stood_in == JD_PHASE_SEALING) {
        game->envelope = (jd_envelope){.side = game->position.turn};
    }
}

void jd_forget_envelopes(jd_game *game) {
    game->reply = (jd_envelope){0};
    game->envelope.is_void = game->envelope.sealed;
}

// The position, the duty and the counts of an earlier turn.
static void take_back(jd_game *game, const jd_ply *entry) {
    const jd_position before = jd_unpack(&entry->before);
    const jd_color side = (jd_color)before.turn;
    jd_game_set_position(game, &before);
    game->duty = entry->duty;
    for (int i = 0; i < 2; i++) {
        game->made[i] = entry->made[i];
        game->unpressed[i] = entry->unpressed[i];
    }
    game->unpressed[1 - side] = 0; // answered before its press: that is made up for (6.5)
    game->replays_sealed = (entry->flags & JD_PLY_REPLAYS) != 0;
}

// Law 7.4: the move before may have been against Article 7, but who answered it has touched a
// piece.
static bool was_answered_breach(const jd_game *game, uint32_t ply) {
    return ply > 0 && (game->ply[ply - 1].flags & JD_PLY_TOUCH_BREACH) != 0;
}

static void go_back(jd_game *game, uint32_t ply) {
    game->plies = ply;
    forget_later(game);
    take_back(game, &game->ply[ply]);
    for (int side = 0; side < 2; side++) {
        game->recorded[side] = game->recorded[side] < ply ? game->recorded[side] : ply;
        game->two_hands[side] = 0;
        game->clock.turn_ms[side] = 0;
    }
    game->breach = 0;
    game->breach_lost = was_answered_breach(game, ply);
    game->watched = 0;
    jd_forget_envelopes(game);
    if (game->sound_plies >
        ply) { // before the accident; in the turn of it the board stays displaced
        game->has_sound = 0;
    }
    jd_start_over(game);
}

// In the same turn nothing but the board goes back: what has been said of the move before it, the
// clock that runs, what is sealed, all that stays.
void jd_restore(jd_game *game, uint32_t ply, jd_article article, jd_verdicts *out) {
    if (ply < game->plies) {
        go_back(game, ply);
    } else {
        jd_game_tidy_board(game);
    }
    jd_verdicts_add(out, JD_RESTORE, article)->n = ply;
}
