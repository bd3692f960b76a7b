// game.h -- everything the referee remembers, on one page. Floor 3.
//
// A game is one block of plain data without pointers: this header, then one jd_ply for each move of
// the record. Copy it, save it, compare it, move it to a larger block. Three layers are kept apart:
//   physical   at, under, hand, knocked, clock.fallen    what stands, is held, hangs
//   legal      position, made, duty, partial, record     completed moves, rights, obligations
//   noticed    breach, result, flags by FLAG             what has been claimed or seen
// Only functions of core/table and core/acts change a game; laws read it.
// SPDX-License-Identifier: MIT

#ifndef JD_GAME_H
#define JD_GAME_H

#include "clock.h"
#include "event.h"
#include "record.h"

typedef enum jd_phase {
    JD_PHASE_SETUP,
    JD_PHASE_RUNNING,
    JD_PHASE_STOPPED,
    JD_PHASE_SEALING,
    JD_PHASE_ADJOURNED,
    JD_PHASE_RESUMING,
    JD_PHASE_FINISHED,
    JD_PHASE_ANNULLED,
} jd_phase;

typedef enum jd_score {
    JD_UNDECIDED,
    JD_WHITE_WINS,
    JD_BLACK_WINS,
    JD_DRAWN,
    JD_BOTH_LOSE,
} jd_score;

// What is missing of a move that has been fixed (6.2, 6.3, 6.4).
typedef enum jd_partial {
    JD_NOTHING_MISSING,
    JD_VICTIM_STANDS,
    JD_ROOK_TO_COME,
    JD_PIECE_TO_COME,
    JD_PAWN_STANDS,  // the new piece has come, the pawn is still on the board
    JD_KING_TO_COME, // Chess960: the rook has castled, the king is beside the board
} jd_partial;

typedef struct jd_hand {
    jd_piece piece; // JD_EMPTY: the hand is empty
    jd_square from; // JD_NO_SQUARE: from outside the board
    jd_square over; // the square it stands on while still held, or JD_NO_SQUARE
} jd_hand;

typedef struct jd_offer {
    uint8_t standing;    // 1 if an offer waits for an answer
    uint8_t by;          // a jd_color
    uint8_t in_a_row[2]; // offers of a side since the other's last (15.1(4))
} jd_offer;

// A claim of a draw that waits for the arbiter (10.13).
typedef struct jd_pending_claim {
    uint8_t pending;
    uint8_t side;       // a jd_color
    uint8_t claim;      // JD_CLAIM_REP3 or JD_CLAIM_FIFTY
    uint8_t from_phase; // a jd_phase: where it was made
} jd_pending_claim;

// What waits for the arbiter's answer.
typedef enum jd_asked {
    JD_ASKED_NOTHING,
    JD_ASKED_AGREEMENT, // to a draw (2023 9.1.1)
    JD_ASKED_INCREMENT, // 2023 III.4
    JD_ASKED_NO_EFFORT, // 2023 III.5
} jd_asked;

typedef struct jd_question {
    uint8_t asked;     // a jd_asked
    uint8_t side;      // a jd_color: who asked
    uint8_t postponed; // the answer to JD_ASKED_NO_EFFORT will come later
    uint8_t fallen;    // and the flag of the side has fallen meanwhile
} jd_question;

// A move sealed in an envelope (13.1, 14.4).
typedef struct jd_envelope {
    jd_note note;
    uint8_t side;    // a jd_color: who seals
    uint8_t closed;  // the envelope is closed
    uint8_t sealed;  // and the clock stopped after it: nothing can be changed any more
    uint8_t is_void; // an illegal move before it was found (8.1)
} jd_envelope;

// Announced before the start (10.12).
#define JD_MAX_EXTENSIONS 8

typedef struct jd_game {
    uint32_t capacity; // plies the block has room for; the host's, not part of the game
    uint32_t plies;    // moves on record

    // set-up
    jd_profile profile;
    jd_packed start;
    jd_extension extension[JD_MAX_EXTENSIONS];
    uint8_t extensions;

    // physical
    jd_hand hand[2];
    jd_piece at[64];
    jd_piece under[64];    // a piece under the one that stands on the square (4.3)
    jd_squares knocked[2]; // by a side: displaced by accident, not yet put back (8.3)

    // legal
    jd_position position; // its turn is the side having the move
    jd_duty duty;
    uint32_t made[2];           // completed moves
    uint8_t unpressed[2];       // the last one is not yet followed by a press (6.5)
    uint8_t alive;              // the position has been found alive (2023 5.2.2)
    uint8_t partial;            // a jd_partial
    jd_move fixed;              // the move of `partial`; another promotion is still open
    uint8_t watched;            // the next move must lead to a possible position (2023 A.5.4)
    uint8_t chosen;             // the jd_kind that has touched the promotion square (2023 4.4.4)
    uint8_t both_hands;         // a part of this move was made with two hands
    uint8_t two_hands[2];       // the last move was (2023 7.5.4)
    uint8_t adjusting[2];       // announced (7.1)
    uint8_t pressed_over_knock; // 1 + the side that pressed before it put its pieces back (8.3)
    uint8_t has_unseen;         // an illegal move stands released and unnoticed
    jd_move unseen;             // its two squares
    uint8_t unseen_word;        // its reason, a jd_word
    uint8_t phase;              // a jd_phase
    uint8_t score;              // a jd_score
    uint8_t score_article;      // a jd_article
    uint8_t illegal_moves[2];   // found so far (2023 7.5.5)
    jd_offer offer;
    uint8_t has_must_play; // a wrong claim binds to the announced move (10.13(2))
    uint8_t has_must_seal; // a move played after the announcement has to be sealed (13.1(1))
    jd_move must_play;
    jd_move must_seal;
    jd_pending_claim claim;
    jd_question question;
    jd_note written[2]; // noted in advance on the sheet (11.1)

    // sheets, presence, envelopes
    uint32_t recorded[2];   // plies on the sheet of a side that writes its own (11.1)
    uint8_t must_record[2]; // to be completed before the next move (11.6), or while stopped (11.7)
    uint8_t claimed;        // a claim of a draw was made this turn: the written move was for it
    uint8_t sheets_wait; // a flag was seen while the clocks stood: asked when they run again (11.6)
    uint8_t sheet_lent[2]; // completes his sheet with the other's, on his own time (11.5)
    uint8_t absent[2];     // not at the board
    uint8_t moved_since_resumption[2]; // he has moved in this session (10.15, 14.6)
    uint8_t was_resumed;
    uint8_t stopped_in;         // a jd_phase: where play goes on once the clocks run again
    uint8_t stopped_for_sheets; // they stand until both sheets are complete (11.7)
    uint8_t stopped_by;         // 1 + a jd_actor while the clocks are stopped by one (12.5), else 0
    uint8_t signed_score[2];    // a jd_score each (2023 8.7)
    uint8_t early;              // the mover adjourned before the end of the session (13.1(2))
    uint8_t replays_sealed;   // the envelope is lost, the sealer plays his move on the board (14.5)
    jd_envelope envelope;     // the sealed move
    jd_envelope reply;        // the reply sealed while the sealer is absent
    int64_t session_start_ms; // wall time at which the session began

    // noticed
    uint8_t breach;      // 1 while a breach of 7.2 can be claimed
    uint8_t breach_lost; // 1 if the right to claim the last one was lost by touching (7.4)
    uint8_t has_sound;   // 1 if play went on from a displaced position (8.2)
    uint8_t sound_law;   // a jd_article: 8.2, or 8.4 if the pieces were set up wrongly
    uint32_t sound_plies;
    jd_packed sound; // the position before the accident
    int64_t sound_thought_ms[2];

    jd_clock clock;
    int64_t wall_ms; // since the game began, whichever clock ran

    jd_ply ply[]; // the record
} jd_game;

// Bytes of a block with room for so many plies.
size_t jd_game_size(uint32_t capacity);

// Bytes in use: what has to be saved.
size_t jd_game_used_bytes(const jd_game *game);

// A new game in a block of jd_game_size(capacity) bytes: classic profile, one control of 40 moves
// in two hours, the initial array, phase set-up. Every byte is written.
void jd_game_init(jd_game *game, uint32_t capacity);

// Tells a game that its block is larger now.
void jd_game_grow(jd_game *game, uint32_t capacity);

// Puts the pieces of `position` on the board and makes it the position of the game.
void jd_game_set_position(jd_game *game, const jd_position *position);

// Empty hands, nothing touched, nothing begun: the physical board is that of the position.
void jd_game_tidy(jd_game *game);

// Empty hands, and the physical board is that of the position; duties and what is fixed stay.
void jd_game_tidy_board(jd_game *game);

// No duties: a new turn.
void jd_game_new_turn(jd_game *game);

static inline int64_t jd_game_param(const jd_game *game, jd_param param) {
    return game->profile.value[param];
}
static inline jd_edition jd_game_edition(const jd_game *game) {
    return (jd_edition)jd_game_param(game, JD_PARAM_edition);
}
static inline jd_color jd_game_turn(const jd_game *game) { return (jd_color)game->position.turn; }
static inline bool jd_game_is_over(const jd_game *game) {
    return game->phase == JD_PHASE_FINISHED || game->phase == JD_PHASE_ANNULLED;
}

// Law 6.5: moves that count for the control.
static inline uint32_t jd_game_counted(const jd_game *game, jd_color side) {
    return game->made[side] - game->unpressed[side];
}

// What stands on top of a square, a held piece included.
jd_piece jd_game_stands(const jd_game *game, jd_square square);

#endif
