// art07_touch.c -- Article 7: touched pieces. Floor 4.
//
// jd_law_7_2_touch turns a contact into a duty, jd_law_7_allowed turns the duty into the moves that
// may be played. SPDX-License-Identifier: MIT

#include "laws.h"

// Law 7.1: only the player having the move may adjust pieces; 2023 6.2.5: while his clock runs.
jd_word jd_law_7_1_objection(const jd_game *game, jd_color side) {
    if (!jd_law_3_2_may_act(game, side)) {
        return JD_WORD_NOT_ON_MOVE;
    }
    const bool clock = jd_game_param(game, JD_PARAM_adjust) == JD_ADJUST_ON_CLOCK;
    return clock && game->clock.running != side ? JD_WORD_NOT_RUNNING : JD_WORD_NOTHING;
}

// Law 5.1(3): the king is touched now and not before; castling with a rook touched earlier is
// barred.
static void ban_castling(const jd_position *position, jd_squares own, jd_duty *duty) {
    const jd_squares king = position->kind[JD_KING] & position->side[position->turn];
    if ((own & king) == 0 || (duty->own & king) != 0) {
        return;
    }
    for (int wing = JD_SHORT; wing <= JD_LONG; wing++) {
        const jd_square rook = position->rook[position->turn][wing];
        if (rook != JD_NO_SQUARE && (duty->own & ~own & jd_bit(rook)) != 0) {
            duty->castling_ban[wing] = 1;
        }
    }
}

// Law 7.2(1): of the pieces touched now, own ones that can be moved and enemy ones that can be
// taken.
static void bind(const jd_position *position, jd_squares own, jd_squares enemy, jd_duty *duty) {
    jd_move list[JD_MAX_MOVES];
    const int count = jd_moves(position, list);
    jd_squares movable = 0;
    jd_squares takeable = 0;
    for (int i = 0; i < count; i++) {
        const jd_square victim = jd_position_captured(position, list[i]);
        const bool banned = jd_law_5_1_3_is_banned(position, duty, list[i]);
        movable |= banned ? 0 : jd_bit(jd_move_from(list[i]));
        takeable |= victim == JD_NO_SQUARE ? 0 : jd_bit(victim);
    }
    if (duty->own_bound == 0) {
        duty->own_bound = own & movable;
    }
    if (duty->enemy_bound == 0) {
        duty->enemy_bound = enemy & takeable;
        duty->enemy_before = duty->enemy_bound != 0 && duty->own_bound == 0;
    }
}

jd_duty jd_law_7_2_touch(const jd_game *game, jd_squares touched) {
    const jd_position *position = &game->position;
    const jd_squares own = touched & position->side[position->turn];
    const jd_squares enemy = touched & position->side[1 - position->turn];
    jd_duty duty = game->duty;
    ban_castling(position, own, &duty);
    bind(position, own, enemy, &duty);
    duty.own_first = duty.own_first != 0 ? duty.own_first : own;
    duty.enemy_first = duty.enemy_first != 0 ? duty.enemy_first : enemy;
    duty.own |= own;
    duty.enemy |= enemy;
    return duty;
}

// A choice among the legal moves: by the piece that moves, the piece that is taken, the rook that
// castles.
typedef struct choice {
    jd_squares from;   // 0: any
    jd_squares victim; // 0: any, also none
    jd_squares rook;   // 0: any, also none
} choice;

static bool fits(const jd_game *game, choice wanted, jd_move move) {
    if (jd_law_5_1_3_is_banned(&game->position, &game->duty, move)) {
        return false;
    }
    if (wanted.from != 0 && (wanted.from & jd_law_5_1_2_moved_by(&game->position, move)) == 0) {
        return false;
    }
    if (wanted.rook != 0 &&
        (!jd_move_is_castling(move) || (wanted.rook & jd_bit(jd_move_to(move))) == 0)) {
        return false;
    }
    const jd_square victim = jd_position_captured(&game->position, move);
    return wanted.victim == 0 || (victim != JD_NO_SQUARE && (wanted.victim & jd_bit(victim)) != 0);
}

static bool any_fits(const jd_game *game, const jd_move_list *legal, choice wanted) {
    for (int i = 0; i < legal->count; i++) {
        if (fits(game, wanted, legal->move[i])) {
            return true;
        }
    }
    return false;
}

// Law 7.2(2): own takes enemy if it can, otherwise the first touched piece that can be moved or
// taken.
static choice both_colours(const jd_game *game, const jd_move_list *legal) {
    const jd_duty *duty = &game->duty;
    const choice pair = {duty->own_first, duty->enemy_first, 0};
    const bool paired = jd_game_param(game, JD_PARAM_both_touch) == JD_BOTH_CAPTURE;
    if (paired && any_fits(game, legal, pair)) {
        return pair;
    }
    const bool enemy = duty->enemy_bound != 0 && (duty->enemy_before || duty->own_bound == 0);
    return enemy ? (choice){0, duty->enemy_bound, 0} : (choice){duty->own_bound, 0, 0};
}

// Law 5.1(4): a king move, or anything if there is none; 2023 4.4.1: castling with the touched
// rook if that is legal.
static choice about_to_castle(const jd_game *game, const jd_move_list *legal, jd_bond *bond) {
    const jd_position *position = &game->position;
    const choice castling = {0, 0, game->duty.own & ~position->kind[JD_KING]};
    const choice king = {position->kind[JD_KING] & position->side[position->turn], 0, 0};
    const bool must = jd_game_param(game, JD_PARAM_castle_touch) == JD_CASTLE_MUST;
    if (must && any_fits(game, legal, castling)) {
        *bond = (jd_bond){true, JD_ART_5_1_4_MUST};
        return castling;
    }
    *bond = (jd_bond){any_fits(game, legal, king), JD_ART_5_1_4};
    return bond->bound ? king : (choice){0, 0, 0};
}

// What the touches of this turn bind to (5.1(3), 5.1(4), 7.2, 7.3).
static choice duty_of(const jd_game *game, const jd_move_list *legal, jd_bond *bond) {
    const jd_duty *duty = &game->duty;
    if (jd_law_5_1_4_about_to_castle(game)) {
        return about_to_castle(game, legal, bond);
    }
    const bool both = duty->own != 0 && duty->enemy != 0;
    const choice one = {duty->own_bound, duty->enemy_bound, 0};
    const choice wanted = both ? both_colours(game, legal) : one;
    bond->bound = wanted.from != 0 || wanted.victim != 0;
    if (!bond->bound) {
        bond->article = JD_ART_7_3;
    } else if (duty->castling_ban[JD_SHORT] || duty->castling_ban[JD_LONG]) {
        bond->article = JD_ART_5_1_3;
    } else {
        bond->article = both ? JD_ART_7_2_2 : wanted.from != 0 ? JD_ART_7_2_1 : JD_ART_7_2_1_TAKE;
    }
    return wanted;
}

static jd_article fixed_by(const jd_game *game) {
    switch (game->partial) {
    case JD_VICTIM_STANDS: return JD_ART_6_2;
    case JD_ROOK_TO_COME:
    case JD_KING_TO_COME: return JD_ART_6_3;
    default: return JD_ART_6_4;
    }
}

// Laws 10.13(2), 13.1(1): the announced move has to be played, the move played has to be sealed.
static bool is_ordered(const jd_game *game, jd_move_list *allowed, jd_bond *bond) {
    if (!game->has_must_play && !game->has_must_seal) {
        return false;
    }
    allowed->count = 1;
    allowed->move[0] = game->has_must_play ? game->must_play : game->must_seal;
    *bond = (jd_bond){true, game->has_must_play ? JD_ART_10_13_2 : JD_ART_13_1_1};
    return true;
}

jd_bond jd_law_7_allowed(const jd_game *game, jd_move_list *allowed) {
    jd_bond ordered;
    if (is_ordered(game, allowed, &ordered)) {
        return ordered;
    }
    jd_move_list legal;
    legal.count = jd_moves(&game->position, legal.move);
    const bool fixed = game->partial != JD_NOTHING_MISSING;
    jd_bond bond = {fixed, fixed ? fixed_by(game) : JD_ART_7_3};
    const choice wanted = fixed ? (choice){0, 0, 0} : duty_of(game, &legal, &bond);
    allowed->count = 0;
    for (int i = 0; i < legal.count; i++) {
        const jd_move move = legal.move[i];
        if (jd_law_6_4_is_other_piece(game, move)) {
            continue;
        }
        if (fixed ? jd_law_6_is_fixed(game, move) : fits(game, wanted, move)) {
            allowed->move[allowed->count++] = move;
        }
    }
    return bond;
}

// The turn's only contact was with one own piece that can be moved: mostly it is so.
static bool is_bound_to_one(const jd_game *game) {
    const jd_duty *duty = &game->duty;
    return duty->own != 0 && (duty->own & (duty->own - 1)) == 0 && duty->own_bound == duty->own &&
           duty->enemy == 0 && game->partial == JD_NOTHING_MISSING && !game->has_must_play &&
           !game->has_must_seal;
}

bool jd_law_7_permits(const jd_game *game, jd_move move) {
    if (is_bound_to_one(game)) {
        return (game->duty.own & jd_law_5_1_2_moved_by(&game->position, move)) != 0 &&
               jd_is_legal(&game->position, move);
    }
    jd_move_list allowed;
    (void)jd_law_7_allowed(game, &allowed);
    for (int i = 0; i < allowed.count; i++) {
        if (allowed.move[i] == move) {
            return true;
        }
    }
    return false;
}

// Law 7.4: in time until the claimant touches a piece himself.
jd_touch_claim jd_law_7_4(const jd_game *game, jd_color claimant) {
    if (game->plies == 0 || !jd_law_3_1_has_the_move(game, claimant)) {
        return JD_TOUCH_CLAIM_NONE;
    }
    if (game->breach) {
        return JD_TOUCH_CLAIM_OK;
    }
    return game->breach_lost ? JD_TOUCH_CLAIM_LATE : JD_TOUCH_CLAIM_NONE;
}
