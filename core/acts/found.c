// found.c -- what a claim or the arbiter brings to light. Floor 5.
// SPDX-License-Identifier: MIT

#include "found.h"

void jd_annul(jd_game *game, jd_article article, jd_verdicts *out) {
    jd_close(game, JD_PHASE_ANNULLED, article);
    jd_verdicts_add(out, JD_ANNUL, article);
}

void jd_flag_noticed(jd_game *game, jd_color side, jd_word kept, jd_verdicts *out) {
    if (game->clock.fallen[side] == game->clock.seen[side]) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_12_2, JD_WORD_FLAG_UP);
    } else if (kept != JD_WORD_NOTHING && !jd_law_10_14_overstepped(game, side)) {
        jd_verdicts_say(out, JD_REFUSE, JD_ART_12_2, kept);
    } else {
        jd_flag_falls(game, side, out);
    }
}

void jd_first_flag_unknown(jd_game *game, bool sheets_complete, jd_verdicts *out) {
    if (jd_law_12_8_is_drawn(game)) {
        jd_finish(game, (jd_end){true, JD_DRAWN, JD_ART_12_8, false}, out);
        return;
    }
    jd_verdicts_add(out, JD_CONTINUE, JD_ART_12_8);
    if (sheets_complete) {
        game->clock.seen[JD_WHITE] = game->clock.fallen[JD_WHITE];
        game->clock.seen[JD_BLACK] = game->clock.fallen[JD_BLACK];
    } else {
        jd_next_control(game, JD_ART_12_8, out);
    }
}

void jd_set_times(jd_game *game, const int64_t used_ms[2], jd_article article, jd_verdicts *out) {
    jd_clock *clock = &game->clock;
    jd_verdict *verdict = jd_verdicts_add(out, JD_TIMES, article);
    for (int side = 0; side < 2; side++) {
        clock->used_ms[side] = verdict->ms[side] = jd_time_sum(0, used_ms[side]);
        clock->short_in[side] = 0;
        clock->fallen[side] = 0;
        jd_limit_drop_flags(game, (jd_color)side);
        clock->seen[side] =
            clock->seen[side] < clock->fallen[side] ? clock->seen[side] : clock->fallen[side];
    }
}

// Law 16.3: what was ruled as a penalty stays used, whatever the game goes back to.
static int64_t with_penalties(const jd_game *game, int side, int64_t thought_ms) {
    return jd_time_sum(game->clock.charged_ms[side], thought_ms > 0 ? thought_ms : 0);
}

// Law 12.6: the times of the log.
static void times_of_log(jd_game *game, const int64_t thought_ms[2], jd_verdicts *out) {
    int64_t used_ms[2];
    for (int side = 0; side < 2; side++) {
        used_ms[side] = with_penalties(game, side, thought_ms[side]);
    }
    jd_set_times(game, used_ms, JD_ART_12_6, out);
}

// Law 12.6: in proportion, each side having made so many moves by the irregularity.
static void share_times(jd_game *game, const uint32_t then[2], jd_verdicts *out) {
    const bool floor = jd_game_param(game, JD_PARAM_redistribution_floor) == JD_FLOOR_SKIP;
    int64_t used_ms[2];
    bool below = false;
    for (int side = 0; side < 2; side++) {
        const int64_t thought_ms = jd_clock_thought_ms(&game->clock, side);
        used_ms[side] = with_penalties(
            game, side, jd_law_12_6_share_ms(thought_ms, then[side], game->made[side]));
        below |= jd_law_12_4_below_floor(game, (jd_color)side, used_ms[side], then[side]);
    }
    if (floor && below) {
        jd_verdicts_say(out, JD_REFER, JD_ART_12_6, JD_WORD_FLOOR);
    } else {
        jd_set_times(game, used_ms, JD_ART_12_6, out);
    }
}

// Law 12.6: in proportion where the times cannot be established.
static bool are_shared(const jd_game *game, bool unknown) {
    return unknown || jd_game_param(game, JD_PARAM_irregularity_times) == JD_TIMES_PROPORTIONAL;
}

// Law 12.6: the irregular move itself is one of those made by then.
static void times_of_irregularity(jd_game *game, const jd_event *event, const jd_ply *entry,
                                  jd_verdicts *out) {
    if (are_shared(game, (event->said & JD_SAID_TIMES_UNKNOWN) != 0)) {
        const uint32_t then[2] = {entry->made[0] + (entry->before.turn == JD_WHITE),
                                  entry->made[1] + (entry->before.turn == JD_BLACK)};
        share_times(game, then, out);
    } else {
        times_of_log(game, entry->thought_ms, out);
    }
}

// Law 12.6: an accident is no move.
static void times_of_accident(jd_game *game, bool unknown, jd_verdicts *out) {
    if (are_shared(game, unknown)) {
        const bool later = game->sound_plies < game->plies;
        const uint32_t *made = later ? game->ply[game->sound_plies].made : game->made;
        const uint32_t then[2] = {made[0], made[1]};
        share_times(game, then, out);
    } else {
        const int64_t thought_ms[2] = {game->sound_thought_ms[0], game->sound_thought_ms[1]};
        times_of_log(game, thought_ms, out);
    }
}

// Laws 6.2, 6.3, 5.6(4): a move pressed unfinished that nobody has noticed: the clock goes back.
static bool find_unfinished(jd_game *game, jd_verdicts *out) {
    const jd_color mover = jd_game_turn(game);
    jd_clock *clock = &game->clock;
    const bool pressed = game->has_unseen && (game->unseen_word == JD_WORD_UNFINISHED ||
                                              game->unseen_word == JD_WORD_UNPROMOTED);
    if (game->partial == JD_NOTHING_MISSING || !pressed) {
        return false;
    }
    const bool pawn = game->partial == JD_PIECE_TO_COME;
    jd_verdicts_say(out, JD_ILLEGAL, jd_law_6_unfinished((jd_partial)game->partial),
                    pawn ? JD_WORD_UNPROMOTED : JD_WORD_UNFINISHED);
    jd_clock_give(clock, (uint8_t)mover);
    jd_unfinished_found(game, out);
    jd_illegal_costs(game, mover, out);
    if (pawn && jd_become_queen(game, out)) {
        game->unpressed[mover] = 0;
        jd_clock_give(clock, (uint8_t)jd_other(mover));
    }
    return true;
}

// 2023 7.5.4: two hands that nobody has noticed; the move stands.
static bool find_hands(jd_game *game, uint32_t from, jd_verdicts *out) {
    const uint32_t ply = jd_law_8_1_first(game, JD_PLY_TWO_HANDS, from);
    if (ply == game->plies) {
        return false;
    }
    game->ply[ply].flags &= (uint8_t)~JD_PLY_TWO_HANDS;
    jd_verdicts_say(out, JD_ILLEGAL, JD_ART_12_3_HANDS, JD_WORD_TWO_HANDS);
    jd_illegal_costs(game, (jd_color)game->ply[ply].before.turn, out);
    return true;
}

// No illegal move on record that may still be corrected.
static void find_other(jd_game *game, uint32_t from, jd_verdicts *out) {
    if (find_unfinished(game, out)) {
        return;
    }
    if (game->has_unseen) {
        jd_illegal_found(game, JD_ART_8_1_FOUND, (jd_word)game->unseen_word, out);
    } else if (!find_hands(game, from, out)) {
        const bool late = jd_law_8_1_first(game, JD_PLY_ILLEGAL, 0) < game->plies;
        jd_verdicts_say(out, JD_REFUSE, late ? JD_ART_8_1_LATE : JD_ART_8_1,
                        late ? JD_WORD_LATE : JD_WORD_NONE_FOUND);
    }
}

void jd_find_illegal(jd_game *game, const jd_event *event, jd_verdicts *out) {
    const uint32_t from = jd_law_8_1_window(game, event->actor == JD_BY_ARBITER);
    const uint32_t ply = jd_law_8_1_first(game, JD_PLY_ILLEGAL, from);
    const bool lost = (event->said & JD_SAID_UNRECOVERABLE) != 0;
    if (ply == game->plies) {
        find_other(game, from, out);
        return;
    }
    const jd_color side = (jd_color)game->ply[ply].before.turn;
    jd_verdicts_say(out, JD_ILLEGAL, JD_ART_8_1_FOUND, (jd_word)game->ply[ply].word);
    if (lost && jd_game_param(game, JD_PARAM_irrecoverable) == JD_IRRECOVERABLE_ANNUL) {
        jd_annul(game, JD_ART_8_1, out);
        return;
    }
    const uint32_t back = lost ? jd_law_8_1_last_known(game, ply) : ply;
    const jd_ply entry = game->ply[back];
    times_of_irregularity(game, event, &entry, out);
    jd_restore(game, back, JD_ART_8_1_FOUND, out);
    jd_illegal_costs(game, side, out);
    if (!jd_game_is_over(game)) {
        jd_say_duty(game, JD_ART_7_3, out);
    }
}

void jd_restore_known(jd_game *game, uint32_t ply, jd_verdicts *out) {
    const uint32_t known = jd_law_8_1_last_known(game, ply);
    if (known == ply) {
        jd_restore_sound(game, false, out);
        return;
    }
    const jd_ply entry = game->ply[known];
    times_of_log(game, entry.thought_ms, out);
    jd_restore(game, known, JD_ART_8_2, out);
}

void jd_restore_sound(jd_game *game, bool times_unknown, jd_verdicts *out) {
    if (!game->has_sound) {
        jd_restore(game, game->plies, JD_ART_8_2, out);
        return;
    }
    const jd_position before = jd_unpack(&game->sound);
    const jd_article law = (jd_article)game->sound_law;
    const uint32_t plies = game->sound_plies;
    if (law == JD_ART_8_2) { // Law 12.6 speaks of 8.1 and 8.2 only
        times_of_accident(game, times_unknown, out);
    }
    const bool same_turn = plies == game->plies;
    const jd_move must_play = game->must_play;
    const uint8_t has_must_play = game->has_must_play;
    jd_restore(game, plies, law, out);
    game->has_sound = 0;
    jd_game_set_position(game, &before);
    if (same_turn) { // Law 10.13(2): an accident frees nobody from the move he has announced
        game->has_must_play = has_must_play;
        game->must_play = must_play;
        jd_forget_envelopes(game);
        jd_start_over(game);
    }
}
