// jadoube.c -- the native command line: a table of commands. Each has a file of its own.
// SPDX-License-Identifier: MIT

#include "tool.h"

typedef struct command {
    const char *name;
    int (*run)(int argc, char **argv); // argv[0] is the command's name
    const char *usage;
    const char *what;
} command;

static const command commands[] = {
    {"perft", perft_main, "DEPTH [FEN] | --suite FILE.epd [--max-nodes N]",
     "counts the games of DEPTH half-moves, or compares the counts of a file"},
    {"moves", moves_main, "FEN", "lists the legal moves in UCI, sorted"},
    {"san", san_main, "FEN TEXT [--strict] [--letters xx]",
     "reads a move: UCI, or syntax, illegal, ambiguous, promotion, null"},
    {"fen", fen_main, "[--level syntax|setup|legal] [--strict] [--warnings]",
     "checks the FENs of standard input, one a line"},
    {"pgn", pgn_main,
     "FILE [--check | --events | --export] [--strict] [--letters xx] [--warnings] [--max N]",
     "reads games (- is standard input): a line for each (see pgn.c), errors, events, or a copy"},
    {"referee", referee_main, "[--hash] FILE... | --log FILE | -",
     "replays scenario files (.scn, .md) or a saved game, or judges the lines of standard input"},
    {"ask", ask_main, "", "answers the questions of standard input, one a line (see ask.c)"},
};

#define COMMANDS (sizeof commands / sizeof commands[0])

static void print_usage(FILE *file) {
    fprintf(file, "usage:\n");
    for (size_t i = 0; i < COMMANDS; i++) {
        fprintf(file, "  jadoube %s %s\n      %s\n", commands[i].name, commands[i].usage,
                commands[i].what);
    }
}

int misused(const char *name, const char *what, const char *argument) {
    fprintf(stderr, "jadoube %s: %s%s%s\n", name, what, argument ? ": " : "",
            argument ? argument : "");
    for (size_t i = 0; i < COMMANDS; i++) {
        if (equals(commands[i].name, name)) {
            fprintf(stderr, "usage: jadoube %s %s\n", name, commands[i].usage);
        }
    }
    return MISUSED;
}

static int run(int argc, char **argv) {
    if (argc < 2) {
        fprintf(stderr, "jadoube: a command is missing\n");
        print_usage(stderr);
        return MISUSED;
    }
    if (equals(argv[1], "--help") || equals(argv[1], "help")) {
        print_usage(stdout);
        return FINE;
    }
    for (size_t i = 0; i < COMMANDS; i++) {
        if (equals(commands[i].name, argv[1])) {
            return commands[i].run(argc - 1, argv + 1);
        }
    }
    fprintf(stderr, "jadoube: there is no command %s\n", argv[1]);
    print_usage(stderr);
    return MISUSED;
}

int main(int argc, char **argv) {
    const int status = run(argc, argv);
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "jadoube: the output cannot be written\n");
        return FAILED;
    }
    return status;
}
