// movers.c -- who may go to a square: the question a written move asks. Floor 1.
//
// A text names the kind of the piece and the square it goes to. The pieces of that kind that reach
// the square are seen from the square itself; then the king is looked at on the board as it would
// be. That is a few look-ups where a list of all moves would be some dozens.
// SPDX-License-Identifier: MIT

#include "moves.h"

#include "view.h"

typedef struct crossing {
    jd_color color; // of the mover
    jd_squares occupied;
    jd_squares own;
    jd_squares enemy;
    jd_squares kings; // own
    unsigned king;    // the one that can be in check, if there is any
} crossing;

// True if no enemy piece sees `king` on the board `occupied`; `taken` has left it.
static bool is_safe(const jd_position *position, const crossing *here, unsigned king,
                    jd_squares occupied, jd_squares taken) {
    const jd_squares enemy = here->enemy & ~taken;
    const jd_squares queens = position->kind[JD_QUEEN];
    const jd_squares sloping = (position->kind[JD_BISHOP] | queens) & enemy;
    const jd_squares straight = (position->kind[JD_ROOK] | queens) & enemy;
    if ((jd_geometry_of[king].knight & position->kind[JD_KNIGHT] & enemy) ||
        (jd_geometry_of[king].king & position->kind[JD_KING] & enemy) ||
        (jd_pawn_attacks((jd_squares)1 << king, here->color) & position->kind[JD_PAWN] & enemy)) {
        return false;
    }
    if (jd_diagonals(king) & sloping && jd_bishop_attacks(king, occupied) & sloping) {
        return false;
    }
    return !(jd_straights(king) & straight && jd_rook_attacks(king, occupied) & straight);
}

// Law 9.1: the move must not leave the king attacked.
static bool leaves_king_safe(const jd_position *position, const crossing *here, jd_squares from,
                             jd_square to, jd_squares taken) {
    if (!here->kings) {
        return true;
    }
    const jd_squares occupied = (here->occupied & ~(from | taken)) | jd_bit(to);
    const unsigned king = from == ((jd_squares)1 << here->king) ? to : here->king;
    return is_safe(position, here, king, occupied, taken | jd_bit(to));
}

// Law 5.6: the pawns that reach `to` straight ahead, by capture, or en passant (*taken is then the
// pawn passed).
static jd_squares pawns_to(const jd_position *position, const crossing *here, jd_square to,
                           jd_squares *passed_pawn) {
    const jd_squares pawns = position->kind[JD_PAWN] & here->own;
    const jd_squares target = jd_bit(to);
    const jd_color other = jd_other(here->color);
    if (here->enemy & target) {
        return jd_pawn_attacks(target, other) & pawns;
    }
    const jd_squares third = here->color == JD_WHITE ? JD_RANK_1 << 16 : JD_RANK_8 >> 16;
    const jd_squares behind = jd_ahead(target, other);
    jd_squares found = behind & pawns;
    if (!(behind & here->occupied) && behind & third) {
        found = jd_ahead(behind, other) & pawns;
    }
    if (position->en_passant == to && jd_passed_of(position, here->color)) {
        *passed_pawn = behind;
        found |= jd_pawn_attacks(target, other) & pawns;
    }
    return found;
}

static jd_squares pieces_to(const jd_position *position, const crossing *here, jd_kind kind,
                            jd_square to) {
    const jd_squares pieces = position->kind[kind] & here->own;
    switch (kind) {
    case JD_KNIGHT: return jd_geometry_of[to].knight & pieces;
    case JD_BISHOP: return jd_bishop_attacks(to, here->occupied) & pieces;
    case JD_ROOK: return jd_rook_attacks(to, here->occupied) & pieces;
    case JD_KING: return jd_geometry_of[to].king & pieces;
    default: break;
    }
    return (jd_bishop_attacks(to, here->occupied) | jd_rook_attacks(to, here->occupied)) & pieces;
}

static crossing crossing_of(const jd_position *position) {
    const jd_color color = (jd_color)position->turn;
    const jd_squares own = position->side[color];
    const jd_squares enemy = position->side[jd_other(color)];
    const jd_squares kings = own & position->kind[JD_KING];
    return (crossing){.color = color,
                      .occupied = own | enemy,
                      .own = own,
                      .enemy = enemy,
                      .kings = kings,
                      .king = kings ? jd_lowest(kings) : JD_NO_SQUARE};
}

jd_squares jd_movers(const jd_position *position, jd_kind kind, jd_square to) {
    JD_ASSERT(position && to < 64 && kind >= JD_PAWN && kind <= JD_KING);
    const crossing here = crossing_of(position);
    if (jd_bit(to) & (here.own | (here.enemy & position->kind[JD_KING]))) {
        return 0;
    }
    jd_squares passed_pawn = 0;
    const jd_squares reach = kind == JD_PAWN ? pawns_to(position, &here, to, &passed_pawn)
                                             : pieces_to(position, &here, kind, to);
    jd_squares movers = 0;
    for (jd_squares left = reach; left; left = jd_without_lowest(left)) {
        const jd_squares from = left & ~jd_without_lowest(left);
        const bool straight = jd_file_of(jd_lowest(from)) == jd_file_of(to);
        if (leaves_king_safe(position, &here, from, to, straight ? 0 : passed_pawn)) {
            movers |= from;
        }
    }
    return movers;
}

bool jd_king_can_step(const jd_position *position) {
    JD_ASSERT(position);
    const crossing here = crossing_of(position);
    if (!here.kings) {
        return false;
    }
    const jd_squares from = (jd_squares)1 << here.king;
    jd_squares steps = jd_geometry_of[here.king].king & ~here.own & ~position->kind[JD_KING];
    for (; steps; steps = jd_without_lowest(steps)) {
        if (leaves_king_safe(position, &here, from, jd_lowest(steps), 0)) {
            return true;
        }
    }
    return false;
}
