// record.h -- a position packed for the record, and one entry of the record. Floor 3.
// SPDX-License-Identifier: MIT

#ifndef JD_RECORD_H
#define JD_RECORD_H

#include "../board/moves.h"

// A position in 48 bytes: two squares a byte, a1 in the low half of the first.
typedef struct jd_packed {
    uint8_t board[32];
    uint8_t rook[2][2];
    uint8_t turn;
    uint8_t en_passant;       // as in jd_position
    uint8_t en_passant_legal; // the same, but only if such a capture is legal (Law 10.10)
    uint8_t chess960;
    uint32_t quiet_plies;
    uint32_t fullmove_number;
} jd_packed;

jd_packed jd_pack(const jd_position *position);
jd_position jd_unpack(const jd_packed *packed);

// Law 10.10: the same position, compared whole.
bool jd_packed_same(const jd_packed *a, const jd_packed *b);

// Law 7.2: what the touches of this turn bind the player to. The position does not change during a
// turn, so what each touch means is known when it happens and only that is kept.
typedef struct jd_duty {
    jd_squares own;          // all own pieces touched
    jd_squares enemy;        // all enemy pieces touched
    jd_squares own_first;    // own pieces of the first contact that had any
    jd_squares enemy_first;  // the same of the enemy's
    jd_squares own_bound;    // first own pieces that can be moved
    jd_squares enemy_bound;  // first enemy pieces that can be taken
    uint8_t enemy_before;    // 1 if enemy_bound was touched before own_bound
    uint8_t castling_ban[2]; // [wing]: the rook was touched before the king (5.1(3))
    uint8_t pad[5];
} jd_duty;

enum {
    JD_PLY_ILLEGAL = 1,
    JD_PLY_TOUCH_BREACH = 2,
    JD_PLY_CAPTURE = 4,
    JD_PLY_TWO_HANDS = 8,
    JD_PLY_OFFER = 16,
    JD_PLY_REPLAYS = 32, // the move of a lost envelope, made on the board (14.5)
};

// One move of the record, with all that going back to before it needs.
typedef struct jd_ply {
    jd_packed before;
    jd_duty duty;
    int64_t thought_ms[2]; // used when the move was made, penalties apart
    uint32_t made[2];      // moves made before it
    jd_move move;          // of an illegal one the two squares
    uint8_t unpressed[2];
    uint8_t flags;
    uint8_t word; // reason of an illegal move, a jd_word
    uint8_t pad[2];
} jd_ply;

#endif
