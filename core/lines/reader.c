// reader.c -- the words of a line, one by one. Floor 7.
// SPDX-License-Identifier: MIT

#include "lines.h"

jd_span jd_reader_next(jd_reader *reader) {
    reader->word = jd_span_next(&reader->rest);
    return reader->word;
}

bool jd_reader_fail(jd_reader *reader, const char *code) {
    if (reader->mistake.code == NULL) {
        reader->mistake = (jd_mistake){code, reader->word.at};
    }
    return false;
}

bool jd_reader_end(jd_reader *reader) {
    return jd_reader_next(reader).length == 0 || jd_reader_fail(reader, "too-many-words");
}

bool jd_reader_side(jd_reader *reader, jd_color *side, bool small_letters) {
    const jd_span word = jd_reader_next(reader);
    const bool white = jd_span_is(word, "W") || (small_letters && jd_span_is(word, "w"));
    const bool black = jd_span_is(word, "B") || (small_letters && jd_span_is(word, "b"));
    *side = black ? JD_BLACK : JD_WHITE;
    return white || black || jd_reader_fail(reader, "side-expected");
}

bool jd_reader_time(jd_reader *reader, int64_t *ms) {
    return jd_span_time(jd_reader_next(reader), ms) || jd_reader_fail(reader, "time-expected");
}

bool jd_reader_square(jd_reader *reader, jd_square *square) {
    return jd_span_square(jd_reader_next(reader), square) ||
           jd_reader_fail(reader, "square-expected");
}
