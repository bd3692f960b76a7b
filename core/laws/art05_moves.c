// art05_moves.c -- Article 5: castling and promotion as acts of the hand. Floor 4.
//
// How the pieces move (5.1(1), 5.1(2), 5.1(5), 5.1(6), 5.2 to 5.5, 5.6(1) to 5.6(3)) is
// core/board/generate.h; why one may not move so is core/board/reasons.c.
// SPDX-License-Identifier: MIT

#include "laws.h"

// Law 5.1(2): the g-file when castling short, the c-file when long.
jd_square jd_law_5_1_2_king_goes_to(jd_color side, jd_wing wing) {
    return jd_square_at(wing == JD_SHORT ? 6 : 2, side == JD_WHITE ? 0 : 7);
}

// Law 5.1(4), in standard chess: from e1 or e8 two squares along the rank, whether or not the right
// is left.
static bool is_two_squares_sideways(jd_color side, jd_square from, jd_square to) {
    return from == jd_square_at(4, side == JD_WHITE ? 0 : 7) &&
           (to == jd_law_5_1_2_king_goes_to(side, JD_SHORT) ||
            to == jd_law_5_1_2_king_goes_to(side, JD_LONG));
}

bool jd_law_5_1_4_king_put_to_castle(const jd_game *game, jd_square from, jd_square to) {
    const jd_position *position = &game->position;
    const jd_color side = jd_game_turn(game);
    if (position->at[from] != jd_piece_of(side, JD_KING)) {
        return false;
    }
    if (!position->chess960) {
        return is_two_squares_sideways(side, from, to);
    }
    for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
        if (position->rook[side][wing] != JD_NO_SQUARE &&
            to == jd_law_5_1_2_king_goes_to(side, (jd_wing)wing)) {
            return true;
        }
    }
    return false;
}

// 2023 II.3.2.4: of castling where the king stands already by the rook alone it is the rook's move,
// too.
jd_squares jd_law_5_1_2_moved_by(const jd_position *position, jd_move move) {
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    jd_squares moved = jd_bit(from);
    if (jd_move_is_castling(move)) {
        const jd_color side = (jd_color)position->turn;
        const jd_wing wing = position->rook[side][JD_SHORT] == to ? JD_SHORT : JD_LONG;
        moved |= jd_law_5_1_2_king_goes_to(side, wing) == from ? jd_bit(to) : 0;
    }
    return moved;
}

// The rooks with which the side to move still has the right to castle (5.1(5)).
static jd_squares castling_rooks(const jd_position *position) {
    jd_squares rooks = 0;
    for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
        const jd_square square = position->rook[position->turn][wing];
        rooks |= square == JD_NO_SQUARE ? 0 : jd_bit(square);
    }
    return rooks;
}

// Law 5.1(4): the intention to castle is read from the touches: nothing but the king, first or
// together, and a rook he has the right to castle with.
bool jd_law_5_1_4_about_to_castle(const jd_game *game) {
    const jd_duty *duty = &game->duty;
    const jd_position *position = &game->position;
    const jd_squares king = position->kind[JD_KING] & position->side[position->turn];
    const jd_squares rooks = castling_rooks(position);
    return duty->enemy == 0 && (duty->own_first & king) != 0 && (duty->own & rooks) != 0 &&
           (duty->own & ~(king | rooks)) == 0;
}

// Law 5.1(3): castling with a rook that was touched before the king.
bool jd_law_5_1_3_is_banned(const jd_position *position, const jd_duty *duty, jd_move move) {
    if (!jd_move_is_castling(move)) {
        return false;
    }
    for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
        if (position->rook[position->turn][wing] == jd_move_to(move)) {
            return duty->castling_ban[wing] != 0;
        }
    }
    return false;
}

// Law 5.6(4): a queen, rook, bishop or knight.
jd_word jd_law_5_6_4_objection(jd_kind promotion) {
    const bool may_be = promotion >= JD_KNIGHT && promotion <= JD_QUEEN;
    return may_be ? JD_WORD_NOTHING : JD_WORD_BAD_PROMOTION;
}

bool jd_law_5_6_4_promotes_on(const jd_move_list *allowed, jd_square square) {
    for (int i = 0; i < allowed->count; i++) {
        if (jd_move_to(allowed->move[i]) == square &&
            jd_move_promotion(allowed->move[i]) != JD_NO_KIND) {
            return true;
        }
    }
    return false;
}

// Law 5.6(5): while a pawn is being exchanged: it stands on the last rank, is held over it, or the
// piece it has taken there is still on the board.
bool jd_law_5_6_5_may_ask(const jd_game *game) {
    const jd_color side = jd_game_turn(game);
    const jd_hand *hand = &game->hand[side];
    const bool held = hand->piece == jd_piece_of(side, JD_PAWN) && hand->over != JD_NO_SQUARE &&
                      jd_rank_of(hand->over) == (side == JD_WHITE ? 7 : 0);
    const bool fixed =
        game->partial != JD_NOTHING_MISSING && jd_move_promotion(game->fixed) != JD_NO_KIND;
    return held || fixed;
}
