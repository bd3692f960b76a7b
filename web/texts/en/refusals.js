// en/refusals.js -- what is refused and what is illegal, in English; keys as in en/verdicts.js.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const enRefusals = {
  REFUSE: ['That is not possible now ({what}).', 'Nothing has changed.'],

  // the state of the game
  'REFUSE over': ['The game is over.', 'Nothing that is done now counts.'],
  'REFUSE 6.8 over': ['The game is over: a flag no longer matters.'],
  'REFUSE 12.7 over': ['The result stands: it was agreed before the flag was noticed.'],
  'REFUSE setup': ['The game has not begun.'],
  'REFUSE running': ['The game is going on.'],
  'REFUSE stopped': ['The clocks are stopped; that has to wait.'],
  'REFUSE sealing': ['A move is being sealed; that has to wait.'],
  'REFUSE adjourned': ['The game is adjourned; that has to wait.'],
  'REFUSE resuming': ['The game is being resumed; that has to wait.'],

  // hand and board
  'REFUSE 3.1 not-on-move': ['{other} does not have the move.', 'The sides move in turn.'],
  'REFUSE 7.1 not-on-move': ['Only the player having the move may adjust pieces.'],
  'REFUSE 7.1 not-running': ['Pieces are adjusted only while one’s own clock runs.'],
  'REFUSE 10.11 not-on-move': ['Only the player having the move may claim this draw.'],
  'REFUSE 13.1(2) not-on-move': ['Only the player having the move may seal early.'],
  'REFUSE not-on-move': ['That is for the player having the move.'],
  'REFUSE not-running': ['That is possible only while one’s own clock runs.'],
  'REFUSE hand-full': ['There is already a piece in the hand.'],
  'REFUSE hand-empty': ['There is no piece in the hand.'],
  'REFUSE not-placed': ['The piece in the hand does not stand on a square yet.'],
  'REFUSE empty': ['There is no piece on that square.'],
  'REFUSE occupied': [
    'There is no room on that square.',
    'A piece may not be moved to a square of its own colour’s piece.',
  ],
  'REFUSE no-promotion': ['No pawn is being promoted.'],
  'REFUSE piece-chosen': ['The new piece has touched its square: the choice is made.'],
  'REFUSE must-play': ['First the announced move has to be played.'],

  // claims
  'REFUSE touched': ['Too late: a piece has been touched.'],
  'REFUSE 7.4 touched': [
    'Too late: {side} has touched a piece.',
    'A claim of the touched piece comes before touching one’s own.',
  ],
  'REFUSE 10.11 touched': ['Too late: whoever touches a piece can no longer claim this draw.'],
  'REFUSE no-violation': [
    'There is nothing to claim: the last move was played with a piece that might be.',
  ],
  'REFUSE none-found': ['Nothing of the kind is found.', 'Play goes on.'],
  'REFUSE 8.1 none-found': ['No illegal move is found.', 'Play goes on.'],
  'REFUSE 7.6 none-found': ['The pieces stand as they should.', 'Play goes on.'],
  'REFUSE 8.2 none-found': ['No piece has been displaced.', 'Play goes on.'],
  'REFUSE 8.3 none-found': ['No piece has been displaced.'],
  'REFUSE 8.4 none-found': ['The adjourned position was set up rightly.', 'Play goes on.'],
  'REFUSE 8.5 none-found': ['The pieces began on their right squares.', 'Play goes on.'],
  'REFUSE 11.9 none-found': ['Nobody is completing his sheet under 11.7.'],
  'REFUSE 14.6 none-found': ['The game was not resumed: there is no clock setting to correct.'],
  'REFUSE A.5.4 none-found': [
    'Neither are both kings in check, nor does a pawn stand on its last rank.',
    'Play goes on.',
  ],
  'REFUSE late': ['Too late: that can no longer be claimed.'],
  'REFUSE 8.1 late': ['Too late: an illegal move is claimed before one’s next move.'],
  'REFUSE 8.5 late': ['Too late: too many moves have been made to begin again.'],
  'REFUSE continue': ['Play goes on.'],
  'REFUSE 8.6 continue': ['Play goes on with the colours exchanged: too much has been played.'],
  'REFUSE flag-up': ['The flag has not fallen.'],
  'REFUSE moves-made': ['The flag is down, but the moves of the period were made in time.'],
  'REFUSE one-flag': ['The two flags are not both down.', 'This is for the case that they are.'],
  'REFUSE after-flag': ['Too late: a defect of the clock is claimed before the flag falls.'],
  'REFUSE first-move-made': ['Too late: the clock setting is claimed before one’s first move.'],
  'REFUSE claim-pending': ['First the claim or question that waits has to be decided.'],
  'REFUSE no-claim': ['No claim waits for a decision.'],
  'REFUSE no-question': ['No question waits for the arbiter’s answer.'],
  'REFUSE not-announced-before': ['More than fifty moves can only be announced before the event.'],
  'REFUSE no-extensions': ['In this edition the fifty moves are not extended.'],
  'REFUSE table-full': ['No more kinds of material can be entered.'],
  'REFUSE not-provided': ['The rules of this event do not provide for that.'],
  'REFUSE time-left': [
    'That is possible only in the last period, with less than two minutes left.',
  ],
  'REFUSE has-increment': ['Every move already brings more time.'],
  'REFUSE clock-shows': ['The clock itself shows which flag fell first.'],

  // offers
  'REFUSE no-offer': ['No draw is offered.'],
  'REFUSE no-offers': ['In this event draws are not offered.'],
  'REFUSE too-early': ['Too early: not enough moves have been made to agree on a draw.'],
  'REFUSE irrevocable': ['That cannot be taken back.'],
  'REFUSE 10.7 irrevocable': ['An offer cannot be taken back; it stands until it is answered.'],
  'REFUSE 10.13(3) irrevocable': ['A claim cannot be taken back.'],

  // scoresheets, clocks, the arbiter
  'REFUSE complete-sheet-first': ['First the scoresheet has to be completed.'],
  'REFUSE not-manual': ['The scoresheets are written by the program.'],
  'REFUSE floor': ['That would leave less than five minutes, or than a minute a move.'],
  'REFUSE not-told': ['The arbiter may not tell a player that.'],

  // adjournment and presence
  'REFUSE no-adjournment': ['In this event games are not adjourned.'],
  'REFUSE not-sealing': ['No move is being sealed.'],
  'REFUSE not-sealed': ['The envelope is not closed yet.', 'The clock is stopped only after that.'],
  'REFUSE nothing-written': ['No move is written yet: there is nothing to put into the envelope.'],
  'REFUSE must-seal-played-move': ['The move played on the board has to be sealed, no other.'],
  'REFUSE replier-absent': ['The envelope stays closed until the player to reply is there.'],
  'REFUSE sealer-absent': [
    'The sealed reply stays closed until the player who sealed first is there.',
  ],
  'REFUSE envelope-void': [
    'The game has gone back before the sealed move: the envelope no longer counts.',
  ],
  'REFUSE no-envelope': ['There is no envelope.'],
  'REFUSE here': ['The player is at the board.'],
  'REFUSE away': ['The player is not at the board already.'],

  // illegal moves
  ILLEGAL: ['An illegal move was made.', 'It is taken back.'],
  'ILLEGAL piece-cannot-move-so': ['That move is not legal: the piece does not move so.'],
  'ILLEGAL king-left-in-check': ['That move is not legal: it leaves the own king in check.'],
  'ILLEGAL unpromoted': [
    'The clock was pressed, but the pawn has not become a piece.',
    'The clock goes back; choose the piece.',
  ],
  'ILLEGAL 7.5.2 unpromoted': [
    'The clock was pressed, but the pawn has not become a piece.',
    'It becomes a queen, and the press counts as an illegal move.',
  ],
  'ILLEGAL bad-promotion': ['A pawn becomes a queen, rook, bishop or knight of its own colour.'],
  'ILLEGAL unfinished': [
    'The clock was pressed, but the move is not finished.',
    'The clock goes back; finish the move.',
  ],
  'ILLEGAL no-move': ['The clock was pressed without a move; that counts as an illegal move.'],
  'ILLEGAL two-hands': [
    'The move was made with both hands; that counts as an illegal move.',
    'The move itself stands.',
  ],
};
