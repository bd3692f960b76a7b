// ask.c -- answering questions about a game: `left w`, `allowed`, `attacked w e4`. Floor 7.
// SPDX-License-Identifier: MIT

#include "../laws/profile.h"
#include "../notation/fen.h"
#include "lines.h"

typedef bool answer(jd_reader *reader, const jd_game *game, jd_writer *out);

static const char *side_letter(int side) {
    static const char *const letters[] = {"w", "b", "off"};
    return letters[side];
}

static bool ask_phase(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_write_text(out, jd_phase_text((jd_phase)game->phase));
    return true;
}

static bool ask_turn(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_write_text(out, side_letter((int)jd_game_turn(game)));
    return true;
}

static bool ask_clock(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_write_text(out, side_letter(game->clock.running));
    return true;
}

static bool ask_used(jd_reader *reader, const jd_game *game, jd_writer *out) {
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    jd_write_time(out, game->clock.used_ms[side]);
    return true;
}

static bool ask_left(jd_reader *reader, const jd_game *game, jd_writer *out) {
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    const int64_t left_ms = jd_law_12_1_left_ms(game, side);
    if (left_ms >= JD_FOREVER) {
        jd_write_text(out, "none");
    } else {
        jd_write_time(out, left_ms);
    }
    return true;
}

// The time to the flag below which a side need not write (11.2); 0: there is none; rest: he has
// been below it and need not write in the rest of the period (2023 8.4).
static bool ask_noscore(jd_reader *reader, const jd_game *game, jd_writer *out) {
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    if (jd_law_11_2_is_exempt(game, side) && !jd_law_11_2_is_short(game, side)) {
        jd_write_text(out, "rest");
    } else {
        jd_write_time(out, jd_law_11_2_below_ms(game, side));
    }
    return true;
}

static bool ask_counted(jd_reader *reader, const jd_game *game, jd_writer *out) {
    jd_color side = JD_WHITE;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    jd_write_number(out, jd_game_counted(game, side));
    return true;
}

static bool ask_offer(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_write_text(out, game->offer.standing ? side_letter(game->offer.by) : "none");
    return true;
}

static bool ask_board(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    char board[JD_FEN_SIZE];
    jd_fen_write_board(game->at, board);
    jd_write_text(out, board);
    return true;
}

static bool ask_allowed(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_move_list allowed;
    (void)jd_law_7_allowed(game, &allowed);
    jd_write_moves(out, &allowed, ' ');
    return true;
}

static bool ask_result(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_write_text(out, jd_score_text((jd_score)game->score));
    return true;
}

static bool ask_colour(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)game;
    jd_square square = 0;
    if (!jd_reader_square(reader, &square)) {
        return false;
    }
    jd_write_text(out, jd_law_1_1_is_dark(square) ? "dark" : "light");
    return true;
}

static bool ask_attacked(jd_reader *reader, const jd_game *game, jd_writer *out) {
    jd_color side = JD_WHITE;
    jd_square square = 0;
    if (!jd_reader_side(reader, &side, true) || !jd_reader_square(reader, &square)) {
        return false;
    }
    const bool attacked = jd_attackers(&game->position, square, side) != 0;
    jd_write_text(out, attacked ? "yes" : "no");
    return true;
}

static bool ask_perft1(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    jd_move list[JD_MAX_MOVES];
    jd_write_number(out, jd_moves(&game->position, list));
    return true;
}

// rep3 or fifty, and a side: may it claim with the position on the board?
static bool ask_canclaim(jd_reader *reader, const jd_game *game, jd_writer *out) {
    const jd_span claim = jd_reader_next(reader);
    const bool rep3 = jd_span_is(claim, "rep3");
    jd_color side = JD_WHITE;
    if (!rep3 && !jd_span_is(claim, "fifty")) {
        return jd_reader_fail(reader, "claim-expected");
    }
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    const jd_claim what = rep3 ? JD_CLAIM_REP3 : JD_CLAIM_FIFTY;
    jd_write_text(out, jd_law_10_13_is_right_now(game, side, what) ? "yes" : "no");
    return true;
}

static bool ask_must(jd_reader *reader, const jd_game *game, jd_writer *out) {
    (void)reader;
    char san[JD_SAN_SIZE] = "none";
    if (game->has_must_play || game->has_must_seal) {
        const jd_move move = game->has_must_play ? game->must_play : game->must_seal;
        (void)jd_san_write(&game->position, move, san);
    }
    jd_write_text(out, san);
    return true;
}

// The value of a parameter.
static bool ask_set(jd_reader *reader, const jd_game *game, jd_writer *out) {
    return jd_profile_write(&game->profile, jd_reader_next(reader), out) ||
           jd_reader_fail(reader, "unknown-parameter");
}

static const struct {
    const char *name;
    answer *write;
} questions[] = {
    {"phase", ask_phase},   {"turn", ask_turn},         {"clock", ask_clock},
    {"used", ask_used},     {"left", ask_left},         {"counted", ask_counted},
    {"offer", ask_offer},   {"board", ask_board},       {"allowed", ask_allowed},
    {"result", ask_result}, {"colour", ask_colour},     {"attacked", ask_attacked},
    {"perft1", ask_perft1}, {"canclaim", ask_canclaim}, {"must", ask_must},
    {"set", ask_set},       {"noscore", ask_noscore},
};
enum { QUESTIONS = sizeof questions / sizeof questions[0] };

int jd_line_ask(const jd_game *game, const char *text, size_t length, char *out, size_t size) {
    jd_reader reader = {.rest = {text, length}};
    jd_writer writer = jd_writer_into(out, size);
    const jd_span name = jd_reader_next(&reader);
    int i = 0;
    while (i < QUESTIONS && !jd_span_is(name, questions[i].name)) {
        i++;
    }
    const bool answered = i < QUESTIONS
                              ? questions[i].write(&reader, game, &writer) && jd_reader_end(&reader)
                              : jd_reader_fail(&reader, "unknown-question");
    return answered ? (int)writer.length : -(int)(reader.mistake.at - text) - 1;
}
