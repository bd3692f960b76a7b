// profile.h -- the parameters of an edition and the time control agreed. Floor 3.
// SPDX-License-Identifier: MIT

#ifndef JD_PROFILE_H
#define JD_PROFILE_H

#include "../verdict.h"

typedef enum jd_param {
#define CHOICE(name, words, classic, standard, rapid, blitz) JD_PARAM_##name,
#define NUMBER(name, classic, standard, rapid, blitz)        JD_PARAM_##name,
#define TIME(name, classic, standard, rapid, blitz)          JD_PARAM_##name,
#define SOME(name, words, classic, standard, rapid, blitz)   JD_PARAM_##name,
#define THREE(name, classic, standard, rapid, blitz)         JD_PARAM_##name,
#include "../parameters.def"
    JD_PARAM_COUNT
} jd_param;

// The value of a THREE parameter: numbers up to 999.
#define JD_TRIPLE(first, second, third)                                                            \
    ((int64_t)(first) | (int64_t)(second) << 10 | (int64_t)(third) << 20)
static inline int64_t jd_triple_part(int64_t triple, int part) {
    return triple >> 10 * part & 1023;
}

// The words of CHOICE parameters that code asks for, by their place in the list.
enum { JD_ARBITER_PROGRAM, JD_ARBITER_HUMAN, JD_ARBITER_NONE };
enum { JD_VARIANT_STANDARD, JD_VARIANT_CHESS960 };
enum { JD_TOUCH_CLAIM, JD_TOUCH_AUTO };
enum { JD_CASTLE_FREE, JD_CASTLE_MUST };
enum { JD_BOTH_CAPTURE, JD_BOTH_FIRST };
enum { JD_FINAL_RELEASE, JD_FINAL_TOUCH };
enum { JD_ORDER_ANY, JD_ORDER_PAWN_FIRST };
enum { JD_ADJUST_ON_MOVE, JD_ADJUST_ON_CLOCK };
enum { JD_HANDS_FREE, JD_HANDS_ILLEGAL };
enum { JD_COMPLETE_RELEASE, JD_COMPLETE_PRESS };
enum { JD_LATE_NO, JD_LATE_YES };
enum { JD_NO_MOVE_NOTE, JD_NO_MOVE_ILLEGAL };
enum { JD_UNPROMOTED_RESTORE, JD_UNPROMOTED_QUEEN };
enum { JD_WHEN_MADE, JD_WHEN_PRESSED };
enum { JD_WINDOW_GAME, JD_WINDOW_NEXT_MOVE };
enum { JD_PENALTY_NONE, JD_PENALTY_OPPONENT_BONUS };
enum { JD_ANNOUNCED_PIECE, JD_ANNOUNCED_FREE };
enum { JD_IRRECOVERABLE_ANNUL, JD_IRRECOVERABLE_LAST_KNOWN };
enum { JD_COLOURS_QUARTER, JD_COLOURS_10_MOVES };
enum { JD_MATERIAL_LISTED, JD_MATERIAL_DEAD };
enum { JD_DRAW_BARE_KING, JD_DRAW_HELPMATE };
enum { JD_RESIGN_DRAW, JD_RESIGN_HELPMATE, JD_RESIGN_LOSS };
enum { JD_END_LEGAL, JD_END_LEGAL_AND_TOUCH };
enum { JD_OFFERS_ON, JD_OFFERS_OFF, JD_OFFERS_ARBITER };
enum { JD_REJECT_MOVE, JD_REJECT_TOUCH };
enum { JD_EXT_TABLE, JD_EXT_NONE };
enum { JD_CLAIM_LOST_MOVE, JD_CLAIM_LOST_TOUCH };
enum { JD_PROOF_LOG, JD_PROOF_SHEET };
enum { JD_BAD_CLAIM_USED, JD_BAD_CLAIM_BONUS };
enum { JD_ABSENT_LOSE, JD_ABSENT_WHITE_PAYS };
enum { JD_SHEET_AUTO, JD_SHEET_MANUAL, JD_SHEET_NONE };
enum { JD_AHEAD_NO, JD_AHEAD_YES };
enum { JD_REST_NO, JD_REST_YES };
enum { JD_SCORE_ALWAYS, JD_SCORE_ON_MOVE };
enum { JD_CALL_OBSERVED, JD_CALL_CLAIM };
enum { JD_BOTH_FLAGS_CONTINUE, JD_BOTH_FLAGS_DRAW };
enum { JD_CLOCK_HIDDEN, JD_CLOCK_SHOWN };
enum { JD_DEFECT_BEFORE_FLAG, JD_DEFECT_ANY };
enum { JD_ABUSE_REFER, JD_ABUSE_IGNORE };
enum { JD_TIMES_LOG, JD_TIMES_PROPORTIONAL };
enum { JD_FLOOR_SKIP, JD_FLOOR_NONE };
enum { JD_DEVICE_REFER, JD_DEVICE_LOSS };

// How a delay is taken off the time of a move: not counted until it is over (US), or given back
// when the clock is pressed, as much of it as was used (Bronstein).
typedef enum jd_delay_kind { JD_DELAY_NONE, JD_DELAY_US, JD_DELAY_BRONSTEIN } jd_delay_kind;

// One time control, Law 12.1: so many moves (0 means all) in so much time, with so much more for
// each move: an increment is added before the move, from the first on; a delay is not charged.
typedef struct jd_control {
    uint32_t moves;
    uint8_t delay_kind; // a jd_delay_kind
    uint8_t pad[3];
    int64_t time_ms;
    int64_t inc_ms;
    int64_t delay_ms;
} jd_control;

#define JD_MAX_CONTROLS 8

typedef struct jd_profile {
    int64_t value[JD_PARAM_COUNT];
    jd_control control[JD_MAX_CONTROLS];
    uint8_t controls;
    uint8_t repeat; // 1 if the last control is repeated for ever
    uint8_t pad[6];
} jd_profile;

#endif
