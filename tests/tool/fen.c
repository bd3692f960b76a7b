// fen.c -- `jadoube fen`: what is wrong with the FENs of standard input.
//
// A line for each: `ok`, or what refuses it. What was only mended or remarked is told with
// --warnings, behind `ok` or among the rest.
// SPDX-License-Identifier: MIT

#include "tool.h"

typedef struct fen_options {
    jd_fen_mode mode;
    jd_fen_level level;
    bool warnings;
} fen_options;

static bool read_level(const char *text, jd_fen_level *level) {
    static const char *const names[] = {"syntax", "setup", "legal"};
    for (int i = JD_FEN_SYNTAX; i <= JD_FEN_LEGAL; i++) {
        if (equals(text, names[i])) {
            *level = (jd_fen_level)i;
            return true;
        }
    }
    return false;
}

static int read_fen_options(int argc, char **argv, fen_options *options) {
    for (int i = 1; i < argc; i++) {
        if (equals(argv[i], "--strict")) {
            options->mode = JD_FEN_STRICT;
        } else if (equals(argv[i], "--warnings")) {
            options->warnings = true;
        } else if (equals(argv[i], "--level")) {
            const char *level = i + 1 < argc ? argv[++i] : "";
            if (!read_level(level, &options->level)) {
                return misused(argv[0], "--level is syntax, setup or legal, not", level);
            }
        } else {
            return misused(argv[0], "this is no option (FENs are read from standard input)",
                           argv[i]);
        }
    }
    return FINE;
}

static void print_report(const jd_fen_report *report, bool warnings) {
    const char *between = "";
    if (report->ok) {
        printf("ok");
        between = "; ";
    }
    for (int i = 0; i < report->count; i++) {
        if (warnings || !report->problem[i].warning) {
            printf("%s", between);
            print_problem(stdout, &report->problem[i]);
            between = "; ";
        }
    }
    putchar('\n');
}

int fen_main(int argc, char **argv) {
    fen_options options = {JD_FEN_LENIENT, JD_FEN_LEGAL, false};
    const int status = read_fen_options(argc, argv, &options);
    if (status != FINE) {
        return status;
    }
    text_line line = {NULL, 0, 0, 0};
    bool failed = false;
    while (next_line(stdin, "standard input", &line, &failed)) {
        const jd_fen_report report =
            jd_fen_read(line.text, line.length, options.mode, options.level, NULL);
        print_report(&report, options.warnings);
        failed = failed || !report.ok;
    }
    if (line.number == 1 && !failed) {
        fprintf(stderr, "jadoube: standard input:1: there is no FEN\n");
        failed = true;
    }
    free_line(&line);
    return failed ? FAILED : FINE;
}
