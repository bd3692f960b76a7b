// art02_pieces.c -- Article 2: the pieces. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

static bool is_mirrored(const jd_position *position) {
    for (int file = 0; file < 8; file++) {
        const jd_piece white = position->at[jd_square_at(file, 0)];
        const bool pawns = position->at[jd_square_at(file, 1)] == jd_piece_of(JD_WHITE, JD_PAWN) &&
                           position->at[jd_square_at(file, 6)] == jd_piece_of(JD_BLACK, JD_PAWN);
        if (!pawns || white == JD_EMPTY || jd_color_of(white) != JD_WHITE ||
            position->at[jd_square_at(file, 7)] != jd_piece_of(JD_BLACK, jd_kind_of(white))) {
            return false;
        }
    }
    return true;
}

static int count_of(jd_squares squares) { return __builtin_popcountll(squares); }

static bool is_king_between_rooks(const jd_position *position) {
    const jd_squares rooks = position->kind[JD_ROOK] & position->side[JD_WHITE];
    const jd_square king = jd_position_king(position, JD_WHITE);
    const jd_squares left = king != JD_NO_SQUARE ? jd_bit(king) - 1 : 0;
    return count_of(rooks) == 2 && count_of(rooks & left) == 1;
}

// 2023 Guidelines II: the pieces of the first rank in any order, the bishops on squares of both
// colours, the king between the rooks; the other side alike.
static bool is_chess960_array(const jd_position *position) {
    const jd_squares white = position->side[JD_WHITE];
    const jd_squares bishops = position->kind[JD_BISHOP] & white;
    const jd_squares dark = 0xAA55AA55AA55AA55u;
    const bool kinds = count_of(bishops & dark) == 1 && count_of(bishops & ~dark) == 1 &&
                       count_of(position->kind[JD_KNIGHT] & white) == 2 &&
                       count_of(position->kind[JD_QUEEN] & white) == 1;
    const bool all = count_of(white | position->side[JD_BLACK]) == 32;
    return all && kinds && is_king_between_rooks(position) && is_mirrored(position);
}

// Laws 2.1, 2.2: sixteen pieces a side on their first squares. Law 8.5 asks this of the start of
// the game, and of the pieces alone: castling and the turn do not stand on the board.
bool jd_law_2_is_right_array(const jd_game *game) {
    const jd_position first = jd_position_start();
    const jd_packed initial = jd_pack(&first);
    const jd_position start = jd_unpack(&game->start);
    const bool chess960 = jd_game_param(game, JD_PARAM_variant) == JD_VARIANT_CHESS960;
    const bool initial_array =
        __builtin_memcmp(game->start.board, initial.board, sizeof initial.board) == 0;
    return initial_array || (chess960 && is_chess960_array(&start));
}
