// laws.h -- the Laws as questions to a game, in the order of the book. Floor 4.
//
// A function is named after the paragraph it states: jd_law_10_14 is Law 10.14. None changes a
// game: effects are in core/acts. The rows and scenarios stand under the same number in tests/laws.
// SPDX-License-Identifier: MIT

#ifndef JD_LAWS_H
#define JD_LAWS_H

#include "../notation/san.h"
#include "../table/event.h"
#include "../table/game.h"
#include "../table/limit.h"

// A list of moves.
typedef struct jd_move_list {
    int count;
    jd_move move[JD_MAX_MOVES];
} jd_move_list;

// Article 1 ----------------------------------------------------------------------------------

// Law 1.1: true for a dark square; a1 is one.
bool jd_law_1_1_is_dark(jd_square square);

// Article 2 ----------------------------------------------------------------------------------

// Laws 2.1, 2.2 with 8.5: the game began with the initial array, or with one of Chess960.
bool jd_law_2_is_right_array(const jd_game *game);

// Article 3 ----------------------------------------------------------------------------------

// Laws 3.1, 3.2: the side has the move.
bool jd_law_3_1_has_the_move(const jd_game *game, jd_color side);

// Law 3.2: the same, or the other side has made an illegal move that nobody has noticed, and any
// act of this side takes it as made.
bool jd_law_3_2_may_act(const jd_game *game, jd_color side);

// Articles 4 and 6 ---------------------------------------------------------------------------

// How far the pieces on the board have come from the position of the game.
typedef enum jd_stage {
    JD_STAGE_NOTHING,   // as before, but for enemy pieces already taken off
    JD_STAGE_COMPLETED, // a legal move has been carried out
    JD_STAGE_PARTIAL,   // one has been fixed and something is missing
    JD_STAGE_OTHER,     // the board shows nothing that a legal move can lead to
} jd_stage;

typedef struct jd_reading {
    jd_stage stage;
    jd_move move;       // COMPLETED and PARTIAL; of a promotion not yet chosen that to a queen
    jd_partial missing; // PARTIAL
    jd_article article; // 6.1 to 6.4
} jd_reading;

// Laws 4.1 to 4.3 and 6.1 to 6.4: what the physical board says.
jd_reading jd_law_6_read_board(const jd_game *game);

// Laws 6.2 to 6.4: the move is, or may become, the one that has been fixed.
bool jd_law_6_is_fixed(const jd_game *game, jd_move move);

// Law 6.5: moves completed: made, or with `complete` = press also pressed.
uint32_t jd_law_6_5_completed(const jd_game *game, jd_color side);

// Law 6.1 to 6.4: the Article under which a completed move is made.
jd_article jd_law_6_completed_by(const jd_position *position, jd_move move);

// Article 5 ----------------------------------------------------------------------------------

// Law 5.1(2): the square where the king of the side lands when castling on the wing.
jd_square jd_law_5_1_2_king_goes_to(jd_color side, jd_wing wing);

// Law 5.1(4): the king stands two squares sideways from its original square, as if to castle.
bool jd_law_5_1_4_king_put_to_castle(const jd_game *game, jd_square from, jd_square to);

// Law 5.1(4): the touches of this turn are the king, first or together, and a rook he could castle
// with.
bool jd_law_5_1_4_about_to_castle(const jd_game *game);

// Law 5.1(2): the square of the piece that the move moves, or of either (2023 II.3.2.4).
jd_squares jd_law_5_1_2_moved_by(const jd_position *position, jd_move move);

// Law 5.1(3): a rook was touched before the king; castling with it is barred.
bool jd_law_5_1_3_is_banned(const jd_position *position, const jd_duty *duty, jd_move move);

// Law 5.6(4): the word for what is wrong with the piece a pawn becomes, or JD_WORD_NOTHING.
jd_word jd_law_5_6_4_objection(jd_kind promotion);

// Law 5.6(4): by one of these moves a pawn becomes another piece on the square.
bool jd_law_5_6_4_promotes_on(const jd_move_list *allowed, jd_square square);

// The Article under which a move with this missing is unfinished.
jd_article jd_law_6_unfinished(jd_partial missing);

// Law 6.4, 2023 4.4.4: another piece than the move's has been chosen for the pawn.
bool jd_law_6_4_is_other_piece(const jd_game *game, jd_move move);

// Law 5.6(5): a promotion is in progress, so a piece may be asked for.
bool jd_law_5_6_5_may_ask(const jd_game *game);

// Article 7 ----------------------------------------------------------------------------------

// Law 7.1: what stands against adjusting pieces, or JD_WORD_NOTHING.
jd_word jd_law_7_1_objection(const jd_game *game, jd_color side);

// Laws 5.1(3), 7.2: the duty after a deliberate contact with these squares, order among them
// unknown.
jd_duty jd_law_7_2_touch(const jd_game *game, jd_squares touched);

typedef struct jd_bond {
    bool bound;         // false: any legal move (7.3), castling bans apart
    jd_article article; // 5.1(3), 5.1(4), 7.2(1), 7.2(2) or 7.3
} jd_bond;

// Laws 5.1(3), 5.1(4), 7.2, 7.3, 6.2 to 6.4: the legal moves that may be played now. Returns what
// binds.
jd_bond jd_law_7_allowed(const jd_game *game, jd_move_list *allowed);

// The move is among them.
bool jd_law_7_permits(const jd_game *game, jd_move move);

// Law 7.4: the opponent of `claimant` broke 7.2 and the claim is in time.
typedef enum jd_touch_claim {
    JD_TOUCH_CLAIM_OK,
    JD_TOUCH_CLAIM_NONE,
    JD_TOUCH_CLAIM_LATE
} jd_touch_claim;
jd_touch_claim jd_law_7_4(const jd_game *game, jd_color claimant);

// Article 8 ----------------------------------------------------------------------------------

// Law 8.1: the first move on record from ply `from` on with this flag, or game->plies if there is
// none.
uint32_t jd_law_8_1_first(const jd_game *game, uint8_t flag, uint32_t from);

// Law 8.1: the first ply that may still be corrected, on a player's claim or by the arbiter.
uint32_t jd_law_8_1_window(const jd_game *game, bool for_arbiter);

// Laws 8.1, 8.2: the last position up to `ply` that can be identified without the board.
uint32_t jd_law_8_1_last_known(const jd_game *game, uint32_t ply);

// 2023 A.5.4: a position that no game can reach, by two checks or a pawn left on its last rank.
bool jd_law_8_1_is_impossible(const jd_position *position);

// Law 8.1: the word for why the piece may not go from `from` to `to`.
jd_word jd_law_8_1_reason(const jd_game *game, jd_square from, jd_square to, jd_kind promotion);

// Law 8.1: an illegal or unfinished move stands on the board that nobody has noticed, and the
// opponent may take it for a move and answer it.
bool jd_law_8_1_may_be_answered(const jd_game *game);

// Laws 8.1, 8.2: the position that stands on the board, however it came about: after an illegal
// move
// (`next_turn`), or displaced.
jd_position jd_law_8_1_on_board(const jd_game *game, bool next_turn);

// Law 8.2: pieces stand where the position does not have them and no move is in progress.
bool jd_law_8_2_is_displaced(const jd_game *game);

// Law 8.5: what stands against pointing out a wrong array, or JD_WORD_NOTHING.
jd_word jd_law_8_5_objection(const jd_game *game);

// Law 8.6: so little time has gone that the arbiter may arrange a new game.
bool jd_law_8_6_may_rearrange(const jd_game *game);

// Article 9 ----------------------------------------------------------------------------------

// Law 9.1: the king of the side having the move is attacked.
bool jd_law_9_1_in_check(const jd_position *position);

// Article 10 ---------------------------------------------------------------------------------

typedef struct jd_end {
    bool over;
    jd_score score;
    jd_article article;
    bool unknown; // nobody has found out whether mate is possible: the loss, or the game, stands
} jd_end;

// Laws 10.1, 10.3, 10.4: the game ends by itself with this position on the board. `any_dead`: not
// the closed list of 10.4 but any position in which neither side can mate (2023 5.2.2).
jd_end jd_law_10_position_ends(const jd_position *position, bool any_dead);

// The same by the edition of the game.
jd_end jd_law_10_ends(const jd_game *game, const jd_position *position);

// The same of the position of the game, to which `move` has just led from `before`.
jd_end jd_law_10_ends_after(const jd_game *game, const jd_position *before, jd_move move);

// Law 10.4: the paragraph of the closed list that the material falls under; false if none.
bool jd_law_10_4(const jd_position *position, jd_article *article);

// Laws 10.2, 10.5, 10.14: the side loses by `article`; a draw if its opponent has a bare king, or
// with `helpmate` if no series of moves mates.
jd_end jd_law_10_5_lose(const jd_game *game, jd_color loser, jd_article article);

// Law 10.6: what stands against offering a draw, and against agreeing on one, or JD_WORD_NOTHING.
jd_word jd_law_10_6_offer_objection(const jd_game *game);
jd_word jd_law_10_6_objection(const jd_game *game);

// Laws 10.7 to 10.9: under which of them an offer of the side would stand now.
jd_article jd_law_10_7_window(const jd_game *game, jd_color side);

// A claim of a draw on the board or with a written move, as checked (10.13).
typedef struct jd_draw_claim {
    bool right;
    jd_article article; // 10.10, 10.10(1), 10.10(2), 10.12
    jd_move announced;  // the written move, if it may be played, or JD_NO_MOVE
    jd_squares named;   // the pieces a written move that may not be played speaks of
} jd_draw_claim;

// Law 10.10: how often the position on the board has occurred with this side having the move.
uint32_t jd_law_10_10_occurrences(const jd_game *game);

// Law 10.10: the check of a claim by the side having the move.
jd_draw_claim jd_law_10_10(const jd_game *game);

// Law 10.11: what stands against a claim of the side, or JD_WORD_NOTHING.
jd_word jd_law_10_11_objection(const jd_game *game, jd_color side);

// Law 10.12: half-moves without capture and pawn move that are needed with this material.
uint32_t jd_law_10_12_needed(const jd_game *game);
jd_draw_claim jd_law_10_12(const jd_game *game);

// A claim that would be found right now: with the position on the board (`move` JD_NO_MOVE), or
// with this move written first.
typedef struct jd_open_claim {
    uint8_t claim;   // JD_CLAIM_REP3 or JD_CLAIM_FIFTY
    uint8_t article; // a jd_article
    jd_move move;
} jd_open_claim;

// Law 10.13: a claim may be made: while play goes on, or with the clocks stopped for it or for
// something else, but not before another one is decided.
bool jd_law_10_13_may_be_made(const jd_game *game);

// The position that a claim of the side is about: the one on the board, be it by an illegal move
// that nobody has noticed.
jd_position jd_law_10_13_position(const jd_game *game, jd_color side);

// Law 10.13: the side may claim (10.11), and would be right with the position as it stands.
bool jd_law_10_13_is_right_now(const jd_game *game, jd_color side, jd_claim claim);

// Law 10.13: all of them, for the side; returns their number.
enum { JD_MAX_OPEN_CLAIMS = 2 * JD_MAX_MOVES };
int jd_law_10_13_open_claims(const jd_game *game, jd_color side,
                             jd_open_claim list[JD_MAX_OPEN_CLAIMS]);

// The material of the side in the form of a jd_extension.
uint32_t jd_law_10_12_material(const jd_position *position, jd_color side);

// Law 10.13: reads a written or sealed move (10.16): JD_SAN_OK and the move, or what is wrong with
// it.
jd_san_status jd_law_10_16_read(const jd_position *position, const jd_note *note, jd_move *move);

// Law 10.14: so few moves count that the fallen flag of the side is a loss.
bool jd_law_10_14_overstepped(const jd_game *game, jd_color side);

// Law 10.15: the last instant at which nobody is late.
int64_t jd_law_10_15_last_ms(const jd_game *game);

// Law 10.15: until the side loses by being late, or JD_FOREVER.
int64_t jd_law_10_15_late_in_ms(const jd_game *game, jd_color side);

// Article 11 ---------------------------------------------------------------------------------

// Law 11.2: with less time than this to the flag the side need not record; 0: it always has to.
int64_t jd_law_11_2_below_ms(const jd_game *game, jd_color side);
// Law 11.2: so little time is left to the flag.
bool jd_law_11_2_is_short(const jd_game *game, jd_color side);

// Law 11.2: the side need not record; 2023 8.4: nor in the rest of the period.
bool jd_law_11_2_is_exempt(const jd_game *game, jd_color side);

// Law 11.1: more of the moves before are missing on the sheet of the side than may be.
bool jd_law_11_1_behind(const jd_game *game, jd_color side);

// Law 11.6: the clock of the side runs while it completes its sheet.
bool jd_law_11_6_own_clock(const jd_game *game, jd_color side);

// Law 11.1: how many plies stand on the sheet of the side.
uint32_t jd_law_11_1_recorded(const jd_game *game, jd_color side);

// Laws 11.6, 11.7: the sheet that the side writes itself has gaps.
bool jd_law_11_6_lags(const jd_game *game, jd_color side);

// Article 12 ---------------------------------------------------------------------------------

// Law 12.1: time left to the control not yet satisfied, or JD_FOREVER.
int64_t jd_law_12_1_left_ms(const jd_game *game, jd_color side);

// Law 12.4: a used time that would leave the side less than five minutes, or less than a minute a
// move.
bool jd_law_12_4_below_floor(const jd_game *game, jd_color side, int64_t used_ms, uint32_t counted);

// Law 12.8: both flags hang unseen, and neither side has made its moves.
bool jd_law_12_8_both_overstepped(const jd_game *game);

// Law 12.8: both flags are down, and that is a draw.
bool jd_law_12_8_is_drawn(const jd_game *game);

// Law 12.6: the used time in proportion: shown when found, times moves at the irregularity, by
// moves made.
int64_t jd_law_12_6_share_ms(int64_t used_ms, uint32_t moves_then, uint32_t moves_now);

// Law 12.3: the press of the side hands over its clock: it runs, and a completed move is not yet
// counted.
bool jd_law_12_3_may_press(const jd_game *game, jd_color side);

// 2023 Guidelines III -------------------------------------------------------------------------

// What stands against asking for an increment (III.4) or a draw (III.5), or JD_WORD_NOTHING.
jd_word jd_law_quickplay_objection(const jd_game *game, jd_color side);

// Article 13 ---------------------------------------------------------------------------------

// Law 13.1: the side seals its move now.
bool jd_law_13_1_seals(const jd_game *game, jd_color side);

// Law 13.1(2): what is left of the session.
int64_t jd_law_13_1_2_session_left_ms(const jd_game *game);

// Article 14 ---------------------------------------------------------------------------------

// Law 14.4: the side may seal its reply: the sealer is absent.
bool jd_law_14_4_may_seal_reply(const jd_game *game, jd_color side);

// Law 14.2: what stands against opening an envelope, or JD_WORD_NOTHING; `article` under which.
jd_word jd_law_14_2_objection(const jd_game *game, jd_article *article);

// Article 17 ---------------------------------------------------------------------------------

// Law 17: half points of the side.
int jd_law_17_half_points(const jd_game *game, jd_color side);

#endif
