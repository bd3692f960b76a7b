// event.h -- an act at the table: its time, its actor, what is done. Floor 3.
// SPDX-License-Identifier: MIT

#ifndef JD_EVENT_H
#define JD_EVENT_H

#include "../base.h"

typedef enum jd_actor { JD_BY_WHITE, JD_BY_BLACK, JD_BY_ARBITER } jd_actor;

typedef enum jd_act {
#define ACT(name, verb, actors, shape) JD_ACT_##name,
#include "../acts.def"
#undef ACT
    JD_ACT_COUNT
} jd_act;

// What a claim is about: `claim touch` and so on.
typedef enum jd_claim {
    JD_CLAIM_TOUCH,
    JD_CLAIM_FLAG,
    JD_CLAIM_ILLEGAL,
    JD_CLAIM_DISPLACED,
    JD_CLAIM_SETUP,
    JD_CLAIM_COLOURS,
    JD_CLAIM_BOARD,
    JD_CLAIM_COUNT
} jd_claim;

// What an act may say beside: `accident`, `defect`, `unrecoverable`.
enum { JD_SAID_ACCIDENT = 1, JD_SAID_DEFECT = 2, JD_SAID_UNRECOVERABLE = 4, JD_SAID_ON = 8 };

#define JD_MAX_TOUCHED 3

typedef struct jd_event {
    int64_t dt_ms;   // since the event before, 0 or more
    uint8_t actor;   // a jd_actor
    uint8_t act;     // a jd_act
    uint8_t claim;   // a jd_claim
    uint8_t side;    // a jd_color: whose flag, who is warned
    uint8_t kind;    // a jd_kind: the promotion piece, the piece put on the board
    uint8_t said;    // JD_SAID_...
    uint8_t squares; // how many of square[] are meant
    jd_square square[JD_MAX_TOUCHED];
} jd_event;

// Bits of who may do an act.
enum { JD_MAY_PLAYER = 1, JD_MAY_ARBITER = 2 };

#endif
