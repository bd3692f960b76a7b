// identity.c -- when two positions are the same, Law 10.10. Floor 1.
//
// Apart from position.c, because it asks for a legal move: whether a pawn can be taken en passant.
// SPDX-License-Identifier: MIT

#include "moves.h"

static jd_square effective_en_passant(const jd_position *position) {
    return jd_can_take_en_passant(position) ? position->en_passant : JD_NO_SQUARE;
}

bool jd_position_same(const jd_position *a, const jd_position *b) {
    for (int kind = JD_PAWN; kind <= JD_KING; kind++) {
        if (a->kind[kind] != b->kind[kind]) {
            return false;
        }
    }
    for (int color = 0; color < 2; color++) {
        if (a->side[color] != b->side[color] ||
            a->rook[color][JD_SHORT] != b->rook[color][JD_SHORT] ||
            a->rook[color][JD_LONG] != b->rook[color][JD_LONG]) {
            return false;
        }
    }
    return a->turn == b->turn && effective_en_passant(a) == effective_en_passant(b);
}

// The high half of the product comes back to the low one.
static uint64_t mix(uint64_t hash, uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15ULL;
    return hash ^ hash >> 29;
}

// Three chains that do not wait for each other.
uint64_t jd_position_hash(const jd_position *position) {
    uint64_t rest = position->turn;
    for (int color = 0; color < 2; color++) {
        rest = rest << 8 | position->rook[color][JD_SHORT];
        rest = rest << 8 | position->rook[color][JD_LONG];
    }
    const jd_squares *kind = position->kind;
    const uint64_t a = mix(mix(rest, kind[JD_PAWN]), kind[JD_KNIGHT]);
    const uint64_t b = mix(mix(effective_en_passant(position), kind[JD_BISHOP]), kind[JD_ROOK]);
    const uint64_t c = mix(mix(position->side[JD_WHITE], kind[JD_QUEEN]), kind[JD_KING]);
    return mix(mix(mix(a, position->side[JD_BLACK]), b), c);
}
