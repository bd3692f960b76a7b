// pgn_row.c -- a game of a PGN as one line: what is noted while it is read. Floor 2.
//
// pgn_row_write.c writes it.
// SPDX-License-Identifier: MIT

#include "pgn_row.h"

#include "../text.h"
#include "pgn_parts.h"
#include "uci.h"

#define FNV_START 0xcbf29ce484222325ULL
#define FNV_PRIME 0x100000001b3ULL

void jd_pgn_row_begin(jd_pgn_row *row) {
    JD_ASSERT(row != NULL);
    row->games = 0;
    row->early_comments = 0;
    row->in_game = false;
}

static void begin_game(jd_pgn_row *row) {
    const uint64_t games = row->games + 1;
    const uint32_t comments = row->early_comments;
    __builtin_memset(row, 0, offsetof(jd_pgn_row, seen));
    row->games = games;
    row->in_game = true;
    row->comments = comments;
    row->uci = FNV_START;
    row->san = FNV_START;
}

// Keeps the beginning of a tag's value, without what would break the line.
static void keep(char out[JD_PGN_ROW_TEXT], uint32_t *length, const jd_pgn_event *event) {
    for (size_t i = 0; i < event->length && *length < JD_PGN_ROW_TEXT; i++) {
        const char c = event->text[i];
        out[(*length)++] = c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
    }
}

static bool is_named(const jd_pgn_event *event, const char *name, size_t length) {
    return jd_pgn_is_text_any_case(name, length, event->name);
}

static void note_tag(jd_pgn_row *row, const jd_pgn_event *event) {
    if (is_named(event, "GameId", 6)) {
        keep(row->id, &row->id_length, event);
    } else if (is_named(event, "Result", 6)) {
        keep(row->result, &row->result_length, event);
    }
}

static void note_position(jd_pgn_row *row, const jd_position *position) {
    row->occurrences = jd_seen_put(&row->seen, position, row->plies == 0);
    if (row->occurrences > row->most) {
        row->most = row->occurrences;
    }
    if (row->occurrences == 3 && !row->third) {
        row->third = row->plies;
    }
    if (row->occurrences == 5 && !row->fifth) {
        row->fifth = row->plies;
    }
}

static uint64_t hash_on(uint64_t hash, const char *text) {
    if (hash != FNV_START) {
        hash = (hash ^ ' ') * FNV_PRIME;
    }
    for (; *text; text++) {
        hash = (hash ^ (unsigned char)*text) * FNV_PRIME;
    }
    return hash;
}

static void note_move(jd_pgn_row *row, const jd_pgn_event *event) {
    char uci[JD_UCI_SIZE] = "0000";
    if (event->move != JD_NO_MOVE) {
        (void)jd_uci_write(event->before, event->move, uci);
    }
    row->plies++;
    row->uci = hash_on(row->uci, uci);
    row->san = hash_on(row->san, event->san);
    note_position(row, event->after);
    if (event->after->quiet_plies >= 100 && !row->hundred) {
        row->hundred = row->plies;
    }
    if (event->after->quiet_plies >= 150 && !row->hundred_fifty) {
        row->hundred_fifty = row->plies;
    }
}

static void note_start(jd_pgn_row *row, const jd_pgn_event *event) {
    row->has_start = event->after != NULL;
    if (row->has_start) {
        note_position(row, event->after);
    }
}

// ---- errors -------------------------------------------------------------------------------------

// code@line:column; one that does not fit is left out.
static void note_error(jd_pgn_row *row, const jd_pgn_event *event) {
    char text[64];
    jd_writer writer = jd_writer_into(text, sizeof text);
    if (row->error_length > 0) {
        jd_write_char(&writer, ',');
    }
    jd_write_text(&writer, jd_pgn_code_text(event->code));
    jd_write_char(&writer, '@');
    jd_write_number(&writer, event->line);
    jd_write_char(&writer, ':');
    jd_write_number(&writer, event->column);
    if (writer.length < JD_PGN_ROW_ERRORS - row->error_length) {
        __builtin_memcpy(row->error + row->error_length, text, writer.length);
        row->error_length += (uint32_t)writer.length;
    }
}

// ---- events -------------------------------------------------------------------------------------

static void note_comment(jd_pgn_row *row, const jd_pgn_event *event) {
    uint32_t *count = row->in_game ? &row->comments : &row->early_comments;
    *count += !event->more;
}

void jd_pgn_row_note(jd_pgn_row *row, const jd_pgn_event *event) {
    JD_ASSERT(row != NULL && event != NULL);
    switch (event->kind) {
    case JD_PGN_GAME: begin_game(row); break;
    case JD_PGN_TAG: note_tag(row, event); break;
    case JD_PGN_START: note_start(row, event); break;
    case JD_PGN_MOVE:
        if (event->depth == 0) {
            note_move(row, event);
        }
        break;
    case JD_PGN_COMMENT: note_comment(row, event); break;
    case JD_PGN_NAG: row->nags++; break;
    case JD_PGN_BEGIN: row->variations++; break;
    case JD_PGN_PROBLEM:
        if (event->error) {
            note_error(row, event);
        }
        break;
    case JD_PGN_OFFER:
    case JD_PGN_END:
    case JD_PGN_UNREAD:
    case JD_PGN_RESULT:
    case JD_PGN_GAME_END: break;
    }
}
