// pgn.c -- `jadoube pgn`: one line a game (notation/pgn_row.h), its errors, its events, or a copy.
// SPDX-License-Identifier: MIT

#include "pgn_show.h"
#include "tool.h"

#include "notation/pgn_row.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef enum pgn_view { TABLE, ERRORS, EVENTS, EXPORT } pgn_view;

typedef struct pgn_job {
    const char *name; // of the file
    jd_pgn_mode mode;
    jd_letters letters;
    pgn_view view;
    bool warnings; // all problems are told
    bool failed;
    bool done; // the games asked for have been read
    uint64_t max, games;
    jd_pgn_reader reader;
    jd_pgn_row row;
    pgn_copy copy;
} pgn_job;

// ---- events -------------------------------------------------------------------------------------

static void on_problem(pgn_job *job, const jd_pgn_event *event) {
    static const char *const classes[] = {"remark", "warning", "error"};
    if (job->warnings) {
        fprintf(stderr, "jadoube: %s:%u:%u: %s: %s\n", job->name, event->line, event->column,
                classes[jd_pgn_code_class(event->code)], jd_pgn_code_text(event->code));
    }
    if (!event->error) {
        return;
    }
    job->failed = true;
    if (!job->warnings) {
        fprintf(stderr, "jadoube: %s:%u:%u: %s\n", job->name, event->line, event->column,
                jd_pgn_code_text(event->code));
    }
}

static void put_row(pgn_job *job, const jd_pgn_event *event) {
    if (event->kind != JD_PGN_GAME_END) {
        jd_pgn_row_note(&job->row, event);
        return;
    }
    char line[JD_PGN_ROW_SIZE];
    size_t length = jd_pgn_row_write(&job->row, event, line);
    line[length++] = '\n';
    (void)fwrite(line, 1, length, stdout);
}

static void show(pgn_job *job, const jd_pgn_event *event) {
    switch (job->view) {
    case TABLE: put_row(job, event); break;
    case EVENTS: show_event(NULL, event); break;
    case EXPORT: copy_event(&job->copy, event); break;
    case ERRORS: break;
    }
}

static void on_event(void *host, const jd_pgn_event *event) {
    pgn_job *job = host;
    if (event->kind == JD_PGN_GAME && job->games++ == job->max) {
        job->done = true;
    }
    if (job->done) {
        return;
    }
    show(job, event);
    if (event->kind == JD_PGN_PROBLEM) {
        on_problem(job, event);
    }
}

// ---- the file -----------------------------------------------------------------------------------

static void read_all(pgn_job *job, FILE *file) {
    static char bytes[1 << 16];
    size_t length;
    jd_pgn_reader *reader = &job->reader;
    jd_pgn_row_begin(&job->row);
    jd_pgn_begin(reader, job->mode, job->letters, on_event, job);
    while (!job->done && (length = fread(bytes, 1, sizeof bytes, file)) > 0) {
        (void)jd_pgn_feed(reader, bytes, length);
    }
    if (ferror(file)) {
        fprintf(stderr, "jadoube: %s:%u:1: cannot be read: %s\n", job->name, reader->line,
                strerror(errno));
        job->failed = true;
        return;
    }
    (void)jd_pgn_finish(reader);
}

static int read_file(pgn_job *job) {
    const bool standard = equals(job->name, "-");
    FILE *file = standard ? stdin : fopen(job->name, "rb");
    if (!file) {
        fprintf(stderr, "jadoube: %s:1:1: cannot be opened: %s\n", job->name, strerror(errno));
        return FAILED;
    }
    job->name = standard ? "standard input" : job->name;
    read_all(job, file);
    copy_free(&job->copy);
    if (!standard) {
        (void)fclose(file);
    }
    return job->failed ? FAILED : FINE;
}

static bool read_view(const char *text, pgn_view *view) {
    static const char *const names[] = {"", "--check", "--events", "--export"};
    for (int i = ERRORS; i <= EXPORT; i++) {
        if (equals(text, names[i])) {
            *view = (pgn_view)i;
            return true;
        }
    }
    return false;
}

// Reads one argument, and --max with its number; false if it is none of ours.
static bool read_option(int argc, char **argv, int *i, pgn_job *job) {
    if (equals(argv[*i], "--strict")) {
        job->mode = JD_PGN_STRICT;
    } else if (equals(argv[*i], "--warnings")) {
        job->warnings = true;
    } else if (equals(argv[*i], "--letters") && *i + 1 < argc) {
        return read_letters(argv[++*i], &job->letters);
    } else if (equals(argv[*i], "--max") && *i + 1 < argc) {
        return read_whole(argv[++*i], UINT64_MAX - 1, &job->max);
    } else if (!read_view(argv[*i], &job->view)) {
        const bool is_option = argv[*i][0] == '-' && argv[*i][1];
        const bool is_second = job->name != NULL;
        job->name = argv[*i];
        return !is_option && !is_second;
    }
    return true;
}

int pgn_main(int argc, char **argv) {
    static pgn_job job;
    job.mode = JD_PGN_LENIENT;
    job.max = UINT64_MAX;
    copy_begin(&job.copy);
    for (int i = 1; i < argc; i++) {
        if (!read_option(argc, argv, &i, &job)) {
            return misused(argv[0], "this is too much, or no option, or no number", argv[i]);
        }
    }
    if (!job.name) {
        return misused(argv[0], "FILE is missing (- is standard input)", NULL);
    }
    return read_file(&job);
}
