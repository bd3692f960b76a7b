// pgn.c -- PGN in C: the same events however the bytes are cut, marks, what is written; and who may
// go to a square, against the list of moves.
// SPDX-License-Identifier: MIT

#include "notation/pgn.h"
#include "board/moves.h"
#include "test.h"

// ---- events as one text -------------------------------------------------------------------------

typedef struct trace {
    char text[8192];
    size_t length;
} trace;

static void add(trace *to, const char *text, size_t length) {
    for (size_t i = 0; i < length && to->length + 1 < sizeof to->text; i++) {
        to->text[to->length++] = text[i];
    }
    to->text[to->length] = '\0';
}

static void on_event(void *host, const jd_pgn_event *event) {
    trace *to = host;
    char line[96];
    const int length = snprintf(line, sizeof line, "%d %u %u:%u %lu %d %d %s ", (int)event->kind,
                                event->depth, event->line, event->column,
                                (unsigned long)event->offset, event->number, (int)event->more,
                                event->kind == JD_PGN_PROBLEM ? jd_pgn_code_text(event->code) : "");
    add(to, line, (size_t)length);
    if (event->name) {
        add(to, event->name, strlen(event->name));
    }
    add(to, event->san ? event->san : "", event->san ? strlen(event->san) : 0);
    add(to, event->text, event->length);
    add(to, "\n", 1);
}

static void read(const char *text, size_t length, size_t piece, trace *to) {
    static jd_pgn_reader reader;
    to->length = 0;
    jd_pgn_begin(&reader, JD_PGN_LENIENT, JD_LETTERS_EN, on_event, to);
    for (size_t at = 0; at < length; at += piece) {
        (void)jd_pgn_feed(&reader, text + at, length - at < piece ? length - at : piece);
    }
    (void)jd_pgn_finish(&reader);
}

typedef struct halting {
    trace *to;
    jd_pgn_reader *reader;
} halting;

// Stops after everything that it is told.
static void on_event_and_stop(void *host, const jd_pgn_event *event) {
    const halting *all = host;
    on_event(all->to, event);
    jd_pgn_stop(all->reader);
}

static void read_halting(const char *text, size_t length, size_t piece, trace *to) {
    static jd_pgn_reader reader;
    halting all = {to, &reader};
    to->length = 0;
    jd_pgn_begin(&reader, JD_PGN_LENIENT, JD_LETTERS_EN, on_event_and_stop, &all);
    for (size_t at = 0; at < length;) {
        at += jd_pgn_feed(&reader, text + at, length - at < piece ? length - at : piece);
    }
    while (!jd_pgn_finish(&reader)) {
    }
}

// ---- cut anywhere -------------------------------------------------------------------------------

static const char *const texts[] = {
    "",
    "\xef\xbb\xbf[Event \"x \\\"y\\\" \\\\\"]\r\n[Result \"*\"]\r\n\r\n1. e4! {a\r\nb} e5 (1... c5 "
    "$14) 2. Nf3 *\r\n",
    "[A \"b\" c\"]\n[B \"open]\n[C d]\n\n1.e4(=) e5 2.h8(N) e.p. 3. ... d5\n%escape\n; line\n0-1 "
    "1. d4",
    "1. e4 e5 1-0 1. d4 <> d5 <reserved> 2. c4 ((( ) $ $300 ?!! Nc6+- \xc2\xb1 } ] \" > 1/2",
    "[FEN \"8/8/8/8 w - - 0 1\"]\n\n1. e4 (2. d4) *\n\n[Variant \"Atomic\"]\n1. e4 {never closed",
    "1. e4 e5 2. Ke3 Nc6 (2. Nf3 Nc6) (2. Ke2) 3. a3 *\r\r[Event \"x\"",
    "\xff\xfe[\0E\0",
};

static void test_pieces(void) {
    static trace whole;
    static trace cut;
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        test_about = texts[i];
        const size_t length = strlen(texts[i]);
        read(texts[i], length, length + 1, &whole);
        for (size_t piece = 1; piece <= 9; piece++) {
            read(texts[i], length, piece, &cut);
            CHECK(strcmp(whole.text, cut.text) == 0);
            read_halting(texts[i], length, piece, &cut);
            CHECK(strcmp(whole.text, cut.text) == 0);
        }
    }
}

// Comments, values and words longer than a piece, with characters of two bytes across the cuts.
static void test_long(void) {
    static char text[20000];
    static trace whole;
    static trace cut;
    const char *const before[] = {"1. e4 {", "[Event \"", "1. e4 "};
    const char *const behind[] = {"} e5 *", "\"]\n\n1. e4 *", " e5 *"};
    for (size_t i = 0; i < 3; i++) {
        test_about = before[i];
        size_t length = (size_t)snprintf(text, sizeof text, "%sx", before[i]);
        while (length < 15000) {
            text[length++] = '\xc3';
            text[length++] = '\xa9';
        }
        length += (size_t)snprintf(text + length, sizeof text - length, "%s", behind[i]);
        read(text, length, length, &whole);
        for (size_t piece = 1; piece < 5000; piece = 2 * piece + 1) {
            read(text, length, piece, &cut);
            CHECK(strcmp(whole.text, cut.text) == 0);
        }
    }
}

// ---- marks --------------------------------------------------------------------------------------

static bool next(const char *text, size_t *at, jd_pgn_mark *mark) {
    return jd_pgn_next_mark(text, strlen(text), at, mark);
}

static void test_marks(void) {
    const char *text = "a [%clk 1:05:23.4][%emt 0:12] [%eval -0.35,20] b [%eval #-3] [%csl Ye4,Rd5]"
                       "[%cal Ge2e4] [%x y z] [%clk later] [%clk";
    jd_pgn_mark mark;
    jd_pgn_shape shape;
    size_t at = 0;
    size_t inside = 0;
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_CLOCK && mark.from == 2 && mark.to == 18);
    CHECK_INT(mark.ms, 3923400);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_ELAPSED);
    CHECK_INT(mark.ms, 12000);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_EVAL && !mark.mate);
    CHECK_INT(mark.score, -35);
    CHECK_INT(mark.depth, 20);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_EVAL && mark.mate);
    CHECK_INT(mark.score, -3);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_SQUARES);
    CHECK(jd_pgn_next_shape(&mark, &inside, &shape) && shape.color == 'Y' && shape.from == 28);
    CHECK(jd_pgn_next_shape(&mark, &inside, &shape) && shape.color == 'R' && shape.to == 35);
    CHECK(!jd_pgn_next_shape(&mark, &inside, &shape));
    inside = 0;
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_ARROWS);
    CHECK(jd_pgn_next_shape(&mark, &inside, &shape) && shape.from == 12 && shape.to == 28);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_OTHER && mark.value_length == 3);
    CHECK(next(text, &at, &mark) && mark.kind == JD_PGN_OTHER);
    CHECK(!next(text, &at, &mark));
}

// ---- writing ------------------------------------------------------------------------------------

static void on_bytes(void *host, const char *bytes, size_t length) { add(host, bytes, length); }

static void test_writing(void) {
    static trace out;
    jd_pgn_writer writer;
    const jd_pgn_tag tags[] = {
        {"White", 5, "A \"B\" \\\n", 8}, {"Zzz", 3, "2", 1}, {"ECO", 3, "C20", 3}};
    jd_pgn_write_begin(&writer, on_bytes, &out);
    jd_pgn_write_tags(&writer, tags, 3);
    jd_pgn_write_move(&writer, 1, JD_WHITE, "e4");
    jd_pgn_write_comment(&writer, "a } b", 5, false);
    jd_pgn_write_open(&writer);
    jd_pgn_write_move(&writer, 1, JD_WHITE, "d4");
    jd_pgn_write_glyph(&writer, 14);
    jd_pgn_write_close(&writer);
    jd_pgn_write_comment(&writer, "a } b\nc", 7, false);
    jd_pgn_write_comment(&writer, "one", 3, true);
    jd_pgn_write_comment(&writer, " two }", 6, false);
    jd_pgn_write_result(&writer, JD_PGN_NO_RESULT);
    const char *const wanted =
        "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n"
        "[White \"A \\\"B\\\" \\\\ \"]\n[Black \"?\"]\n[Result \"*\"]\n"
        "[ECO \"C20\"]\n[Zzz \"2\"]\n\n1. e4 ;a } b\n(1. d4 $14) {a ] b\nc} {one two ]} *\n\n";
    CHECK(strcmp(out.text, wanted) == 0);
}

// ---- who may go to a square ---------------------------------------------------------------------

static void check_movers(const jd_position *position) {
    jd_move list[JD_MAX_MOVES];
    jd_squares wanted[7][64] = {{0}};
    const int count = jd_moves(position, list);
    for (int i = 0; i < count; i++) {
        if (!jd_move_is_castling(list[i])) {
            const jd_square from = jd_move_from(list[i]);
            wanted[jd_kind_of(position->at[from])][jd_move_to(list[i])] |= jd_bit(from);
        }
    }
    for (int kind = JD_PAWN; kind <= JD_KING; kind++) {
        for (int to = 0; to < 64; to++) {
            CHECK(jd_movers(position, (jd_kind)kind, (jd_square)to) == wanted[kind][to]);
        }
    }
    CHECK(jd_can_move(position) == (count > 0));
}

// A walk of moves that is always the same.
static void test_movers(void) {
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "1n2k3/P1P5/8/2PpP3/8/8/8/4K3 w - d6 0 1",
        "8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1",
        "4k3/8/8/1K1Q4/8/2q1K3/8/4r3 w - - 0 1",
        "8/8/3q4/3R4/8/3n4/8/8 w - - 0 1",
    };
    uint32_t dice = 1;
    for (size_t i = 0; i < sizeof fens / sizeof fens[0]; i++) {
        jd_position position = test_position(fens[i]);
        for (int ply = 0; ply < 120; ply++) {
            jd_move list[JD_MAX_MOVES];
            const int count = jd_moves(&position, list);
            check_movers(&position);
            if (count == 0) {
                break;
            }
            dice = dice * 1664525u + 1013904223u;
            position = jd_position_after(&position, list[(dice >> 8) % (uint32_t)count]);
        }
    }
}

int main(void) {
    RUN(test_pieces);
    RUN(test_long);
    RUN(test_marks);
    RUN(test_writing);
    RUN(test_movers);
    return test_end();
}
