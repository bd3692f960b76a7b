// verdict_text.c -- writing `OBLIGE 7.2(1) e2e3,e2e4`. Floor 7.
// SPDX-License-Identifier: MIT

#include "lines.h"

const char *jd_score_text(jd_score score) {
    static const char *const texts[] = {"none", "1-0", "0-1", "1/2-1/2", "0-0"};
    return texts[score];
}

const char *jd_phase_text(jd_phase phase) {
    static const char *const texts[] = {"setup",     "running",  "stopped",  "sealing",
                                        "adjourned", "resuming", "finished", "annulled"};
    return texts[phase];
}

// Shapes of arguments, one writer each; verdicts.def names them.
typedef void shape_writer(jd_writer *writer, const jd_game *game, const jd_verdict *verdict);

static void write_nothing(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)writer;
    (void)game;
    (void)verdict;
}

static void write_moves(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)verdict;
    jd_move_list allowed;
    (void)jd_law_7_allowed(game, &allowed);
    jd_write_char(writer, ' ');
    jd_write_moves(writer, &allowed, ',');
}

static void write_move(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)game;
    jd_write_char(writer, ' ');
    jd_write_move(writer, verdict->move);
}

static void write_side(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)game;
    jd_write_text(writer, verdict->side == JD_WHITE ? " W" : " B");
}

static void write_n(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)game;
    jd_write_char(writer, ' ');
    jd_write_number(writer, verdict->n);
}

static void write_side_n(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    write_side(writer, game, verdict);
    write_n(writer, game, verdict);
}

static void write_side_time(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    write_side(writer, game, verdict);
    jd_write_char(writer, ' ');
    jd_write_time(writer, verdict->ms[0]);
}

static void write_times(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)game;
    for (int side = 0; side < 2; side++) {
        jd_write_char(writer, ' ');
        jd_write_time(writer, verdict->ms[side]);
    }
}

static void write_word(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)game;
    if (verdict->word != JD_WORD_NOTHING) {
        jd_write_char(writer, ' ');
        jd_write_text(writer, jd_word_text((jd_word)verdict->word));
    }
}

static void write_san(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    char san[JD_SAN_SIZE];
    (void)jd_san_write(&game->position, verdict->move, san);
    jd_write_char(writer, ' ');
    jd_write_text(writer, san);
}

static void write_sealed(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    write_side_n(writer, game, verdict);
    write_times(writer, game, verdict);
}

// 1, 0, or 0.5 twice; a dash for a game without a result.
static void write_points(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)verdict;
    if (game->score == JD_UNDECIDED) {
        jd_write_text(writer, " -");
        return;
    }
    for (int side = JD_WHITE; side <= JD_BLACK; side++) {
        const int halves = jd_law_17_half_points(game, (jd_color)side);
        jd_write_char(writer, ' ');
        jd_write_number(writer, halves / 2);
        jd_write_text(writer, halves % 2 != 0 ? ".5" : "");
    }
}

static void write_score(jd_writer *writer, const jd_game *game, const jd_verdict *verdict) {
    (void)verdict;
    jd_write_char(writer, ' ');
    jd_write_text(writer, jd_score_text((jd_score)game->score));
}

static shape_writer *const writers[JD_VERDICT_COUNT] = {
#define VERDICT(name, class, shape) write_##shape,
#include "../verdicts.def"
#undef VERDICT
};

int jd_line_verdict(const jd_game *game, const jd_verdict *verdict, char *out, size_t size) {
    jd_writer writer = jd_writer_into(out, size);
    jd_write_text(&writer, jd_verdict_name((jd_verdict_code)verdict->code));
    jd_write_char(&writer, ' ');
    jd_write_text(&writer, jd_article_text((jd_article)verdict->article, jd_game_edition(game)));
    writers[verdict->code](&writer, game, verdict);
    return (int)writer.length;
}
