// perft.mjs -- perft natively and in WebAssembly, each in pairs with Debian's stockfish.
//
// A rate is nodes by wall time from the command to its last line, the engine started and ready
// before. Ours natively is a program for one command, so its start counts against it. The measure is
// the geometric mean of the ratios of both positions, the median of the pairs.
//
//   node tests/bench/perft.mjs [PAIRS]      after `make`; needs /usr/games/stockfish
// SPDX-License-Identifier: MIT

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';

const STOCKFISH = '/usr/games/stockfish';
const NATIVE = 'build/jadoube';
const WASM = 'build/jadoube.wasm';
const PAIRS = Number(process.argv[2] ?? 5);

const POSITIONS = [
  {
    name: 'start',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depth: 6,
    nodes: 119060324,
  },
  {
    name: 'kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 5,
    nodes: 193690690,
  },
];

for (const [file, remedy] of [
  [STOCKFISH, 'apt-get install stockfish'],
  [NATIVE, 'make'],
  [WASM, 'make'],
]) {
  if (!existsSync(file)) {
    console.error(`${file} is missing: ${remedy}`);
    process.exit(1);
  }
}

// Sends `command` to a running engine and waits for the line that matches.
function line(engine, command, pattern) {
  return new Promise((resolve) => {
    engine.lines.on('line', function look(text) {
      const found = pattern.exec(text);
      if (!found) return;
      engine.lines.off('line', look);
      resolve(found[1]);
    });
    engine.stdin.write(`${command}\n`);
  });
}

async function startStockfish() {
  const engine = spawn(STOCKFISH, [], { stdio: ['pipe', 'pipe', 'inherit'] });
  engine.lines = createInterface({ input: engine.stdout });
  await line(engine, 'uci', /^(uciok)/);
  return engine;
}

async function stockfishSeconds(engine, position) {
  await line(engine, `position fen ${position.fen}\nisready`, /^(readyok)/);
  const begin = performance.now();
  const nodes = await line(engine, `go perft ${position.depth}`, /^Nodes searched: (\d+)/);
  return timed(begin, nodes, position);
}

async function nativeSeconds(position) {
  const begin = performance.now();
  const program = spawn(NATIVE, ['perft', String(position.depth), position.fen]);
  const lines = createInterface({ input: program.stdout });
  let nodes = '';
  for await (const text of lines) nodes = /^nodes (\d+)/.exec(text)?.[1] ?? nodes;
  return timed(begin, nodes, position);
}

function startWasm() {
  const module = new WebAssembly.Module(readFileSync(WASM));
  const door = new WebAssembly.Instance(module, {}).exports;
  const setUp = (fen) => {
    const bytes = new TextEncoder().encode(fen);
    new Uint8Array(door.memory.buffer).set(bytes, door.jdw_layout(1)); // the text area
    if (door.jdw_fen_read(bytes.length, 0, 2) !== 1) throw new Error(`refused: ${fen}`);
  };
  // The engine is ready when its code has been compiled with optimisation.
  for (const { fen } of POSITIONS) {
    setUp(fen);
    for (let i = 0; i < 20; i++) door.jdw_perft(3);
  }
  return { door, setUp };
}

function wasmSeconds({ door, setUp }, position) {
  setUp(position.fen);
  const begin = performance.now();
  return timed(begin, door.jdw_perft(position.depth), position);
}

function timed(begin, nodes, position) {
  const seconds = (performance.now() - begin) / 1000;
  if (Number(nodes) !== position.nodes) throw new Error(`${position.name}: counted ${nodes}`);
  return seconds;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const mean = (numbers) =>
  Math.exp(numbers.reduce((sum, n) => sum + Math.log(n), 0) / numbers.length);
const rate = (position, seconds) => `${(position.nodes / seconds / 1e6).toFixed(0).padStart(5)}`;

// One side against stockfish, position by position, one after the other.
async function pairs(name, engine, seconds) {
  const ratios = [];
  const times = POSITIONS.map(() => ({ peer: [], ours: [] }));
  for (let pair = 0; pair < PAIRS; pair++) {
    const both = [];
    for (const [i, position] of POSITIONS.entries()) {
      const peer = await stockfishSeconds(engine, position);
      const ours = await seconds(position);
      times[i].peer.push(peer);
      times[i].ours.push(ours);
      both.push(peer / ours);
    }
    ratios.push(mean(both));
  }
  for (const [i, position] of POSITIONS.entries()) {
    const { peer, ours } = times[i];
    console.log(
      `${name.padEnd(7)}${position.name.padEnd(9)} depth ${position.depth}` +
        `  stockfish ${rate(position, median(peer))}  jadoube ${rate(position, median(ours))}` +
        `  million nodes/s, ratio ${(median(peer) / median(ours)).toFixed(2)}`,
    );
  }
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`${name.padEnd(7)}ratio ${median(ratios).toFixed(2)}  (${PAIRS} pairs, ${spread})`);
}

const flags = (name) =>
  readFileSync(`build/${name}.flags`, 'utf8')
    .replace(/ -W\S+/g, '')
    .trim();
console.log(`native: ${flags('native')}`);
console.log(`wasm:   ${flags('wasm')}; node ${process.versions.node}`);
console.log(`cpu:    ${cpus().length} x ${cpus()[0]?.model}`);
const engine = await startStockfish();
await pairs('native', engine, nativeSeconds);
const wasm = startWasm();
await pairs('wasm', engine, (position) => wasmSeconds(wasm, position));
engine.stdin.end('quit\n');
