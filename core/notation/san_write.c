// san_write.c -- writes the canonical SAN of a move, PGN standard 8.2.3. Floor 2.
// SPDX-License-Identifier: MIT

#include "letters_parts.h"
#include "san_parts.h"

// 8.2.3.4: the square of departure is told apart from those of other pieces of the kind that may
// legally go to the same square; a pinned one does not count.
typedef struct rivals {
    bool any;
    bool same_file;
    bool same_rank;
} rivals;

static rivals find_rivals(const jd_position *position, jd_move move) {
    rivals found = {false, false, false};
    const jd_square from = jd_move_from(move);
    const jd_kind kind = jd_kind_of(position->at[from]);
    if (!(position->kind[kind] & position->side[position->turn] & ~jd_bit(from))) {
        return found;
    }
    jd_squares others = jd_movers(position, kind, jd_move_to(move)) & ~jd_bit(from);
    for (; others; others &= others - 1) {
        const jd_square other = (jd_square)__builtin_ctzll(others);
        found.any = true;
        found.same_file = found.same_file || jd_file_of(other) == jd_file_of(from);
        found.same_rank = found.same_rank || jd_rank_of(other) == jd_rank_of(from);
    }
    return found;
}

static int put_square(char *out, jd_square square) {
    out[0] = (char)('a' + jd_file_of(square));
    out[1] = (char)('1' + jd_rank_of(square));
    return 2;
}

static int put_castling(const jd_position *position, jd_move move, char *out) {
    const bool is_short = jd_move_to(move) == position->rook[position->turn][JD_SHORT];
    const char *text = is_short ? "O-O" : "O-O-O";
    const int length = is_short ? 3 : 5;
    for (int i = 0; i < length; i++) {
        out[i] = text[i];
    }
    return length;
}

// The file first, then the rank, then both.
static int put_departure(const jd_position *position, jd_move move, char *out) {
    const jd_square from = jd_move_from(move);
    const rivals found = find_rivals(position, move);
    int length = 0;
    if (found.any && (!found.same_file || found.same_rank)) {
        out[length++] = (char)('a' + jd_file_of(from));
    }
    if (found.same_file) {
        out[length++] = (char)('1' + jd_rank_of(from));
    }
    return length;
}

static int put_move(const jd_position *position, jd_move move, char *out) {
    const jd_square from = jd_move_from(move);
    const jd_kind kind = jd_kind_of(position->at[from]);
    const bool captures = jd_position_captured(position, move) != JD_NO_SQUARE;
    int length = 0;
    if (kind != JD_PAWN) {
        out[length++] = "??NBRQK?"[kind];
        length += put_departure(position, move, out + length);
    } else if (captures) {
        out[length++] = (char)('a' + jd_file_of(from));
    }
    if (captures) {
        out[length++] = 'x';
    }
    length += put_square(out + length, jd_move_to(move));
    if (jd_move_promotion(move)) {
        out[length++] = '=';
        out[length++] = "??NBRQ??"[jd_move_promotion(move)];
    }
    return length;
}

int jd_san_write_known(const jd_position *position, jd_move move, const jd_position *after,
                       char out[JD_SAN_SIZE]) {
    int length = jd_move_is_castling(move) ? put_castling(position, move, out)
                                           : put_move(position, move, out);
    if (jd_checkers(after)) {
        out[length++] = jd_can_move(after) ? '+' : '#';
    }
    out[length] = '\0';
    return length;
}

int jd_san_write(const jd_position *position, jd_move move, char out[JD_SAN_SIZE]) {
    JD_ASSERT(position != NULL && position->at[jd_move_from(move)] != JD_EMPTY);
    const jd_position after = jd_position_after(position, move);
    return jd_san_write_known(position, move, &after, out);
}

// The English letter's piece, JD_NO_KIND for whatever else stands in canonical SAN.
static jd_kind kind_of(char letter) {
    static const char english[] = "PNBRQK";
    int kind = JD_PAWN;
    while (kind <= JD_KING && english[kind - JD_PAWN] != letter) {
        kind++;
    }
    return kind <= JD_KING ? (jd_kind)kind : JD_NO_KIND;
}

int jd_san_translate(const char *san, jd_letters letters, char out[JD_SAN_SIZE]) {
    JD_ASSERT(san != NULL);
    size_t length = 0;
    for (; *san != '\0'; san++) {
        const jd_kind kind = kind_of(*san);
        if (kind != JD_NO_KIND) {
            length += jd_letters_put_kind(letters, kind, out + length);
        } else {
            out[length++] = *san;
        }
    }
    out[length] = '\0';
    return (int)length;
}
