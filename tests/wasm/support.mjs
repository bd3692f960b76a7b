// support.mjs -- what the tests of the package share: the package itself, data files, hashes.

import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const built = new URL('build/npm/jadoube.js', root);

/** The package as built; PACKAGE names another file. */
export const jadoube = await import(process.env.PACKAGE ?? built.href);
export const { Game, JadoubeError, Move, Position } = jadoube;

/** The text of a file of tests/data. */
export function data(name) {
  return readFileSync(new URL(`tests/data/${name}`, root), 'utf8');
}

/** Where a large set lies, if DATA names its folder. */
export function large(name) {
  const path = process.env.DATA && `${process.env.DATA}/${name}`;
  return path && existsSync(path) ? path : undefined;
}

/** Lines that say something, each as its tab separated fields. */
export function rows(text) {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** The escapes of the data files: \t \n \r \\ \xHH \uHHHH. */
export function unescaped(text) {
  const plain = { t: '\t', n: '\n', r: '\r', '\\': '\\' };
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([tnr\\]))/gi, (_, byte, unit, letter) =>
    letter ? plain[letter] : String.fromCharCode(Number.parseInt(byte ?? unit, 16)),
  );
}

/** FNV-1a, 64 bits, over UTF-8, as 16 hexadecimal digits. */
export function fnv64(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** The position of a FEN that must be one. */
export function position(fen, options) {
  const read = Position.fromFen(fen, options);
  if (!read.ok) throw new Error(`${fen}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** The codes of what was found wrong, or of warnings. */
export const codes = (problems) => problems.map((problem) => problem.code);
