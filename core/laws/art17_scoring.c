// art17_scoring.c -- Article 17: points. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 17: one for a win, a half for a draw, or as the event has it; if both lose (10.17) each has
// what a loss is worth.
int jd_law_17_half_points(const jd_game *game, jd_color side) {
    const int64_t points = jd_game_param(game, JD_PARAM_points);
    enum { WIN, DRAW, LOSS };
    switch ((jd_score)game->score) {
    case JD_WHITE_WINS: return (int)jd_triple_part(points, side == JD_WHITE ? WIN : LOSS);
    case JD_BLACK_WINS: return (int)jd_triple_part(points, side == JD_BLACK ? WIN : LOSS);
    case JD_DRAWN: return (int)jd_triple_part(points, DRAW);
    case JD_BOTH_LOSE: return (int)jd_triple_part(points, LOSS);
    default: return 0;
    }
}
