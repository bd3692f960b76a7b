// cli.test.mjs -- the command of the package, as a user types it: check, convert, replay.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import test from 'node:test';
import { gzipSync } from 'node:zlib';

const command = new URL('../../build/npm/cli/jadoube.js', import.meta.url).pathname;
const data = (path) => new URL(`../data/${path}`, import.meta.url).pathname;

function jadoube(args, input = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 28,
  });
  return { stdout, stderr, status };
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const FOOL = '[White "A"]\n[Black "B"]\n[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n';
const SAVED = 'jadoube 1\nbegin\n+0:05 W touch e2\nW move e4\nW press\nB resign\n';

/** What is typed, what is on standard input, how it ends, what is said, and on standard error. */
const MODERN = 'scn a\nprofile fide-2023-standard\nbegin\nW touch e2\n> OBLIGE NUMBER\n';
const rows = [
  ['--help', '', 0, /^usage: jadoube COMMAND/],
  ['help', '', 0, /^usage: jadoube COMMAND/],
  ['-v', '', 0, /^\d+\.\d+\.\d+\n$/],
  ['--version', '', 0, /^\d+\.\d+\.\d+\n$/],
  ['check', `${START}\n`, 0, /: 1 position, 0 errors\n$/],
  ['check', '', 0, /: 0 games, 0 errors\n$/],
  [
    'check',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    1,
    /^standard input:1:\d+: rank-short: /,
  ],
  [
    'check --lang zh-Hans',
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1\n',
    1,
    /rank-short: 有一行/,
  ],
  ['check', FOOL, 0, /: 1 game, 0 errors\n$/],
  [
    'check',
    FOOL.replace('Qh4#', 'Qh5#'),
    1,
    /^standard input:5:16: move-illegal: Qh5#\n.*: 1 game, 1 error/,
  ],
  ['check --strict', FOOL.replace('e5', 'e7-e5'), 1, /^standard input:5:7: /],
  ['check', 'scn one\nbegin\nW move e4\n> MADE 6.1\n', 0, /: 1 scenario, 0 errors\n$/],
  [
    'check',
    'scn one\nbegin\nW move e4\n> MADE 6.2\n',
    1,
    /^standard input:4:1: one: expected MADE 6.2, got /,
  ],
  ['check', SAVED, 0, /: 1 ply, 0 errors\n$/],
  ['check', `${SAVED}W fly\n`, 1, /^standard input:7:3: unknown-verb\n/],
  [
    'convert --to fen',
    FOOL,
    0,
    /^rnb1kbnr\/pppp1ppp\/8\/4p3\/6Pq\/5P2\/PPPPP2P\/RNBQKBNR w KQkq - 1 3\n$/,
  ],
  ['convert --to fen --every', FOOL, 0, /^(?:\S+ \S \S+ \S+ \d+ \d+\n){5}$/],
  ['convert --to uci', FOOL, 0, /^f2f3 e7e5 g2g4 d8h4\n$/],
  [
    'convert --to pgn',
    FOOL.replace('Qh4#', 'd8-h4'),
    0,
    /\n1\. f3 e5 2\. g4 Qh4# 0-1\n/,
    /^standard input:5:16: warning: move-text: d8-h4\n$/,
  ],
  ['convert --to fen', `${START}\n`, 0, /^rnbqkbnr\/.* w KQkq - 0 1\n$/],
  ['convert --to uci', SAVED, 0, /^e2e4\n$/],
  ['convert --to pgn', SAVED, 0, /\[Result "1-0"\][\s\S]*1\. e4/],
  // A verdict may be expected under the number of its edition, or of the classic paragraph.
  ['check', MODERN.replace('NUMBER', '4.3.1'), 0, /: 1 scenario, 0 errors\n$/],
  ['check', MODERN.replace('NUMBER', '7.2(1)'), 0, /: 1 scenario, 0 errors\n$/],
  ['check', MODERN.replace('NUMBER', '7.3'), 1, /expected OBLIGE 7\.3, got nothing more\n/],
  [
    'check',
    MODERN.replace('fide-2023-standard', 'classic').replace('NUMBER', '4.3.1'),
    1,
    /expected OBLIGE 4\.3\.1, got nothing more\n/,
  ],
  // Words behind the last game are a warning, as before the first one.
  ['check', `${FOOL}\nBest, Al\n`, 0, /:7:1: warning: stray-text: Best\n.*\n.*\n.*, 3 warnings\n$/],
  // No file steers the terminal.
  ['check', `${FOOL}\x1b[2J`, 1, /^standard input:6:1: control-character: \\x1b\n/],
  ['replay', FOOL.replace('"A"', '"\x1b[31mA"'), 0, /^game 1: \\x1b\[31mA - B 0-1\n/],
  ['replay', FOOL, 0, /^game 1: A - B 0-1\n {2}2\.\.\. Qh4#: RESULT 10\.1 0-1 {2}# /],
  ['replay', SAVED, 0, /\n> MADE 6\.1 e2e4 {2}# White played e4\.\n/],
  ['replay', `${START}\n`, 0, /white to move, 20 moves: Na3 .*\ncan mate: white yes, black yes\n/],
];
for (const [line, input, status, said, warned = /^$/] of rows)
  test(`${line} < ${JSON.stringify(input.slice(0, 40))}`, () => {
    const got = jadoube(line.split(' '), input);
    assert.match(got.stdout, said);
    assert.match(got.stderr, warned);
    assert.equal(got.status, status);
  });

/** What is typed wrongly. */
const misuses = [
  ['', /^usage: jadoube COMMAND/],
  ['fly', /^jadoube: no such command: fly\njadoube --help tells what there is\n$/],
  ['check --colour', /--colour/],
  ['check --as xyz', /--as is one of pgn, fen, scn, game, not xyz/],
  ['convert', /convert wants --to/],
  ['convert --to pgn --as fen', /a position becomes fen or json/],
  ['convert --to pgn --as scn', /scenarios can be checked/],
  ['check /nonexistent/file.pgn', /^jadoube: \/nonexistent\/file\.pgn: no such file\n$/],
  ['check /', /^jadoube: \/: a folder, no file\n$/],
];
for (const [line, said] of misuses)
  test(`misuse: ${line}`, () => {
    const got = jadoube(line.split(' ').filter(Boolean));
    assert.match(got.stderr, said);
    assert.deepEqual([got.status, got.stdout], [2, '']);
  });

test('a file that cannot be read does not keep the others from being read', () => {
  const got = jadoube(['check', '/nonexistent.pgn', data('pgn/masters200.pgn')]);
  assert.match(got.stdout, /: 200 games, 0 errors/);
  assert.equal(got.status, 2);
});

test('a file packed by gzip is unpacked, whatever its name', () => {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  const packed = gzipSync(readFileSync(data('pgn/masters200.pgn')));
  const contents = { 'a.pgn.gz': packed, 'b.gz': packed, 'c.fen.gz': gzipSync(`${START}\n`) };
  const names = Object.keys(contents).map((name) => `${folder}/${name}`);
  for (const name of names) writeFileSync(name, contents[name.slice(folder.length + 1)]);
  const got = jadoube(['check', ...names]);
  assert.match(got.stdout, /a\.pgn\.gz: 200 games.*\n.*b\.gz: 200 games.*\n.*: 1 position, 0/);
  assert.deepEqual([got.status, got.stderr], [0, '']);
  assert.match(jadoube(['check', '-'], packed).stdout, /: 200 games, 0 errors/);
  writeFileSync(names[0], packed.subarray(0, 5000));
  const cut = jadoube(['check', names[0], names[2]]);
  assert.match(cut.stderr, /^jadoube: .*a\.pgn\.gz: unexpected end of file\n$/);
  assert.match(cut.stdout, /: 1 position, 0 errors/);
  assert.equal(cut.status, 2);
  rmSync(folder, { recursive: true });
});

test('a full disk and a reader that goes away', () => {
  const typed = `${process.execPath} ${command}`;
  const run = (line) => spawnSync('sh', ['-c', line], { encoding: 'utf8' });
  const full = run(`${typed} check ${data('pgn/masters200.pgn')} > /dev/full`);
  assert.match(full.stderr, /^jadoube: standard output: ENOSPC[^\n]*\n$/);
  assert.equal(full.status, 2);
  const file = data('pgn/masters200.pgn');
  const head = run(`{ ${typed} convert --to json ${file} ${file}; echo $? >&2; } | head -1`);
  assert.match(head.stdout, /^\{.*\}\n$/);
  assert.equal(head.stderr, '0\n');
});

test('what convert writes says the same again', () => {
  const once = jadoube(['convert', '--to', 'pgn', data('pgn/annotated40.pgn')]).stdout;
  const again = jadoube(['convert', '--to', 'pgn', '-'], once).stdout;
  assert.equal(again, once);
  const long = once.split('\n').filter((line) => line.length > 80 && !/^\[|^\S*$/.test(line));
  assert.deepEqual(long, []);
});

test('a long file shows a bar on a terminal, and nothing of it elsewhere', () => {
  const folder = mkdtempSync(`${tmpdir()}/jadoube-`);
  const file = `${folder}/long.pgn`;
  writeFileSync(file, readFileSync(data('pgn/masters200.pgn'), 'utf8').repeat(400));
  const typed = `${process.execPath} ${command} check --quiet ${file}`;
  const seen = spawnSync('script', ['-qec', typed, '/dev/null'], { encoding: 'utf8' });
  assert.match(seen.stdout, /\[#+\.*\] \d+% {2}\d+\.\d MB/);
  assert.match(seen.stdout, /: 80000 games, 0 errors\r?\n$/);
  assert.equal(jadoube(['check', '--quiet', file]).stderr, '');
  rmSync(folder, { recursive: true });
});
