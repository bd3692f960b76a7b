// profile.h -- the parameters of an edition and the time control agreed. Floor 3.
// SPDX-License-Identifier: MIT

#ifndef JD_PROFILE_H
#define JD_PROFILE_H

#include "../verdict.h"

typedef enum jd_param {
#define CHOICE(name, words, classic, standard, rapid, blitz) JD_PARAM_##name,
#define NUMBER(name, classic, standard, rapid, blitz)        JD_PARAM_##name,
#define TIME(name, classic, standard, rapid, blitz)          JD_PARAM_##name,
#include "../parameters.def"
#undef CHOICE
#undef NUMBER
#undef TIME
    JD_PARAM_COUNT
} jd_param;

// The words of CHOICE parameters that code asks for, by their place in the list.
enum { JD_ARBITER_PROGRAM, JD_ARBITER_HUMAN, JD_ARBITER_NONE };
enum { JD_TOUCH_CLAIM, JD_TOUCH_AUTO };
enum { JD_WHEN_MADE, JD_WHEN_PRESSED };
enum { JD_PENALTY_NONE, JD_PENALTY_OPPONENT_BONUS };
enum { JD_NO_MOVE_NOTE, JD_NO_MOVE_ILLEGAL };
enum { JD_MATERIAL_LISTED, JD_MATERIAL_DEAD };
enum { JD_REJECT_MOVE, JD_REJECT_TOUCH };
enum { JD_CLAIM_LOST_MOVE, JD_CLAIM_LOST_TOUCH };
enum { JD_BAD_CLAIM_USED, JD_BAD_CLAIM_BONUS };
enum { JD_SHEET_AUTO, JD_SHEET_MANUAL, JD_SHEET_NONE };
enum { JD_TIMES_LOG, JD_TIMES_PROPORTIONAL };
enum { JD_FLOOR_SKIP, JD_FLOOR_NONE };

// One time control, Law 12.1: so many moves (0 means all) in so much time.
typedef struct jd_control {
    uint32_t moves;
    uint32_t pad;
    int64_t time_ms;
} jd_control;

#define JD_MAX_CONTROLS 8

typedef struct jd_profile {
    int64_t value[JD_PARAM_COUNT];
    jd_control control[JD_MAX_CONTROLS];
    uint8_t edition; // a jd_edition: whose numbers the verdicts cite
    uint8_t controls;
    uint8_t repeat; // 1 if the last control is repeated for ever
    uint8_t pad[5];
} jd_profile;

#endif
