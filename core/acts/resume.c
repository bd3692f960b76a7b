// resume.c -- resuming, opening the envelope, the lost envelope (14, 10.16). Floor 5.
// SPDX-License-Identifier: MIT

#include "found.h"

static void begin_session(jd_game *game) {
    game->session_start_ms = game->wall_ms;
    game->was_resumed = 1;
    game->moved_since_resumption[JD_WHITE] = game->moved_since_resumption[JD_BLACK] = 0;
}

// Law 14.1: the position and the times of the envelope. Law 14.3: the clock of an absent replier
// runs.
void jd_act_resume(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    const jd_color replier = jd_other((jd_color)game->envelope.side);
    const bool valid = game->envelope.sealed && !game->envelope.is_void;
    begin_session(game);
    game->phase = valid ? JD_PHASE_RESUMING : JD_PHASE_RUNNING;
    game->clock.running = valid ? JD_CLOCK_OFF : (uint8_t)jd_game_turn(game);
    jd_verdict *resumed = jd_verdicts_add(out, JD_RESUMED, JD_ART_14_1);
    resumed->ms[0] = game->clock.used_ms[JD_WHITE];
    resumed->ms[1] = game->clock.used_ms[JD_BLACK];
    if (valid && game->absent[replier]) {
        game->clock.running = (uint8_t)replier;
        jd_verdicts_say(out, JD_NOTE, JD_ART_14_3, replier == JD_WHITE ? JD_WORD_W : JD_WORD_B);
    }
}

// Law 10.16: what is written is ambiguous, without meaning, or illegal. A null move means nothing.
static jd_word content(jd_san_status status, jd_article *article) {
    switch (status) {
    case JD_SAN_OK: return JD_WORD_OK;
    case JD_SAN_AMBIGUOUS:
    case JD_SAN_PROMOTION: *article = JD_ART_10_16_1; return JD_WORD_AMBIGUOUS;
    case JD_SAN_ILLEGAL: *article = JD_ART_10_16_3; return JD_WORD_ILLEGAL;
    default: *article = JD_ART_10_16_2; return JD_WORD_MEANINGLESS;
    }
}

// Laws 14.2, 14.4: the sealed move is made on the board; it counts, no press is needed.
static void make_sealed(jd_game *game, jd_color side, jd_move move, jd_article article,
                        jd_verdicts *out) {
    const uint8_t moved = game->moved_since_resumption[side];
    game->phase = JD_PHASE_RUNNING;
    jd_game_tidy_board(game);
    jd_complete(game, move, article, out);
    jd_game_tidy_board(game);
    game->unpressed[side] = 0;
    game->clock.turn_ms[side] = 0;
    jd_offer_met_by_press(game, side, out);
    game->moved_since_resumption[side] = article == JD_ART_14_2 ? moved : 1;
    if (!jd_game_is_over(game)) {
        game->clock.running = (uint8_t)jd_game_turn(game);
    }
}

void jd_act_open(jd_game *game, const jd_event *event, jd_verdicts *out) {
    (void)event;
    jd_open_envelope(game, out);
}

void jd_open_envelope(jd_game *game, jd_verdicts *out) {
    const bool is_reply = game->reply.sealed != 0;
    jd_envelope *envelope = is_reply ? &game->reply : &game->envelope;
    const jd_article opening = is_reply ? JD_ART_14_4 : JD_ART_14_2;
    const jd_color side = (jd_color)envelope->side;
    jd_move move = JD_NO_MOVE;
    jd_article loss = JD_ART_10_16_2;
    const jd_san_status status = jd_law_10_16_read(&game->position, &envelope->note, &move);
    envelope->sealed = 0;
    jd_verdicts_say(out, JD_OPENED, opening, content(status, &loss));
    if (jd_game_is_over(game)) { // Law 14.2(1): agreed or resigned before
        jd_verdicts_say(out, JD_NOTE, JD_ART_14_2_1, JD_WORD_RESULT_STANDS);
    } else if (status == JD_SAN_OK) {
        make_sealed(game, side, move, opening, out);
    } else {
        jd_finish(game, jd_law_10_5_lose(game, side, loss), out);
    }
}

// Law 14.5: (1) from the recorded position and times; (2) without a position the game does not
// count; (3) the arbiter decides about the times. The sealer plays his move on the board.
void jd_act_lose(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const jd_color sealer = (jd_color)game->envelope.side;
    jd_verdicts_add(out, JD_LOSTENVELOPE, JD_ART_14_5);
    if (event->said & JD_SAID_POSITION_UNKNOWN) {
        jd_annul(game, JD_ART_14_5_2, out);
        return;
    }
    if (event->said & JD_SAID_TIMES_UNKNOWN) {
        jd_verdicts_say(out, JD_REFER, JD_ART_14_5_3, JD_WORD_TIMES);
    } else {
        jd_verdicts_say(out, JD_NOTE, JD_ART_14_5_1, sealer == JD_WHITE ? JD_WORD_W : JD_WORD_B);
    }
    begin_session(game);
    game->envelope = (jd_envelope){.side = (uint8_t)sealer};
    game->phase = JD_PHASE_RUNNING;
    game->replays_sealed = 1;
    jd_start_over(game);
}

// Law 8.4: the pieces are set up, rightly or wrongly.
void jd_act_setup(jd_game *game, const jd_event *event, jd_verdicts *out) {
    jd_game_tidy_board(game);
    for (int square = 0; square < 64; square++) {
        game->at[square] = event->board[square];
    }
    if (jd_law_8_2_is_displaced(game)) {
        jd_verdicts_say(out, JD_AUDIT, JD_ART_8_4, JD_WORD_WRONG_SETUP);
        jd_adopt_board(game, JD_ART_8_4);
    }
}
