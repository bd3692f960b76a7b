// sheet.c -- scoresheets: recording, lending, completing (11). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

// 2023 8.1.2: a move may be written ahead for a claim or to be sealed only. 2023 8.1.3: the own
// move before must be on the sheet. What follows is for the arbiter.
void jd_sheets_at_move(const jd_game *game, jd_color side, jd_verdicts *out) {
    if (game->phase != JD_PHASE_RUNNING) {
        return;
    }
    const bool may = jd_game_param(game, JD_PARAM_record_ahead) == JD_AHEAD_YES || game->claimed;
    if (!may && game->written[side].length > 0) {
        jd_verdicts_say(out, JD_REFER, JD_ART_11_1_AHEAD, JD_WORD_AHEAD);
    }
    if (jd_law_11_1_behind(game, side)) {
        jd_verdicts_say(out, JD_REFER, JD_ART_11_1_BEHIND, JD_WORD_BEHIND);
    }
}

// The clock that runs when the sheet is complete: the one of the side having the move, but a move
// that is not yet pressed is first pressed by its player.
static void run_on(jd_game *game, jd_color side) {
    const jd_clock *clock = &game->clock;
    if (jd_clock_whose(clock) == side) {
        const bool own_press = game->unpressed[side] && clock->ran_before_stop == side;
        jd_clock_give(&game->clock, own_press ? (uint8_t)side : game->position.turn);
    }
}

// Law 11.7: the clocks run again by themselves once both sheets are complete; stopped for something
// else they stand on (12.5).
static void complete_in_stop(jd_game *game, jd_color side, jd_verdicts *out) {
    game->must_record[side] = 0;
    if (!game->stopped_for_sheets) {
        run_on(game, side);
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_6, JD_WORD_SHEET_COMPLETE);
    } else if (game->must_record[1 - side]) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_7, JD_WORD_RECORDED);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_7, JD_WORD_SHEETS_COMPLETE);
        jd_go_on(game, out);
    }
}

void jd_act_record(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->actor;
    const bool due = game->must_record[side] != 0;
    game->recorded[side] = game->plies;
    if (due && game->phase == JD_PHASE_STOPPED) {
        complete_in_stop(game, side, out);
    } else if (due || game->sheet_lent[side]) {
        game->must_record[side] = 0;
        game->sheet_lent[side] = 0;
        run_on(game, side);
        jd_verdicts_say(out, JD_NOTE, due ? JD_ART_11_6 : JD_ART_11_5, JD_WORD_SHEET_COMPLETE);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_1, JD_WORD_RECORDED);
    }
}

// Law 11.4: not exempt and not willing: the arbiter applies 10.17.
void jd_act_norecord(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (jd_law_11_2_is_exempt(game, (jd_color)event->actor)) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_2, JD_WORD_EXEMPT);
    } else {
        jd_verdicts_say(out, JD_REFER, JD_ART_11_4, JD_WORD_LAW_10_17);
    }
}

// Law 11.5: the opponent may not refuse his sheet; the time is the completer's.
void jd_act_sheet(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color side = (jd_color)event->side;
    if (event->choice == JD_SHEET_DENY) {
        jd_verdicts_say(out, JD_NOTE, JD_ART_11_5, JD_WORD_DENIED);
        return;
    }
    game->sheet_lent[side] = 1;
    jd_sheets_run_for(game, side);
    jd_verdicts_say(out, JD_NOTE, JD_ART_11_5, JD_WORD_LENT);
}

// Law 11.8: the sheets alone do not suffice.
void jd_act_sheets(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    if (game->must_record[JD_WHITE] || game->must_record[JD_BLACK]) {
        game->clock.running = (uint8_t)jd_game_turn(game);
    }
    jd_sheets_stop(game, out);
}

// Law 11.9: the game goes on with the next move as the first of the next control.
void jd_act_cannot(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    game->must_record[JD_WHITE] = game->must_record[JD_BLACK] = 0;
    jd_go_on(game, out);
    jd_verdicts_add(out, JD_CONTINUE, JD_ART_11_9);
    jd_next_control(game, JD_ART_11_9, out);
}
