// board_moves.c -- the generator and its companions against slow.h, on positions of games and on
// boards that no game can reach.
// SPDX-License-Identifier: MIT

#include "slow.h"
#include "test.h"

static const char *const samples[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
    "6k1/8/8/8/1Pp5/8/B7/6K1 b - b3 0 1",
    "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1",
    "1rrrrrk1/1PPPPPPP/8/8/8/8/8/6K1 b - - 0 1",
    "r1k1r2q/p1ppp1pp/8/8/8/8/P1PPP1PP/R1K1R2Q w KQkq - 0 1",
    "rn1qk1br/pppppppp/8/8/8/8/PPPPPPPP/RN1QK1BR w HAha - 0 1",
    "8/8/8/4k3/8/8/8/1rRK4 w C - 0 1",
    "4k3/8/8/8/8/8/8/rRK5 w B - 0 1",
    "kBQQQQQQ/BR5Q/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/KQQQQQQQ w - - 0 1",
    "8/8/8/8/8/8/5kK1/8 w - - 0 1",
    "4k3/8/8/8/r1N1K3/3P4/2b5/8 w - - 0 1",
    "8/2B5/3p4/R1n1k3/8/8/8/4K3 b - - 0 1",
    "P7/8/pppp4/8/3Q4/8/PPPP4/p6P w - - 0 1",
    "8/8/8/1R6/8/1q6/8/1kkQ3K b - - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
};
enum { SAMPLES = sizeof samples / sizeof *samples };

// Moves in a row that both say the same of.
static bool is_listed(const jd_move *list, int count, jd_move move) {
    int times = 0;
    for (int i = 0; i < count; i++) {
        times += list[i] == move;
    }
    CHECK(times <= 1);
    return times != 0;
}

static void check_reason(const jd_position *p, int from, int to, const jd_move *list, int count) {
    for (int kind = JD_NO_KIND; kind <= JD_KING; kind++) {
        const jd_square a = (jd_square)from;
        const jd_square b = (jd_square)to;
        const jd_move found = jd_find_move(p, a, b, (jd_kind)kind);
        const jd_reason reason = jd_why_illegal(p, a, b, (jd_kind)kind);
        CHECK((found != JD_NO_MOVE) == (reason.code == JD_REASON_NONE));
        CHECK(found == JD_NO_MOVE || is_listed(list, count, found));
    }
}

static void check_position(const jd_position *p) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(p, list);
    int legal = 0;
    for (int from = 0; from < 64; from++) {
        for (int to = 0; to < 64; to++) {
            for (int special = JD_NO_KIND; special <= JD_KING; special++) {
                const jd_move move = jd_move_of((jd_square)from, (jd_square)to, (jd_kind)special);
                const bool wanted = slow_legal(p, from, to, (jd_kind)special);
                legal += wanted;
                if (is_listed(list, count, move) != wanted || jd_is_legal(p, move) != wanted) {
                    CHECK_INT(-(long long)move, wanted);
                }
            }
        }
    }
    CHECK_INT(count, legal);
    CHECK(jd_can_move(p) == (legal > 0));
}

static void check_reasons(const jd_position *p) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(p, list);
    for (int from = 0; from < 64; from++) {
        for (int to = 0; to < 64; to++) {
            check_reason(p, from, to, list, count);
        }
    }
}

static void check_attacks(const jd_position *p) {
    for (int square = 0; square < 64; square++) {
        for (int color = 0; color < 2; color++) {
            CHECK(jd_attackers(p, (jd_square)square, (jd_color)color) ==
                  slow_attackers(p->at, square, (jd_color)color));
        }
    }
    const jd_color color = (jd_color)p->turn;
    const int king = slow_king(p->at, color);
    CHECK(jd_checkers(p) == (king == 64 ? 0 : slow_attackers(p->at, king, jd_other(color))));
}

// A piece is pinned if taking it away lets a rider attack the king that did not before.
static void check_pins(const jd_position *p) {
    for (int side = 0; side < 2; side++) {
        const jd_color color = (jd_color)side;
        const int king = slow_king(p->at, color);
        const jd_squares pinned = jd_pinned(p, color);
        for (int square = 0; square < 64; square++) {
            jd_piece at[64];
            memcpy(at, p->at, sizeof at);
            bool wanted = false;
            if (king < 64 && square != king && at[square] != JD_EMPTY &&
                jd_color_of(at[square]) == color) {
                const jd_squares before = slow_attackers(at, king, jd_other(color));
                at[square] = JD_EMPTY;
                wanted = (slow_attackers(at, king, jd_other(color)) & ~before) != 0;
            }
            CHECK((pinned >> square & 1) == wanted);
        }
    }
}

static void check_all(const jd_position *p) {
    check_position(p);
    check_attacks(p);
    check_pins(p);
}

static void same_moves_in_the_samples(void) {
    for (int i = 0; i < SAMPLES; i++) {
        const jd_position p = test_position(samples[i]);
        check_all(&p);
        check_reasons(&p);
    }
}

static void same_moves_in_random_games(void) {
    uint64_t state = 20260;
    for (int i = 0; i < SAMPLES; i++) {
        jd_position p = test_position(samples[i]);
        for (int ply = 0; ply < 25; ply++) {
            jd_move list[JD_MAX_MOVES];
            const int count = jd_moves(&p, list);
            check_all(&p);
            if (count == 0) {
                break;
            }
            p = jd_position_after(&p, list[test_random(&state) % (unsigned)count]);
        }
    }
}

// Any pieces anywhere, any number of kings, rights and en passant that mean nothing.
static jd_position wild_board(uint64_t *state) {
    jd_position p = jd_position_empty();
    const uint64_t density = test_random(state) % 8 + 1;
    for (int square = 0; square < 64; square++) {
        const uint64_t r = test_random(state) >> 11;
        if (r % 10 < density) {
            const int rare_king = r >> 8 & 3 ? 5 : 6;
            const jd_kind kind = (jd_kind)(1 + (int)(r >> 16 & 0xFFFF) % rare_king);
            jd_position_put(&p, (jd_square)square, jd_piece_of((jd_color)(r >> 33 & 1), kind));
        }
    }
    p.turn = (uint8_t)(test_random(state) >> 20 & 1);
    p.en_passant = (jd_square)((test_random(state) >> 20) % 65);
    for (int color = 0; color < 2; color++) {
        p.rook[color][0] = (uint8_t)((test_random(state) >> 20) % 8 + 56 * (unsigned)color);
        p.rook[color][1] = (uint8_t)((test_random(state) >> 20) % 65);
    }
    return p;
}

// Two kings among riders and pawns: checks and pins on several lines at once.
static jd_position pinned_board(uint64_t *state) {
    static const uint8_t kinds[] = {JD_PAWN, JD_PAWN, JD_KNIGHT, JD_BISHOP, JD_ROOK, JD_QUEEN};
    jd_position p = jd_position_empty();
    for (int i = 0; i < 18; i++) {
        const uint64_t r = test_random(state) >> 11;
        const jd_kind kind = (jd_kind)kinds[(r & 0xFFFF) % sizeof kinds];
        jd_position_put(&p, (jd_square)(r >> 16 & 63), jd_piece_of((jd_color)(i & 1), kind));
    }
    const uint64_t r = test_random(state) >> 11;
    jd_position_put(&p, (jd_square)(r & 63), jd_piece_of(JD_WHITE, JD_KING));
    jd_position_put(&p, (jd_square)((r & 63) ^ (1 + (r >> 8) % 63)),
                    jd_piece_of(JD_BLACK, JD_KING));
    p.turn = (uint8_t)(r >> 20 & 1);
    const uint64_t file = r >> 24 & 7;
    p.en_passant = (jd_square)(file + (p.turn == JD_WHITE ? 40 : 16));
    return p;
}

static void same_moves_on_wild_boards(void) {
    uint64_t state = 1862;
    test_about = "wild board";
    for (int i = 0; i < 600; i++) {
        const jd_position p = wild_board(&state);
        check_all(&p);
        if (i % 50 == 0) {
            check_reasons(&p);
        }
    }
}

static void same_moves_among_pins(void) {
    uint64_t state = 1972;
    test_about = "pinned board";
    for (int i = 0; i < 800; i++) {
        const jd_position p = pinned_board(&state);
        check_position(&p);
        if (i % 5 == 0) {
            check_pins(&p);
            check_attacks(&p);
        }
        if (i % 50 == 0) {
            check_reasons(&p);
        }
    }
}

// The densest boards for the bound JD_MAX_MOVES: queens on one colour, knights on the other.
static void many_moves_fit(void) {
    jd_position p = jd_position_empty();
    for (int square = 0; square < 64; square++) {
        const bool is_light = ((square ^ square >> 3) & 1) != 0;
        jd_position_put(&p, (jd_square)square,
                        is_light ? jd_piece_of(JD_WHITE, JD_KNIGHT) : JD_EMPTY);
    }
    check_position(&p);
    for (int square = 48; square < 56; square++) {
        jd_position_put(&p, (jd_square)square, jd_piece_of(JD_WHITE, JD_PAWN));
    }
    check_position(&p);
}

static void en_passant_counts_only_if_legal(void) {
    static const struct {
        const char *fen;
        bool wanted;
    } rows[] = {
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", true},
        {"4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1", false},
        {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", false},
        {"6k1/8/8/8/1Pp5/8/B7/6K1 b - b3 0 1", true},
        {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", false},
        {"8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1", true},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const jd_position p = test_position(rows[i].fen);
        CHECK(jd_can_take_en_passant(&p) == rows[i].wanted);
    }
}

int main(void) {
    RUN(same_moves_in_the_samples);
    RUN(same_moves_in_random_games);
    RUN(same_moves_on_wild_boards);
    RUN(same_moves_among_pins);
    RUN(many_moves_fit);
    RUN(en_passant_counts_only_if_legal);
    return test_end();
}
