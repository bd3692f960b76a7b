// Every claim but that of a draw, right and wrong: a kept game, the claim by its button, what is said, and
// what stands on the board after it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOURS, kept, onPage, sees } from './support.mjs';

const game = (...lines) => ['profile classic', ...lines];
const START = ['start startpos', 'begin'];
const WRONG_ARRAY = 'start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1';
const TOUCH = game(HOURS, ...START, 'W touch e2', 'W play Nf3');
const ILLEGAL = game(
  ...['set arbiter none', HOURS, ...START, 'W play e4', 'B move e7e4', 'B press'],
  ...['W play d3', 'B play e4d3'],
);
const DISPLACED = game(HOURS, ...START, 'W play e4', 'B knock d8', 'B fix d8 d6');
const QUIET = game(HOURS, ...START, 'W play e4');
const RESUMED = ['A adjourn', 'W seal e4', 'W envelope', 'W press', 'A resume', 'A open'];
const QUICK = (tempo) => ['profile fide-2023-blitz', 'profile quickplay', `tc ${tempo}`, ...START];
const LATE = (arbiter, moves, tempo) =>
  game(
    ...[`set arbiter ${arbiter}`, `tc ${tempo}`, 'start startpos', `movecount w ${moves}`],
    ...[`movecount b ${moves}`, 'used w 1:59:58', 'begin'],
  );

/**
 * What it shows; the game; the claim; what is said. `by`: who claims, `lost`: what cannot be found again,
 * `ago`: milliseconds since the last act, `after`: what stands where then, `sheet`: the moves then.
 */
const ROWS = [
  [
    '7.4 in time',
    TOUCH,
    'touch',
    /touched piece had to be played.*Article 7\.2/s,
    { by: 'black', after: { g1: 'white knight', f3: 'empty' } },
  ],
  [
    '7.4 after touching a piece oneself',
    [...TOUCH, 'B touch e7'],
    'touch',
    /Too late.*Article 7\.4/s,
    { by: 'black', after: { f3: 'white knight' } },
  ],
  ['7.4 with nothing to claim', QUIET, 'touch', /nothing to claim.*Article 7\.2/s, { by: 'black' }],
  [
    '8.1 found later: back to before it, with the touched piece',
    ILLEGAL,
    'illegal',
    /illegal move stands again.*Article 8\.1.*pawn on e7/s,
    { by: 'white', after: { e7: 'black pawn', d2: 'white pawn' }, sheet: ['e4', ''] },
  ],
  [
    '8.1 with unknown times',
    ILLEGAL,
    'illegal',
    /illegal move stands again.*Article 8\.1/s,
    { lost: 'times', after: { e7: 'black pawn' } },
  ],
  [
    '8.1 with a lost position',
    ILLEGAL,
    'illegal',
    /cannot be found.*played again.*Article 8\.1/s,
    { lost: 'position' },
  ],
  ['8.1 with nothing to find', QUIET, 'illegal', /No illegal move is found.*Article 8\.1/s],
  [
    '8.2 found: put back',
    DISPLACED,
    'displaced',
    /displaced stands again.*Article 8\.2/s,
    { after: { d8: 'black queen', d6: 'empty' } },
  ],
  [
    '8.2 with a lost position',
    DISPLACED,
    'displaced',
    /cannot be found.*played again.*Article 8\.2/s,
    { lost: 'position' },
  ],
  ['8.2 with nothing displaced', QUIET, 'displaced', /No piece has been displaced.*Article 8\.2/s],
  [
    '8.5 king and queen exchanged',
    game(HOURS, WRONG_ARRAY, 'begin'),
    'setup',
    /right squares.*played again.*Article 8\.5/s,
  ],
  ['8.5 with the right array', QUIET, 'setup', /began on their right squares.*Article 8\.5/s],
  ['8.6 before a quarter of the time', QUIET, 'colours', /Article 8\.6/],
  [
    '8.6 after a quarter of the time',
    game(HOURS, 'start startpos', 'used w 0:30:00', 'used b 0:30:01', 'begin'),
    'colours',
    /too much has been played.*Article 8\.6/s,
  ],
  [
    '8.6 in 2023: a new game',
    ['profile fide-2023-standard', HOURS, ...START],
    'colours',
    /colours were exchanged.*Article 7\.3/s,
  ],
  [
    '8.7: the position goes on',
    QUIET,
    'board',
    /board lay the wrong way.*play goes on.*Article 8\.7/s,
    { after: { e4: 'white pawn' }, sheet: ['e4', ''] },
  ],
  [
    '12.2 down, no arbiter there',
    LATE('none', 38, '40/2:00:00'),
    'flagWhite',
    /0–1.*on time.*Article 10\.14/s,
    { ago: 5000 },
  ],
  ['12.2 still up', QUIET, 'flagBlack', /flag has not fallen.*Article 12\.2/s],
  [
    '12.2 down, the moves made',
    [...LATE('none', 39, HOURS.slice(3)), '+0:05 W play e4'],
    'flagWhite',
    /moves of the period were made.*Article 12\.2/s,
  ],
  [
    '12.4 in time',
    QUIET,
    'clock',
    /clocks are stopped: a clock is said to be defective.*Article 12\.4/s,
  ],
  [
    '12.4 after the flag',
    LATE('human', 30, '40/2:00:00'),
    'clock',
    /Too late: a defect of the clock.*Article 12\.4/s,
    { by: 'white', ago: 5000 },
  ],
  [
    '14.6 before one’s first move',
    game(HOURS, ...START, ...RESUMED),
    'time',
    /clock was set wrongly at the resumption.*Article 14\.6/s,
    { by: 'black' },
  ],
  [
    '14.6 after it',
    game(HOURS, ...START, ...RESUMED, 'B play e5'),
    'time',
    /Too late.*first move.*Article 14\.6/s,
    { by: 'black' },
  ],
  ['14.6 without a resumption', QUIET, 'time', /not resumed.*Article 14\.6/s],
  ['15.1(1) by White', QUIET, 'conduct1', /Article 15\.1\(1\)/, { by: 'white' }],
  ['15.1(2) by Black', QUIET, 'conduct2', /Article 15\.1\(2\)/, { by: 'black' }],
  ['15.1(3) by White', QUIET, 'conduct3', /Article 15\.1\(3\)/, { by: 'white' }],
  ['15.1(4) by Black', QUIET, 'conduct4', /Article 15\.1\(4\)/, { by: 'black' }],
  [
    'III.4 with less than two minutes',
    QUICK('all/0:01:30'),
    'increment',
    /increment is asked for.*Article III\.4/s,
  ],
  [
    'III.4 with more',
    QUICK('all/0:10:00'),
    'increment',
    /less than two minutes left.*Article III\.4/s,
  ],
  [
    'III.5 with less than two minutes',
    QUICK('all/0:01:30'),
    'noEffort',
    /opponent cannot win, or does not try.*Article III\.5/s,
  ],
  [
    'III.5 with more',
    QUICK('all/0:10:00'),
    'noEffort',
    /less than two minutes left.*Article III\.5/s,
  ],
];

test('every other claim, right and wrong', async (all) => {
  await onPage({}, async (table) => {
    const { page, press, duty, piece, moves } = table;
    const claimed = new Set();
    for (const [what, lines, claim, said, { by, lost, ago, after = {}, sheet } = {}] of ROWS)
      await all.test(what, async () => {
        await table.restart(kept(lines, ago));
        await press('claims');
        const form = page.locator('#claims');
        if (by) await form.locator(`[name="by"][value="${by}"]`).check();
        if (lost) await form.locator('[name="lost"]').selectOption(lost);
        await form.locator(`[data-claim="${claim}"]`).click();
        await sees(duty, said);
        for (const [square, name] of Object.entries(after)) await sees(() => piece(square), name);
        if (sheet) await sees(moves, sheet);
        claimed.add(claim);
      });
    await table.restart(kept(QUICK('all/0:10:00')));
    await press('claims');
    const offered = await page
      .locator('#claims [data-claim]')
      .evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.claim));
    assert.deepEqual([...claimed].sort(), offered.sort(), 'no claim is left out');
  });
});

test('every other claim by its key is answered with a sentence and its Article', async () => {
  await onPage({ lines: QUIET }, async ({ page, duty, press }) => {
    await press('claims');
    const keys = await page
      .locator('#claims [data-claim]')
      .evaluateAll((all) => all.map(({ dataset }) => [dataset.claim, dataset.key]));
    assert.equal(new Set(keys.map(([, key]) => key)).size, keys.length, 'one key each');
    await page.keyboard.press('Escape');
    for (const [name, key] of keys) {
      const row = ROWS.find(([, lines, claim]) => lines === QUIET && claim === name);
      await page.keyboard.press('m');
      await page.keyboard.press(key);
      await sees(duty, row ? row[3] : /flag has not fallen/, name);
      if (name === 'clock') await press('restart');
    }
  });
});
