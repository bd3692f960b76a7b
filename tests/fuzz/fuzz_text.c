// fuzz_text.c -- any bytes as FEN, SAN and UCI: no crash, and what is accepted writes back and
// reads again as the same. The first byte chooses the level of the FEN and the position for the
// move.
// SPDX-License-Identifier: MIT

#include "board/can_mate.h"
#include "board/moves.h"
#include "notation/fen.h"
#include "notation/san.h"
#include "notation/uci.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool condition) {
    if (!condition) {
        abort();
    }
}

static bool equal_texts(const char *a, const char *b) { return strcmp(a, b) == 0; }

static jd_position must_read(const char *fen, jd_fen_level level) {
    jd_position position;
    must(jd_fen_read(fen, strlen(fen), JD_FEN_STRICT, level, &position).ok);
    return position;
}

// ---- moves --------------------------------------------------------------------------------------

static void check_move(const jd_position *position, jd_move move) {
    char san[JD_SAN_SIZE];
    char uci[JD_UCI_SIZE];
    jd_move read = JD_NO_MOVE;
    const size_t length = (size_t)jd_san_write(position, move, san);
    must(jd_san_read(position, san, length, JD_SAN_STRICT, &read, NULL) == JD_SAN_OK);
    must(read == move);
    jd_square from;
    jd_square to;
    jd_kind promotion;
    must(jd_uci_read(uci, (size_t)jd_uci_write(position, move, uci), &from, &to, &promotion));
    must(jd_find_move(position, from, to, promotion) == move);
}

static void check_san(const jd_position *position, const char *text, size_t length) {
    jd_move move = JD_NO_MOVE;
    uint32_t column = 0;
    const jd_san_status status =
        jd_san_read(position, text, length, JD_SAN_LENIENT, &move, &column);
    must((status == JD_SAN_OK) == (move != JD_NO_MOVE));
    must(status == JD_SAN_OK || (column >= 1 && column <= length + 1));
    if (status == JD_SAN_OK) {
        must(jd_is_legal(position, move));
        check_move(position, move);
    }
    jd_move strict = JD_NO_MOVE;
    if (jd_san_read(position, text, length, JD_SAN_STRICT, &strict, NULL) == JD_SAN_OK) {
        must(strict == move);
    }
}

// The reason why a text is no legal move is that of the squares it means.
static void check_why(const jd_position *position, const char *text, size_t length) {
    jd_move move = JD_NO_MOVE;
    jd_move meant = JD_NO_MOVE;
    if (jd_san_read(position, text, length, JD_SAN_LENIENT, &move, NULL) != JD_SAN_ILLEGAL) {
        return;
    }
    const jd_reason reason = jd_san_why(position, text, length, JD_LETTERS_EN, &meant);
    if (meant != JD_NO_MOVE) {
        must(reason.code != JD_REASON_NONE);
        must(jd_why_illegal(position, jd_move_from(meant), jd_move_to(meant),
                            jd_move_promotion(meant))
                 .code == reason.code);
    }
}

static void check_uci(const jd_position *position, const char *text, size_t length) {
    jd_square from;
    jd_square to;
    jd_kind promotion;
    if (jd_uci_read(text, length, &from, &to, &promotion)) {
        const jd_move move = jd_find_move(position, from, to, promotion);
        if (move != JD_NO_MOVE) {
            check_move(position, move);
        }
    }
}

// ---- positions ----------------------------------------------------------------------------------

// What is dead stays so, whatever is played, and nobody is mated in it.
static void check_dead(const jd_position *position, const jd_move *list, int count) {
    if (jd_is_alive(position) != JD_DEAD) {
        return;
    }
    must(jd_can_mate(position, JD_WHITE) == JD_MATE_NO);
    must(jd_can_mate(position, JD_BLACK) == JD_MATE_NO);
    for (int i = 0; i < count; i++) {
        const jd_position after = jd_position_after(position, list[i]);
        must(jd_is_alive(&after) == JD_DEAD);
        must(!jd_checkers(&after) || jd_can_move(&after));
    }
}

// Any position that was accepted can be asked and played on from.
static void check_position(const jd_position *position) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    must((count > 0) == jd_can_move(position));
    for (int i = 0; i < count; i += 7) {
        check_move(position, list[i]);
    }
    check_dead(position, list, count);
}

static void check_report(const jd_fen_report *report, size_t length) {
    bool refused = false;
    for (int i = 0; i < report->count; i++) {
        const jd_fen_problem *problem = &report->problem[i];
        refused = refused || !problem->warning;
        must(problem->column >= 1 && problem->column <= length + 1);
        must(i == 0 || problem->column >= report->problem[i - 1].column);
    }
    must(report->ok == !refused);
}

static void check_fen(const char *text, size_t length, jd_fen_level level) {
    jd_position lenient;
    jd_position strict;
    char written[JD_FEN_SIZE];
    char again[JD_FEN_SIZE];
    const jd_fen_report report = jd_fen_read(text, length, JD_FEN_LENIENT, level, &lenient);
    check_report(&report, length);
    const jd_fen_report exact = jd_fen_read(text, length, JD_FEN_STRICT, level, &strict);
    check_report(&exact, length);
    must(!exact.ok || report.ok);
    if (!report.ok) {
        return;
    }
    (void)jd_fen_write(&lenient, JD_FEN_EP_STANDARD, written);
    const jd_position second = must_read(written, level);
    (void)jd_fen_write(&second, JD_FEN_EP_STANDARD, again);
    must(equal_texts(written, again));
    must(second.chess960 == lenient.chess960);
    must(jd_position_same(&second, &lenient));
    if (exact.ok) {
        (void)jd_fen_write(&strict, JD_FEN_EP_STANDARD, again);
        must(equal_texts(written, again));
    }
    (void)jd_fen_write(&lenient, JD_FEN_EP_LEGAL, written);
    (void)must_read(written, level);
    check_position(&lenient);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const char *const positions[] = {
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "1n2k3/P1P5/8/2PpP3/8/8/8/4K3 w - d6 0 1",
        "4k3/8/8/8/4Q2Q/8/p6p/1N2K1BQ b - - 0 1",
        "rk2r3/pppppppp/8/8/8/8/PPPPPPPP/RK2R3 w EAea - 0 1",
    };
    if (size == 0) {
        return 0;
    }
    const char *text = (const char *)data + 1;
    check_fen(text, size - 1, (jd_fen_level)(data[0] % 3));
    const jd_position position = must_read(positions[data[0] / 3 % 4], JD_FEN_LEGAL);
    check_san(&position, text, size - 1);
    check_why(&position, text, size - 1);
    check_uci(&position, text, size - 1);
    return 0;
}
