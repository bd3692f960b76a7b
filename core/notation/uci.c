// uci.c -- moves as UCI writes them. Floor 2.
// SPDX-License-Identifier: MIT

#include "uci.h"

static int put_square(char out[2], jd_square square) {
    out[0] = (char)('a' + jd_file_of(square));
    out[1] = (char)('1' + jd_rank_of(square));
    return 2;
}

// Law 5.1(2): castling brings the king to the g-file or the c-file.
static jd_square castled_king(jd_square from, jd_square rook) {
    return jd_square_at(rook > from ? 6 : 2, jd_rank_of(from));
}

int jd_uci_write(const jd_position *position, jd_move move, char out[JD_UCI_SIZE]) {
    JD_ASSERT(position != NULL && move != JD_NO_MOVE);
    const jd_square from = jd_move_from(move);
    const jd_square to = jd_move_to(move);
    const bool two_squares = jd_move_is_castling(move) && !position->chess960;
    int length = put_square(out, from);
    length += put_square(out + length, two_squares ? castled_king(from, to) : to);
    if (jd_move_promotion(move)) {
        out[length++] = "??nbrq??"[jd_move_promotion(move)];
    }
    out[length] = '\0';
    return length;
}

static bool read_square(const char text[2], jd_square *square) {
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return false;
    }
    *square = jd_square_at(text[0] - 'a', text[1] - '1');
    return true;
}

static jd_kind promotion_of(char letter) {
    switch (letter) {
    case 'n': return JD_KNIGHT;
    case 'b': return JD_BISHOP;
    case 'r': return JD_ROOK;
    case 'q': return JD_QUEEN;
    default: return JD_NO_KIND;
    }
}

bool jd_uci_read(const char *text, size_t length, jd_square *from, jd_square *to,
                 jd_kind *promotion) {
    if (length < 4 || length > 5 || !read_square(text, from) || !read_square(text + 2, to)) {
        return false;
    }
    *promotion = length == 5 ? promotion_of(text[4]) : JD_NO_KIND;
    return length == 4 || *promotion != JD_NO_KIND;
}
