// board_position.c -- how a move changes a position, and when two positions are the same.
// SPDX-License-Identifier: MIT

#include "board/moves.h"
#include "test.h"

static jd_move test_move(const jd_position *p, const char *text) {
    static const char letters[] = "  nbrq";
    const char *const letter = text[4] ? strchr(letters, text[4]) : letters;
    const jd_kind promotion = (jd_kind)(letter - letters);
    return jd_find_move(p, test_square(text), test_square(text + 2), promotion);
}

static void moves_change_the_position(void) {
    static const struct {
        const char *before;
        const char *move;
        const char *after;
    } rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4",
         "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"},
        {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "g8f6",
         "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"},
        {"rnbqk1nr/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBNR w KQkq - 0 5", "h1h8",
         "rnbqk1nR/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBN1 b Qq - 0 5"},
        {"b3k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qNP/6QK b k - 2 28", "a8g2",
         "4k2r/5p2/4p3/1p5p/6p1/2PR2P1/BP3qbP/6QK w k - 0 29"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 10", "e1g1", "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 6 10"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 10", "e1c1", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 6 10"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 10", "e8h8", "r4rk1/8/8/8/8/8/8/R3K2R w KQ - 6 11"},
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 10", "e8c8", "2kr3r/8/8/8/8/8/8/R3K2R w KQ - 6 11"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 10", "e1e2", "r3k2r/8/8/8/8/8/4K3/R6R b kq - 6 10"},
        {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 10", "a1b1", "r3k2r/8/8/8/8/8/8/1R2K2R b Kkq - 6 10"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "4k3/8/3P4/8/8/8/8/4K3 b - - 0 2"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 2", "d4e3", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 3"},
        {"k2r4/4P3/8/8/8/8/8/4K3 w - - 9 50", "e7d8n", "k2N4/8/8/8/8/8/8/4K3 b - - 0 50"},
        {"r3k3/1P6/8/8/8/8/8/4K3 w q - 9 50", "b7a8q", "Q3k3/8/8/8/8/8/8/4K3 b - - 0 50"},
        // Chess960: king b1 and rook a1 change to c1 and d1; king on g1 stays where it is.
        {"4k3/8/8/8/8/8/8/RK6 w A - 0 1", "b1a1", "4k3/8/8/8/8/8/8/2KR4 b - - 1 1"},
        {"4k3/8/8/8/8/8/8/6KR w H - 0 1", "g1h1", "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position before = test_position(rows[i].before);
        const jd_move move = test_move(&before, rows[i].move);
        CHECK(move != JD_NO_MOVE);
        if (move == JD_NO_MOVE) {
            continue;
        }
        const jd_position after = jd_position_after(&before, move);
        char fen[JD_FEN_SIZE];
        jd_fen_write(&after, JD_FEN_EP_STANDARD, fen);
        CHECK_TEXT(fen, rows[i].after);
    }
}

static void board_sets_and_squares_agree(void) {
    uint64_t state = 7;
    jd_position p = jd_position_start();
    for (int ply = 0; ply < 300; ply++) {
        jd_move list[JD_MAX_MOVES];
        const int count = jd_moves(&p, list);
        if (count == 0) {
            p = jd_position_start();
            continue;
        }
        p = jd_position_after(&p, list[test_random(&state) % (unsigned)count]);
        jd_position again = jd_position_empty();
        for (int square = 0; square < 64; square++) {
            jd_position_put(&again, (jd_square)square, p.at[square]);
        }
        CHECK(memcmp(again.kind, p.kind, sizeof p.kind) == 0);
        CHECK(memcmp(again.side, p.side, sizeof p.side) == 0);
        CHECK(memcmp(again.at, p.at, sizeof p.at) == 0);
    }
}

static void put_replaces_and_takes_away(void) {
    jd_position p = jd_position_empty();
    CHECK_INT(jd_position_king(&p, JD_WHITE), JD_NO_SQUARE);
    jd_position_put(&p, 12, jd_piece_of(JD_WHITE, JD_KING));
    CHECK_INT(jd_position_king(&p, JD_WHITE), 12);
    jd_position_put(&p, 12, jd_piece_of(JD_BLACK, JD_ROOK));
    CHECK_INT(jd_position_king(&p, JD_WHITE), JD_NO_SQUARE);
    CHECK(p.side[JD_WHITE] == 0 && p.side[JD_BLACK] == jd_bit(12) && p.kind[JD_ROOK] == jd_bit(12));
    jd_position_put(&p, 12, JD_EMPTY);
    CHECK(jd_position_same(&p, &(jd_position){.rook = {{64, 64}, {64, 64}}, .en_passant = 64}));
}

static void captured_square(void) {
    static const struct {
        const char *fen;
        const char *move;
        const char *square; // NULL: none
    } rows[] = {
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "d5"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 2", "d4e3", "e4"},
        {"4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 2", "e5d6", "d6"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5e6", NULL},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 2", "e1g1", NULL},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position p = test_position(rows[i].fen);
        const jd_move move = test_move(&p, rows[i].move);
        CHECK_INT(jd_position_captured(&p, move),
                  rows[i].square ? test_square(rows[i].square) : JD_NO_SQUARE);
    }
}

// Law 10.10.
static void same_position(void) {
    static const struct {
        const char *a;
        const char *b;
        bool same;
    } rows[] = {
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 40 90", true},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", false},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", false},
        {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "4k3/8/8/8/8/8/8/4K2B w - - 0 1", false},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 2", false},
        // No pawn can take, or the one that could is bound to its king: no right.
        {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2", "4k3/8/8/3p4/8/8/8/4K3 w - - 0 2", true},
        {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1", true},
        {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1", true},
        // Which of two rooks may castle is part of the position.
        {"1k6/8/8/8/8/8/8/2K1R2R w H - 0 1", "1k6/8/8/8/8/8/8/2K1R2R w E - 0 1", false},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position a = test_position(rows[i].a);
        const jd_position b = test_position(rows[i].b);
        CHECK(jd_position_same(&a, &b) == rows[i].same);
        CHECK(jd_position_same(&b, &a) == rows[i].same);
        CHECK((jd_position_hash(&a) == jd_position_hash(&b)) == rows[i].same);
    }
}

int main(void) {
    RUN(moves_change_the_position);
    RUN(board_sets_and_squares_agree);
    RUN(put_replaces_and_takes_away);
    RUN(captured_square);
    RUN(same_position);
    return test_end();
}
