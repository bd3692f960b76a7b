// en/form.js -- the forms for a new game and for resigning, in English.
// SPDX-License-Identifier: MIT

/** @typedef {import('../sentence.js').Table} Table */

export const enForm = {
  /** @type {Table} */
  form: {
    title: 'New game',
    white: 'White’s name',
    black: 'Black’s name',
    time: 'Time',
    own: 'own text…',
    untimed: 'without a limit',
    ownLabel: 'Moves and time of each period',
    ownHelp:
      '40/2:00:00,20/1:00:00* is 40 moves in 2 hours, then 20 in each hour; all/0:15:00+10 is a game in 15 minutes and 10 seconds a move (+10d: a delay, +10b: Bronstein).',
    fen: 'Start position (FEN), empty for the usual one',
    language: 'Language',
    level: 'Level',
    levelLearn: 'Learn: what may not be played is not carried out, and the reason is given',
    levelClub: 'Club: touched is played; a breach is put right at once',
    levelTournament: 'Tournament: as over the board; nobody helps, breaches have to be claimed',
    edition: 'Edition of the Laws',
    editionClassic: 'classic',
    editionStandard: 'FIDE 2023, standard play',
    editionRapid: 'FIDE 2023, rapid',
    editionBlitz: 'FIDE 2023, blitz',
    modifiers: 'Besides',
    supervision: 'Full supervision (A.4, B.2)',
    quickplay: 'Quickplay finish (III)',
    chess960: 'Chess960',
    number: 'Number of the start array (0 to 959; 518 is the usual one)',
    numberWrong: 'The number is from 0 to 959.',
    draw: 'Draw lots',
    all: 'All parameters of the edition',
    allHelp:
      'Times are h:mm:ss. What differs from the edition is marked and holds for this game only.',
    parameterWrong: '“{text}” is no value for this: {name}.',
    start: 'Start the game',
    cancel: 'Back',
    running: 'The game on the board is given up without a result.',
    adjourned:
      'The adjourned game is lost with its sealed move, unless it has been saved to a file.',
    resignTitle: 'Resign?',
    resignText: 'Whoever resigns loses, and the game is over at once (10.2).',
    resignWhite: 'White resigns',
    resignBlack: 'Black resigns',
    resignBack: 'Back (play goes on)',
  },
  /** @type {Table} */
  tempoError: {
    empty: 'Write at least one period, such as 40/2:00:00.',
    moves: 'Before “/” stands a number of moves or “all”: “{text}” is neither.',
    slash: '“{text}” has no “/” between moves and time.',
    time: '“{text}” is not a time such as 2:00:00, 15:00 or 90.',
    bonus:
      'After “+” stands a time such as 30, with d for a delay or b for Bronstein: “{text}” is none.',
    star: '“*” (repeat) may stand only after the last period.',
    after: 'After a period for all moves no other can follow.',
    many: 'At most {n} periods.',
  },
};
