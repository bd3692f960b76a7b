// en/acts.js -- claims and the arbiter’s check, in English; keys are those of data-text.
// SPDX-License-Identifier: MIT

/** @typedef {import('../sentence.js').Table} Table */

export const enActs = {
  /** @type {Table} */
  draw: {
    title: 'Claim a draw',
    by: 'Who claims',
    what: 'What is claimed',
    now: 'The position on the board has occurred for the third time',
    next: 'It will occur for the third time after the move I am going to play',
    fifty: 'Fifty moves by each side without a capture and without a pawn move',
    move: 'I am going to play',
    empty: 'Write the move first.',
    long: 'That is too long for a move.',
    stops: 'Both clocks are stopped.',
    checked: 'The claim is checked against the record of the game.',
    wrongUsed:
      'If it is right, the game is drawn. If not, {n} minutes are added to your used time, and a move you wrote must be played.',
    wrongBonus:
      'If it is right, the game is drawn. If not, your opponent gets {n} minutes more, and a move you wrote must be played.',
    irrevocable: 'A claim cannot be withdrawn.',
    claim: 'Stop the clocks and claim',
    back: 'Back (no claim)',
  },
  /** @type {Table} */
  claims: {
    title: 'Other claims',
    by: 'Who claims',
    touch: 'A touched piece was not played',
    illegal: 'An illegal move was played',
    displaced: 'Pieces were displaced',
    setup: 'The pieces were set up wrongly',
    colours: 'The colours were exchanged',
    board: 'The board lies the wrong way',
    flagWhite: 'White’s flag has fallen',
    flagBlack: 'Black’s flag has fallen',
    clock: 'A clock is defective',
    time: 'The clock was set wrongly at the resumption',
    conduct1: 'Notes, advice or another board were used',
    conduct2: 'More was written down than moves and times',
    conduct3: 'The game was analysed in the playing room',
    conduct4: 'The opponent disturbs',
    increment: 'I ask for an increment of five seconds',
    noEffort: 'The opponent cannot win, or does not try',
    lost: 'What cannot be found again (8.1, 8.2)',
    lostNothing: 'nothing',
    lostPosition: 'the position before the mistake',
    lostTimes: 'the times on the clocks then',
    back: 'Back (no claim)',
  },
  /** @type {Table} */
  check: {
    title: 'The arbiter’s check',
    list: 'The positions compared',
    start: 'First position',
    time: 'no. {n}',
    first: 'First position',
    back: 'Back',
    next: '{side} says that with {move} the position will have occurred often enough. Times in the record, this move included: {n}.',
    last: 'Last position',
    now: '{side} says that the position on the board has occurred often enough. Times in the record: {n}.',
    fifty:
      '{side} says that fifty moves have passed without a capture and without a pawn move. Such moves in the record: {n}.',
    decide: 'Decide by the record',
    close: 'Close the check',
  },
  /** @type {Table} */
  sheet: {
    whose: 'Whose sheet',
    next: 'Move {n}, {side}',
    write: 'Write',
    strike: 'Strike out the last',
    exempt: '{side} need not write now: less than {time} is left to the control.',
    exemptRest: '{side} need not write any more in this period.',
  },
};
