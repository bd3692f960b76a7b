// desk.c -- acts of the arbiter: clocks, flags, penalties, points (12, 16, 17). Floor 5.
//
// Laws 16.2 and 16.4 are these acts, adjourning in seal.c and stopping in press.c; Law 16.3, that a
// ruling binds, is the move that must be played in guards.c. SPDX-License-Identifier: MIT

#include "found.h"

void jd_act_flag(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_flag_noticed(game, (jd_color)event->side, JD_WORD_NOTHING, out);
}

void jd_act_illegal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_find_illegal(game, event, out);
}

// Law 8.4: back to the position of the adjournment; what was played from the wrong one is void.
static void found_setup(jd_game *game, jd_verdicts *out) {
    if (game->has_sound && game->sound_law == JD_ART_8_4) {
        jd_restore_sound(game, false, out);
    } else {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_8_4, JD_WORD_NONE_FOUND);
    }
}

// 2023 A.5.4: the arbiter sees both kings in check, or a pawn on its last rank.
static void found_position(jd_game *game, jd_verdicts *out) {
    jd_watch(game, out);
    if (!game->watched) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_8_1_WAIT, JD_WORD_NONE_FOUND);
    }
}

// Law 15.1(1): on his person; 2023 11.3.2.2: he loses, whatever the opponent has.
static void found_device(jd_game *game, jd_color side, jd_verdicts *out) {
    const jd_score score = side == JD_WHITE ? JD_BLACK_WINS : JD_WHITE_WINS;
    if (jd_game_param(game, JD_PARAM_device_rule) == JD_DEVICE_LOSS) {
        jd_finish(game, (jd_end){true, score, JD_ART_15_1_1_DEVICE, false}, out);
    } else {
        const jd_word word = side == JD_WHITE ? JD_WORD_W : JD_WORD_B;
        jd_verdicts_say(out, JD_REFER, JD_ART_15_1_1_DEVICE, word);
    }
}

void jd_act_found(jd_game *game, const jd_event *event, jd_verdicts *out) {
    switch (event->choice) {
    case JD_FOUND_DEVICE: found_device(game, (jd_color)event->side, out); break;
    case JD_FOUND_POSITION: found_position(game, out); break;
    default: found_setup(game, out); break;
    }
}

// Law 9.1.
void jd_act_check(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    const bool check = jd_law_9_1_in_check(&game->position);
    jd_verdicts_say(out, JD_INFO, JD_ART_9_1, check ? JD_WORD_CHECK : JD_WORD_NO_CHECK);
}

void jd_act_wait(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    (void)event;
    (void)out;
}

// Law 12.4: the wall clock and the running clock have parted; nobody is charged until the arbiter
// sets a clock.
void jd_act_gap(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    (void)event;
    jd_verdicts_say(out, JD_REFER, JD_ART_12_4, JD_WORD_GAP);
}

// Laws 12.4, 14.6: the arbiter sets a clock.
void jd_act_set(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->side;
    const int64_t used_ms[2] = {side == JD_WHITE ? event->time_ms : game->clock.used_ms[JD_WHITE],
                                side == JD_BLACK ? event->time_ms : game->clock.used_ms[JD_BLACK]};
    jd_set_times(game, used_ms, JD_ART_12_4, out);
    if (jd_game_param(game, JD_PARAM_arbiter) == JD_ARBITER_PROGRAM &&
        game->clock.fallen[side] > game->clock.seen[side]) {
        jd_flag_falls(game, side, out);
    }
}

// Law 12.8: both flags are down.
void jd_act_flags(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (event->choice == JD_FLAGS_FIRST) {
        jd_flag_noticed(game, (jd_color)event->side, JD_WORD_NOTHING, out);
        return;
    }
    jd_first_flag_unknown(game, (event->said & JD_SAID_SHEETS_COMPLETE) != 0, out);
}

// Law 16.5: time added to what the offender has used; it may cost him the game (10.14).
static void add_used(jd_game *game, jd_color side, int64_t ms, jd_verdicts *out) {
    jd_punish(game, side, ms, JD_ART_16_5, out);
    jd_time_added(game, side, JD_ART_10_14, out);
}

// Laws 10.17, 15.2, 16.5: from a warning to the loss of the game.
void jd_act_penalty(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->side;
    switch (event->choice) {
    case JD_PENALTY_WARN: jd_verdicts_add(out, JD_WARN, JD_ART_16_5)->side = (uint8_t)side; break;
    case JD_PENALTY_USED: add_used(game, side, event->time_ms, out); break;
    case JD_PENALTY_BONUS:
        jd_give_bonus(game, jd_other(side), event->time_ms, JD_ART_16_5, out);
        break;
    case JD_PENALTY_LOSS:
        jd_finish(game, jd_law_10_5_lose(game, side, (jd_article)event->article), out);
        break;
    case JD_PENALTY_POINTS: jd_verdicts_say(out, JD_NOTE, JD_ART_16_5, JD_WORD_POINTS); break;
    case JD_PENALTY_FINE: jd_verdicts_say(out, JD_NOTE, JD_ART_16_5, JD_WORD_FINE); break;
    case JD_PENALTY_EXCLUSION: jd_verdicts_say(out, JD_NOTE, JD_ART_16_5, JD_WORD_EXCLUSION); break;
    case JD_PENALTY_EXPULSION: jd_verdicts_say(out, JD_NOTE, JD_ART_16_5, JD_WORD_EXPULSION); break;
    default: jd_finish(game, (jd_end){true, JD_BOTH_LOSE, JD_ART_10_17_BOTH, false}, out); break;
    }
}

void jd_act_annul(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_annul(game, (jd_article)event->article, out);
}

void jd_act_score(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)game;
    (void)event;
    jd_verdicts_add(out, JD_POINTS, JD_ART_17);
}
