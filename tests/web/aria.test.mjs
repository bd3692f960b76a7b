// What a screen reader finds: the accessibility trees of board and duty strip in some states, in every
// language, held to golden files (aria/*.txt). `WRITE=1 node --test tests/web/aria.test.mjs` writes them
// anew; look at the difference before you keep it.

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { CLUB, HOURS, kept, onPage, settled } from './support.mjs';

const from = (fen) => [...CLUB, HOURS, `start ${fen}`, 'begin'];
const BOARD = 'jd-board';
const STRIP = 'section:has(> .strip)';

/** The game, what is done, and which parts are looked at. */
const STATES = {
  'before the game': [undefined, async () => {}, STRIP],
  'a touched piece': [from('startpos'), ({ click }) => click('e2'), BOARD, STRIP],
  'a pair': [
    from('7k/8/8/3p4/4P3/8/8/3RK3 w - - 0 1'),
    ({ click }) => click('d5', 'd1'),
    ...[BOARD, STRIP],
  ],
  'an illegal move': [from('startpos'), ({ drag }) => drag('f1', 'c4'), STRIP],
  'castling unfinished': [
    from('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1'),
    ({ drag }) => drag('e1', 'g1'),
    ...[BOARD, STRIP],
  ],
  'a promotion': [from('8/P3k3/8/8/8/8/8/4K3 w - - 0 1'), ({ drag }) => drag('a7', 'a8'), STRIP],
  'an offer': [from('startpos'), ({ press }) => press('offer'), STRIP],
  'the end': [from('7k/8/5pK1/8/8/8/8/R7 w - - 0 1'), ({ drag }) => drag('a1', 'a8'), STRIP],
};

for (const [locale, tag] of Object.entries({ en: 'en', 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }))
  test(`board and duty strip as a screen reader has them: ${tag}`, async () => {
    const file = new URL(`aria/${tag}.txt`, import.meta.url);
    const found = [];
    await onPage({ locale, reducedMotion: 'reduce' }, async (table) => {
      for (const [state, [lines, lead, ...parts]] of Object.entries(STATES)) {
        await table.restart(lines && kept(lines));
        await lead(table);
        await settled(table.page);
        found.push(`# ${state}`);
        for (const part of parts) found.push(await table.page.locator(part).ariaSnapshot());
      }
    });
    const text = `${found.join('\n')}\n`;
    if (process.env.WRITE) writeFileSync(file, text);
    assert.equal(text, readFileSync(file, 'utf8'), file.pathname);
  });
