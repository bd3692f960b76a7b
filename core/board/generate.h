// generate.h -- the one generator of legal moves, Articles 3 to 5 and 9. Floor 1.
//
// A board is first seen from the mover's side (jd_view). From his king's square follow the
// checkers, the squares that parry a check, and the lines on which his pieces are pinned
// (jd_bounds). Then every piece's targets are cut down to the legal ones at once; nothing is tried
// and taken back.
//
// All functions are inlined with constant `color` and `how`, so that a list and a bare count for
// either side are four programs made from one text.
// SPDX-License-Identifier: MIT

#ifndef JD_GENERATE_H
#define JD_GENERATE_H

#include "attacks.h"
#include "position.h"

typedef struct jd_army {
    jd_squares all;
    jd_squares pawns;
    jd_squares knights;
    jd_squares sloping;  // bishops and queens
    jd_squares straight; // rooks and queens
    jd_squares kings;
} jd_army;

// Castling on one wing, Law 5.1(2), also of Chess960: the king goes to the g-file or c-file, the
// rook to the file beside.
typedef struct jd_castling {
    jd_squares rook;    // that may castle, or none
    jd_squares way;     // from the outermost to the outermost of the four squares, without the two
    jd_squares crossed; // from the king's square, without it, to the one where it lands
} jd_castling;

typedef struct jd_view {
    jd_army own;   // of the side to move
    jd_army enemy; // of the other
    jd_squares occupied;
    jd_squares passed;       // the square a pawn of the other side has just passed over, or none
    jd_castling castling[2]; // by jd_wing
} jd_view;

typedef struct jd_bounds {
    jd_squares checkers;
    jd_squares parry;           // where a piece other than the king may go: all without a check
    jd_squares pinned_sloping;  // the lines from the king to pinning bishops and queens
    jd_squares pinned_straight; // the lines from the king to pinning rooks and queens
} jd_bounds;

typedef enum jd_how { JD_LIST, JD_COUNT } jd_how;

// Where the moves go: a list, or only their number.
typedef struct jd_sink {
    jd_move *list;
    unsigned count;
} jd_sink;

JD_INLINE void jd_sink_move(jd_sink *sink, unsigned from, unsigned to, jd_kind special,
                            jd_how how) {
    if (how == JD_LIST) {
        sink->list[sink->count] = (jd_move)(from | to << 6 | (unsigned)special << 12);
    }
    sink->count++;
}

JD_INLINE void jd_sink_targets(jd_sink *sink, unsigned from, jd_squares targets, jd_how how) {
    if (how == JD_COUNT) {
        sink->count += jd_count(targets);
        return;
    }
    for (; targets; targets = jd_without_lowest(targets)) {
        jd_sink_move(sink, from, jd_lowest(targets), JD_NO_KIND, how);
    }
}

// Bishops, rooks and queens are riders; a queen rides on both kinds of lines.
typedef enum jd_lines { JD_SLOPING, JD_STRAIGHT } jd_lines;

JD_INLINE jd_squares jd_ride(unsigned square, jd_squares occupied, jd_lines lines) {
    return lines == JD_SLOPING ? jd_bishop_attacks(square, occupied)
                               : jd_rook_attacks(square, occupied);
}

// ---- check and pin: Law 9.1 ---------------------------------------------------------------------

// The lines from the king to riders that pin, the riders included: those that come in sight when
// the own pieces among `seen`, the nearest around the king, are looked through.
JD_INLINE jd_squares jd_pins(const jd_view *view, unsigned king, jd_squares seen, jd_lines lines) {
    const jd_squares riders = lines == JD_SLOPING ? view->enemy.sloping : view->enemy.straight;
    const jd_squares occupied = view->occupied ^ (seen & view->own.all);
    const jd_squares through = jd_ride(king, occupied, lines);
    jd_squares pinners = through & ~seen & riders;
    jd_squares pins = pinners;
    for (; pinners; pinners = jd_without_lowest(pinners)) {
        pins |= through & jd_ride(jd_lowest(pinners), occupied, lines);
    }
    return pins;
}

// The squares between a king and a rider that checks it: those that both see.
JD_INLINE jd_squares jd_between(const jd_view *view, unsigned king, unsigned rider,
                                jd_lines lines) {
    return jd_ride(king, view->occupied, lines) & jd_ride(rider, view->occupied, lines);
}

// The squares where one checker can be captured or shut out.
JD_INLINE jd_squares jd_parries(const jd_view *view, unsigned king, jd_squares checkers) {
    if (jd_without_lowest(checkers)) {
        return 0;
    }
    const unsigned checker = jd_lowest(checkers);
    if (checkers & jd_diagonals(king) & view->enemy.sloping) {
        return checkers | jd_between(view, king, checker, JD_SLOPING);
    }
    if (checkers & jd_straights(king) & view->enemy.straight) {
        return checkers | jd_between(view, king, checker, JD_STRAIGHT);
    }
    return checkers;
}

JD_INLINE jd_bounds jd_bounds_of(const jd_view *view, jd_color color) {
    jd_bounds bounds = {0, ~(jd_squares)0, 0, 0};
    if (!view->own.kings) {
        return bounds;
    }
    const unsigned king = jd_lowest(view->own.kings);
    const jd_geometry *const geometry = &jd_geometry_of[king];
    bounds.checkers = (geometry->knight & view->enemy.knights) |
                      (geometry->king & view->enemy.kings) |
                      (jd_pawn_attacks((jd_squares)1 << king, color) & view->enemy.pawns);
    if (jd_diagonals(king) & view->enemy.sloping) {
        const jd_squares seen = jd_bishop_attacks(king, view->occupied);
        bounds.checkers |= seen & view->enemy.sloping;
        bounds.pinned_sloping = jd_pins(view, king, seen, JD_SLOPING);
    }
    if (jd_straights(king) & view->enemy.straight) {
        const jd_squares seen = jd_rook_attacks(king, view->occupied);
        bounds.checkers |= seen & view->enemy.straight;
        bounds.pinned_straight = jd_pins(view, king, seen, JD_STRAIGHT);
    }
    if (bounds.checkers) {
        bounds.parry = jd_parries(view, king, bounds.checkers);
    }
    return bounds;
}

// ---- king: Law 5.1 ------------------------------------------------------------------------------

// True if an enemy bishop, rook or queen attacks `square` on the board `occupied`.
JD_INLINE bool jd_ridden(const jd_view *view, unsigned square, jd_squares occupied) {
    return ((jd_bishop_attacks(square, occupied) & view->enemy.sloping) |
            (jd_rook_attacks(square, occupied) & view->enemy.straight)) != 0;
}

// Squares that enemy pawns, knights and kings attack.
JD_INLINE jd_squares jd_stepped_on(const jd_view *view, jd_color color) {
    jd_squares attacked = jd_pawn_attacks(view->enemy.pawns, jd_other(color)) |
                          jd_knights_attack(view->enemy.knights);
    for (jd_squares kings = view->enemy.kings; kings; kings = jd_without_lowest(kings)) {
        attacked |= jd_geometry_of[jd_lowest(kings)].king;
    }
    return attacked;
}

// The squares of `wanted` that no enemy piece attacks. A rider sees through the square the king
// leaves.
JD_INLINE jd_squares jd_safe(const jd_view *view, unsigned king, jd_squares wanted,
                             jd_color color) {
    const jd_squares occupied = view->occupied ^ (jd_squares)1 << king;
    if (!wanted) {
        return 0;
    }
    jd_squares safe = wanted & ~jd_stepped_on(view, color);
    for (jd_squares left = safe; left; left = jd_without_lowest(left)) {
        const unsigned square = jd_lowest(left);
        if (jd_ridden(view, square, occupied)) {
            safe ^= (jd_squares)1 << square;
        }
    }
    return safe;
}

// The castling of `wing` if no piece is in the way, or NULL.
JD_INLINE const jd_castling *jd_open_castling(const jd_view *view, jd_wing wing) {
    const jd_castling *const castling = &view->castling[wing];
    return castling->rook && !(castling->way & view->occupied) ? castling : NULL;
}

// Castling where the squares crossed are `safe`. In Chess960 the rook that goes may have covered
// the king from behind.
JD_INLINE void jd_castle(jd_sink *sink, const jd_view *view, const jd_castling *castling,
                         jd_wing wing, jd_squares safe, jd_how how) {
    const unsigned king = jd_lowest(view->own.kings);
    const unsigned king_to = (king & 56) + (wing == JD_SHORT ? 6 : 2);
    const jd_squares occupied = view->occupied ^ castling->rook ^ (jd_squares)1 << king;
    if (castling->crossed & ~safe || jd_rank_attacks(king_to, occupied) & view->enemy.straight) {
        return;
    }
    jd_sink_move(sink, king, jd_lowest(castling->rook), JD_KING, how);
}

JD_INLINE void jd_king_moves(jd_sink *sink, const jd_view *view, const jd_bounds *bounds,
                             jd_color color, jd_how how) {
    const unsigned king = jd_lowest(view->own.kings);
    const jd_squares steps = jd_geometry_of[king].king & ~(view->own.all | view->enemy.kings);
    const jd_castling *on_short = NULL;
    const jd_castling *on_long = NULL;
    if (!bounds->checkers) {
        on_short = jd_open_castling(view, JD_SHORT);
        on_long = jd_open_castling(view, JD_LONG);
    }
    const jd_squares crossed =
        (on_short ? on_short->crossed : 0) | (on_long ? on_long->crossed : 0);
    const jd_squares safe = jd_safe(view, king, steps | crossed, color);
    jd_sink_targets(sink, king, steps & safe, how);
    if (on_short) {
        jd_castle(sink, view, on_short, JD_SHORT, safe, how);
    }
    if (on_long) {
        jd_castle(sink, view, on_long, JD_LONG, safe, how);
    }
}

// ---- queen, rook, bishop, knight: Laws 5.2 to 5.5 -----------------------------------------------

JD_INLINE void jd_rides(jd_sink *sink, const jd_view *view, jd_squares riders, jd_squares within,
                        jd_lines lines, jd_how how) {
    for (; riders; riders = jd_without_lowest(riders)) {
        const unsigned from = jd_lowest(riders);
        jd_sink_targets(sink, from, jd_ride(from, view->occupied, lines) & within, how);
    }
}

// A pinned piece stays on the line of its pin: a knight cannot, a bishop only if it is a diagonal,
// a rook only if it is a rank or file.
JD_INLINE void jd_piece_moves(jd_sink *sink, const jd_view *view, const jd_bounds *bounds,
                              jd_how how) {
    const jd_squares targets = ~(view->own.all | view->enemy.kings) & bounds->parry;
    const jd_squares sloping = bounds->pinned_sloping;
    const jd_squares straight = bounds->pinned_straight;
    const jd_squares free = ~(sloping | straight);
    jd_squares knights = view->own.knights & free;
    for (; knights; knights = jd_without_lowest(knights)) {
        const unsigned from = jd_lowest(knights);
        jd_sink_targets(sink, from, jd_geometry_of[from].knight & targets, how);
    }
    jd_rides(sink, view, view->own.sloping & free, targets, JD_SLOPING, how);
    jd_rides(sink, view, view->own.sloping & sloping, targets & sloping, JD_SLOPING, how);
    jd_rides(sink, view, view->own.straight & free, targets, JD_STRAIGHT, how);
    jd_rides(sink, view, view->own.straight & straight, targets & straight, JD_STRAIGHT, how);
}

// A board may be set up with several kings. The one on the lowest square is in check or not; the
// others move one square like any piece. One that is pinned could step from its line to another.
JD_INLINE void jd_spare_king_moves(jd_sink *sink, const jd_view *view, const jd_bounds *bounds,
                                   jd_how how) {
    const jd_squares targets = ~(view->own.all | view->enemy.kings) & bounds->parry;
    jd_squares movers = jd_without_lowest(view->own.kings);
    for (; movers; movers = jd_without_lowest(movers)) {
        const unsigned from = jd_lowest(movers);
        jd_squares reach = jd_geometry_of[from].king & targets;
        if (jd_has(bounds->pinned_sloping, from)) {
            reach &= bounds->pinned_sloping & jd_diagonals(from);
        }
        if (jd_has(bounds->pinned_straight, from)) {
            reach &= bounds->pinned_straight & jd_straights(from);
        }
        jd_sink_targets(sink, from, reach, how);
    }
}

// ---- pawn: Law 5.6 ------------------------------------------------------------------------------

// Pawn moves to `targets`, each from `back` squares below (White) or above its target.
JD_INLINE void jd_sink_pawns(jd_sink *sink, jd_squares targets, int back) {
    for (; targets; targets = jd_without_lowest(targets)) {
        const unsigned to = jd_lowest(targets);
        const unsigned from = (unsigned)((int)to - back);
        if ((jd_squares)1 << to & (JD_RANK_1 | JD_RANK_8)) {
            jd_sink_move(sink, from, to, JD_QUEEN, JD_LIST);
            jd_sink_move(sink, from, to, JD_KNIGHT, JD_LIST);
            jd_sink_move(sink, from, to, JD_ROOK, JD_LIST);
            jd_sink_move(sink, from, to, JD_BISHOP, JD_LIST);
        } else {
            jd_sink_move(sink, from, to, JD_NO_KIND, JD_LIST);
        }
    }
}

JD_INLINE void jd_pawn_moves(jd_sink *sink, const jd_view *view, const jd_bounds *bounds,
                             jd_color color, jd_how how) {
    const jd_squares pinned = view->own.pawns & (bounds->pinned_sloping | bounds->pinned_straight);
    const jd_squares free = view->own.pawns ^ pinned;
    jd_squares single = jd_ahead(free, color);
    jd_squares west = jd_ahead_west(free, color);
    jd_squares east = jd_ahead_east(free, color);
    if (pinned) { // along the line of the pin, not on to the line of another one
        const jd_squares on_file = pinned & bounds->pinned_straight;
        const jd_squares on_slope = pinned & bounds->pinned_sloping;
        single |= jd_ahead(on_file, color) & bounds->pinned_straight;
        west |= jd_ahead_west(on_slope, color) & bounds->pinned_sloping;
        east |= jd_ahead_east(on_slope, color) & bounds->pinned_sloping;
    }
    const jd_squares third = color == JD_WHITE ? JD_RANK_1 << 16 : JD_RANK_8 >> 16;
    const jd_squares prey = view->enemy.all & ~view->enemy.kings & bounds->parry;
    single &= ~view->occupied;
    const jd_squares twice = jd_ahead(single & third, color) & ~view->occupied & bounds->parry;
    single &= bounds->parry;
    west &= prey;
    east &= prey;

    if (how == JD_COUNT) {
        // Steps end on empty squares and captures do not, so two counts do for four sets.
        const jd_squares last = JD_RANK_1 | JD_RANK_8;
        sink->count += jd_count(single | west) + jd_count(twice | east);
        if ((single | west | east) & last) {
            sink->count += 3 * (jd_count((single | west) & last) + jd_count(east & last));
        }
        return;
    }
    const int up = color == JD_WHITE ? 8 : -8;
    jd_sink_pawns(sink, single, up);
    jd_sink_pawns(sink, twice, 2 * up);
    jd_sink_pawns(sink, west, up - 1);
    jd_sink_pawns(sink, east, up + 1);
}

// Law 5.6(3). Two pawns leave the board's lines at once, so the king is looked at afterwards.
JD_INLINE void jd_en_passant(jd_sink *sink, const jd_view *view, const jd_bounds *bounds,
                             jd_color color, jd_how how) {
    const jd_squares taken = jd_ahead(view->passed, jd_other(color));
    jd_squares takers = jd_pawn_attacks(view->passed, jd_other(color)) & view->own.pawns;
    for (; takers; takers = jd_without_lowest(takers)) {
        const jd_squares from = takers & ~jd_without_lowest(takers);
        const jd_squares occupied = (view->occupied ^ from ^ taken) | view->passed;
        const jd_squares riders = view->enemy.sloping | view->enemy.straight;
        if (view->own.kings && ((bounds->checkers & ~riders & ~taken) ||
                                jd_ridden(view, jd_lowest(view->own.kings), occupied))) {
            continue;
        }
        jd_sink_move(sink, jd_lowest(from), jd_lowest(view->passed), JD_PAWN, how);
    }
}

// ---- all together -------------------------------------------------------------------------------

// All legal moves of `color` go to the sink.
JD_INLINE void jd_generate(jd_sink *sink, const jd_view *view, jd_color color, jd_how how) {
    const jd_bounds bounds = jd_bounds_of(view, color);
    if (view->own.kings) {
        jd_king_moves(sink, view, &bounds, color, how);
    }
    if (!bounds.parry) { // double check: only the king moves
        return;
    }
    jd_piece_moves(sink, view, &bounds, how);
    jd_pawn_moves(sink, view, &bounds, color, how);
    if (view->passed) {
        jd_en_passant(sink, view, &bounds, color, how);
    }
    if (jd_without_lowest(view->own.kings)) {
        jd_spare_king_moves(sink, view, &bounds, how);
    }
}

// The moves of `color` in a list of JD_MAX_MOVES; returns their number.
unsigned jd_list(const jd_view *view, jd_color color, jd_move *list);

#endif
