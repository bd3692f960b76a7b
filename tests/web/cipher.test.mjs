// What is locked: read by another implementation of the written form, and changed in every place. No browser.

import assert from 'node:assert/strict';
import { createDecipheriv, pbkdf2Sync, webcrypto } from 'node:crypto';
import { test } from 'node:test';
import { lock, unlock } from '../../web/adjournment/cipher.js';
import { closeEnvelope, joined, openEnvelope } from '../../web/adjournment/envelope.js';

if (!globalThis.crypto) Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const MATCH = {
  names: { white: 'Wang', black: 'Li' },
  state: { fen: START, turn: 'white', used: { white: 1, black: 2 }, offer: null },
};
const seal = (text, passphrase = 'correct horse') =>
  closeEnvelope(/** @type {any} */ (MATCH), text, 'arbiter', passphrase);

/** The text by node's own functions, from what cipher.js says of the form. */
function readElsewhere({ head, content }, passphrase) {
  const { rounds, salt, iv } = JSON.parse(head);
  const key = pbkdf2Sync(passphrase, Buffer.from(salt, 'base64'), rounds, 32, 'sha256');
  const bytes = Buffer.from(content, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'));
  decipher.setAAD(Buffer.from(head, 'utf8'));
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(0, -16), undefined, 'utf8') + decipher.final('utf8');
}

test('the written form is what another implementation reads', async () => {
  const locked = await lock('Käse 象棋', { white: '王' }, '象将车 Qh5');
  assert.equal(readElsewhere(locked, 'Käse 象棋'), '象将车 Qh5');
  assert.equal(JSON.parse(locked.head).white, '王');
  assert.ok(JSON.parse(locked.head).rounds >= 600_000);
});

test('a passphrase is the same however its letters are composed', async () => {
  const locked = await lock('K\u00e4se', {}, 'x');
  assert.equal(await unlock('Ka\u0308se', locked), 'x');
  assert.equal(await unlock('Kase', locked), null);
});

test('nothing is drawn twice, and the length tells nothing', async () => {
  const envelopes = await Promise.all(
    ['e4', 'e4', 'Nbd7', 'exd8=Q+ e.p.', '象'].map((x) => seal(x)),
  );
  assert.equal(new Set(envelopes.map(({ name }) => name)).size, 5);
  assert.equal(new Set(envelopes.map(({ content }) => content.length)).size, 1);
  assert.equal(new Set(envelopes.map(({ head }) => JSON.parse(head).salt)).size, 5);
  assert.equal(new Set(envelopes.map(({ head }) => JSON.parse(head).iv)).size, 5);
  assert.equal(await openEnvelope(envelopes[4], 'correct horse'), '象');
});

test('a change in any place is found', async () => {
  const locked = await lock('correct horse', { number: 2 }, 'e4');
  const places = (text) => Array.from({ length: text.length }, (_, i) => i);
  const other = (text, i) =>
    `${text.slice(0, i)}${text[i] === 'A' ? 'B' : 'A'}${text.slice(i + 1)}`;
  for (const part of ['head', 'content'])
    for (const i of places(locked[part]).filter((i) => i % 3 === 0)) {
      const changed = { ...locked, [part]: other(locked[part], i) };
      assert.equal(await unlock('correct horse', changed), null, `${part} ${i}`);
    }
  for (const head of ['', 'null', '[]', '"x"', '{}', locked.head.replace('600000', '1e3')])
    assert.equal(await unlock('correct horse', { ...locked, head }), null, head);
  assert.equal(await unlock('correct horse', { ...locked, content: '' }), null);
  assert.equal(await unlock('correct horse', { ...locked, content: '\u00e9' }), null);
});

test('an envelope is the one of its name', async () => {
  const [one, two] = await Promise.all([seal('e4'), seal('d4')]);
  assert.equal(await openEnvelope(one, 'correct horse'), 'e4');
  assert.equal(await openEnvelope({ ...two, name: one.name }, 'correct horse'), null);
});

test('of two passphrases none is enough, and they do not run together', () => {
  assert.notEqual(joined(['ab', 'c']), joined(['a', 'bc']));
  assert.notEqual(joined(['a', 'b']), joined(['b', 'a']));
  assert.equal(joined(['a']), 'a');
});
