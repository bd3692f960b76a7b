// fen_write.c -- writes a FEN as PGN standard 16.1 lays it down. Floor 2.
// SPDX-License-Identifier: MIT

#include "../board/moves.h"
#include "fen.h"

// A place to write at; what is written always fits JD_FEN_SIZE.
typedef struct sheet {
    char *out;
    int length;
} sheet;

static void put(sheet *pen, char character) { pen->out[pen->length++] = character; }

static void put_number(sheet *pen, uint32_t number) {
    char digits[10];
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    while (count > 0) {
        put(pen, digits[--count]);
    }
}

// Without a branch for each square, because what stands where cannot be foretold: what is not
// wanted is written, too, and then written over.
static void put_rank(sheet *pen, const jd_piece at[8]) {
    int empty = 0;
    for (int file = 0; file < 8; file++) {
        const bool stands = at[file] != JD_EMPTY;
        pen->out[pen->length] = (char)('0' + empty);
        pen->length += stands && empty > 0;
        pen->out[pen->length] = "?PNBRQK??pnbrqk?"[at[file]];
        pen->length += stands;
        empty = stands ? 0 : empty + 1;
    }
    pen->out[pen->length] = (char)('0' + empty);
    pen->length += empty > 0;
}

static void put_board(sheet *pen, const jd_piece at[64]) {
    for (int rank = 7; rank >= 0; rank--) {
        put_rank(pen, at + (size_t)8 * (size_t)rank);
        if (rank > 0) {
            put(pen, '/');
        }
    }
}

// True if every right belongs to a king and a rook on their squares of standard chess.
static bool is_standard(const jd_position *position) {
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        const int base = color == JD_WHITE ? 0 : 56;
        const uint8_t *rook = position->rook[color];
        const bool none = rook[JD_SHORT] == JD_NO_SQUARE && rook[JD_LONG] == JD_NO_SQUARE;
        if (!none && (jd_position_king(position, (jd_color)color) != base + 4 ||
                      (rook[JD_SHORT] != JD_NO_SQUARE && rook[JD_SHORT] != base + 7) ||
                      (rook[JD_LONG] != JD_NO_SQUARE && rook[JD_LONG] != base))) {
            return false;
        }
    }
    return true;
}

static void put_castling(sheet *pen, const jd_position *position) {
    const bool files = position->chess960 || !is_standard(position);
    const int before = pen->length;
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
            const jd_square rook = position->rook[color][wing];
            if (rook != JD_NO_SQUARE) {
                const int letter = files ? 'A' + jd_file_of(rook) : wing == JD_SHORT ? 'K' : 'Q';
                put(pen, (char)(color == JD_WHITE ? letter : letter | 0x20));
            }
        }
    }
    if (pen->length == before) {
        put(pen, '-');
    }
}

static void put_en_passant(sheet *pen, const jd_position *position, jd_fen_en_passant how) {
    const jd_square square = position->en_passant;
    if (square == JD_NO_SQUARE || (how == JD_FEN_EP_LEGAL && !jd_can_take_en_passant(position))) {
        put(pen, '-');
        return;
    }
    put(pen, (char)('a' + jd_file_of(square)));
    put(pen, (char)('1' + jd_rank_of(square)));
}

int jd_fen_write(const jd_position *position, jd_fen_en_passant how, char out[JD_FEN_SIZE]) {
    JD_ASSERT(position != NULL && out != NULL);
    sheet pen = {out, 0};
    put_board(&pen, position->at);
    put(&pen, ' ');
    put(&pen, position->turn == JD_WHITE ? 'w' : 'b');
    put(&pen, ' ');
    put_castling(&pen, position);
    put(&pen, ' ');
    put_en_passant(&pen, position, how);
    put(&pen, ' ');
    put_number(&pen, position->quiet_plies);
    put(&pen, ' ');
    put_number(&pen, position->fullmove_number);
    out[pen.length] = '\0';
    return pen.length;
}

int jd_fen_write_board(const jd_piece at[64], char out[JD_FEN_SIZE]) {
    JD_ASSERT(at != NULL && out != NULL);
    sheet pen = {out, 0};
    put_board(&pen, at);
    out[pen.length] = '\0';
    return pen.length;
}
