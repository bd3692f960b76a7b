// board_attacks.c -- the constant tables against walks over the board.
// SPDX-License-Identifier: MIT

#include "board/attacks.h"
#include "slow.h"
#include "test.h"

// What `piece` on `from` attacks with the other squares occupied as in `occupied`.
static jd_squares walked(jd_kind kind, int from, jd_squares occupied) {
    jd_piece at[64];
    jd_squares set = 0;
    for (int square = 0; square < 64; square++) {
        at[square] = occupied >> square & 1 ? jd_piece_of(JD_BLACK, JD_PAWN) : JD_EMPTY;
    }
    at[from] = jd_piece_of(JD_WHITE, kind);
    for (int to = 0; to < 64; to++) {
        set |= slow_attacks(at, from, to) ? (jd_squares)1 << to : 0;
    }
    return set;
}

static void lines_of_an_empty_board(void) {
    for (int square = 0; square < 64; square++) {
        const unsigned n = (unsigned)square;
        CHECK(jd_diagonals(n) == walked(JD_BISHOP, square, 0));
        CHECK(jd_straights(n) == walked(JD_ROOK, square, 0));
        CHECK(jd_geometry_of[n].knight == walked(JD_KNIGHT, square, 0));
        CHECK(jd_geometry_of[n].king == walked(JD_KING, square, 0));
    }
}

static void riders_stop_at_pieces(void) {
    uint64_t state = 9;
    for (int round = 0; round < 400; round++) {
        jd_squares occupied = test_random(&state);
        for (int thin = round % 4; thin > 0; thin--) {
            occupied &= test_random(&state);
        }
        for (int square = 0; square < 64; square++) {
            const unsigned n = (unsigned)square;
            CHECK(jd_bishop_attacks(n, occupied) == walked(JD_BISHOP, square, occupied));
            CHECK(jd_rook_attacks(n, occupied) == walked(JD_ROOK, square, occupied));
        }
    }
}

static void sets_of_pawns_and_knights(void) {
    for (int square = 0; square < 64; square++) {
        const jd_squares set = (jd_squares)1 << square;
        jd_piece at[64] = {0};
        jd_squares white = 0;
        jd_squares black = 0;
        for (int to = 0; to < 64; to++) {
            at[square] = jd_piece_of(JD_WHITE, JD_PAWN);
            white |= slow_attacks(at, square, to) ? (jd_squares)1 << to : 0;
            at[square] = jd_piece_of(JD_BLACK, JD_PAWN);
            black |= slow_attacks(at, square, to) ? (jd_squares)1 << to : 0;
        }
        CHECK(jd_pawn_attacks(set, JD_WHITE) == white);
        CHECK(jd_pawn_attacks(set, JD_BLACK) == black);
        CHECK(jd_knights_attack(set) == walked(JD_KNIGHT, square, 0));
    }
}

static void stretches(void) {
    CHECK(jd_stretch(4, 6) == test_squares("e1 f1 g1"));
    CHECK(jd_stretch(60, 58) == test_squares("c8 d8 e8"));
    CHECK(jd_stretch(63, 63) == test_squares("h8"));
    CHECK(jd_stretch(56, 63) == JD_RANK_8);
}

int main(void) {
    RUN(lines_of_an_empty_board);
    RUN(riders_stop_at_pieces);
    RUN(sets_of_pawns_and_knights);
    RUN(stretches);
    return test_end();
}
