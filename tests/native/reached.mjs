// reached.mjs [BINARY] -- every verdict of verdicts.def comes out of some scenario of tests/laws.

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const binary = process.argv[2] ?? 'build/jadoube';
const LAWS = 'tests/laws';

/** The scenarios of a file, each as the lines of its acts. @param {string} file */
function scenarios(file) {
  const text = readFileSync(`${LAWS}/${file}`, 'utf8');
  const blocks = text.split(/^scn .*$/m).slice(1);
  return blocks.map((block) => {
    const lines = (block.split(/^```/m)[0] ?? '').split('\n');
    return lines.filter((line) => line.trim() && !/^\s*[>?#]/.test(line)).join('\n');
  });
}

const codes = [...readFileSync('core/verdicts.def', 'utf8').matchAll(/^VERDICT\((\w+),/gm)];
/** @type {Map<string, number>} */
const seen = new Map(codes.map(([, code = '']) => [code, 0]));
let failed = 0;

for (const file of readdirSync(LAWS).filter((name) => /\.(?:md|scn)$/.test(name)))
  for (const input of scenarios(file)) {
    const ran = spawnSync(binary, ['referee', '-'], { encoding: 'utf8', input: `${input}\n` });
    for (const [, code = ''] of ran.stdout.matchAll(/^> (\w+)/gm))
      seen.set(code, (seen.get(code) ?? 0) + 1);
  }

for (const [code, times] of seen)
  if (times === 0) {
    console.log(`verdicts.def: no scenario brings about ${code}`);
    failed++;
  }
console.log([...seen].map(([code, times]) => `${code} ${times}`).join(', '));
console.log(`${seen.size - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
