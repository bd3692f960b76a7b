// claim_draw.c -- claiming a draw: the check, the penalty, the forced move (10.10 to 10.13).
// Floor 5. SPDX-License-Identifier: MIT

#include "acts.h"

// Law 10.13(2): five minutes more used by the claimant; 2023 9.5.3: two minutes to the opponent.
static void charge(jd_game *game, jd_color side, jd_verdicts *out) {
    const int64_t ms = jd_game_param(game, JD_PARAM_bad_claim_ms);
    if (jd_game_param(game, JD_PARAM_bad_claim) == JD_BAD_CLAIM_BONUS) {
        jd_give_bonus(game, jd_other(side), ms, JD_ART_10_13_2, out);
        return;
    }
    jd_punish(game, side, ms, JD_ART_10_13_2, out);
    jd_time_added(game, side, JD_ART_10_13_2, out);
}

// Law 10.13(2): play goes on; an announced move must be played, of one that may not be the piece
// named, by analogy with Article 7.
static void go_on(jd_game *game, const jd_draw_claim *claim, jd_verdicts *out) {
    if (claim->announced != JD_NO_MOVE) {
        game->has_must_play = 1;
        game->must_play = claim->announced;
        game->envelope.note = (jd_note){0}; // what has been written to be sealed is another move
        game->envelope.closed = 0;
        jd_verdicts_add(out, JD_MUSTPLAY, JD_ART_10_13_2)->move = claim->announced;
    } else if (claim->named != 0 &&
               jd_game_param(game, JD_PARAM_illegal_announced) == JD_ANNOUNCED_PIECE) {
        game->duty = jd_law_7_2_touch(game, claim->named);
        jd_say_duty(game, JD_ART_7_3, out);
    }
}

static void decide(jd_game *game, jd_verdicts *out) {
    const jd_pending_claim pending = game->claim;
    const jd_color side = (jd_color)pending.side;
    const jd_draw_claim claim =
        pending.claim == JD_CLAIM_REP3 ? jd_law_10_10(game) : jd_law_10_12(game);
    game->claim = (jd_pending_claim){0};
    game->phase = pending.from_phase;
    if (game->phase != JD_PHASE_STOPPED) {
        jd_clock_restart(&game->clock);
    }
    jd_verdicts_say(out, JD_CLAIM, claim.article, claim.right ? JD_WORD_OK : JD_WORD_BAD);
    if (claim.right) {
        jd_finish(game, (jd_end){true, JD_DRAWN, claim.article, false}, out);
        return;
    }
    charge(game, side, out);
    if (!jd_game_is_over(game)) {
        go_on(game, &claim, out);
        jd_sheets_after_stop(game, out);
    }
}

// Law 10.13: whoever has stopped the clocks himself to claim plays on after a wrong claim; stopped
// for something else they stand until that is settled.
static uint8_t phase_after(jd_game *game, jd_color side) {
    if (game->phase == JD_PHASE_STOPPED && game->stopped_by == 1 + side) {
        game->stopped_by = 0;
        return game->stopped_in;
    }
    return game->phase;
}

// Law 10.13: both clocks are stopped first, by the arbiter or in his absence by the claimant.
void jd_claim_draw(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const jd_word objection = jd_law_10_11_objection(game, side);
    if (!jd_law_10_13_may_be_made(game)) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_10_13, JD_WORD_STOPPED);
    } else if (objection != JD_WORD_NOTHING) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_10_11, objection);
    } else if (jd_answer_unseen(game, side, out)) {
        game->claim = (jd_pending_claim){1, event->actor, event->claim, phase_after(game, side)};
        game->claimed = 1;
        jd_stand_still(game);
        jd_verdicts_add(out, JD_STOPPED, JD_ART_10_13);
        jd_offer_by_claim(game, side, out);
        if (jd_game_param(game, JD_PARAM_arbiter) != JD_ARBITER_HUMAN) {
            decide(game, out);
        }
    }
}

void jd_act_verify(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    decide(game, out);
}

// Laws 10.10(1), 11.1: a move may be written before it is played; it binds nobody by itself.
void jd_act_write(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->written[event->actor] = event->note;
    jd_verdicts_say(out, JD_NOTE, JD_ART_11_1, JD_WORD_WRITTEN);
}

// Law 10.12: announced before the event.
void jd_act_extend(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->extension[game->extensions++] = event->extension;
    jd_verdicts_say(out, JD_NOTE, JD_ART_10_12, JD_WORD_EXTENDED);
}
