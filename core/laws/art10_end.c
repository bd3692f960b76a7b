// art10_end.c -- Article 10: how a game ends. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

#include "../board/can_mate.h"

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

// 2023 5.2.2: neither side can mate. What cannot be found out counts as possible.
static void tell_whether_dead(jd_liveness life, jd_end *end) {
    end->over = life == JD_DEAD;
    end->unknown = life == JD_DOUBTFUL;
    end->article = JD_ART_10_4_DEAD;
}

// Law 10.1: mate. Law 10.3: stalemate. Law 10.4: what is left cannot win. In this order, at once
// when a move is completed, before any press (6.5).
jd_end jd_law_10_position_ends(const jd_position *position, bool any_dead) {
    jd_end end = {true, JD_DRAWN, JD_ART_10_3, false};
    if (!jd_can_move(position)) {
        if (jd_law_9_1_in_check(position)) {
            end.score = position->turn == JD_WHITE ? JD_BLACK_WINS : JD_WHITE_WINS;
            end.article = JD_ART_10_1;
        }
        return end;
    }
    end.over = jd_law_10_4(position, &end.article);
    if (!end.over && any_dead) {
        tell_whether_dead(jd_is_alive(position), &end);
    }
    return end;
}

jd_end jd_law_10_ends(const jd_game *game, const jd_position *position) {
    const bool any_dead = jd_game_param(game, JD_PARAM_material) == JD_MATERIAL_DEAD;
    return jd_law_10_position_ends(position, any_dead);
}

jd_end jd_law_10_ends_after(const jd_game *game, const jd_position *before, jd_move move) {
    const bool any_dead = jd_game_param(game, JD_PARAM_material) == JD_MATERIAL_DEAD;
    const bool after_alive = any_dead && game->alive;
    jd_end end = jd_law_10_position_ends(&game->position, any_dead && !after_alive);
    if (!end.over && after_alive) {
        tell_whether_dead(jd_is_alive_after(before, move, &game->position), &end);
    }
    return end;
}

static bool has_bare_king(const jd_position *position, jd_color side) {
    return (position->side[side] & ~position->kind[JD_KING]) == 0;
}

// Law 10.5: a bare king cannot win; 2023 6.9, 5.1.2: nor can a side that has no way to mate.
static jd_mate_chance chance_of(const jd_game *game, jd_color side, bool resigned) {
    const int64_t resign = jd_game_param(game, JD_PARAM_resign_bare);
    const int64_t flag = jd_game_param(game, JD_PARAM_flag_draw);
    if (resigned && resign == JD_RESIGN_LOSS) {
        return JD_MATE_YES;
    }
    if (resigned ? resign == JD_RESIGN_HELPMATE : flag == JD_DRAW_HELPMATE) {
        return jd_can_mate(&game->position, side);
    }
    return has_bare_king(&game->position, side) ? JD_MATE_NO : JD_MATE_YES;
}

static jd_article drawn_instead(jd_article loss) {
    switch (loss) {
    case JD_ART_10_2: return JD_ART_10_5_RESIGNED;
    case JD_ART_8_1_PENALTY: return JD_ART_10_5_ILLEGAL;
    default: return JD_ART_10_5;
    }
}

// Laws 10.2, 10.14 and every other loss are settled here.
jd_end jd_law_10_5_lose(const jd_game *game, jd_color loser, jd_article article) {
    const jd_mate_chance chance = chance_of(game, jd_other(loser), article == JD_ART_10_2);
    if (chance == JD_MATE_NO) {
        return (jd_end){true, JD_DRAWN, drawn_instead(article), false};
    }
    const jd_score score = loser == JD_WHITE ? JD_BLACK_WINS : JD_WHITE_WINS;
    return (jd_end){true, score, article, chance == JD_MATE_UNKNOWN};
}

// Law 10.15: on the wall clock.
int64_t jd_law_10_15_last_ms(const jd_game *game) {
    return jd_time_sum(game->session_start_ms, jd_game_param(game, JD_PARAM_late_ms));
}

// Law 10.15: more than an hour after the start of the session; to the millisecond, the first that
// is more. 2023 6.7.2: with neither there nobody has come late yet; White's time runs.
int64_t jd_law_10_15_late_in_ms(const jd_game *game, jd_color side) {
    const bool timed = game->phase == JD_PHASE_RUNNING || game->phase == JD_PHASE_STOPPED ||
                       game->phase == JD_PHASE_SEALING || game->phase == JD_PHASE_RESUMING;
    const bool awaited = game->absent[1 - side] && !game->was_resumed &&
                         jd_game_param(game, JD_PARAM_both_absent) == JD_ABSENT_WHITE_PAYS;
    const bool came = game->moved_since_resumption[side] != 0; // and has only left the board
    if (!timed || !game->absent[side] || awaited || came) {
        return JD_FOREVER;
    }
    const int64_t last_ms = jd_law_10_15_last_ms(game);
    return last_ms >= game->wall_ms ? last_ms - game->wall_ms + 1 : 0;
}

// Law 10.14: the time of a control has run out before its moves count (6.5).
bool jd_law_10_14_overstepped(const jd_game *game, jd_color side) {
    const uint32_t due = jd_control_of(&game->profile, jd_game_counted(game, side));
    return due < game->clock.fallen[side];
}
