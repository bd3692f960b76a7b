// pgn_row_write.c -- a game of a PGN as one line: writes what was noted. Floor 2.
// SPDX-License-Identifier: MIT

#include "pgn_row.h"

typedef struct line {
    char *at;
    const jd_pgn_row *row;
    const jd_position *last;
} line;

// ---- fields -------------------------------------------------------------------------------------

static void put_bytes(line *out, const char *text, size_t length) {
    __builtin_memcpy(out->at, text, length);
    out->at += length;
}

static void put_text(line *out, const char *text) {
    while (*text) {
        *out->at++ = *text++;
    }
}

static void put_number(line *out, uint64_t number) {
    char digits[20];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    put_bytes(out, digits + at, sizeof digits - at);
}

static void put_number_field(line *out, uint32_t number) {
    *out->at++ = '\t';
    put_number(out, number);
}

static void put_hash_field(line *out, uint64_t hash) {
    *out->at++ = '\t';
    for (int shift = 60; shift >= 0; shift -= 4) {
        *out->at++ = "0123456789abcdef"[hash >> shift & 15];
    }
}

// "-" for nothing.
static void put_field(line *out, const char *text, size_t length) {
    *out->at++ = '\t';
    put_bytes(out, length > 0 ? text : "-", length > 0 ? length : 1);
}

// ---- the last position --------------------------------------------------------------------------

// True if no rook of the colour stands further out on the first rank than the one that castles.
static bool is_outermost(const jd_position *position, jd_color color, jd_wing wing) {
    const int rook = position->rook[color][wing];
    const int step = wing == JD_SHORT ? 1 : -1;
    for (int square = rook + step; square >= 0 && square / 8 == rook / 8; square += step) {
        if (square < 64 && position->at[square] == jd_piece_of(color, JD_ROOK)) {
            return false;
        }
    }
    return true;
}

// X-FEN: KQkq for the outermost rooks, else the letter of the file.
static size_t castling_text(const jd_position *position, char out[5]) {
    size_t length = 0;
    for (int color = JD_WHITE; color <= JD_BLACK; color++) {
        for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
            const jd_square rook = position->rook[color][wing];
            if (rook != JD_NO_SQUARE) {
                const bool outer = is_outermost(position, (jd_color)color, (jd_wing)wing);
                const int letter = outer ? "KQ"[wing] : 'A' + jd_file_of(rook);
                out[length++] = (char)(color == JD_WHITE ? letter : letter | 0x20);
            }
        }
    }
    if (length == 0) {
        out[length++] = '-';
    }
    return length;
}

// The fields before and behind castling are those of the standard.
static void put_fen(line *out) {
    char fen[JD_FEN_SIZE];
    char castling[5];
    (void)jd_fen_write(out->last, JD_FEN_EP_STANDARD, fen);
    size_t from = 0;
    while (fen[from] != ' ') {
        from++;
    }
    from += 3; // the side, and the blank behind it
    size_t to = from;
    while (fen[to] != ' ') {
        to++;
    }
    put_field(out, fen, from);
    put_bytes(out, castling, castling_text(out->last, castling));
    put_text(out, fen + to);
}

// Other programs' test of material for one side (not Law 10.4, which asks for more).
static bool is_too_little(const jd_position *position, jd_color color) {
    const jd_squares own = position->side[color];
    const jd_squares other = position->side[jd_other(color)];
    const jd_squares *kind = position->kind;
    const jd_squares dark = 0xaa55aa55aa55aa55ULL;
    if (own & (kind[JD_PAWN] | kind[JD_ROOK] | kind[JD_QUEEN])) {
        return false;
    }
    if (own & kind[JD_KNIGHT]) {
        return __builtin_popcountll(own) <= 2 && !(other & ~kind[JD_KING] & ~kind[JD_QUEEN]);
    }
    if (own & kind[JD_BISHOP]) {
        const bool one_colour = !(kind[JD_BISHOP] & dark) || !(kind[JD_BISHOP] & ~dark);
        return one_colour && !kind[JD_PAWN] && !kind[JD_KNIGHT];
    }
    return true;
}

static void put_flags(line *out) {
    char flags[6];
    size_t length = 0;
    const bool can_move = jd_can_move(out->last);
    if (jd_checkers(out->last)) {
        flags[length++] = can_move ? '+' : '#';
    } else if (!can_move) {
        flags[length++] = 's';
    }
    if (is_too_little(out->last, JD_WHITE) && is_too_little(out->last, JD_BLACK)) {
        flags[length++] = 'i';
    }
    if (jd_can_take_en_passant(out->last)) {
        flags[length++] = 'e';
    }
    put_field(out, flags, length);
}

// What a player could claim, at once or by a move he writes down (Laws 10.11, 10.12).
static void put_claims(line *out) {
    const jd_pgn_row *row = out->row;
    jd_move list[JD_MAX_MOVES];
    const bool near = row->seen.most >= 2 || out->last->quiet_plies >= 99;
    const int count = near ? jd_moves(out->last, list) : 0;
    bool third = false;
    bool fifty = false;
    for (int i = 0; i < count; i++) {
        const jd_position after = jd_position_after(out->last, list[i]);
        third = third || jd_seen_before(&row->seen, &after) >= 2;
        fifty = fifty || after.quiet_plies >= 100;
    }
    char claims[2];
    size_t length = 0;
    if (row->occurrences >= 3 || third) {
        claims[length++] = row->occurrences >= 3 ? 'T' : 't';
    }
    if (out->last->quiet_plies >= 100 || fifty) {
        claims[length++] = out->last->quiet_plies >= 100 ? 'F' : 'f';
    }
    put_field(out, claims, length);
}

// ---- the line -----------------------------------------------------------------------------------

static void put_last(line *out) {
    const jd_pgn_row *row = out->row;
    put_fen(out);
    put_flags(out);
    put_claims(out);
    put_number_field(out, row->most);
    put_number_field(out, row->third);
    put_number_field(out, row->fifth);
    put_number_field(out, row->hundred);
    put_number_field(out, row->hundred_fifty);
    put_hash_field(out, row->uci);
    put_hash_field(out, row->san);
}

static void put_id(line *out) {
    if (out->row->id_length > 0) {
        put_bytes(out, out->row->id, out->row->id_length);
    } else {
        put_number(out, out->row->games);
    }
}

size_t jd_pgn_row_write(jd_pgn_row *row, const jd_pgn_event *end, char out[JD_PGN_ROW_SIZE]) {
    JD_ASSERT(row != NULL && end != NULL && end->kind == JD_PGN_GAME_END && out != NULL);
    line to = {out, row, end->after};
    put_id(&to);
    if (row->has_start) {
        put_number_field(&to, row->plies);
    } else {
        put_text(&to, "\t-");
    }
    put_field(&to, row->result, row->result_length);
    put_text(&to, "\t");
    put_text(&to, jd_pgn_result_text(end->result));
    if (row->has_start) {
        put_last(&to);
    } else {
        put_text(&to, "\t-\t-\t-\t-\t-\t-\t-\t-\t-\t-");
    }
    put_number_field(&to, row->variations);
    put_number_field(&to, row->comments);
    put_number_field(&to, row->nags);
    put_field(&to, row->error, row->error_length);
    row->in_game = false;
    return (size_t)(to.at - out);
}
