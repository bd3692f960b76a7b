// Every act of the arbiter's desk, done and refused: a kept game, the act by its form, what is said, and
// what stands on the board after it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROWS as DEEDS } from '../../web/desk/deskacts.js';
import { deskOf } from './desk.mjs';
import { HOURS, kept, onPage, sees } from './support.mjs';

const game = (...lines) => ['profile classic', 'set arbiter human', ...lines];
const START = [HOURS, 'start startpos', 'begin'];
const GAME = game(...START);
const MANUAL = game('set scoresheet manual', ...START, 'W play e4');
const STOPPED = [...GAME, 'W stop'];
const ILLEGAL = game(...START, 'W play e4', 'B move e7e4', 'B press', 'W play d3', 'B play e4d3');
const DISPLACED = game(...START, 'W play e4', 'B knock d8', 'B fix d8 d6');
const RESUMED = [
  ...[...GAME, 'A adjourn', 'W seal e4', 'W envelope', 'W press', 'A resume', 'A open'],
];
const CLAIMED = game(
  ...[HOURS, 'start startpos', 'moves Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8', 'begin', 'W claim rep3'],
);
const AGREED = game('set draw_offers arbiter', ...START, 'W move e4', 'W offer', 'B accept');
const CHECKED = game('set both_check_draw 1', ...START, 'W move a2a8', 'W press');
const FLAGS = game(
  ...[HOURS, 'start startpos', 'movecount w 37', 'movecount b 37', 'used w 1:59:58'],
  ...['used b 1:59:58', 'begin', '+0:03 W play e4', '+0:03 B play e5'],
);
const ONE_FLAG = game(
  ...['tc 40/2:00:00', 'start startpos', 'movecount w 30', 'movecount b 30', 'used w 2:00:10'],
  'begin',
);
const CONTROL = game(
  ...['set scoresheet manual', HOURS, 'start startpos', 'movecount w 38', 'movecount b 38'],
  ...['used w 1:59:59', 'begin', 'W play e4', 'B play e5', '+0:02 A sheets 11.7'],
);
const OVER = [...GAME, 'B resign'];

/**
 * What it shows; the game; the act; the fields of its form; what is said. `why`: the reason that is written
 * before; `after`: what stands where then; `white`: what White's clock shows then.
 */
const ROWS = [
  ['12.5', GAME, 'stop', {}, /Both clocks are stopped.*12\.5/s],
  ['12.5 when they are stopped', STOPPED, 'stop', {}, /The clocks are stopped/],
  ['12.5 again', STOPPED, 'restart', {}, /clock goes on/],
  ['12.5 without a reason', STOPPED, 'restart', { noReason: true }, /without a reason.*12\.5/s],
  ['12.5 when one runs', GAME, 'restart', {}, /The game is going on/],
  [
    ...['12.4', GAME, 'set', { side: 'white', time: '0:30:00' }, /White has the move/],
    { why: 'It stood still.', white: /^1:(30:00|29:\d\d)$/ },
  ],
  [
    ...['12.4: the floor', GAME, 'set', { side: 'white', time: '1:59:00' }, /less than five min/],
    { why: 'Too much.', white: /^(2:00:00|1:59:\d\d)$/ },
  ],
  ['12.2', ONE_FLAG, 'flag', { side: 'white' }, /0–1.*10\.14/s],
  ['12.2: a defect', ONE_FLAG, 'flag', { side: 'white', defect: true }, /0–1.*10\.14/s],
  ['12.2 when it is up', GAME, 'flag', { side: 'black' }, /flag has not fallen/],
  ['12.8: nobody can say', FLAGS, 'flags_act', {}, /nobody can say which fell first.*12\.8/s],
  ['12.8: the first is known', FLAGS, 'flags_act', { first: 'black' }, /1–0.*10\.14/s],
  ['12.8 with one flag', ONE_FLAG, 'flags_act', {}, /The two flags are not both down.*12\.8/s],
  ['10.13', CLAIMED, 'verify', {}, /½–½.*10\.10\(2\)/s],
  ['10.13 without a claim', GAME, 'verify', {}, /No claim waits/],
  ['16.4: yes', AGREED, 'answer', { answer: 'yes' }, /½–½.*10\.6/s],
  ['16.4: no', AGREED, 'answer', { answer: 'no' }, /10\.6/],
  ['16.4 without a question', GAME, 'answer', { answer: 'yes' }, /No question waits/],
  [
    ...['8.1', ILLEGAL, 'illegal', {}, /illegal move stands again.*8\.1/s],
    { after: { e7: 'black pawn', d2: 'white pawn' } },
  ],
  ['8.1: lost', ILLEGAL, 'illegal', { lost: 'position' }, /cannot be found.*8\.1/s],
  ['8.1 with none', GAME, 'illegal', {}, /No illegal move is found.*8\.1/s],
  [
    ...['8.2', DISPLACED, 'displaced', {}, /displaced stands again.*8\.2/s],
    { after: { d8: 'black queen' } },
  ],
  ['8.2: lost', DISPLACED, 'displaced', { lost: 'position' }, /cannot be found.*8\.2/s],
  ['8.2 with none', GAME, 'displaced', {}, /No piece has been displaced.*8\.2/s],
  [
    ...['8.4', [...RESUMED, 'A setup rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR'], 'found'],
    ...[{ found: 'setup' }, /position of the adjournment stands again.*8\.4/s],
    { after: { e4: 'white pawn', d4: 'empty' } },
  ],
  ['8.4 set up rightly', RESUMED, 'found', { found: 'setup' }, /set up rightly.*8\.4/s],
  ['8.1 in 2023', CHECKED, 'found', { found: 'position' }, /8\.1/],
  ['8.1 in 2023, with none', GAME, 'found', { found: 'position' }, /8\.1/],
  ['15.1(1)', GAME, 'found', { found: 'device', side: 'white' }, /15\.1\(1\)/],
  [
    ...['8.4: set up', GAME, 'setup', { placement: '4k3/8/8/8/8/8/8/R3K3' }, /White has the move/],
    { why: 'From the sheet.', after: { a1: 'white rook', d1: 'empty' } },
  ],
  [
    ...['8.4: no position', GAME, 'setup', { placement: '4k3/8' }, /White has the move/],
    { why: 'From the sheet.', wrong: /cannot be read/, after: { d1: 'white queen' } },
  ],
  [
    ...['9.1', game(HOURS, 'start 4r2k/8/8/8/8/8/8/4K3 w - - 0 1', 'begin'), 'check', {}],
    /king is in check.*9\.1/s,
  ],
  ['9.1 without one', GAME, 'check', {}, /not in check.*9\.1/s],
  [
    ...['16.5', GAME, 'penalty', { side: 'black', how: 'used', time: '0:10:00' }],
    ...[/added to the time Black has used.*16\.5/s, { why: 'He talked.' }],
  ],
  [
    ...['16.5: both lose', GAME, 'penalty', { how: 'both-lose' }, /0–0.*10\.17/s],
    { why: 'They agreed on it before.' },
  ],
  [
    ...['16.5 without a time', GAME, 'penalty', { how: 'used' }, /White has the move/],
    { why: 'He talked.', wrong: /cannot be read/ },
  ],
  [
    ...['16.5 without a reason', GAME, 'penalty', { how: 'warn' }, /White has the move/],
    { wrong: /Write the reason first/ },
  ],
  [
    ...['10.17', GAME, 'refuse', { side: 'white' }, /0–1.*10\.17/s],
    { why: 'He does not write his moves.' },
  ],
  ['10.15', GAME, 'absent', { side: 'white' }, /not at the board.*10\.15/s],
  ['10.15 when he is away', [...GAME, 'W absent'], 'absent', { side: 'white' }, /not at the board/],
  ['10.15: he comes', [...GAME, 'W absent'], 'arrive', { side: 'white' }, /has come to the board/],
  ['10.15 when he is here', GAME, 'arrive', { side: 'white' }, /The player is at the board/],
  ['11.5', MANUAL, 'lend', { side: 'white' }, /opponent is lent.*11\.5/s],
  ['11.5: no', MANUAL, 'deny', { side: 'white' }, /11\.5/],
  ['11.5 where the program writes', GAME, 'lend', {}, /written by the program/],
  ['11.8', MANUAL, 'sheets', {}, /stopped until both scoresheets.*11\.7/s],
  ['11.8 where the program writes', GAME, 'sheets', {}, /written by the program/],
  [
    ...['11.7', [...MANUAL, 'A sheets 11.7', 'W record'], 'recorded', { side: 'black' }],
    /Both scoresheets are complete/,
  ],
  ['11.9', CONTROL, 'cannot', {}, /cannot be reconstructed.*first of period 2.*11\.9/s],
  ['11.9 at another time', MANUAL, 'cannot', {}, /Article 11\.9/],
  ['8.1: annulled', GAME, 'annul', {}, /played again/, { why: 'The wrong pairing.' }],
  ['17', OVER, 'score', {}, /1–0.*Points: White 1, Black 0\..*Article 17/s],
  ['17 without a result', GAME, 'score', {}, /no result yet, and no points.*Article 17/s],
];

test('every act of the desk, done and refused', async (all) => {
  await onPage({}, async (table) => {
    const { page, duty, piece } = table;
    const desk = deskOf(table);
    for (const [what, lines, deed, values, said, more = {}] of ROWS)
      await all.test(`${deed}, ${what}`, async () => {
        await table.restart(kept(lines));
        await page.locator('#desk > summary').click();
        await page.locator('#desk .groups').waitFor();
        if (more.why) await desk.why(more.why);
        await desk.rule(deed, values);
        await sees(duty, said);
        await sees(() => desk.wrong(), more.wrong ?? /^$/);
        for (const [square, name] of Object.entries(more.after ?? {}))
          await sees(() => piece(square), name);
        if (more.white)
          await sees(() => page.locator('[data-side="white"] .digits').textContent(), more.white);
      });
  });
  const shown = new Set(ROWS.map(([, , deed]) => deed));
  const groups = 'clocks flags rulings penalties presence sheets_group ending'.split(' ');
  const deeds = DEEDS.filter(({ group }) => groups.includes(group)).map(({ name }) => name);
  assert.deepEqual(
    deeds.filter((name) => !shown.has(name)),
    [],
    'no act is left out',
  );
});
