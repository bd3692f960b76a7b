// seal.c -- adjourning and sealing a move (13, 14.4). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// Law 14.4: the reply that waits for the absent sealer is the move sealed for the next session.
static void adjourn_with_reply(jd_game *game, jd_verdicts *out) {
    game->envelope = game->reply;
    game->reply = (jd_envelope){0};
    game->phase = JD_PHASE_ADJOURNED;
    jd_clock_stop(&game->clock);
    jd_verdicts_say(out, JD_NOTE, JD_ART_13_1_1, JD_WORD_SESSION_ENDS);
}

// Law 13.1(2): the mover himself ends the session early; what is left of it is added when he stops
// the clock.
void jd_act_adjourn(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (game->reply.sealed) {
        adjourn_with_reply(game, out);
        return;
    }
    const jd_color waiting = jd_other(jd_game_turn(game));
    const bool answers = event->actor == JD_BY_ARBITER || event->actor == waiting;
    if (answers && !jd_answer_unseen(game, waiting, out)) {
        return;
    }
    game->phase = JD_PHASE_SEALING;
    game->early = event->actor != JD_BY_ARBITER;
    game->replays_sealed = 0; // the move of a lost envelope is sealed anew, on his clock
    if (game->clock.running == JD_CLOCK_OFF) {
        game->clock.running = game->position.turn;
    }
    game->envelope = (jd_envelope){.side = (uint8_t)jd_game_turn(game)};
    game->reply = (jd_envelope){0};
    jd_verdicts_say(out, JD_NOTE, JD_ART_13_1_1, JD_WORD_SESSION_ENDS);
}

// The envelope the side is writing for: the sealed move, or the reply to it.
static jd_envelope *envelope_of(jd_game *game, jd_color side) {
    return jd_law_13_1_seals(game, side) ? &game->envelope : &game->reply;
}

// Law 13.1(1): written plainly; writing again opens the envelope again.
void jd_act_seal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_envelope *envelope = envelope_of(game, (jd_color)event->actor);
    *envelope = (jd_envelope){.note = event->note, .side = event->actor};
    jd_verdicts_say(out, JD_NOTE, JD_ART_13_1_1, JD_WORD_WRITTEN);
}

void jd_act_envelope(jd_game *game, const jd_event *event, jd_verdicts *out) {
    envelope_of(game, (jd_color)event->actor)->closed = 1;
    jd_verdicts_say(out, JD_NOTE, JD_ART_13_1_1, JD_WORD_CLOSED);
}

// Law 13.2: who sealed, the number of the move, the times used.
static void say_sealed(const jd_game *game, jd_color side, jd_article article, jd_verdicts *out) {
    jd_verdict *sealed = jd_verdicts_add(out, JD_SEALED, article);
    sealed->side = (uint8_t)side;
    sealed->n = game->position.fullmove_number;
    sealed->ms[0] = game->clock.used_ms[JD_WHITE];
    sealed->ms[1] = game->clock.used_ms[JD_BLACK];
}

// Law 13.1(2): true if time was added.
static bool charge_early(jd_game *game, jd_color side, jd_verdicts *out) {
    const int64_t rest_ms = jd_law_13_1_2_session_left_ms(game);
    const bool early = game->early && rest_ms > 0;
    if (early) {
        jd_charge(game, side, rest_ms, JD_ART_13_1_2, out);
    }
    return early;
}

// Law 13.1(1): the clock is stopped last. The sealed move counts (6.5) when the added time is
// judged.
static void seal_move(jd_game *game, jd_color side, jd_verdicts *out) {
    const bool charged = charge_early(game, side, out);
    game->envelope.sealed = 1;
    game->phase = JD_PHASE_ADJOURNED;
    game->has_must_seal = 0;
    game->unpressed[JD_WHITE] = game->unpressed[JD_BLACK] = 0; // the clocks are set anew (14.1)
    jd_clock_stop(&game->clock);
    jd_game_tidy_board(game);
    game->partial = JD_NOTHING_MISSING;
    say_sealed(game, side, JD_ART_13_2, out);
    if (game->offer.standing && jd_game_param(game, JD_PARAM_sealing) == 2) { // 2023 I.2.6
        jd_verdicts_say(out, JD_NOTE, JD_ART_13_2, JD_WORD_OFFERED);
    }
    if (charged) {
        game->made[side]++;
        jd_time_added(game, side, JD_ART_10_14, out);
        game->made[side]--;
    }
}

// Law 14.4: the reply is sealed, the own clock stopped and that of the absent player started.
static void seal_reply(jd_game *game, jd_color side, jd_verdicts *out) {
    game->reply.sealed = 1;
    game->clock.running = (uint8_t)jd_other(side);
    say_sealed(game, side, JD_ART_14_4, out);
}

bool jd_press_seals(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_law_13_1_seals(game, side)) {
        seal_move(game, side, out);
        return true;
    }
    if (game->reply.closed && jd_law_14_4_may_seal_reply(game, side)) {
        seal_reply(game, side, out);
        return true;
    }
    return false;
}
