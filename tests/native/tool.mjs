// tool.mjs [BINARY] -- the command line: answers, exit status, and what is said of wrong input.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { run } from './lib/tally.mjs';

/** @import { Tests } from './lib/tally.mjs' */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const CASTLES = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const CHESS960 = 'bbqnn1kr/pppppppp/8/8/8/8/PPPPPPPP/BBQNN1KR w Hh - 0 1';
const PAWNS = '1n2k3/P1P5/8/8/8/8/8/4K3 w - - 0 1';

/**
 * Arguments; exit status; what both outputs must match; standard input.
 * @type {[string[], number, RegExp, RegExp, (string | Buffer)?][]}
 */
const table = [
  // perft
  [['perft', '3'], 0, /^nodes 8902 seconds \d+\.\d+\n$/, /^$/],
  [['perft', '0'], 0, /^nodes 1 seconds/, /^$/],
  [['perft', '2', CASTLES], 0, /^nodes 568 seconds/, /^$/],
  [['perft', '2', '8/8/8/8/8/8/8/8 w - - 0 1'], 0, /^nodes 0 seconds/, /^$/],
  [
    ['perft', '1', '4k3/8/8/8/8/8/8/4K3 w KQ - 0 1'],
    0,
    /^nodes 5 /,
    /mended: castling-no-rook.*squares h1/,
  ],
  [['perft', '2', '8/8/8 w'], 1, /^$/, /FEN: wrong: ranks-few in field 1, column 6/],
  [['perft'], 2, /^$/, /DEPTH is missing\nusage: jadoube perft/],
  [['perft', 'x'], 2, /^$/, /DEPTH is a number.*: x\nusage/],
  [['perft', '-1'], 2, /^$/, /DEPTH is a number/],
  [['perft', '100'], 2, /^$/, /DEPTH is a number/],
  [['perft', '3', ...START.split(' ')], 2, /^$/, /too much \(is the FEN in quotes\?\): w/],
  [['perft', '3', '--max-nodes', '5'], 2, /^$/, /--max-nodes goes with --suite/],
  [['perft', '--suite'], 2, /^$/, /--suite wants a file/],
  [['perft', '--suite', 'x', '--max-nodes', '5k'], 2, /^$/, /--max-nodes is a number, not: 5k/],
  [
    ['perft', '--suite', 'FOLDER/missing.epd'],
    1,
    /^$/,
    /missing\.epd: cannot be opened: No such file/,
  ],
  [
    ['perft', '--suite', 'FOLDER'],
    1,
    /^0 passed, 1 failed\n$/,
    /:1: cannot be read: Is a directory/,
  ],
  [
    ['perft', '--suite', 'FOLDER/empty.epd'],
    1,
    /^0 passed, 1 failed\n$/,
    /empty\.epd:1: there is no position/,
  ],
  [
    ['perft', '--suite', 'FOLDER/binary.epd'],
    1,
    /0 passed, 1 failed\n$/,
    /binary\.epd:1:4: NUL: the file is not text/,
  ],
  [
    ['perft', '--suite', 'FOLDER/long.epd'],
    1,
    /0 passed, 1 failed\n$/,
    /wrong: rank-long in field 1, column 9/,
  ],
  [
    ['perft', '--suite', 'FOLDER/mixed.epd', '--max-nodes', '8000'],
    1,
    /^\S+mixed\.epd:2: D1 expected 21 got 20: rnbq.*\nleft out: 1 counts above 8000 nodes\n2 passed, 5 failed\n$/,
    /epd:3: wrong: ranks-few in field 1, column 13, .*\n.*\n.*epd:3:1: the FEN cannot be read\n.*epd:4:59: not a count, such as D1 20\n.*\n.*\n.*epd:5:26: there is no count.*\n.*epd:6:32: not a count/,
  ],
  // moves
  [['moves', '7k/8/8/8/8/8/8/K7 w - - 0 1'], 0, /^a1a2\na1b1\na1b2\n$/, /^$/],
  [['moves', CASTLES], 0, /^e1c1$/m, /^$/],
  [['moves', CHESS960], 0, /^g1h1$/m, /^$/],
  [['moves', PAWNS], 0, /^a7b8b\na7b8n\na7b8q\na7b8r\n/m, /^$/],
  [['moves'], 2, /^$/, /FEN is missing/],
  [['moves', START, 'w'], 2, /^$/, /too much/],
  [['moves', ''], 1, /^$/, /FEN: wrong: empty in field 0, column 1/],
  // san
  [['san', START, 'Nf3'], 0, /^g1f3\n$/, /^$/],
  [['san', CHESS960, 'O-O'], 0, /^g1h1\n$/, /^$/],
  [['san', START, '--strict', 'Ng1f3'], 1, /^syntax\n$/, /TEXT: syntax, column 2/],
  [['san', START, 'Ng1f3', '--letters', 'en'], 0, /^g1f3\n$/, /^$/],
  [['san', START, 'Sf3', '--letters', 'de'], 0, /^g1f3\n$/, /^$/],
  [['san', START, 'Nf9'], 1, /^syntax\n$/, /TEXT: syntax, column/],
  [['san', START, ''], 1, /^syntax\n$/, /TEXT: syntax, column 1/],
  [['san', START, 'e5'], 1, /^illegal\n$/, /TEXT: illegal/],
  [['san', '4k3/8/8/1N6/8/8/8/1N2K3 w - - 0 1', 'Nc3'], 1, /^ambiguous\n$/, /TEXT: ambiguous/],
  [['san', PAWNS, 'a8'], 1, /^promotion\n$/, /TEXT: promotion/],
  [['san', START, '--'], 1, /^null\n$/, /TEXT: null/],
  [['san', START], 2, /^$/, /TEXT is missing/],
  [['san'], 2, /^$/, /FEN is missing/],
  [['san', START, 'Sf3', '--letters', 'xx'], 2, /^$/, /--letters does not know: xx/],
  [['san', START, 'e4', '--letters'], 2, /^$/, /--letters does not know/],
  [['san', START, 'e4', 'e5'], 2, /^$/, /too much.*: e5/],
  [['san', 'nothing', 'e4'], 1, /^$/, /FEN: wrong: board-letter in field 1, column 2/],
  // fen
  [['fen'], 0, /^ok\nok\n$/, /^$/, `${START}\n${CASTLES}`],
  [['fen'], 0, /^ok\n$/, /^$/, `${START} \r\n`],
  [['fen', '--strict'], 1, /^spacing 6 57 -\n$/, /^$/, `${START} \r\n`],
  [['fen', '--warnings'], 0, /^ok; spacing 6 57 -\n$/, /^$/, `${START} \r\n`],
  [['fen'], 1, /^no-white-king 1 1 -; no-black-king 1 1 -\n$/, /^$/, '8/8/8/8/8/8/8/8 w - - 0 1\n'],
  [['fen', '--level', 'setup', '--strict'], 0, /^ok\n$/, /^$/, '8/8/8/8/8/8/8/8 w - - 0 1\n'],
  [['fen', '--level', 'syntax'], 1, /^empty 0 1 -\nok\n$/, /^$/, `\n${START}\n`],
  [['fen'], 1, /^board-letter 1 1 a8; /, /^$/, Buffer.from([0, 255, 0, 10])],
  [['fen'], 1, /^rank-long 1 9 a8/, /^$/, 'k'.repeat(3_000_000)],
  [['fen'], 1, /^$/, /standard input:1: there is no FEN/, ''],
  [['fen', '--level', 'high'], 2, /^$/, /--level is syntax, setup or legal, not: high/, ''],
  [['fen', START], 2, /^$/, /this is no option \(FENs are read from standard input\)/, ''],
  // the rest
  [
    ['ask'],
    0,
    /^error question\nerror FEN\nsyntax\n20\n$/,
    /^$/,
    `x\nmoves\t8\nplay\t${START}\te2\nperft\t1\t${START}\n`,
  ],
  [[], 2, /^$/, /a command is missing\nusage:/],
  [['play'], 2, /^$/, /there is no command play\nusage:/],
  [['--help'], 0, /^usage:\n {2}jadoube perft/, /^$/],
];

const MIXED = [
  `${START} ;D1 20 ;D2 400 ;D3 8902`,
  `${START} ;D1 21`,
  'rnbqkbnr/ppp w - - 0 1 ;D1 1',
  `${START} ;X1 20`,
  '4k3/8/8/8/8/8/8/4K3 w - - 0 1'.replace(' 0 1', ''),
  '4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 x',
];

/** @param {string} folder */
function makeFiles(folder) {
  writeFileSync(`${folder}/empty.epd`, '');
  writeFileSync(`${folder}/binary.epd`, Buffer.from([1, 2, 3, 0, 5, 255, 10, 0]));
  writeFileSync(`${folder}/long.epd`, `${'r'.repeat(2_000_000)} ;D1 1`);
  writeFileSync(`${folder}/mixed.epd`, MIXED.join('\n'));
}

/** @type {Tests} */
async function commands(_, tally, binary) {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  makeFiles(folder);
  for (const [args, status, out, err, input = ''] of table) {
    const placed = args.map((arg) => arg.replace('FOLDER', folder));
    const ran = spawnSync(binary, placed, { encoding: 'utf8', input, maxBuffer: 1 << 26 });
    const name = `jadoube ${args.join(' ')}`;
    tally.equal(`${name}: exit status`, ran.status, status);
    for (const [got, wanted] of /** @type {const} */ ([
      [ran.stdout, out],
      [ran.stderr, err],
    ]))
      tally.equal(`${name}: ${wanted}`, wanted.test(got) || got.slice(0, 400), true);
  }
  rmSync(folder, { recursive: true });
}

await run(commands);
