// seed.mjs FOLDER FILE... -- writes the corpus to begin with into FOLDER: each scenario of the files as lines of acts,
// each PGN of less than 20 kB behind the two bytes that fuzz_pgn.c reads first, each row of a table as its fields.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [folder, ...files] = process.argv.slice(2);
if (!folder || files.length === 0) {
  console.error('usage: node seed.mjs FOLDER FILE...');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
let count = 0;
const seed = (/** @type {string | Buffer} */ text) =>
  writeFileSync(`${folder}/${String(count++).padStart(4, '0')}`, text);

const MOST = 20_000;
const ROWS = 50; // of a table: every so many, to take from all of it

/** @param {string} file */
function seedPgn(file) {
  const bytes = readFileSync(file);
  if (bytes.length < MOST) seed(Buffer.concat([Buffer.from([0, 1]), bytes]));
}

/** @param {string} file */
function seedTable(file) {
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row && !row.startsWith('#'));
  const step = Math.ceil(rows.length / ROWS);
  for (const row of rows.filter((_, n) => n % step === 0)) seed(`${row.replaceAll('\t', '\n')}\n`);
}

/** @param {string} file */
function seedScenarios(file) {
  const text = readFileSync(file, 'utf8');
  for (const scenario of text.split(/^scn .*$/m).slice(1)) {
    const block = scenario.split(/^```/m)[0] ?? '';
    const acts = block.split('\n').filter((line) => line.trim() && !/^\s*[>?#]/.test(line));
    seed(`${acts.join('\n')}\n`);
  }
}

for (const file of files)
  if (file.endsWith('.pgn')) seedPgn(file);
  else if (file.endsWith('.tsv')) seedTable(file);
  else seedScenarios(file);
console.log(`${count} seeds`);
