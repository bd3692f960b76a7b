// en/interface.js -- the page in English. One table, no logic; {names} are filled in.
//
// A sentence is a pair: what matters, and the rest. What the referee says is in tables of its own.
// SPDX-License-Identifier: MIT

/** @typedef {import('../sentence.js').Sentence} Sentence */
/** @typedef {import('../sentence.js').Table} Table */

export const enInterface = {
  name: 'English',
  /** @type {Table} */
  piece: { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' },
  colored: { white: 'white {piece}', black: 'black {piece}' },
  empty: 'empty',
  notLegal: 'That move is not legal.',
  colon: ': ',
  or: ' or ',
  space: ' ',
  article: 'Article {n}',
  /** @type {Table} */
  mark: {
    last: 'last move',
    touched: 'touched, must move',
    must: 'must be taken',
    target: 'may be moved to',
    open: 'move not finished',
    hand: 'in the hand',
  },

  /** The fixed words of the page, by data-text and data-label. @type {Table} */
  page: {
    title: 'jadoube: the Laws of Chess',
    skip: 'To the board',
    tools: 'Tools',
    newGame: 'New game',
    flip: 'Turn the board',
    theme: 'Colours',
    theme_auto: 'Colours: as the system',
    theme_light: 'Colours: light',
    theme_dark: 'Colours: dark',
    language: 'Language',
    table: 'Board and clocks',
    board: 'Chess board. Arrow keys move; Enter touches a piece or puts it down.',
    duties: 'What has to be done',
    actions: 'Actions',
    record: 'Record of the game',
    takeOver: 'Take the game over',
    begin: 'Start White’s clock',
    white: 'White',
    black: 'Black',
    clockWhite: 'White’s clock',
    clockBlack: 'Black’s clock',
    timeWhite: 'White’s time',
    timeBlack: 'Black’s time',
    press: 'Press',
    pressClock: 'Press clock',
    adjust: 'J’adoube',
    resign: 'Resign…',
    offer: 'Offer draw',
    accept: 'Accept the draw',
    reject: 'Refuse it',
    answer: 'The offer of a draw',
    drawClaim: 'Claim draw…',
    claims: 'Other claims…',
    stop: 'Stop clocks',
    arbiter: 'Arbiter',
    restart: 'Restart clocks',
    adjournment: 'Seal…',
    envelope: 'The envelope…',
    adjourned: 'Adjourned game…',
    presence: 'Who is here…',
    sheet: 'Scoresheet',
    number: 'Move',
    law: 'The Law',
    lawNone: 'Choose an Article in a sentence above to read it here.',
    desk: 'Arbiter’s desk',
    records: 'Records',
    recordsOpen: 'Open…',
    recordsKeep: 'Copy or save…',
    recordsArchive: 'Archive…',
    recordsPrint: 'Print…',
    keys: 'Keys',
    keysOn: 'Letters are commands',
    settings: 'Settings',
    letters: 'Pieces in moves',
    letterSigns: '王 后 车 象 马',
    sounds: 'Sounds',
    keysBoard:
      'On the board: arrows, Home, End, Page Up and Page Down move; Enter or Space touches a piece ' +
      'or puts it down; k q r b n p jump to the next such piece, with Shift to the one before.',
    promotion: 'The pawn becomes a',
    noscript: 'This page needs JavaScript and WebAssembly.',
  },
  tempo: {
    moves: '{n} moves in {time}',
    all: 'all moves in {time}',
    repeated: ', repeated',
    next: ', then ',
    untimed: 'without a limit',
    increment: ' plus {time} a move',
    delay: ' with a delay of {time}',
    bronstein: ' with {time} given back a move',
    hours: '{n} h',
    minutes: '{n} min',
    seconds: '{n} s',
  },
  clock: {
    period: 'Period {n}',
    near: 'flag near',
    down: 'flag has fallen',
    running: 'running',
    used: 'time used',
  },
  result: { score: 'Result {score}' },
  /** @type {Readonly<Record<'move' | 'press' | 'quiet' | 'stopped' | 'examined' | 'offer' | 'adjust' | 'over' | 'setup' | 'sealing' | 'adjourned' | 'resuming' | 'replied' | 'gap' | 'broken' | 'unsaved' | 'unloaded' | 'elsewhere' | 'taken', Sentence>>} */
  prompt: {
    move: ['{side} has the move.'],
    press: ['{side} has the move.', '{other}’s clock runs until it is pressed.'],
    adjust: [
      '{side} is adjusting pieces.',
      'Touching does not bind. End it with J’adoube before touching to move.',
    ],
    quiet: ['The game is going on.'],
    stopped: ['Both clocks are stopped.', 'Play goes on when they are started again.'],
    examined: [
      '{side} has claimed a draw, and the claim is being examined.',
      'Both clocks are stopped.',
    ],
    offer: ['{side}’s offer of a draw stands.', '{other} may accept it or refuse it.'],
    over: ['The game is over.'],
    setup: ['The game has not begun.', 'At the appointed time White’s clock is started.'],
    sealing: [
      '{side} seals his move.',
      'He writes it down, closes the envelope and stops his clock.',
    ],
    adjourned: ['The game is adjourned.', '{side} has sealed his move.'],
    resuming: ['The game is being resumed.', 'The envelope is opened when {other} is here.'],
    replied: ['{side} has sealed his reply.', 'It is opened when {other} has come.'],
    gap: [
      'The two clocks of this device have parted by {time}: it slept, or its clock was set.',
      'That time is charged to nobody.',
    ],
    broken: [
      'The game kept in this browser could not be read, so a new one stands on the board.',
      'What was kept is still there, under another name.',
    ],
    unsaved: ['This browser keeps nothing for this page: a reload will lose the game.'],
    unloaded: [
      'This part of the page could not be loaded.',
      'It needs the net the first time; the game goes on without it.',
    ],
    elsewhere: ['The game is open in another tab or window.', 'Go on there, or take it over here.'],
    taken: [
      'The game has been taken over by another tab or window.',
      'Go on there, or take it back.',
    ],
  },
  /** What is missing of a move, by its kind. @type {Readonly<Record<'capture' | 'castle' | 'promotion', Sentence>>} */
  partial: {
    capture: [
      'The capture is not finished.',
      'The captured piece must be taken off the board: press it.',
    ],
    castle: ['Castling is not finished.', 'Now put the rook from {from} on {to} and let go.'],
    promotion: [
      'The pawn has been let go on {to}; the move is not finished.',
      'Choose the piece it becomes.',
    ],
  },
  /** @type {Readonly<Record<'pair' | 'take' | 'from' | 'fromMany' | 'any' | 'anyMany', Sentence>>} */
  duty: {
    pair: ['{side} must take the {victim} on {at} with the {piece} on {from}.'],
    take: ['{side} must take the {victim} on {at}.', 'It can be taken by {list}.'],
    from: ['{side} must move the {piece} on {from}.', 'It can go to {list}.'],
    fromMany: ['{side} must move the {piece} on {from}.'],
    any: ['{side} must play {list}.'],
    anyMany: ['{side} must play a move with one of the touched pieces.'],
  },
};
