// san_read.c -- finds the move that a text means. Floor 2.
//
// The text is taken apart first (san_words.c); then the legal moves that fit it are counted, looked
// for from the square of destination. Strict reading is lenient reading of exactly what
// jd_san_write writes.
// SPDX-License-Identifier: MIT

#include "san_parts.h"

const char *jd_san_status_text(jd_san_status status) {
    static const char *const texts[] = {"ok",        "syntax",    "illegal",
                                        "ambiguous", "promotion", "null"};
    JD_ASSERT((size_t)status < sizeof texts / sizeof texts[0]);
    return texts[status];
}

// ---- does a move fit the words? -----------------------------------------------------------------

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
static bool fits_pawn(const jd_san_words *words, jd_square from, jd_square to) {
    const bool captures = jd_file_of(from) != jd_file_of(to);
    const bool straight = words->from_file < 0 && !words->captures;
    return (!straight || !captures) && (!words->captures || captures) &&
           (words->hint_file < 0 || words->hint_file == jd_file_of(from));
}

// ---- counting those that fit --------------------------------------------------------------------

typedef struct finding {
    int count; // of squares of departure and destination
    jd_move move;
    bool promotes; // a piece is to be named and is not
} finding;

static void find_pawn(const jd_position *position, const jd_san_words *words, jd_square from,
                      jd_square to, finding *found) {
    const bool last = jd_rank_of(to) == 0 || jd_rank_of(to) == 7;
    const bool passing = jd_file_of(from) != jd_file_of(to) && position->at[to] == JD_EMPTY;
    if (!fits_pawn(words, from, to) || (words->promotion && !last) ||
        (words->en_passant && !passing)) {
        return;
    }
    const jd_kind special = passing ? JD_PAWN : words->promotion;
    found->count++;
    found->move = jd_move_of(from, to, special);
    found->promotes = last && !words->promotion;
}

// The pieces of one kind that may go to the square.
static void find_to(const jd_position *position, const jd_san_words *words, jd_kind kind,
                    jd_square to, finding *found) {
    jd_squares from =
        jd_movers(position, kind, to) & jd_san_squares(words->from_file, words->from_rank);
    for (; from; from &= from - 1) {
        const jd_square square = (jd_square)__builtin_ctzll(from);
        if (kind == JD_PAWN) {
            find_pawn(position, words, square, to, found);
        } else if (words->hint_file < 0 && !words->promotion && !words->en_passant) {
            found->count++;
            found->move = jd_move_of(square, to, JD_NO_KIND);
            found->promotes = false;
        }
    }
}

static void find_kind(const jd_position *position, const jd_san_words *words, jd_kind kind,
                      finding *found) {
    jd_squares targets = jd_san_squares(words->to_file, words->to_rank);
    for (; targets; targets &= targets - 1) {
        find_to(position, words, kind, (jd_square)__builtin_ctzll(targets), found);
    }
}

static void find_castling(const jd_position *position, const jd_san_words *words, finding *found) {
    const jd_color turn = (jd_color)position->turn;
    const jd_square king = jd_position_king(position, turn);
    for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
        const jd_square rook = position->rook[turn][wing];
        const jd_move castling = jd_move_of(king & 63, rook & 63, JD_KING);
        if (king != JD_NO_SQUARE && rook != JD_NO_SQUARE && fits_castling(words, castling) &&
            jd_is_legal(position, castling)) {
            *found = (finding){found->count + 1, castling, false};
        }
    }
}

// Two squares alone ("g1f3") may be any piece's move; a square alone is a pawn's.
static finding find(const jd_position *position, const jd_san_words *words) {
    finding found = {0, JD_NO_MOVE, false};
    if (words->kind == JD_NO_KIND && is_full_departure(words)) {
        const jd_square from = jd_square_at(words->from_file, words->from_rank);
        const jd_kind kind = jd_kind_of(position->at[from]);
        if (kind != JD_NO_KIND) {
            find_kind(position, words, kind, &found);
        }
    } else {
        find_kind(position, words, words->kind == JD_NO_KIND ? JD_PAWN : words->kind, &found);
    }
    if (words->kind == JD_NO_KIND || words->kind == JD_KING) {
        find_castling(position, words, &found);
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
static uint32_t difference(const jd_position *position, jd_move move, jd_letters letters,
                           const char *text, size_t length) {
    char english[JD_SAN_SIZE];
    char canonical[JD_SAN_SIZE];
    (void)jd_san_write(position, move, english);
    const size_t size = (size_t)jd_san_translate(english, letters, canonical);
    for (size_t i = 0; i < size || i < length; i++) {
        if (i >= size || i >= length || canonical[i] != text[i]) {
            return (uint32_t)i + 1;
        }
    }
    return 0;
}

jd_san_status jd_san_read_as(const jd_position *position, const char *text, size_t length,
                             jd_san_style style, jd_move *move, uint32_t *column) {
    JD_ASSERT(position != NULL && (text != NULL || length == 0) && move != NULL);
    jd_move read = JD_NO_MOVE;
    jd_san_words words;
    jd_san_words_read(text, length, style.letters, &words);
    jd_san_status status = read_words(position, &words, &read);
    uint32_t place = status == JD_SAN_SYNTAX ? words.column : 1;
    if (status == JD_SAN_OK && style.mode == JD_SAN_STRICT) {
        place = difference(position, read, style.letters, text, length);
        status = place ? JD_SAN_SYNTAX : JD_SAN_OK;
    }
    if (status == JD_SAN_OK) {
        *move = read;
    } else if (column) {
        *column = place;
    }
    return status;
}

jd_san_status jd_san_read(const jd_position *position, const char *text, size_t length,
                          jd_san_mode mode, jd_move *move, uint32_t *column) {
    return jd_san_read_as(position, text, length, (jd_san_style){mode, JD_LETTERS_EN}, move,
                          column);
}
