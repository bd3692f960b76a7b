// <jadoube-board>: what it shows and what it tells. How it gets on with its host: element-host.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardOf, CLASSIC, heard, MODULE, onHost, pageOf, violations } from './hosts.mjs';
import { sees } from './reads.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const GAME = '1. e4 e5 2. Nf3 {a comment} Nc6 (2... Nf6 3. Nxe5) 3. Bb5 $1 a6';
const play = (more = '') => `<jadoube-board mode="play" ${more}></jadoube-board>`;

/** Column and row of each piece of a diagram: they are one outline, which begins anew for each. */
const piecesOf = (element) =>
  element
    .locator('.pieces path')
    .last()
    .evaluate((path) => {
      const places = path.getAttribute('d').matchAll(/M(-?\d+) (-?\d+)/g);
      return [...places].map(([, x, y]) =>
        [x, -y].map((n) => Math.floor((n * 0.88) / 1836)).join(),
      );
    });

// ---- mode view --------------------------------------------------------------------------------------

for (const [how, head] of Object.entries({ 'a classic script': CLASSIC, 'a module': MODULE }))
  test(`a diagram by ${how} from another origin`, async () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    await onHost(pageOf(`<jadoube-board fen="${fen}"></jadoube-board>`, { head }), async (page) => {
      const board = boardOf(page);
      await board.ready();
      const said = 'Chess position. White: king e1, pawn e2. Black: king e8. White has the move.';
      await sees(() => board.label(), said);
      await sees(async () => (await piecesOf(board.element)).length, 3);
      await sees(() => board.element.locator('button').count(), 0, 'nothing to press');
      const stands = async () => {
        const { mode, fen: told } = await board.state();
        return [mode, told];
      };
      await sees(stands, ['view', fen]);
    });
  });

test('a walk through a game, by buttons, keys and moves', async () => {
  await onHost(pageOf(`<jadoube-board pgn="${GAME}"></jadoube-board>`), async (page) => {
    const { element, label } = boardOf(page);
    const status = () => element.locator('.status').innerText();
    const press = (name) => element.getByRole('button', { name, exact: true }).click();
    await element.getByRole('button', { name: 'Next move' }).waitFor();
    await sees(status, 'Before the first move');
    await press('Next move');
    await sees(status, 'After 1. e4');
    await press('To the end');
    await sees(status, 'After 3… a6');
    await page.keyboard.press('ArrowLeft');
    await sees(status, 'After 3. Bb5! · good move');
    await sees(label, /White:.*bishop b5.*Black has the move/s);
    await page.keyboard.press('Home');
    await sees(status, 'Before the first move');
    await press('Nf3');
    await sees(status, 'After 2. Nf3\na comment', 'the comment is heard');
    await sees(() => element.locator('[aria-current]').innerText(), 'Nf3');
    const plies = async () => (await heard(page, 'jd-progress')).map(({ ply }) => ply);
    await sees(plies, [1, 6, 5, 0, 3]);
    const told = await heard(page, 'jd-progress');
    assert.equal(told[0].plies, 6);
    const { fen, san, uci } = (await heard(page, 'jd-state')).at(-1);
    assert.match(fen, /^rnbqkbnr\/pppp1ppp\/8\/4p3\/4P3\/5N2\//);
    assert.deepEqual([san, uci], ['Nf3', 'g1f3']);
  });
});

test('variations stand beside the main line and can be walked', async () => {
  const pgn = '{Open} 1. e4! e5 (1... c5 2. Nf3 {Sicilian} (2. c3 d5) 2... d6) 2. Nf3 $2 *';
  await onHost(pageOf(`<jadoube-board pgn="${pgn}"></jadoube-board>`), async (page) => {
    const { element, state } = boardOf(page);
    await element.getByRole('button', { name: 'Next move' }).waitFor();
    const tidy = async () => {
      const shown = (await element.locator('.moves').innerText()).replace(/\s+/g, ' ');
      return shown.replace(/ (?=[)])/g, '').trim();
    };
    await sees(tidy, 'Open 1.e4! e5 (1…c5 2.Nf3 Sicilian (2.c3 d5) 2…d6) 2.Nf3?');
    await element.getByRole('button', { name: 'd5', exact: true }).click();
    await sees(async () => (await state()).fen, /^rnbqkbnr\/pp2pppp\/8\/2pp4\/4P3\/2P5\//);
    await sees(async () => [(await state()).ply, (await state()).plies], [4, 4]);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await sees(async () => (await state()).san, 'Nf3', 'on along the line itself');
    await page.keyboard.press('End');
    await sees(async () => (await state()).san, 'd6');
    for (const [key, san] of [
      ['Home', ''],
      ['ArrowRight', 'e4'],
      ['ArrowRight', 'e5'],
      ['ArrowDown', 'c5'],
      ['ArrowDown', 'c5'],
      ['ArrowUp', 'e5'],
    ]) {
      await page.keyboard.press(key);
      await sees(async () => (await state()).san, san, 'to another move and back');
    }
  });
});

const NOTED =
  '{Open} 1. e4! $14 {best [%csl Ge4,Rd5][%cal Yf1c4]} e5 (=) {[%clk 1:59:50]} 2. -- Nf6 $99 *';

test('comments, glyphs, clocks, offers, squares and arrows are shown and said', async () => {
  const body = pageOf(`<jadoube-board pgn="${NOTED}"></jadoube-board>`);
  await onHost(body, async (page) => {
    const { element, label } = boardOf(page);
    const status = () => element.locator('.status').evaluate((each) => each.textContent);
    const shapes = () =>
      element
        .locator('.diagram .shape')
        .evaluateAll((all) => all.map((each) => `${each.tagName} ${each.getAttribute('class')}`));
    await element.getByRole('button', { name: 'Next move' }).waitFor();
    await sees(status, /^Before the first move Open$/);
    await sees(shapes, []);
    await page.keyboard.press('Tab');
    for (const [, said, drawn, described] of [
      [
        'e4',
        /^After 1\. e4! \+= · good move, White is slightly better best$/,
        3,
        /Marked: e4, d5\. Arrows: f1 to c4\.$/,
      ],
      ['e5', /^After 1… e5\s\(=\) · draw offered, clock 1:59:50$/, 0, /White has the move\.$/],
      ['--', /^After 2\. --$/, 0, /Black has the move\.$/],
      ['Nf6', /^After 2… Nf6 \$99 · note 99$/, 0, /White has the move\.$/],
    ]) {
      await page.keyboard.press('ArrowRight');
      await sees(status, said);
      await sees(async () => (await shapes()).length, drawn);
      await sees(label, described);
    }
    await element.getByRole('button', { name: 'e4, good move, White is slightly better' }).click();
    await sees(shapes, ['circle shape G', 'circle shape R', 'path shape Y']);
    const arrow = element.locator('path.shape');
    const before = await arrow.boundingBox();
    await element.evaluate((board) => board.setAttribute('orientation', 'black'));
    const isAbove = async () => {
      const after = await arrow.boundingBox();
      return after.y + after.height < before.y;
    };
    await sees(isAbove, true, 'arrows turn with the board');
  });
});

test('the side below, and attributes that change', async () => {
  const fen = '4k3/8/8/8/8/8/8/K7 w - - 0 1';
  const body = pageOf(`<jadoube-board fen="${fen}" orientation="black"></jadoube-board>`);
  await onHost(body, async (page) => {
    const { element, ready, label } = boardOf(page);
    await ready();
    const kings = async () => (await piecesOf(element)).sort().join(' ');
    await sees(kings, '3,7 7,0', 'a1 is the top right corner');
    await element.evaluate((board) => board.removeAttribute('orientation'));
    await sees(kings, '0,7 4,0');
    await element.evaluate((board) => {
      board.setAttribute('fen', '4k3/8/8/8/8/8/8/7K b - - 0 1');
      board.setAttribute('lang', 'zh-Hans');
    });
    await element.locator('.diagram[aria-label*="白方"]').waitFor();
    await sees(label, '国际象棋局面。白方：王 h1。黑方：王 e8。轮到黑方走棋。');
  });
});

// ---- mode play --------------------------------------------------------------------------------------

test('touch-move on a board of the host, with the Article and its text', async () => {
  await onHost(pageOf(play()), async (page) => {
    const { element, click, duty, marks, ready, piece } = boardOf(page);
    await ready();
    await sees(duty, /White has the move\. Article 3\.1/);
    await click('e2');
    await sees(duty, /White must move the pawn on e2\..*Article 7\.2\(1\)/s);
    await sees(() => marks('e4'), /target/);
    await click('d2');
    await sees(duty, /pawn on e2/, 'the first touch counts');
    await element.locator('.duty .article').first().click();
    await sees(() => element.locator('.law').innerText(), /7\.2\(1\).*first/s);
    await click('e4');
    await sees(() => piece('e4'), 'white pawn');
    const stands = async () => {
      const { plies, moves, result } = await boardOf(page).state();
      return [plies, moves, result];
    };
    await sees(stands, [1, ['e4'], null]);
    await sees(() => heard(page, 'jd-progress'), [{ type: 'jd-progress', ply: 1, plies: 1 }]);
    await element.getByRole('button', { name: 'Start again' }).click();
    await sees(async () => (await boardOf(page).state()).fen, START);
  });
});

test('to the end of a game: mate, promotion and castling', async () => {
  const fen = 'rnbqkbnr/1P4pp/8/8/8/8/8/4K2R w K - 0 1';
  await onHost(pageOf(play(`fen="${fen}"`)), async (page) => {
    const { element, click, drag, duty, ready, state } = boardOf(page);
    await ready();
    await drag('b7', 'a8');
    await element.getByRole('button', { name: 'rook' }).click();
    await click('h7', 'h6', 'e1', 'g1');
    await sees(duty, /Castling is not finished/);
    await click('h1', 'f1');
    await sees(async () => (await state()).moves, ['bxa8=R', 'h6', 'O-O']);
  });
  const mate = '7k/8/5pK1/8/8/8/8/R7 w - - 0 1';
  await onHost(pageOf(play(`fen="${mate}"`)), async (page) => {
    const { click, duty, ready, state, element } = boardOf(page);
    await ready();
    await click('a1', 'a8');
    await sees(duty, /1–0.*checkmate.*Article 10\.1/s);
    await sees(async () => (await state()).result, '1-0');
    await sees(() => element.locator('.bar button:visible').count(), 1, 'only: start again');
  });
});

test('a game goes on from where a record ends', async () => {
  await onHost(pageOf(play(`pgn="${GAME}"`)), async (page) => {
    const { click, ready, state } = boardOf(page);
    await ready();
    await click('b5', 'c6');
    await sees(async () => (await state()).moves.slice(-2), ['a6', 'Bxc6']);
  });
});

test('learn prevents, club puts right, tournament leaves it to the players', async () => {
  const all = ['learn', 'club', 'tournament'].map((level) => play(`level="${level}"`)).join('');
  await onHost(pageOf(all), async (page) => {
    const boards = [0, 1, 2].map((n) => boardOf(page, n));
    for (const { ready, drag } of boards) {
      await ready();
      await drag('e2', 'e5');
    }
    const [learn, club, tournament] = boards;
    await sees(() => learn.piece('e2'), 'white pawn');
    await sees(() => learn.duty(), /pawn/);
    await sees(() => club.duty(), /not legal.*8\.1/s);
    await sees(() => club.piece('e2'), 'white pawn');
    await sees(() => tournament.piece('e5'), 'white pawn', 'it stands');
    await sees(() => tournament.duty(), '', 'and nothing is said');
    const prevented = async () =>
      (await heard(page, 'jd-violation')).map(({ prevented }) => prevented);
    await sees(prevented, [true, false]);
    const told = await heard(page, 'jd-violation');
    assert.equal(told[1].article, '8.1');
    await tournament.element.getByRole('button', { name: 'Claim illegal move' }).click();
    await sees(() => tournament.duty(), /8\.1/);
    await sees(() => tournament.piece('e2'), 'white pawn');
    await sees(async () => (await heard(page, 'jd-violation')).length, 3);
  });
});

test('tournament: the illegal move is found after a reply; taps play anything', async () => {
  await onHost(pageOf(play('level="tournament"')), async (page) => {
    const { element, click, duty, marks, ready, piece } = boardOf(page);
    await ready();
    await click('e2');
    await sees(() => marks('e4'), '', 'no hint');
    await click('e6', 'b8', 'c6');
    await sees(() => piece('e6'), 'white pawn');
    await sees(() => piece('c6'), 'black knight');
    await sees(duty, '');
    await element.getByRole('button', { name: 'Claim illegal move' }).click();
    await sees(duty, /8\.1/);
    await sees(() => piece('e2'), 'white pawn');
    await sees(() => piece('b8'), 'black knight');
  });
});

// ---- for everybody ----------------------------------------------------------------------------------

for (const [lang, theme] of [
  ['en', 'light'],
  ['zh-Hans', 'dark'],
  ['zh-Hant', 'light'],
  ['en', 'dark'],
])
  test(`axe finds nothing, and 320 px are enough: ${lang}, ${theme}`, async () => {
    const boards = [
      'mode="play"',
      `pgn="${GAME}"`,
      'mode="law"',
      'mode="play" level="tournament"',
      '',
    ];
    const inside = boards.map((each) => `<jadoube-board ${each} theme="${theme}"></jadoube-board>`);
    await onHost(pageOf(inside.join(''), { lang }), async (page) => {
      await boardOf(page, 0).ready();
      await boardOf(page, 4).ready();
      await boardOf(page, 0).click('e2');
      await boardOf(page, 0).element.locator('.article').first().click();
      await boardOf(page, 1).element.locator('.walk button').last().click();
      assert.deepEqual(await violations(page), []);
      await page.setViewportSize({ width: 320, height: 568 });
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await sees(width, 320, 'no sideways scroll');
    });
  });
