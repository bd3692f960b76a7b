// perft.c -- `jadoube perft`: counts games, alone or against the counts of an EPD file.
//
// A line of a file is `FEN ;D1 20 ;D2 400 ...`; lines that are empty or begin with # are passed
// over.
// SPDX-License-Identifier: MIT

#include "tool.h"

#include "board/perft.h"

#include <errno.h>
#include <string.h>
#include <time.h>

#define MAX_DEPTH 99

static double now(void) {
    struct timespec time;
    (void)timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static int count_one(const char *command, const char *depth_text, const char *fen) {
    uint64_t depth;
    if (!read_whole(depth_text, MAX_DEPTH, &depth)) {
        return misused(command, "DEPTH is a number from 0 to 99, not", depth_text);
    }
    jd_position position = jd_position_start();
    if (fen && !read_position("FEN", fen, strlen(fen), &position)) {
        return FAILED;
    }
    const double before = now();
    const uint64_t nodes = jd_perft(&position, (int)depth);
    printf("nodes %llu seconds %.6f\n", (unsigned long long)nodes, now() - before);
    return FINE;
}

// ---- a file of counts ---------------------------------------------------------------------------

typedef struct perft_suite {
    const char *name;
    uint64_t max_nodes;
    unsigned long passed, failed, left_out;
} perft_suite;

static void complain(perft_suite *suite, const text_line *line, size_t at, const char *what) {
    suite->failed++;
    fprintf(stderr, "jadoube: %s:%lu:%lu: %s\n", suite->name, line->number, (unsigned long)at + 1,
            what);
}

static size_t skip_blanks(const char *text, size_t at) {
    while (text[at] == ' ' || text[at] == '\t' || text[at] == '\r') {
        at++;
    }
    return at;
}

// Reads decimal digits at *at and moves it behind them.
static bool take_number(const char *text, size_t *at, uint64_t *number) {
    const size_t first = *at;
    *number = 0;
    for (; text[*at] >= '0' && text[*at] <= '9'; ++*at) {
        if (*number > (UINT64_MAX - 9) / 10) {
            return false;
        }
        *number = *number * 10 + (uint64_t)(text[*at] - '0');
    }
    return *at > first;
}

static void compare(perft_suite *suite, const text_line *line, const jd_position *position,
                    uint64_t depth, uint64_t wanted) {
    if (wanted > suite->max_nodes) {
        suite->left_out++;
        return;
    }
    const uint64_t nodes = jd_perft(position, (int)depth);
    if (nodes == wanted) {
        suite->passed++;
        return;
    }
    suite->failed++;
    printf("%s:%lu: D%llu expected %llu got %llu: %.*s\n", suite->name, line->number,
           (unsigned long long)depth, (unsigned long long)wanted, (unsigned long long)nodes,
           (int)strcspn(line->text, ";"), line->text);
}

// ";D3 8902 ;D4 197281"
static void compare_counts(perft_suite *suite, const text_line *line, size_t at,
                           const jd_position *position) {
    if (!line->text[at]) {
        complain(suite, line, at, "there is no count behind the FEN, such as ;D1 20");
    }
    while (line->text[at] == ';') {
        uint64_t depth;
        uint64_t wanted;
        at = skip_blanks(line->text, at + 1);
        const size_t start = at;
        if (line->text[at] != 'D' || (at++, !take_number(line->text, &at, &depth)) ||
            depth > MAX_DEPTH || (at = skip_blanks(line->text, at), false) ||
            !take_number(line->text, &at, &wanted)) {
            complain(suite, line, start, "not a count, such as D1 20");
            return;
        }
        compare(suite, line, position, depth, wanted);
        at = skip_blanks(line->text, at);
    }
    if (line->text[at]) {
        complain(suite, line, at, "a semicolon is missing");
    }
}

// False if the rest of the file is not worth reading.
static bool compare_line(perft_suite *suite, const text_line *line) {
    const size_t start = skip_blanks(line->text, 0);
    if (strlen(line->text) != line->length) {
        complain(suite, line, strlen(line->text), "NUL: the file is not text");
        return false;
    }
    if (!line->text[start] || line->text[start] == '#') {
        return true;
    }
    size_t end = strcspn(line->text, ";");
    const size_t counts = end;
    while (end > start && strchr(" \t\r", line->text[end - 1])) {
        end--;
    }
    char place[256];
    (void)snprintf(place, sizeof place, "%.200s:%lu", suite->name, line->number);
    jd_position position;
    if (!read_position(place, line->text + start, end - start, &position)) {
        complain(suite, line, start, "the FEN cannot be read");
        return true;
    }
    compare_counts(suite, line, counts, &position);
    return true;
}

static int compare_file(const char *name, uint64_t max_nodes) {
    FILE *file = fopen(name, "rb");
    if (!file) {
        fprintf(stderr, "jadoube: %s: cannot be opened: %s\n", name, strerror(errno));
        return FAILED;
    }
    perft_suite suite = {name, max_nodes, 0, 0, 0};
    text_line line = {NULL, 0, 0, 0};
    bool failed = false;
    bool more = true;
    while (more && next_line(file, name, &line, &failed)) {
        more = compare_line(&suite, &line);
    }
    suite.failed += failed;
    (void)fclose(file);
    free_line(&line);
    if (suite.passed + suite.failed + suite.left_out == 0) {
        fprintf(stderr, "jadoube: %s:1: there is no position\n", name);
        suite.failed++;
    }
    if (suite.left_out) {
        printf("left out: %lu counts above %llu nodes\n", suite.left_out,
               (unsigned long long)max_nodes);
    }
    printf("%lu passed, %lu failed\n", suite.passed, suite.failed);
    return suite.failed ? FAILED : FINE;
}

int perft_main(int argc, char **argv) {
    const char *plain[2] = {NULL, NULL};
    int plains = 0;
    const char *file = NULL;
    uint64_t max_nodes = UINT64_MAX;
    bool limited = false;
    for (int i = 1; i < argc; i++) {
        if (equals(argv[i], "--suite")) {
            file = i + 1 < argc ? argv[++i] : NULL;
            if (!file) {
                return misused(argv[0], "--suite wants a file", NULL);
            }
        } else if (equals(argv[i], "--max-nodes")) {
            const char *number = i + 1 < argc ? argv[++i] : "";
            limited = true;
            if (!read_whole(number, UINT64_MAX, &max_nodes)) {
                return misused(argv[0], "--max-nodes is a number, not", number);
            }
        } else if (plains < 2) {
            plain[plains++] = argv[i];
        } else {
            return misused(argv[0], "too much (is the FEN in quotes?)", argv[i]);
        }
    }
    if (file) {
        return plains ? misused(argv[0], "--suite takes its positions from the file, not", plain[0])
                      : compare_file(file, max_nodes);
    }
    if (!plains) {
        return misused(argv[0], "DEPTH is missing", NULL);
    }
    return limited ? misused(argv[0], "--max-nodes goes with --suite", NULL)
                   : count_one(argv[0], plain[0], plain[1]);
}
