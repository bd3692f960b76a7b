// art17_scoring.c -- Article 17: points. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 17: one for a win, a half for a draw; nothing for either if both lose (10.17).
int jd_law_17_half_points(jd_score score, jd_color side) {
    switch (score) {
    case JD_WHITE_WINS: return side == JD_WHITE ? 2 : 0;
    case JD_BLACK_WINS: return side == JD_BLACK ? 2 : 0;
    case JD_DRAWN: return 1;
    default: return 0;
    }
}
