// The arbiter's desk: the PIN, each act, and the report that prints.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deskOf } from './desk.mjs';
import { CLUB, HOURS, onPage, reads, sees } from './support.mjs';

const GAME = [...CLUB, HOURS, 'start startpos', 'begin'];
const HUMAN = ['profile classic', 'set arbiter human', HOURS, 'start startpos', 'begin'];

test('a PIN locks the desk, also over a reload; players do not start the clocks then', async () => {
  await onPage({ lines: HUMAN }, async (table) => {
    const { page, press } = table;
    const desk = deskOf(table);
    await desk.open();
    await desk.pin('12');
    await sees(() => page.locator('#pin-wrong').innerText(), /4 to 12 digits/);
    await desk.pin('2468');
    await reads(page, 'The arbiter is at the desk');
    await press('stop');
    await page.waitForFunction(() => / stop"/.test(localStorage.getItem('jadoube.game')));
    await table.log();
    const kept = await page.evaluate(() => localStorage.getItem('jadoube.game'));
    assert.match(kept, /"pin":"[0-9a-f]{16}:[0-9a-f]{64}"/);
    assert.doesNotMatch(kept, /2468/);
    await table.reload();
    await press('restart');
    await sees(() => desk.about(), /The desk is locked/);
    await sees(() => page.locator('.seat.runs').count(), 0);
    await sees(() => page.locator('#desk .groups').isVisible(), false);
    await desk.pin('1357');
    await reads(page, 'not the PIN of this desk');
    await desk.pin('2468');
    await page.locator('#desk .groups').waitFor();
    await press('restart');
    await sees(() => page.locator('.seat.runs').count(), 1);
    await page.getByRole('button', { name: 'Leave the desk' }).click();
    await sees(() => page.locator('#desk .groups').isVisible(), false);
  });
});

test('clocks are set with a reason, not below the floor', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, duty } = table;
    const desk = deskOf(table);
    await desk.open();
    await desk.rule('set', { side: 'black', time: '0:30:00' });
    await sees(() => desk.wrong(), /Write the reason first/);
    await desk.why('The clock stood still.');
    await desk.rule('set', { side: 'black', time: 'soon' });
    await sees(() => desk.wrong(), /cannot be read/);
    await desk.rule('set', { side: 'black', time: '0:30:00' });
    const clock = page.locator('.seat[data-side="black"] .digits');
    await sees(() => clock.textContent(), '1:30:00');
    await desk.why('Too much.');
    await desk.rule('set', { side: 'black', time: '1:59:00' });
    await sees(duty, /Article 12\.4/);
    await sees(() => clock.textContent(), '1:30:00');
  });
});

test('a flag that the arbiter sees, and two of which nobody can say', async () => {
  const fallen = [
    ...HUMAN.slice(0, 2),
    'tc 40/0:10:00',
    'start startpos',
    'used w 0:09:59.5',
    'begin',
  ];
  await onPage({ lines: fallen }, async (table) => {
    const desk = deskOf(table);
    await table.page.locator('.seat[data-side="white"] .flag[data-state="down"]').waitFor();
    await table.claim('flagWhite');
    await sees(() => table.duty(), /Article 12\.2/, 'the arbiter has to look');
    await desk.open();
    await desk.rule('flags_act');
    await sees(() => table.duty(), /The two flags are not both down.*12\.8/s);
    await desk.rule('flag', { side: 'black' });
    await sees(() => table.duty(), /flag has not fallen/);
    await desk.rule('flag', { side: 'white' });
    await sees(() => table.duty(), /0–1.*on time.*Article 10\.14/s);
  });
});

test('an illegal move is taken back, pieces are set up, a device is found, a player punished', async () => {
  await onPage({ lines: HUMAN }, async (table) => {
    const { duty, page, piece } = table;
    const desk = deskOf(table);
    const stored = JSON.parse(await page.evaluate(() => localStorage.getItem('jadoube.game')));
    assert.equal(stored.log.includes('begin'), true);
    await desk.open();
    await desk.rule('illegal');
    await sees(duty, /No illegal move is found.*8\.1/s);
    await desk.rule('displaced', { lost: 'position' });
    await sees(duty, /No piece has been displaced/);
    await desk.rule('check');
    await sees(duty, /Article 9\.1/);
    await desk.rule('found', { found: 'device', side: 'black' });
    await sees(duty, /Article 15\.1\(1\)/);
    await desk.why('He talked.');
    await desk.rule('penalty', { how: 'warn', side: 'black' });
    await sees(duty, /Black is warned.*16\.5/s);
    await desk.why('Again.');
    await desk.rule('penalty', { how: 'bonus', side: 'black', time: '0:03:00' });
    await sees(duty, /White gets 0:03:00 more.*16\.5/s);
    await desk.why('Set up from the sheet.');
    await desk.rule('setup', { placement: '4k3/8/8/8/8/8/8/R3K3' });
    await sees(() => piece('a1'), 'white rook');
    await sees(() => piece('d1'), 'empty');
    await desk.why('A third time.');
    await desk.rule('penalty', { how: 'loss', side: 'black', article: '15.2' });
    await sees(duty, /1–0.*Article 15\.2/s);
    await desk.rule('score');
    await sees(duty, /1–0/);
  });
});

test('presence, sheets and the end without a result', async () => {
  const manual = ['profile classic', 'set scoresheet manual', HOURS, 'start startpos', 'begin'];
  await onPage({ lines: manual }, async (table) => {
    const { duty } = table;
    const desk = deskOf(table);
    await desk.open();
    await desk.rule('absent', { side: 'black' });
    await sees(duty, /not at the board.*10\.15/s);
    await desk.rule('arrive', { side: 'black' });
    await sees(duty, /has come to the board/);
    await desk.rule('lend', { side: 'white' });
    await sees(duty, /sheet of the opponent is lent.*11\.5/s);
    await desk.rule('sheets');
    await sees(duty, /clocks are stopped until both scoresheets/);
    await desk.rule('recorded', { side: 'white' });
    await desk.rule('recorded', { side: 'black' });
    await sees(duty, /Both scoresheets are complete/);
    await desk.why('The wrong pairing.');
    await desk.rule('annul', { article: '8.6' });
    await sees(duty, /played again|does not count/);
  });
});

test('every act is in the report, with its ruling and its reason, and it prints', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, press, claim } = table;
    const desk = deskOf(table);
    await claim('illegal');
    await press('stop');
    await desk.open();
    await desk.why('The clock stood still.');
    await desk.rule('set', { side: 'white', time: '0:01:00' });
    await desk.rule('restart', { noReason: true });
    await desk.why('Perhaps.');
    await desk.rule('verify');
    await press('report');
    await page.locator('#report tbody tr').first().waitFor();
    await sees(() => page.locator('#report tbody tr').count(), 4);
    const rows = await page.locator('#report tbody tr').allInnerTexts();
    assert.match(rows[0], /W stop.*Both clocks are stopped/s);
    assert.match(
      rows[1],
      /A set used W 60.*White has used 0:01:00.*Reason: The clock stood still\./s,
    );
    assert.match(rows[2], /A restart no-reason.*without a reason.*Article 12\.5/s);
    assert.match(rows[3], /A verify\s.*Refused: no claim.*Article 10\.13.*Reason: Perhaps\./is);
    await page.getByLabel('Every act').check();
    const every = page.locator('#report tbody tr');
    await every.nth(4).waitFor();
    assert.ok((await every.allInnerTexts()).includes('\tbegin\t') || (await every.count()) > 7);
    await page.getByLabel('Every act').uncheck();
    await sees(() => page.locator('#report tbody tr').count(), 4);
    await page.evaluate(() => {
      globalThis.print = () => dispatchEvent(new Event('beforeprint'));
    });
    await page.locator('#report .print').click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('#paper');
    await sees(() => paper.locator('tbody tr').allInnerTexts(), rows);
    await sees(() => page.locator('main').isVisible(), false);
    await sees(() => page.locator('#report').isVisible(), false);
    await sees(() => paper.locator('.diagram').count(), 0, 'the report alone');
    await sees(() => paper.innerText(), /The arbiter’s report.*Arbiter’s signature/s);
  });
});

test('reasons and refusals go with the game: kept, saved as a file, opened again', async () => {
  let text;
  await onPage({ lines: GAME }, async (table) => {
    const { page, press } = table;
    const desk = deskOf(table);
    await desk.open();
    await desk.why('A noise.');
    await desk.rule('verify');
    await desk.rule('stop');
    await table.reload();
    await desk.open();
    await press('report');
    await page.locator('#report .reason', { hasText: 'A noise.' }).waitFor();
    await page.locator('#report [data-text="desk.close"]').click();
    await press('recordsKeep');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the game' }).click(),
    ]);
    text = readFileSync(await download.path(), 'utf8');
    assert.match(
      text,
      /^# reasons: \[\[\d+,"A noise\.",\["A verify","REFUSE 10\.13 no-claim"\]\]\]$/m,
    );
  });
  await onPage({}, async ({ page, press }) => {
    await press('recordsOpen');
    await page.locator('dialog.open textarea').fill(text);
    await page.locator('dialog.open .primary').click();
    await page.getByRole('button', { name: 'Go on with this game' }).click();
    await press('desk');
    await press('report');
    await page.locator('#report .reason', { hasText: 'A noise.' }).waitFor();
  });
});
