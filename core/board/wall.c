// wall.c -- pawns that block each other for good. Floor 1.
//
// Every pawn stands before another pawn. If besides no piece can ever come to a square where a pawn
// would capture it, and none to a square from where it would capture a pawn, the pawns stay as they
// are for ever. Where a piece can come is overestimated: all other pieces are thought away, and a
// king only shuns what enemy pawns attack. What is impossible even then is impossible.
// SPDX-License-Identifier: MIT

#include "wall.h"

#include "attacks.h"
#include "bitboard.h"
#include "moves.h"

typedef struct pawn_wall {
    const jd_position *position;
    jd_squares pawns;       // of both sides
    jd_squares guarded[2];  // attacked by the pawns of a side
    jd_squares king[2];     // where a king can come
    jd_squares pieces[2];   // where any other piece of a side can come
    jd_squares attacked[2]; // what those pieces can attack
} pawn_wall;

static jd_squares attacks_of(jd_kind kind, unsigned square, jd_squares pawns) {
    switch (kind) {
    case JD_KNIGHT: return jd_geometry_of[square].knight;
    case JD_BISHOP: return jd_bishop_attacks(square, pawns);
    case JD_ROOK: return jd_rook_attacks(square, pawns);
    case JD_QUEEN: return jd_bishop_attacks(square, pawns) | jd_rook_attacks(square, pawns);
    default: return jd_geometry_of[square].king;
    }
}

// Where a piece can come from `square` without ever entering `shut`; *attacked gets what it attacks
// from there.
static jd_squares flood(jd_kind kind, jd_square square, jd_squares pawns, jd_squares shut,
                        jd_squares *attacked) {
    jd_squares reach = jd_bit(square);
    jd_squares fresh = reach;
    while (fresh) {
        const jd_squares seen = attacks_of(kind, jd_lowest(fresh), pawns);
        const jd_squares added = seen & ~(shut | reach);
        *attacked |= seen;
        reach |= added;
        fresh = jd_without_lowest(fresh) | added;
    }
    return reach;
}

static jd_squares pawns_of(const jd_position *position, jd_color side) {
    return position->kind[JD_PAWN] & position->side[side];
}

// No pawn can move now, and none can take a pawn.
static bool is_blocked(const jd_position *position) {
    const jd_squares pawns = position->kind[JD_PAWN];
    const jd_squares white = pawns_of(position, JD_WHITE);
    const jd_squares black = pawns_of(position, JD_BLACK);
    return pawns && !((jd_ahead(white, JD_WHITE) | jd_ahead(black, JD_BLACK)) & ~pawns) &&
           !(jd_pawn_attacks(white, JD_WHITE) & black);
}

// Where the pieces of `side` can come; false if one of them can take a pawn or be taken by one.
static bool survey(pawn_wall *wall, jd_color side) {
    const jd_position *const position = wall->position;
    const jd_color other = jd_other(side);
    const jd_squares prey = pawns_of(position, other);
    const jd_square king = jd_position_king(position, side);
    jd_squares steps = 0;
    wall->king[side] =
        flood(JD_KING, king, wall->pawns, wall->pawns | wall->guarded[other], &steps);
    if (steps & prey & ~wall->guarded[other]) {
        return false;
    }
    jd_squares rest = position->side[side] & ~wall->pawns & ~jd_bit(king);
    for (; rest; rest = jd_without_lowest(rest)) {
        const jd_square square = jd_lowest(rest);
        wall->pieces[side] |= flood(jd_kind_of(position->at[square]), square, wall->pawns,
                                    wall->pawns, &wall->attacked[side]);
    }
    return !(wall->attacked[side] & prey) && !(wall->pieces[side] & wall->guarded[other]);
}

// True if the other king could be mated on `square`: of the squares around it those that no piece
// of the mating side can attack must be closed otherwise, at the end by its king.
static bool could_mate_on(const pawn_wall *wall, jd_color side, jd_square square) {
    const jd_squares around = jd_geometry_of[square].king;
    const jd_squares open = around & ~(wall->pawns | wall->guarded[side] | wall->attacked[side] |
                                       wall->pieces[jd_other(side)]);
    jd_squares kings = wall->king[side] & ~around & ~jd_bit(square);
    for (; kings; kings = jd_without_lowest(kings)) {
        if (!(open & ~jd_geometry_of[jd_lowest(kings)].king)) {
            return true;
        }
    }
    return false;
}

bool jd_wall_stops(const jd_position *position, jd_color side) {
    JD_ASSERT(position);
    if (!is_blocked(position) || jd_can_take_en_passant(position)) {
        return false;
    }
    pawn_wall wall = {.position = position, .pawns = position->kind[JD_PAWN]};
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        wall.guarded[color] = jd_pawn_attacks(pawns_of(position, (jd_color)color), (jd_color)color);
    }
    if (!survey(&wall, JD_WHITE) || !survey(&wall, JD_BLACK)) {
        return false;
    }
    jd_squares places = wall.king[jd_other(side)] & wall.attacked[side];
    for (; places; places = jd_without_lowest(places)) {
        if (could_mate_on(&wall, side, jd_lowest(places))) {
            return false;
        }
    }
    return true;
}
