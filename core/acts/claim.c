// claim.c -- resigning, and what a player may claim. Floor 5.
// SPDX-License-Identifier: MIT

#include "found.h"

void jd_act_resign(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_finish(game, jd_law_10_5_lose(game, (jd_color)event->actor, JD_ART_10_2), out);
}

static void refuse(jd_verdicts *out, jd_article article, jd_word word) {
    jd_verdicts_say(out, JD_REFUSE, article, word);
}

// Law 7.4.
static void claim_touch(jd_game *game, const jd_event *event, jd_verdicts *out) {
    switch (jd_law_7_4(game, (jd_color)event->actor)) {
    case JD_TOUCH_CLAIM_NONE: refuse(out, JD_ART_7_2, JD_WORD_NO_VIOLATION); break;
    case JD_TOUCH_CLAIM_LATE: refuse(out, JD_ART_7_4, JD_WORD_TOUCHED); break;
    case JD_TOUCH_CLAIM_OK:
        jd_verdicts_say(out, JD_CLAIM, JD_ART_7_2, JD_WORD_OK);
        jd_restore(game, game->plies - 1, JD_ART_7_2, out);
        jd_verdicts_add(out, JD_OBLIGE, JD_ART_7_2);
        break;
    }
}

// Law 12.8: the claimant has overstepped as well; only a clock that shows it tells who was first.
static void claim_both_flags(jd_game *game, jd_verdicts *out) {
    const uint8_t first_down = game->clock.first_down;
    if (jd_game_param(game, JD_PARAM_clock_log) == JD_CLOCK_SHOWN && first_down != 0) {
        jd_flag_noticed(game, (jd_color)(first_down - 1), JD_WORD_MOVES_MADE, out);
    } else {
        jd_first_flag_unknown(game, false, out);
    }
}

// Law 12.2: with no arbiter present a player may claim the flag of the other, and the program
// confirms it; otherwise the arbiter must look. 2023 6.8: a player may always claim it.
static void claim_flag(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color other = jd_other((jd_color)event->actor);
    if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_HUMAN &&
        jd_game_param(game, JD_PARAM_flag_call) == JD_CALL_OBSERVED) {
        jd_verdicts_say(out, JD_REFER, JD_ART_12_2, JD_WORD_FLAG);
    } else if (jd_law_12_8_both_overstepped(game)) {
        claim_both_flags(game, out);
    } else {
        jd_flag_noticed(game, other, JD_WORD_MOVES_MADE, out);
    }
}

static void claim_illegal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_find_illegal(game, event, out);
}

// Law 8.2.
static void claim_displaced(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const bool played_on = game->has_sound && game->sound_law == JD_ART_8_2;
    if (!played_on && !jd_law_8_2_is_displaced(game)) {
        refuse(out, JD_ART_8_2, JD_WORD_NONE_FOUND);
    } else if ((event->said & JD_SAID_UNRECOVERABLE) == 0) {
        jd_restore_sound(game, (event->said & JD_SAID_TIMES_UNKNOWN) != 0, out);
    } else if (jd_game_param(game, JD_PARAM_irrecoverable) == JD_IRRECOVERABLE_ANNUL) {
        jd_annul(game, JD_ART_8_2, out);
    } else {
        jd_restore_known(game, played_on ? game->sound_plies : game->plies, out);
    }
}

// Law 8.5.
static void claim_setup(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    const jd_word objection = jd_law_8_5_objection(game);
    if (objection != JD_WORD_NOTHING) {
        refuse(out, objection == JD_WORD_LATE ? JD_ART_8_5_LATE : JD_ART_8_5, objection);
    } else {
        jd_annul(game, JD_ART_8_5, out);
    }
}

// Law 8.6: the arbiter may arrange a new game; 2023 7.3: there is one.
static void claim_colours(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    if (!jd_law_8_6_may_rearrange(game)) {
        refuse(out, JD_ART_8_6, JD_WORD_CONTINUE);
    } else if (jd_game_param(game, JD_PARAM_colours_rule) == JD_COLOURS_10_MOVES) {
        jd_annul(game, JD_ART_8_6, out);
    } else {
        jd_verdicts_say(out, JD_REFER, JD_ART_8_6, JD_WORD_REARRANGE);
    }
}

// Law 8.7: the position reached is moved to a board laid rightly; on the program's board nothing
// changes.
static void claim_board(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    (void)event;
    jd_verdicts_add(out, JD_TRANSFER, JD_ART_8_7);
}

// Law 12.4: at once, not after a flag has fallen at the control; 2023 6.10: whenever it is evident.
static void claim_clock(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    const jd_clock *clock = &game->clock;
    const bool hangs = clock->fallen[0] > clock->seen[0] || clock->fallen[1] > clock->seen[1];
    if (hangs && jd_game_param(game, JD_PARAM_clock_defect_latest) == JD_DEFECT_BEFORE_FLAG) {
        refuse(out, JD_ART_12_4, JD_WORD_AFTER_FLAG);
        return;
    }
    if (game->phase == JD_PHASE_RUNNING || game->phase == JD_PHASE_SEALING) {
        jd_stand_still(game);
        jd_verdicts_add(out, JD_STOPPED, JD_ART_12_4);
    }
    jd_verdicts_say(out, JD_REFER, JD_ART_12_4, JD_WORD_CLOCK);
}

// Law 14.6: until the claimant's own first move after the resumption.
static void claim_time(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (!game->was_resumed) {
        refuse(out, JD_ART_14_6, JD_WORD_NONE_FOUND);
    } else if (game->moved_since_resumption[event->actor]) {
        refuse(out, JD_ART_14_6, JD_WORD_FIRST_MOVE_MADE);
        jd_verdicts_say(out, JD_REFER, JD_ART_14_6, JD_WORD_SEVERE);
    } else {
        jd_verdicts_say(out, JD_CLAIM, JD_ART_14_6, JD_WORD_OK);
        jd_verdicts_say(out, JD_REFER, JD_ART_14_6, JD_WORD_CORRECT_CLOCK);
    }
}

// Laws 15.1(1) to 15.1(4): what happened is for the arbiter to judge (15.2).
static void claim_conduct(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    const jd_word other = event->actor == JD_BY_WHITE ? JD_WORD_B : JD_WORD_W;
    jd_verdicts_say(out, JD_REFER, (jd_article)event->article, other);
}

void jd_act_claim(jd_game *game, const jd_event *event, jd_verdicts *out) {
    static jd_effect *const claims[JD_CLAIM_COUNT] = {
        [JD_CLAIM_TOUCH] = claim_touch,
        [JD_CLAIM_FLAG] = claim_flag,
        [JD_CLAIM_ILLEGAL] = claim_illegal,
        [JD_CLAIM_DISPLACED] = claim_displaced,
        [JD_CLAIM_SETUP] = claim_setup,
        [JD_CLAIM_COLOURS] = claim_colours,
        [JD_CLAIM_BOARD] = claim_board,
        [JD_CLAIM_REP3] = jd_claim_draw,
        [JD_CLAIM_FIFTY] = jd_claim_draw,
        [JD_CLAIM_CLOCK] = claim_clock,
        [JD_CLAIM_TIME] = claim_time,
        [JD_CLAIM_CONDUCT] = claim_conduct,
        [JD_CLAIM_INCREMENT] = jd_claim_quickplay,
        [JD_CLAIM_NO_EFFORT] = jd_claim_quickplay,
    };
    JD_ASSERT(event->claim < JD_CLAIM_COUNT);
    claims[event->claim](game, event, out);
}
