// game.c -- the block of a game and how it is made. Floor 3.
// SPDX-License-Identifier: MIT

#include "game.h"

size_t jd_game_size(uint32_t capacity) {
    return sizeof(jd_game) + (size_t)capacity * sizeof(jd_ply);
}

size_t jd_game_used_bytes(const jd_game *game) { return jd_game_size(game->plies); }

static const jd_profile first_profile = {
    .value =
        {
#define CHOICE(name, words, classic, standard, rapid, blitz) classic,
#define NUMBER(name, classic, standard, rapid, blitz)        classic,
#define TIME(name, classic, standard, rapid, blitz)          classic,
#define SOME(name, words, classic, standard, rapid, blitz)   classic,
#define THREE(name, classic, standard, rapid, blitz)         classic,
#include "../parameters.def"
        },
    .control = {{.moves = 40, .time_ms = 7200000}},
    .controls = 1,
};

void jd_game_init(jd_game *game, uint32_t capacity) {
    uint8_t *bytes = (uint8_t *)game;
    for (size_t i = 0; i < jd_game_size(capacity); i++) {
        bytes[i] = 0;
    }
    game->capacity = capacity;
    game->profile = first_profile;
    game->clock.running = JD_CLOCK_OFF;
    game->clock.ran_before_stop = JD_CLOCK_OFF;
    const jd_position start = jd_position_start();
    jd_game_set_position(game, &start);
    game->start = jd_pack(&start);
}

void jd_game_grow(jd_game *game, uint32_t capacity) {
    JD_ASSERT(capacity >= game->capacity);
    uint8_t *bytes = (uint8_t *)game;
    for (size_t i = jd_game_size(game->capacity); i < jd_game_size(capacity); i++) {
        bytes[i] = 0;
    }
    game->capacity = capacity;
}

void jd_game_set_position(jd_game *game, const jd_position *position) {
    game->position = *position;
    game->alive = 0;
    jd_game_tidy(game);
}

void jd_game_new_turn(jd_game *game) {
    game->duty = (jd_duty){0};
    game->partial = JD_NOTHING_MISSING;
    game->fixed = JD_NO_MOVE;
    game->chosen = JD_NO_KIND;
    game->both_hands = 0;
    game->claimed = 0;
    game->has_unseen = 0;
    game->unseen = JD_NO_MOVE;
    game->unseen_word = 0;
    game->adjusting[0] = game->adjusting[1] = 0;
    game->has_must_play = game->has_must_seal = 0;
    game->must_play = game->must_seal = JD_NO_MOVE;
}

void jd_game_tidy_board(jd_game *game) {
    __builtin_memcpy(game->at, game->position.at, sizeof game->at);
    __builtin_memset(game->under, JD_EMPTY, sizeof game->under);
    for (int side = 0; side < 2; side++) {
        game->hand[side] = (jd_hand){JD_EMPTY, JD_NO_SQUARE, JD_NO_SQUARE};
    }
    game->knocked[0] = game->knocked[1] = 0;
    game->pressed_over_knock = 0;
    game->chosen = JD_NO_KIND;
    game->has_unseen = 0;
    game->unseen = JD_NO_MOVE;
}

void jd_game_tidy(jd_game *game) {
    jd_game_tidy_board(game);
    jd_game_new_turn(game);
}

jd_piece jd_game_stands(const jd_game *game, jd_square square) {
    for (int side = 0; side < 2; side++) {
        if (game->hand[side].piece != JD_EMPTY && game->hand[side].over == square) {
            return game->hand[side].piece;
        }
    }
    return game->at[square];
}
