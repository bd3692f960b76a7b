// found.c -- what a claim or the arbiter brings to light. Floor 5.
// SPDX-License-Identifier: MIT

#include "found.h"

void jd_annul(jd_game *game, jd_article article, jd_verdicts *out) {
    game->phase = JD_PHASE_ANNULLED;
    game->score_article = (uint8_t)article;
    game->offer.standing = 0;
    jd_clock_stop(&game->clock);
    jd_verdicts_add(out, JD_ANNUL, article);
}

void jd_flag_noticed(jd_game *game, jd_color side, jd_word kept, jd_verdicts *out) {
    jd_clock *clock = &game->clock;
    if (clock->fallen[side] == clock->seen[side]) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_12_2, JD_WORD_FLAG_UP);
    } else if (jd_law_10_14_overstepped(game, side)) {
        clock->seen[side] = clock->fallen[side];
        jd_finish(game, jd_law_10_5_lose(game, side, JD_ART_10_14), out);
    } else if (kept != JD_WORD_NOTHING) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_12_2, kept);
    } else {
        clock->seen[side] = clock->fallen[side];
        jd_verdicts_add(out, JD_FLAG, JD_ART_12_2)->side = (uint8_t)side;
    }
}

// Law 12.6: the log knows the times at the irregularity.
static void set_times(jd_game *game, const int64_t used_ms[2], jd_verdicts *out) {
    jd_clock *clock = &game->clock;
    jd_verdict *verdict = jd_verdicts_add(out, JD_TIMES, JD_ART_12_6);
    for (int side = 0; side < 2; side++) {
        clock->used_ms[side] = verdict->ms[side] = used_ms[side];
        clock->fallen[side] = 0;
        jd_clock_drop_flags(clock, &game->profile, (jd_color)side);
        clock->seen[side] =
            clock->seen[side] < clock->fallen[side] ? clock->seen[side] : clock->fallen[side];
    }
}

// Laws 6.2, 6.3, 5.6(4): a move pressed unfinished that nobody has noticed: the clock goes back.
static bool find_unfinished(jd_game *game, jd_verdicts *out) {
    const jd_color mover = jd_game_turn(game);
    if (game->partial == JD_NOTHING_MISSING || game->clock.running != jd_other(mover)) {
        return false;
    }
    const bool pawn = game->partial == JD_PIECE_TO_COME;
    jd_verdicts_say(out, JD_ILLEGAL, pawn ? JD_ART_5_6_4 : JD_ART_6_2,
                    pawn ? JD_WORD_UNPROMOTED : JD_WORD_UNFINISHED);
    game->clock.running = (uint8_t)mover;
    jd_illegal_costs(game, mover, out);
    return true;
}

void jd_find_illegal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const uint32_t ply = jd_law_8_1_first_illegal(game);
    if (ply == game->plies) {
        if (game->has_unseen) {
            jd_illegal_found(game, JD_ART_8_1_FOUND, (jd_word)game->unseen_word, out);
        } else if (!find_unfinished(game, out)) {
            jd_verdicts_say(out, JD_REFUSE, JD_ART_8_1, JD_WORD_NONE_FOUND);
        }
        return;
    }
    const jd_ply entry = game->ply[ply];
    const jd_color side = (jd_color)entry.before.turn;
    jd_verdicts_say(out, JD_ILLEGAL, JD_ART_8_1_FOUND, (jd_word)entry.word);
    if (event->said & JD_SAID_UNRECOVERABLE) {
        jd_annul(game, JD_ART_8_1, out);
        return;
    }
    set_times(game, entry.used_ms, out);
    jd_restore(game, ply, JD_ART_8_1_FOUND, out);
    jd_illegal_costs(game, side, out);
    if (!jd_game_is_over(game)) {
        jd_say_duty(game, JD_ART_7_3, out);
    }
}

void jd_restore_sound(jd_game *game, jd_verdicts *out) {
    if (!game->has_sound) {
        jd_restore(game, game->plies, JD_ART_8_2, out);
        return;
    }
    const jd_position before = jd_unpack(&game->sound);
    const uint32_t plies = game->sound_plies;
    const int64_t used_ms[2] = {game->sound_used_ms[0], game->sound_used_ms[1]};
    set_times(game, used_ms, out);
    jd_restore(game, plies, JD_ART_8_2, out);
    jd_game_set_position(game, &before);
    if (game->phase == JD_PHASE_RUNNING) {
        game->clock.running = (uint8_t)jd_game_turn(game);
    }
}
