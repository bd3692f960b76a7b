// shape_claim.c -- the arguments of `claim`: what it is about. Floor 7.
// SPDX-License-Identifier: MIT

#include "shapes.h"

// Law 15.1: which of its four paragraphs.
static bool read_conduct(jd_reader *reader, jd_event *event) {
    static const jd_article articles[] = {JD_ART_15_1_1, JD_ART_15_1_2, JD_ART_15_1_3,
                                          JD_ART_15_1_4};
    const jd_span word = jd_reader_next(reader);
    for (int i = 0; i < 4; i++) {
        if (jd_span_is(word, jd_article_text(articles[i], JD_CLASSIC))) {
            event->article = (uint8_t)articles[i];
            return true;
        }
    }
    return jd_reader_fail(reader, "article-expected");
}

static bool read_claim_details(jd_reader *reader, const jd_game *game, jd_event *event) {
    switch (event->claim) {
    case JD_CLAIM_ILLEGAL:
    case JD_CLAIM_DISPLACED: return jd_read_found(reader, game, event);
    case JD_CLAIM_CONDUCT: return read_conduct(reader, event);
    default: return true;
    }
}

bool jd_read_claim(jd_reader *reader, const jd_game *game, jd_event *event) {
    static const char *const names[JD_CLAIM_COUNT] = {
        [JD_CLAIM_TOUCH] = "touch",         [JD_CLAIM_FLAG] = "flag",
        [JD_CLAIM_ILLEGAL] = "illegal",     [JD_CLAIM_DISPLACED] = "displaced",
        [JD_CLAIM_SETUP] = "setup",         [JD_CLAIM_COLOURS] = "colours",
        [JD_CLAIM_BOARD] = "board",         [JD_CLAIM_REP3] = "rep3",
        [JD_CLAIM_FIFTY] = "fifty",         [JD_CLAIM_CLOCK] = "clock",
        [JD_CLAIM_TIME] = "time",           [JD_CLAIM_CONDUCT] = "conduct",
        [JD_CLAIM_INCREMENT] = "increment", [JD_CLAIM_NO_EFFORT] = "no-effort",
    };
    const jd_span word = jd_reader_next(reader);
    for (int i = 0; i < JD_CLAIM_COUNT; i++) {
        if (jd_span_is(word, names[i])) {
            event->claim = (uint8_t)i;
            return read_claim_details(reader, game, event);
        }
    }
    return jd_reader_fail(reader, "unknown-claim");
}
