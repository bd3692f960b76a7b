// event.h -- an act at the table: its time, its actor, what is done. Floor 3.
// SPDX-License-Identifier: MIT

#ifndef JD_EVENT_H
#define JD_EVENT_H

#include "../verdict.h"

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
    JD_CLAIM_REP3,
    JD_CLAIM_FIFTY,
    JD_CLAIM_CLOCK,
    JD_CLAIM_TIME,
    JD_CLAIM_CONDUCT,
    JD_CLAIM_INCREMENT,
    JD_CLAIM_NO_EFFORT,
    JD_CLAIM_COUNT
} jd_claim;

// What an act may say beside: `accident`, `defect`, `unrecoverable`, ...
enum {
    JD_SAID_ACCIDENT = 1,
    JD_SAID_DEFECT = 2,
    JD_SAID_UNRECOVERABLE = 4,
    JD_SAID_ON = 8,
    JD_SAID_TIMES_UNKNOWN = 16,
    JD_SAID_POSITION_UNKNOWN = 32,
    JD_SAID_SHEETS_COMPLETE = 64,
    JD_SAID_TWO_HANDS = 128,
    JD_SAID_NO_REASON = 128, // of `restart`, which no hand does
};

// What the arbiter does of several things: `penalty W warn`, `flags unknown`, `sheet lend`, `tell`.
typedef enum jd_choice {
    JD_CHOICE_NONE,
    // in the order of the words of the parameter `penalties`
    JD_PENALTY_WARN,
    JD_PENALTY_USED,
    JD_PENALTY_BONUS,
    JD_PENALTY_LOSS,
    JD_PENALTY_BOTH_LOSE,
    JD_PENALTY_POINTS,
    JD_PENALTY_FINE,
    JD_PENALTY_EXCLUSION,
    JD_PENALTY_EXPULSION,
    JD_FLAGS_UNKNOWN,
    JD_FLAGS_FIRST,
    JD_SHEET_LEND,
    JD_SHEET_DENY,
    JD_TELL_SCRAMBLE,
    JD_TELL_OTHER,
    JD_ANSWER_YES,
    JD_ANSWER_NO,
    JD_ANSWER_POSTPONE,
    JD_FOUND_SETUP,
    JD_FOUND_POSITION,
    JD_FOUND_DEVICE,
    JD_WITHDRAW_OFFER,
    JD_WITHDRAW_CLAIM,
} jd_choice;

#define JD_TEXT_SIZE 31

// What is written on a sheet or sealed, and the like: up to 31 bytes of UTF-8.
typedef struct jd_note {
    uint8_t length;
    char text[JD_TEXT_SIZE];
} jd_note;

// Law 10.12: material, and how many half-moves it may be played without capture and pawn move.
typedef struct jd_extension {
    uint32_t side[2]; // four bits for each of pawn, knight, bishop, rook, queen; in either order
    uint32_t half_moves;
} jd_extension;

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
    uint8_t choice;  // a jd_choice; of `sign` a jd_score
    uint8_t article; // a jd_article that the arbiter names, or that a claim is about
    int64_t time_ms; // a time that is set, added, or missing
    jd_note note;
    jd_extension extension;
    jd_piece board[64]; // of `setup`
} jd_event;

// Bits of who may do an act.
enum { JD_MAY_PLAYER = 1, JD_MAY_ARBITER = 2 };

#endif
