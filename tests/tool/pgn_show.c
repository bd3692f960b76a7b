// pgn_show.c -- the events of a PGN as lines, and a PGN written anew.
// SPDX-License-Identifier: MIT

#include "pgn_show.h"

#include "notation/uci.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// ---- events -------------------------------------------------------------------------------------

static void print_escaped(const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        switch (text[i]) {
        case '\t': fputs("\\t", stdout); break;
        case '\n': fputs("\\n", stdout); break;
        case '\r': fputs("\\r", stdout); break;
        case '\\': fputs("\\\\", stdout); break;
        default: putchar(text[i]);
        }
    }
}

static void print_position(const char *kind, const jd_position *position) {
    char fen[JD_FEN_SIZE] = "-";
    if (position) {
        (void)jd_fen_write(position, JD_FEN_EP_STANDARD, fen);
    }
    printf("%s\t%s\n", kind, fen);
}

static void print_move(const jd_pgn_event *event) {
    char uci[JD_UCI_SIZE] = "0000";
    if (event->move != JD_NO_MOVE) {
        (void)jd_uci_write(event->before, event->move, uci);
    }
    printf("move\t%u\t%s\t%s\n", event->depth, event->san, uci);
}

// The pieces of a long text make one line.
static void print_text(const char *kind, const char *name, const jd_pgn_event *event) {
    static bool inside;
    if (!inside) {
        name ? printf("%s\t%s\t", kind, name) : printf("%s\t%u\t", kind, event->depth);
    }
    print_escaped(event->text, event->length);
    inside = event->more;
    if (!inside) {
        putchar('\n');
    }
}

static void print_problem_event(const jd_pgn_event *event) {
    static const char *const classes[] = {"remark", "warning", "error"};
    printf("problem\t%s\t%s\t%u:%u\n",
           event->error ? "error" : classes[jd_pgn_code_class(event->code)],
           jd_pgn_code_text(event->code), event->line, event->column);
}

void show_event(void *host, const jd_pgn_event *event) {
    (void)host;
    switch (event->kind) {
    case JD_PGN_GAME: puts("game"); break;
    case JD_PGN_TAG: print_text("tag", event->name, event); break;
    case JD_PGN_START: print_position("start", event->after); break;
    case JD_PGN_MOVE: print_move(event); break;
    case JD_PGN_COMMENT: print_text("comment", NULL, event); break;
    case JD_PGN_NAG: printf("nag\t%u\t%u\n", event->depth, event->number); break;
    case JD_PGN_OFFER: printf("offer\t%u\n", event->depth); break;
    case JD_PGN_BEGIN: printf("begin\t%u\n", event->depth); break;
    case JD_PGN_END: printf("end\t%u\n", event->depth); break;
    case JD_PGN_UNREAD: print_text("unread", NULL, event); break;
    case JD_PGN_RESULT: printf("result\t%s\n", jd_pgn_result_text(event->result)); break;
    case JD_PGN_GAME_END: print_position("game-end", event->after); break;
    case JD_PGN_PROBLEM: print_problem_event(event); break;
    }
}

// ---- written anew -------------------------------------------------------------------------------

static void write_out(void *host, const char *bytes, size_t length) {
    (void)host;
    (void)fwrite(bytes, 1, length, stdout);
}

void copy_begin(pgn_copy *copy) {
    memset(copy, 0, sizeof *copy);
    jd_pgn_write_begin(&copy->writer, write_out, NULL);
}

void copy_free(pgn_copy *copy) {
    free(copy->bytes);
    free(copy->tags);
    free(copy->comment);
}

static void *grown(void *memory, size_t *room, size_t wanted, size_t size) {
    if (wanted <= *room) {
        return memory;
    }
    *room = wanted < 64 ? 64 : 2 * wanted;
    memory = realloc(memory, *room * size);
    if (!memory) {
        fprintf(stderr, "jadoube: too long for the memory\n");
        exit(1);
    }
    return memory;
}

static void add_bytes(pgn_copy *copy, const char *text, size_t length) {
    copy->bytes = grown(copy->bytes, &copy->room, copy->length + length, 1);
    if (length > 0) {
        memcpy(copy->bytes + copy->length, text, length);
    }
    copy->length += length;
}

static void add_tag(pgn_copy *copy, const jd_pgn_event *event) {
    if (!copy->value_open) {
        copy->tags = grown(copy->tags, &copy->tag_room, copy->count + 1, sizeof *copy->tags);
        jd_pgn_tag *tag = &copy->tags[copy->count++];
        tag->name_length = strlen(event->name);
        tag->value_length = 0;
        add_bytes(copy, event->name, tag->name_length);
    }
    copy->tags[copy->count - 1].value_length += event->length;
    add_bytes(copy, event->text, event->length);
    copy->value_open = event->more;
}

static void write_tags(pgn_copy *copy) {
    size_t at = 0;
    for (size_t i = 0; i < copy->count; i++) {
        jd_pgn_tag *tag = &copy->tags[i];
        tag->name = copy->bytes + at;
        tag->value = tag->name + tag->name_length;
        at += tag->name_length + tag->value_length;
    }
    jd_pgn_write_tags(&copy->writer, copy->tags, copy->count);
    copy->count = 0;
    copy->length = 0;
}

static void add_comment(pgn_copy *copy, const jd_pgn_event *event) {
    const size_t wanted = copy->comment_length + event->length;
    copy->comment = grown(copy->comment, &copy->comment_room, wanted, 1);
    memcpy(copy->comment + copy->comment_length, event->text, event->length);
    copy->comment_length = wanted;
    if (!event->more) {
        jd_pgn_write_comment(&copy->writer, copy->comment, copy->comment_length, false);
        copy->comment_length = 0;
    }
}

// Behind a move that was not read, variations would hang on the wrong one: all that is left out.
static bool is_lost(const jd_pgn_event *event) {
    const bool must =
        event->kind == JD_PGN_TAG || event->kind == JD_PGN_START || event->kind == JD_PGN_GAME_END;
    return event->lost && !must;
}

void copy_event(void *host, const jd_pgn_event *event) {
    pgn_copy *copy = host;
    if (is_lost(event)) {
        return;
    }
    switch (event->kind) {
    case JD_PGN_TAG: add_tag(copy, event); break;
    case JD_PGN_START: write_tags(copy); break;
    case JD_PGN_MOVE:
        jd_pgn_write_move(&copy->writer, event->before->fullmove_number,
                          (jd_color)event->before->turn, event->san);
        break;
    case JD_PGN_COMMENT: add_comment(copy, event); break;
    case JD_PGN_NAG: jd_pgn_write_glyph(&copy->writer, event->number); break;
    case JD_PGN_BEGIN: jd_pgn_write_open(&copy->writer); break;
    case JD_PGN_END: jd_pgn_write_close(&copy->writer); break;
    case JD_PGN_GAME_END: jd_pgn_write_result(&copy->writer, event->result); break;
    case JD_PGN_GAME:
    case JD_PGN_OFFER:
    case JD_PGN_UNREAD:
    case JD_PGN_RESULT:
    case JD_PGN_PROBLEM: break;
    }
}
