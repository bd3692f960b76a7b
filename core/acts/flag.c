// flag.c -- flags that fall, by time or by a ruling. Floor 5.
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
