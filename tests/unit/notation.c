// notation.c -- what the data sets do not reach: edges of length, bytes and numbers; the state that
// stays.
// SPDX-License-Identifier: MIT

#include "board/moves.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int passed;
static int failed;

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(bool condition, const char *text, int line) {
    if (condition) {
        passed++;
    } else {
        failed++;
        printf("notation.c:%d: not so: %s\n", line, text);
    }
}

static bool equals(const char *a, const char *b) { return strcmp(a, b) == 0; }

static jd_fen_report read_fen(const char *text, jd_fen_mode mode, jd_fen_level level) {
    return jd_fen_read(text, strlen(text), mode, level, NULL);
}

static jd_position position_of(const char *fen) {
    jd_position position = jd_position_empty();
    CHECK(jd_fen_read(fen, strlen(fen), JD_FEN_LENIENT, JD_FEN_SETUP, &position).ok);
    return position;
}

// True if the FEN is written as `expected`.
static bool writes(const char *fen, jd_fen_en_passant how, const char *expected) {
    char out[JD_FEN_SIZE];
    const jd_position position = position_of(fen);
    return jd_fen_write(&position, how, out) == (int)strlen(out) && equals(out, expected);
}

// ---- FEN ----------------------------------------------------------------------------------------

static void test_start(void) {
    const jd_position start = jd_position_start();
    char out[JD_FEN_SIZE];
    (void)jd_fen_write(&start, JD_FEN_EP_STANDARD, out);
    CHECK(equals(out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    (void)jd_fen_write_board(start.at, out);
    CHECK(equals(out, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    const jd_position empty = jd_position_empty();
    (void)jd_fen_write(&empty, JD_FEN_EP_STANDARD, out);
    CHECK(equals(out, "8/8/8/8/8/8/8/8 w - - 0 1"));
}

static void test_counters(void) {
    CHECK(writes("4k3/8/8/8/8/8/8/4K3 b - - 999999999 999999999", JD_FEN_EP_STANDARD,
                 "4k3/8/8/8/8/8/8/4K3 b - - 999999999 999999999"));
    const jd_fen_report large =
        read_fen("4k3/8/8/8/8/8/8/4K3 b - - 1000000000 1", JD_FEN_LENIENT, JD_FEN_SYNTAX);
    CHECK(!large.ok && large.count == 1 && large.problem[0].code == JD_FEN_COUNTER_LARGE);
    // The longest FEN has its room: every square a piece, four rights, counters of ten digits.
    jd_position position = jd_position_empty();
    for (int square = 0; square < 64; square++) {
        jd_position_put(&position, (jd_square)square, jd_piece_of(JD_WHITE, JD_ROOK));
    }
    memcpy(position.rook, (uint8_t[2][2]){{7, 0}, {63, 56}}, sizeof position.rook);
    position.en_passant = 20;
    position.quiet_plies = UINT32_MAX;
    position.fullmove_number = UINT32_MAX;
    char out[JD_FEN_SIZE];
    const int length = jd_fen_write(&position, JD_FEN_EP_STANDARD, out);
    CHECK(length == (int)strlen(out) && length < JD_FEN_SIZE);
}

static void test_en_passant_written(void) {
    CHECK(writes("4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", JD_FEN_EP_LEGAL,
                 "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"));
    CHECK(writes("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", JD_FEN_EP_LEGAL,
                 "8/8/8/8/k2Pp2Q/8/8/3K4 b - - 0 1"));
    CHECK(writes("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", JD_FEN_EP_STANDARD,
                 "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1"));
}

// File letters make Chess960 of the standard array too; KQkq mean it where no other meaning is
// left.
static void test_chess960(void) {
    const jd_position files = position_of("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1");
    const jd_position letters = position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    CHECK(files.chess960 && !letters.chess960);
    CHECK(memcmp(files.rook, letters.rook, sizeof files.rook) == 0);
    CHECK(writes("r3k2r/8/8/8/8/8/8/R3K2R w AHah - 0 1", JD_FEN_EP_STANDARD,
                 "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"));
    CHECK(writes("4k3/8/8/8/8/8/8/RR2KR1R w KB - 0 1", JD_FEN_EP_STANDARD,
                 "4k3/8/8/8/8/8/8/RR2KR1R w HB - 0 1"));
    CHECK(!position_of("4k3/8/8/8/8/8/8/4K3 w HA - 0 1").chess960); // no right is left
    const jd_fen_report twice =
        read_fen("4k3/8/8/8/8/8/8/4K2R w KH - 0 1", JD_FEN_STRICT, JD_FEN_SETUP);
    CHECK(twice.count == 1 && twice.problem[0].code == JD_FEN_CASTLING_TWICE);
}

// A position is written only when the report is ok.
static void test_refused_leaves_position(void) {
    const char *wrong = "8/8/8/8/8/8/8/8 w - - 0 1";
    jd_position position = jd_position_start();
    const jd_position before = position;
    CHECK(!jd_fen_read(wrong, strlen(wrong), JD_FEN_LENIENT, JD_FEN_LEGAL, &position).ok);
    CHECK(memcmp(&before, &position, sizeof before) == 0);
    CHECK(jd_fen_read(wrong, strlen(wrong), JD_FEN_STRICT, JD_FEN_SETUP, &position).ok);
    CHECK(!jd_can_move(&position));
}

static void test_any_bytes(void) {
    const size_t size = 1000000;
    char *text = malloc(size);
    if (!text) {
        CHECK(text != NULL);
        return;
    }
    for (int byte = 0; byte < 256; byte++) {
        memset(text, byte, byte == '/' || byte == 'k' || byte == ' ' ? size : 1000);
        const size_t length = byte == '/' || byte == 'k' || byte == ' ' ? size : 1000;
        for (int level = JD_FEN_SYNTAX; level <= JD_FEN_LEGAL; level++) {
            const jd_fen_report report =
                jd_fen_read(text, length, JD_FEN_LENIENT, (jd_fen_level)level, NULL);
            CHECK(!report.ok && report.count > 0 && report.count <= JD_FEN_MAX_PROBLEMS);
        }
    }
    free(text);
    CHECK(jd_fen_read(NULL, 0, JD_FEN_LENIENT, JD_FEN_SYNTAX, NULL).problem[0].code ==
          JD_FEN_EMPTY);
}

// More warnings than there is room for do not push out what refuses.
static void test_many_problems(void) {
    const char *text = "11/11/11/11/11/11/11/11 W -- - +0 +0 a b c d e f g h i j k l m n o p q r s";
    const jd_fen_report report = read_fen(text, JD_FEN_LENIENT, JD_FEN_LEGAL);
    CHECK(!report.ok);
    const jd_fen_report many = read_fen("x/x/x/x/x/x/x/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx w",
                                        JD_FEN_LENIENT, JD_FEN_LEGAL);
    CHECK(!many.ok && many.count == JD_FEN_MAX_PROBLEMS && !many.problem[0].warning);
}

// ---- SAN and UCI --------------------------------------------------------------------------------

static jd_san_status read_san(const char *text, size_t length, uint32_t *column) {
    const jd_position start = jd_position_start();
    jd_move move = JD_NO_MOVE;
    const jd_san_status status = jd_san_read(&start, text, length, JD_SAN_LENIENT, &move, column);
    CHECK((status == JD_SAN_OK) == (move != JD_NO_MOVE));
    return status;
}

static void test_san_bytes(void) {
    uint32_t column = 0;
    CHECK(read_san("e4", 2, NULL) == JD_SAN_OK);
    CHECK(read_san("e4\0", 3, &column) == JD_SAN_SYNTAX && column == 3);
    CHECK(read_san("\xc1\xa5"
                   "4",
                   3, NULL) == JD_SAN_SYNTAX); // an e in two bytes is no e
    CHECK(read_san("\xe2\x99", 2, NULL) == JD_SAN_SYNTAX);
    CHECK(read_san(NULL, 0, &column) == JD_SAN_SYNTAX && column == 1);
    CHECK(read_san("Nf9", 3, &column) == JD_SAN_SYNTAX);
    CHECK(read_san("1. e4 !? $10", 12, NULL) == JD_SAN_OK);
    static char blanks[100000];
    memset(blanks, ' ', sizeof blanks);
    memcpy(blanks + 50000, "Nf3", 3);
    CHECK(read_san(blanks, sizeof blanks, NULL) == JD_SAN_OK);
    memset(blanks, '1', sizeof blanks);
    CHECK(read_san(blanks, sizeof blanks, NULL) == JD_SAN_SYNTAX);
}

// Why a text is no legal move, and which move it means: UCI of its squares, "-" for none.
static void test_san_why(void) {
    static const struct {
        const char *fen;
        const char *text;
        jd_reason_code code;
        const char *meant;
    } rows[] = {
        {"4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1", "Nf4", JD_REASON_PINNED, "e2f4"},
        {"4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1", "Nf3", JD_REASON_NONE, "-"},
        {"4k3/8/8/8/4r3/8/4N3/4K1N1 w - - 0 1", "Nd3", JD_REASON_KNIGHT_MOVES, "g1d3"},
        {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "O-O", JD_REASON_CASTLING_LOST, "e1g1"},
        {"4k3/8/8/8/8/8/8/3K3R w - - 0 1", "O-O", JD_REASON_CASTLING_LOST, "-"},
        {"1r2k3/8/8/8/8/8/8/RK6 w A - 0 1", "O-O-O", JD_REASON_CASTLING_CHECK, "b1a1"},
        {"8/8/8/8/8/8/8/7R w - - 0 1", "O-O", JD_REASON_NONE, "-"},
        {"8/P7/8/8/8/8/8/8 w - - 0 1", "a8", JD_REASON_PROMOTION_MISSING, "a7a8"},
        {"8/8/P7/8/8/8/8/8 w - - 0 1", "a7=Q", JD_REASON_PROMOTION_ABSENT, "a6a7"},
        {"8/8/8/8/8/8/8/8 w - - 0 1", "e2e4", JD_REASON_NO_PIECE, "e2e4"},
        {"8/8/8/8/8/8/8/8 w - - 0 1", "Qe4", JD_REASON_NONE, "-"},
        {"8/8/8/8/8/8/8/8 w - - 0 1", "--", JD_REASON_NONE, "-"},
        {"8/8/8/8/8/8/8/8 w - - 0 1", "Q", JD_REASON_NONE, "-"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const jd_position position = position_of(rows[i].fen);
        jd_move meant = JD_NO_MOVE;
        const size_t length = strlen(rows[i].text);
        const jd_reason reason = jd_san_why(&position, rows[i].text, length, JD_LETTERS_EN, &meant);
        CHECK(reason.code == rows[i].code);
        CHECK((meant == JD_NO_MOVE) == (rows[i].meant[0] == '-'));
        if (meant != JD_NO_MOVE) {
            char squares[JD_UCI_SIZE];
            (void)jd_uci_write(&position, meant & 4095, squares);
            CHECK(equals(squares, rows[i].meant));
        }
    }
}

static void test_uci(void) {
    static const char *const wrong[] = {"",      "e2",   "e2e",   "e2e9", "i2e4",  "e2e4k",
                                        "e2e4Q", "E2E4", "e2-e4", "0000", "e7e8p", "e7e8qq"};
    jd_square from = 0;
    jd_square to = 0;
    jd_kind promotion = JD_NO_KIND;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        CHECK(!jd_uci_read(wrong[i], strlen(wrong[i]), &from, &to, &promotion));
    }
    CHECK(jd_uci_read("e7e8n", 5, &from, &to, &promotion));
    CHECK(from == 52 && to == 60 && promotion == JD_KNIGHT);
}

// U03 of reported-bugs.jsonl: a piece put elsewhere has no bearing on the e.p. right.
static void test_put_leaves_en_passant(void) {
    jd_position position = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    jd_position_put(&position, 0, jd_piece_of(JD_WHITE, JD_KNIGHT));
    jd_move move = JD_NO_MOVE;
    CHECK(jd_san_read(&position, "exd6", 4, JD_SAN_STRICT, &move, NULL) == JD_SAN_OK);
}

int main(void) {
    test_start();
    test_counters();
    test_en_passant_written();
    test_chess960();
    test_refused_leaves_position();
    test_any_bytes();
    test_many_problems();
    test_san_bytes();
    test_san_why();
    test_uci();
    test_put_leaves_en_passant();
    printf("%d passed, %d failed\n", passed, failed);
    return failed ? 1 : 0;
}
