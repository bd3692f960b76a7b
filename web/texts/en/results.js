// en/results.js -- how a game has ended, in English; keys as in en/verdicts.js.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const enResults = {
  RESULT: ['The game is over: {score}.'],
  'RESULT 5.1.2 1/2-1/2': [
    'Drawn: a player resigned, but the opponent could never have given mate.',
  ],
  'RESULT 5.2.2': ['Drawn: in this position neither side can give mate any more.'],
  'RESULT 6.7.2': ['Both players came too late; both lose.'],
  'RESULT 6.9': [
    '{winner} has won on time.',
    '{loser} had not made the moves of the period when the flag fell.',
  ],
  'RESULT 6.9 1/2-1/2': ['Drawn: a flag has fallen, but the opponent could never have given mate.'],
  'RESULT 7.5.5': ['{winner} has won: {loser} made one illegal move too many.'],
  'RESULT 7.5.5 1/2-1/2': [
    'Drawn: one illegal move too many, but the opponent could never have given mate.',
  ],
  'RESULT 8.1': ['Drawn: the impossible position is still there after one more move.'],
  'RESULT 10.1': ['{winner} has won: checkmate.'],
  'RESULT 10.2': ['{winner} has won: {loser} resigned.'],
  'RESULT 10.3': ['Drawn by stalemate.', '{side} is not in check and has no legal move.'],
  'RESULT 10.4': ['Drawn: in this position neither side can give mate any more.'],
  'RESULT 10.4(1)': ['Drawn: only the two kings are left.'],
  'RESULT 10.4(2)': ['Drawn: a king against a king with one bishop or knight.'],
  'RESULT 10.4(3)': [
    'Drawn: each side has a king and a bishop, both on squares of the same colour.',
  ],
  'RESULT 10.5': ['Drawn: the side that would win cannot give mate.', 'A lone king never wins.'],
  'RESULT 10.6': ['Drawn by agreement.'],
  'RESULT 10.10': ['Drawn: the same position has occurred so often that the game ends by itself.'],
  'RESULT 10.10(1)': [
    'Drawn: with the move announced the same position occurs for the third time.',
  ],
  'RESULT 10.10(2)': ['Drawn: the same position has occurred for the third time.'],
  'RESULT 10.12': ['Drawn: enough moves have been made without a capture and without a pawn move.'],
  'RESULT 10.13(2)': [
    '{winner} has won on time.',
    'The claim was wrong, and the time added for it took {loser} over the limit.',
  ],
  'RESULT 10.14': [
    '{winner} has won on time.',
    '{loser} had not made the moves of the period when the flag fell.',
  ],
  'RESULT 10.15': ['{winner} has won: {loser} came too late.'],
  'RESULT 10.15 0-0': ['Both players came too late; both lose.'],
  'RESULT 10.16(1)': ['{winner} has won: {loser}’s sealed move can be read in more than one way.'],
  'RESULT 10.16(2)': ['{winner} has won: what {loser}’s sealed move means cannot be told.'],
  'RESULT 10.16(3)': ['{winner} has won: {loser}’s sealed move is not legal.'],
  'RESULT 10.17': ['{winner} has won: {loser} refused to comply with the Laws.'],
  'RESULT 10.17 0-0': [
    'Both players lose: both refused to comply with the Laws, or came too late.',
  ],
  'RESULT 12.8': ['Drawn: both flags are down, and nobody can say which fell first.'],
  'RESULT 15.1(1)': ['{winner} has won: {loser} used a help that is forbidden.'],
  'RESULT 15.2': ['{winner} has won: {loser} broke the rules of conduct.'],
  'RESULT 16.5': ['{winner} has won: the arbiter has ruled that {loser} loses.'],
  'RESULT 17': ['The result that both have signed stands: {score}.'],
  'RESULT 9.6.1': ['Drawn: the same position has occurred five times.'],
  'RESULT 9.6.2': [
    'Drawn: seventy-five moves by each side without a capture and without a pawn move.',
  ],
  'RESULT 11.3.2.2': ['{winner} has won: a device was found on {loser}.'],
  'RESULT A.5.4': ['Drawn: the impossible position is still there after one more move.'],
  'RESULT III.5': ['Drawn: the opponent could not win, or did not try to.'],
  POINTS: ['Points: White {white}, Black {black}.'],
  'POINTS -': ['The game has no result yet, and no points.'],
};
