// art09_check.c -- Article 9: check. Floor 4.
//
// Law 9.2: what parries a check is part of the legal moves (core/board/generate.h). Law 9.3: check
// need not be announced, so nothing here says so to a player. SPDX-License-Identifier: MIT

#include "laws.h"

// Law 9.1: attacked by one or two enemy pieces, pinned ones included.
bool jd_law_9_1_in_check(const jd_position *position) { return jd_checkers(position) != 0; }
