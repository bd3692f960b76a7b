// en/referrals.js -- answers, what an arbiter decides, and what nobody has noticed, in English;
// keys as in en/verdicts.js. SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const enReferrals = {
  // answers, and what an arbiter decides
  'INFO check': ['The king is in check.'],
  'INFO no-check': ['The king is not in check.'],
  REFER: ['This is for an arbiter to decide ({what}).'],
  'REFER 10.8 penalty': ['The arbiter may punish the offer, made while the opponent was thinking.'],
  'REFER 10.17': ['Refusing to comply with the Laws loses the game; the arbiter decides.'],
  'REFER 11.4 10.17': [
    'The moves are not being written down.',
    'The arbiter decides; whoever refuses to write loses.',
  ],
  'REFER 12.2': ['A player says that the flag has fallen; the arbiter looks.'],
  'REFER 12.5': [
    '{who} is said to have stopped the clocks without a reason.',
    'The arbiter decides.',
  ],
  'REFER 15.1(1)': [
    '{who} is said to have used notes, advice or another board.',
    'The arbiter decides, up to the loss of the game.',
  ],
  'REFER 15.1(2)': ['{who} is said to make notes as a help to memory.', 'The arbiter decides.'],
  'REFER 15.1(3)': ['{who} is said to analyse in the playing room.', 'The arbiter decides.'],
  'REFER 15.1(4)': ['{who} is said to disturb the opponent.', 'The arbiter decides.'],
  'REFER 11.3.1': [
    '{who} is said to have used notes, advice or another board.',
    'The arbiter decides.',
  ],
  'REFER 11.3.2.2': ['A device was found on {who}.', 'The arbiter decides.'],
  'REFER 6.11.4': [
    '{who} stopped the clocks without a valid reason.',
    'The arbiter may punish it.',
  ],
  'REFER ahead': ['A move was written before it was played.', 'The arbiter decides.'],
  'REFER behind': ['A move was made before the one before it was written.', 'The arbiter decides.'],
  'REFER repeat': [
    'The draw is offered again before the first offer is answered.',
    'The arbiter may see a disturbance in it.',
  ],
  'REFER persistent': [
    'The draw is offered again and again.',
    'The arbiter may see a disturbance in it.',
  ],
  'REFER agreement': ['The players agree on a draw; the arbiter has to consent.'],
  'REFER rearrange': [
    'The colours are exchanged.',
    'The arbiter may have a new game played, if the schedule allows it.',
  ],
  'REFER clock': ['The arbiter looks at the clock and replaces it if it is defective.'],
  'REFER gap': [
    'The two clocks of this device have parted: it slept, or its clock was set.',
    'That time is charged to nobody.',
  ],
  'REFER floor': [
    'Shared out in proportion the times would leave too little for the moves to come.',
    'The arbiter decides.',
  ],
  'REFER times': ['The times on the envelope are lost; the arbiter sets the clocks.'],
  'REFER correct-clock': ['The arbiter sets the clock right.'],
  'REFER severe?': [
    'The clock was set wrongly, but the first move has been made.',
    'The arbiter corrects it only if the consequences are too grave.',
  ],
  'REFER flag': ['A player says that the flag has fallen; the arbiter looks.'],
  'REFER increment': ['The arbiter decides whether five seconds a move are added from now on.'],
  'REFER no-effort': ['The arbiter decides: a draw, a later decision, or no.'],

  // breaches that nobody has noticed: for after the game
  AUDIT: ['Unnoticed: {what}.'],
  'AUDIT 7.2 violated': ['Unnoticed: a touched piece was not played.'],
  'AUDIT violated': ['Unnoticed: the move was against the Laws.'],
  'AUDIT 5.6(4) unseen': ['Unnoticed: the clock was pressed before the pawn became a piece.'],
  'AUDIT 6.2 unseen': ['Unnoticed: the clock was pressed before the capture was finished.'],
  'AUDIT 6.3 unseen': ['Unnoticed: the clock was pressed before castling was finished.'],
  'AUDIT 6.4 unseen': ['Unnoticed: the clock was pressed before the pawn became a piece.'],
  'AUDIT unseen': ['Unnoticed: an illegal move is on the board.'],
  'AUDIT illegal-move-stands': ['Unnoticed: the illegal move stands, and the game has gone on.'],
  'AUDIT misplaced': ['Unnoticed: a piece stands on a wrong square.'],
  'AUDIT wrong-setup': ['Unnoticed: the adjourned position was set up wrongly.'],
  'AUDIT two-hands': ['Unnoticed: the move was made with both hands.'],
  'AUDIT 10.4 unknown': [
    'Whether anybody can still give mate was not settled; the game goes on as if somebody could.',
  ],
  'AUDIT unknown': [
    'Whether the opponent could still give mate was not settled; it was taken that he could.',
  ],
};
