// The partner: a program at the other side of the board, under the same Laws.
//
// A kept game with a seed begins most tests, so that the partner chooses the same moves each time. Where the
// engine has to do what it never does, another file is given to the browser in its place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Position } from '../../build/npm/jadoube.js';
import * as mind from '../../web/partner/mind.js';
import { CLUB, HOURS, kept, onPage, reads, sees, tableOf, until, violations } from './support.mjs';

const from = (fen, ...lines) => [...CLUB, HOURS, `start ${fen}`, 'begin', ...lines];
const GAME = from('startpos');
const AFTER_E4 = from('startpos', 'W move e2e4', 'W press');
const START = Position.start.fen();

/** What is kept of a game with the partner. */
const withPartner = (lines, side, level = 1, ago = 0) =>
  JSON.stringify({ ...JSON.parse(kept(lines, ago)), partner: { side, level, seed: 7 } });
const script = (body) => (route) => route.fulfill({ contentType: 'text/javascript', body });
const SILENT = script('onmessage = () => {};');
/** Options that serve this instead of the engine. */
const instead = (answer) => ({ answers: { '**/partner-worker.js': answer } });

const moves = (page) => page.locator('#moves td:not(:empty)');
/** Waits until so many half-moves are on the scoresheet. */
const played = (page, n) =>
  moves(page)
    .nth(n - 1)
    .waitFor();
const says = (page, text) => page.locator('#duty').getByText(text).first().waitFor();
/** The seconds of `+1:02.5 W play e4`. */
const seconds = (line) =>
  line
    .match(/^\+(\S+)/)[1]
    .split(':')
    .reduce((sum, part) => 60 * sum + Number(part), 0);
const partnersLines = (lines, letter) => lines.filter((line) => line.includes(`${letter} `));

// ---- playing -------------------------------------------------------------------------------------

test('some moves against the partner with Black: it waits for the clock, moves and presses', async () => {
  await onPage({ stored: withPartner(GAME, 'black') }, async ({ page, click, press, log }) => {
    const mine = [
      ['e2', 'e4'],
      ['d2', 'd3'],
      ['g1', 'f3'],
      ['f1', 'e2'],
      ['b1', 'd2'],
    ];
    for (const [n, squares] of mine.entries()) {
      await click(...squares);
      await page.waitForTimeout(700);
      await sees(() => moves(page).count(), 2 * n + 1, 'not before the press');
      await press('press');
      await played(page, 2 * n + 2);
      await says(page, /White has the move/);
    }
    const acts = partnersLines(await log(), 'B').map((line) => line.replace(/^\+\S+ /, ''));
    assert.equal(acts.length, 10);
    for (const [i, act] of acts.entries()) assert.match(act, i % 2 ? /^B press$/ : /^B move /);
    const times = (await log()).filter((line) => / B move /.test(line));
    for (const line of times) assert.ok(seconds(line) >= 0.4, line);
  });
});

test('the form: the partner has White at level 2, and the board is turned', async () => {
  await onPage({}, async ({ page, click, press, log }) => {
    await page.locator('header [data-act="newGame"]').click();
    const strength = page.locator('#new-game [name="strength"]');
    await sees(() => strength.isVisible(), false);
    await page.locator('#new-game [name="black"]').fill('Hou');
    await page.locator('#new-game [name="partner"]').selectOption('white');
    await strength.selectOption('2');
    await page.locator('#new-game [type="submit"]').click();
    await says(page, /The partner is thinking/);
    await sees(() => page.locator('jd-board').getAttribute('orientation'), 'black');
    await sees(() => page.locator('.seat[data-side="white"]').innerText(), /White partner 2/);
    await sees(() => page.locator('.seat[data-side="black"]').innerText(), /Black Hou/);
    await played(page, 1);
    await says(page, /Black has the move/);
    await click('a7', 'a6');
    await press('press');
    await played(page, 3);
    const { names, partner } = JSON.parse(
      await page.evaluate(() => localStorage.getItem('jadoube.game')),
    );
    assert.deepEqual(names, { white: 'js-chess-engine 2', black: 'Hou' });
    assert.deepEqual([partner.side, partner.level], ['white', 2]);
    await sees(async () => partnersLines(await log(), 'W').length, 4);
    await page.locator('header [data-act="newGame"]').click();
    await sees(() => page.locator('#new-game [name="white"]').inputValue(), '');
  });
});

test('two people play as before', async () => {
  await onPage({}, async ({ page, click, press }) => {
    await page.locator('header [data-act="newGame"]').click();
    await page.locator('#new-game [type="submit"]').click();
    await click('e2', 'e4');
    await press('press');
    await page.waitForTimeout(900);
    await sees(() => moves(page).count(), 1);
    await click('e7', 'e5');
    await sees(() => moves(page).count(), 2);
    assert.equal(page.workers().length, 0);
  });
});

test('the same seed plays the same moves, another one others', async () => {
  const replies = new Set();
  const reply = async (seed) => {
    const stored = JSON.stringify({
      ...JSON.parse(withPartner(AFTER_E4, 'black')),
      partner: { side: 'black', level: 1, seed },
    });
    await onPage({ stored }, async ({ page }) => {
      await played(page, 2);
      replies.add(`${seed} ${await moves(page).nth(1).innerText()}`);
    });
  };
  await Promise.all([7, 7, 8, 9, 10].map(reply));
  assert.equal(replies.size, 4);
  assert.ok(
    new Set([...replies].map((reply) => reply.split(' ')[1])).size > 1,
    [...replies].join(),
  );
});

// ---- under the Laws ---------------------------------------------------------------------------------

test('it is bound by what it has touched', async () => {
  const touched = [...AFTER_E4, 'B touch g8'];
  await onPage({ stored: withPartner(touched, 'black') }, async ({ page }) => {
    await played(page, 2);
    await sees(() => moves(page).nth(1).innerText(), /^N[fh]6$/);
  });
  const castles = from('4k2r/4r1r1/8/8/8/8/8/5K2 b k - 0 1', 'B touch e8');
  await onPage({ stored: withPartner(castles, 'black') }, async ({ page, piece, log }) => {
    await says(page, /0 ?[-–:] ?1/);
    await sees(async () => (await log()).at(-1), /B move O-O$/);
    await sees(() => piece('g8'), 'black king');
    await sees(() => piece('f8'), 'black rook');
  });
});

test('it promotes, and mates without a press after the end', async () => {
  const promotes = withPartner(from('8/P6k/8/8/8/8/8/K7 w - - 0 1'), 'white');
  await onPage({ stored: promotes }, async ({ page, piece }) => {
    await played(page, 1);
    await sees(() => piece('a8'), 'white queen');
  });
  const mates = withPartner(from('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'), 'white', 2);
  await onPage({ stored: mates }, async ({ page, log }) => {
    await says(page, /1 ?[-–:] ?0/);
    await sees(async () => (await log()).at(-1), /W move a1a8$/);
    await sees(() => page.workers().length, 0);
  });
});

test('what is the partner’s is left to it', async () => {
  const options = { stored: withPartner(AFTER_E4, 'black'), ...instead(SILENT) };
  await onPage(options, async ({ page, click, press, drag, log }) => {
    await says(page, /The partner is thinking/);
    const before = (await log()).length;
    await click('e7', 'e5');
    await drag('d7', 'd5');
    await press('adjust');
    await sees(() => page.locator('[data-act="pressBlack"]').isDisabled(), true);
    await sees(async () => (await log()).length, before);
    await sees(() => page.locator('#duty').innerText(), /The partner is thinking/);
    await press('resign');
    const sides = page.locator('#resign button:visible');
    await sees(() => sides.allInnerTexts(), ['White resigns', 'Back (play goes on)']);
    await until(() => page.workers().length === 1);
    await sides.first().click();
    await says(page, /0 ?[-–:] ?1/);
    await sees(() => page.workers().length, 0, 'it thinks no more');
  });
});

test('it finds an illegal move that the person has completed with the clock', async () => {
  const lines = ['profile classic', 'set arbiter human', HOURS, 'start startpos', 'begin'];
  await onPage(
    { stored: withPartner(lines, 'black') },
    async ({ page, drag, press, piece, log }) => {
      await drag('e2', 'e5');
      await press('press');
      await until(async () => (await piece('e5')) === 'empty');
      await sees(async () => (await log()).at(-1), /B claim illegal$/);
      await drag('e2', 'e4');
      await press('press');
      await played(page, 2);
    },
  );
});

test('it writes its own scoresheet where the players have to (11.1)', async () => {
  const [profile, ...others] = AFTER_E4;
  const lines = [profile, 'set scoresheet manual', ...others];
  await onPage({ stored: withPartner(lines, 'black') }, async ({ page, log }) => {
    await until(async () => /B record$/.test((await log()).at(-1)));
    const { sheets } = JSON.parse(await page.evaluate(() => localStorage.getItem('jadoube.game')));
    assert.deepEqual([sheets.white, sheets.black.length, sheets.black[0]], [[], 2, 'e4']);
  });
});

// ---- draws --------------------------------------------------------------------------------------------

const offered = (fen, ...moves) => from(fen, ...moves, 'W offer', 'W press');

test('it refuses a draw at the beginning, and plays on', async () => {
  const lines = offered('startpos', 'W move e2e4');
  await onPage({ stored: withPartner(lines, 'black') }, async ({ page, log }) => {
    await played(page, 2);
    const [reject, move] = partnersLines(await log(), 'B');
    assert.match(reject, /B reject$/);
    assert.match(move, /B move/);
  });
});

test('it refuses an offer that comes while the person thinks (10.9)', async () => {
  await onPage({ stored: withPartner(from('startpos', 'W offer'), 'black') }, async ({ log }) => {
    await until(async () => /B reject$/.test((await log()).at(-1)));
  });
});

for (const [name, fen, ...line] of [
  ['when it is worse', '4k3/8/8/8/8/8/3QP3/4K3 w - - 0 1', 'W move e2e3'],
  ['in an ending that leads nowhere', '4k3/4r3/8/8/8/8/R7/3K4 w - - 60 90', 'W move a2a3'],
])
  test(`it takes a draw ${name}`, async () => {
    await onPage({ stored: withPartner(offered(fen, ...line), 'black') }, async ({ page, log }) => {
      await says(page, /½|1\/2/);
      await sees(async () => (await log()).at(-1), /B accept$/);
    });
  });

test('it claims the third time when it is worse, with the position or with its next move', async () => {
  const twice = (moves) => [...moves, ...moves];
  const shuffle = twice(['B play h8h7', 'W play a1b1', 'B play h7h8', 'W play b1a1']);
  const stands = from('7k/p7/8/8/8/8/8/K5R1 b - - 0 1', ...shuffle);
  await onPage({ stored: withPartner(stands, 'black') }, async ({ page, log }) => {
    await says(page, /½|1\/2/);
    await sees(async () => (await log()).at(-1), /B claim rep3$/);
  });
  const checks = twice(['W play h5e8', 'B play g8h7', 'W play e8h5', 'B play h7g8']).slice(0, 7);
  const comes = from('6k1/6p1/8/7Q/8/8/8/RK6 w - - 0 1', ...checks);
  await onPage({ stored: withPartner(comes, 'black') }, async ({ page, log }) => {
    await says(page, /½|1\/2/);
    const [write, claim] = (await log()).slice(-2);
    assert.match(write, /B write Kg8$/);
    assert.match(claim, /B claim rep3$/);
  });
});

test('its judgement of draws, of lost games, and of its time', () => {
  const { acceptsDraw, offersDraw, resigns, strength, isSeat, draw } = mind;
  const ending = '8/8/4k3/4p3/4P3/4K3/8/8 w - - 10 60';
  const quiet = START.replace(' 0 1', ' 41 50');
  for (const [score, fen, accepts] of [
    [0, START, false],
    [-79, START, false],
    [-80, START, true],
    [0, ending, true],
    [50, ending, false],
    [0, quiet, true],
    [900, quiet, false],
  ])
    assert.equal(acceptsDraw(score, fen), accepts, `${score} ${fen}`);
  const level = Array(8).fill(10);
  assert.equal(offersDraw(level, ending, 20), true);
  assert.equal(offersDraw(level, ending, 19), false, 'not again soon');
  assert.equal(offersDraw(level, START, 20), false, 'not in the opening');
  assert.equal(offersDraw(level.slice(1), ending, 20), false);
  assert.equal(offersDraw([...level, 80], ending, 20), false);
  assert.equal(resigns(3, [-2000, -2000, -2000]), false);
  assert.equal(resigns(4, [-2000, -2000]), false);
  assert.equal(resigns(4, [-2000, -899, -2000]), false);
  assert.equal(resigns(4, [0, -2000, -900, -2000]), true);
  assert.deepEqual(
    [null, 3_600_000, 60_000, 9_000].map((left) => strength(5, left)),
    [5, 5, 3, 1],
  );
  assert.equal(strength(2, 30_000), 2);
  assert.equal(isSeat({ side: 'white', level: 5, seed: -3 }), true);
  for (const wrong of [
    null,
    5,
    {},
    { side: 'red', level: 1, seed: 1 },
    { side: 'white', level: 6, seed: 1 },
    { side: 'white', level: 1, seed: 0.5 },
  ])
    assert.equal(isSeat(wrong), false, JSON.stringify(wrong));
  const drawn = Array.from({ length: 300 }, (_, seed) => draw(['a', 'b', 'c'], seed));
  for (const each of 'abc') assert.ok(drawn.filter((one) => one === each).length > 60, each);
  assert.equal(draw(['a', 'b', 'c'], -5), draw(['a', 'b', 'c'], -5));
});

// ---- reload, tabs, faults -----------------------------------------------------------------------------

test('a reload while it thinks: its clock has run, and it goes on', async () => {
  let silent = true;
  const first = (route) => (silent ? SILENT(route) : route.continue());
  const options = { stored: withPartner(AFTER_E4, 'black'), ...instead(first) };
  await onPage(options, async ({ page, log }) => {
    await until(() => page.workers().length === 1);
    await page.waitForTimeout(1500);
    await sees(() => moves(page).count(), 1);
    silent = false;
    await page.reload();
    await played(page, 2);
    const [move] = partnersLines(await log(), 'B');
    assert.ok(seconds(move) > 2, move);
  });
});

test('in a second tab it does not think, and it thinks where the game is taken over', async () => {
  const options = { stored: withPartner(AFTER_E4, 'black'), ...instead(SILENT) };
  await onPage(options, async ({ page }) => {
    await until(() => page.workers().length === 1);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const second = tableOf(other);
    await reads(other, 'open in another tab');
    await other.waitForTimeout(900);
    assert.equal(other.workers().length, 0);
    await second.press('takeOver');
    await until(() => other.workers().length === 1);
    await until(() => page.workers().length === 0);
  });
});

const FAULT = /^warning: js-chess-engine: /;
for (const [name, body] of [
  ['names an illegal move', '({ data }) => postMessage({ id: data.id, move: "e8e1", score: 0 })'],
  ['names no move', '({ data }) => postMessage({ id: data.id, move: "", score: 0 })'],
  ['fails', '({ data }) => postMessage({ id: data.id, fault: "no memory" })'],
])
  test(`another legal move is taken when the engine ${name}`, async () => {
    const eight = ['g1f3 g8f6 f3g1 f6g8', 'b1c3 b8c6 c3b1 c6b8'].join(' ').split(' ');
    const lines = from('startpos', ...eight.map((move, i) => `${'WB'[i % 2]} play ${move}`));
    const stored = withPartner([...lines, 'W move e2e4', 'W press'], 'black', 5);
    const engine = instead(script(`onmessage = ${body};`));
    await onPage({ stored, ...engine, expected: FAULT }, async ({ page }, said) => {
      await played(page, 10);
      await until(() => said.some((line) => /another move is taken/.test(line)));
      await says(page, /White has the move/);
      const after = await moves(page).nth(9).innerText();
      assert.ok(Position.start.play('e2e4').parse(after).ok, after);
    });
  });

test('without its file the partner says so, and the game is not lost', async () => {
  const missing = instead((route) => route.fulfill({ status: 404, body: '' }));
  const options = { stored: withPartner(AFTER_E4, 'black'), ...missing, expected: /404/ };
  await onPage(options, async ({ page, speak, moves: sheet }) => {
    await says(page, /The partner could not be loaded/);
    await speak('zh-Hans');
    await says(page, /电脑棋友没有载入/);
    await sees(sheet, ['e4', '']);
  });
});

test('a make of the page without the engine shows the choice disabled, with the reason', async () => {
  const without = async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replace(/<script[^>]*id="partner-worker".*<\/script>/, '');
    assert.notEqual(body, text);
    await route.fulfill({ response: answer, body });
  };
  const options = { stored: withPartner(AFTER_E4, 'black'), answers: { '**/': without } };
  await onPage(options, async ({ page }) => {
    await says(page, /This make of the page has no partner/);
    await page.locator('header [data-act="newGame"]').click();
    await sees(() => page.locator('#new-game [name="partner"]').isDisabled(), true);
    await sees(() => page.locator('#partner-help').innerText(), /npm packages/);
    await page.locator('#new-game [type="submit"]').click();
    await says(page, /White has the move/);
  });
});

test('Chess960 is not its game', async () => {
  await onPage({}, async ({ page }) => {
    await page.locator('header [data-act="newGame"]').click();
    const fen = page.locator('#new-game [name="fen"]');
    await fen.fill('1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w EBeb - 0 1');
    await page.locator('#new-game [name="partner"]').selectOption('black');
    await page.locator('#new-game [type="submit"]').click();
    await sees(() => page.locator('#partner-help').innerText(), /cannot play Chess960/);
    await sees(() => page.locator('#new-game').isVisible(), true);
    await fen.fill('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    await page.locator('#new-game [type="submit"]').click();
    await says(page, /White has the move/);
  });
});

// ---- for everyone ---------------------------------------------------------------------------------------

for (const [tag, colorScheme] of [
  ['en', 'light'],
  ['zh-Hans', 'dark'],
  ['zh-Hant', 'light'],
])
  test(`axe finds nothing: thinking and form, ${tag}, ${colorScheme}`, async () => {
    const stored = withPartner(AFTER_E4, 'black');
    const options = { stored, colorScheme, ...instead(SILENT) };
    await onPage(options, async ({ page, speak }) => {
      await speak(tag);
      assert.deepEqual(await violations(page), []);
      await page.locator('header [data-act="newGame"]').click();
      await sees(() => page.locator('#new-game [name="strength"]').isVisible(), true);
      assert.deepEqual(await violations(page), []);
    });
  });
