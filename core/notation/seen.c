// seen.c -- how often a position of a game has been on the board. Floor 2.
//
// Only every second position has the same side to move, and most of them have other squares taken,
// which one number tells.
// SPDX-License-Identifier: MIT

#include "seen.h"

#include "../board/moves.h"

static uint64_t mark_of(const jd_position *position) {
    return (position->side[JD_WHITE] * 0x9E3779B97F4A7C15ULL) ^ position->side[JD_BLACK];
}

static bool is_at(const jd_seen_place *place, const jd_position *position) {
    for (int i = 0; i < 6; i++) {
        if (place->kind[i] != position->kind[JD_PAWN + i]) {
            return false;
        }
    }
    const bool passing = position->en_passant != JD_NO_SQUARE && jd_can_take_en_passant(position);
    return place->white == position->side[JD_WHITE] &&
           place->en_passant == (passing ? position->en_passant : JD_NO_SQUARE) &&
           __builtin_memcmp(place->rook, position->rook, sizeof place->rook) == 0;
}

// Among those with the same side to move as a position at `index`.
static uint32_t count_before(const jd_seen *seen, const jd_position *position, uint32_t index) {
    const uint64_t mark = mark_of(position);
    const uint32_t kept = index < JD_SEEN ? index : JD_SEEN;
    uint32_t count = 0;
    for (uint32_t i = index & 1; i < kept; i += 2) {
        count += seen->mark[i] == mark && is_at(&seen->place[i], position);
    }
    return count;
}

uint32_t jd_seen_put(jd_seen *seen, const jd_position *position, bool first) {
    JD_ASSERT(seen != NULL && position != NULL);
    if (first || position->quiet_plies == 0) {
        seen->length = 0;
        seen->most = 0;
    }
    const uint32_t index = seen->length++;
    const uint32_t occurrences = 1 + count_before(seen, position, index);
    seen->most = occurrences > seen->most ? occurrences : seen->most;
    if (index >= JD_SEEN) {
        return occurrences;
    }
    jd_seen_place *place = &seen->place[index];
    __builtin_memcpy(place->kind, position->kind + JD_PAWN, sizeof place->kind);
    __builtin_memcpy(place->rook, position->rook, sizeof place->rook);
    place->white = position->side[JD_WHITE];
    const bool passing = position->en_passant != JD_NO_SQUARE && jd_can_take_en_passant(position);
    place->en_passant = passing ? position->en_passant : JD_NO_SQUARE;
    seen->mark[index] = mark_of(position);
    return occurrences;
}

uint32_t jd_seen_before(const jd_seen *seen, const jd_position *next) {
    JD_ASSERT(seen != NULL && next != NULL);
    return next->quiet_plies == 0 ? 0 : count_before(seen, next, seen->length);
}
