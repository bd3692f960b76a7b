// flag.c -- flags that fall and limits that grow. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_flag_falls(jd_game *game, jd_color side, jd_verdicts *out) {
    game->clock.seen[side] = game->clock.fallen[side];
    if (jd_law_10_14_overstepped(game, side)) {
        if (!jd_quickplay_decides(game, side, out)) {
            jd_finish(game, jd_law_10_5_lose(game, side, JD_ART_10_14), out);
        }
    } else if (!jd_verdicts_have(out, JD_FLAG)) {
        jd_verdicts_add(out, JD_FLAG, JD_ART_12_2)->side = (uint8_t)side;
        jd_sheets_due(game, out);
    }
}

void jd_time_added(jd_game *game, jd_color side, jd_article loss, jd_verdicts *out) {
    const bool falls = jd_limit_drop_flags(game, side);
    const bool hangs = game->clock.fallen[side] > game->clock.seen[side];
    if (!falls && !hangs) {
        return;
    }
    if (jd_law_10_14_overstepped(game, side)) {
        game->clock.seen[side] = game->clock.fallen[side];
        jd_finish(game, jd_law_10_5_lose(game, side, loss), out);
    } else if (falls) {
        jd_flag_falls(game, side, out);
    }
}

void jd_charge(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out) {
    game->clock.used_ms[side] = jd_time_sum(game->clock.used_ms[side], ms);
    jd_verdict *penalty = jd_verdicts_add(out, JD_PENALTY, article);
    penalty->side = (uint8_t)side;
    penalty->ms[0] = ms;
}

void jd_give_bonus(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out) {
    game->clock.bonus_ms[side] = jd_time_sum(game->clock.bonus_ms[side], ms);
    jd_verdict *bonus = jd_verdicts_add(out, JD_BONUS, article);
    bonus->side = (uint8_t)side;
    bonus->ms[0] = ms;
}

void jd_next_control(jd_game *game, jd_article article, jd_verdicts *out) {
    jd_clock *clock = &game->clock;
    const uint32_t white = clock->fallen[JD_WHITE];
    const uint32_t passed = white > clock->fallen[JD_BLACK] ? white : clock->fallen[JD_BLACK];
    for (int side = 0; side < 2; side++) {
        clock->seen[side] = clock->fallen[side];
        const uint32_t moves = passed > 0 ? jd_control_moves(&game->profile, passed - 1) : 0;
        if (moves != UINT32_MAX && jd_game_counted(game, (jd_color)side) < moves) {
            game->made[side] = moves;
            game->unpressed[side] = 0;
        }
    }
    jd_verdicts_add(out, JD_NEXTCONTROL, article)->n = passed + 1;
}
