// state.c -- the whole state of a game as one JSON object, for pages. Floor 7.
//
// Squares as "e4", colours "w" and "b", moves as in verdicts, times in ms. The fields are listed in
// jd_line_state. SPDX-License-Identifier: MIT

#include "../notation/fen.h"
#include "lines.h"

static void key(jd_writer *out, const char *name) {
    if (out->length > 1) {
        jd_write_char(out, ',');
    }
    jd_write_char(out, '"');
    jd_write_text(out, name);
    jd_write_text(out, "\":");
}

static void quoted(jd_writer *out, const char *text) {
    jd_write_char(out, '"');
    jd_write_text(out, text);
    jd_write_char(out, '"');
}

static const char *side_text(int side) {
    static const char *const texts[] = {"w", "b", "off"};
    return texts[side];
}

static void text_field(jd_writer *out, const char *name, const char *text) {
    key(out, name);
    quoted(out, text);
}

static void flag_field(jd_writer *out, const char *name, bool value) {
    key(out, name);
    jd_write_text(out, value ? "true" : "false");
}

static void number_field(jd_writer *out, const char *name, int64_t value) {
    key(out, name);
    jd_write_number(out, value);
}

// {"w":1,"b":2}; a value of JD_FOREVER is null.
static void pair_field(jd_writer *out, const char *name, int64_t white, int64_t black) {
    key(out, name);
    const int64_t values[2] = {white, black};
    for (int side = 0; side < 2; side++) {
        jd_write_text(out, side == 0 ? "{\"w\":" : ",\"b\":");
        if (values[side] >= JD_FOREVER) {
            jd_write_text(out, "null");
        } else {
            jd_write_number(out, values[side]);
        }
    }
    jd_write_char(out, '}');
}

static void flags_field(jd_writer *out, const char *name, bool white, bool black) {
    key(out, name);
    jd_write_text(out, white ? "{\"w\":true,\"b\":" : "{\"w\":false,\"b\":");
    jd_write_text(out, black ? "true}" : "false}");
}

static void board_field(jd_writer *out, const char *name, const jd_piece at[64]) {
    key(out, name);
    jd_write_char(out, '"');
    for (int square = 0; square < 64; square++) {
        jd_write_char(out, jd_piece_letter(at[square], '.'));
    }
    jd_write_char(out, '"');
}

static void square_or_null(jd_writer *out, jd_square square) {
    if (square == JD_NO_SQUARE) {
        jd_write_text(out, "null");
        return;
    }
    jd_write_char(out, '"');
    jd_write_square(out, square);
    jd_write_char(out, '"');
}

static void hand(jd_writer *out, const jd_hand *held) {
    if (held->piece == JD_EMPTY) {
        jd_write_text(out, "null");
        return;
    }
    jd_write_text(out, "{\"piece\":\"");
    jd_write_char(out, jd_piece_letter(held->piece, '.'));
    jd_write_text(out, "\",\"from\":");
    square_or_null(out, held->from);
    jd_write_text(out, ",\"over\":");
    square_or_null(out, held->over);
    jd_write_char(out, '}');
}

static void squares_field(jd_writer *out, const char *name, jd_squares squares) {
    key(out, name);
    jd_write_char(out, '[');
    bool first = true;
    for (jd_square square = 0; square < 64; square++) {
        if (squares >> square & 1) {
            jd_write_text(out, first ? "" : ",");
            square_or_null(out, square);
            first = false;
        }
    }
    jd_write_char(out, ']');
}

static void physical(jd_writer *out, const jd_game *game) {
    board_field(out, "board", game->at);
    board_field(out, "under", game->under);
    key(out, "hand");
    jd_write_text(out, "{\"w\":");
    hand(out, &game->hand[JD_WHITE]);
    jd_write_text(out, ",\"b\":");
    hand(out, &game->hand[JD_BLACK]);
    jd_write_char(out, '}');
    squares_field(out, "knocked", game->knocked[0] | game->knocked[1]);
}

static void partial(jd_writer *out, const jd_game *game) {
    static const char *const kinds[] = {"",          "capture",   "castle",
                                        "promotion", "promotion", "castle"};
    key(out, "partial");
    if (game->partial == JD_NOTHING_MISSING) {
        jd_write_text(out, "null");
        return;
    }
    const jd_move fixed = game->fixed;
    const bool open = jd_move_promotion(fixed) != JD_NO_KIND && game->partial != JD_PAWN_STANDS;
    jd_write_text(out, "{\"kind\":");
    quoted(out, kinds[game->partial]);
    jd_write_text(out, ",\"move\":\"");
    jd_write_move(out,
                  open ? jd_move_of(jd_move_from(fixed), jd_move_to(fixed), JD_NO_KIND) : fixed);
    jd_write_text(out, "\"}");
}

static jd_squares victims(const jd_game *game, const jd_move_list *allowed) {
    jd_squares squares = 0;
    for (int i = 0; i < allowed->count; i++) {
        const jd_square victim = jd_position_captured(&game->position, allowed->move[i]);
        squares |= victim == JD_NO_SQUARE ? 0 : jd_bit(victim);
    }
    return squares;
}

static void duty(jd_writer *out, const jd_game *game) {
    jd_move_list allowed;
    const jd_bond bond = jd_law_7_allowed(game, &allowed);
    squares_field(out, "touched", game->duty.own);
    squares_field(out, "take", game->duty.enemy & victims(game, &allowed));
    key(out, "duty");
    if (bond.bound) {
        quoted(out, jd_article_text(bond.article, jd_game_edition(game)));
    } else {
        jd_write_text(out, "null");
    }
    flag_field(out, "bound", bond.bound);
    key(out, "allowed");
    jd_write_char(out, '[');
    for (int i = 0; i < allowed.count; i++) {
        jd_write_text(out, i > 0 ? ",\"" : "\"");
        jd_write_move(out, allowed.move[i]);
        jd_write_char(out, '"');
    }
    jd_write_char(out, ']');
    partial(out, game);
    flags_field(out, "adjusting", game->adjusting[0], game->adjusting[1]);
    flag_field(out, "unseen", game->has_unseen);
}

static void clocks(jd_writer *out, const jd_game *game) {
    const jd_clock *clock = &game->clock;
    text_field(out, "clock", side_text(clock->running));
    flags_field(out, "unpressed", game->unpressed[0], game->unpressed[1]);
    pair_field(out, "used", clock->used_ms[0], clock->used_ms[1]);
    pair_field(out, "left", jd_law_12_1_left_ms(game, JD_WHITE),
               jd_law_12_1_left_ms(game, JD_BLACK));
    pair_field(out, "toFlag", jd_limit_to_flag_ms(game, JD_WHITE),
               jd_limit_to_flag_ms(game, JD_BLACK));
    flags_field(out, "flag", clock->fallen[0] > clock->seen[0], clock->fallen[1] > clock->seen[1]);
    const uint32_t counted[2] = {jd_game_counted(game, JD_WHITE), jd_game_counted(game, JD_BLACK)};
    pair_field(out, "period", (int64_t)jd_control_of(&game->profile, counted[0]) + 1,
               (int64_t)jd_control_of(&game->profile, counted[1]) + 1);
    pair_field(out, "counted", counted[0], counted[1]);
    pair_field(out, "made", game->made[0], game->made[1]);
    number_field(out, "wall", game->wall_ms);
}

static void ending(jd_writer *out, const jd_game *game) {
    key(out, "offer");
    if (game->offer.standing) {
        quoted(out, side_text(game->offer.by));
    } else {
        jd_write_text(out, "null");
    }
    key(out, "result");
    if (game->score == JD_UNDECIDED) {
        jd_write_text(out, "null");
    } else {
        quoted(out, jd_score_text((jd_score)game->score));
    }
    key(out, "article");
    if (jd_game_is_over(game)) {
        quoted(out, jd_article_text((jd_article)game->score_article, jd_game_edition(game)));
    } else {
        jd_write_text(out, "null");
    }
    key(out, "ending");
    if (jd_game_is_over(game)) {
        quoted(out, jd_ending_text(game));
    } else {
        jd_write_text(out, "null");
    }
    pair_field(out, "halfPoints", jd_law_17_half_points(game, JD_WHITE),
               jd_law_17_half_points(game, JD_BLACK));
}

static void record(jd_writer *out, const jd_game *game) {
    char fen[JD_FEN_SIZE];
    const jd_position start = jd_unpack(&game->start);
    number_field(out, "plies", game->plies);
    pair_field(out, "recorded", jd_law_11_1_recorded(game, JD_WHITE),
               jd_law_11_1_recorded(game, JD_BLACK));
    (void)jd_fen_write(&start, JD_FEN_EP_STANDARD, fen);
    text_field(out, "start", fen);
    (void)jd_fen_write(&game->position, JD_FEN_EP_STANDARD, fen);
    text_field(out, "fen", fen);
    flag_field(out, "check", jd_law_9_1_in_check(&game->position));
    key(out, "moves");
    jd_write_char(out, '[');
    for (uint32_t ply = 0; ply < game->plies; ply++) {
        jd_write_text(out, ply > 0 ? ",\"" : "\"");
        jd_write_move(out, game->ply[ply].move);
        jd_write_char(out, '"');
    }
    jd_write_char(out, ']');
}

// What the edition lets a display show (9.3, 3.2, 12.9), and what the record notes beside moves.
static void display(jd_writer *out, const jd_game *game) {
    flag_field(out, "showCheck", jd_game_param(game, JD_PARAM_show_check) != 0);
    flag_field(out, "showTurn", jd_game_param(game, JD_PARAM_show_turn) != 0);
    flag_field(out, "showMoveCount", jd_game_param(game, JD_PARAM_show_move_count) != 0);
    flag_field(out, "chess960", game->position.chess960 != 0);
    key(out, "offered");
    jd_write_char(out, '[');
    bool first = true;
    for (uint32_t ply = 0; ply < game->plies; ply++) {
        if (game->ply[ply].flags & JD_PLY_OFFER) {
            jd_write_text(out, first ? "" : ",");
            jd_write_number(out, ply);
            first = false;
        }
    }
    jd_write_char(out, ']');
    key(out, "firstFlag");
    const jd_clock *clock = &game->clock;
    const bool both = clock->fallen[0] > clock->seen[0] && clock->fallen[1] > clock->seen[1];
    if (both && jd_game_param(game, JD_PARAM_clock_log) == JD_CLOCK_SHOWN) {
        quoted(out, side_text(game->clock.first_down - 1));
    } else {
        jd_write_text(out, "null");
    }
}

int jd_line_state(const jd_game *game, char *out, size_t size) {
    jd_writer writer = jd_writer_into(out, size);
    jd_write_char(&writer, '{');
    text_field(&writer, "phase", jd_phase_text((jd_phase)game->phase));
    text_field(&writer, "turn", side_text((int)jd_game_turn(game)));
    physical(&writer, game);
    duty(&writer, game);
    clocks(&writer, game);
    ending(&writer, game);
    record(&writer, game);
    display(&writer, game);
    jd_write_char(&writer, '}');
    return (int)writer.length;
}
