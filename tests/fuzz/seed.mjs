// seed.mjs FOLDER FILE... -- writes each scenario of the files as lines of acts into FOLDER, the corpus to begin with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const [folder, ...files] = process.argv.slice(2);
if (!folder || files.length === 0) {
  console.error('usage: node seed.mjs FOLDER FILE...');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
let count = 0;
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  for (const scenario of text.split(/^scn .*$/m).slice(1)) {
    const block = scenario.split(/^```/m)[0] ?? '';
    const acts = block.split('\n').filter((line) => line.trim() && !/^\s*[>?#]/.test(line));
    writeFileSync(`${folder}/${String(count++).padStart(4, '0')}`, `${acts.join('\n')}\n`);
  }
}
console.log(`${count} seeds`);
