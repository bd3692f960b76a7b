// art10_claim.c -- Article 10: claiming a draw. Floor 4.
// SPDX-License-Identifier: MIT

#include "laws.h"

// What a claim is about: the position that the claimant sees, and how many moves were made before.
typedef struct scene {
    jd_position now;
    uint32_t plies;
} scene;

// Law 3.2: for whoever may answer an illegal move that nobody has noticed it is one more move.
static scene scene_of(const jd_game *game, jd_color side) {
    const bool answers = jd_game_turn(game) != side && jd_law_8_1_may_be_answered(game);
    return answers ? (scene){jd_law_8_1_on_board(game, true), game->plies + 1}
                   : (scene){game->position, game->plies};
}

static bool stood_before(const jd_game *game, uint32_t ply, const jd_packed *packed) {
    if (ply < game->plies) {
        return jd_packed_same(&game->ply[ply].before, packed);
    }
    const jd_packed last = jd_pack(&game->position);
    return jd_packed_same(&last, packed);
}

// Law 10.10: how often `packed` stands among the positions before the last `back` of `plies` moves,
// of which only every second has the same side to move, the `first` the last of them. No position
// from before a capture or pawn move can be equal, so `back` is the count of quiet half-moves.
static uint32_t count_back(const jd_game *game, const jd_packed *packed, uint32_t plies,
                           uint32_t first, uint32_t back) {
    uint32_t count = 0;
    for (uint32_t i = first; i <= back && i <= plies; i += 2) {
        count += stood_before(game, plies - i, packed);
    }
    return count;
}

enum { SOONEST = 2 }; // half-moves after which a position can come again

static uint32_t occurrences_of(const jd_game *game, const jd_position *now, uint32_t plies) {
    const uint32_t back = now->quiet_plies;
    if (back < SOONEST || plies < SOONEST) {
        return 1;
    }
    const jd_packed packed = jd_pack(now);
    return 1 + count_back(game, &packed, plies, SOONEST, back);
}

uint32_t jd_law_10_10_occurrences(const jd_game *game) {
    return occurrences_of(game, &game->position, game->plies);
}

// The occurrences after a move still to be played.
static uint32_t occurrences_after(const jd_game *game, const scene *here, jd_move move) {
    const jd_position after = jd_position_after(&here->now, move);
    return occurrences_of(game, &after, here->plies + 1);
}

// The pieces a text such as Nf3 or e5 speaks of: for a move that cannot be played Article 7 holds
// of them by analogy.
static jd_squares pieces_named(const jd_position *position, const jd_note *note) {
    static const char letters[] = "..NBRQK";
    const jd_squares own = position->side[position->turn];
    const char first = note->text[0];
    for (int kind = JD_KNIGHT; kind <= JD_KING; kind++) {
        if (first == letters[kind]) {
            return own & position->kind[kind];
        }
    }
    const jd_squares a_file = 0x0101010101010101u;
    return first >= 'a' && first <= 'h' ? own & position->kind[JD_PAWN] & a_file << (first - 'a')
                                        : 0;
}

jd_san_status jd_law_10_16_read(const jd_position *position, const jd_note *note, jd_move *move) {
    return jd_san_read(position, note->text, note->length, JD_SAN_LENIENT, move, NULL);
}

// Fills in what the claimant has written; true if it may be played.
static bool read_written(const jd_game *game, jd_draw_claim *claim) {
    const jd_note *note = &game->written[game->position.turn];
    jd_move move = JD_NO_MOVE;
    if (note->length == 0) {
        return false;
    }
    const jd_san_status status = jd_law_10_16_read(&game->position, note, &move);
    if (status == JD_SAN_OK && jd_law_7_permits(game, move)) {
        claim->announced = move;
        return true;
    }
    // What has not the form of a move speaks of no piece.
    claim->named = status == JD_SAN_SYNTAX ? 0 : pieces_named(&game->position, note);
    return false;
}

// Law 10.13: the claim is checked by the record; with `proof` = scoresheet a claimant who writes
// his own sheet must have all moves on it.
static bool is_proven(const jd_game *game, jd_color side) {
    const bool by_sheet = jd_game_param(game, JD_PARAM_proof) == JD_PROOF_SHEET;
    return !by_sheet || !jd_law_11_6_lags(game, side);
}

// Law 10.10: (2) the position has just occurred for the third time; (1) it will with the move
// written first.
jd_draw_claim jd_law_10_10(const jd_game *game) {
    const uint32_t needed = (uint32_t)jd_game_param(game, JD_PARAM_rep_claim);
    const jd_color side = (jd_color)game->position.turn;
    jd_draw_claim claim = {false, JD_ART_10_10, JD_NO_MOVE, 0};
    if (jd_law_10_10_occurrences(game) >= needed) {
        claim.right = true;
        claim.article = JD_ART_10_10_2;
    } else if (game->written[side].length > 0) {
        const scene here = scene_of(game, side);
        claim.article = JD_ART_10_10_1;
        claim.right =
            read_written(game, &claim) && occurrences_after(game, &here, claim.announced) >= needed;
    }
    claim.right = claim.right && is_proven(game, side);
    return claim;
}

// Law 10.11: the right belongs to the side having the move and is lost by moving; 2023 9.4: by
// touching.
jd_word jd_law_10_11_objection(const jd_game *game, jd_color side) {
    if (!jd_law_3_2_may_act(game, side)) {
        return JD_WORD_NOT_ON_MOVE;
    }
    if (jd_game_turn(game) != side) { // all that follows is about the player of the turn
        return JD_WORD_NOTHING;
    }
    if (game->has_must_seal) { // he has moved on the board (13.1(1))
        return JD_WORD_MUST_SEAL_PLAYED_MOVE;
    }
    const bool touched = (game->duty.own | game->duty.enemy) != 0;
    const bool counts = jd_game_param(game, JD_PARAM_claim_lost) == JD_CLAIM_LOST_TOUCH;
    return touched && counts ? JD_WORD_TOUCHED : JD_WORD_NOTHING;
}

uint32_t jd_law_10_12_material(const jd_position *position, jd_color side) {
    uint32_t material = 0;
    for (int kind = JD_PAWN; kind <= JD_QUEEN; kind++) {
        const jd_squares pieces = position->kind[kind] & position->side[side];
        const uint32_t count = (uint32_t)__builtin_popcountll(pieces);
        material |= (count < 15 ? count : 15) << 4 * (kind - JD_PAWN);
    }
    return material;
}

// Law 10.12: fifty moves by each side, or more where that was announced before the game for the
// material.
static uint32_t fifty_needed(const jd_game *game, const jd_position *position) {
    const uint32_t white = jd_law_10_12_material(position, JD_WHITE);
    const uint32_t black = jd_law_10_12_material(position, JD_BLACK);
    for (int i = 0; i < game->extensions; i++) {
        const uint32_t *side = game->extension[i].side;
        if ((side[0] == white && side[1] == black) || (side[0] == black && side[1] == white)) {
            return game->extension[i].half_moves;
        }
    }
    return (uint32_t)jd_game_param(game, JD_PARAM_fifty_claim);
}

uint32_t jd_law_10_12_needed(const jd_game *game) { return fifty_needed(game, &game->position); }

// Law 10.12: with the moves already made; 2023 9.3.1: also with the written one.
jd_draw_claim jd_law_10_12(const jd_game *game) {
    jd_draw_claim claim = {false, JD_ART_10_12, JD_NO_MOVE, 0};
    const uint32_t needed = jd_law_10_12_needed(game);
    claim.right = game->position.quiet_plies >= needed;
    if (!claim.right && jd_game_param(game, JD_PARAM_fifty_intent) && read_written(game, &claim)) {
        const jd_position after = jd_position_after(&game->position, claim.announced);
        claim.right = after.quiet_plies >= needed;
    }
    claim.right = claim.right && is_proven(game, (jd_color)game->position.turn);
    return claim;
}

static bool fifty_after(const jd_game *game, const scene *here, jd_move move) {
    return jd_game_param(game, JD_PARAM_fifty_intent) &&
           jd_position_after(&here->now, move).quiet_plies >= fifty_needed(game, &here->now);
}

bool jd_law_10_13_may_be_made(const jd_game *game) {
    const bool stopped = game->phase == JD_PHASE_STOPPED && !game->claim.pending;
    return game->phase == JD_PHASE_RUNNING || game->phase == JD_PHASE_SEALING || stopped;
}

jd_position jd_law_10_13_position(const jd_game *game, jd_color side) {
    return scene_of(game, side).now;
}

// Law 10.13: with the position as it stands; what needs no written move is claimed without one.
static bool is_right_now(const jd_game *game, const scene *here, jd_claim claim) {
    return claim == JD_CLAIM_REP3 ? occurrences_of(game, &here->now, here->plies) >=
                                        (uint32_t)jd_game_param(game, JD_PARAM_rep_claim)
                                  : here->now.quiet_plies >= fifty_needed(game, &here->now);
}

bool jd_law_10_13_is_right_now(const jd_game *game, jd_color side, jd_claim claim) {
    const scene here = scene_of(game, side);
    return is_right_now(game, &here, claim) &&
           jd_law_10_11_objection(game, side) == JD_WORD_NOTHING;
}

// The moves that the claimant may write: whoever answers has touched nothing yet.
static void writable(const jd_game *game, jd_color side, const scene *here, jd_move_list *moves) {
    if (jd_game_turn(game) == side) {
        (void)jd_law_7_allowed(game, moves);
    } else {
        moves->count = jd_moves(&here->now, moves->move);
    }
}

int jd_law_10_13_open_claims(const jd_game *game, jd_color side,
                             jd_open_claim list[JD_MAX_OPEN_CLAIMS]) {
    int count = 0;
    if (!jd_law_10_13_may_be_made(game) || jd_law_10_11_objection(game, side) != JD_WORD_NOTHING ||
        !is_proven(game, side)) {
        return 0;
    }
    const uint32_t needed = (uint32_t)jd_game_param(game, JD_PARAM_rep_claim);
    const scene here = scene_of(game, side);
    const bool rep3 = is_right_now(game, &here, JD_CLAIM_REP3);
    const bool fifty = is_right_now(game, &here, JD_CLAIM_FIFTY);
    if (rep3) {
        list[count++] = (jd_open_claim){JD_CLAIM_REP3, JD_ART_10_10_2, JD_NO_MOVE};
    }
    if (fifty) {
        list[count++] = (jd_open_claim){JD_CLAIM_FIFTY, JD_ART_10_12, JD_NO_MOVE};
    }
    jd_move_list moves;
    writable(game, side, &here, &moves);
    for (int i = 0; i < moves.count; i++) {
        const jd_move move = moves.move[i];
        if (!rep3 && occurrences_after(game, &here, move) >= needed) {
            list[count++] = (jd_open_claim){JD_CLAIM_REP3, JD_ART_10_10_1, move};
        }
        if (!fifty && fifty_after(game, &here, move)) {
            list[count++] = (jd_open_claim){JD_CLAIM_FIFTY, JD_ART_10_12, move};
        }
    }
    return count;
}
