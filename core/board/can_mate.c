// can_mate.c -- can a side still give mate, with the other's help? Floor 1.
//
// NO comes from three places: too little material, a wall of pawns (wall.c), or a tree of forced
// moves small enough to be seen to its end. YES is never inferred: the mate is played, either met
// in that tree or at the end of a game in which both sides steer towards it. `left` counts down the
// positions that may still be looked at.
// SPDX-License-Identifier: MIT

#include "can_mate.h"

#include "attacks.h"
#include "bitboard.h"
#include "comes_again.h"
#include "moves.h"
#include "wall.h"

#define TREE_POSITIONS 96 // a position has about 150 bytes, and the stack is small
#define FEW_MOVES      12 // with more, such a tree has never been seen to end
#define GAME_PLIES     90
#define LITTLE_FORCE   900 // less than a queen

static const jd_squares dark_squares = 0xAA55AA55AA55AA55u;

// ---- material -----------------------------------------------------------------------------------

static bool one_king_each(const jd_position *position) {
    return jd_count(position->kind[JD_KING] & position->side[JD_WHITE]) == 1 &&
           jd_count(position->kind[JD_KING] & position->side[JD_BLACK]) == 1;
}

// True if `side` cannot mate with these pieces wherever they stand: with a bare king; with one
// knight, unless something but queens may take a square from the other king; with bishops that see
// one colour only, unless a knight, a pawn or a bishop of the other colour may take one of the
// other. Promotion is counted in: with a pawn of its own a side can always mate by material.
static bool too_little(const jd_position *position, jd_color side) {
    const jd_squares own = position->side[side];
    const jd_squares other = position->side[jd_other(side)];
    const jd_squares *const kind = position->kind;
    const jd_squares bishops = kind[JD_BISHOP];
    if (own & (kind[JD_PAWN] | kind[JD_ROOK] | kind[JD_QUEEN])) {
        return false;
    }
    if (own & kind[JD_KNIGHT]) {
        return jd_count(own) == 2 && !(other & ~(kind[JD_KING] | kind[JD_QUEEN]));
    }
    if (own & bishops) {
        return !(kind[JD_KNIGHT] | kind[JD_PAWN]) &&
               (!(bishops & dark_squares) || !(bishops & ~dark_squares));
    }
    return true;
}

// One position of those that may be looked at; false if none is left.
static bool spend(uint32_t *left) { return *left > 0 && (*left)-- > 0; }

// ---- the tree of forced moves -------------------------------------------------------------------

typedef struct forced {
    jd_position position[TREE_POSITIONS]; // a queue: those before `seen` are done
    uint64_t hash[TREE_POSITIONS];
    int before[TREE_POSITIONS];   // the place of the position it came from
    jd_move move[TREE_POSITIONS]; // by this move
    int count;
    int seen;
} forced;

static bool is_known(const forced *tree, const jd_position *position, uint64_t hash) {
    for (int i = 0; i < tree->count; i++) {
        if (tree->hash[i] == hash && jd_position_same(&tree->position[i], position)) {
            return true;
        }
    }
    return false;
}

static bool is_mated(const jd_position *position, jd_color side) {
    return position->turn == side && jd_checkers(position) && !jd_can_move(position);
}

// Adds the position that a move leads to, unless `side` cannot mate from it or it is known; false
// if the tree is full.
static bool add(forced *tree, const jd_position *position, jd_move move, jd_color side) {
    if (too_little(position, side) || jd_wall_stops(position, side)) {
        return true;
    }
    const uint64_t hash = jd_position_hash(position);
    if (is_known(tree, position, hash)) {
        return true;
    }
    if (tree->count == TREE_POSITIONS) {
        return false;
    }
    tree->position[tree->count] = *position;
    tree->before[tree->count] = tree->seen - 1;
    tree->move[tree->count] = move;
    tree->hash[tree->count++] = hash;
    return true;
}

// The moves that led to the position looked at, and then one more.
static void trace_back(const forced *tree, jd_move last, jd_mate_line *line) {
    line->count = 1;
    for (int at = tree->seen - 1; at > 0; at = tree->before[at]) {
        line->count++;
    }
    int ply = line->count - 1;
    line->move[ply] = last;
    for (int at = tree->seen - 1; at > 0; at = tree->before[at]) {
        line->move[--ply] = tree->move[at];
    }
}

static jd_mate_chance look_through(const jd_position *position, jd_color side, uint32_t *left,
                                   jd_mate_line *line) {
    forced tree;
    jd_move list[JD_MAX_MOVES];
    tree.count = 0;
    tree.seen = 0;
    if (is_mated(position, jd_other(side))) {
        return JD_MATE_YES;
    }
    (void)add(&tree, position, JD_NO_MOVE, side);
    while (tree.seen < tree.count) {
        const jd_position *const here = &tree.position[tree.seen++];
        const int count = jd_moves(here, list);
        if (count > FEW_MOVES) {
            return JD_MATE_UNKNOWN;
        }
        for (int i = 0; i < count; i++) {
            if (!spend(left)) {
                return JD_MATE_UNKNOWN;
            }
            const jd_position after = jd_position_after(here, list[i]);
            if (is_mated(&after, jd_other(side))) {
                trace_back(&tree, list[i], line);
                return JD_MATE_YES;
            }
            if (!add(&tree, &after, list[i], side)) {
                return JD_MATE_UNKNOWN;
            }
        }
    }
    return JD_MATE_NO;
}

// ---- games towards mate -------------------------------------------------------------------------

// The worth of what the mating side has: pawns grow as they go.
static int force(const jd_position *position, jd_color side) {
    const jd_squares own = position->side[side];
    const jd_squares *const kind = position->kind;
    int worth = 900 * (int)jd_count(own & kind[JD_QUEEN]) +
                700 * (int)jd_count(own & kind[JD_ROOK]) +
                400 * (int)jd_count(own & (kind[JD_BISHOP] | kind[JD_KNIGHT]));
    for (jd_squares pawns = own & kind[JD_PAWN]; pawns; pawns = jd_without_lowest(pawns)) {
        const int rank = jd_rank_of(jd_lowest(pawns));
        worth += 100 + 30 * (side == JD_WHITE ? rank : 7 - rank);
    }
    return worth;
}

static int distance(int a, int b) {
    const int files = (a & 7) - (b & 7);
    const int ranks = (a >> 3) - (b >> 3);
    const int far = files < 0 ? -files : files;
    const int high = ranks < 0 ? -ranks : ranks;
    return far > high ? far : high;
}

// A knight or a bishop alone mates only in a corner, where the other side's own piece takes its
// king the last square.
static bool has_one_minor(const jd_position *position, jd_color side) {
    const jd_squares *const kind = position->kind;
    const jd_squares own = position->side[side] & ~kind[JD_KING];
    return jd_count(own) == 1 && (own & (kind[JD_BISHOP] | kind[JD_KNIGHT])) != 0;
}

// How tight the net around `prey` is: squares taken from it, and its own pieces near it.
static int net(const jd_position *position, jd_color side, jd_square prey) {
    const jd_squares theirs = position->side[jd_other(side)] & ~jd_bit(prey);
    const jd_squares around = jd_geometry_of[prey].king;
    int worth = 0;
    for (jd_squares squares = around; squares; squares = jd_without_lowest(squares)) {
        const jd_square square = jd_lowest(squares);
        const bool shut = (theirs & jd_bit(square)) || jd_attackers(position, square, side);
        worth += shut ? 25 : 0;
    }
    int nearest = 8;
    for (jd_squares squares = theirs; squares; squares = jd_without_lowest(squares)) {
        const int far = distance(jd_lowest(squares), prey);
        nearest = far < nearest ? far : nearest;
    }
    return worth - 30 * nearest;
}

// How near `side` is to mate: force, the other king in `corner`, the own king before it, few
// squares to flee to. With little but stopped pawns the own king first takes what stops them.
static int nearness(const jd_position *position, jd_color side, jd_square corner) {
    const jd_color other = jd_other(side);
    const jd_squares *const kind = position->kind;
    const jd_square prey = jd_position_king(position, other);
    const jd_square own = jd_position_king(position, side);
    const jd_squares theirs = position->side[other];
    int worth = force(position, side);
    worth -= 120 * (int)jd_count(theirs & (kind[JD_QUEEN] | kind[JD_ROOK]));
    worth -= 25 * distance(prey, corner);
    const jd_squares in_the_way =
        jd_ahead(position->side[side] & kind[JD_PAWN], side) & theirs & kind[JD_PAWN];
    if (in_the_way && force(position, side) < LITTLE_FORCE) {
        worth -= 200 * (int)jd_count(in_the_way) + 30 * distance(own, jd_lowest(in_the_way));
    } else {
        worth -= 15 * distance(own, prey);
    }
    if (has_one_minor(position, side)) {
        return worth - 100 * distance(prey, corner) + net(position, side, prey);
    }
    jd_squares around = jd_geometry_of[prey].king & ~theirs;
    for (; around; around = jd_without_lowest(around)) {
        worth += jd_attackers(position, jd_lowest(around), side) ? 6 : 0;
    }
    return worth;
}

// Where the other king is driven in the game of this number; by a lone bishop into a corner that it
// can attack.
static jd_square corner_of(const jd_position *position, jd_color side, uint32_t number) {
    static const jd_square corners[4] = {0, 7, 63, 56};
    const jd_squares bishop = position->side[side] & position->kind[JD_BISHOP];
    if (bishop && has_one_minor(position, side)) {
        return corners[(number & 1) * 2 + ((bishop & dark_squares) ? 0 : 1)];
    }
    return corners[number & 3];
}

static uint32_t stir(uint32_t *state) {
    *state = *state * 1664525u + 1013904223u;
    return *state >> 16;
}

// Plays one game; true if it ends in mate by `side`. The first move of each ply that comes nearest
// is played, with some chance so that games differ.
static bool play_game(jd_position position, jd_color side, uint32_t number, uint32_t *left,
                      jd_mate_line *line) {
    jd_move list[JD_MAX_MOVES];
    uint32_t state = number * 7919u + 17u;
    const jd_square corner = corner_of(&position, side, number);
    for (int ply = 0; ply < GAME_PLIES; ply++) {
        const int count = jd_moves(&position, list);
        jd_position best = position;
        line->count = ply + 1;
        int best_worth = -1000000;
        for (int i = 0; i < count; i++) {
            if (!spend(left)) {
                return false;
            }
            const jd_position after = jd_position_after(&position, list[i]);
            if (is_mated(&after, jd_other(side))) {
                line->move[ply] = list[i];
                return true;
            }
            const int worth =
                nearness(&after, side, corner) + (int)(stir(&state) % (20 + 20 * (number % 8)));
            if (worth > best_worth && !too_little(&after, side)) {
                best_worth = worth;
                best = after;
                line->move[ply] = list[i];
            }
        }
        if (best_worth == -1000000) {
            return false;
        }
        position = best;
    }
    return false;
}

// ---- the answers --------------------------------------------------------------------------------

static bool finds_mate(const jd_position *position, jd_color side, uint32_t *left,
                       jd_mate_line *line) {
    for (uint32_t number = 0; *left > 0; number++) {
        if (play_game(*position, side, number, left, line)) {
            return true;
        }
    }
    return false;
}

jd_mate_chance jd_find_mate(const jd_position *position, jd_color side, uint32_t budget,
                            jd_mate_line *line) {
    JD_ASSERT(position && line);
    uint32_t left = budget;
    line->count = 0;
    if (!one_king_each(position)) {
        return JD_MATE_UNKNOWN;
    }
    jd_mate_chance chance = look_through(position, side, &left, line);
    if (chance == JD_MATE_UNKNOWN && finds_mate(position, side, &left, line)) {
        chance = JD_MATE_YES;
    }
    if (chance != JD_MATE_YES) {
        line->count = 0;
    }
    return chance;
}

jd_mate_chance jd_can_mate(const jd_position *position, jd_color side) {
    jd_mate_line unsaid;
    return jd_find_mate(position, side, JD_MATE_BUDGET, &unsaid);
}

// The games of both sides in turn, because mostly one of them finds its mate in the first: then
// those of the other need not be played to their end. A side with nothing left plays none.
static bool either_finds_mate(const jd_position *position, uint32_t left[2]) {
    jd_mate_line unsaid;
    for (uint32_t number = 0; left[JD_WHITE] > 0 || left[JD_BLACK] > 0; number++) {
        for (int side = JD_WHITE; side <= JD_BLACK; side++) {
            if (left[side] > 0 &&
                play_game(*position, (jd_color)side, number, &left[side], &unsaid)) {
                return true;
            }
        }
    }
    return false;
}

// A pawn of either side has a free square before it.
static bool pawn_can_step(const jd_position *position) {
    const jd_squares pawns = position->kind[JD_PAWN];
    const jd_squares ahead = jd_ahead(pawns & position->side[JD_WHITE], JD_WHITE) |
                             jd_ahead(pawns & position->side[JD_BLACK], JD_BLACK);
    return (ahead & ~(position->side[JD_WHITE] | position->side[JD_BLACK])) != 0;
}

jd_liveness jd_is_alive(const jd_position *position) {
    JD_ASSERT(position);
    if (!one_king_each(position)) {
        return JD_ALIVE;
    }
    jd_mate_line unsaid;
    uint32_t left[2] = {JD_MATE_BUDGET, JD_MATE_BUDGET};
    const bool steps = pawn_can_step(position);
    const jd_mate_chance white = look_through(position, JD_WHITE, &left[JD_WHITE], &unsaid);
    if (white == JD_MATE_YES || (white == JD_MATE_UNKNOWN && steps)) {
        return JD_ALIVE;
    }
    const jd_mate_chance black = look_through(position, JD_BLACK, &left[JD_BLACK], &unsaid);
    if (white == JD_MATE_NO && black == JD_MATE_NO) {
        return JD_DEAD;
    }
    left[JD_WHITE] *= white != JD_MATE_NO;
    left[JD_BLACK] *= black != JD_MATE_NO;
    const bool found = black == JD_MATE_YES || steps || either_finds_mate(position, left);
    return found ? JD_ALIVE : JD_DOUBTFUL;
}

jd_liveness jd_is_alive_after(const jd_position *before, jd_move move, const jd_position *after) {
    JD_ASSERT(before && after);
    return jd_comes_again(before, move, after) ? JD_ALIVE : jd_is_alive(after);
}
