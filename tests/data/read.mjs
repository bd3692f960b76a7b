// read.mjs -- how the data files are read: rows, escapes, hashes. Nothing here knows jadoube.

import { existsSync, readFileSync } from 'node:fs';

const here = new URL('./', import.meta.url);

/** The text of a file of tests/data. */
export const data = (/** @type {string} */ name) => readFileSync(new URL(name, here), 'utf8');

/**
 * Where a large set lies, if DATA names its folder.
 * @param {string} name
 */
export function large(name) {
  const path = process.env.DATA && `${process.env.DATA}/${name}`;
  return path && existsSync(path) ? path : undefined;
}

/**
 * Lines that say something, each as its tab separated fields.
 * @param {string} text
 */
export function rows(text) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => line.split('\t'));
}

/** @type {Record<string, string>} */
const PLAIN = { t: '\t', n: '\n', r: '\r', '\\': '\\' };

/**
 * The escapes of the data files: \t \n \r \\ \xHH \uHHHH.
 * @param {string} text
 */
export function unescaped(text) {
  return text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([tnr\\]))/gi, (_, byte, unit, letter) =>
    letter ? (PLAIN[letter] ?? '') : String.fromCharCode(Number.parseInt(byte ?? unit, 16)),
  );
}

/**
 * FNV-1a, 64 bits, over UTF-8, as 16 hexadecimal digits.
 * @param {string} text
 */
export function fnv64(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/**
 * The rows of deviations.tsv: what we judge otherwise than a data file, and why.
 * @returns {Map<string, { expected: string, ours: string, why: string }>}
 */
export function deviations() {
  return new Map(
    rows(data('deviations.tsv')).map(([id = '', expected = '', ours = '', why = '']) => [
      id,
      { expected, ours, why },
    ]),
  );
}
