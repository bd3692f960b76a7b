// pgn_marks.c -- marks of programs inside comments: [%clk 1:05:23], [%eval 0.35], [%cal Ge2e4].
// Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_parts.h"

static bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}
static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// ---- numbers ------------------------------------------------------------------------------------

typedef struct cursor {
    const char *text;
    size_t at, length;
} cursor;

static bool take(cursor *here, char c) {
    const bool taken = here->at < here->length && here->text[here->at] == c;
    here->at += taken;
    return taken;
}

// Digits; more than nine are no number of ours.
static bool take_number(cursor *here, int64_t *number) {
    const size_t from = here->at;
    int64_t sum = 0;
    while (here->at < here->length && is_digit(here->text[here->at]) && here->at - from < 9) {
        sum = 10 * sum + (here->text[here->at++] - '0');
    }
    *number = sum;
    return here->at > from && !(here->at < here->length && is_digit(here->text[here->at]));
}

// Digits behind a point, as thousandths; further ones do not count.
static int64_t take_thousandths(cursor *here) {
    int64_t sum = 0;
    int64_t unit = 100;
    while (here->at < here->length && is_digit(here->text[here->at])) {
        sum += unit * (here->text[here->at++] - '0');
        unit /= 10;
    }
    return sum;
}

// h:mm:ss, m:ss or s, each with a fraction of the second.
static bool read_time(const jd_pgn_mark *mark, int64_t *ms) {
    cursor here = {mark->value, 0, mark->value_length};
    int64_t seconds = 0;
    int parts = 0;
    do {
        int64_t part;
        if (parts++ == 3 || !take_number(&here, &part)) {
            return false;
        }
        seconds = 60 * seconds + part;
    } while (take(&here, ':'));
    *ms = 1000 * seconds + (take(&here, '.') ? take_thousandths(&here) : 0);
    return here.at == here.length;
}

// Pawns with a fraction, or # and moves; then a comma and the depth.
static bool read_eval(jd_pgn_mark *mark) {
    cursor here = {mark->value, 0, mark->value_length};
    int64_t number = 0;
    int64_t depth = 0;
    mark->mate = take(&here, '#');
    const bool minus = take(&here, '-');
    (void)(minus || take(&here, '+'));
    const bool whole = take_number(&here, &number);
    if (!mark->mate) {
        const bool point = take(&here, '.');
        const int64_t rest = point ? take_thousandths(&here) : 0;
        number = 100 * number + (rest + 5) / 10;
    }
    if (!whole || number > INT32_MAX || (take(&here, ',') && !take_number(&here, &depth))) {
        return false;
    }
    mark->score = (int32_t)(minus ? -number : number);
    mark->depth = (int32_t)depth;
    return here.at == here.length;
}

// ---- shapes -------------------------------------------------------------------------------------

static bool read_square(const jd_pgn_mark *mark, size_t at, jd_square *square) {
    if (at + 2 > mark->value_length) {
        return false;
    }
    const int file = mark->value[at] - 'a';
    const int rank = mark->value[at + 1] - '1';
    if (file < 0 || file > 7 || rank < 0 || rank > 7) {
        return false;
    }
    *square = jd_square_at(file, rank);
    return true;
}

bool jd_pgn_next_shape(const jd_pgn_mark *mark, size_t *at, jd_pgn_shape *shape) {
    JD_ASSERT(mark != NULL && at != NULL && shape != NULL);
    const bool arrows = mark->kind == JD_PGN_ARROWS;
    const size_t size = arrows ? 5 : 3;
    for (; *at + size <= mark->value_length; ++*at) {
        const char color = mark->value[*at];
        if (color >= 'A' && color <= 'Z' && read_square(mark, *at + 1, &shape->from) &&
            read_square(mark, *at + size - 2, &shape->to)) {
            shape->color = color;
            *at += size;
            return true;
        }
    }
    *at = mark->value_length;
    return false;
}

// Whether nothing stands in the list but shapes, commas and blanks.
static bool are_shapes(const jd_pgn_mark *mark, jd_pgn_mark_kind kind) {
    jd_pgn_mark list = *mark;
    jd_pgn_shape shape;
    list.kind = kind;
    const size_t size = kind == JD_PGN_ARROWS ? 5 : 3;
    size_t others = list.value_length;
    for (size_t at = 0; jd_pgn_next_shape(&list, &at, &shape);) {
        others -= size;
    }
    for (size_t i = 0; i < list.value_length; i++) {
        others -= list.value[i] == ',' || is_blank(list.value[i]);
    }
    return others == 0;
}

// ---- marks --------------------------------------------------------------------------------------

static jd_pgn_mark_kind kind_of(jd_pgn_mark *mark) {
    const char *name = mark->name;
    const size_t length = mark->name_length;
    if (jd_pgn_is_text(name, length, "clk")) {
        return read_time(mark, &mark->ms) ? JD_PGN_CLOCK : JD_PGN_OTHER;
    }
    if (jd_pgn_is_text(name, length, "emt")) {
        return read_time(mark, &mark->ms) ? JD_PGN_ELAPSED : JD_PGN_OTHER;
    }
    if (jd_pgn_is_text(name, length, "eval")) {
        return read_eval(mark) ? JD_PGN_EVAL : JD_PGN_OTHER;
    }
    if (jd_pgn_is_text(name, length, "csl")) {
        return are_shapes(mark, JD_PGN_SQUARES) ? JD_PGN_SQUARES : JD_PGN_OTHER;
    }
    const bool arrows = jd_pgn_is_text(name, length, "cal") && are_shapes(mark, JD_PGN_ARROWS);
    return arrows ? JD_PGN_ARROWS : JD_PGN_OTHER;
}

// [%name value] at `from`.
static bool read_mark(const char *text, size_t length, size_t from, jd_pgn_mark *mark) {
    size_t at = from + 2;
    const size_t name = at;
    while (at < length && is_letter_or_digit(text[at])) {
        at++;
    }
    const size_t name_end = at;
    while (at < length && is_blank(text[at])) {
        at++;
    }
    const size_t value = at;
    while (at < length && text[at] != ']') {
        at++;
    }
    if (at == length || name_end == name) {
        return false;
    }
    size_t value_end = at;
    while (value_end > value && is_blank(text[value_end - 1])) {
        value_end--;
    }
    *mark = (jd_pgn_mark){.from = from,
                          .to = at + 1,
                          .name = text + name,
                          .name_length = name_end - name,
                          .value = text + value,
                          .value_length = value_end - value};
    mark->kind = kind_of(mark);
    return true;
}

bool jd_pgn_next_mark(const char *text, size_t length, size_t *at, jd_pgn_mark *mark) {
    JD_ASSERT((text != NULL || length == 0) && at != NULL && mark != NULL);
    for (size_t from = *at; from + 2 < length; from++) {
        if (text[from] == '[' && text[from + 1] == '%' && read_mark(text, length, from, mark)) {
            *at = mark->to;
            return true;
        }
    }
    *at = length;
    return false;
}
