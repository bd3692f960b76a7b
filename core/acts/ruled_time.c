// ruled_time.c -- what a ruling does to times: used time grows, limits grow, a control is taken as
// passed. Whether a flag falls by it is flag.c. Floor 5. SPDX-License-Identifier: MIT

#include "acts.h"

void jd_charge(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out) {
    game->clock.used_ms[side] = jd_time_sum(game->clock.used_ms[side], ms);
    jd_verdict *penalty = jd_verdicts_add(out, JD_PENALTY, article);
    penalty->side = (uint8_t)side;
    penalty->ms[0] = ms;
}

void jd_punish(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out) {
    jd_charge(game, side, ms, article, out);
    game->clock.charged_ms[side] = jd_time_sum(game->clock.charged_ms[side], ms);
}

void jd_give_bonus(jd_game *game, jd_color side, int64_t ms, jd_article article, jd_verdicts *out) {
    game->clock.bonus_ms[side] = jd_time_sum(game->clock.bonus_ms[side], ms);
    jd_limit_raise_flags(game, side);
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
