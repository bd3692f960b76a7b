// moves.c -- `jadoube moves` and `jadoube san`: one position, its moves, one move's text.
// SPDX-License-Identifier: MIT

#include "tool.h"

#include "notation/san.h"
#include "notation/uci.h"

#include <string.h>

int moves_main(int argc, char **argv) {
    if (argc != 2) {
        return misused(argv[0], argc < 2 ? "FEN is missing" : "too much (is the FEN in quotes?)",
                       argc < 2 ? NULL : argv[2]);
    }
    jd_position position;
    if (!read_position("FEN", argv[1], strlen(argv[1]), &position)) {
        return FAILED;
    }
    char list[JD_MAX_MOVES][6];
    const int count = sorted_moves(&position, list);
    for (int i = 0; i < count; i++) {
        puts(list[i]);
    }
    return FINE;
}

typedef struct san_options {
    const char *argument[2]; // FEN and text
    int arguments;
    jd_san_style style;
} san_options;

static int read_san_options(int argc, char **argv, san_options *options) {
    for (int i = 1; i < argc; i++) {
        if (equals(argv[i], "--strict")) {
            options->style.mode = JD_SAN_STRICT;
        } else if (equals(argv[i], "--letters")) {
            const char *tag = i + 1 < argc ? argv[++i] : "";
            if (!read_letters(tag, &options->style.letters)) {
                return misused(argv[0], "--letters does not know", tag);
            }
        } else if (options->arguments < 2) {
            options->argument[options->arguments++] = argv[i];
        } else {
            return misused(argv[0], "too much (are FEN and TEXT in quotes?)", argv[i]);
        }
    }
    if (options->arguments < 2) {
        return misused(argv[0], options->arguments ? "TEXT is missing" : "FEN is missing", NULL);
    }
    return FINE;
}

int san_main(int argc, char **argv) {
    san_options options = {{"", ""}, 0, {JD_SAN_LENIENT, JD_LETTERS_EN}};
    const int status = read_san_options(argc, argv, &options);
    if (status != FINE) {
        return status;
    }
    jd_position position;
    if (!read_position("FEN", options.argument[0], strlen(options.argument[0]), &position)) {
        return FAILED;
    }
    const char *text = options.argument[1];
    jd_move move = JD_NO_MOVE;
    uint32_t column = 0;
    const jd_san_status read =
        jd_san_read_as(&position, text, strlen(text), options.style, &move, &column);
    if (read != JD_SAN_OK) {
        puts(jd_san_status_text(read));
        fprintf(stderr, "jadoube: TEXT: %s, column %lu\n", jd_san_status_text(read),
                (unsigned long)column);
        return FAILED;
    }
    char uci[JD_UCI_SIZE];
    (void)jd_uci_write(&position, move, uci);
    puts(uci);
    return FINE;
}
