// reasons.c -- why a move is not legal, Articles 3 to 5 and 9. Floor 1.
//
// The questions are asked in the order of reasons.def: is it this side's piece, may it castle, does
// it go there at all, is its own king safe afterwards, is the promotion named. The generator is not
// asked; that both agree on every move is a test.
// SPDX-License-Identifier: MIT

#include "moves.h"
#include "view.h"

typedef struct question {
    const jd_position *position;
    jd_square from;
    jd_square to;
    jd_kind promotion;
    jd_color color; // of the side to move
    jd_kind kind;   // of the piece on `from`
    jd_squares occupied;
} question;

static jd_reason because(jd_reason_code code, jd_squares squares) {
    return (jd_reason){.code = code, .squares = squares};
}

static jd_reason no_objection(void) { return because(JD_REASON_NONE, 0); }

static jd_square royal_king(const question *q) { return jd_position_king(q->position, q->color); }

static jd_squares attackers(const question *q, jd_square square, jd_squares occupied) {
    return jd_attackers_on(q->position, square, jd_other(q->color), occupied);
}

// ---- castling: Law 5.1 --------------------------------------------------------------------------

// In standard chess a king on the e-file castles with rooks from the corners.
static bool is_home(const question *q, jd_square rook) {
    const int file = jd_file_of(rook);
    return jd_file_of(q->from) == 4 && (file == 0 || file == 7);
}

static jd_castling castling_towards(const question *q) {
    return jd_castling_of(q->position, q->color, q->to > q->from ? JD_SHORT : JD_LONG);
}

// True if the king is meant to castle: two squares from the e-file, or on to its own rook.
static bool means_castling(const question *q) {
    const int home = q->color == JD_WHITE ? 0 : 7;
    if (q->kind != JD_KING || q->from != royal_king(q) || jd_rank_of(q->from) != home ||
        jd_rank_of(q->to) != home) {
        return false;
    }
    if (q->position->at[q->to] == jd_piece_of(q->color, JD_ROOK)) {
        return q->position->chess960 || is_home(q, q->to) ||
               castling_towards(q).rook == jd_bit(q->to);
    }
    const int files = jd_file_of(q->to) - jd_file_of(q->from);
    return jd_file_of(q->from) == 4 && (files == 2 || files == -2);
}

static jd_reason why_not_castle(const question *q) {
    const jd_castling castling = castling_towards(q);
    const bool is_rook = q->position->at[q->to] == jd_piece_of(q->color, JD_ROOK);
    if (!castling.rook || (is_rook && jd_bit(q->to) != castling.rook)) {
        return because(JD_REASON_CASTLING_LOST, 0);
    }
    if (castling.way & q->occupied) {
        return because(JD_REASON_CASTLING_BETWEEN, castling.way & q->occupied);
    }
    const jd_squares checkers = attackers(q, q->from, q->occupied);
    if (checkers) {
        return because(JD_REASON_CASTLING_CHECK, checkers);
    }
    const jd_square king_to = jd_square_at(q->to > q->from ? 6 : 2, jd_rank_of(q->from));
    const jd_squares left = q->occupied ^ jd_bit(q->from);
    jd_squares against = 0;
    jd_squares crossed = castling.crossed & ~jd_bit(king_to);
    for (; crossed; crossed = jd_without_lowest(crossed)) {
        against |= attackers(q, jd_lowest(crossed), left);
    }
    if (against) {
        return because(JD_REASON_CASTLING_CROSSING, against);
    }
    against = attackers(q, king_to, left & ~castling.rook);
    return against ? because(JD_REASON_CASTLING_LANDING, against) : no_objection();
}

// ---- the way: Laws 4.2, 5.1 to 5.6 --------------------------------------------------------------

// The piece of `between` that is nearest to `from`.
static jd_squares nearest(jd_squares between, jd_square from) {
    const jd_squares above = between & ~(jd_bit(from) - 1);
    if (above) {
        return above & ~jd_without_lowest(above);
    }
    return between ? jd_bit((jd_square)(63 - __builtin_clzll(between))) : 0;
}

// `lines` are the piece's lines on an empty board, `seen` what it attacks on this one.
static jd_reason why_no_ride(const question *q, jd_squares seen, jd_squares lines,
                             jd_reason_code moves) {
    if (!(lines & jd_bit(q->to))) {
        return because(moves, 0);
    }
    if (seen & jd_bit(q->to)) {
        return no_objection();
    }
    // What lies between sees both ends if nothing else stood on the board.
    const jd_squares ends = jd_bit(q->from) | jd_bit(q->to);
    const bool is_slope = (jd_diagonals(q->from) & jd_bit(q->to)) != 0;
    const jd_squares between =
        is_slope ? jd_bishop_attacks(q->from, ends) & jd_bishop_attacks(q->to, ends)
                 : jd_rook_attacks(q->from, ends) & jd_rook_attacks(q->to, ends);
    return because(JD_REASON_BLOCKED, nearest(between & q->occupied, q->from));
}

static jd_reason why_no_capture(const question *q) {
    if (q->occupied & jd_bit(q->to) || jd_passed_of(q->position, q->color) & jd_bit(q->to)) {
        return no_objection();
    }
    const jd_square beside = jd_square_at(jd_file_of(q->to), jd_rank_of(q->from));
    const int fifth = q->color == JD_WHITE ? 4 : 3;
    const bool is_pawn = q->position->at[beside] == jd_piece_of(jd_other(q->color), JD_PAWN);
    return is_pawn && jd_rank_of(q->from) == fifth
               ? because(JD_REASON_NO_EN_PASSANT, jd_bit(beside))
               : because(JD_REASON_PAWN_DIAGONAL, 0);
}

static jd_reason why_no_pawn_move(const question *q) {
    const int files = jd_file_of(q->to) - jd_file_of(q->from);
    const int ranks_up = jd_rank_of(q->to) - jd_rank_of(q->from);
    const int ranks = q->color == JD_WHITE ? ranks_up : -ranks_up;
    const int second = q->color == JD_WHITE ? 1 : 6;
    const jd_squares ahead = jd_ahead(jd_bit(q->from), q->color);
    if (ranks <= 0) {
        return because(JD_REASON_PAWN_FORWARD, 0);
    }
    if (ranks == 1 && (files == 1 || files == -1)) {
        return why_no_capture(q);
    }
    if (files != 0 || ranks > 2) {
        return because(JD_REASON_PAWN_MOVES, 0);
    }
    if (ranks == 2 && jd_rank_of(q->from) != second) {
        return because(JD_REASON_PAWN_DOUBLE, 0);
    }
    if (ranks == 2 && ahead & q->occupied) {
        return because(JD_REASON_BLOCKED, ahead);
    }
    return q->occupied & jd_bit(q->to) ? because(JD_REASON_PAWN_STRAIGHT, jd_bit(q->to))
                                       : no_objection();
}

static jd_reason why_not_there(const question *q) {
    const jd_squares slopes = jd_diagonals(q->from);
    const jd_squares straights = jd_straights(q->from);
    const jd_squares sloping = jd_bishop_attacks(q->from, q->occupied);
    const jd_squares straight = jd_rook_attacks(q->from, q->occupied);
    const jd_geometry *const geometry = &jd_geometry_of[q->from];
    if (q->position->side[q->color] & jd_bit(q->to)) {
        return because(JD_REASON_OWN_PIECE, jd_bit(q->to));
    }
    switch (q->kind) {
    case JD_KING: return why_no_ride(q, geometry->king, geometry->king, JD_REASON_KING_MOVES);
    case JD_QUEEN:
        return why_no_ride(q, sloping | straight, slopes | straights, JD_REASON_QUEEN_MOVES);
    case JD_ROOK: return why_no_ride(q, straight, straights, JD_REASON_ROOK_MOVES);
    case JD_BISHOP: return why_no_ride(q, sloping, slopes, JD_REASON_BISHOP_MOVES);
    case JD_KNIGHT:
        return why_no_ride(q, geometry->knight, geometry->knight, JD_REASON_KNIGHT_MOVES);
    default: return why_no_pawn_move(q);
    }
}

// ---- the own king: Laws 5.1(1) and 9.1 ----------------------------------------------------------

static jd_reason why_king_unsafe(const question *q) {
    const jd_square king = royal_king(q);
    const jd_squares left = q->occupied ^ jd_bit(q->from);
    if (king == JD_NO_SQUARE) {
        return no_objection();
    }
    if (q->from == king) {
        const jd_squares against = attackers(q, q->to, left);
        return against ? because(JD_REASON_KING_ATTACKED, against) : no_objection();
    }
    // A diagonal pawn move to an empty square takes the pawn beside.
    const bool is_en_passant = q->kind == JD_PAWN && jd_file_of(q->from) != jd_file_of(q->to) &&
                               !(q->occupied & jd_bit(q->to));
    const jd_squares taken =
        is_en_passant ? jd_ahead(jd_bit(q->to), jd_other(q->color)) : jd_bit(q->to);
    const jd_squares arrived = (left & ~taken) | jd_bit(q->to);
    const jd_squares against = attackers(q, king, arrived) & ~taken;
    if (!against) {
        return no_objection();
    }
    const jd_squares checkers = attackers(q, king, q->occupied);
    if (against & checkers) {
        return because(JD_REASON_IN_CHECK, against & checkers);
    }
    const bool is_pinned = (attackers(q, king, left | jd_bit(q->to)) & against) != 0;
    return because(is_pinned ? JD_REASON_PINNED : JD_REASON_EN_PASSANT_PINNED, against);
}

// ---- promotion: Law 5.6(4) ----------------------------------------------------------------------

static jd_reason why_not_promote(const question *q) {
    const int last = q->color == JD_WHITE ? 7 : 0;
    if (q->kind != JD_PAWN || jd_rank_of(q->to) != last) {
        return q->promotion == JD_NO_KIND ? no_objection() : because(JD_REASON_PROMOTION_ABSENT, 0);
    }
    if (q->promotion == JD_NO_KIND) {
        return because(JD_REASON_PROMOTION_MISSING, 0);
    }
    return q->promotion >= JD_KNIGHT && q->promotion <= JD_QUEEN
               ? no_objection()
               : because(JD_REASON_PROMOTION_KIND, 0);
}

jd_reason jd_why_illegal(const jd_position *position, jd_square from, jd_square to,
                         jd_kind promotion) {
    JD_ASSERT(position && from < 64 && to < 64);
    const question q = {.position = position,
                        .from = from,
                        .to = to,
                        .promotion = promotion,
                        .color = (jd_color)position->turn,
                        .kind = jd_kind_of(position->at[from]),
                        .occupied = position->side[JD_WHITE] | position->side[JD_BLACK]};
    if (q.kind == JD_NO_KIND) {
        return because(JD_REASON_NO_PIECE, 0);
    }
    if (jd_color_of(position->at[from]) != q.color) {
        return because(JD_REASON_NOT_ON_MOVE, jd_bit(from));
    }
    if (from == to) {
        return because(JD_REASON_SAME_SQUARE, 0);
    }
    jd_reason reason;
    if (means_castling(&q)) {
        reason = why_not_castle(&q);
        return reason.code ? reason : why_not_promote(&q);
    }
    reason = why_not_there(&q);
    if (!reason.code && jd_kind_of(position->at[to]) == JD_KING) {
        reason = because(JD_REASON_ENEMY_KING, jd_bit(to));
    }
    if (!reason.code) {
        reason = why_king_unsafe(&q);
    }
    return reason.code ? reason : why_not_promote(&q);
}

const char *jd_reason_text(jd_reason_code code) {
    static const char *const texts[] = {
#define REASON(name, text, article) text,
#include "reasons.def"
#undef REASON
    };
    JD_ASSERT(code < JD_REASON_COUNT);
    return texts[code];
}

const char *jd_reason_article(jd_reason_code code) {
    static const char *const articles[] = {
#define REASON(name, text, article) article,
#include "reasons.def"
#undef REASON
    };
    JD_ASSERT(code < JD_REASON_COUNT);
    return articles[code];
}
