// en-interface.js -- the page in English. One table, no logic; {names} are filled in.
//
// A sentence is a pair: what matters, and the rest. What the referee says is in tables of its own.
// SPDX-License-Identifier: MIT

/** @typedef {import('./sentence.js').Sentence} Sentence */
/** @typedef {import('./sentence.js').Table} Table */

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
    claimTouch: 'Claim: touch',
    claimFlag: 'Claim: flag',
    sheet: 'Scoresheet',
    number: 'Move',
    law: 'The Law',
    lawNone: 'Choose an Article in a sentence above to read it here.',
    keys: 'Keys',
    keysOn: 'Letters are commands',
    keysBoard:
      'On the board: arrows, Home, End, Page Up and Page Down move; Enter or Space touches a piece ' +
      'or puts it down; k q r b n p jump to the next such piece, with Shift to the one before.',
    promotion: 'The pawn becomes a',
    noscript: 'This page needs JavaScript and WebAssembly.',
  },
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
      '40/2:00:00,20/1:00:00* is 40 moves in 2 hours, then 20 in each hour; all/0:15:00 is a game in 15 minutes.',
    fen: 'Start position (FEN), empty for the usual one',
    language: 'Language',
    level: 'Level: club. A touched piece must be played; the referee sees to it at once.',
    start: 'Start the game',
    cancel: 'Back',
    running: 'The game on the board is given up without a result.',
    resignTitle: 'Resign?',
    resignText: 'Whoever resigns loses, and the game is over at once (10.2).',
    resignWhite: 'White resigns',
    resignBlack: 'Black resigns',
    resignBack: 'Back (play goes on)',
  },
  tempo: {
    moves: '{n} moves in {time}',
    all: 'all moves in {time}',
    repeated: ', repeated',
    next: ', then ',
    untimed: 'without a limit',
    hours: '{n} h',
    minutes: '{n} min',
    seconds: '{n} s',
  },
  /** @type {Table} */
  tempoError: {
    empty: 'Write at least one period, such as 40/2:00:00.',
    moves: 'Before “/” stands a number of moves or “all”: “{text}” is neither.',
    slash: '“{text}” has no “/” between moves and time.',
    time: '“{text}” is not a time such as 2:00:00, 15:00 or 90.',
    star: '“*” (repeat) may stand only after the last period.',
    after: 'After a period for all moves no other can follow.',
    many: 'At most {n} periods.',
  },
  clock: {
    period: 'Period {n}',
    near: 'flag near',
    down: 'flag has fallen',
    running: 'running',
    used: 'time used',
  },
  result: { score: 'Result {score}' },
  /** @type {Readonly<Record<'move' | 'press' | 'adjust' | 'over' | 'setup' | 'gap' | 'broken' | 'unsaved' | 'elsewhere' | 'taken', Sentence>>} */
  prompt: {
    move: ['{side} has the move.'],
    press: ['{side} has the move.', '{other}’s clock runs until it is pressed.'],
    adjust: [
      '{side} is adjusting pieces.',
      'Touching does not bind. End it with J’adoube before touching to move.',
    ],
    over: ['The game is over.'],
    setup: ['The game has not begun.', 'At the appointed time White’s clock is started.'],
    gap: [
      'The two clocks of this device have parted by {time}: it slept, or its clock was set.',
      'That time is charged to nobody.',
    ],
    broken: [
      'The game kept in this browser could not be read, so a new one stands on the board.',
      'What was kept is still there, under another name.',
    ],
    unsaved: ['This browser keeps nothing for this page: a reload will lose the game.'],
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
