// view.c -- a position as the generator wants to see it. Floor 1.
// SPDX-License-Identifier: MIT

#include "view.h"

#include "moves.h"

static jd_army army_of(const jd_position *position, jd_color color) {
    const jd_squares all = position->side[color];
    return (jd_army){
        .all = all,
        .pawns = position->kind[JD_PAWN] & all,
        .knights = position->kind[JD_KNIGHT] & all,
        .sloping = (position->kind[JD_BISHOP] | position->kind[JD_QUEEN]) & all,
        .straight = (position->kind[JD_ROOK] | position->kind[JD_QUEEN]) & all,
        .kings = position->kind[JD_KING] & all,
    };
}

// A set-up board may name rights that mean nothing. Castling needs king and rook on the side's
// first rank, the rook on the side its wing says.
jd_castling jd_castling_of(const jd_position *position, jd_color color, jd_wing wing) {
    const jd_squares home = color == JD_WHITE ? JD_RANK_1 : JD_RANK_8;
    const jd_squares kings = position->kind[JD_KING] & position->side[color];
    const unsigned rook = position->rook[color][wing];
    if (rook >= 64 || !(kings & home)) {
        return (jd_castling){0, 0, 0};
    }
    const unsigned king = jd_lowest(kings);
    const jd_squares rooks = position->kind[JD_ROOK] & position->side[color] & home;
    if (!jd_has(rooks, rook) || !jd_has(home, king) || (rook > king) != (wing == JD_SHORT)) {
        return (jd_castling){0, 0, 0};
    }
    const unsigned king_to = (king & 56) + (wing == JD_SHORT ? 6 : 2);
    const unsigned rook_to = (king & 56) + (wing == JD_SHORT ? 5 : 3);
    const jd_squares crossed = jd_stretch(king, king_to);
    const jd_squares movers = (jd_squares)1 << king | (jd_squares)1 << rook;
    return (jd_castling){
        .rook = (jd_squares)1 << rook,
        .way = (crossed | jd_stretch(rook, rook_to)) & ~movers,
        .crossed = crossed & ~((jd_squares)1 << king),
    };
}

jd_squares jd_passed_of(const jd_position *position, jd_color mover) {
    const jd_squares sixth = mover == JD_WHITE ? JD_RANK_8 >> 16 : JD_RANK_1 << 16;
    if (position->en_passant >= 64) {
        return 0;
    }
    const jd_color other = jd_other(mover);
    const jd_squares occupied = position->side[JD_WHITE] | position->side[JD_BLACK];
    const jd_squares passed = jd_bit(position->en_passant) & sixth & ~occupied;
    const jd_squares pawn = jd_ahead(passed, other) & position->kind[JD_PAWN];
    return pawn & position->side[other] ? passed : 0;
}

jd_squares jd_attackers_on(const jd_position *position, jd_square square, jd_color by,
                           jd_squares occupied) {
    const jd_army army = army_of(position, by);
    const jd_geometry *const geometry = &jd_geometry_of[square];
    return (geometry->knight & army.knights) | (geometry->king & army.kings) |
           (jd_pawn_attacks(jd_bit(square), jd_other(by)) & army.pawns) |
           (jd_bishop_attacks(square, occupied) & army.sloping) |
           (jd_rook_attacks(square, occupied) & army.straight);
}

jd_view jd_view_of(const jd_position *position, jd_color color) {
    return (jd_view){
        .own = army_of(position, color),
        .enemy = army_of(position, jd_other(color)),
        .occupied = position->side[JD_WHITE] | position->side[JD_BLACK],
        .passed = jd_passed_of(position, color),
        .castling = {jd_castling_of(position, color, JD_SHORT),
                     jd_castling_of(position, color, JD_LONG)},
    };
}

static jd_squares castling_targets(const jd_position *position, jd_color color, jd_square king) {
    jd_squares targets = 0;
    for (jd_wing wing = JD_SHORT; wing <= JD_LONG; wing++) {
        const jd_squares rook = jd_castling_of(position, color, wing).rook;
        const jd_squares usual = jd_bit((jd_square)((king & 56) + (wing == JD_SHORT ? 6 : 2)));
        targets |= rook && !position->chess960 ? usual : rook;
    }
    return targets;
}

jd_squares jd_geometric_targets(const jd_position *position, jd_square square) {
    const jd_piece piece = position->at[square];
    const jd_color color = jd_color_of(piece);
    const jd_squares here = jd_bit(square);
    const jd_squares home = color == JD_WHITE ? JD_RANK_1 << 8 : JD_RANK_8 >> 8;
    switch (jd_kind_of(piece)) {
    case JD_PAWN:
        return jd_ahead(here, color) | jd_ahead(jd_ahead(here & home, color), color) |
               jd_pawn_attacks(here, color);
    case JD_KNIGHT: return jd_geometry_of[square].knight;
    case JD_BISHOP: return jd_diagonals(square);
    case JD_ROOK: return jd_straights(square);
    case JD_QUEEN: return jd_diagonals(square) | jd_straights(square);
    case JD_KING: return jd_geometry_of[square].king | castling_targets(position, color, square);
    default: return 0;
    }
}
