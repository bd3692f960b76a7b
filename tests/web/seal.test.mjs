// Sealing a move, the adjourned game as a file, its resumption in another browser; and that nobody learns
// the move before the envelope is opened.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { shifts, watchShifts } from './shifts.mjs';
import { CLUB, HOURS, onPage, reads, sees, until, violations } from './support.mjs';

const PLAYED = ['+0:10 W play e2e4', '+0:20 B play e7e5'];
const GAME = [...CLUB, HOURS, 'start startpos', 'begin', ...PLAYED];
const from = (fen) => [...CLUB, HOURS, `start ${fen}`, 'begin'];
const ARBITER = { arbiter: 'correct horse' };
const PLAYERS = { white: 'white horse', black: 'black rook' };

/** The dialog of an adjournment and what is done in it. */
function dialogOf({ page, press }) {
  const root = page.locator('dialog.adjournment');
  const button = (name) => root.getByRole('button', { name, exact: true });
  const give = async (secrets, prefix) => {
    for (const [who, text] of Object.entries(secrets))
      await root.locator(`[name="${prefix}-${who}"]`).fill(text);
  };
  const self = {
    root,
    button,
    open: async () => {
      await press('adjournment');
      await root.waitFor();
    },
    gone: () => root.waitFor({ state: 'detached' }),
    flap: (text) => root.locator('.flap', { hasText: text }).waitFor(),
    here: (side, isHere) => root.locator(`[name="here-${side}"]`).setChecked(isHere),
    /** Says the passphrases once. */
    say: (secrets) => give(secrets, 'passphrase'),
    /** Writes a move and closes the envelope. */
    async write(text, secrets = ARBITER) {
      await root.locator('[name="sealed"]').fill(text);
      if (secrets === PLAYERS) await root.locator('[name="holder"][value="players"]').check();
      await give(secrets, 'passphrase');
      await give(secrets, 'again');
      await root.locator('form .primary').click();
      await root.locator('.choices button.primary:not(form *)').waitFor();
    },
    /** The whole way from a running game to an adjourned one. */
    async adjourn(text, secrets) {
      await self.open();
      await button('The session is over').click();
      await self.write(text, secrets);
      await button('Stop the clock').click();
      await button('Resume the game').waitFor();
    },
    async save() {
      const download = page.waitForEvent('download');
      await button('Save to a file').click();
      return readFileSync(await (await download).path(), 'utf8');
    },
    /** Says the passphrase and opens; the dialog is gone then. */
    async unseal(secrets = ARBITER) {
      await self.say(secrets);
      await button('Open the envelope').click();
      await self.gone();
    },
  };
  return self;
}

/** Opens a file with an adjourned game. */
async function openFile({ page, press }, text) {
  await press('recordsOpen');
  const input = page.locator('dialog.open input[type="file"]');
  await input.setInputFiles({ name: 'a.jadoube', mimeType: '', buffer: Buffer.from(text) });
  await page.locator('dialog.adjournment').waitFor();
}

/** Everything that the browser keeps and the document holds, as one text. */
const allOf = (page) =>
  page.evaluate(async () => {
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await new Promise((wait) => setTimeout(wait, 50)); // what is kept is written in a task of its own
    const kept = [{ ...localStorage }, { ...sessionStorage }];
    for (const { name } of await indexedDB.databases()) {
      const base = await done(indexedDB.open(name));
      for (const store of base.objectStoreNames)
        kept.push(await done(base.transaction(store).objectStore(store).getAll()));
      base.close();
    }
    const fields = [...document.querySelectorAll('input, textarea')].map(({ value }) => value);
    return [JSON.stringify(kept), document.documentElement.outerHTML, ...fields].join('\n');
  });

const TELLS = /Qh5|d1h5/;

test('sealed here, resumed in another browser; until then nobody learns the move', async () => {
  let file;
  await onPage({ lines: GAME }, async (table) => {
    const { page, press, log, moves } = table;
    const dialog = dialogOf(table);
    const isSecret = async (when, at = page) => assert.doesNotMatch(await allOf(at), TELLS, when);
    await dialog.open();
    await dialog.button('The session is over').click();
    await dialog.write('Qh5');
    await isSecret('the envelope is closed');
    await sees(() => dialog.root.innerText(), /Until White stops the clock/);
    await dialog.button('Stop the clock').click();
    await dialog.flap('closed');
    const envelope = () => dialog.root.locator('.envelope').innerText();
    await sees(envelope, /Wang.*Li.*rnbqkbnr\/pppp1ppp.*White 0:0\d:\d\d · Black 0:00:20/s);
    await sees(envelope, /Sealed by\s+White: Wang\s+Sealed move\s+2/s);
    file = await dialog.save();
    await reads(page, 'Saved: Wang-Li-');
    await isSecret('the file is saved');
    assert.doesNotMatch(file, TELLS);
    await page.keyboard.press('Escape');
    await sees(() => table.duty(), /adjourned/);
    await sees(async () => (await log()).join('\n'), /\n(?:\+\S+ )?W seal ✉[0-9a-f]{16}\n/);
    // Whatever is given out.
    await press('recordsKeep');
    const keep = page.locator('dialog.keep');
    await sees(() => keep.locator('textarea').inputValue(), /1\. e4 .*e5 .*\*\n/);
    await sees(() => keep.getByRole('button', { name: 'Save the game' }).count(), 0);
    await isSecret('copying and saving');
    await page.keyboard.press('Escape');
    await press('desk');
    await press('report');
    await page.locator('#report tbody tr').first().waitFor();
    await isSecret('the report');
    await page.keyboard.press('Escape');
    // The next day, and in another tab.
    await page.reload();
    await reads(page, 'White has sealed his move');
    await isSecret('a reload');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator('[data-act="takeOver"]:visible').waitFor();
    await isSecret('another tab', other);
    await other.locator('[data-act="takeOver"]:visible').click();
    await reads(other, 'White has sealed his move');
    await isSecret('another tab has the game', other);
    await sees(moves, ['e4', 'e5']);
  });
  await onPage({}, async (table) => {
    const { page, moves, log } = table;
    const dialog = dialogOf(table);
    await openFile(table, file);
    await sees(() => dialog.root.innerText(), /adjourned on.*Wang.*Li.*Sealed by/s);
    await dialog.say(ARBITER);
    await dialog.button('Set the game up').click();
    await reads(page, 'White has sealed his move');
    await sees(() => page.locator('dialog[open]').count(), 0);
    await sees(moves, ['e4', 'e5']);
    await sees(() => page.locator('.seat[data-side="black"] .digits').textContent(), '1:59:40');
    await sees(() => page.locator('.seat[data-side="black"] .name').innerText(), /Black Li/);
    assert.doesNotMatch(await allOf(page), TELLS, 'it is set up, not opened');
    await dialog.open();
    await dialog.button('Resume the game').click();
    await dialog.button('Open the envelope').waitFor();
    await sees(() => dialog.root.innerText(), /opened when Black, who has to reply, is here/);
    await dialog.say({ arbiter: 'correct hose' });
    await dialog.button('Open the envelope').click();
    await reads(page, 'It does not open');
    assert.doesNotMatch(await allOf(page), TELLS, 'another passphrase');
    await dialog.unseal();
    await reads(page, 'the sealed move is valid');
    await sees(moves, ['e4', 'e5', 'Qh5', '']);
    await page.locator('.seat.runs[data-side="black"]').waitFor();
    await sees(async () => (await log()).join('\n'), /W seal Qh5\n.* A open/s);
    // 14.6: the clocks, before one's own first move.
    await table.claim('time');
    await sees(() => table.duty(), /Article 14\.6/);
    await page.reload();
    await page.locator('#moves .current').waitFor();
    await sees(moves, ['e4', 'e5', 'Qh5', ''], 'the log alone is the game again');
  });
});

test('he may change his mind until he stops the clock; the first thought never returns', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, moves, press, log } = table;
    const dialog = dialogOf(table);
    await dialog.open();
    await dialog.button('Seal early').click();
    await dialog.write('Qh5');
    await dialog.button('Write another move').click();
    await dialog.write('Nf3');
    await page.keyboard.press('Escape');
    await press('press'); // the button at the board stops it too
    await reads(page, 'White has sealed move 2');
    await dialog.open();
    await dialog.button('Resume the game').click();
    await dialog.unseal();
    await sees(moves, ['e4', 'e5', 'Nf3', '']);
    assert.doesNotMatch((await log()).join('\n'), TELLS);
    assert.doesNotMatch(await allOf(page), TELLS);
  });
});

test('what is missing is said: the move, the passphrases; the clock does not stop before', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, press } = table;
    const dialog = dialogOf(table);
    const wrong = (text) => dialog.root.locator('.wrong', { hasText: text }).waitFor();
    await dialog.open();
    await dialog.button('The session is over').click();
    const close = dialog.button('Close the envelope');
    await close.click();
    await wrong('Write the move.');
    await dialog.root.locator('[name="sealed"]').fill('将'.repeat(11));
    await close.click();
    await wrong('too long');
    await dialog.root.locator('[name="sealed"]').fill('Nf3');
    await dialog.root.locator('[name="passphrase-arbiter"]').fill('short');
    await close.click();
    await wrong('at least 6 characters');
    await dialog.root.locator('[name="passphrase-arbiter"]').fill('longer');
    await dialog.root.locator('[name="again-arbiter"]').fill('langer');
    await close.click();
    await wrong('not the same passphrase');
    await page.keyboard.press('Escape');
    await press('press');
    await sees(() => table.duty(), /not closed yet.*Article 13\.1\(1\)/s);
    await page.locator('.seat.runs[data-side="white"]').waitFor();
  });
});

test('10.16: illegal, ambiguous and unreadable texts lose when the envelope is opened', async () => {
  const rooks = '7k/8/8/4p3/8/8/8/R4R1K w - - 0 1';
  for (const [fen, text, said] of [
    ['startpos', 'e5', /0–1.*not legal.*Article 10\.16\(3\)/s],
    [rooks, 'Rd1', /0–1.*more than one way.*Article 10\.16\(1\)/s],
    ['startpos', '??', /0–1.*cannot be told.*Article 10\.16\(2\)/s],
  ])
    await onPage({ lines: from(fen) }, async (table) => {
      const dialog = dialogOf(table);
      await dialog.adjourn(text);
      await dialog.button('Resume the game').click();
      await dialog.unseal();
      await sees(() => table.duty(), said);
    });
});

test('a move played after the announcement has to be sealed, and is no secret', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, click, duty, moves } = table;
    const dialog = dialogOf(table);
    await dialog.open();
    await dialog.button('The session is over').click();
    await page.keyboard.press('Escape');
    await sees(duty, /White seals his move/);
    await click('g1', 'f3');
    await sees(duty, /must be sealed/);
    await dialog.open();
    await sees(() => dialog.root.locator('[name="sealed"]').inputValue(), 'Nf3');
    await dialog.button('Close the envelope').click();
    await dialog.button('Stop the clock').click();
    await dialog.button('Resume the game').click();
    await dialog.button('Open the envelope').click();
    await dialog.gone();
    await sees(moves, ['e4', 'e5', 'Nf3', '']);
  });
});

test('a late replier pays with his clock; the envelope stays closed until he comes', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, duty } = table;
    const dialog = dialogOf(table);
    await dialog.adjourn('Nf3');
    await dialog.here('black', false);
    await dialog.button('Resume the game').click();
    await page.locator('.seat.runs[data-side="black"]').waitFor();
    await dialog.say(ARBITER);
    await dialog.button('Open the envelope').click();
    await reads(dialog.root, 'stays closed until the player to reply');
    await dialog.here('black', true);
    await page.locator('.seat:not(.runs)[data-side="black"]').waitFor();
    await dialog.unseal();
    await sees(duty, /the sealed move is valid/);
    await page.locator('.seat.runs[data-side="black"]').waitFor();
  });
});

test('the sealer is late: the reply is sealed too, and opened when he comes', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, duty, moves } = table;
    const dialog = dialogOf(table);
    await dialog.adjourn('Nf3');
    await dialog.here('white', false);
    await dialog.button('Resume the game').click();
    await dialog.unseal();
    await dialog.open();
    await dialog.root.getByRole('heading', { name: 'Seal the reply' }).waitFor();
    await dialog.write('Qh4');
    assert.doesNotMatch(await allOf(page), /Qh4|d8h4/);
    await dialog.button('Stop the clock').click();
    await page.locator('.seat.runs[data-side="white"]').waitFor();
    await page.reload();
    await reads(page, 'Black has sealed his reply');
    assert.doesNotMatch(await allOf(page), /Qh4|d8h4/);
    await dialog.open();
    await dialog.say(ARBITER);
    await dialog.button('Open the envelope').click();
    await reads(dialog.root, 'sealed reply stays closed');
    await dialog.here('white', true);
    await dialog.unseal();
    await sees(duty, /Article 14\.4/);
    await sees(moves, ['e4', 'e5', 'Nf3', 'Qh4']);
    await page.locator('.seat.runs[data-side="white"]').waitFor();
  });
});

test('late at the start: the game is lost after the hour, though nobody acts', async () => {
  await onPage({}, async (table) => {
    const dialog = dialogOf(table);
    await dialog.open();
    await dialog.here('black', false);
    await reads(dialog.root, 'not at the board');
    await table.page.keyboard.press('Escape');
    await table.begin();
    await table.page.locator('.seat.runs[data-side="white"]').waitFor();
    await until(async () => (await table.log()).some((line) => line.endsWith('B absent')));
  });
  const missed = [...CLUB, HOURS, 'start startpos', 'B absent', 'begin', '+0:59:30 A wait'];
  await onPage({ lines: missed, clock: true }, async ({ page, duty }) => {
    await sees(duty, /White has the move/);
    await page.clock.fastForward(30_000);
    await reads(page, 'came too late');
    await sees(duty, /1–0.*Article 10\.15/s);
  });
});

test('a lost envelope: 14.5, by what is still known', async () => {
  const SAID = {
    '': /White makes his sealed move on the board/,
    'times-unknown': /the arbiter sets the clocks/,
    'position-unknown': /lost, and the position of the adjournment cannot be found/,
  };
  for (const [what, said] of Object.entries(SAID))
    await onPage({ lines: GAME }, async (table) => {
      const { page, duty, click } = table;
      const dialog = dialogOf(table);
      await dialog.adjourn('Qh5');
      await dialog.button('The envelope is lost…').click();
      await dialog.root.locator(`[name="what"][value="${what}"]`).check();
      await dialog.button('Go on like this').click();
      await dialog.gone();
      await sees(duty, said);
      const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('jadoube.game')));
      await sees(async () => (await kept()).envelope, null, 'the envelope is destroyed');
      await sees(() => page.locator('.seat.runs').count(), 0);
      if (what === 'position-unknown') return;
      await click('d1', 'h5');
      await page.locator('.seat.runs[data-side="black"]').waitFor();
    });
});

test('14.2(1): a resignation stands, whatever the envelope holds', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, press, duty } = table;
    const dialog = dialogOf(table);
    await dialog.adjourn('zz9');
    await page.keyboard.press('Escape');
    await press('resign');
    await page.locator('#resign [value="black"]').click();
    await reads(page, '1–0');
    await dialog.open();
    await dialog.unseal();
    await sees(duty, /the result stands/);
  });
});

test('files that are cut, spoiled, changed, foreign or of a later make; another passphrase', async () => {
  let file = '';
  await onPage({ lines: GAME }, async (table) => {
    const dialog = dialogOf(table);
    await dialog.adjourn('Qh5', PLAYERS);
    file = await dialog.save();
  });
  const [first, head, content] = file.split('\n');
  const sum = async (text) => {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return `${text}\n${Buffer.from(bytes).toString('hex')}\n`;
  };
  const more = head.replace(/"used":\{"white":\d+/, '"used":{"white":7200000');
  assert.notEqual(more, head);
  await onPage({ lines: GAME }, async (table) => {
    const { page, log, moves } = table;
    const before = await log();
    const dialog = dialogOf(table);
    const untouched = /The game on the board is as it was/;
    for (const [text, said] of [
      [file.slice(0, -40), /not whole/],
      [file.slice(0, 300), /not whole/],
      [file.replace('Wang', 'Wing'), /damaged/],
      [file.replace(/\n[^{j\n]/, (found) => (found === '\nA' ? '\nB' : '\nA')), /damaged/],
      [file.replace('envelope 1', 'envelope 2'), /later version/],
      [await sum([first, '{"jadoube":"something"}', content].join('\n')), /no adjourned game/],
      [await sum([first, head.replace('600000', '1'), content].join('\n')), /no adjourned game/],
      [await sum([first, 'null', content].join('\n')), /no adjourned game/],
    ]) {
      await openFile(table, text);
      await sees(() => dialog.root.innerText(), said);
      await sees(() => dialog.root.innerText(), untouched);
      await page.keyboard.press('Escape');
      await dialog.gone();
    }
    // Whoever changes what stands on it and mends the sum is found out by the cipher.
    for (const [text, secrets] of [
      [await sum([first, more, content].join('\n')), PLAYERS],
      [file, { ...PLAYERS, black: 'black rock' }],
      [file, { white: PLAYERS.black, black: PLAYERS.white }],
    ]) {
      await openFile(table, text);
      await dialog.say(secrets);
      await dialog.button('Set the game up').click();
      await reads(dialog.root, 'does not open');
      await sees(() => dialog.root.innerText(), untouched);
      await page.keyboard.press('Escape');
      await dialog.gone();
    }
    await sees(log, before);
    await sees(moves, ['e4', 'e5']);
    // The right file asks before it takes the place of a running game.
    await openFile(table, file.replaceAll('\n', '\r\n'));
    await dialog.say(PLAYERS);
    await dialog.button('Set the game up').click();
    const asks = page.locator('dialog.asks');
    await asks.getByRole('button', { name: 'Back' }).click();
    await sees(log, before);
    await dialog.button('Set the game up').click();
    await asks.getByRole('button', { name: 'Go on with this game' }).click();
    await reads(page, 'White has sealed his move');
  });
});

test('what is kept and was changed does not open', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page } = table;
    const dialog = dialogOf(table);
    await dialog.adjourn('Qh5');
    await page.reload();
    await reads(page, 'White has sealed his move');
    const stored = await page.evaluate(() => localStorage.getItem('jadoube.game'));
    const kept = JSON.parse(stored);
    kept.envelope.head = kept.envelope.head.replace('"number":2', '"number":3');
    await page.goto(`${new URL('style.css', page.url())}`);
    await page.evaluate((text) => localStorage.setItem('jadoube.game', text), JSON.stringify(kept));
    await page.goBack();
    await reads(page, 'White has sealed his move');
    await dialog.open();
    await dialog.button('Save to a file').click();
    await dialog.say(ARBITER);
    await dialog.button('Save to a file').click();
    await reads(dialog.root, 'it has been changed');
  });
});

test('with a PIN only the arbiter announces, resumes and opens', async () => {
  await onPage({ lines: GAME }, async (table) => {
    const { page, press, duty } = table;
    const dialog = dialogOf(table);
    await press('desk');
    await page.locator('#desk [name="pin"]').fill('2468');
    await page.locator('#desk .lock [type="submit"]').click();
    await page.getByRole('button', { name: 'Leave the desk' }).click();
    await dialog.open();
    await dialog.button('The session is over').click();
    await dialog.gone();
    await reads(page, 'The desk is locked');
    await sees(duty, /White has the move/);
    await page.locator('#desk [name="pin"]').fill('2468');
    await page.locator('#desk .lock [type="submit"]').click();
    await page.getByRole('button', { name: 'Leave the desk' }).waitFor();
    await dialog.adjourn('Nf3');
  });
});

test('without encryption it is said, and the game goes on', async () => {
  const init = () => Object.defineProperty(crypto, 'subtle', { value: undefined });
  await onPage({ lines: GAME, init }, async (table) => {
    const { page, click, moves } = table;
    const dialog = dialogOf(table);
    await dialog.open();
    await sees(() => dialog.root.innerText(), /no encryption/);
    await sees(() => dialog.root.locator('.primary').count(), 0);
    await page.keyboard.press('Escape');
    await click('g1', 'f3');
    await sees(moves, ['e4', 'e5', 'Nf3', '']);
  });
});

test('by keys alone, in Chinese', async () => {
  await onPage({ lines: GAME, locale: 'zh-CN' }, async (table) => {
    const { page, moves } = table;
    const root = page.locator('dialog.adjournment');
    const keys = page.keyboard;
    await keys.press('e');
    await root.waitFor();
    await keys.press('Enter'); // 时间已到，封棋
    await root.locator('[name="sealed"]:focus').waitFor();
    await keys.type('Nf3');
    await keys.press('Tab');
    await keys.press('Tab');
    await keys.press('ArrowDown'); // 双方棋手的口令
    for (const text of ['白方的马在这里', '白方的马在这里', '黑方的车在那里', '黑方的车在那里']) {
      await keys.press('Tab');
      await keys.insertText(text);
    }
    await keys.press('Enter');
    await reads(root, '信封已封好。里面的着法已经锁住');
    await keys.press('Enter'); // 停钟
    await reads(root, '封棋的对局保存在这个浏览器里');
    await keys.press('Tab');
    await keys.press('Enter'); // 开始续赛
    await reads(root, '应着的黑方在场时才能拆封');
    await keys.insertText('白方的马在这里');
    await keys.press('Tab');
    await keys.insertText('黑方的车在那里');
    await keys.press('Enter');
    await reads(page, '信封已拆：封着有效');
    await sees(moves, ['e4', 'e5', 'Nf3', '']);
  });
});

for (const [locale, colorScheme, width] of [
  ['en-GB', 'light', 1280],
  ['zh-CN', 'dark', 360],
  ['zh-TW', 'light', 360],
])
  test(`axe and layout: ${locale}, ${colorScheme}, ${width} px`, async () => {
    const options = { lines: GAME, locale, colorScheme, width, height: 740 };
    await onPage(options, async ({ page, press }) => {
      await watchShifts(page, { answers: false });
      const root = page.locator('dialog.adjournment');
      const seen = async (view) => {
        assert.deepEqual(await violations(page), [], view);
        const wide = await root.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        assert.equal(wide, 0, `${view}: no sideways scroll`);
      };
      await press('adjournment');
      await root.waitFor();
      await seen('the announcement');
      await root.locator('.primary').click();
      await root.locator('form .primary').click();
      await root.locator('[value="players"]').check();
      await seen('writing');
      await root.locator('[value="arbiter"]').check();
      await root.locator('[name="sealed"]').fill('Nf3');
      for (const name of ['passphrase', 'again'])
        await root.locator(`[name="${name}-arbiter"]`).fill('correct horse');
      await root.locator('form .primary').click();
      await root.locator('.choices button.primary:not(form *)').waitFor();
      await seen('a closed envelope');
      await root.locator('.primary').click();
      await root.locator('[name="here-white"]').waitFor();
      await seen('adjourned');
      await root.locator('.choices button').last().click();
      await root.locator('[name="what"]').first().waitFor();
      await seen('lost');
      await root.locator('.choices button').last().click();
      await root.locator('.choices button').nth(1).click();
      await root.locator('[name="passphrase-arbiter"]').fill('something else');
      await root.locator('form .primary').click();
      await root.locator('.wrong:not(:empty)').waitFor();
      await seen('opening');
      assert.deepEqual(await shifts(page), [], 'nothing shifts');
    });
  });
