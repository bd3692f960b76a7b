// fuzz_pgn.c -- any bytes as PGN, cut in any way: the same events as in one piece, no crash, every
// move legal, variations balanced, and what is written reads back as the same moves. The first two
// bytes choose the mode and the cuts.
// SPDX-License-Identifier: MIT

#include "board/moves.h"
#include "notation/pgn.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool condition) {
    if (!condition) {
        abort();
    }
}

// ---- what was read ------------------------------------------------------------------------------

typedef struct reading {
    uint64_t events; // a hash of all
    uint64_t moves;  // a hash of moves, variations, glyphs and results
    uint32_t depth;
    bool in_game;
    bool lost; // a line could not be followed: what hangs on it cannot be written
    jd_pgn_writer *writer;
} reading;

static uint64_t mix(uint64_t hash, const void *bytes, size_t length) {
    const unsigned char *at = bytes;
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ at[i]) * 0x100000001b3ULL;
    }
    return hash;
}

static uint64_t mix_number(uint64_t hash, uint64_t number) {
    return mix(hash, &number, sizeof number);
}

static void check_move(const jd_pgn_event *event) {
    must(event->before && event->after);
    must(event->move == JD_NO_MOVE || jd_is_legal(event->before, event->move));
}

static void hash_event(reading *all, const jd_pgn_event *event) {
    const uint64_t numbers[] = {event->kind,   event->code,   event->result, event->move,
                                event->number, event->more,   event->error,  event->depth,
                                event->line,   event->column, event->offset, event->length};
    all->events = mix(all->events, numbers, sizeof numbers);
    if (event->text) {
        all->events = mix(all->events, event->text, event->length);
    }
    if (event->name) {
        all->events = mix(all->events, event->name, strlen(event->name));
    }
}

static void hash_game(reading *all, const jd_pgn_event *event) {
    const bool counts = event->kind == JD_PGN_GAME || event->kind == JD_PGN_MOVE ||
                        event->kind == JD_PGN_NAG || event->kind == JD_PGN_BEGIN ||
                        event->kind == JD_PGN_END;
    if (counts) {
        all->moves = mix_number(all->moves, event->kind);
        all->moves = mix_number(all->moves, event->move);
        all->moves = mix_number(all->moves, event->number);
    }
}

static void write_event(jd_pgn_writer *writer, const jd_pgn_event *event) {
    jd_pgn_tag fen = {"FEN", 3, NULL, 0};
    char text[JD_FEN_SIZE];
    switch (event->kind) {
    case JD_PGN_START:
        fen.value = text;
        fen.value_length =
            event->after ? (size_t)jd_fen_write(event->after, JD_FEN_EP_STANDARD, text) : 0;
        jd_pgn_write_tags(writer, &fen, 1);
        break;
    case JD_PGN_MOVE:
        jd_pgn_write_move(writer, event->before->fullmove_number, (jd_color)event->before->turn,
                          event->san);
        break;
    case JD_PGN_COMMENT: jd_pgn_write_comment(writer, event->text, event->length, false); break;
    case JD_PGN_NAG: jd_pgn_write_glyph(writer, event->number); break;
    case JD_PGN_BEGIN: jd_pgn_write_open(writer); break;
    case JD_PGN_END: jd_pgn_write_close(writer); break;
    case JD_PGN_GAME_END: jd_pgn_write_result(writer, event->result); break;
    default: break;
    }
}

static void on_event(void *host, const jd_pgn_event *event) {
    reading *all = host;
    hash_event(all, event);
    hash_game(all, event);
    switch (event->kind) {
    case JD_PGN_GAME:
        must(!all->in_game && all->depth == 0);
        all->in_game = true;
        break;
    case JD_PGN_GAME_END:
        must(all->in_game);
        all->in_game = false;
        all->depth = 0;
        break;
    case JD_PGN_BEGIN: all->depth++; break;
    case JD_PGN_END: must(all->depth-- > 0); break;
    case JD_PGN_MOVE: check_move(event); break;
    case JD_PGN_PROBLEM:
        all->lost = all->lost || event->code == JD_PGN_VARIATION_DEEP ||
                    jd_pgn_code_class(event->code) == JD_PGN_ERROR;
        break;
    default: break;
    }
    if (all->writer) {
        write_event(all->writer, event);
    }
}

static jd_letters letters;

static reading read(const char *text, size_t length, jd_pgn_mode mode, uint32_t cuts,
                    jd_pgn_writer *writer) {
    static jd_pgn_reader reader;
    reading all = {.writer = writer};
    jd_pgn_begin(&reader, mode, letters, on_event, &all);
    for (size_t at = 0; at < length;) {
        size_t piece = length - at;
        if (cuts) {
            cuts = cuts * 1664525u + 1013904223u;
            const size_t wanted = 1 + (cuts >> 24) % (cuts >> 16 & 1 ? 5 : 200);
            piece = wanted < piece ? wanted : piece;
        }
        (void)jd_pgn_feed(&reader, text + at, piece);
        at += piece;
    }
    (void)jd_pgn_finish(&reader);
    must(!all.in_game);
    return all;
}

// ---- what was written ---------------------------------------------------------------------------

typedef struct sheet {
    char text[1 << 20];
    size_t length;
    bool full;
} sheet;

static void on_bytes(void *host, const char *bytes, size_t length) {
    sheet *out = host;
    if (length > sizeof out->text - out->length) {
        out->full = true;
        return;
    }
    memcpy(out->text + out->length, bytes, length);
    out->length += length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static sheet out;
    if (size < 2) {
        return 0;
    }
    const char *text = (const char *)data + 2;
    const jd_pgn_mode mode = data[0] & 1 ? JD_PGN_STRICT : JD_PGN_LENIENT;
    jd_pgn_writer writer;
    letters = (jd_letters)((data[0] >> 1) % JD_LETTERS_COUNT);
    out.length = 0;
    out.full = false;
    jd_pgn_write_begin(&writer, on_bytes, &out);
    const reading whole = read(text, size - 2, mode, 0, mode == JD_PGN_LENIENT ? &writer : NULL);
    const reading cut = read(text, size - 2, mode, 1 + data[1], NULL);
    must(whole.events == cut.events);
    if (mode == JD_PGN_LENIENT && !out.full && !whole.lost) {
        letters = JD_LETTERS_EN; // of what was written
        must(read(out.text, out.length, mode, 0, NULL).moves == whole.moves);
    }
    return 0;
}
