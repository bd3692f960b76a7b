// can_mate.c -- can a side still mate: own_dead.tsv without a wrong answer, and the edges of the
// material rules.
// SPDX-License-Identifier: MIT

#include "board/can_mate.h"
#include "board/moves.h"
#include "test.h"

#define ROWS 1207

// The line is played by legal moves, and the other side is mate after it.
static bool ends_in_mate(jd_position position, jd_color side, const jd_mate_line *line) {
    for (int i = 0; i < line->count; i++) {
        if (!jd_is_legal(&position, line->move[i])) {
            return false;
        }
        position = jd_position_after(&position, line->move[i]);
    }
    return position.turn != side && jd_checkers(&position) && !jd_can_move(&position);
}

// From budget to budget only UNKNOWN gives way, and what is found is right.
static const uint32_t budgets[] = {0, 1, 300, 4000, JD_MATE_BUDGET, 300000};
static const int unknown_at_most[] = {ROWS, ROWS, ROWS,
                                      ROWS, 38,   29}; // as measured; fewer is better
enum { BUDGETS = sizeof budgets / sizeof budgets[0] };

static void ask_with_each_budget(const jd_position *position, jd_color side, bool winnable,
                                 int unknown[BUDGETS]) {
    jd_mate_chance before = JD_MATE_UNKNOWN;
    for (int i = 0; i < BUDGETS; i++) {
        jd_mate_line line;
        const jd_mate_chance chance = jd_find_mate(position, side, budgets[i], &line);
        CHECK(chance == JD_MATE_YES ? ends_in_mate(*position, side, &line) : line.count == 0);
        CHECK(chance != (winnable ? JD_MATE_NO : JD_MATE_YES));
        CHECK(before == JD_MATE_UNKNOWN || chance == before);
        if (budgets[i] == JD_MATE_BUDGET) {
            CHECK_INT(jd_can_mate(position, side), chance);
        }
        unknown[i] += chance == JD_MATE_UNKNOWN;
        before = chance;
    }
}

static void every_row_of_own_dead(void) {
    char text[4096];
    int rows = 0;
    int unknown[BUDGETS] = {0};
    FILE *file = fopen("tests/data/dead/own_dead.tsv", "r");
    CHECK(file != NULL);
    while (file && fgets(text, sizeof text, file)) {
        char *const winner = strchr(text, '\t');
        if (text[0] == '#' || !winner) {
            continue;
        }
        *winner = '\0';
        const jd_position position = test_position(text);
        const jd_color side = winner[1] == 'w' ? JD_WHITE : JD_BLACK;
        const bool winnable = strncmp(strchr(winner + 1, '\t') + 1, "winnable", 8) == 0;
        ask_with_each_budget(&position, side, winnable, unknown);
        rows++;
    }
    if (file) {
        fclose(file);
    }
    test_about = "own_dead.tsv";
    for (int i = 0; i < BUDGETS; i++) {
        printf("%d rows, %u positions: %d unknown\n", rows, (unsigned)budgets[i], unknown[i]);
        CHECK(unknown[i] <= unknown_at_most[i]);
        CHECK(i == 0 || unknown[i] < unknown[i - 1]);
    }
    CHECK_INT(rows, ROWS);
}

// White's chance; '?' where none but a wrong answer would matter.
static const struct {
    const char *fen;
    char chance;
} edges[] = {
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", 'n'},     // bare kings
    {"4k3/8/8/8/8/8/8/4K2N w - - 0 1", 'n'},    // a knight
    {"3qk3/8/8/8/8/8/8/4K2N w - - 0 1", 'n'},   // against a queen
    {"2qqk3/8/8/8/8/8/8/4K2N b - - 0 1", 'n'},  // against queens
    {"3rk3/8/8/8/8/8/8/4K2N w - - 0 1", 'y'},   // against a rook
    {"4k3/8/8/8/8/8/8/3NK2N w - - 0 1", '?'},   // two knights
    {"4k3/8/8/8/8/8/8/4KB2 w - - 0 1", 'n'},    // a bishop
    {"2rqk3/8/8/8/8/8/8/4KB1B w - - 0 1", 'n'}, // f1 and h1, against queen and rook
    {"2b1k3/8/8/8/8/8/8/4KB2 w - - 0 1", 'n'},  // both on white squares
    {"1b2k3/8/8/8/8/8/8/4KB2 w - - 0 1", 'y'},  // on both colours
    {"4k3/8/8/8/8/8/8/4KBB1 w - - 0 1", 'y'},   // a pair
    {"4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", 'y'},   // a bishop, and a pawn to stand in the way
    {"1n2k3/8/8/8/8/8/8/4K2N w - - 0 1", 'y'},  // a knight against one
    {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 'y'},    // a rook
    {"4k3/7P/8/8/8/8/8/4K3 b - - 0 1", 'y'},    // a pawn
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 'n'},    // stalemate
    {"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 'y'},    // mate
    {"7k/6q1/6K1/8/8/8/8/7Q w - - 0 1", '?'},   // in check
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 'y'},
    {"4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1", 'n'}, // a wall
    {"8/8/8/8/8/8/8/4K3 w - - 0 1", '?'},                        // one king
    {"KK6/8/8/8/8/8/8/k7 w - - 0 1", '?'},                       // two
};

// A game is dead exactly where neither side can mate; doubtful only where both questions are open.
static void alive_or_not(void) {
    static const struct {
        const char *fen;
        jd_liveness life;
    } rows[] = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", JD_ALIVE},
        {"4k3/8/8/8/8/8/8/4K2N w - - 0 1", JD_DEAD},              // nobody
        {"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", JD_ALIVE},             // White only
        {"4k3/8/8/7p/8/8/8/4K3 w - - 0 1", JD_ALIVE},             // a pawn can step
        {"8/8/8/p7/P7/8/7K/2k5 w - - 0 1", JD_ALIVE},             // a king frees one
        {"4k3/8/8/1p1p1p1p/1P1P1P1P/8/8/4K3 w - - 0 1", JD_DEAD}, // a wall
        {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", JD_DEAD},              // stalemate
        {"8/1k5B/1p3p1b/1Pp1pPp1/p1PpP1Pp/P2P3P/8/K7 w - - 0 1", JD_DOUBTFUL},
        {"8/8/8/8/8/8/8/4K3 w - - 0 1", JD_ALIVE}, // one king: nothing to ask
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const jd_position position = test_position(rows[i].fen);
        CHECK_INT(jd_is_alive(&position), rows[i].life);
    }
}

// What a move leaves of the game's life is told alike with the position before and without it, but
// that more of it is found.
static void alive_after_a_move(void) {
    static const char *const endings[] = {"8/8/4k3/8/8/2N1B3/8/K7 w - - 0 1",
                                          "8/5k2/4p3/8/3P4/3K4/8/8 w - - 0 1",
                                          "5k2/8/2n5/8/8/4P3/3K4/8 w - - 0 1",
                                          "8/5k2/6r1/8/8/3RP3/2K5/8 w - - 0 1",
                                          "8/1k6/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                                          "7k/5K2/8/8/8/8/6p1/R6R b - - 0 1",
                                          "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
                                          "8/8/8/8/8/1p6/kP6/1K6 w - - 0 1"};
    uint32_t state = 1;
    int inherited = 0;
    for (size_t i = 0; i < 4 * sizeof endings / sizeof endings[0]; i++) {
        jd_position position = test_position(endings[i / 4]);
        jd_move list[JD_MAX_MOVES];
        for (int ply = 0; ply < 40 && jd_moves(&position, list) > 0; ply++) {
            state = state * 1664525u + 1013904223u;
            const jd_move move = list[(state >> 8) % (uint32_t)jd_moves(&position, list)];
            const jd_position after = jd_position_after(&position, move);
            if (jd_is_alive(&position) == JD_ALIVE) {
                const jd_liveness alone = jd_is_alive(&after);
                const jd_liveness told = jd_is_alive_after(&position, move, &after);
                CHECK((told == JD_DEAD) == (alone == JD_DEAD));
                CHECK(alone != JD_ALIVE || told == JD_ALIVE);
                inherited++;
            }
            position = after;
        }
    }
    CHECK(inherited > 300);
}

static void edges_of_the_rules(void) {
    for (size_t i = 0; i < sizeof edges / sizeof edges[0]; i++) {
        const jd_position position = test_position(edges[i].fen);
        jd_mate_line line;
        const jd_mate_chance chance = jd_find_mate(&position, JD_WHITE, JD_MATE_BUDGET, &line);
        CHECK(chance == JD_MATE_YES ? ends_in_mate(position, JD_WHITE, &line) : line.count == 0);
        const jd_mate_chance wanted = edges[i].chance == 'n'   ? JD_MATE_NO
                                      : edges[i].chance == 'y' ? JD_MATE_YES
                                                               : chance;
        CHECK_INT(chance, wanted);
        CHECK(edges[i].chance != '?' || chance != JD_MATE_NO);
    }
}

int main(void) {
    RUN(edges_of_the_rules);
    RUN(alive_or_not);
    RUN(alive_after_a_move);
    RUN(every_row_of_own_dead);
    return test_end();
}
