// exports_pgn_write.c -- the door, fourth part: PGN, written.
//
// The host puts records like those of exports_pgn.c into the area for bytes, as many as it likes at
// once but a game's tags together, and takes the text out of the other one. At most twice as many
// bytes come out as went in.
// SPDX-License-Identifier: MIT

#include "exports_pgn.h"

#include "notation/pgn.h"

enum {
    MAX_TAGS = 4096,
    FLAG_MORE = 1,  // of a comment: another piece follows
    FLAG_BLACK = 1, // of a move: it is Black's
};

typedef struct record {
    jd_pgn_kind kind;
    uint32_t flags;
    uint32_t number;
    const char *text;
    size_t length;
} record;

// Of the tags only the beginning in the area is kept, until the moves begin.
static struct writing {
    jd_pgn_writer writer;
    jd_letters letters;
    size_t length; // of what was written
    uint32_t tags;
} writing;

static jd_pgn_tag tags[MAX_TAGS];

static void on_bytes(void *host, const char *bytes, size_t length) {
    (void)host;
    JD_ASSERT(length <= PGN_OUT_SIZE - writing.length);
    __builtin_memcpy((char *)door_pgn_out + writing.length, bytes, length);
    writing.length += length;
}

// The number: how long its name is.
static void note_tag(const record *tag) {
    JD_ASSERT(writing.tags < MAX_TAGS && tag->number <= tag->length);
    tags[writing.tags++] = (jd_pgn_tag){
        .name = tag->text,
        .name_length = tag->number,
        .value = tag->text + tag->number,
        .value_length = tag->length - tag->number,
    };
}

static void put_move(const record *move) {
    char english[JD_SAN_SIZE];
    char san[JD_SAN_SIZE];
    JD_ASSERT(move->length < JD_SAN_SIZE - 4);
    __builtin_memcpy(english, move->text, move->length);
    english[move->length] = '\0';
    (void)jd_san_translate(english, writing.letters, san);
    const jd_color turn = move->flags & FLAG_BLACK ? JD_BLACK : JD_WHITE;
    jd_pgn_write_move(&writing.writer, move->number, turn, san);
}

static void put(const record *each) {
    jd_pgn_writer *writer = &writing.writer;
    switch (each->kind) {
    case JD_PGN_TAG: note_tag(each); break;
    case JD_PGN_START:
        jd_pgn_write_tags(writer, tags, writing.tags);
        writing.tags = 0;
        break;
    case JD_PGN_MOVE: put_move(each); break;
    case JD_PGN_COMMENT:
        jd_pgn_write_comment(writer, each->text, each->length, (each->flags & FLAG_MORE) != 0);
        break;
    case JD_PGN_NAG: jd_pgn_write_glyph(writer, (uint8_t)each->number); break;
    case JD_PGN_BEGIN: jd_pgn_write_open(writer); break;
    case JD_PGN_END: jd_pgn_write_close(writer); break;
    case JD_PGN_GAME_END: jd_pgn_write_result(writer, (jd_pgn_result)each->number); break;
    case JD_PGN_GAME:
    case JD_PGN_OFFER:
    case JD_PGN_UNREAD:
    case JD_PGN_RESULT:
    case JD_PGN_PROBLEM: break;
    }
}

DOOR(int, jdw_pgn_write_begin, (uint32_t letters, uint32_t width)) {
    if (letters >= JD_LETTERS_COUNT || width == 0) {
        return MISUSE;
    }
    writing.letters = (jd_letters)letters;
    writing.tags = 0;
    jd_pgn_write_begin(&writing.writer, on_bytes, NULL);
    writing.writer.width = width;
    return 0;
}

// Writes the records in[0..length); returns how many bytes came out.
DOOR(int, jdw_pgn_write, (uint32_t length)) {
    if (length > PGN_IN_SIZE || length % 4 != 0) {
        return MISUSE;
    }
    writing.length = 0;
    for (size_t at = 0; at < length;) {
        uint32_t head[2];
        __builtin_memcpy(head, door_pgn_in + at, sizeof head);
        const record each = {(jd_pgn_kind)(head[0] & 255), head[0] >> 8 & 255, head[1],
                             door_pgn_in + at + sizeof head, head[0] >> 16};
        at += sizeof head + (each.length + 3) / 4 * 4;
        JD_ASSERT(each.kind <= JD_PGN_PROBLEM && at <= length);
        put(&each);
    }
    return (int)writing.length;
}
