// en/notes.js -- what is noted without a consequence, in English; keys as in en/verdicts.js.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const enNotes = {
  NOTE: ['Noted: {what}.'],

  // touching
  'NOTE adjust': ['Touched while adjusting: it does not bind.'],
  'NOTE accident': ['Touched by accident: it does not bind.'],
  'NOTE 7.2 not-on-move': ['Touching out of turn does not bind.'],
  'NOTE not-on-move': ['That was out of turn and does not bind.'],
  'NOTE clocks-stopped': ['The clocks stand: touching does not bind.'],
  'NOTE displaced': ['A piece has been displaced.', 'Whoever did it puts it back on his own time.'],
  'NOTE fixed': ['The displaced pieces stand as before.'],
  'NOTE other-side': [
    'The opponent does not put displaced pieces back.',
    'Whoever displaced them does, on his own time.',
  ],

  // clocks
  'NOTE not-running': [
    'That clock is not running.',
    'Each side presses the clock that is counting its own time.',
  ],
  'NOTE no-move': ['The clock was pressed without a move.', 'It is noted, and the clock runs on.'],
  'NOTE answered': [
    'The move has been answered before its press.',
    'The press comes too late and does nothing.',
  ],
  'NOTE pressed-back': ['The clock is pressed back until the pieces stand as before.'],
  'NOTE restarted': ['The clock goes on.'],
  'NOTE no-reason': ['The clocks were stopped without a valid reason.', 'It is noted.'],

  // illegal positions
  'NOTE one-move-more': [
    'Both kings are in check, or a pawn stands on its last rank.',
    'If it is still so after the next move, the game is drawn.',
  ],

  // offers and claims
  'NOTE offered': ['The envelope says that a draw is offered.'],
  'NOTE marked': ['The offer is noted on both scoresheets.'],
  'NOTE denied': ['The arbiter says no.', 'Play goes on.'],
  'NOTE 10.6 denied': ['The arbiter does not consent to the draw.', 'Play goes on.'],
  'NOTE III.4 denied': ['The arbiter grants no increment.', 'Play goes on.'],
  'NOTE III.5 denied': ['The arbiter does not declare a draw.', 'Play goes on.'],
  'NOTE 11.5 denied': [
    'The sheet of the opponent is not lent now.',
    'The scoresheet is completed after the control.',
  ],
  'NOTE extended': ['More than fifty moves are allowed for this material.'],
  'NOTE increment': ['From now on every move brings five seconds more.'],
  'NOTE postponed': ['The arbiter decides later.', 'Play goes on.'],

  // writing
  'NOTE written': ['The move is written.'],
  'NOTE 11.1 written': [
    'The move is written before it is played.',
    'A draw may now be claimed with it, or it is played.',
  ],
  'NOTE 13.1(1) written': [
    'The sealed move is written.',
    'It may be changed until the clock is stopped; now close the envelope.',
  ],
  'NOTE closed': ['The envelope is closed.', 'Now stop the clock.'],
  'NOTE recorded': ['The scoresheet is up to date.'],
  'NOTE exempt': ['With so little time left the moves need not be written.'],
  'NOTE lent': ['The sheet of the opponent is lent.', 'The time it takes is that of the borrower.'],
  'NOTE sheet-complete': ['The scoresheet is complete.'],
  'NOTE sheets-complete': ['Both scoresheets are complete; the clock goes on.'],
  'NOTE signed': ['The result is signed.', 'When both have signed the same one, it stands.'],

  // presence and adjournment
  'NOTE absent': ['The player is not at the board.', 'Whoever comes too late loses.'],
  'NOTE arrived': ['The player has come to the board.'],
  'NOTE session-ends': [
    'The game is adjourned: {side} seals his move.',
    'He writes it down, puts both sheets into the envelope, closes it and stops his clock.',
  ],
  'NOTE 14.3': [
    '{who}, who has to reply, is not there: his clock runs.',
    'The envelope stays closed until he comes.',
  ],
  'NOTE 14.5(1)': [
    '{who} makes his sealed move on the board.',
    'The clock then runs from the times recorded.',
  ],
  'NOTE result-stands': ['What the envelope holds changes nothing: the result stands.'],

  // penalties
  'NOTE points': ['The arbiter changes the points of the game.'],
  'NOTE fine': ['The arbiter announces a fine.'],
  'NOTE exclusion': ['The player is excluded from one or more rounds.'],
  'NOTE expulsion': ['The player is expelled from the event.'],
};
