// presence.c -- coming late, refusing to comply (10.15, 10.17, 14.3). Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_act_absent(jd_game *game, const jd_event *event, jd_verdicts *out) {
    game->absent[event->actor] = 1;
    jd_verdicts_say(out, JD_NOTE, JD_ART_10_15, JD_WORD_ABSENT);
}

// 2023 6.7: neither had come, and the first who does comes too late; so would the other.
static bool is_late_for_both(const jd_game *game) {
    return game->absent[JD_WHITE] && game->absent[JD_BLACK] && !game->was_resumed &&
           game->phase != JD_PHASE_SETUP && game->wall_ms > jd_law_10_15_last_ms(game);
}

// Law 14.3: the clock of a replier who comes late runs until then; it is stopped for the opening of
// the envelope.
void jd_act_arrive(jd_game *game, const jd_event *event, jd_verdicts *out) {
    if (is_late_for_both(game)) {
        jd_finish(game, (jd_end){true, JD_BOTH_LOSE, JD_ART_10_15_BOTH, false}, out);
        return;
    }
    game->absent[event->actor] = 0;
    if (game->phase == JD_PHASE_RESUMING && game->clock.running == event->actor) {
        jd_clock_stop(&game->clock);
        jd_verdicts_add(out, JD_STOPPED, JD_ART_14_3);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_10_15, JD_WORD_ARRIVED);
    }
}

// Law 10.17.
void jd_act_refuse(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_finish(game, jd_law_10_5_lose(game, (jd_color)event->actor, JD_ART_10_17), out);
}
