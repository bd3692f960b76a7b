// test.h -- what the native unit tests need: named cases, checks that go on after a failure, one
// closing line.
// SPDX-License-Identifier: MIT

#ifndef JD_TEST_H
#define JD_TEST_H

#include "notation/fen.h"

#include <stdio.h>
#include <string.h>

static int test_failures; // of the running case
static int test_passed;
static int test_failed;
static const char *test_about = ""; // the row or position in hand, told with a failure

static inline void test_complain(const char *file, int line, const char *what) {
    test_failures++;
    fprintf(stderr, "%s:%d: %s [%s]\n", file, line, what, test_about);
}

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            test_complain(__FILE__, __LINE__, "not so: " #condition);                              \
        }                                                                                          \
    } while (0)

#define CHECK_INT(got, wanted)                                                                     \
    do {                                                                                           \
        const long long got_ = (long long)(got);                                                   \
        const long long wanted_ = (long long)(wanted);                                             \
        if (got_ != wanted_) {                                                                     \
            char text_[160];                                                                       \
            snprintf(text_, sizeof text_, "%s is %lld, not %lld", #got, got_, wanted_);            \
            test_complain(__FILE__, __LINE__, text_);                                              \
        }                                                                                          \
    } while (0)

#define CHECK_TEXT(got, wanted)                                                                    \
    do {                                                                                           \
        const char *const got_ = (got);                                                            \
        const char *const wanted_ = (wanted);                                                      \
        if (strcmp(got_, wanted_) != 0) {                                                          \
            char text_[320];                                                                       \
            snprintf(text_, sizeof text_, "%s is \"%s\", not \"%s\"", #got, got_, wanted_);        \
            test_complain(__FILE__, __LINE__, text_);                                              \
        }                                                                                          \
    } while (0)

#define RUN(test)                                                                                  \
    do {                                                                                           \
        test_failures = 0;                                                                         \
        test_about = "";                                                                           \
        test();                                                                                    \
        test_failures ? test_failed++ : test_passed++;                                             \
        printf("%s %s\n", test_failures ? "FAIL" : "ok  ", #test);                                 \
    } while (0)

static inline int test_end(void) {
    printf("%d passed, %d failed\n", test_passed, test_failed);
    return test_failed != 0;
}

// A position that the test relies on: any board, kings may be missing.
static inline jd_position test_position(const char *fen) {
    jd_position position = jd_position_empty();
    test_about = fen;
    if (!jd_fen_read(fen, strlen(fen), JD_FEN_LENIENT, JD_FEN_SETUP, &position).ok) {
        test_complain(__FILE__, __LINE__, "the FEN of a test is refused");
    }
    return position;
}

// "e2" as a square.
static inline jd_square test_square(const char *name) {
    return jd_square_at(name[0] - 'a', name[1] - '1');
}

// "e4 d5" as a set of squares.
static inline jd_squares test_squares(const char *names) {
    jd_squares set = 0;
    for (const char *name = names; name[0] && name[1]; name += name[2] ? 3 : 2) {
        set |= jd_bit(test_square(name));
    }
    return set;
}

// The same numbers on every machine (xorshift64).
static inline uint64_t test_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

#endif
