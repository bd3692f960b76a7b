// art10_end.c -- Article 10: how a game ends. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

static int count_of(jd_squares squares) { return __builtin_popcountll(squares); }

static jd_squares bishops_and_knights(const jd_position *position) {
    return position->kind[JD_BISHOP] | position->kind[JD_KNIGHT];
}

static const jd_squares dark_squares = 0xAA55AA55AA55AA55u;

static bool on_one_colour(jd_squares squares) {
    return (squares & dark_squares) == 0 || (squares & ~dark_squares) == 0;
}

static bool one_king_each(const jd_position *position) {
    const jd_squares kings = position->kind[JD_KING];
    return count_of(kings & position->side[JD_WHITE]) == 1 &&
           count_of(kings & position->side[JD_BLACK]) == 1;
}

// Law 10.4: king against king (1); against king and bishop or knight (2); king and bishop each,
// both bishops on squares of one colour (3). The list is closed.
bool jd_law_10_4(const jd_position *position, jd_article *article) {
    const jd_squares minors = bishops_and_knights(position);
    const jd_squares all = position->side[JD_WHITE] | position->side[JD_BLACK];
    if (!one_king_each(position) || all != (position->kind[JD_KING] | minors)) {
        return false;
    }
    const bool white_has = (minors & position->side[JD_WHITE]) != 0;
    const bool black_has = (minors & position->side[JD_BLACK]) != 0;
    switch (count_of(minors)) {
    case 0: *article = JD_ART_10_4_1; return true;
    case 1: *article = JD_ART_10_4_2; return true;
    case 2:
        *article = JD_ART_10_4_3;
        return white_has && black_has && minors == position->kind[JD_BISHOP] &&
               on_one_colour(minors);
    default: return false;
    }
}

// No series of moves mates, by material alone: the list of Law 10.4, and any number of bishops if
// all stand on one colour (parameter material = dead, 2023 5.2.2).
static bool is_dead_by_material(const jd_position *position, jd_article *article) {
    if (jd_law_10_4(position, article)) {
        return true;
    }
    const jd_squares bishops = position->kind[JD_BISHOP];
    const jd_squares all = position->side[JD_WHITE] | position->side[JD_BLACK];
    *article = JD_ART_10_4_DEAD;
    return one_king_each(position) && all == (position->kind[JD_KING] | bishops) &&
           on_one_colour(bishops);
}

// Law 10.1: mate. Law 10.3: stalemate. Law 10.4: what is left cannot win. In this order, at once
// when a move is completed, before any press (6.5).
jd_end jd_law_10_position_ends(const jd_position *position, bool any_dead) {
    jd_end end = {true, JD_DRAWN, JD_ART_10_3};
    if (!jd_can_move(position)) {
        if (jd_law_9_1_in_check(position)) {
            end.score = position->turn == JD_WHITE ? JD_BLACK_WINS : JD_WHITE_WINS;
            end.article = JD_ART_10_1;
        }
        return end;
    }
    end.over = any_dead ? is_dead_by_material(position, &end.article)
                        : jd_law_10_4(position, &end.article);
    return end;
}

static bool has_bare_king(const jd_position *position, jd_color side) {
    return (position->side[side] & ~position->kind[JD_KING]) == 0;
}

// Law 10.5: a bare king cannot win. Laws 10.2 and 10.14 and every other loss are settled here.
jd_end jd_law_10_5_lose(const jd_game *game, jd_color loser, jd_article article) {
    if (has_bare_king(&game->position, jd_other(loser))) {
        return (jd_end){true, JD_DRAWN, JD_ART_10_5};
    }
    return (jd_end){true, loser == JD_WHITE ? JD_BLACK_WINS : JD_WHITE_WINS, article};
}

// Law 10.15: more than an hour after the start of the session; to the millisecond, the first that
// is more.
int64_t jd_law_10_15_late_in_ms(const jd_game *game, jd_color side) {
    const bool timed = game->phase == JD_PHASE_RUNNING || game->phase == JD_PHASE_STOPPED ||
                       game->phase == JD_PHASE_SEALING || game->phase == JD_PHASE_RESUMING;
    if (!timed || !game->absent[side]) {
        return JD_FOREVER;
    }
    const int64_t last_ms = game->session_start_ms + jd_game_param(game, JD_PARAM_late_ms);
    return last_ms >= game->wall_ms ? last_ms - game->wall_ms + 1 : 0;
}

// Law 10.14: the time of a control has run out before its moves count (6.5).
bool jd_law_10_14_overstepped(const jd_game *game, jd_color side) {
    const uint32_t due = jd_control_of(&game->profile, jd_game_counted(game, side));
    return due < game->clock.fallen[side];
}
