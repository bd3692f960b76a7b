// art06_completion.c -- Articles 4 and 6: what a move is and when it is completed. Floor 4.
//
// The hands may do anything. What they have done is read from the board: it is compared with what
// each legal move leads to, so the order of the hand's steps does not matter (6.2) and no case is
// forgotten. SPDX-License-Identifier: MIT

#include "laws.h"

// How the physical board compares with the pieces of `at`.
typedef struct comparison {
    int differences;  // squares whose upper piece is another
    int stacked;      // squares on which two pieces stand
    jd_square square; // one of the differing squares
    jd_square stack;  // one of the stacked squares
} comparison;

static comparison compare(const jd_game *game, const jd_piece at[64]) {
    comparison result = {0, 0, JD_NO_SQUARE, JD_NO_SQUARE};
    for (jd_square square = 0; square < 64; square++) {
        if (game->at[square] != at[square]) {
            result.differences++;
            result.square = square;
        }
        if (game->under[square] != JD_EMPTY) {
            result.stacked++;
            result.stack = square;
        }
    }
    return result;
}

// Laws 6.2, 4.3: the capturing piece has arrived, its victim is still on the board. A pawn that
// captures on the last rank is not yet exchanged either.
static bool is_victim_standing(const jd_game *game, jd_move move, const jd_position *after) {
    const jd_position *before = &game->position;
    const jd_square victim = jd_position_captured(before, move);
    if (victim == JD_NO_SQUARE) {
        return false;
    }
    const comparison board = compare(game, after->at);
    if (jd_move_is_en_passant(move)) {
        return board.stacked == 0 && board.differences == 1 && board.square == victim &&
               game->at[victim] == before->at[victim];
    }
    const bool unpromoted = jd_move_promotion(move) != JD_NO_KIND && board.differences == 1 &&
                            board.square == victim &&
                            game->at[victim] == before->at[jd_move_from(move)];
    return board.stacked == 1 && board.stack == victim &&
           game->under[victim] == before->at[victim] && (board.differences == 0 || unpromoted);
}

// Law 6.4: the pawn stands on the last rank; or, once it has been released there, it is off the
// board and nothing stands in its place yet.
static bool is_piece_to_come(const jd_game *game, jd_move move, const jd_position *after) {
    if (jd_move_promotion(move) == JD_NO_KIND) {
        return false;
    }
    const comparison board = compare(game, after->at);
    const jd_square to = jd_move_to(move);
    const bool stands = game->at[to] == game->position.at[jd_move_from(move)];
    const bool is_off = game->at[to] == JD_EMPTY && game->partial == JD_PIECE_TO_COME &&
                        jd_law_6_is_fixed(game, move);
    return board.stacked == 0 && board.differences == 1 && board.square == to && (stands || is_off);
}

// Law 6.4, in either order: the new piece stands on the last rank, the pawn where it came from.
// What it captures may still be under it.
static bool is_pawn_standing(const jd_game *game, jd_move move, const jd_position *after) {
    if (jd_move_promotion(move) == JD_NO_KIND) {
        return false;
    }
    const comparison board = compare(game, after->at);
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    const bool victim =
        board.stacked == 1 && board.stack == to && game->under[to] == game->position.at[to];
    return (board.stacked == 0 || victim) && board.differences == 1 && board.square == from &&
           game->at[from] == game->position.at[from];
}

// Law 6.3: the king stands where castling brings it, the rook has not moved.
static bool is_rook_to_come(const jd_game *game, jd_move move) {
    if (!jd_move_is_castling(move)) {
        return false;
    }
    const jd_position *before = &game->position;
    const jd_color side = jd_game_turn(game);
    const jd_square from = jd_move_from(move);
    const jd_square rook = jd_move_to(move);
    const jd_wing wing = before->rook[side][JD_SHORT] == rook ? JD_SHORT : JD_LONG;
    const jd_square to = jd_law_5_1_2_king_goes_to(side, wing);
    if (from == to || game->at[to] != before->at[from]) {
        return false;
    }
    const comparison board = compare(game, before->at);
    if (to == rook) { // Chess960: the king has been put down over its rook
        return board.stacked == 1 && board.stack == rook && board.differences == 2 &&
               game->under[rook] == before->at[rook] && game->at[from] == JD_EMPTY;
    }
    return board.stacked == 0 && board.differences == 2 && game->at[from] == JD_EMPTY;
}

// 2023 II.3.2.5: in Chess960 the king is held beside the board, the rook has gone to its square.
static bool is_king_to_come(const jd_game *game, jd_move move, const jd_position *after) {
    if (!game->position.chess960 || !jd_move_is_castling(move)) {
        return false;
    }
    const jd_square king = jd_position_king(after, jd_game_turn(game));
    const comparison board = compare(game, after->at);
    return board.stacked == 0 && board.differences == 1 && board.square == king &&
           game->at[king] == JD_EMPTY && game->at[jd_move_to(move)] == JD_EMPTY;
}

// Laws 4.3, 6.2: nothing but enemy pieces taken off the board.
static bool is_only_taken(const jd_game *game) {
    const jd_position *position = &game->position;
    const jd_squares enemy = position->side[1 - position->turn];
    for (jd_square square = 0; square < 64; square++) {
        const bool as_before = game->at[square] == position->at[square];
        const bool taken = game->at[square] == JD_EMPTY && (enemy >> square & 1) != 0;
        if (game->under[square] != JD_EMPTY || !(as_before || taken)) {
            return false;
        }
    }
    return true;
}

// Laws 6.1 to 6.4.
jd_article jd_law_6_completed_by(const jd_position *position, jd_move move) {
    if (jd_move_is_castling(move)) {
        return JD_ART_6_3;
    }
    if (jd_move_promotion(move) != JD_NO_KIND) {
        return JD_ART_6_4;
    }
    return jd_position_captured(position, move) != JD_NO_SQUARE ? JD_ART_6_2 : JD_ART_6_1;
}

static jd_reading read_move(const jd_game *game, jd_move move) {
    const jd_position after = jd_position_after(&game->position, move);
    const comparison board = compare(game, after.at);
    if (board.differences == 0 && board.stacked == 0) {
        const jd_article article = jd_law_6_completed_by(&game->position, move);
        return (jd_reading){JD_STAGE_COMPLETED, move, JD_NOTHING_MISSING, article};
    }
    if (is_victim_standing(game, move, &after)) {
        return (jd_reading){JD_STAGE_PARTIAL, move, JD_VICTIM_STANDS, JD_ART_6_2};
    }
    if (is_piece_to_come(game, move, &after)) {
        return (jd_reading){JD_STAGE_PARTIAL, move, JD_PIECE_TO_COME, JD_ART_6_4};
    }
    if (is_pawn_standing(game, move, &after)) {
        return (jd_reading){JD_STAGE_PARTIAL, move, JD_PAWN_STANDS, JD_ART_6_4};
    }
    if (is_rook_to_come(game, move)) {
        return (jd_reading){JD_STAGE_PARTIAL, move, JD_ROOK_TO_COME, JD_ART_6_3};
    }
    if (is_king_to_come(game, move, &after)) {
        return (jd_reading){JD_STAGE_PARTIAL, move, JD_KING_TO_COME, JD_ART_6_3};
    }
    return (jd_reading){JD_STAGE_OTHER, JD_NO_MOVE, JD_NOTHING_MISSING, JD_ART_4_1};
}

// A move away from a square on which its piece still stands has not been begun, but for castling
// and a pawn whose new piece comes first.
static bool is_begun(const jd_game *game, jd_move move) {
    const jd_square from = jd_move_from(move);
    const bool promotes = jd_move_promotion(move) != JD_NO_KIND &&
                          jd_game_param(game, JD_PARAM_promo_order) == JD_ORDER_ANY;
    return game->at[from] != game->position.at[from] || jd_move_is_castling(move) || promotes;
}

// Law 5.1(4): king and rook have been touched to castle, and the king stands where that brings him.
// In Chess960 his step may be a move of its own as well; it is taken for the beginning of castling.
static jd_move castling_meant(const jd_game *game, const jd_move *list, int count) {
    if (!jd_law_5_1_4_about_to_castle(game)) {
        return JD_NO_MOVE;
    }
    for (int i = 0; i < count; i++) {
        const bool touched = (game->duty.own & jd_bit(jd_move_to(list[i]))) != 0;
        if (touched && is_rook_to_come(game, list[i])) {
            return list[i];
        }
    }
    return JD_NO_MOVE;
}

// Laws 4.1, 4.2: a move is what some legal move leads to; Laws 4.3, 6.1 to 6.4: how far it has
// come.
jd_reading jd_law_6_read_board(const jd_game *game) {
    jd_reading best = {JD_STAGE_OTHER, JD_NO_MOVE, JD_NOTHING_MISSING, JD_ART_4_1};
    if (is_only_taken(game)) {
        best.stage = JD_STAGE_NOTHING;
        return best;
    }
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(&game->position, list);
    const jd_move castling = castling_meant(game, list, count);
    if (castling != JD_NO_MOVE) {
        return (jd_reading){JD_STAGE_PARTIAL, castling, JD_ROOK_TO_COME, JD_ART_6_3};
    }
    for (int i = 0; i < count; i++) {
        if (!is_begun(game, list[i])) {
            continue;
        }
        const jd_reading reading = read_move(game, list[i]);
        if (reading.stage == JD_STAGE_COMPLETED) {
            return reading;
        }
        if (reading.stage == JD_STAGE_PARTIAL && best.stage != JD_STAGE_PARTIAL) {
            best = reading;
        }
    }
    return best;
}

// Laws 6.2 to 6.4: the squares of the move are fixed, and which piece a pawn becomes is open; or
// the piece is fixed and which pawn it stands for is open.
bool jd_law_6_is_fixed(const jd_game *game, jd_move move) {
    const jd_move fixed = game->fixed;
    if (game->partial == JD_PAWN_STANDS) {
        return jd_move_to(move) == jd_move_to(fixed) &&
               jd_move_special(move) == jd_move_special(fixed);
    }
    return jd_move_from(move) == jd_move_from(fixed) && jd_move_to(move) == jd_move_to(fixed) &&
           jd_move_is_castling(move) == jd_move_is_castling(fixed);
}

// Laws 5.6(4), 6.2 to 6.4.
jd_article jd_law_6_unfinished(jd_partial missing) {
    static const jd_article articles[] = {
        [JD_NOTHING_MISSING] = JD_ART_6_2, [JD_VICTIM_STANDS] = JD_ART_6_2,
        [JD_ROOK_TO_COME] = JD_ART_6_3,    [JD_PIECE_TO_COME] = JD_ART_5_6_4,
        [JD_PAWN_STANDS] = JD_ART_6_4,     [JD_KING_TO_COME] = JD_ART_6_3};
    return articles[missing];
}

bool jd_law_6_4_is_other_piece(const jd_game *game, jd_move move) {
    const jd_kind becomes = jd_move_promotion(move);
    return becomes != JD_NO_KIND && game->chosen != JD_NO_KIND && game->chosen != becomes;
}

// Law 6.5: only the control asks for the press; 2023 6.2.1: the press completes every move.
uint32_t jd_law_6_5_completed(const jd_game *game, jd_color side) {
    const bool press = jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_PRESS;
    return press ? jd_game_counted(game, side) : game->made[side];
}
