// tool.c -- what the commands share: complaints, lines of any length, positions.
// SPDX-License-Identifier: MIT

#include "tool.h"

#include "notation/uci.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

bool equals(const char *a, const char *b) { return strcmp(a, b) == 0; }

bool read_whole(const char *text, uint64_t limit, uint64_t *number) {
    uint64_t sum = 0;
    for (const char *c = text; *c; c++) {
        if (*c < '0' || *c > '9' || sum > (UINT64_MAX - 9) / 10) {
            return false;
        }
        sum = sum * 10 + (uint64_t)(*c - '0');
    }
    *number = sum;
    return *text && sum <= limit;
}

bool read_letters(const char *text, jd_letters *letters) {
    return jd_letters_find(text, strlen(text), letters);
}

// ---- lines --------------------------------------------------------------------------------------

static void make_room(text_line *line) {
    if (line->length + 1 < line->room) {
        return;
    }
    line->room = line->room ? line->room * 2 : 256;
    line->text = realloc(line->text, line->room);
    if (!line->text) {
        fprintf(stderr, "jadoube: line %lu is too long for the memory\n", line->number);
        exit(FAILED);
    }
}

bool next_line(FILE *file, const char *name, text_line *line, bool *failed) {
    int c = getc(file);
    line->length = 0;
    line->number++;
    while (c != EOF && c != '\n') {
        make_room(line);
        line->text[line->length++] = (char)c;
        c = getc(file);
    }
    make_room(line);
    line->text[line->length] = '\0';
    if (ferror(file)) {
        fprintf(stderr, "jadoube: %s:%lu: cannot be read: %s\n", name, line->number,
                strerror(errno));
        *failed = true;
        return false;
    }
    return c != EOF || line->length > 0;
}

void free_line(text_line *line) { free(line->text); }

// ---- positions ----------------------------------------------------------------------------------

void print_squares(FILE *file, jd_squares squares) {
    if (!squares) {
        fputc('-', file);
    }
    const char *comma = "";
    for (int square = 0; square < 64; square++) {
        if (squares >> square & 1) {
            fprintf(file, "%s%c%d", comma, 'a' + square % 8, square / 8 + 1);
            comma = ",";
        }
    }
}

void print_problem(FILE *file, const jd_fen_problem *problem) {
    fprintf(file, "%s %d %lu ", jd_fen_code_text(problem->code), problem->field,
            (unsigned long)problem->column);
    print_squares(file, problem->squares);
}

bool read_position(const char *place, const char *text, size_t length, jd_position *position) {
    const jd_fen_report report = jd_fen_read(text, length, JD_FEN_LENIENT, JD_FEN_SETUP, position);
    for (int i = 0; i < report.count; i++) {
        const jd_fen_problem *problem = &report.problem[i];
        fprintf(stderr, "jadoube: %s: %s: %s in field %d, column %lu, squares ", place,
                problem->warning ? "mended" : "wrong", jd_fen_code_text(problem->code),
                problem->field, (unsigned long)problem->column);
        print_squares(stderr, problem->squares);
        fputc('\n', stderr);
    }
    return report.ok;
}

static int compare_texts(const void *a, const void *b) {
    return strcmp((const char *)a, (const char *)b);
}

int sorted_moves(const jd_position *position, char list[JD_MAX_MOVES][6]) {
    jd_move moves[JD_MAX_MOVES];
    const int count = jd_moves(position, moves);
    for (int i = 0; i < count; i++) {
        (void)jd_uci_write(position, moves[i], list[i]);
    }
    qsort(list, (size_t)count, sizeof list[0], compare_texts);
    return count;
}
