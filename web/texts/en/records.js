// en/records.js -- copying, opening, keeping and printing games, in English.
// SPDX-License-Identifier: MIT

import { enPgn } from './pgn.js';

/** @type {import('../sentence.js').Table} */
export const enRecords = {
  ...enPgn,
  unkept: 'This browser keeps no archive: save games as files.',
  close: 'Close',
  back: 'Back',

  keepTitle: 'Copy, save, link',
  event: 'Event',
  site: 'Place',
  date: 'Date',
  round: 'Round',
  pgn: 'The game as PGN',
  fen: 'The position as FEN',
  linkFen: 'Link to the position',
  linkGame: 'Link to the whole game',
  log: 'The whole game with every act, to go on with it later',
  copyPgn: 'Copy PGN',
  savePgn: 'Save PGN',
  saveGame: 'Save the game',
  copyFen: 'Copy FEN',
  copyLink: 'Copy link',
  copied: 'Copied.',
  byHand: 'The browser does not allow copying. The text is selected: copy it with Ctrl+C.',
  secret: 'A move is sealed: until the envelope is opened the acts of this game are not given out.',

  openTitle: 'Open',
  openHelp:
    'A position (FEN), games (PGN) or a game saved here. A file may also be dropped anywhere on the ' +
    'page, and a text pasted.',
  file: 'Choose a file',
  text: 'Text',
  read: 'Open the text',
  place: 'Line {line}, column {column}: “{text}”.',
  nothing: 'This is no position (FEN), no game (PGN) and no saved game.',
  tooLarge: 'The file is larger than {n} MB.',
  unreadable: 'The file could not be read.',
  badFen: 'The position cannot be used.',
  badLine: 'This line of the saved game cannot be read ({code}).',
  badVersion: 'The game was saved by a later version of this program.',
  badLink: 'The link is damaged or incomplete: there is no game in it.',
  until: 'Read until there: {n} moves.',
  untouched: 'The game on the board is as it was.',

  game: 'Game',
  position: 'Position',
  against: '{white} – {black}',
  unknown: '?',
  unfinished: 'unfinished',
  goOn: 'Go on with this game',
  startHere: 'New game from this position',
  giveUp: 'The game on the board goes to the archive unfinished. Go on with the other one?',
  giveUpLost:
    'The game on the board is lost, for this browser keeps no archive. Go on with the other one?',
  toPgn: 'Copy or save…',
  toPrint: 'Print…',

  games: 'Games',
  count: 'Games: {n}',
  search: 'Search: name, result, date, moves',
  none: 'No game is found.',
  more: 'The first {n} are shown: search for more.',

  archiveTitle: 'Archive of past games',
  empty: 'Games that have ended, or were given up for another, are kept here.',
  remove: 'Delete',
  removed: 'Deleted: {game}',
  undo: 'Undo',
  saveAll: 'Save all games',
  saveAllPgn: 'Save all as PGN',

  printTitle: 'Print',
  sheet: 'Scoresheet',
  diagram: 'Diagram',
  report: 'Report of all acts',
  doPrint: 'Print',
  result: 'Result',
  tempo: 'Time',
  left: 'Clock',
  signWhite: 'White’s signature',
  signBlack: 'Black’s signature',
  signArbiter: 'Arbiter’s signature',
};
