// board_reasons.c -- each reason against a move, with its squares and its Article.
// SPDX-License-Identifier: MIT

#include "board/moves.h"
#include "test.h"

typedef struct row {
    const char *fen;
    const char *move; // from, to, and a letter of promotion
    const char *text;
    const char *article;
    const char *squares;
} row;

static jd_kind kind_of_letter(char letter) {
    static const char letters[] = " pnbrqk";
    const char *const found = letter ? strchr(letters, letter) : letters;
    return (jd_kind)(found - letters);
}

static void check_rows(const row *rows, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const jd_position p = test_position(rows[i].fen);
        const jd_square from = test_square(rows[i].move);
        const jd_square to = test_square(rows[i].move + 2);
        const jd_kind promotion = kind_of_letter(rows[i].move[4]);
        const jd_reason reason = jd_why_illegal(&p, from, to, promotion);
        const bool is_legal = jd_find_move(&p, from, to, promotion) != JD_NO_MOVE;
        CHECK_TEXT(jd_reason_text(reason.code), rows[i].text);
        CHECK_TEXT(jd_reason_article(reason.code), rows[i].article);
        CHECK(reason.squares == test_squares(rows[i].squares));
        CHECK(is_legal == (reason.code == JD_REASON_NONE));
    }
}
#define CHECK_ROWS(rows) check_rows(rows, sizeof(rows) / sizeof *(rows))

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

static void the_piece(void) {
    static const row rows[] = {
        {START, "e2e4", "legal", "", ""},
        {START, "e4e5", "no-piece", "4.1", ""},
        {START, "e7e5", "not-on-move", "3.1", "e7"},
        {START, "e2e2", "same-square", "4.1", ""},
        {START, "a1a2", "own-piece", "4.1", "a2"},
        {START, "e1d1", "own-piece", "4.1", "d1"},
        {"8/8/8/8/8/8/5kK1/8 w - - 0 1", "g2f2", "enemy-king", "9.2", "f2"},
        {"k7/8/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "enemy-king", "9.2", "a8"},
        {"k7/8/8/8/8/8/8/1R4K1 w - - 0 1", "b1a8", "rook-moves", "5.3", ""},
    };
    CHECK_ROWS(rows);
}

static void the_way(void) {
    static const char *const one = "6k1/8/1P6/8/3Q1n2/8/8/4K3 w - - 0 1";
    const row rows[] = {
        {one, "d4e6", "queen-moves", "5.2", ""},
        {one, "d4h4", "blocked", "4.2", "f4"},
        {one, "d4f4", "legal", "", ""},
        {one, "d4a7", "blocked", "4.2", "b6"},
        {one, "e1e3", "king-moves", "5.1(1)", ""},
        {"6k1/8/1p6/8/3R4/8/8/4K3 w - - 0 1", "d4e5", "rook-moves", "5.3", ""},
        {"6k1/8/1p6/8/3B4/8/8/4K3 w - - 0 1", "d4a7", "blocked", "4.2", "b6"},
        {"6k1/p7/1p6/8/3B4/8/8/4K3 w - - 0 1", "d4a7", "blocked", "4.2", "b6"},
        {"6k1/8/1p6/8/3B4/8/8/4K3 w - - 0 1", "d4d5", "bishop-moves", "5.4", ""},
        {"6k1/8/8/8/3N4/8/8/4K3 w - - 0 1", "d4d6", "knight-moves", "5.5", ""},
        {START, "a1a5", "blocked", "4.2", "a2"},
        {START, "a1a3", "blocked", "4.2", "a2"},
        {START, "d1d7", "blocked", "4.2", "d2"},
        {START, "b1c3", "legal", "", ""},
    };
    check_rows(rows, sizeof rows / sizeof *rows);
}

static void the_pawn(void) {
    static const char *const one = "7k/8/8/4p3/2p1P3/1n1n4/1P2P2P/7K w - - 0 1";
    const row rows[] = {
        {one, "e4e3", "pawn-forward", "5.6(1)", ""},
        {one, "e4d4", "pawn-forward", "5.6(1)", ""},
        {one, "e4e5", "pawn-straight", "5.6(2)", "e5"},
        {one, "b2b4", "blocked", "4.2", "b3"},
        {one, "b2b3", "pawn-straight", "5.6(2)", "b3"},
        {one, "h2h5", "pawn-moves", "5.6(2)", ""},
        {one, "h2f4", "pawn-moves", "5.6(2)", ""},
        {one, "h2g3", "pawn-diagonal", "5.6(2)", ""},
        {one, "e2d3", "legal", "", ""},
        {"7k/8/8/8/4P3/8/8/K7 w - - 0 1", "e4e6", "pawn-double", "5.6(2)", ""},
        {"7k/8/8/3pP3/8/8/8/K7 w - - 0 1", "e5d6", "no-en-passant", "5.6(3)", "d5"},
        {"7k/8/8/3pP3/8/8/8/K7 w - d6 0 1", "e5d6", "legal", "", ""},
        {"7k/8/8/8/3pP3/8/8/K7 b - - 0 1", "d4e3", "no-en-passant", "5.6(3)", "e4"},
        {"7k/8/8/8/3pP3/8/8/K7 b - - 0 1", "d4c3", "pawn-diagonal", "5.6(2)", ""},
    };
    check_rows(rows, sizeof rows / sizeof *rows);
}

static void the_king(void) {
    static const row rows[] = {
        {"4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", "pinned", "9.1", "e8"},
        {"4r2k/8/8/8/8/8/P7/4K3 w - - 0 1", "a2a3", "in-check", "9.1", "e8"},
        {"4r2k/8/8/8/8/3n4/8/R3K3 w Q - 0 1", "a1a8", "in-check", "9.1", "d3 e8"},
        {"4k3/8/8/8/4n3/8/8/2K1R3 w - - 0 1", "c1d2", "king-attacked", "5.1(1)", "e4"},
        {"4r2k/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3", "king-attacked", "5.1(1)", "e8"},
        {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5e6", "en-passant-pinned", "9.1", "a5"},
        {"4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", "pinned", "9.1", "e8"},
        {"4r2k/8/8/8/8/8/8/7P w - - 0 1", "h1h2", "legal", "", ""},
    };
    CHECK_ROWS(rows);
}

static void castling(void) {
    static const row rows[] = {
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "legal", "", ""},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1h1", "legal", "", ""},
        {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1", "castling-lost", "5.1(5)", ""},
        {"4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1h1", "castling-lost", "5.1(5)", ""},
        {"4k3/8/8/8/8/8/8/Rn2K1NR w KQ - 0 1", "e1c1", "castling-between", "5.1(6)", "b1"},
        {"4k3/8/8/8/8/8/8/Rn2K1NR w KQ - 0 1", "e1g1", "castling-between", "5.1(6)", "g1"},
        {"4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "e1g1", "castling-check", "5.1(6)", "e4"},
        {"4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1", "e1g1", "castling-crossing", "5.1(6)", "f3"},
        {"4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", "castling-landing", "5.1(6)", "g8"},
        {"1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1", "legal", "", ""},
        {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1q", "promotion-absent", "5.6(4)", ""},
        // Chess960: the rook that goes away has covered the king.
        {"4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1", "castling-landing", "5.1(6)", "a1"},
        {"4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1", "legal", "", ""},
    };
    CHECK_ROWS(rows);
}

static void promotion(void) {
    static const row rows[] = {
        {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8", "promotion-missing", "5.6(4)", ""},
        {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8k", "promotion-kind", "5.6(4)", ""},
        {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8p", "promotion-kind", "5.6(4)", ""},
        {"8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e7e8b", "legal", "", ""},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e3q", "promotion-absent", "5.6(4)", ""},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e8q", "pawn-moves", "5.6(2)", ""},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1d1q", "promotion-absent", "5.6(4)", ""},
    };
    CHECK_ROWS(rows);
}

// A code is a name for scripts and tables of texts: each is there once.
static void codes_are_distinct(void) {
    for (int a = 0; a < JD_REASON_COUNT; a++) {
        for (int b = 0; b < a; b++) {
            CHECK(strcmp(jd_reason_text((jd_reason_code)a), jd_reason_text((jd_reason_code)b)) !=
                  0);
        }
    }
}

int main(void) {
    RUN(the_piece);
    RUN(the_way);
    RUN(the_pawn);
    RUN(the_king);
    RUN(castling);
    RUN(promotion);
    RUN(codes_are_distinct);
    return test_end();
}
