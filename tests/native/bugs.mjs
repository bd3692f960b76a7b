// bugs.mjs [BINARY] -- public reports against other programs (reported-bugs.jsonl), each a test by its id.
//
// The kinds that positions and notations decide. Inputs and right values are those of the file.

import { data } from '../data/read.mjs';
import { run } from './lib/tally.mjs';

/** @import { Engine } from './lib/engine.mjs' */
/** @import { Tally, Tests } from './lib/tally.mjs' */
/** @typedef {Record<string, any>} Fields */
/** @typedef {(bug: { input: Fields, right: Fields }, ask: Engine, tally: Tally, id: string) => Promise<void>} BugTest */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KINDS = new Set([
  'fen-validation',
  'castling-rights',
  'en-passant',
  'repetition',
  'san',
  'promotion',
  'king-capture',
  'setup',
]);
// In C: a piece put on a square leaves the e.p. right as it is (tests/unit/notation.c).
const ELSEWHERE = new Set(['U03']);

// ---- helpers ------------------------------------------------------------------------------------

/** The FENs of a game, the first included. @param {Engine} ask @param {Fields} input */
async function game(ask, { fen = START, moves_san = [], moves_uci = [] }) {
  const fens = [fen];
  for (const text of [...moves_san, ...moves_uci]) {
    const here = fens.at(-1) ?? '';
    const uci = await ask.san(here, text);
    fens.push((await ask.play(here, uci)).fen);
  }
  return fens;
}

/** How many of the positions are the last one. @param {Engine} ask @param {string[]} fens */
async function occurrences(ask, fens) {
  const last = fens.at(-1) ?? '';
  const same = await Promise.all(fens.map((fen) => ask.same(fen, last)));
  return same.filter(Boolean).length;
}

/** @param {Engine} ask @param {string} fen */
async function sans(ask, fen) {
  const moves = await ask.moves(fen);
  const played = await Promise.all(moves.map((uci) => ask.play(fen, uci)));
  return played.map(({ san }) => san).sort();
}

/** The codes by which a FEN is refused. @param {Engine} ask @param {string} fen @param {string} [mode] */
async function refusedBy(ask, fen, mode = 'strict') {
  const { ok, problems } = await ask.fen(fen, { mode });
  return ok ? [] : problems.filter(({ warning }) => !warning).map(({ code }) => code);
}

/** @param {string} fen */
const castlingOf = (fen) => fen.split(' ')[2];

/** @param {...string} codes @returns {BugTest} */
const refused = (...codes) => {
  return async ({ input }, ask, tally, id) => {
    tally.equal(id, await refusedBy(ask, input.fen), codes);
  };
};

/** @param {...string} codes @returns {BugTest} */
const rightsDropped = (...codes) => {
  return async ({ input, right }, ask, tally, id) => {
    tally.equal(`${id} strict`, await refusedBy(ask, input.fen), codes);
    const { fen } = await ask.fen(input.fen);
    tally.equal(`${id} lenient`, castlingOf(fen), right.lenient.castling);
    tally.equal(`${id} moves`, (await ask.moves(fen)).length > 0, true);
  };
};

/** @type {BugTest} */
async function fenAfter({ input, right }, ask, tally, id) {
  tally.equal(id, (await game(ask, input)).at(-1), right.fen);
}

/** A move that is, or is not, among the legal ones. @param {string} san @returns {BugTest} */
const contains = (san) => {
  return async ({ input, right }, ask, tally, id) => {
    tally.equal(id, (await sans(ask, input.fen)).includes(san), right[`contains ${san}`]);
  };
};

/** How often the last position of the game has been on the board. @param {number} wanted @returns {BugTest} */
const occurs = (wanted) => {
  return async ({ input }, ask, tally, id) => {
    tally.equal(id, await occurrences(ask, await game(ask, input)), wanted);
  };
};

// ---- the tests ----------------------------------------------------------------------------------

/** @type {Record<string, BugTest>} */
const tests = {
  F01: refused('opponent-in-check'),
  F03: refused('no-black-king', 'white-kings'),
  F05: rightsDropped('castling-no-rook', 'castling-no-king', 'castling-no-king'),
  F06: rightsDropped('castling-no-rook'),
  async F08({ input, right }, ask, tally, id) {
    tally.equal(`${id} strict`, await refusedBy(ask, input.fen), ['ep-rank']);
    tally.equal(`${id} lenient`, (await ask.fen(input.fen)).fen.split(' ')[3], right.lenient.ep);
  },
  async F10({ input, right }, ask, tally, id) {
    tally.equal(`${id} strict`, await refusedBy(ask, input.fen), ['impossible-check']);
    const setup = await ask.fen(input.fen, { level: 'setup', mode: 'strict' });
    tally.equal(`${id} setup`, [setup.ok, setup.fen], [true, input.fen]);
    tally.equal(`${id} moves`, await sans(ask, input.fen), right['moves of the unchecked setup']);
  },
  async F11({ input }, ask, tally, id) {
    for (const mode of ['strict', 'lenient'])
      tally.equal(`${id} ${mode}`, await refusedBy(ask, input.fen, mode), ['castling-letter']);
  },
  async F13({ input }, ask, tally, id) {
    tally.equal(`${id} syntax`, (await ask.fen(input.fen, { level: 'syntax' })).ok, true);
    tally.equal(id, await refusedBy(ask, input.fen), ['opponent-in-check']);
  },
  async U08({ input, right }, ask, tally, id) {
    for (const [n, tail] of input.fens.entries()) {
      const fen = START.replace('0 1', tail.replace('... ', ''));
      tally.equal(`${id} ${tail}`, (await ask.fen(fen)).ok, right[n]);
    }
  },
  async U09({ input, right }, ask, tally, id) {
    for (const [n, field] of input.castling_fields.entries()) {
      const fen = START.replace('KQkq', field);
      const strict = await ask.fen(fen, { mode: 'strict' });
      const lenient = await ask.fen(fen);
      tally.equal(`${id} ${field} strict`, strict.ok, right.strict[n]);
      const got = lenient.ok ? (castlingOf(lenient.fen) ?? '') : 'refused';
      tally.row(`${id} ${field}`, 'lenient', got, right.lenient[n]);
    }
  },
  C01: fenAfter,
  C03: fenAfter,
  async C05({ input, right }, ask, tally, id) {
    tally.equal(`${id} standard chess`, await refusedBy(ask, input.fen), ['castling-chess960']);
    const after = (await game(ask, { fen: input.fen, moves_san: ['O-O'] })).at(-1) ?? '';
    tally.equal(`${id} Chess960`, await ask.same(after, right.fen), true);
    tally.equal(`${id} counters`, after.split(' ').slice(4), right.fen.split(' ').slice(4));
  },
  async C06({ input, right }, ask, tally, id) {
    const after = (await game(ask, input)).at(-1);
    tally.equal(id, Number(after?.split(' ')[4]), right.halfmove);
  },
  E01: contains('dxe6'),
  E03: contains('cxb3'),
  async E05({ input, right }, ask, tally, id) {
    const fen = (await game(ask, input)).at(-1) ?? '';
    const uci = await ask.san(fen, 'gxh6');
    tally.equal(id, [uci, (await ask.play(fen, uci)).san], ['g5h6', right.san]);
  },
  async E06({ input }, ask, tally, id) {
    const moves = await ask.moves(input.fen);
    tally.equal(id, moves.filter((uci) => uci.startsWith('b7a8')).length, 0);
  },
  async E08(bug, ask, tally, id) {
    const { fen, legal } = await ask.play(START, 'd2d4');
    tally.equal(`${id} always`, fen, bug.right['fen (spec, always)']);
    tally.equal(`${id} if capturable`, legal, bug.right['fen (only if capturable)']);
  },
  R01: occurs(3),
  R03: occurs(3),
  R05: occurs(2),
  R06: occurs(2),
  async R08({ input }, ask, tally, id) {
    const fens = await game(ask, input);
    tally.equal(`${id} at the end`, await occurrences(ask, fens), 1);
    tally.equal(`${id} before`, await occurrences(ask, fens.slice(0, -1)), 3);
  },
  R10: occurs(2),
  R11: occurs(3),
  async S01({ input, right }, ask, tally, id) {
    tally.equal(id, (await ask.play(input.fen, input.move_uci)).san, right.san);
    tally.equal(`${id} strict`, await ask.san(input.fen, 'Nge2', 'strict'), 'syntax');
    tally.equal(`${id} lenient`, await ask.san(input.fen, 'Nge2'), input.move_uci);
  },
  async S03({ input, right }, ask, tally, id) {
    const written = input.moves_uci.map(
      async (/** @type {string} */ uci) => (await ask.play(input.fen, uci)).san,
    );
    tally.equal(id, await Promise.all(written), right.san);
  },
  async S05({ input, right }, ask, tally, id) {
    const fen = (await game(ask, input)).at(-1) ?? '';
    const written = [await ask.play(fen, 'g8f6'), await ask.play(fen, 'd7f6')];
    tally.equal(
      id,
      written.map(({ san }) => san),
      right.san,
    );
    tally.equal(`${id} Nf6`, await ask.san(fen, 'Nf6'), 'ambiguous');
  },
  async S06({ input, right }, ask, tally, id) {
    tally.equal(`${id} lenient`, await ask.san(input.fen, input.parse), right.lenient.uci);
    tally.equal(`${id} strict`, await ask.san(input.fen, input.parse, 'strict'), 'syntax');
    tally.equal(`${id} written`, (await ask.play(input.fen, 'd2f3')).san, 'N2f3');
  },
  async S08({ input, right }, ask, tally, id) {
    const fen = (await game(ask, input)).at(-1) ?? '';
    tally.equal(id, await ask.san(fen, input.parse, 'strict'), right.uci);
  },
  async S10({ input, right }, ask, tally, id) {
    for (const [n, text] of input.parse.entries()) {
      tally.equal(`${id} ${text}`, await ask.san(input.fen, text), right.lenient[n]);
      const strict = right['strict PGN'][n].replace('error', 'syntax');
      tally.equal(`${id} ${text} strict`, await ask.san(input.fen, text, 'strict'), strict);
    }
  },
  async S11({ input, right }, ask, tally, id) {
    let fen = START;
    for (const [n, text] of input.moves.entries()) {
      const uci = await ask.san(fen, text, 'lenient', input.locale);
      tally.equal(`${id} ${text}`, uci, right.uci[n]);
      ({ fen } = await ask.play(fen, uci));
    }
    // Without the language as a parameter nothing is guessed.
    tally.equal(`${id} Hf3`, await ask.san(START, 'Hf3'), 'syntax');
    tally.equal(`${id} Be1`, await ask.san(START, 'Be1'), 'illegal');
  },
  async P01({ input }, ask, tally, id) {
    tally.equal(id, (await ask.play(input.fen, input.move_uci)).san, 'syntax');
    tally.equal(`${id} SAN`, await ask.san(input.fen, 'e8=K'), 'syntax');
  },
  async P03({ input }, ask, tally, id) {
    const reasons = [await ask.why(input.fen, 'e2e8'), await ask.why(input.fen, 'e2e8q')];
    tally.equal(
      id,
      reasons.map((reason) => /^(?:ok|syntax)/.test(reason)),
      [false, false],
    );
  },
  async U10({ input }, ask, tally, id) {
    for (const mode of ['strict', 'lenient'])
      tally.equal(`${id} ${mode}`, await refusedBy(ask, input.fen, mode), ['kings-adjacent']);
  },
};

/** @type {Tests} */
async function bugs(ask, tally) {
  const lines = data('reported-bugs.jsonl').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line)).filter(({ kind }) => KINDS.has(kind));
  for (const bug of all) {
    const test = tests[bug.id];
    if (test) await test(bug, ask, tally, bug.id);
    else if (!ELSEWHERE.has(bug.id)) tally.equal(`${bug.id} ${bug.title}`, 'no test', 'a test');
  }
  tally.share('reported-bugs.jsonl', all.length);
}

await run(bugs);
