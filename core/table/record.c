// record.c -- packing positions for the record. Floor 3.
// SPDX-License-Identifier: MIT

#include "record.h"

jd_packed jd_pack(const jd_position *position) {
    jd_packed packed = {.turn = position->turn,
                        .en_passant = position->en_passant,
                        .en_passant_legal = JD_NO_SQUARE,
                        .chess960 = position->chess960,
                        .quiet_plies = position->quiet_plies,
                        .fullmove_number = position->fullmove_number};
    if (position->en_passant != JD_NO_SQUARE && jd_can_take_en_passant(position)) {
        packed.en_passant_legal = position->en_passant;
    }
    for (size_t i = 0; i < 32; i++) {
        packed.board[i] = (uint8_t)(position->at[2 * i] | position->at[2 * i + 1] << 4);
    }
    for (int i = 0; i < 4; i++) {
        packed.rook[i / 2][i % 2] = position->rook[i / 2][i % 2];
    }
    return packed;
}

jd_position jd_unpack(const jd_packed *packed) {
    jd_position position = jd_position_empty();
    for (int i = 0; i < 64; i++) {
        const jd_piece piece = packed->board[i / 2] >> 4 * (i % 2) & 15;
        if (piece != JD_EMPTY) {
            jd_position_put(&position, (jd_square)i, piece);
        }
    }
    for (int i = 0; i < 4; i++) {
        position.rook[i / 2][i % 2] = packed->rook[i / 2][i % 2];
    }
    position.turn = packed->turn;
    position.en_passant = packed->en_passant;
    position.chess960 = packed->chess960;
    position.quiet_plies = packed->quiet_plies;
    position.fullmove_number = packed->fullmove_number;
    return position;
}

bool jd_packed_same(const jd_packed *a, const jd_packed *b) {
    return __builtin_memcmp(a->board, b->board, sizeof a->board) == 0 &&
           __builtin_memcmp(a->rook, b->rook, sizeof a->rook) == 0 && a->turn == b->turn &&
           a->en_passant_legal == b->en_passant_legal;
}
