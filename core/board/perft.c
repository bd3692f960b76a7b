// perft.c -- counts the legal games of a number of plies. Floor 1.
//
// Counting needs less than a game does: no counters, no list of pieces by square. A node therefore
// spells the kind of each piece with three bits, one plane of squares a bit, so that a move carries
// a piece over without asking what it is:
//
//            pawn  knight  bishop  rook  queen  king
//   sloping         x       x             x
//   straight                       x      x      x
//   stepping  x     x                            x
// SPDX-License-Identifier: MIT

#include "perft.h"

#include "moves.h"
#include "view.h"

typedef struct node {
    jd_squares sloping;
    jd_squares straight;
    jd_squares stepping;
    jd_squares white;
    jd_squares passed;   // as in jd_view
    jd_squares castlers; // of both sides
} node;

// What does not change as long as it means anything: where king and rooks stand that may castle.
typedef struct castling_table {
    jd_castling of[2][2]; // by colour and wing
} castling_table;

static node node_of(const jd_position *position) {
    const jd_squares *const kind = position->kind;
    return (node){
        .sloping = kind[JD_KNIGHT] | kind[JD_BISHOP] | kind[JD_QUEEN],
        .straight = kind[JD_ROOK] | kind[JD_QUEEN] | kind[JD_KING],
        .stepping = kind[JD_PAWN] | kind[JD_KNIGHT] | kind[JD_KING],
        .white = position->side[JD_WHITE],
        .passed = jd_passed_of(position, (jd_color)position->turn),
        .castlers = 0,
    };
}

JD_INLINE jd_army army_of(const node *n, jd_squares all) {
    return (jd_army){
        .all = all,
        .pawns = (n->stepping & ~(n->sloping | n->straight)) & all,
        .knights = (n->stepping & n->sloping) & all,
        .sloping = (n->sloping & ~n->stepping) & all,
        .straight = (n->straight & ~n->stepping) & all,
        .kings = (n->straight & n->stepping) & all,
    };
}

JD_INLINE jd_castling castling_of(const node *n, const castling_table *castles, jd_color color,
                                  jd_wing wing) {
    const jd_castling *const castling = &castles->of[color][wing];
    return (jd_castling){castling->rook & n->castlers, castling->way, castling->crossed};
}

JD_INLINE jd_view view_of(const node *n, const castling_table *castles, jd_color color) {
    const jd_squares occupied = n->sloping | n->straight | n->stepping;
    const jd_squares black = occupied ^ n->white;
    const jd_squares own = color == JD_WHITE ? n->white : black;
    return (jd_view){
        .own = army_of(n, own),
        .enemy = army_of(n, occupied ^ own),
        .occupied = occupied,
        .passed = n->passed,
        .castling = {castling_of(n, castles, color, JD_SHORT),
                     castling_of(n, castles, color, JD_LONG)},
    };
}

// Moves whatever stands on `from`; what stood on `to` is gone.
JD_INLINE jd_squares carried(jd_squares plane, jd_squares from, jd_squares to) {
    return (plane & ~(from | to)) | (plane & from ? to : 0);
}

JD_INLINE void promote(node *n, jd_squares to, jd_kind kind) {
    n->stepping &= ~to;
    n->sloping |= kind == JD_ROOK ? 0 : to;
    n->straight |= kind == JD_ROOK || kind == JD_QUEEN ? to : 0;
    n->stepping |= kind == JD_KNIGHT ? to : 0;
}

JD_INLINE void castle(node *n, jd_squares king, jd_squares rook, jd_color color) {
    const jd_squares home = color == JD_WHITE ? JD_RANK_1 : JD_RANK_8;
    const jd_squares king_to = home & (rook > king ? JD_FILE_A << 6 : JD_FILE_A << 2);
    const jd_squares rook_to = home & (rook > king ? JD_FILE_A << 5 : JD_FILE_A << 3);
    n->straight = (n->straight & ~(king | rook)) | king_to | rook_to;
    n->stepping = (n->stepping & ~king) | king_to;
    if (color == JD_WHITE) {
        n->white = (n->white & ~(king | rook)) | king_to | rook_to;
    }
    n->castlers &= ~home;
}

// The square that the double step of a pawn has passed over, if there is a pawn to make use of it.
JD_INLINE jd_squares passed_square(const node *n, jd_squares from, jd_squares to, jd_color color) {
    const jd_squares pawns = n->stepping & ~(n->sloping | n->straight);
    const jd_squares others = color == JD_WHITE ? pawns & ~n->white : pawns & n->white;
    const jd_squares passed = jd_ahead(from, color);
    return to & pawns && jd_pawn_attacks(passed, color) & others ? passed : 0;
}

JD_INLINE node node_after(const node *before, jd_move move, jd_color color) {
    const unsigned from = move & 63;
    const unsigned to = move >> 6 & 63;
    const jd_kind special = jd_move_special(move);
    const jd_squares from_bit = (jd_squares)1 << from;
    const jd_squares to_bit = (jd_squares)1 << to;
    const jd_squares home = color == JD_WHITE ? JD_RANK_1 : JD_RANK_8;
    node n = *before;
    n.passed = 0;
    if (special == JD_KING) {
        castle(&n, from_bit, to_bit, color);
        return n;
    }
    if (from_bit & before->stepping & before->straight) {
        n.castlers &= ~home;
    }
    n.castlers &= ~(from_bit | to_bit);
    n.sloping = carried(n.sloping, from_bit, to_bit);
    n.straight = carried(n.straight, from_bit, to_bit);
    n.stepping = carried(n.stepping, from_bit, to_bit);
    n.white = color == JD_WHITE ? (n.white ^ from_bit) | to_bit : n.white & ~to_bit;
    if ((from ^ to) == 16) {
        n.passed = passed_square(&n, from_bit, to_bit, color);
    }
    if (special == JD_PAWN) {
        const jd_squares taken = jd_ahead(to_bit, jd_other(color));
        n.stepping &= ~taken;
        n.white &= ~taken;
    } else if (special != JD_NO_KIND) {
        promote(&n, to_bit, special);
    }
    return n;
}

static uint64_t perft_white(const node *n, const castling_table *castles, int depth);
static uint64_t perft_black(const node *n, const castling_table *castles, int depth);

JD_INLINE unsigned counted(const node *n, const castling_table *castles, jd_color color) {
    const jd_view view = view_of(n, castles, color);
    jd_sink sink = {NULL, 0};
    jd_generate(&sink, &view, color, JD_COUNT);
    return sink.count;
}

// The last ply is counted and not made. Depth 2 or more.
JD_INLINE uint64_t perft_of(const node *n, const castling_table *castles, jd_color color,
                            int depth) {
    jd_move list[JD_MAX_MOVES];
    const jd_view view = view_of(n, castles, color);
    const unsigned count = jd_list(&view, color, list);
    uint64_t total = 0;
    for (unsigned i = 0; i < count; i++) {
        const node next = node_after(n, list[i], color);
        if (depth == 2) {
            total += counted(&next, castles, jd_other(color));
        } else {
            total += color == JD_WHITE ? perft_black(&next, castles, depth - 1)
                                       : perft_white(&next, castles, depth - 1);
        }
    }
    return total;
}

static uint64_t perft_white(const node *n, const castling_table *castles, int depth) {
    return perft_of(n, castles, JD_WHITE, depth);
}
static uint64_t perft_black(const node *n, const castling_table *castles, int depth) {
    return perft_of(n, castles, JD_BLACK, depth);
}

uint64_t jd_perft(const jd_position *position, int depth) {
    JD_ASSERT(position && depth >= 0);
    if (depth == 0) {
        return 1;
    }
    if (depth == 1) {
        jd_move list[JD_MAX_MOVES];
        return (uint64_t)jd_moves(position, list);
    }
    castling_table castles;
    node root = node_of(position);
    for (int color = 0; color < 2; color++) {
        for (int wing = 0; wing < 2; wing++) {
            castles.of[color][wing] = jd_castling_of(position, (jd_color)color, (jd_wing)wing);
            root.castlers |= castles.of[color][wing].rook;
        }
    }
    return position->turn == JD_WHITE ? perft_white(&root, &castles, depth)
                                      : perft_black(&root, &castles, depth);
}
