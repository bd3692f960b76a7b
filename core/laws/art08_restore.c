// art08_restore.c -- Article 8: illegal positions. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 8.1: the earliest governs.
uint32_t jd_law_8_1_first(const jd_game *game, uint8_t flag, uint32_t from) {
    for (uint32_t ply = from; ply < game->plies; ply++) {
        if (game->ply[ply].flags & flag) {
            return ply;
        }
    }
    return game->plies;
}

// Law 8.1: at any time during the game; 2023 A.5.2: until the opponent has made his next move, for
// the arbiter until he has completed it.
uint32_t jd_law_8_1_window(const jd_game *game, bool for_arbiter) {
    if (jd_game_param(game, JD_PARAM_illegal_window) == JD_WINDOW_GAME || game->plies == 0) {
        return 0;
    }
    const jd_color last = jd_other(jd_game_turn(game));
    const uint32_t back = for_arbiter && game->unpressed[last] ? 2 : 1;
    return game->plies > back ? game->plies - back : 0;
}

// 2023 7.5.1, 7.6: the last position before the irregularity that can still be identified: that of
// the log, or where the players write it is the one up to which one of their sheets goes.
uint32_t jd_law_8_1_last_known(const jd_game *game, uint32_t ply) {
    const uint32_t white = game->recorded[JD_WHITE];
    const uint32_t black = game->recorded[JD_BLACK];
    const uint32_t written = white > black ? white : black;
    const bool manual = jd_game_param(game, JD_PARAM_scoresheet) == JD_SHEET_MANUAL;
    return manual && written < ply ? written : ply;
}

// 2023 A.5.4: both kings are in check, or a pawn stands on its last rank.
bool jd_law_8_1_is_impossible(const jd_position *position) {
    const jd_color turn = (jd_color)position->turn;
    const jd_square other = jd_position_king(position, jd_other(turn));
    const jd_squares pawns = position->kind[JD_PAWN];
    const jd_squares last = (pawns & position->side[JD_WHITE] & 0xFF00000000000000u) |
                            (pawns & position->side[JD_BLACK] & 0x00000000000000FFu);
    const bool both = other != JD_NO_SQUARE && jd_checkers(position) != 0 &&
                      jd_attackers(position, other, turn) != 0;
    return both || last != 0;
}

// Laws 4.1, 5, 9.1: what is wrong with a move that nobody may make.
jd_word jd_law_8_1_reason(const jd_game *game, jd_square from, jd_square to, jd_kind promotion) {
    switch (jd_why_illegal(&game->position, from, to, promotion).code) {
    case JD_REASON_PINNED:
    case JD_REASON_KING_ATTACKED:
    case JD_REASON_IN_CHECK:
    case JD_REASON_EN_PASSANT_PINNED: return JD_WORD_KING_LEFT_IN_CHECK;
    case JD_REASON_PROMOTION_KIND: return JD_WORD_BAD_PROMOTION;
    default: return JD_WORD_PIECE_CANNOT_MOVE_SO;
    }
}

// Law 8.1: an arbiter who sees everything lets nobody answer it; nor is it answered while its
// player holds a piece, unless he has pressed.
bool jd_law_8_1_may_be_answered(const jd_game *game) {
    const jd_color side = jd_game_turn(game);
    const bool moving =
        game->hand[side].piece != JD_EMPTY && game->clock.running != (uint8_t)jd_other(side);
    return game->has_unseen && !moving &&
           jd_game_param(game, JD_PARAM_arbiter) != JD_ARBITER_PROGRAM;
}

jd_position jd_law_8_1_on_board(const jd_game *game, bool next_turn) {
    const jd_position *before = &game->position;
    jd_position now = jd_position_empty();
    for (int square = 0; square < 64; square++) {
        if (game->at[square] != JD_EMPTY) {
            jd_position_put(&now, (jd_square)square, game->at[square]);
        }
    }
    for (int i = 0; i < 4; i++) {
        const jd_color side = (jd_color)(i / 2);
        const jd_square rook = before->rook[side][i % 2];
        const jd_square king = jd_position_king(before, side);
        const bool kept = rook != JD_NO_SQUARE && now.at[rook] == before->at[rook] &&
                          king != JD_NO_SQUARE && now.at[king] == before->at[king];
        now.rook[side][i % 2] = kept ? rook : JD_NO_SQUARE;
    }
    now.chess960 = before->chess960;
    now.turn = next_turn ? (uint8_t)(1 - before->turn) : before->turn;
    const bool quiet = now.kind[JD_PAWN] == before->kind[JD_PAWN] &&
                       __builtin_popcountll(now.side[0] | now.side[1]) ==
                           __builtin_popcountll(before->side[0] | before->side[1]);
    now.quiet_plies = quiet ? before->quiet_plies + next_turn : 0;
    now.fullmove_number = before->fullmove_number + (next_turn && before->turn == JD_BLACK);
    return now;
}

// Law 8.2: the board is not that of the position although nobody has begun a move or holds a piece.
bool jd_law_8_2_is_displaced(const jd_game *game) {
    if (game->partial != JD_NOTHING_MISSING || game->has_unseen) {
        return false;
    }
    for (int side = 0; side < 2; side++) {
        if (game->hand[side].piece != JD_EMPTY) {
            return false;
        }
    }
    static const jd_piece nothing[64] = {JD_EMPTY};
    return __builtin_memcmp(game->at, game->position.at, sizeof game->at) != 0 ||
           __builtin_memcmp(game->under, nothing, sizeof nothing) != 0;
}

static bool both_completed(const jd_game *game, int64_t moves) {
    return jd_law_6_5_completed(game, JD_WHITE) >= moves &&
           jd_law_6_5_completed(game, JD_BLACK) >= moves;
}

// Law 8.5: at any time; 2023 A.5.1: before both have completed ten moves.
jd_word jd_law_8_5_objection(const jd_game *game) {
    const int64_t window = jd_game_param(game, JD_PARAM_setup_window);
    if (jd_game_param(game, JD_PARAM_agreed) != 0 || jd_law_2_is_right_array(game)) {
        return JD_WORD_NONE_FOUND;
    }
    return window > 0 && both_completed(game, window) ? JD_WORD_LATE : JD_WORD_NOTHING;
}

// Law 8.6: not more than a quarter of the time that both have for the first control; 2023 7.3:
// before both have made ten moves.
bool jd_law_8_6_may_rearrange(const jd_game *game) {
    if (jd_game_param(game, JD_PARAM_colours_rule) == JD_COLOURS_10_MOVES) {
        return game->made[JD_WHITE] < 10 || game->made[JD_BLACK] < 10;
    }
    const int64_t gone_ms =
        jd_time_sum(game->clock.used_ms[JD_WHITE], game->clock.used_ms[JD_BLACK]);
    const int64_t first_ms = jd_control_limit(&game->profile, 0);
    return first_ms < JD_FOREVER && gone_ms <= 2 * first_ms / 4;
}
