// uses.mjs -- what a consumer does with each entry: a body that throws unless the entry does its work.
//
// `names` are imported from the entry; the text is put into programs of every kind, so it needs nothing
// but the language. Programs say OK at their end, so that a program that did nothing is seen.

export const OK = 'ok 8902 illegal-move mate';

const SHARED = `
function equal(is, should) {
  if (is !== should) throw new Error(String(is) + ' instead of ' + String(should));
}
`;

export const uses = {
  '.': {
    names: ['Game', 'JadoubeError', 'Position'],
    body: `
equal(Position.start.perft(3), 8902);
equal(Position.start.why('e2e5').length > 0, true);
const game = new Game(['profile classic', 'begin']);
let refused = '';
try {
  game.apply('+1 W play e5');
} catch (error) {
  if (error instanceof JadoubeError) refused = error.code;
}
equal(refused, 'illegal-move');
for (const line of ['+1 W play f3', '+1 B play e5', '+1 W play g4']) game.apply(line);
equal(game.apply('+1 B play Qh4#').map((verdict) => verdict.text).join(), 'MADE 6.1 d8h4,RESULT 10.1 0-1');
`,
  },
  './chessjs': {
    names: ['Chess'],
    body: `
const chess = new Chess();
for (const move of ['f3', 'e5', 'g4', 'Qh4#']) chess.move(move);
equal(chess.isCheckmate(), true);
equal(chess.history().join(' '), 'f3 e5 g4 Qh4#');
`,
  },
  './laws': {
    names: ['languages', 'problem'],
    body: `
equal(languages.join(), 'en,zh-Hans,zh-Hant');
for (const [n, lang] of languages.entries())
  equal(problem({ code: 'too-long', squares: [] }, { lang }), ['The text is too long.', '文字太长。', '文字太長。'][n]);
`,
  },
  './pgn': {
    names: ['readPgn'],
    body: `
const [read] = readPgn('[White "A"]\\n\\n1. e4 e5 (1... c5) 2. Nf3 {a comment} *');
equal(read?.ok, true);
if (read?.ok) {
  equal(read.value.moves.map(({ san }) => san).join(' '), 'e4 e5 Nf3');
  equal(read.value.moves[0]?.next[1]?.uci, 'c7c5');
}
`,
  },
};

const imported = ([subpath, { names }], write) =>
  write(names.join(', '), subpath.replace(/^\./, 'jadoube'));

/** The text of a program that uses these entries; `end` is what it does with OK. */
function program(write, end, subpaths) {
  const some = Object.entries(uses).filter(([subpath]) => subpaths.includes(subpath));
  const heads = some.map((each) => imported(each, write));
  const bodies = some.map(([, { body }]) => `{${body}}`);
  return `${heads.join('\n')}\n${SHARED}${bodies.join('\n')}\n${end(JSON.stringify(OK))}\n`;
}

const all = Object.keys(uses);
const PRINT = (text) => `console.log(${text});`;

export const esm = (end = PRINT, from = (name) => name, subpaths = all) =>
  program((names, name) => `import { ${names} } from '${from(name)}';`, end, subpaths);
export const commonjs = (end = PRINT) =>
  program((names, name) => `const { ${names} } = require('${name}');`, end, all);
/** A classic script, by the global of the one that was loaded before. */
export const classic = (end, global, subpaths) =>
  `(() => {${program((names) => `const { ${names} } = ${global};`, end, subpaths)}})();`;
