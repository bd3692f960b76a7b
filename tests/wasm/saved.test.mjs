// saved.test.mjs -- a saved game is text; it leads to the same bytes here and in the native program.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { blockHash, Game, JadoubeError } from './support.mjs';

const path = (name) => new URL(`../../${name}`, import.meta.url).pathname;
const LAWS = readdirSync(path('tests/laws')).filter((name) => /\.(?:md|scn)$/.test(name));
const files = LAWS.map((name) => path(`tests/laws/${name}`));
const run = (command, ...args) =>
  spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28, cwd: path('') });
const same = (a, b) => Buffer.compare(a.save(), b.save()) === 0;

/** The acts of every scenario. */
function scenarios() {
  const blocks = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^scn .*$/m)
      .slice(1)
      .map((each) => each.split(/^```/m)[0]),
  );
  return blocks.map((block) => block.split('\n').filter((line) => !/^\s*[>?#]/.test(line)));
}

test('every scenario leaves the same bytes natively and in WebAssembly', () => {
  const native = run(path('build/jadoube'), 'referee', '--hash', ...files);
  const wasm = run(process.execPath, path('tests/wasm/referee.mjs'), '--hash', ...files);
  const hashes = native.stdout.split('\n').filter((line) => /^[\da-f]{16} /.test(line));
  assert.ok(hashes.length > 300, native.stderr);
  assert.equal(wasm.stdout, native.stdout, wasm.stderr);
  assert.ok(new Set(hashes.map((line) => line.slice(0, 16))).size > 200);
});

test('the text of a game is read again, here and natively', () => {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  for (const [n, lines] of scenarios().entries()) {
    const game = new Game(lines);
    const again = Game.fromText(game.toText());
    assert.ok(same(game, again), game.toText());
    assert.equal(again.toText(), game.toText());
    if (n % 8) continue;
    writeFileSync(`${folder}/game`, game.toText());
    const { stdout, stderr } = run(path('build/jadoube'), 'referee', '--log', `${folder}/game`);
    assert.equal(stdout.slice(0, 16), blockHash(game.save()), `${stderr}${game.toText()}`);
    const state = JSON.parse(stdout.slice(17));
    assert.deepEqual([state.plies, state.fen], [game.state.plies, game.state.fen]);
  }
  rmSync(folder, { recursive: true });
});

test("line ends, blank lines, comments and a byte order mark are nobody's fault", () => {
  const game = Game.fromText('\ufeffjadoube 1\r\n\r\n# a game\r\nbegin\r\nW play e4 # best\r\n');
  assert.deepEqual(game.log, ['begin', 'W play e4 # best']);
  assert.equal(Game.fromText('jadoube 1').state.phase, 'setup');
  assert.equal(Game.fromText('jadoube 1\n').toText(), 'jadoube 1\n');
});

const binary = String.fromCharCode(...Array.from({ length: 256 }, (_, n) => 255 - n));
/** Text; code, line, column; plies of the game up to there. */
const wrong = [
  ['', 'not-a-game', 1, 1],
  ['\n', 'not-a-game', 1, 1],
  [binary, 'not-a-game', 1, 1],
  ['begin\nW play e4', 'not-a-game', 1, 1],
  ['jadoube', 'not-a-game', 1, 1],
  ['jadoube  1', 'unknown-version', 1, 9],
  ['jadoube 2\nbegin', 'unknown-version', 1, 9],
  [`jadoube ${'1'.repeat(1_000_000)}`, 'unknown-version', 1, 9],
  ['jadoube 1\nbegin\nW foo', 'unknown-verb', 3, 3, 0],
  ['jadoube 1\nbegin\nW play e4\n\nB play e9\n', undefined, 5, 8, 1],
  ['jadoube 1\nbegin\nbegin', 'already-begun', 3, 1, 0],
  [`jadoube 1\nbegin\n${binary.slice(0, 200)}`, undefined, 3, 1, 0],
  [`jadoube 1\nbegin\nW write ${'x'.repeat(1_000_000)}`, undefined, 3, undefined, 0],
];

test('what is no saved game is refused with its place, and what went before is kept', () => {
  for (const [text, code, line, column, plies] of wrong)
    assert.throws(
      () => Game.fromText(text),
      (error) => {
        const about = `${text.slice(0, 40)}: ${error.code} ${error.line}:${error.column}`;
        assert.ok(error instanceof JadoubeError, about);
        if (code) assert.equal(error.code, code, about);
        assert.equal(error.line, line, about);
        if (column) assert.equal(error.column, column, about);
        assert.equal(error.game?.state.plies, plies, about);
        return true;
      },
    );
  for (const none of [undefined, null, 1, new Uint8Array(4), ['jadoube 1']])
    assert.throws(() => Game.fromText(none), TypeError);
});

test('the native program says the same of what is no saved game', () => {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  for (const [text, code, line, column] of wrong) {
    writeFileSync(`${folder}/game`, text, 'latin1');
    const { status, stderr } = run(path('build/jadoube'), 'referee', '--log', `${folder}/game`);
    assert.equal(status, 1, text.slice(0, 40));
    if (code === 'not-a-game' && text === '') assert.match(stderr, /is empty/);
    else assert.match(stderr, new RegExp(`game:${line}:${column ?? '\\d+'}: `));
  }
  rmSync(folder, { recursive: true });
});
