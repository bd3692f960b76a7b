// board_perft.c -- perft against known counts, and against the same walk by jd_moves and
// jd_position_after, also on boards that no game can reach. The large tables are asked through the
// command line.
// SPDX-License-Identifier: MIT

#include "board/perft.h"

#include "board/moves.h"
#include "test.h"

static uint64_t walked(const jd_position *p, int depth) {
    if (depth == 0) {
        return 1;
    }
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(p, list);
    uint64_t total = 0;
    for (int i = 0; i < count; i++) {
        const jd_position next = jd_position_after(p, list[i]);
        total += walked(&next, depth - 1);
    }
    return total;
}

static void known_counts(void) {
    static const struct {
        const char *fen;
        int depth;
        uint64_t count;
    } rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 0, 1},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 1, 20},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197281},
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97862},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
        {"r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1", 4, 285754},
        {"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", 4, 16325},
        {"kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 1, 270},
        {"kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1", 2, 0},
        {"8/8/8/8/8/8/8/8 w - - 0 1", 3, 0},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position p = test_position(rows[i].fen);
        CHECK_INT(jd_perft(&p, rows[i].depth), rows[i].count);
        CHECK_INT(walked(&p, rows[i].depth < 4 ? rows[i].depth : 3),
                  jd_perft(&p, rows[i].depth < 4 ? rows[i].depth : 3));
    }
}

static void wild_boards(void) {
    static const char *const rows[] = {
        "P7/8/pppp4/8/3Q4/8/PPPP4/p6P w - - 0 1",
        "k1k5/8/8/8/K1K5/8/8/R3K2R w KQ - 0 1",
        "4k3/PPPPPPPP/8/8/8/8/pppppppp/8 b - - 0 1",
        "rnbqkbnr/8/8/8/8/8/8/RNBQ1BNR w kq - 0 1",
        "qqqqqqqq/qqqqqqqq/8/8/8/8/QQQQQQQQ/QQQQQQQQ w - - 0 1",
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position p = test_position(rows[i]);
        for (int depth = 1; depth <= 3; depth++) {
            CHECK_INT(jd_perft(&p, depth), walked(&p, depth));
        }
    }
}

int main(void) {
    RUN(known_counts);
    RUN(wild_boards);
    return test_end();
}
