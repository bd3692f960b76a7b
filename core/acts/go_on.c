// go_on.c -- play goes on: the clocks run again, and what has waited for it is asked. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_go_on(jd_game *game, jd_verdicts *out) {
    game->phase = game->stopped_in;
    game->stopped_by = 0;
    game->stopped_for_sheets = 0;
    jd_clock_restart(&game->clock);
    jd_sheets_after_stop(game, out);
}

// Law 12.3: the clock of a move that is not yet pressed; Law 14.5: none before a lost sealed move
// is made again.
static uint8_t whose_clock(const jd_game *game) {
    const jd_color turn = jd_game_turn(game);
    if (game->replays_sealed) {
        return JD_CLOCK_OFF;
    }
    return (uint8_t)(game->unpressed[jd_other(turn)] ? jd_other(turn) : turn);
}

// An envelope that has become void is not opened any more (14.2): play goes on at the board.
void jd_start_over(jd_game *game) {
    if (game->phase == JD_PHASE_RESUMING) {
        game->phase = JD_PHASE_RUNNING;
    }
    const uint8_t whose = whose_clock(game);
    if (game->phase == JD_PHASE_RUNNING) {
        game->clock.running = whose;
    } else {
        jd_clock_give(&game->clock, whose);
    }
    if (whose == JD_CLOCK_OFF) { // nor after an interruption
        game->clock.ran_before_stop = JD_CLOCK_OFF;
    }
}
