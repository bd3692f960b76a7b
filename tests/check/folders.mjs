// folders.mjs -- modules import only downwards among the folders of wasm/ and web/, in the order in which the
// table of that folder's README.md lists them.
//
// `.` is the files of the folder itself. What leads out of it (another folder's texts, the package, which the
// site puts beside the page) is not looked at, nor are types in comments.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Where a README begins: with the folder that all others use, or with the one that nobody uses. */
const HOUSES = [
  { house: 'wasm', first: 'ground' },
  { house: 'web', first: 'top' },
];
const IMPORT = /^\s*(?:import|export)\b[^'"]*['"](\.[^'"]+)['"]|\bimport\(['"](\.[^'"]+)['"]\)/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

const isIn = (house, path) => !path.startsWith('..') && existsSync(`${house}/${path}`);
const roomOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');

/** The rank of each folder, the ground first. */
function ranksOf(house, first) {
  const readme = readFileSync(`${house}/README.md`, 'utf8');
  const listed = [...readme.matchAll(/^\| `([\w.-]+?)\/?` \|/gm)].map(([, name]) => name);
  const rooms = [...new Set(listed)].filter((name) => name === '.' || !name.includes('.'));
  return new Map((first === 'ground' ? rooms : rooms.reverse()).map((name, rank) => [name, rank]));
}

let [passed, failed] = [0, 0];
for (const { house, first } of HOUSES) {
  const ranks = ranksOf(house, first);
  const files = readdirSync(house, { recursive: true }).filter((path) => path.endsWith('.js'));
  for (const file of files) {
    const text = readFileSync(`${house}/${file}`, 'utf8').replace(COMMENT, '');
    const used = [...text.matchAll(IMPORT)].map(([, plain, late]) =>
      posix.join(dirname(file), plain ?? late),
    );
    const [own, inside] = [roomOf(file), used.filter((path) => isIn(house, path))];
    const wrong = inside.filter((path) => !(ranks.get(roomOf(path)) <= ranks.get(own)));
    for (const path of wrong) console.log(`${house}/${file} imports ${path}, which lies above it`);
    if (!ranks.has(own)) console.log(`${house}/README.md lists no folder ${own}`);
    if (wrong.length || !ranks.has(own)) failed++;
    else passed++;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
