// exports_list.c -- the door: many answers in one call.
//
// A crossing costs as much as a move, so what a caller wants to know of every move of a list, or of
// a position before and after a move, is answered together: texts one a line in the text area, in
// the order of the list. Written for chessjs.js, whose callers know the order of the list.
// SPDX-License-Identifier: MIT

#include "exports.h"

#include "board/moves.h"
#include "notation/fen.h"
#include "notation/san_parts.h"

enum {
    TOLD_SIZE = 84, // a FEN without its counters: at most 81 characters
    WITH_SAN = 1,   // what jdw_list writes of each move
    WITH_AFTER = 2,
};
_Static_assert(JD_MAX_MOVES *(JD_SAN_SIZE + TOLD_SIZE) <= TEXT_SIZE, "every list has room");

// ---- the order of a list ---------------------------------------------------------------------

// The eight ways along a line, clockwise from the north-west, by the sign of the change of rank and
// of file; those of a knight, clockwise from west-north-west, by the changes themselves.
static const uint8_t way_on_line[3][3] = {{6, 5, 4}, {7, 0, 3}, {0, 1, 2}};
static const uint8_t way_of_knight[5][5] = {
    {0, 6, 0, 5, 0}, {7, 0, 0, 0, 4}, {0, 0, 0, 0, 0}, {0, 0, 0, 0, 3}, {0, 1, 0, 2, 0}};
_Static_assert(sizeof way_of_knight == 25, "two squares either way");

static int sign(int number) { return (number > 0) - (number < 0); }
static int larger(int a, int b) { return a > b ? a : b; }
static int size_of(int number) { return number < 0 ? -number : number; }

// The place of a move in a list: pieces from a8 to h1, each with the squares of one way after the
// other and along a way the nearest first; a pawn ahead before it captures, promotions from knight
// to queen; castling at the end, the short one first.
static uint32_t place_in_list(jd_move move) {
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    const int ranks = jd_rank_of(to) - jd_rank_of(from);
    const int files = jd_file_of(to) - jd_file_of(from);
    const jd_kind kind = jd_kind_of(door_position.at[from]);
    if (jd_move_is_castling(move)) {
        return 1u << 20 | (files < 0);
    }
    uint32_t way = kind == JD_KNIGHT ? way_of_knight[ranks + 2][files + 2]
                                     : way_on_line[sign(ranks) + 1][sign(files) + 1];
    if (kind == JD_PAWN && files != 0) {
        way += 8;
    }
    const uint32_t distance = (uint32_t)larger(size_of(ranks), size_of(files));
    return (uint32_t)(from ^ 56) << 12 | way << 8 | distance << 4 | jd_move_promotion(move);
}

// The legal moves in this order; returns their number.
static int ordered_moves(jd_move list[JD_MAX_MOVES]) {
    uint64_t sorted[JD_MAX_MOVES];
    const int count = jd_moves(&door_position, list);
    for (int i = 0; i < count; i++) {
        const uint64_t each = (uint64_t)place_in_list(list[i]) << 16 | list[i];
        int at = i;
        for (; at > 0 && sorted[at - 1] > each; at--) {
            sorted[at] = sorted[at - 1];
        }
        sorted[at] = each;
    }
    for (int i = 0; i < count; i++) {
        list[i] = (jd_move)sorted[i];
    }
    return count;
}

// ---- what is written -------------------------------------------------------------------------

// A FEN up to the en passant square, which is told if such a capture is legal. Returns its length.
static int put_told(const jd_position *position, char *out) {
    char fen[JD_FEN_SIZE];
    int length = jd_fen_write(position, JD_FEN_EP_LEGAL, fen);
    for (int fields = 0; fields < 2; length--) {
        fields += fen[length - 1] == ' ';
    }
    for (int i = 0; i < length; i++) {
        out[i] = fen[i];
    }
    return length;
}

// 1: the side to move is in check; 2: it can move.
static uint32_t facts_of(const jd_position *position) {
    return (uint32_t)(jd_checkers(position) != 0) | (uint32_t)jd_can_move(position) << 1;
}

// ---- functions -------------------------------------------------------------------------------

// Sets up the resident position: 64 pieces from a1 in the text, the rights (1 and 2 White's short
// and long castling, 4 and 8 Black's) with rooks on their squares, counters 0 and 1.
DOOR(int, jdw_place, (uint32_t turn, uint32_t rights, uint32_t en_passant)) {
    static const jd_square corners[4] = {7, 0, 63, 56};
    if (turn > JD_BLACK || rights > 15 || en_passant > JD_NO_SQUARE) {
        return MISUSE;
    }
    door_position = jd_position_empty();
    for (jd_square square = 0; square < JD_NO_SQUARE; square++) {
        const jd_piece piece = (jd_piece)door_text[square];
        if (piece > jd_piece_of(JD_BLACK, JD_KING) || jd_kind_of(piece) > JD_KING) {
            return MISUSE;
        }
        jd_position_put(&door_position, square, piece);
    }
    door_position.turn = (uint8_t)turn;
    door_position.en_passant = (jd_square)en_passant;
    for (uint32_t i = 0; i < 4; i++) {
        door_position.rook[i >> 1][i & 1] = rights >> i & 1 ? corners[i] : JD_NO_SQUARE;
    }
    return 0;
}

// All legal moves in order: their number and then each described in words; their SAN and the
// positions they lead to (each a FEN without counters) line by line in the text. Returns its
// length.
DOOR(int, jdw_list, (uint32_t with)) {
    jd_move list[JD_MAX_MOVES];
    if (with > (WITH_SAN | WITH_AFTER)) {
        return MISUSE;
    }
    const int count = ordered_moves(list);
    int length = 0;
    door_words[0] = (uint32_t)count;
    for (int i = 0; i < count; i++) {
        door_words[1 + i] = door_described(&door_position, list[i]);
        if (!with) {
            continue;
        }
        jd_position after;
        jd_position_play(&after, &door_position, list[i]);
        if (with & WITH_SAN) {
            length += jd_san_write_known(&door_position, list[i], &after, door_text + length);
            door_text[length++] = '\n';
        }
        if (with & WITH_AFTER) {
            length += put_told(&after, door_text + length);
            door_text[length++] = '\n';
        }
    }
    return length;
}

// The legal move with these squares, described; 0 if there is none.
DOOR(int, jdw_find, (uint32_t from, uint32_t to, uint32_t promotion)) {
    if (from >= JD_NO_SQUARE || to >= JD_NO_SQUARE || promotion > JD_KING) {
        return MISUSE;
    }
    const jd_move move =
        jd_find_move(&door_position, (jd_square)from, (jd_square)to, (jd_kind)promotion);
    return move ? (int)door_described(&door_position, move) : 0;
}

// Makes a legal move: its SAN and the position after it, two lines, in the text; the facts of that
// position in words. Returns the length of the text, 0 if the move is not legal.
DOOR(int, jdw_step, (uint32_t move)) {
    if (move > UINT16_MAX) {
        return MISUSE;
    }
    if (!jd_is_legal(&door_position, (jd_move)move)) {
        return 0;
    }
    const jd_position before = door_position;
    jd_position_play(&door_position, &before, (jd_move)move);
    int length = jd_san_write_known(&before, (jd_move)move, &door_position, door_text);
    door_text[length++] = '\n';
    door_words[0] = facts_of(&door_position);
    return length + put_told(&door_position, door_text + length);
}

// The resident position as a FEN without counters; its facts in words. Returns the length.
DOOR(int, jdw_told, (void)) {
    door_words[0] = facts_of(&door_position);
    return put_told(&door_position, door_text);
}

DOOR(int, jdw_facts, (void)) { return (int)facts_of(&door_position); }
