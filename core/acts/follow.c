// follow.c -- what follows of itself: a move is completed, or stands though it is illegal. Floor 5.
// SPDX-License-Identifier: MIT

#include "acts.h"

void jd_say_duty(const jd_game *game, jd_article freedom, jd_verdicts *out) {
    jd_move_list allowed;
    const jd_bond bond = jd_law_7_allowed(game, &allowed);
    if (bond.bound) {
        jd_verdicts_add(out, JD_OBLIGE, bond.article);
    } else {
        const bool castling = bond.article == JD_ART_5_1_4;
        jd_verdicts_add(out, JD_FREE, castling ? JD_ART_5_1_4 : freedom);
    }
}

static jd_ply *record(jd_game *game, jd_move move) {
    JD_ASSERT(game->plies < game->capacity);
    jd_ply *entry = &game->ply[game->plies++];
    *entry = (jd_ply){.before = jd_pack(&game->position), .duty = game->duty, .move = move};
    entry->flags = game->replays_sealed ? JD_PLY_REPLAYS : 0;
    for (int side = 0; side < 2; side++) {
        entry->thought_ms[side] = jd_clock_thought_ms(&game->clock, side);
        entry->made[side] = game->made[side];
        entry->unpressed[side] = game->unpressed[side];
    }
    return entry;
}

// Law 14.5: the sealer who replays his sealed move needs no press.
static void pass_the_move(jd_game *game, jd_color side) {
    game->made[side]++;
    game->unpressed[side] = !game->replays_sealed;
    game->moved_since_resumption[side] = 1;
    game->written[side] = (jd_note){0};
    if (game->replays_sealed) {
        game->replays_sealed = 0;
        game->clock.turn_ms[side] = 0;
        game->clock.running = (uint8_t)jd_other(side);
    }
    game->breach = 0;
    game->breach_lost = 0;
    jd_game_new_turn(game);
}

// Law 10.11: whoever moves without claiming loses the right.
static void lose_claim(const jd_game *game, jd_color side, jd_verdicts *out) {
    const int64_t needed = jd_game_param(game, JD_PARAM_rep_claim);
    if (game->phase != JD_PHASE_SETUP && jd_law_10_10_occurrences(game) >= needed) {
        jd_verdicts_add(out, JD_LOST, JD_ART_10_11)->side = (uint8_t)side;
    }
}

// 2023 9.6: so many occurrences, so many quiet half-moves end the game by themselves; mate goes
// first.
static jd_end automatic_draw(const jd_game *game) {
    const int64_t occurrences = jd_game_param(game, JD_PARAM_rep_auto);
    const int64_t quiet = jd_game_param(game, JD_PARAM_fifty_auto);
    if (occurrences > 0 && jd_law_10_10_occurrences(game) >= occurrences) {
        return (jd_end){true, JD_DRAWN, JD_ART_10_10_AUTO, false};
    }
    return (jd_end){quiet > 0 && game->position.quiet_plies >= quiet, JD_DRAWN, JD_ART_10_12_AUTO,
                    false};
}

// Law 13.1(1): a move played after the announcement must be sealed; the position stays until then.
static void play_while_sealing(jd_game *game, jd_move move, jd_verdicts *out) {
    jd_verdicts_add(out, JD_MADE, JD_ART_13_1_1)->move = move;
    jd_game_tidy_board(game);
    game->partial = JD_NOTHING_MISSING;
    game->has_must_seal = 1;
    game->must_seal = move;
    game->envelope.note = (jd_note){0};
    game->envelope.closed = 0;
    jd_verdicts_add(out, JD_MUSTSEAL, JD_ART_13_1_1)->move = move;
}

static void make(jd_game *game, jd_move move, jd_article article, jd_verdicts *out) {
    const jd_color side = jd_game_turn(game);
    // What was fixed on the way may itself have been against 7.2.
    game->partial = JD_NOTHING_MISSING;
    const bool breach = !jd_law_7_permits(game, move);
    jd_verdicts_drop(out, JD_OBLIGE); // said in the same act, and done with
    jd_verdicts_drop(out, JD_FREE);
    jd_offer_met_by_move(game, side, out);
    jd_sheets_at_move(game, side, out);
    lose_claim(game, side, out);
    jd_ply *entry = record(game, move);
    entry->flags |= breach ? JD_PLY_TOUCH_BREACH : 0;
    game->two_hands[side] = game->both_hands;
    game->position = jd_position_after(&game->position, move);
    pass_the_move(game, side);
    jd_verdicts_add(out, JD_MADE, article)->move = move;
    if (breach) {
        game->breach = 1;
        jd_verdicts_say(out, JD_AUDIT, JD_ART_7_2, JD_WORD_VIOLATED);
    }
}

// 2023 5.1.1, 5.2: a move against Article 7 does not end the game while that can be claimed.
static bool is_against_touch(const jd_game *game) {
    return game->breach && jd_game_param(game, JD_PARAM_end_requires) == JD_END_LEGAL_AND_TOUCH;
}

bool jd_end_stands(jd_game *game, jd_verdicts *out) {
    const jd_end end = jd_law_10_ends(game, &game->position);
    if (end.over) {
        jd_finish(game, end, out);
    }
    return end.over;
}

void jd_complete(jd_game *game, jd_move move, jd_article article, jd_verdicts *out) {
    jd_article by = article;
    if (game->phase == JD_PHASE_SEALING) {
        const jd_position after = jd_position_after(&game->position, move);
        if (!jd_law_10_ends(game, &after).over) {
            play_while_sealing(game, move, out);
            return;
        }
        by = JD_ART_13_1_1;
    }
    const jd_position before = game->position;
    make(game, move, by, out);
    jd_end end = jd_law_10_ends_after(game, &before, move);
    game->alive = !end.over && !end.unknown;
    if (!end.over && end.unknown) {
        jd_verdicts_say(out, JD_AUDIT, end.article, JD_WORD_UNKNOWN);
    }
    end = end.over ? end : automatic_draw(game);
    if (end.over && !is_against_touch(game)) {
        jd_finish(game, end, out);
    }
    if (jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_RELEASE) {
        jd_watch_move(game, out);
    }
}

void jd_illegal_stands(jd_game *game, jd_verdicts *out) {
    const jd_color side = jd_game_turn(game);
    jd_ply *entry = record(game, game->unseen);
    entry->flags |= JD_PLY_ILLEGAL;
    entry->word = game->unseen_word;
    game->alive = 0;
    game->position = jd_law_8_1_on_board(game, true);
    __builtin_memset(game->under, JD_EMPTY, sizeof game->under); // whoever answers takes it as done
    pass_the_move(game, side);
    jd_verdicts_say(out, JD_AUDIT, JD_ART_8_1, JD_WORD_ILLEGAL_MOVE_STANDS);
    if (jd_game_param(game, JD_PARAM_complete) == JD_COMPLETE_RELEASE) {
        jd_watch_move(game, out);
    }
}

bool jd_answer_unseen(jd_game *game, jd_color side, jd_verdicts *out) {
    if (jd_game_turn(game) != side && jd_law_8_1_may_be_answered(game)) {
        const uint8_t adjusting = game->adjusting[side]; // announced before he touches (7.1)
        jd_illegal_stands(game, out);
        game->adjusting[side] = adjusting;
    }
    return !jd_game_is_over(game);
}

void jd_adopt_board(jd_game *game, jd_article law) {
    if (!game->has_sound) {
        game->has_sound = 1;
        game->sound_law = (uint8_t)law;
        game->sound_plies = game->plies;
        game->sound = jd_pack(&game->position);
        game->sound_thought_ms[0] = jd_clock_thought_ms(&game->clock, 0);
        game->sound_thought_ms[1] = jd_clock_thought_ms(&game->clock, 1);
    }
    game->alive = 0;
    game->position = jd_law_8_1_on_board(game, false);
}

void jd_adopt_displaced(jd_game *game) {
    const bool untouched = game->duty.own == 0 && game->duty.enemy == 0;
    const bool stand = (game->knocked[0] | game->knocked[1]) == 0;
    if (untouched && stand && jd_law_8_2_is_displaced(game)) {
        jd_adopt_board(game, JD_ART_8_2);
    }
}
