// The form for a new game.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { arrayFen } from '../../web/newgame/chess960.js';
import { parameters } from '../../web/newgame/parameters.js';
import { languages } from '../../web/texts/all.js';
import { present, written } from './parameters.mjs';
import { onPage, sees } from './support.mjs';

const open = (page) => page.locator('header [data-act="newGame"]').click();
const field = (page, name) => page.locator(`#new-game [name="${name}"]`);
const start = (page) => page.locator('#new-game [type="submit"]').click();

test('names and a time control; the game begins with White’s clock', async () => {
  await onPage({}, async ({ page, duty }) => {
    await open(page);
    await field(page, 'white').fill('Hou');
    await field(page, 'black').fill('Ju');
    await field(page, 'tempo').selectOption('all/0:15:00+10');
    await start(page);
    await sees(duty, /White has the move/);
    await sees(() => page.locator('.seat.runs').innerText(), /White Hou/);
    await sees(() => page.locator('.seat.runs .digits').textContent(), /^0:1[45]:/);
    await sees(() => page.locator('#tempo').innerText(), 'all moves in 15 min plus 10 s a move');
  });
});

test('several periods of one’s own, and what is wrong with them', async () => {
  await onPage({}, async ({ page }) => {
    await open(page);
    await field(page, 'tempo').selectOption('own');
    for (const [text, wrong] of [
      ['', /at least one period/],
      ['40', /“40” has no “\/”/],
      ['x/1:00:00', /“x” is neither/],
      ['40/1:99', /“1:99” is not a time/],
      ['40/2:00:00*,20/1:00:00', /only after the last/],
      ['all/1:00:00,20/1:00:00', /no other can follow/],
      ['all/3+x', /“x” is none/],
      ['1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1,1/1', /At most 8 periods/],
    ]) {
      await field(page, 'own').fill(text);
      await start(page);
      await sees(() => page.locator('#own-wrong').innerText(), wrong, text);
      await sees(() => field(page, 'own').getAttribute('aria-invalid'), 'true');
    }
    await field(page, 'own').fill('30/1:00:00, 15/0:30:00*');
    await start(page);
    const said = '30 moves in 1 h, then 15 moves in 30 min, repeated';
    await sees(() => page.locator('#tempo').innerText(), said);
  });
});

test('a start position; everything that is wrong with one is said', async () => {
  await onPage({}, async ({ page, piece }) => {
    await open(page);
    await field(page, 'fen').fill('P7/8/8/8/8/8/8/4K3 w - - 0 1');
    await start(page);
    const wrong = await page.locator('#fen-wrong li').allInnerTexts();
    assert.ok(wrong.length >= 2, wrong.join());
    assert.match(wrong.join(), /Black has no king/);
    assert.match(wrong.join(), /Pawns stand on the first or last rank: a8/);
    await field(page, 'fen').fill('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
    await start(page);
    await sees(() => piece('a1'), 'white rook');
    await sees(() => piece('h1'), 'empty');
  });
});

test('going back leaves the game alone', async () => {
  await onPage({}, async ({ page, begin, click, moves }) => {
    await begin();
    await click('e2', 'e4');
    await open(page);
    await sees(() => page.locator('#new-game .running').isVisible(), true);
    await page.keyboard.press('Escape');
    await open(page);
    await page.locator('#new-game .cancel').click();
    await sees(moves, ['e4', '']);
  });
});

test('the edition brings its customary time; a delay of one’s own is read', async () => {
  await onPage({}, async ({ page, log }) => {
    await open(page);
    await field(page, 'edition').selectOption('fide-2023-rapid');
    await sees(() => field(page, 'tempo').inputValue(), 'all/0:15:00+10');
    await field(page, 'tempo').selectOption('own');
    await field(page, 'own').fill('40/1:30:00+5d,all/30:00+5b');
    await start(page);
    const said =
      '40 moves in 1 h 30 min with a delay of 5 s, then all moves in 30 min with 5 s given back';
    await sees(() => page.locator('#tempo').innerText(), new RegExp(said));
    const has = async (line) => (await log()).includes(line);
    await sees(() => has('profile fide-2023-rapid'), true);
    await sees(() => has('tc 40/1:30:00+5d,all/30:00+5b'), true);
  });
});

test('Chess960 by number, and castling as it does', async () => {
  await onPage({}, async ({ page, piece }) => {
    await open(page);
    await field(page, 'chess960').check();
    await field(page, 'number').fill('960');
    await start(page);
    await sees(() => page.locator('#number-wrong').innerText(), /from 0 to 959/);
    await field(page, 'number').fill('0');
    await start(page);
    const rank = () => Promise.all([...'abcdefgh'].map((file) => piece(`${file}1`)));
    const names = 'bishop bishop queen knight knight rook king rook'.split(' ');
    await sees(
      rank,
      names.map((name) => `white ${name}`),
    );
  });
});

test('every parameter of an edition can be set; what is no value is named', async () => {
  await onPage({}, async ({ page, log }) => {
    await open(page);
    await page.locator('#new-game summary').click();
    const row = (name) => page.locator(`#new-game [data-parameter="${name}"]`);
    await row('bad_claim_ms').waitFor(); // drawn when the browser says that the part is open
    await sees(() => page.locator('#new-game [data-parameter]').count(), parameters.length);
    await row('bad_claim_ms').locator('input').fill('soon');
    await start(page);
    await sees(() => page.locator('#parameters-wrong').innerText(), /“soon” is no value/);
    await row('bad_claim_ms').locator('input').fill('0:03:00');
    await row('offer_reject').locator('select').selectOption('touch');
    await row('penalties').locator('[value="loss"]').uncheck();
    await sees(() => row('offer_reject').getAttribute('class'), /own/);
    await start(page);
    const set = async () => (await log()).filter((line) => line.startsWith('set '));
    await sees(set, [
      'set touch_enforcement auto',
      'set offer_reject touch',
      'set bad_claim_ms 0:03:00',
      'set penalties warn,used,bonus,both-lose',
    ]);
  });
});

test('the parameters of the page are those of the core, each with its words', () => {
  // Whatever the layout.
  const bare = (text) => text.replace(/\s+/g, '').replace(/,([\]}])/g, '$1');
  assert.equal(bare(present()), bare(written()), 'node tests/web/parameters.mjs --write');
  for (const { name, parameters: texts } of Object.values(languages)) {
    assert.deepEqual(Object.keys(texts).sort(), parameters.map((each) => each.name).sort(), name);
    for (const each of parameters)
      assert.equal(texts[each.name].split('|').length, 1 + each.words.length, each.name);
  }
});

test('the 960 arrays are all different and lawful', () => {
  const ranks = Array.from({ length: 960 }, (_, n) => arrayFen(n).split('/')[0]);
  assert.equal(new Set(ranks).size, 960);
  assert.deepEqual([ranks[0], ranks[518], ranks[959]], ['bbqnnrkr', 'rnbqkbnr', 'rkrnnqbb']);
  for (const rank of ranks) {
    assert.match(rank, /r.*k.*r/);
    const [one, other] = [rank.indexOf('b'), rank.lastIndexOf('b')];
    assert.equal((one + other) % 2, 1, rank);
    assert.equal([...rank].sort().join(''), 'bbknnqrr');
  }
});
