// quickplay.c -- games without increment (2023 Guidelines III): no part of the 17 Articles.
// Floor 4. SPDX-License-Identifier: MIT

#include "laws.h"

enum { TWO_MINUTES_MS = 120000 };

// 2023 III.2, III.4, III.5: the player having the move, with less than two minutes, in the last
// period of a game without increment.
jd_word jd_law_quickplay_objection(const jd_game *game, jd_color side) {
    const uint32_t due = jd_control_of(&game->profile, jd_game_counted(game, side));
    if (jd_game_param(game, JD_PARAM_quickplay) == 0) {
        return JD_WORD_NOT_PROVIDED;
    }
    if (game->question.asked != JD_ASKED_NOTHING) {
        return JD_WORD_CLAIM_PENDING;
    }
    if (!jd_law_3_2_may_act(game, side) || game->phase != JD_PHASE_RUNNING) {
        return JD_WORD_NOT_ON_MOVE;
    }
    if (jd_limit_increment_ms(game, side) > 0) {
        return JD_WORD_HAS_INCREMENT;
    }
    const bool last = jd_control_moves(&game->profile, due) == UINT32_MAX;
    const bool little = jd_law_12_1_left_ms(game, side) < TWO_MINUTES_MS;
    return last && little ? JD_WORD_NOTHING : JD_WORD_TIME_LEFT;
}
