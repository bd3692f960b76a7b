// fen_rights.c -- do castling rights and the e.p. square fit the board? Floor 2.
//
// A right is held as the square of its rook, so a letter that finds no king or rook cannot be held.
// A file letter names its rook. K and Q name the corner rooks when every letter fits the standard
// squares; otherwise the outermost rooks (X-FEN), if every letter finds one: then the position is
// Chess960.
// SPDX-License-Identifier: MIT

#include "fen_parts.h"

static jd_color color_of(char letter) { return letter & 0x20 ? JD_BLACK : JD_WHITE; }

// 0..7 for a file letter, -1 for K and Q.
static int file_of(char letter) {
    const int lower = letter | 0x20;
    return lower >= 'a' && lower <= 'h' ? lower - 'a' : -1;
}

static bool is_short(char letter) { return (letter | 0x20) == 'k'; }

// The square of the king if it stands on its first rank, else JD_NO_SQUARE.
static jd_square home_king(const jd_position *position, jd_color color) {
    const jd_square king = jd_position_king(position, color);
    return king != JD_NO_SQUARE && jd_rank_of(king) == jd_fen_back_rank(color) ? king
                                                                               : JD_NO_SQUARE;
}

static jd_squares home_rooks(const jd_position *position, jd_color color) {
    return position->kind[JD_ROOK] & position->side[color] & jd_fen_rank(jd_fen_back_rank(color));
}

// ---- which rook a letter names ------------------------------------------------------------------

static jd_square standard_rook(const jd_position *position, char letter) {
    const jd_color color = color_of(letter);
    const jd_square rook = jd_square_at(is_short(letter) ? 7 : 0, jd_fen_back_rank(color));
    return home_rooks(position, color) & jd_bit(rook) ? rook : JD_NO_SQUARE;
}

static bool fits_standard(const jd_position *position, char letter) {
    const jd_square king = home_king(position, color_of(letter));
    return file_of(letter) < 0 && king != JD_NO_SQUARE && jd_file_of(king) == 4 &&
           standard_rook(position, letter) != JD_NO_SQUARE;
}

// The rook by file letter, or the outermost one on the king's side of the letter.
static jd_square chess960_rook(const jd_position *position, char letter) {
    const jd_color color = color_of(letter);
    const jd_square king = home_king(position, color);
    jd_squares rooks = home_rooks(position, color);
    if (king == JD_NO_SQUARE) {
        return JD_NO_SQUARE;
    }
    if (file_of(letter) >= 0) {
        rooks &= jd_bit(jd_square_at(file_of(letter), jd_fen_back_rank(color)));
        return jd_fen_first(rooks);
    }
    const jd_squares below = jd_bit(king) - 1;
    if (is_short(letter)) {
        rooks &= ~below;
        return rooks ? (jd_square)(63 - __builtin_clzll(rooks)) : JD_NO_SQUARE;
    }
    return jd_fen_first(rooks & below);
}

// True if the letters are meant for Chess960: a file letter, or none that fails as X-FEN while one
// fails on the standard squares.
static bool is_chess960(const jd_fen_reading *reading) {
    bool standard = true;
    bool outermost = true;
    for (int i = 0; i < reading->rights; i++) {
        const char letter = reading->right[i].letter;
        if (file_of(letter) >= 0) {
            return true;
        }
        standard = standard && fits_standard(&reading->position, letter);
        outermost = outermost && chess960_rook(&reading->position, letter) != JD_NO_SQUARE;
    }
    return !standard && outermost;
}

// ---- the rights ---------------------------------------------------------------------------------

static void note_right(jd_fen_reading *reading, jd_fen_code code, uint32_t column,
                       jd_squares squares) {
    if (reading->level != JD_FEN_SYNTAX) {
        jd_fen_note(reading, code, JD_FEN_CASTLING, column, squares);
    }
}

static void fit_right(jd_fen_reading *reading, jd_fen_right right, bool chess960) {
    jd_position *position = &reading->position;
    const jd_color color = color_of(right.letter);
    const jd_square king = home_king(position, color);
    if (king == JD_NO_SQUARE || (!chess960 && jd_file_of(king) != 4)) {
        const jd_square wherever = jd_position_king(position, color);
        note_right(reading, JD_FEN_CASTLING_NO_KING, right.column,
                   wherever == JD_NO_SQUARE ? 0 : jd_bit(wherever));
        return;
    }
    const jd_square rook =
        chess960 ? chess960_rook(position, right.letter) : standard_rook(position, right.letter);
    if (rook == JD_NO_SQUARE) {
        const int file = file_of(right.letter);
        const int corner = is_short(right.letter) ? 7 : 0;
        const jd_square wanted = jd_square_at(file < 0 ? corner : file, jd_fen_back_rank(color));
        note_right(reading, JD_FEN_CASTLING_NO_ROOK, right.column, jd_bit(wanted));
        return;
    }
    uint8_t *held = &position->rook[color][rook > king ? JD_SHORT : JD_LONG];
    if (*held != JD_NO_SQUARE) {
        note_right(reading, JD_FEN_CASTLING_TWICE, right.column, jd_bit(*held) | jd_bit(rook));
        return;
    }
    *held = rook;
    position->chess960 = chess960;
}

// Both sides of a Chess960 array are alike: kings on one file, rooks of a wing on one file. Gives
// the squares that tell against it; a king at home in standard chess tells against the other's
// right.
static jd_squares against_chess960(const jd_position *position) {
    const jd_square king[2] = {jd_position_king(position, JD_WHITE),
                               jd_position_king(position, JD_BLACK)};
    bool has[2];
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        const uint8_t *rook = position->rook[color];
        has[color] = rook[JD_SHORT] != JD_NO_SQUARE || rook[JD_LONG] != JD_NO_SQUARE;
    }
    const jd_squares kings = position->kind[JD_KING];
    if (has[JD_WHITE] && has[JD_BLACK]) {
        for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
            const jd_square white = position->rook[JD_WHITE][wing];
            const jd_square black = position->rook[JD_BLACK][wing];
            if (white != JD_NO_SQUARE && black != JD_NO_SQUARE && (white ^ black) != 56) {
                return jd_bit(white) | jd_bit(black);
            }
        }
        return (king[JD_WHITE] ^ king[JD_BLACK]) != 56 ? kings : 0;
    }
    const jd_color holder = has[JD_WHITE] ? JD_WHITE : JD_BLACK;
    const jd_square home = jd_square_at(4, jd_fen_back_rank(jd_other(holder)));
    return king[jd_other(holder)] == home && jd_file_of(king[holder]) != 4 ? kings : 0;
}

static bool names_files(const jd_fen_reading *reading) {
    for (int i = 0; i < reading->rights; i++) {
        if (file_of(reading->right[i].letter) >= 0) {
            return true;
        }
    }
    return false;
}

void jd_fen_fit_rights(jd_fen_reading *reading) {
    if (!reading->read[JD_FEN_CASTLING]) {
        return;
    }
    const bool chess960 = is_chess960(reading);
    for (int i = 0; i < reading->rights; i++) {
        fit_right(reading, reading->right[i], chess960);
    }
    if (chess960 && reading->level == JD_FEN_LEGAL && !names_files(reading)) {
        const jd_squares against = against_chess960(&reading->position);
        if (against) {
            note_right(reading, JD_FEN_CASTLING_CHESS960, reading->right[0].column, against);
        }
    }
}

// ---- en passant ---------------------------------------------------------------------------------

// Why the board does not bear the e.p. square out; JD_FEN_CODE_COUNT if it does. Law 5.6(3): the
// pawn went from behind the square to before it, over it.
static jd_fen_code against_en_passant(const jd_position *position, jd_square square) {
    const jd_color mover = jd_other((jd_color)position->turn);
    if (jd_rank_of(square) != (mover == JD_WHITE ? 2 : 5)) {
        return JD_FEN_EP_RANK;
    }
    const int forward = mover == JD_WHITE ? 8 : -8;
    if (position->at[square] != JD_EMPTY) {
        return JD_FEN_EP_OCCUPIED;
    }
    if (position->at[square + forward] != jd_piece_of(mover, JD_PAWN)) {
        return JD_FEN_EP_NO_PAWN;
    }
    return position->at[square - forward] != JD_EMPTY ? JD_FEN_EP_ORIGIN : JD_FEN_CODE_COUNT;
}

void jd_fen_fit_en_passant(jd_fen_reading *reading) {
    if (reading->en_passant == JD_NO_SQUARE || !reading->read[JD_FEN_TURN]) {
        return;
    }
    const jd_fen_code against = against_en_passant(&reading->position, reading->en_passant);
    if (against == JD_FEN_CODE_COUNT) {
        reading->position.en_passant = reading->en_passant;
    } else if (reading->level != JD_FEN_SYNTAX) {
        jd_fen_note(reading, against, JD_FEN_EP, reading->field[JD_FEN_EP].column,
                    jd_bit(reading->en_passant));
    }
}
