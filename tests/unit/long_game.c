// long_game.c -- a block that grows loses nothing: 20,000 plies against a game that had room at
// once. SPDX-License-Identifier: MIT

#include "jadoube.h"
#include "test.h"

#include <stdlib.h>

enum { PLIES = 20000 };

static jd_game *new_game(uint32_t capacity) {
    jd_game *const game = malloc(jd_game_size(capacity));
    if (game) {
        jd_game_init(game, capacity);
    }
    return game;
}

// One ply at a time at first, so that every place where room runs out is met, then by halves.
static jd_game *apply_growing(jd_game *game, const char *line, int *grown) {
    while (jd_line_apply(game, line, strlen(line)).status == JD_LINE_NEEDS_ROOM) {
        const uint32_t more = game->capacity < 500 ? 1 : game->capacity / 2;
        const uint32_t capacity = game->capacity + more;
        jd_game *const larger = malloc(jd_game_size(capacity));
        if (!larger) {
            return game;
        }
        memset(larger, 0xA5, jd_game_size(capacity)); // what was there before does not matter
        memcpy(larger, game, jd_game_used_bytes(game));
        free(game);
        jd_game_grow(larger, capacity);
        game = larger;
        (*grown)++;
    }
    return game;
}

static bool same_bytes(jd_game *a, jd_game *b) {
    const uint32_t capacity[2] = {a->capacity, b->capacity};
    a->capacity = b->capacity = 0;
    const bool same =
        jd_game_used_bytes(a) == jd_game_used_bytes(b) && memcmp(a, b, jd_game_used_bytes(a)) == 0;
    a->capacity = capacity[0];
    b->capacity = capacity[1];
    return same;
}

// Knights go out and home; each 800 moves a pawn of either side goes one square.
static const char *move_of(int ply) {
    static const char *const knights[4] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    static const char *const pawns[24] = {
        "a2a3", "a7a6", "a3a4", "a6a5", "b2b3", "b7b6", "b3b4", "b6b5",
        "c2c3", "c7c6", "c3c4", "c6c5", "d2d3", "d7d6", "d3d4", "d6d5",
        "e2e3", "e7e6", "e3e4", "e6e5", "h2h3", "h7h6", "h3h4", "h6h5",
    };
    const int round = ply / 1602;
    const int within = ply % 1602;
    return round < 12 && within >= 1600 ? pawns[2 * round + within % 2] : knights[within % 4];
}

static void growing_loses_nothing(void) {
    jd_game *small = new_game(0);
    jd_game *const roomy = new_game(PLIES + 64);
    int grown = 0;
    CHECK(small && roomy);
    small = apply_growing(small, "begin", &grown);
    (void)jd_line_apply(roomy, "begin", 5);
    for (int ply = 0; ply < PLIES; ply++) {
        char line[40];
        snprintf(line, sizeof line, "+0.%03d %c play %s", ply % 1000, "WB"[ply % 2], move_of(ply));
        small = apply_growing(small, line, &grown);
        const jd_line_result said = jd_line_apply(roomy, line, strlen(line));
        CHECK(said.status == JD_LINE_OK && jd_verdicts_have(&said.verdicts, JD_MADE));
        if (ply % 499 == 0) {
            CHECK(same_bytes(small, roomy));
        }
    }
    CHECK_INT(small->plies, PLIES);
    CHECK(grown > 400);
    CHECK(same_bytes(small, roomy));
    free(small);
    free(roomy);
}

int main(void) {
    RUN(growing_loses_nothing);
    return test_end();
}
