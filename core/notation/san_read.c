// san_read.c -- finds the move that a text means. Floor 2.
//
// The text is taken apart first (san_words.c); then the legal moves that fit it are counted. Strict
// reading is lenient reading of exactly what jd_san_write writes.
// SPDX-License-Identifier: MIT

#include "san_parts.h"

const char *jd_san_status_text(jd_san_status status) {
    static const char *const texts[] = {"ok",        "syntax",    "illegal",
                                        "ambiguous", "promotion", "null"};
    JD_ASSERT((size_t)status < sizeof texts / sizeof texts[0]);
    return texts[status];
}

// ---- does a legal move fit the words? -----------------------------------------------------------

static bool is_full_departure(const jd_san_words *words) {
    return words->from_file >= 0 && words->from_rank >= 0;
}

static bool is_square(jd_square square, int file, int rank) {
    return (file < 0 || jd_file_of(square) == file) && (rank < 0 || jd_rank_of(square) == rank);
}

// Castling told by squares: the king's two squares, or king takes own rook.
static bool fits_castling(const jd_san_words *words, jd_move move) {
    const jd_square from = jd_move_from(move);
    const jd_square rook = jd_move_to(move);
    const int file = rook > from ? 6 : 2;
    const int distance = file - jd_file_of(from);
    const bool two_squares = (distance == 2 || distance == -2) && words->to_file == file &&
                             words->to_rank == jd_rank_of(from);
    return (words->kind == JD_NO_KIND || words->kind == JD_KING) && is_full_departure(words) &&
           is_square(from, words->from_file, words->from_rank) &&
           (two_squares || is_square(rook, words->to_file, words->to_rank));
}

// A pawn without departure goes straight; one with a sign of capture or a file captures from there.
static bool fits_pawn(const jd_san_words *words, jd_move move) {
    const bool captures = jd_file_of(jd_move_from(move)) != jd_file_of(jd_move_to(move));
    const bool straight = words->from_file < 0 && !words->captures;
    return (!straight || !captures) && (!words->captures || captures) &&
           (words->hint_file < 0 || words->hint_file == jd_file_of(jd_move_from(move)));
}

static bool fits(const jd_position *position, const jd_san_words *words, jd_move move) {
    if (jd_move_is_castling(move)) {
        return fits_castling(words, move);
    }
    const jd_kind kind = jd_kind_of(position->at[jd_move_from(move)]);
    const bool any_kind = words->kind == JD_NO_KIND && is_full_departure(words);
    const jd_kind wanted = words->kind == JD_NO_KIND ? JD_PAWN : words->kind;
    const bool promotion_fits =
        words->promotion == JD_NO_KIND || words->promotion == jd_move_promotion(move);
    return (any_kind || kind == wanted) &&
           is_square(jd_move_from(move), words->from_file, words->from_rank) &&
           is_square(jd_move_to(move), words->to_file, words->to_rank) &&
           (kind == JD_PAWN ? fits_pawn(words, move) : words->hint_file < 0) && promotion_fits &&
           (!words->en_passant || jd_move_is_en_passant(move));
}

// ---- counting those that fit --------------------------------------------------------------------

typedef struct finding {
    int count; // of squares of departure and destination
    jd_move move;
    bool promotes; // a piece is to be named and is not
} finding;

static finding find(const jd_position *position, const jd_san_words *words) {
    finding found = {0, JD_NO_MOVE, false};
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    jd_move squares = JD_NO_MOVE;
    for (int i = 0; i < count; i++) {
        if (fits(position, words, list[i])) {
            const jd_move here = list[i] & 0xfff; // the four promotions of a pawn are one
            found.count += here != squares;
            squares = here;
            found.move = list[i];
            found.promotes = jd_move_promotion(list[i]) && words->promotion == JD_NO_KIND;
        }
    }
    return found;
}

static jd_san_status read_move(const jd_position *position, const jd_san_words *words,
                               jd_move *move) {
    const finding found = find(position, words);
    if (words->form == JD_SAN_WHICH_PAWN) {
        return found.count > 1 ? JD_SAN_AMBIGUOUS : JD_SAN_SYNTAX;
    }
    if (found.count != 1) {
        return found.count ? JD_SAN_AMBIGUOUS : JD_SAN_ILLEGAL;
    }
    if (found.promotes) {
        return JD_SAN_PROMOTION;
    }
    *move = found.move;
    return JD_SAN_OK;
}

static jd_san_status read_castling(const jd_position *position, jd_wing wing, jd_move *move) {
    const jd_color turn = (jd_color)position->turn;
    const jd_square king = jd_position_king(position, turn);
    const jd_square rook = position->rook[turn][wing];
    if (king == JD_NO_SQUARE || rook == JD_NO_SQUARE) {
        return JD_SAN_ILLEGAL;
    }
    const jd_move castling = jd_move_of(king, rook, JD_KING);
    if (!jd_is_legal(position, castling)) {
        return JD_SAN_ILLEGAL;
    }
    *move = castling;
    return JD_SAN_OK;
}

static jd_san_status read_words(const jd_position *position, const jd_san_words *words,
                                jd_move *move) {
    switch (words->form) {
    case JD_SAN_NULL_MOVE: return JD_SAN_NULL;
    case JD_SAN_CASTLING: return read_castling(position, words->wing, move);
    case JD_SAN_MOVE:
    case JD_SAN_WHICH_PAWN: return read_move(position, words, move);
    case JD_SAN_NO_FORM: break;
    }
    return JD_SAN_SYNTAX;
}

// The place of the first difference from the canonical text, 1-based; 0 if there is none.
static uint32_t difference(const jd_position *position, jd_move move, const char *text,
                           size_t length) {
    char canonical[JD_SAN_SIZE];
    const size_t size = (size_t)jd_san_write(position, move, canonical);
    for (size_t i = 0; i < size || i < length; i++) {
        if (i >= size || i >= length || canonical[i] != text[i]) {
            return (uint32_t)i + 1;
        }
    }
    return 0;
}

jd_san_status jd_san_read(const jd_position *position, const char *text, size_t length,
                          jd_san_mode mode, jd_move *move, uint32_t *column) {
    JD_ASSERT(position != NULL && (text != NULL || length == 0) && move != NULL);
    jd_move read = JD_NO_MOVE;
    const jd_san_words words = jd_san_words_read(text, length);
    jd_san_status status = read_words(position, &words, &read);
    uint32_t place = status == JD_SAN_SYNTAX ? words.column : 1;
    if (status == JD_SAN_OK && mode == JD_SAN_STRICT) {
        place = difference(position, read, text, length);
        status = place ? JD_SAN_SYNTAX : JD_SAN_OK;
    }
    if (status == JD_SAN_OK) {
        *move = read;
    } else if (column) {
        *column = place;
    }
    return status;
}
