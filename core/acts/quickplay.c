// quickplay.c -- what waits for the arbiter's answer; games without increment (2023 Guidelines
// III). Floor 5. SPDX-License-Identifier: MIT

#include "acts.h"

enum { TWO_MINUTES_MS = 120000, FIVE_SECONDS_MS = 5000 };

// ---- asking -------------------------------------------------------------------------------------

void jd_claim_quickplay(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const bool increment = event->claim == JD_CLAIM_INCREMENT;
    const jd_article article = increment ? JD_ART_III_4 : JD_ART_III_5;
    const jd_word objection = jd_law_quickplay_objection(game, side);
    if (objection != JD_WORD_NOTHING) {
        jd_verdicts_say(out, JD_REFUSE, article, objection);
        return;
    }
    if (!jd_answer_unseen(game, side, out)) {
        return;
    }
    game->question = (jd_question){.asked = increment ? JD_ASKED_INCREMENT : JD_ASKED_NO_EFFORT,
                                   .side = event->actor};
    jd_stand_still(game);
    jd_verdicts_add(out, JD_STOPPED, article);
    if (increment) { // III.4: asking for it is an offer of a draw
        game->offer.standing = 1;
        game->offer.by = (uint8_t)side;
        jd_verdicts_add(out, JD_OFFER, article)->side = (uint8_t)side;
    }
    jd_verdicts_say(out, JD_REFER, article, increment ? JD_WORD_INCREMENT : JD_WORD_NO_EFFORT);
}

bool jd_quickplay_decides(jd_game *game, jd_color side, jd_verdicts *out) {
    jd_question *question = &game->question;
    if (question->asked != JD_ASKED_NO_EFFORT || !question->postponed || question->side != side) {
        return false;
    }
    question->fallen = 1;
    jd_stand_still(game);
    jd_verdicts_add(out, JD_STOPPED, JD_ART_III_5);
    jd_verdicts_say(out, JD_REFER, JD_ART_III_5, JD_WORD_NO_EFFORT);
    return true;
}

// ---- the answer ---------------------------------------------------------------------------------

static void answer_agreement(jd_game *game, jd_choice answer, jd_verdicts *out) {
    if (answer == JD_ANSWER_YES) {
        jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_10_6, false}, out);
    } else {
        game->question = (jd_question){0};
        game->offer.standing = 0;
        jd_verdicts_say(out, JD_NOTE, JD_ART_10_6_RULED, JD_WORD_DENIED);
    }
}

static void go_on(jd_game *game, jd_verdicts *out) {
    if (game->phase == JD_PHASE_STOPPED) {
        jd_go_on(game, out);
    }
}

// III.4: five seconds more for every move from now on, and two minutes for the other.
static void answer_increment(jd_game *game, jd_choice answer, jd_verdicts *out) {
    const jd_color side = (jd_color)game->question.side;
    game->question = (jd_question){0};
    game->offer.standing = 0;
    if (answer == JD_ANSWER_YES) {
        game->clock.extra_inc_ms = FIVE_SECONDS_MS;
        for (int each = 0; each < 2; each++) {
            game->clock.extra_from[each] = jd_game_counted(game, (jd_color)each);
        }
        jd_verdicts_say(out, JD_NOTE, JD_ART_III_4, JD_WORD_INCREMENT);
        jd_give_bonus(game, jd_other(side), TWO_MINUTES_MS, JD_ART_III_4, out);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_III_4, JD_WORD_DENIED);
    }
    go_on(game, out);
}

// III.5.1: a draw, or (III.5.2) later perhaps, or (III.5.3) no; the other gets two minutes.
static void answer_no_effort(jd_game *game, jd_choice answer, jd_verdicts *out) {
    const jd_question question = game->question;
    const jd_color side = (jd_color)question.side;
    if (answer == JD_ANSWER_YES) {
        jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_III_5, false}, out);
        return;
    }
    game->question = (jd_question){0};
    if (question.fallen) {
        jd_finish(game, jd_law_10_5_lose(game, side, JD_ART_10_14), out);
        return;
    }
    if (answer == JD_ANSWER_POSTPONE) {
        game->question = question;
        game->question.postponed = 1;
    }
    jd_verdicts_say(out, JD_NOTE, JD_ART_III_5,
                    answer == JD_ANSWER_POSTPONE ? JD_WORD_POSTPONED : JD_WORD_DENIED);
    if (!question.postponed) {
        jd_give_bonus(game, jd_other(side), TWO_MINUTES_MS, JD_ART_III_5, out);
        go_on(game, out);
    }
}

void jd_act_answer(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_choice answer = (jd_choice)event->choice;
    switch (game->question.asked) {
    case JD_ASKED_AGREEMENT: answer_agreement(game, answer, out); break;
    case JD_ASKED_INCREMENT: answer_increment(game, answer, out); break;
    default: answer_no_effort(game, answer, out); break;
    }
}
