// en/seal.js -- adjourning, sealing and resuming, in English.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Table} */
export const enSeal = {
  title: 'Adjournment',
  noCrypto:
    'This browser gives the page no encryption, because the page did not come over https. So no move ' +
    'can be sealed here and no envelope opened; the game stays as it is. The page works over https, and ' +
    'as one file from a disk.',

  announceHelp:
    'When the session is over and the game is not, the player having the move seals it: he writes it down ' +
    'instead of playing it, and the game is adjourned.',
  announce: 'The session is over',
  early: 'Seal early',
  earlyHelp:
    'Whoever seals before the end of the session has all the time up to it added to what he has used (13.1(2)).',
  partner: 'The partner has the move. You may seal when the move is yours.',

  presence: 'Who is here',
  here: '{who} is here',

  writeTitle: 'Seal the move',
  writeReply: 'Seal the reply',
  writeHelp: '{side} writes his move plainly, and the opponent does not look. {side}’s clock runs.',
  must: '{san} was played on the board after the announcement: this move has to be sealed.',
  move: 'Sealed move',
  show: 'Show what is written',
  holder: 'The envelope is locked with a passphrase',
  of_arbiter: 'of the arbiter',
  of_players: 'of both players',
  arbiterHelp: 'Nobody opens the envelope without it, not even this page: it is kept nowhere.',
  playersHelp:
    'Only both together open the envelope. If one of them may come late, take that of the arbiter.',
  pass_arbiter: 'The arbiter’s passphrase',
  pass_white: 'White’s passphrase',
  pass_black: 'Black’s passphrase',
  again: 'The same again',
  close: 'Close the envelope',
  closing: 'Closing the envelope…',
  empty: 'Write the move.',
  long: 'That is too long for a note.',
  missing: 'Write the passphrase.',
  short: 'A passphrase has at least {n} characters; several words are better.',
  different: 'This is not the same passphrase as before.',
  closed: 'The envelope is closed. The move in it is locked; this page no longer knows it.',
  mayChange: 'Until {side} stops the clock he may write another move.',
  stop: 'Stop the clock',
  change: 'Write another move',

  adjourned: 'The game is adjourned',
  adjournedHelp:
    'The adjourned game is kept in this browser. To resume it in another one, and to be safe, save it to a file.',
  save: 'Save to a file',
  saveHelp: 'The file is locked with the passphrase of the envelope.',
  saved: 'Saved: {name}',
  resume: 'Resume the game',
  resumeHelp:
    'At the resumption this position stands on the board and the clocks show these times; whoever finds them ' +
    'wrong claims it before his first move (14.6). The envelope is opened when {side}, who has to reply, is here ' +
    '(14.2); if he is not, his clock runs (14.3).',

  openTitle: 'The envelope',
  openHelp: 'The envelope is opened when {side}, who has to reply, is here (14.2).',
  replyHelp: 'The sealed reply is opened when {side}, who sealed first, is here (14.4).',
  afterHelp: 'The game is over. What the envelope holds changes nothing (14.2(1)).',
  open: 'Open the envelope',
  wrong: 'It does not open: another passphrase, or it has been changed.',

  lost: 'The envelope is lost…',
  lostTitle: 'The envelope is lost',
  lostHelp:
    'That nobody knows the passphrase any more comes to the same. What is kept here of the envelope is destroyed.',
  known: 'What the players and the arbiter still know',
  lostKnown:
    'Position and times: the game goes on from there, and {side} makes his sealed move on the board (14.5(1)).',
  lostTimes:
    'The position, but not the times used: the arbiter sets the clocks, and {side} makes his sealed move on the board (14.5(3)).',
  lostPosition: 'Not the position: the game is annulled and played again (14.5(2)).',
  rule: 'Go on like this',
  back: 'Back',

  envelope: 'The envelope',
  flapOpen: 'open',
  flapClosed: 'closed',
  position: 'Position',
  used: 'Time used',
  sealer: 'Sealed by',
  number: 'Sealed move',
  offer: 'Draw offered',
  yes: 'yes',
  nameless: 'no name',

  fileTitle: 'An adjourned game',
  fileHelp:
    'This stands on the envelope. The passphrase shows that it is true, and the game is set up; the sealed move stays closed.',
  setUp: 'Set the game up',
  when: 'adjourned on {date}',
  fileWrong: 'It does not open: another passphrase, or it has been changed.',
  'file version': 'The file was written by a later version of this program.',
  'file cut': 'The file is not whole: its end is missing.',
  'file damaged': 'The file is damaged: something in it has been changed.',
  'file foreign': 'The file is no adjourned game that this program could have written.',
};
