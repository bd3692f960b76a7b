// limits.c -- clocks with increments and delays against plain sums, and times beyond all measure.
// SPDX-License-Identifier: MIT

#include "jadoube.h"
#include "test.h"

enum { PLIES = 64 };

static union {
    jd_game game;
    char bytes[sizeof(jd_game) + PLIES * sizeof(jd_ply)];
} block;
static jd_game *const game = &block.game;

static void say(const char *line) {
    CHECK(jd_line_apply(game, line, strlen(line)).status == JD_LINE_OK);
}

static void begin(const char *controls) {
    char line[80];
    jd_game_init(game, PLIES);
    snprintf(line, sizeof line, "tc %s", controls);
    test_about = controls;
    say(line);
    say("begin");
}

static uint32_t next_random(uint32_t *seed) {
    *seed = *seed * 1664525u + 1013904223u;
    return *seed >> 8;
}

// A game of knights that come and go, `think[n]` ms for each move; stops when a flag falls.
static void play(const int64_t *think, int moves) {
    static const char *const knights[] = {"g1f3", "g8f6", "f3g1", "f6g8"};
    char line[80];
    for (int n = 0; n < moves && game->phase == JD_PHASE_RUNNING; n++) {
        const int64_t ms = think[n];
        snprintf(line, sizeof line, "+%lld.%03lld %c play %s", (long long)(ms / 1000),
                 (long long)(ms % 1000), n % 2 ? 'B' : 'W', knights[n % 4]);
        say(line);
    }
}

// What a side has left after its moves, or less than 1 when its flag has fallen on the way.
static int64_t sum_left(char kind, int64_t time_ms, int64_t each_ms, const int64_t *think,
                        int moves, int side) {
    int64_t left = kind == '+' ? time_ms + each_ms : time_ms;
    for (int n = side; n < moves; n += 2) {
        const int64_t over = think[n] > each_ms ? think[n] - each_ms : 0;
        if (kind != 'd' && left - think[n] <= 0) {
            return 0;
        }
        left -= kind == '+' ? think[n] - each_ms : over;
        if (left <= 0) {
            return 0;
        }
    }
    return left;
}

static void increments_and_delays_are_sums(void) {
    static const char kinds[] = {'+', 'd', 'b'};
    enum { MOVES = 20, TIME_MS = 60000, EACH_MS = 5000 };
    uint32_t seed = 1;
    int lost = 0;
    for (int round = 0; round < 300; round++) {
        const char kind = kinds[round % 3];
        int64_t think[MOVES];
        for (int n = 0; n < MOVES; n++) {
            think[n] = next_random(&seed) % 20000;
        }
        begin(kind == '+' ? "all/1:00+5" : kind == 'd' ? "all/1:00+5d" : "all/1:00+5b");
        play(think, MOVES);
        const int64_t white = sum_left(kind, TIME_MS, EACH_MS, think, MOVES, JD_WHITE);
        const int64_t black = sum_left(kind, TIME_MS, EACH_MS, think, MOVES, JD_BLACK);
        if (white > 0 && black > 0) {
            CHECK_INT(jd_law_12_1_left_ms(game, JD_WHITE), white);
            CHECK_INT(jd_law_12_1_left_ms(game, JD_BLACK), black);
        } else {
            lost++;
            CHECK_INT(game->score_article, JD_ART_10_14);
        }
    }
    CHECK(lost > 20 && lost < 280); // both outcomes were met
}

// ---- times beyond all measure -------------------------------------------------------------------

static jd_verdicts act(jd_act what, jd_actor actor, int64_t dt_ms, int64_t time_ms,
                       jd_choice choice) {
    const jd_event event = {.dt_ms = dt_ms,
                            .actor = (uint8_t)actor,
                            .act = (uint8_t)what,
                            .time_ms = time_ms,
                            .choice = (uint8_t)choice,
                            .article = JD_ART_16_5};
    return jd_referee_apply(game, &event);
}

static void no_time_is_too_long(void) {
    static const char *const controls[] = {"none",
                                           "40/2:00:00",
                                           "1/999999999:00:00*",
                                           "1/0:00.001*",
                                           "all/999999999:00:00+999999999:00:00",
                                           "2/0:01+999999999:00:00d*",
                                           "2/0:01+999999999:00:00b,all/0:01"};
    for (size_t i = 0; i < sizeof controls / sizeof controls[0]; i++) {
        for (int arbiter = JD_ARBITER_PROGRAM; arbiter <= JD_ARBITER_NONE; arbiter++) {
            begin(controls[i]);
            game->profile.value[JD_PARAM_arbiter] = arbiter;
            for (int again = 0; again < 3; again++) {
                (void)act(JD_ACT_PENALTY, JD_BY_ARBITER, 0, INT64_MAX, JD_PENALTY_BONUS);
                (void)act(JD_ACT_PENALTY, JD_BY_ARBITER, 1, INT64_MAX, JD_PENALTY_USED);
                (void)act(JD_ACT_SET, JD_BY_ARBITER, 1, INT64_MAX, JD_CHOICE_NONE);
                (void)act(JD_ACT_WAIT, JD_BY_ARBITER, INT64_MAX, 0, JD_CHOICE_NONE);
                (void)act(JD_ACT_GAP, JD_BY_ARBITER, INT64_MAX, INT64_MAX, JD_CHOICE_NONE);
            }
            CHECK(game->wall_ms <= JD_FOREVER);
            for (jd_color side = JD_WHITE; side <= JD_BLACK; side++) {
                CHECK(game->clock.used_ms[side] >= 0 && game->clock.used_ms[side] <= JD_FOREVER);
            }
        }
    }
}

static void many_moves_are_counted(void) {
    begin("all/1:00+999999999:00:00");
    game->made[JD_WHITE] = 999999999;
    CHECK_INT(jd_law_12_1_left_ms(game, JD_WHITE), JD_FOREVER + 60000);
    begin("2/1:00+10*");
    game->made[JD_WHITE] = 1000;
    CHECK_INT(jd_law_12_1_left_ms(game, JD_WHITE), 501 * 60000 + 1001 * 10000);
}

int main(void) {
    RUN(increments_and_delays_are_sums);
    RUN(no_time_is_too_long);
    RUN(many_moves_are_counted);
    return test_end();
}
