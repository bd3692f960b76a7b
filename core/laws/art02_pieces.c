// art02_pieces.c -- Article 2: the pieces. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Laws 2.1, 2.2: sixteen pieces a side on their first squares. Law 8.5 asks this of the start of
// the game.
bool jd_law_2_is_initial(const jd_packed *packed) {
    const jd_position position = jd_position_start();
    const jd_packed initial = jd_pack(&position);
    return jd_packed_same(packed, &initial);
}
