// attacks.c -- the constant tables behind attacks.h. Floor 1.
//
// Every entry is a constant expression of its index, so that the tables can be read as their own
// definition and nothing is computed when the program starts.
// SPDX-License-Identifier: MIT

#include "attacks.h"

// On a line of eight, numbered 0..7: `six` are the occupied squares 1..6.
#define BLOCKERS(six) ((unsigned)(six) << 1)
// Above n: the borrow of the subtraction runs up to the first blocker.
#define ABOVE(n, six)      (BLOCKERS(six) & (0xFFu << (n) << 1))
#define SEEN_ABOVE(n, six) ((ABOVE(n, six) ^ (ABOVE(n, six) - (2u << (n)))) & 0xFFu)
// Below n: what lies under the highest blocker is hidden.
#define UNDER_1(n)    ((1u << (n)) - 1u)
#define BELOW(n, six) (BLOCKERS(six) & UNDER_1(n))
#define UNDER_HIGHEST(set)                                                                         \
    ((set) >> 1 | (set) >> 2 | (set) >> 3 | (set) >> 4 | (set) >> 5 | (set) >> 6 | (set) >> 7)
#define SEEN_BELOW(n, six) (UNDER_1(n) & ~UNDER_HIGHEST(BELOW(n, six)))
#define SEEN(n, six)       ((jd_squares)(SEEN_ABOVE(n, six) | SEEN_BELOW(n, six)))

// Eight bits as whole files, and as whole ranks. The product has the lower seven bits at 0, 7, 14,
// ..., of which bit r comes to rank r.
#define FILES_SEEN(n, six) (SEEN(n, six) * JD_FILE_A)
#define ON_FILE_A(set)     ((((set)&0x7F) * 0x2040810204081 & JD_FILE_A) | ((set)&0x80) << 49)
#define RANKS_SEEN(n, six) (ON_FILE_A(SEEN(n, six)) * JD_RANK_1)

// Lists of 8 and 64 entries ENTRY(a, n), ENTRY(a, n + 1), ...
#define LIST_8(ENTRY, a, n)                                                                        \
    ENTRY(a, (n) + 0), ENTRY(a, (n) + 1), ENTRY(a, (n) + 2), ENTRY(a, (n) + 3), ENTRY(a, (n) + 4), \
        ENTRY(a, (n) + 5), ENTRY(a, (n) + 6), ENTRY(a, (n) + 7)
#define LIST_64(ENTRY, a)                                                                          \
    LIST_8(ENTRY, a, 0), LIST_8(ENTRY, a, 8), LIST_8(ENTRY, a, 16), LIST_8(ENTRY, a, 24),          \
        LIST_8(ENTRY, a, 32), LIST_8(ENTRY, a, 40), LIST_8(ENTRY, a, 48), LIST_8(ENTRY, a, 56)

#define TABLE(ENTRY)                                                                               \
    {                                                                                              \
        {LIST_64(ENTRY, 0)}, {LIST_64(ENTRY, 1)}, {LIST_64(ENTRY, 2)}, {LIST_64(ENTRY, 3)},        \
            {LIST_64(ENTRY, 4)}, {LIST_64(ENTRY, 5)}, {LIST_64(ENTRY, 6)}, {LIST_64(ENTRY, 7)},    \
    }

const jd_squares jd_files_seen[8][64] = TABLE(FILES_SEEN);
const jd_squares jd_ranks_seen[8][64] = TABLE(RANKS_SEEN);

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
        .rank = RAY(square, 1, 0) | RAY(square, -1, 0),                                            \
        .file = RAY(square, 0, 1) | RAY(square, 0, -1),                                            \
        .diagonal = RAY(square, 1, 1) | RAY(square, -1, -1),                                       \
        .antidiagonal = RAY(square, -1, 1) | RAY(square, 1, -1),                                   \
        .knight = JUMPS(square, 1, 2) | JUMPS(square, 2, 1),                                       \
        .king = JUMPS(square, 1, 1) | JUMPS(square, 1, 0) | JUMPS(square, 0, 1),                   \
        .file_gather = 0x0004081020408000ULL >> (square) % 8,                                      \
    }

const jd_geometry jd_geometry_of[64] = {LIST_64(GEOMETRY, 0)};
