// pgn_read.c -- feeds the scanner and knows what may follow what, PGN standard 8. Floor 2.
//
// A game opens with its first tag, or with a move or result where none is open; it ends with its
// result, with the first tag of the next game, or with the stream.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

// ---- games --------------------------------------------------------------------------------------

void jd_pgn_open_game(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (reader->in_game) {
        return;
    }
    reader->refused = false;
    reader->in_game = true;
    reader->in_tags = true;
    reader->empty_line = false;
    reader->depth = 0;
    reader->lost_from = UINT32_MAX;
    jd_pgn_begin_tags(reader);
    (void)jd_pgn_event_of(reader, token, JD_PGN_GAME);
    jd_pgn_tell(reader);
    if (reader->games++ && !reader->may_open && token->newlines < 2) {
        jd_pgn_complain(reader, token, JD_PGN_NO_EMPTY_LINE);
    }
}

void jd_pgn_open_moves(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_open_game(reader, token);
    if (!reader->in_tags) {
        return;
    }
    reader->in_tags = false;
    jd_pgn_find_start(reader, token);
    if (reader->lines[0].no_start) {
        jd_pgn_lose(reader, jd_pgn_level(0, true));
    }
    jd_pgn_event_of(reader, token, JD_PGN_START)->after =
        reader->lines[0].no_start ? NULL : jd_pgn_now(&reader->lines[0]);
    jd_pgn_tell(reader);
}

static void close_variation(jd_pgn_reader *reader, const jd_pgn_token *token) {
    (void)jd_pgn_event_of(reader, token, JD_PGN_END);
    jd_pgn_tell(reader);
    if (reader->lost_from >= jd_pgn_level(reader->depth, false)) {
        reader->lost_from = UINT32_MAX;
    }
    reader->depth--;
}

static void close_game(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_result result) {
    jd_pgn_open_moves(reader, token);
    if (reader->depth > 0) {
        jd_pgn_complain(reader, token, JD_PGN_VARIATION_OPEN);
    }
    while (reader->depth > 0) {
        close_variation(reader, token);
    }
    if (result == JD_PGN_NO_RESULT) {
        jd_pgn_complain(reader, token, JD_PGN_RESULT_MISSING);
    }
    jd_pgn_event *event = jd_pgn_event_of(reader, token, JD_PGN_GAME_END);
    event->result = result;
    event->after = reader->lines[0].no_start ? NULL : jd_pgn_now(&reader->lines[0]);
    jd_pgn_tell(reader);
    reader->in_game = false;
    reader->refused = false;
    reader->may_open = false;
}

// ---- results ------------------------------------------------------------------------------------

// The Result tag says another thing than the marker (8.1.1.7, 8.2.6).
static bool contradicts(const jd_pgn_reader *reader, jd_pgn_result result) {
    bool exact;
    return reader->has_result &&
           jd_pgn_result_of(reader->value[JD_PGN_SLOT_RESULT], reader->kept[JD_PGN_SLOT_RESULT],
                            &exact) != result;
}

static void read_result(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_result result,
                        bool exact) {
    jd_pgn_open_moves(reader, token);
    if (reader->depth > 0) {
        jd_pgn_complain(reader, token, JD_PGN_RESULT_INSIDE);
        jd_pgn_tell_text(reader, token, JD_PGN_UNREAD);
        return;
    }
    if (!exact) {
        jd_pgn_complain(reader, token, JD_PGN_RESULT_TEXT);
    }
    if (contradicts(reader, result)) {
        jd_pgn_complain(reader, token, JD_PGN_RESULT_MISMATCH);
    }
    jd_pgn_event_of(reader, token, JD_PGN_RESULT)->result = result;
    jd_pgn_tell(reader);
    close_game(reader, token, result);
}

// ---- words --------------------------------------------------------------------------------------

static void read_stray(jd_pgn_reader *reader, const jd_pgn_token *token, jd_pgn_code code) {
    jd_pgn_complain(reader, token, code);
    jd_pgn_tell_text(reader, token, JD_PGN_UNREAD);
}

// Where no game is open only a move that the initial array allows opens one: not what a letter
// says.
static bool can_open(const jd_pgn_reader *reader, const jd_pgn_token *token) {
    return reader->may_open && jd_pgn_can_be_first(reader, token);
}

static void read_word(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const char first = token->text[0];
    if (first < 'A' || first > 'z') { // results begin with a digit, a star, a half
        bool exact = false;
        const jd_pgn_result result = jd_pgn_result_of(token->text, token->length, &exact);
        if (result != JD_PGN_NO_RESULT && (reader->in_game || reader->may_open)) {
            read_result(reader, token, result, exact);
            return;
        }
    }
    if (!reader->in_game && !can_open(reader, token)) {
        read_stray(reader, token, JD_PGN_STRAY_TEXT);
        return;
    }
    if (reader->in_game && !reader->in_tags && !reader->empty_line && token->newlines > 1 &&
        reader->lines[0].moved) {
        reader->empty_line = true;
        jd_pgn_complain(reader, token, JD_PGN_EMPTY_LINE_INSIDE);
    }
    jd_pgn_open_moves(reader, token);
    jd_pgn_read_word(reader, token);
}

// ---- signs --------------------------------------------------------------------------------------

static void tell_glyph(jd_pgn_reader *reader, const jd_pgn_token *token, int number) {
    jd_pgn_event_of(reader, token, JD_PGN_NAG)->number = (uint8_t)number;
    jd_pgn_tell(reader);
}

static void read_glyph(jd_pgn_reader *reader, const jd_pgn_token *token) {
    int number = 0;
    for (size_t i = 1; i < token->length && number < 1000; i++) {
        number = 10 * number + (token->text[i] - '0');
    }
    if (number > 255) {
        read_stray(reader, token, JD_PGN_NAG_RANGE);
        return;
    }
    tell_glyph(reader, token, number);
}

static void read_marks(jd_pgn_reader *reader, const jd_pgn_token *token) {
    const int number = jd_pgn_glyph_of(token->text, token->length);
    if (number < 0) {
        read_stray(reader, token, JD_PGN_WORD_UNKNOWN);
        return;
    }
    tell_glyph(reader, token, number);
}

static void read_offer(jd_pgn_reader *reader, const jd_pgn_token *token) {
    jd_pgn_complain(reader, token, JD_PGN_DRAW_OFFER);
    (void)jd_pgn_event_of(reader, token, JD_PGN_OFFER);
    jd_pgn_tell(reader);
}

static void read_closing(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (reader->depth == 0) {
        jd_pgn_complain(reader, token, JD_PGN_VARIATION_CLOSED);
        return;
    }
    close_variation(reader, token);
}

// What belongs to moves, wherever it stands.
static void read_sign(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (!reader->in_game) {
        read_stray(reader, token, JD_PGN_STRAY_TEXT);
        return;
    }
    jd_pgn_open_moves(reader, token);
    switch (token->kind) {
    case JD_PGN_GLYPH: read_glyph(reader, token); break;
    case JD_PGN_MARKS: read_marks(reader, token); break;
    case JD_PGN_OFFERING: read_offer(reader, token); break;
    case JD_PGN_OPENING: jd_pgn_open_variation(reader, token); break;
    default: read_closing(reader, token); break;
    }
}

// Behind an empty line a comment belongs to the moves; among the tags it leaves them open.
static void read_comment(jd_pgn_reader *reader, const jd_pgn_token *token) {
    reader->may_open = reader->may_open || reader->comment_newlines > 1;
    if (reader->in_game && reader->in_tags && reader->comment_newlines > 1) {
        jd_pgn_open_moves(reader, token);
    }
    if (token->problem != JD_PGN_CODE_COUNT) {
        jd_pgn_token open = *token;
        open.line = reader->open_line;
        open.column = reader->open_column;
        open.offset = reader->open_offset;
        jd_pgn_complain(reader, &open, token->problem);
    }
    jd_pgn_tell_text(reader, token, JD_PGN_COMMENT);
}

// A game without moves may be followed by the next one: then a tag comes again behind an empty
// line.
static bool is_of_next_game(const jd_pgn_reader *reader, const jd_pgn_token *token) {
    return reader->in_game &&
           (!reader->in_tags || (token->newlines > 1 && jd_pgn_has_name(reader, token)));
}

static void read_tag(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (is_of_next_game(reader, token)) {
        close_game(reader, token, JD_PGN_NO_RESULT);
    }
    jd_pgn_open_game(reader, token);
    jd_pgn_read_name(reader, token);
    if (token->kind == JD_PGN_TAG_WHOLE) {
        jd_pgn_token value = *token;
        value.text = reader->text;
        value.length = reader->text_length;
        jd_pgn_read_value(reader, &value);
    }
}

// ---- all tokens ---------------------------------------------------------------------------------

static void read_token(jd_pgn_reader *reader, const jd_pgn_token *token) {
    if (token->newlines > 1) {
        reader->may_open = true;
    }
    switch (token->kind) {
    case JD_PGN_NO_TOKEN: break;
    case JD_PGN_TAG_NAME:
    case JD_PGN_TAG_WHOLE: read_tag(reader, token); break;
    case JD_PGN_TAG_VALUE: jd_pgn_read_value(reader, token); break;
    case JD_PGN_REMARKS: read_comment(reader, token); break;
    case JD_PGN_GLYPH:
    case JD_PGN_MARKS:
    case JD_PGN_OPENING:
    case JD_PGN_CLOSING:
    case JD_PGN_OFFERING: read_sign(reader, token); break;
    case JD_PGN_WORD: read_word(reader, token); break;
    case JD_PGN_LONG_WORD:
        if (token->problem == JD_PGN_CODE_COUNT) {
            jd_pgn_tell_text(reader, token, JD_PGN_UNREAD); // a further piece
        } else {
            read_stray(reader, token, token->problem);
        }
        break;
    case JD_PGN_ANGLE: read_stray(reader, token, JD_PGN_ANGLE_BRACKETS); break;
    case JD_PGN_STRAY: read_stray(reader, token, JD_PGN_STRAY_CHARACTER); break;
    case JD_PGN_CONTROL: read_stray(reader, token, JD_PGN_CONTROL_CHARACTER); break;
    case JD_PGN_WIDE: jd_pgn_complain(reader, token, JD_PGN_UTF16); break;
    }
}

// ---- the stream ---------------------------------------------------------------------------------

void jd_pgn_begin(jd_pgn_reader *reader, jd_pgn_mode mode, jd_letters letters, jd_pgn_host *tell,
                  void *host) {
    JD_ASSERT(reader != NULL && tell != NULL && letters < JD_LETTERS_COUNT);
    __builtin_memset(reader, 0, sizeof *reader);
    reader->tell = tell;
    reader->host = host;
    reader->mode = mode;
    reader->style = (jd_san_style){JD_SAN_LENIENT, letters};
    reader->line = 1;
    reader->may_open = true;
}

// Reads what the window holds whole; returns how much that was.
static size_t read_window(jd_pgn_reader *reader, const char *text, size_t length, bool final) {
    jd_pgn_window window = {.text = text, .length = length, .final = final};
    reader->stopped = false;
    while (!reader->stopped && jd_pgn_scan(reader, &window)) {
        read_token(reader, &window.token);
    }
    reader->base += window.at;
    return window.at;
}

static void hold(jd_pgn_reader *reader, const char *bytes, size_t length) {
    JD_ASSERT(length <= JD_PGN_HOLD - reader->held);
    __builtin_memcpy(reader->hold + reader->held, bytes, length);
    reader->held += length;
}

// Gives up the first bytes of the hold.
static void let_go(jd_pgn_reader *reader, size_t count) {
    reader->held -= count;
    __builtin_memmove(reader->hold, reader->hold + count, reader->held);
}

// A token that the last bytes began is put together in the hold; behind it the bytes are read where
// they lie. Returns how many of the bytes were read with the hold.
static size_t read_held(jd_pgn_reader *reader, const char *bytes, size_t length) {
    const size_t room = JD_PGN_HOLD - reader->held;
    const size_t before = reader->held;
    const size_t taken = length < room ? length : room;
    hold(reader, bytes, taken);
    const size_t read = read_window(reader, reader->hold, reader->held, false);
    JD_ASSERT(read > 0 || taken == length);
    if (read < before) {
        let_go(reader, read);
        return taken;
    }
    reader->held = 0;
    return read - before;
}

void jd_pgn_stop(jd_pgn_reader *reader) { reader->stopped = true; }

size_t jd_pgn_feed(jd_pgn_reader *reader, const char *bytes, size_t length) {
    JD_ASSERT(reader != NULL && (bytes != NULL || length == 0));
    size_t at = 0;
    reader->stopped = false;
    while (!reader->stopped && reader->held > 0 && at < length) {
        at += read_held(reader, bytes + at, length - at);
    }
    if (!reader->stopped && at < length) {
        at += read_window(reader, bytes + at, length - at, false);
    }
    if (!reader->stopped && at < length) {
        hold(reader, bytes + at, length - at);
        at = length;
    }
    return at;
}

bool jd_pgn_finish(jd_pgn_reader *reader) {
    JD_ASSERT(reader != NULL);
    let_go(reader, read_window(reader, reader->hold, reader->held, true));
    if (reader->stopped) {
        return false;
    }
    reader->held = 0;
    const jd_pgn_token end = {
        .offset = reader->base,
        .line = reader->line,
        .column = (uint32_t)(reader->base - reader->line_offset) + 1,
    };
    if (reader->in_game) {
        close_game(reader, &end, JD_PGN_NO_RESULT);
    }
    return true;
}
