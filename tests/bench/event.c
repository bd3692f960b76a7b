// event.c -- what one act costs the referee: games read from standard input, one a line, as UCI
// moves; each move is the act `move` and then the act `press`. Of each game the nanoseconds an act
// are taken, the best of three rounds; printed is the median over the games, over the first and the
// last fifth of the moves of long games, and what a count of repetitions costs after 1,000 quiet
// plies. Run by event.mjs. SPDX-License-Identifier: MIT

#include "jadoube.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PLIES = 2000, MAX_GAMES = 100000, LINE = 1 << 16, LONG_GAME = 150, ROUNDS = 3 };

static double now_ns(void) {
    struct timespec time;
    (void)timespec_get(&time, TIME_UTC);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

static int by_size(const void *a, const void *b) {
    const double x = *(const double *)a;
    const double y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *numbers, int count) {
    qsort(numbers, (size_t)count, sizeof *numbers, by_size);
    return count > 0 ? numbers[count / 2] : 0;
}

static int read_moves(char *line, jd_event *moves) {
    int count = 0;
    for (char *word = strtok(line, " \n"); word && count < MAX_PLIES; word = strtok(NULL, " \n")) {
        jd_square from;
        jd_square to;
        jd_kind promotion;
        if (jd_uci_read(word, strlen(word), &from, &to, &promotion)) {
            moves[count] = (jd_event){.act = JD_ACT_MOVE,
                                      .actor = (uint8_t)(count % 2),
                                      .dt_ms = 1000,
                                      .squares = 2,
                                      .square = {from, to},
                                      .kind = (uint8_t)promotion};
            count++;
        }
    }
    return count;
}

// Nanoseconds for the plies from `first` up to `last`, all made; -1 if one was refused.
static double play(jd_game *game, const jd_event *moves, int first, int last) {
    const double begin = now_ns();
    for (int ply = first; ply < last; ply++) {
        const jd_event press = {.act = JD_ACT_PRESS, .actor = moves[ply].actor};
        const jd_verdicts made = jd_referee_apply(game, &moves[ply]);
        const jd_verdicts counted = jd_referee_apply(game, &press);
        if (made.list[0].code == JD_REFUSE || counted.count < 0) {
            return -1;
        }
    }
    return now_ns() - begin;
}

static double play_game(jd_game *game, const char *setup, const jd_event *moves, int plies,
                        double *early, double *late) {
    double best = 1e18;
    for (int round = 0; round < ROUNDS; round++) {
        const int fifth = plies / 5;
        jd_game_init(game, MAX_PLIES + 8);
        (void)jd_line_apply(game, setup, strlen(setup));
        (void)jd_line_apply(game, "begin", 5);
        const double a = play(game, moves, 0, fifth);
        const double b = play(game, moves, fifth, plies - fifth);
        const double c = play(game, moves, plies - fifth, plies);
        if (a < 0 || b < 0 || c < 0) {
            return -1;
        }
        if (a + b + c < best) {
            best = a + b + c;
            *early = a / (2 * fifth);
            *late = c / (2 * fifth);
        }
    }
    return best / (2 * plies);
}

// Law 10.10 asked after 1,000 quiet plies, the position having occurred 250 times.
static double repetition_ns(jd_game *game) {
    enum { QUIET_PLIES = 1000, TIMES = 1000 };
    static const jd_square paths[4][2] = {{6, 21}, {62, 45}, {21, 6}, {45, 62}};
    jd_game_init(game, MAX_PLIES + 8);
    (void)jd_line_apply(game, "begin", 5);
    for (int ply = 0; ply < QUIET_PLIES; ply++) {
        const jd_event move = {.act = JD_ACT_MOVE,
                               .actor = (uint8_t)(ply % 2),
                               .squares = 2,
                               .square = {paths[ply % 4][0], paths[ply % 4][1]}};
        (void)play(game, &move, 0, 1);
    }
    uint32_t count = 0;
    const double begin = now_ns();
    for (int i = 0; i < TIMES; i++) {
        count += jd_law_10_10_occurrences(game);
    }
    return count == TIMES * (QUIET_PLIES / 4 + 1) ? (now_ns() - begin) / TIMES : -1;
}

int main(int argc, char **argv) {
    static char line[LINE];
    static jd_event moves[MAX_PLIES];
    static double each[MAX_GAMES];
    static double early[MAX_GAMES];
    static double late[MAX_GAMES];
    const char *const setup = argc > 1 ? argv[1] : "profile classic";
    jd_game *const game = malloc(jd_game_size(MAX_PLIES + 8));
    int games = 0;
    int long_games = 0;
    long acts = 0;
    while (game && games < MAX_GAMES && fgets(line, sizeof line, stdin)) {
        const int plies = read_moves(line, moves);
        double first = 0;
        double last = 0;
        const double cost = plies < 5 ? -1 : play_game(game, setup, moves, plies, &first, &last);
        if (cost < 0) {
            continue;
        }
        each[games++] = cost;
        acts += 2L * plies;
        if (plies >= LONG_GAME) {
            early[long_games] = first;
            late[long_games++] = last;
        }
    }
    printf("{\"setup\":\"%s\",\"games\":%d,\"acts\":%ld,\"ns\":%.0f,\"longGames\":%d,"
           "\"earlyNs\":%.0f,\"lateNs\":%.0f,\"repetitionNs\":%.0f}\n",
           setup, games, acts, median(each, games), long_games, median(early, long_games),
           median(late, long_games), repetition_ns(game));
    free(game);
    return games == 0;
}
