// fuzz_referee.c -- any lines of text through the referee (libFuzzer, with ASan and UBSan).
//
// The input is a text, a line an act. Whatever it says: no crash; a refused act leaves the bytes
// that the same time alone would leave; used time falls only by a ruling; after the end only
// REFUSE, OPENED, NOTE and POINTS come and the result stays; the log, in which a refused act is its
// time alone, gives the same bytes again. Corpus: tests/fuzz/seed.mjs writes the scenarios of the
// Laws as lines. SPDX-License-Identifier: MIT

#include "jadoube.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CAPACITY = 40, MAX_LINES = 400, TEXT_SIZE = 16384 };

typedef union block {
    jd_game game;
    char bytes[sizeof(jd_game) + CAPACITY * sizeof(jd_ply)];
} block;

typedef struct log_line {
    const char *text;
    size_t length;
    bool only_time;
} log_line;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check(bool holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s\n", what);
        abort();
    }
}

static bool same_bytes(const block *a, const block *b) {
    return jd_game_used_bytes(&a->game) == jd_game_used_bytes(&b->game) &&
           memcmp(a->bytes, b->bytes, jd_game_used_bytes(&a->game)) == 0;
}

static bool is_event(const char *text, size_t length) {
    while (length > 0 && (*text == ' ' || *text == '\t')) {
        text++;
        length--;
    }
    return length > 0 && (*text == '+' || *text == 'W' || *text == 'B' || *text == 'A');
}

// The line's time as `+T A wait`, the form in which a refused act is logged.
static jd_line_result apply_time_alone(jd_game *game, const char *text, size_t length) {
    char line[128];
    size_t blanks = 0;
    while (blanks < length && (text[blanks] == ' ' || text[blanks] == '\t')) {
        blanks++;
    }
    size_t word = 0;
    while (blanks + word < length && !strchr(" \t\r", text[blanks + word])) {
        word++;
    }
    const bool timed = word > 0 && text[blanks] == '+';
    const int written = snprintf(line, sizeof line, "%.*s A wait", timed ? (int)word : 0,
                                 timed ? text + blanks : "");
    return jd_line_apply(game, line, (size_t)written);
}

static void check_after_end(const jd_game *before, const jd_game *after, const jd_verdicts *said) {
    if (before->phase != JD_PHASE_FINISHED && before->phase != JD_PHASE_ANNULLED) {
        return;
    }
    check(before->score == after->score && before->phase == after->phase, "the result stays");
    for (int i = 0; i < said->count; i++) {
        const uint8_t code = said->list[i].code;
        check(code == JD_REFUSE || code == JD_OPENED || code == JD_NOTE || code == JD_POINTS,
              "after the end only REFUSE, OPENED, NOTE, POINTS");
    }
}

static void check_times(const jd_game *before, const jd_game *after, const jd_verdicts *said) {
    if (jd_verdicts_have(said, JD_TIMES) || before->phase == JD_PHASE_SETUP) {
        return;
    }
    for (int side = 0; side < 2; side++) {
        check(after->clock.used_ms[side] >= before->clock.used_ms[side], "used time never falls");
    }
}

static void look(const jd_game *game, const jd_verdicts *said) {
    static char text[TEXT_SIZE];
    for (int i = 0; i < said->count; i++) {
        check(jd_line_verdict(game, &said->list[i], text, sizeof text) < TEXT_SIZE, "fits");
    }
    check(jd_line_state(game, text, sizeof text) < TEXT_SIZE, "the state fits");
    check(text[0] == '{' && text[strlen(text) - 1] == '}', "the state is an object");
    check(jd_line_ask(game, "canclaim rep3 w", 15, text, sizeof text) > 0, "an answer");
    check(jd_line_ask(game, "left b", 6, text, sizeof text) > 0, "an answer");
}

static void check_replay(const block *game, const log_line *log, int lines) {
    static block again;
    jd_game_init(&again.game, CAPACITY);
    for (int i = 0; i < lines; i++) {
        const jd_line_result result =
            log[i].only_time ? apply_time_alone(&again.game, log[i].text, log[i].length)
                             : jd_line_apply(&again.game, log[i].text, log[i].length);
        check(result.status == JD_LINE_OK, "a logged line is applied again");
    }
    check(same_bytes(game, &again), "replay gives the same bytes");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static block game;
    static block before;
    static block timed;
    log_line log[MAX_LINES];
    int lines = 0;
    jd_game_init(&game.game, CAPACITY);
    const char *text = (const char *)data;
    for (size_t at = 0; at < size && lines < MAX_LINES;) {
        const char *end = memchr(text + at, '\n', size - at);
        const size_t length = end != NULL ? (size_t)(end - (text + at)) : size - at;
        before = game;
        const jd_line_result result = jd_line_apply(&game.game, text + at, length);
        if (result.status != JD_LINE_OK) {
            check(same_bytes(&game, &before), "a mistake changes nothing");
        } else {
            const bool event = is_event(text + at, length);
            const bool refused = event && jd_verdicts_have(&result.verdicts, JD_REFUSE);
            if (refused) {
                timed = before;
                (void)apply_time_alone(&timed.game, text + at, length);
                check(same_bytes(&game, &timed), "a refused act is its time alone");
            }
            check_after_end(&before.game, &game.game, &result.verdicts);
            check_times(&before.game, &game.game, &result.verdicts);
            look(&game.game, &result.verdicts);
            log[lines++] = (log_line){text + at, length, refused};
        }
        at += length + 1;
    }
    check_replay(&game, log, lines);
    return 0;
}
