// art08_restore.c -- Article 8: illegal positions. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 8.1: the earliest illegal move governs.
uint32_t jd_law_8_1_first_illegal(const jd_game *game) {
    for (uint32_t ply = 0; ply < game->plies; ply++) {
        if (game->ply[ply].flags & JD_PLY_ILLEGAL) {
            return ply;
        }
    }
    return game->plies;
}

// Laws 4.1, 5, 9.1: what is wrong with a move that nobody may make.
jd_word jd_law_8_1_reason(const jd_game *game, jd_square from, jd_square to, jd_kind promotion) {
    switch (jd_why_illegal(&game->position, from, to, promotion).code) {
    case JD_REASON_PINNED:
    case JD_REASON_KING_ATTACKED:
    case JD_REASON_IN_CHECK:
    case JD_REASON_EN_PASSANT_PINNED: return JD_WORD_KING_LEFT_IN_CHECK;
    case JD_REASON_PROMOTION_KIND: return JD_WORD_BAD_PROMOTION;
    default: return JD_WORD_PIECE_CANNOT_MOVE_SO;
    }
}

// Law 8.2: the board is not that of the position although nobody has begun a move or holds a piece.
bool jd_law_8_2_is_displaced(const jd_game *game) {
    if (game->partial != JD_NOTHING_MISSING || game->has_unseen) {
        return false;
    }
    for (int side = 0; side < 2; side++) {
        if (game->hand[side].piece != JD_EMPTY) {
            return false;
        }
    }
    for (int square = 0; square < 64; square++) {
        if (game->at[square] != game->position.at[square] || game->under[square] != JD_EMPTY) {
            return true;
        }
    }
    return false;
}

// Law 8.6: not more than a quarter of the time that both have for the first control.
bool jd_law_8_6_may_rearrange(const jd_game *game) {
    const int64_t gone_ms =
        jd_time_sum(game->clock.used_ms[JD_WHITE], game->clock.used_ms[JD_BLACK]);
    const int64_t first_ms = jd_control_limit(&game->profile, 0);
    return first_ms < JD_FOREVER && gone_ms <= 2 * first_ms / 4;
}
