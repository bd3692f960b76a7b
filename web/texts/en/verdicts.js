// en/verdicts.js -- what the referee tells and rules, in English; there are tables of their own for
// notes, refusals, referrals and results.
//
// Keys are the code of a verdict, then its Article or its first argument or both; the most exact one
// wins (see sentence.js). Numbers of three parts are those of the FIDE Laws of 2023.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const enVerdicts = {
  '*': ['The referee’s ruling is “{text}”.', 'There is no sentence of its own for it yet.'],

  // what is touched and played
  OBLIGE: ['{side} must play one of these moves: {moves}.'],
  'OBLIGE 5.1(3)': [
    '{side} must play one of these moves: {moves}.',
    'The rook was touched before the king, so there is no castling with it.',
  ],
  'OBLIGE 5.1(4)': [
    '{side} must play one of these moves: {moves}.',
    'The king was touched in order to castle.',
  ],
  'OBLIGE 4.4.1': [
    '{side} must play one of these moves: {moves}.',
    'King and rook were touched: castling on that side, if it is legal, or else a king move.',
  ],
  'OBLIGE 6.2': [
    '{side} must finish this move: {moves}.',
    'The captured piece is still to be removed.',
  ],
  'OBLIGE 6.3': ['{side} must finish this move: {moves}.', 'The rook is still to be moved.'],
  'OBLIGE 6.4': [
    '{side} must finish this move: {moves}.',
    'The pawn has been let go on the last rank.',
  ],
  'OBLIGE 7.2': [
    '{side} must play one of these moves: {moves}.',
    'The touched piece must be played.',
  ],
  'OBLIGE 7.2(1)': [
    '{side} must play one of these moves: {moves}.',
    'It is the first touched piece that can be moved or taken.',
  ],
  'OBLIGE 7.2(2)': [
    '{side} must play one of these moves: {moves}.',
    'A piece of each colour was touched.',
  ],
  'OBLIGE 10.13(2)': [
    '{side} must play one of these moves: {moves}.',
    'The claim was wrong, and the move announced with it binds.',
  ],
  'OBLIGE 13.1(1)': [
    '{side} must seal this move: {moves}.',
    'It was played on the board after the announcement.',
  ],
  FREE: ['{side} may play any legal move.'],
  'FREE 5.1(4)': [
    '{side} may play any legal move.',
    'That castling is not legal, and the king cannot move.',
  ],
  'FREE 7.3': ['{side} may play any legal move.', 'No touched piece can be moved or taken.'],
  'PARTIAL 6.2': [
    'The capture is not finished.',
    'The captured piece must be taken off the board.',
  ],
  'PARTIAL 6.3': [
    'Castling is not finished.',
    'Now put the rook in its place and let go; no other move may be played.',
  ],
  'PARTIAL 6.4': [
    'The pawn has been let go on the last rank; the move is not finished.',
    'It must become a piece; the choice is still free.',
  ],
  MADE: ['{other} played {san}.'],
  'MADE 13.1(1)': ['{san} was played on the board after the announcement that moves are sealed.'],
  'COUNT 6.5': ['{who} has pressed: {n} moves count.'],

  // offers and claims
  OFFER: ['{who} offers a draw.', 'It stands until it is answered; a completed move refuses it.'],
  'OFFER 10.8': [
    '{who} offers a draw while {rival} is thinking.',
    '{rival} may accept or refuse; the arbiter may punish an offer at this time.',
  ],
  'OFFER 10.9': [
    '{who} offers a draw before making his move.',
    '{rival} may wait for the move, then accept or refuse.',
  ],
  'OFFER 9.1.2.1': [
    '{who} offers a draw.',
    'It stands until {rival} accepts it, refuses it aloud or touches a piece; it belongs between move and press.',
  ],
  'OFFER 9.1.2.3': ['{who}’s claim of a draw is an offer of one too.', '{rival} may accept it.'],
  'OFFER III.4': [
    '{who}’s wish for an increment is an offer of a draw too.',
    '{rival} may accept it.',
  ],
  DECLINED: ['{who} has refused the draw.', 'Play goes on.'],
  LOST: ['{who} has lost the right to claim.'],
  'LOST 7.4': [
    '{who} can no longer claim the touched piece.',
    'The claim comes before touching a piece oneself.',
  ],
  'LOST 10.11': [
    '{who} has let the repetition pass and cannot claim it now.',
    'The right comes back when the position does, with him to move.',
  ],
  CLAIM: ['The claim is decided: {what}.'],
  'CLAIM ok': ['The claim is right.'],
  'CLAIM bad': ['The claim is wrong.'],
  'CLAIM 7.2 ok': [
    'The claim is right: a touched piece had to be played.',
    'The move is taken back and one with that piece must be played.',
  ],
  'CLAIM 10.10 bad': ['The claim is wrong: the position has not occurred often enough.'],
  'CLAIM 10.10(1) ok': [
    'The claim is right: with the written move the position recurs often enough.',
  ],
  'CLAIM 10.10(1) bad': [
    'The claim is wrong: the written move does not bring the position about often enough.',
  ],
  'CLAIM 10.10(2) ok': ['The claim is right: the position has occurred often enough.'],
  'CLAIM 10.10(2) bad': ['The claim is wrong: the position has not occurred often enough.'],
  'CLAIM 10.12 ok': [
    'The claim is right: the last fifty moves of both sides had no capture and no pawn move.',
  ],
  'CLAIM 10.12 bad': ['The claim is wrong: too few moves since the last capture or pawn move.'],
  'CLAIM 14.6 ok': ['The clock was set wrongly at the resumption.', 'It is put right.'],
  MUSTPLAY: ['{side} must play {san}: it was announced with the claim.'],

  // clocks, flags, times
  FLAG: ['{who}’s flag has fallen.', 'The moves of the period were made; play goes on.'],
  STOPPED: ['Both clocks are stopped.', 'They go on when the arbiter says so.'],
  'STOPPED 5.6(5)': [
    'Both clocks are stopped until the promotion piece has been brought.',
    'Then the move is finished.',
  ],
  'STOPPED 10.13': ['Both clocks are stopped while the claim is examined.'],
  'STOPPED 11.7': ['Both clocks are stopped until both scoresheets are complete.'],
  'STOPPED 12.4': ['Both clocks are stopped: a clock is said to be defective.'],
  'STOPPED 14.3': [
    'The clock is stopped: the late player has come.',
    'Now the envelope is opened.',
  ],
  'STOPPED III.4': ['Both clocks are stopped: an increment is asked for.'],
  'STOPPED III.5': [
    'Both clocks are stopped: a draw is claimed because the opponent cannot win, or does not try.',
  ],
  TIMES: ['The clocks are set: White has used {white}, Black {black}.'],
  'TIMES 12.6': [
    'The clocks go back to the moment of the mistake: White has used {white}, Black {black}.',
  ],
  PENALTY: ['{time} is added to the time {who} has used.'],
  'PENALTY 10.13(2)': ['The claim was wrong: {time} is added to the time {who} has used.'],
  'PENALTY 13.1(2)': [
    '{who} seals before the end of the session.',
    'The {time} up to that end is added to the time he has used.',
  ],
  BONUS: ['{who} gets {time} more.'],
  'BONUS 10.13(2)': ['The claim was wrong: {who} gets {time} more.'],
  'BONUS 9.5.3': ['The claim was wrong: {who} gets {time} more.'],
  'BONUS 7.5.5': ['For the illegal move {who} gets {time} more.'],
  'BONUS III.4': ['With the increment {who} gets {time} more.'],
  'BONUS III.5': ['After the claim {who} gets {time} more.'],
  WARN: ['{who} is warned.', 'Another breach of the Laws may cost more.'],
  CONTINUE: ['Play goes on.'],
  'CONTINUE 11.9': [
    'The moves cannot be reconstructed.',
    'Play goes on from the position on the board.',
  ],
  'CONTINUE 12.8': ['Both flags are down, and nobody can say which fell first.', 'Play goes on.'],
  NEXTCONTROL: ['The next move counts as the first of period {n}.'],

  // positions
  RESTORE: ['The position before the mistake stands again.'],
  'RESTORE 7.2': [
    'That move is not allowed: a touched piece has to be played.',
    'The position before it stands again.',
  ],
  'RESTORE 7.6': ['The right position stands again.', '{side} has the move.'],
  'RESTORE 8.1': ['The position before the illegal move stands again.'],
  'RESTORE 8.2': [
    'The position before the pieces were displaced stands again.',
    '{side} has the move.',
  ],
  'RESTORE 8.4': ['The position of the adjournment stands again.', '{side} has the move.'],
  ANNUL: ['The game does not count and is to be played again.'],
  'ANNUL 8.1': [
    'The position before the illegal move cannot be found.',
    'The game does not count and is to be played again.',
  ],
  'ANNUL 8.2': [
    'The position before the pieces were displaced cannot be found.',
    'The game does not count and is to be played again.',
  ],
  'ANNUL 8.5': [
    'The pieces did not begin on their right squares.',
    'The game does not count and is to be played again.',
  ],
  'ANNUL 8.6': [
    'The colours were exchanged.',
    'The game does not count; a new one is played with the right colours.',
  ],
  'ANNUL 14.5(2)': [
    'The envelope is lost, and the position of the adjournment cannot be found.',
    'The game does not count and is to be played again.',
  ],
  TRANSFER: [
    'The board lay the wrong way.',
    'The position is moved to one that lies rightly, and play goes on.',
  ],

  // scoresheets and adjournment
  SHEETS: ['{what} must complete his scoresheet.'],
  'SHEETS W': ['White must complete his scoresheet before his next move, on his own time.'],
  'SHEETS B': ['Black must complete his scoresheet before his next move, on his own time.'],
  'SHEETS WB': [
    'Both players must complete their scoresheets.',
    'The clocks stand until that is done.',
  ],
  MUSTSEAL: [
    '{san} must be sealed.',
    'Whoever plays a move after the announcement seals that move.',
  ],
  SEALED: [
    '{who} has sealed move {n}.',
    'White has used {white}, Black {black}; the game is adjourned.',
  ],
  'SEALED 14.4': [
    '{who} has sealed his reply.',
    'The clock of {rival}, who has not come, is running.',
  ],
  OPENED: ['The envelope is open ({what}).'],
  'OPENED ok': ['The envelope is open: the sealed move is valid and is made on the board.'],
  'OPENED ambiguous': ['The envelope is open: the sealed move can be read in more than one way.'],
  'OPENED meaningless': ['The envelope is open: what the sealed move means cannot be told.'],
  'OPENED illegal': ['The envelope is open: the sealed move is not legal.'],
  RESUMED: [
    'The game is resumed: White has used {white}, Black {black}.',
    'The envelope is opened when the player to reply is there.',
  ],
  LOSTENVELOPE: ['The envelope with the sealed move is lost.'],
};
