// guards.h -- what may stand against an act. Floor 5.
// SPDX-License-Identifier: MIT

#ifndef JD_GUARDS_H
#define JD_GUARDS_H

#include "../laws/laws.h"

// An objection, or JD_WORD_NOTHING if there is none.
typedef struct jd_objection {
    jd_article article;
    jd_word word;
} jd_objection;

typedef jd_objection jd_guard(const jd_game *game, const jd_event *event);

jd_guard jd_guard_on_move, jd_guard_may_adjust, jd_guard_hand_free, jd_guard_may_put,
    jd_guard_holds_piece, jd_guard_piece_is_placed, jd_guard_room_on_square,
    jd_guard_room_under_hand, jd_guard_pieces_there, jd_guard_piece_there, jd_guard_piece_to_remove,
    jd_guard_may_fix, jd_guard_may_ask, jd_guard_offers_allowed, jd_guard_not_too_early,
    jd_guard_is_asked, jd_guard_offer_stands, jd_guard_never_withdrawn, jd_guard_never_told,
    jd_guard_obeys_with_piece, jd_guard_obeys_with_square, jd_guard_obeys_with_move,
    jd_guard_sheet_is_complete, jd_guard_envelope_is_closed, jd_guard_may_seal,
    jd_guard_seals_the_move_played, jd_guard_has_written, jd_guard_may_adjourn, jd_guard_may_open,
    jd_guard_is_here, jd_guard_is_away, jd_guard_claim_is_pending, jd_guard_may_restart,
    jd_guard_may_extend, jd_guard_above_floor, jd_guard_both_flags_down, jd_guard_sheets_by_hand,
    jd_guard_sheet_lets_press, jd_guard_penalty_above_floor, jd_guard_penalty_is_provided,
    jd_guard_order_unknown, jd_guard_sheets_are_made, jd_guard_envelope_counts;

#endif
