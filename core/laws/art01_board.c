// art01_board.c -- Article 1: the board. Floor 4.
//
// Laws 1.2 to 1.5 are the numbering of the squares (base.h) and the lines of core/board/attacks.c:
// files and ranks are those of rooks, diagonals those of bishops. SPDX-License-Identifier: MIT

#include "laws.h"

// Law 1.1: dark and light squares alternate; Law 1.2: h1, at White's right hand, is light.
bool jd_law_1_1_is_dark(jd_square square) {
    return (jd_file_of(square) + jd_rank_of(square)) % 2 == 0;
}
