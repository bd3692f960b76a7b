// pgn_write.c -- games in export format, PGN standard 3.2 and 8. Floor 2.
//
// Tokens are packed into lines. A column is a character, not a byte.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

#include "../text.h"

#define EXPORT_WIDTH 79

void jd_pgn_write_begin(jd_pgn_writer *writer, jd_pgn_out *out, void *host) {
    JD_ASSERT(writer != NULL && out != NULL);
    *writer = (jd_pgn_writer){
        .out = out, .host = host, .width = EXPORT_WIDTH, .glued = true, .numbered = true};
}

// ---- bytes and tokens ---------------------------------------------------------------------------

static size_t length_of(const char *text) {
    size_t length = 0;
    while (text[length]) {
        length++;
    }
    return length;
}

static uint32_t columns_of(const char *text, size_t length) {
    uint32_t columns = 0;
    for (size_t i = 0; i < length; i++) {
        columns += ((unsigned char)text[i] & 0xc0) != 0x80;
    }
    return columns;
}

static void put(jd_pgn_writer *writer, const char *text, size_t length) {
    if (length > 0) {
        writer->out(writer->host, text, length);
        writer->column += columns_of(text, length);
    }
}

static void put_text(jd_pgn_writer *writer, const char *text) {
    put(writer, text, length_of(text));
}

static void end_line(jd_pgn_writer *writer) {
    put_text(writer, "\n");
    writer->column = 0;
    writer->glued = true;
}

// A blank or a line end before what needs so many columns.
static void part(jd_pgn_writer *writer, uint32_t columns) {
    const uint32_t blank = writer->glued ? 0 : 1;
    if (writer->column > 0 && writer->column + blank + columns > writer->width) {
        end_line(writer);
    } else if (blank) {
        put_text(writer, " ");
    }
    writer->glued = false;
}

static void put_token(jd_pgn_writer *writer, const char *text, size_t length) {
    part(writer, columns_of(text, length));
    put(writer, text, length);
}

// ---- tags ---------------------------------------------------------------------------------------

typedef struct roster_tag {
    const char *name;
    const char *unknown;
} roster_tag;

// 8.1.1: the Seven Tag Roster.
static const roster_tag roster[] = {
    {"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"}, {"Round", "?"},
    {"White", "?"}, {"Black", "?"}, {"Result", "*"},
};
#define ROSTER (sizeof roster / sizeof roster[0])

// A quote and a backslash are escaped; a control character cannot be told and is a blank.
static void put_value(jd_pgn_writer *writer, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '"' || text[i] == '\\') {
            put_text(writer, "\\");
        }
        const bool control = (unsigned char)text[i] < ' ' || text[i] == 0x7f;
        put(writer, control ? " " : text + i, 1);
    }
}

static void put_tag(jd_pgn_writer *writer, const jd_pgn_tag *tag) {
    put_text(writer, "[");
    put(writer, tag->name, tag->name_length);
    put_text(writer, " \"");
    put_value(writer, tag->value, tag->value_length);
    put_text(writer, "\"]");
    end_line(writer);
}

static bool is_of_roster(const jd_pgn_tag *tag) {
    for (size_t i = 0; i < ROSTER; i++) {
        if (jd_pgn_is_text(tag->name, tag->name_length, roster[i].name)) {
            return true;
        }
    }
    return false;
}

static void put_roster_tag(jd_pgn_writer *writer, const roster_tag *wanted, const jd_pgn_tag *tags,
                           size_t count) {
    jd_pgn_tag tag = {wanted->name, length_of(wanted->name), wanted->unknown,
                      length_of(wanted->unknown)};
    for (size_t i = 0; i < count; i++) {
        if (jd_pgn_is_text(tags[i].name, tags[i].name_length, wanted->name)) {
            tag = tags[i];
            break;
        }
    }
    put_tag(writer, &tag);
}

// By bytes: negative, 0, positive.
static int compare_names(const jd_pgn_tag *a, const jd_pgn_tag *b) {
    for (size_t i = 0; i < a->name_length && i < b->name_length; i++) {
        if (a->name[i] != b->name[i]) {
            return (unsigned char)a->name[i] - (unsigned char)b->name[i];
        }
    }
    return a->name_length == b->name_length ? 0 : a->name_length < b->name_length ? -1 : 1;
}

// The next one behind `last` in the order of names, the first of equal ones; NULL: there is none.
static const jd_pgn_tag *next_tag(const jd_pgn_tag *tags, size_t count, const jd_pgn_tag *last) {
    const jd_pgn_tag *next = NULL;
    for (size_t i = 0; i < count; i++) {
        const bool behind = last == NULL || compare_names(&tags[i], last) > 0;
        if (behind && !is_of_roster(&tags[i]) && (!next || compare_names(&tags[i], next) < 0)) {
            next = &tags[i];
        }
    }
    return next;
}

void jd_pgn_write_tags(jd_pgn_writer *writer, const jd_pgn_tag *tags, size_t count) {
    JD_ASSERT(writer != NULL && (tags != NULL || count == 0));
    for (size_t i = 0; i < ROSTER; i++) {
        put_roster_tag(writer, &roster[i], tags, count);
    }
    const jd_pgn_tag *last = NULL;
    while ((last = next_tag(tags, count, last)) != NULL) {
        put_tag(writer, last);
    }
    end_line(writer);
    writer->numbered = true;
}

// ---- moves --------------------------------------------------------------------------------------

// 8.2.2.2: Black's move has a number only where something stands between it and White's.
void jd_pgn_write_move(jd_pgn_writer *writer, uint32_t number, jd_color turn, const char *san) {
    JD_ASSERT(writer != NULL && san != NULL);
    if (turn == JD_WHITE || writer->numbered) {
        char text[16];
        jd_writer digits = jd_writer_into(text, sizeof text);
        jd_write_number(&digits, number);
        jd_write_text(&digits, turn == JD_WHITE ? "." : "...");
        put_token(writer, text, digits.length);
    }
    put_token(writer, san, length_of(san));
    writer->numbered = false;
}

void jd_pgn_write_glyph(jd_pgn_writer *writer, uint8_t number) {
    JD_ASSERT(writer != NULL);
    char text[8];
    jd_writer digits = jd_writer_into(text, sizeof text);
    jd_write_char(&digits, '$');
    jd_write_number(&digits, number);
    put_token(writer, text, digits.length);
    writer->numbered = true;
}

void jd_pgn_write_open(jd_pgn_writer *writer) {
    JD_ASSERT(writer != NULL);
    put_token(writer, "(", 1);
    writer->glued = true;
    writer->numbered = true;
}

void jd_pgn_write_close(jd_pgn_writer *writer) {
    JD_ASSERT(writer != NULL);
    writer->glued = true;
    put_token(writer, ")", 1);
    writer->numbered = true;
}

void jd_pgn_write_result(jd_pgn_writer *writer, jd_pgn_result result) {
    JD_ASSERT(writer != NULL);
    const bool none = result == JD_PGN_NO_RESULT;
    const char *text = jd_pgn_result_text(none ? JD_PGN_UNFINISHED : result);
    put_token(writer, text, length_of(text));
    end_line(writer);
    end_line(writer);
    writer->numbered = true;
}

// ---- comments -----------------------------------------------------------------------------------

static bool has(const char *text, size_t length, char c) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] == c) {
            return true;
        }
    }
    return false;
}

static bool is_line_end(char c) { return c == '\n' || c == '\r'; }

// Where the word at `at` ends, the blanks before it included.
static size_t word_end(const char *text, size_t length, size_t at) {
    while (at < length && text[at] == ' ') {
        at++;
    }
    while (at < length && text[at] != ' ' && !is_line_end(text[at])) {
        at++;
    }
    return at;
}

static void put_word(jd_pgn_writer *writer, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        put(writer, text[i] == '}' ? "]" : text + i, 1);
    }
}

// A line may end at a single blank; never before a % (6), and never at the comment's rim.
static bool may_part(const char *text, size_t from, size_t to) {
    return from > 0 && to - from > 1 && text[from] == ' ' && text[from + 1] != ' ' &&
           text[from + 1] != '%' && text[from - 1] != ' ';
}

// `last`: the brace follows.
static void put_words(jd_pgn_writer *writer, const char *text, size_t length, bool last) {
    for (size_t at = 0; at < length;) {
        if (is_line_end(text[at])) {
            put(writer, text + at, 1);
            writer->column = 0;
            at++;
            continue;
        }
        const size_t to = word_end(text, length, at);
        const uint32_t columns = columns_of(text + at, to - at) + (last && to == length);
        if (writer->column + columns > writer->width && may_part(text, at, to)) {
            end_line(writer);
            at++;
        }
        put_word(writer, text + at, to - at);
        at = to;
    }
}

static void put_to_line_end(jd_pgn_writer *writer, const char *text, size_t length) {
    part(writer, 1);
    put_text(writer, ";");
    put(writer, text, length);
    end_line(writer);
}

static void open_braces(jd_pgn_writer *writer, const char *text, size_t length, bool last) {
    const size_t first = word_end(text, length, 0);
    part(writer, 1 + columns_of(text, first) + (last && first == length));
    put_text(writer, "{");
}

void jd_pgn_write_comment(jd_pgn_writer *writer, const char *text, size_t length, bool more) {
    JD_ASSERT(writer != NULL && (text != NULL || length == 0));
    const bool first = !writer->in_comment;
    const bool one_line = !has(text, length, '\n') && !has(text, length, '\r');
    writer->in_comment = more;
    writer->numbered = true;
    if (first && !more && one_line && has(text, length, '}')) {
        put_to_line_end(writer, text, length);
        return;
    }
    if (first) {
        open_braces(writer, text, length, !more);
    }
    put_words(writer, text, length, !more);
    if (!more) {
        put_text(writer, "}");
        writer->glued = false;
    }
}
