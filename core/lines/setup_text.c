// setup_text.c -- the set-up lines: profile, set, tc, start, moves, used, movecount, begin.
// Floor 7. SPDX-License-Identifier: MIT

#include "../acts/acts.h"
#include "../laws/profile.h"
#include "../notation/fen.h"
#include "lines.h"

typedef bool setup_line(jd_reader *reader, jd_game *game, jd_verdicts *out);

static bool set_profile(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_profile profile = game->profile;
    if (!jd_profile_load(&profile, jd_reader_next(reader))) {
        return jd_reader_fail(reader, "unknown-profile");
    }
    if (!jd_reader_end(reader)) {
        return false;
    }
    game->profile = profile;
    return true;
}

static bool set_parameter(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_profile profile = game->profile;
    const jd_span name = jd_reader_next(reader);
    jd_reader at_name = *reader;
    switch (jd_profile_set(&profile, name, jd_reader_next(reader))) {
    case JD_SET_UNKNOWN:
        reader->word = at_name.word;
        return jd_reader_fail(reader, "unknown-parameter");
    case JD_SET_BAD_VALUE: return jd_reader_fail(reader, "bad-value");
    case JD_SET_OK: break;
    }
    if (!jd_reader_end(reader)) {
        return false;
    }
    game->profile = profile;
    return true;
}

static bool set_controls(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_profile profile = game->profile;
    if (!jd_profile_set_controls(&profile, jd_reader_next(reader))) {
        return jd_reader_fail(reader, "bad-time-control");
    }
    if (!jd_reader_end(reader)) {
        return false;
    }
    game->profile = profile;
    return true;
}

static void start_from(jd_game *game, const jd_position *position) {
    game->start = jd_pack(position);
    game->plies = 0;
    jd_game_set_position(game, position);
}

static bool set_start(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_position position = jd_position_start();
    jd_reader ahead = *reader;
    if (jd_span_is(jd_reader_next(&ahead), "startpos")) {
        *reader = ahead;
        if (!jd_reader_end(reader)) {
            return false;
        }
        start_from(game, &position);
        return true;
    }
    jd_span fen = ahead.word;
    if (fen.length == 0) {
        reader->word = fen;
        return jd_reader_fail(reader, "position-expected");
    }
    while (jd_reader_next(&ahead).length > 0) {
        fen.length = (size_t)(ahead.word.at - fen.at) + ahead.word.length;
    }
    const jd_fen_report report =
        jd_fen_read(fen.at, fen.length, JD_FEN_LENIENT, JD_FEN_SETUP, &position);
    if (!report.ok) {
        reader->word = (jd_span){fen.at + report.problem[0].column - 1, 0};
        return jd_reader_fail(reader, jd_fen_code_text(report.problem[0].code));
    }
    reader->rest = ahead.rest;
    start_from(game, &position);
    return true;
}

// The next move of the line, legal in the position; JD_NO_MOVE at the end of the line or after a
// mistake.
static jd_move next_move(jd_reader *reader, const jd_position *position) {
    jd_event event = {0};
    jd_reader ahead = *reader;
    if (jd_reader_next(&ahead).length == 0 ||
        !jd_reader_move(reader, position, (jd_color)position->turn, &event)) {
        return JD_NO_MOVE;
    }
    const jd_move move =
        jd_find_move(position, event.square[0], event.square[1], (jd_kind)event.kind);
    if (move == JD_NO_MOVE) {
        (void)jd_reader_fail(reader, "illegal-move");
    }
    return move;
}

// All moves are read before the first is played, so that a mistake changes nothing.
static bool moves_are_legal(jd_reader *reader, jd_position position) {
    for (jd_move move; (move = next_move(reader, &position)) != JD_NO_MOVE;) {
        position = jd_position_after(&position, move);
    }
    return reader->mistake.code == NULL;
}

// Played and pressed in no time. Only how the game ends is said; a move after that is refused.
static bool set_moves(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    jd_reader playing = *reader;
    if (!moves_are_legal(reader, game->position)) {
        return false;
    }
    for (jd_move move; (move = next_move(&playing, &game->position)) != JD_NO_MOVE;) {
        const jd_color side = jd_game_turn(game);
        if (jd_game_is_over(game)) {
            jd_verdicts_say(out, JD_REFUSE, JD_ART_10, JD_WORD_OVER);
            break;
        }
        jd_verdicts said = {0};
        jd_complete(game, move, JD_ART_6_1, &said);
        jd_game_tidy_board(game);
        game->unpressed[side] = 0;
        if (jd_game_is_over(game)) {
            out->list[out->count++] = said.list[said.count - 1];
        }
    }
    return true;
}

static bool set_used(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_color side = JD_WHITE;
    int64_t ms = 0;
    if (!jd_reader_side(reader, &side, true) || !jd_reader_time(reader, &ms) ||
        !jd_reader_end(reader)) {
        return false;
    }
    game->clock.used_ms[side] = ms;
    return true;
}

static bool set_movecount(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    (void)out;
    jd_color side = JD_WHITE;
    uint32_t count = 0;
    if (!jd_reader_side(reader, &side, true)) {
        return false;
    }
    if (!jd_span_number(jd_reader_next(reader), &count)) {
        return jd_reader_fail(reader, "number-expected");
    }
    if (!jd_reader_end(reader)) {
        return false;
    }
    game->made[side] = count;
    return true;
}

// 2023 Guidelines II: castling is written, and done with the hand, as in Chess960.
static void begin_variant(jd_game *game) {
    if (jd_game_param(game, JD_PARAM_variant) != JD_VARIANT_CHESS960) {
        return;
    }
    game->position.chess960 = game->start.chess960 = 1;
    for (uint32_t ply = 0; ply < game->plies; ply++) {
        game->ply[ply].before.chess960 = 1;
    }
}

// Law 12.3: the clock of the side having the move is started.
static bool begin(jd_reader *reader, jd_game *game, jd_verdicts *out) {
    if (!jd_reader_end(reader)) {
        return false;
    }
    begin_variant(game);
    game->phase = JD_PHASE_RUNNING;
    jd_watch_move(game, out);
    game->clock.running = (uint8_t)jd_game_turn(game);
    game->session_start_ms = game->wall_ms;
    game->moved_since_resumption[0] = game->moved_since_resumption[1] = 0;
    for (int side = 0; side < 2; side++) {
        jd_limit_drop_flags(game, (jd_color)side);
    }
    return true;
}

static const struct {
    const char *verb;
    setup_line *apply;
} lines[] = {
    {"profile", set_profile},     {"set", set_parameter}, {"tc", set_controls},
    {"start", set_start},         {"moves", set_moves},   {"used", set_used},
    {"movecount", set_movecount}, {"begin", begin},
};
enum { LINES = sizeof lines / sizeof lines[0] };

static int find_line(jd_span word) {
    int i = 0;
    while (i < LINES && !jd_span_is(word, lines[i].verb)) {
        i++;
    }
    return i;
}

bool jd_is_setup_verb(jd_span word) { return find_line(word) < LINES; }

static bool has_room(const jd_reader *reader, const jd_game *game) {
    uint32_t words = 0;
    for (jd_reader ahead = *reader; jd_reader_next(&ahead).length > 0;) {
        words++;
    }
    return words <= game->capacity - game->plies;
}

bool jd_apply_setup(jd_reader *reader, jd_game *game, jd_verdicts *out, bool *needs_room) {
    const int line = find_line(reader->word);
    JD_ASSERT(line < LINES);
    *needs_room = false;
    if (game->phase != JD_PHASE_SETUP) {
        return jd_reader_fail(reader, "already-begun");
    }
    if (lines[line].apply == set_moves && !has_room(reader, game)) {
        *needs_room = true;
        return true;
    }
    return lines[line].apply(reader, game, out);
}
