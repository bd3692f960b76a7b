// attacks.c -- the constant tables behind attacks.h. Floor 1.
//
// Every entry is a constant expression of its index, so that the tables can be read as their own
// definition and nothing is computed when the program starts.
// SPDX-License-Identifier: MIT

#include "attacks.h"

// Along one rank, files as bits 0..7: `six` are the occupied inner files b..g.
#define BLOCKERS(six) ((unsigned)(six) << 1)
// Blockers to the east of file f, and what is seen there: the borrow of the subtraction runs up to
// the first blocker.
#define EAST_OF(f, six)   (BLOCKERS(six) & (0xFFu << (f) << 1))
#define SEEN_EAST(f, six) ((EAST_OF(f, six) ^ (EAST_OF(f, six) - (2u << (f)))) & 0xFFu)
// Blockers to the west; what lies below the nearest of them is hidden.
#define WEST_OF(f, six) (BLOCKERS(six) & ((1u << (f)) - 1u))
#define BELOW_HIGHEST(set)                                                                         \
    ((set) >> 1 | (set) >> 2 | (set) >> 3 | (set) >> 4 | (set) >> 5 | (set) >> 6 | (set) >> 7)
#define SEEN_WEST(f, six) (((1u << (f)) - 1u) & ~BELOW_HIGHEST(WEST_OF(f, six)))
#define SEEN(f, six)      ((jd_squares)(SEEN_EAST(f, six) | SEEN_WEST(f, six)))

// A rank's byte on every rank, and a rank's byte stood up on the a-file.
#define ON_EVERY_RANK(byte) ((byte)*JD_FILE_A)
#define BIT_UP(byte, n)     (((byte) >> (n)&1) << (8 * (n)))
#define STOOD_UP(byte)                                                                             \
    (BIT_UP(byte, 0) | BIT_UP(byte, 1) | BIT_UP(byte, 2) | BIT_UP(byte, 3) | BIT_UP(byte, 4) |     \
     BIT_UP(byte, 5) | BIT_UP(byte, 6) | BIT_UP(byte, 7))

#define RANK_SIGHT(f, six) ON_EVERY_RANK(SEEN(f, six))
#define FILE_SIGHT(r, six) STOOD_UP(SEEN(r, six))

// Lists of 8 and 64 entries ENTRY(a, n), ENTRY(a, n + 1), ...
#define LIST_8(ENTRY, a, n)                                                                        \
    ENTRY(a, (n) + 0), ENTRY(a, (n) + 1), ENTRY(a, (n) + 2), ENTRY(a, (n) + 3), ENTRY(a, (n) + 4), \
        ENTRY(a, (n) + 5), ENTRY(a, (n) + 6), ENTRY(a, (n) + 7)
#define LIST_64(ENTRY, a)                                                                          \
    LIST_8(ENTRY, a, 0), LIST_8(ENTRY, a, 8), LIST_8(ENTRY, a, 16), LIST_8(ENTRY, a, 24),          \
        LIST_8(ENTRY, a, 32), LIST_8(ENTRY, a, 40), LIST_8(ENTRY, a, 48), LIST_8(ENTRY, a, 56)

const jd_squares jd_rank_sight[8][64] = {
    {LIST_64(RANK_SIGHT, 0)}, {LIST_64(RANK_SIGHT, 1)}, {LIST_64(RANK_SIGHT, 2)},
    {LIST_64(RANK_SIGHT, 3)}, {LIST_64(RANK_SIGHT, 4)}, {LIST_64(RANK_SIGHT, 5)},
    {LIST_64(RANK_SIGHT, 6)}, {LIST_64(RANK_SIGHT, 7)},
};

const jd_squares jd_file_sight[8][64] = {
    {LIST_64(FILE_SIGHT, 0)}, {LIST_64(FILE_SIGHT, 1)}, {LIST_64(FILE_SIGHT, 2)},
    {LIST_64(FILE_SIGHT, 3)}, {LIST_64(FILE_SIGHT, 4)}, {LIST_64(FILE_SIGHT, 5)},
    {LIST_64(FILE_SIGHT, 6)}, {LIST_64(FILE_SIGHT, 7)},
};

// The set of one square `files` to the east and `ranks` up, empty if that is off the board.
#define ON_BOARD(n) ((n) >= 0 && (n) <= 7)
#define STEP(square, files, ranks)                                                                 \
    (ON_BOARD((square) % 8 + (files)) && ON_BOARD((square) / 8 + (ranks))                          \
         ? 1ULL << (((square) + (files) + 8 * (ranks)) & 63)                                       \
         : 0ULL)
#define RAY(square, files, ranks)                                                                  \
    (STEP(square, files, ranks) | STEP(square, 2 * (files), 2 * (ranks)) |                         \
     STEP(square, 3 * (files), 3 * (ranks)) | STEP(square, 4 * (files), 4 * (ranks)) |             \
     STEP(square, 5 * (files), 5 * (ranks)) | STEP(square, 6 * (files), 6 * (ranks)) |             \
     STEP(square, 7 * (files), 7 * (ranks)))
#define JUMPS(square, a, b)                                                                        \
    (STEP(square, a, b) | STEP(square, a, -(b)) | STEP(square, -(a), b) | STEP(square, -(a), -(b)))

#define GEOMETRY(unused, square)                                                                   \
    {                                                                                              \
        .diagonal = RAY(square, 1, 1) | RAY(square, -1, -1),                                       \
        .antidiagonal = RAY(square, -1, 1) | RAY(square, 1, -1),                                   \
        .knight = JUMPS(square, 1, 2) | JUMPS(square, 2, 1),                                       \
        .king = JUMPS(square, 1, 1) | JUMPS(square, 1, 0) | JUMPS(square, 0, 1),                   \
    }

const jd_geometry jd_geometry_of[64] = {LIST_64(GEOMETRY, 0)};
