// about.test.mjs -- what the package says of itself is so: version, editions, modifiers.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Game, JadoubeError, jadoube } from './support.mjs';

const { modifiers, profiles, version } = jadoube;
const source = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the version is that of package.json', () => {
  assert.equal(version, JSON.parse(source('package.json')).version);
  assert.equal(version, JSON.parse(source('build/npm/package.json')).version);
});

test('the lists are those of the core, in its order', () => {
  const code = source('core/laws/profile.c');
  const [, columns] = /editions\[COLUMNS\] = \{([^}]*)\}/.exec(code);
  assert.deepEqual(
    profiles,
    [...columns.matchAll(/"([^"]+)"/g)].map(([, name]) => name),
  );
  const rows = [...code.matchAll(/\{"([^"]+)", JD_PARAM_/g)].map(([, name]) => name);
  assert.ok(rows.length > 4);
  assert.deepEqual(modifiers, [...new Set(rows)]);
});

test('each of them can be set up, and nothing else', () => {
  for (const profile of profiles)
    for (const modifier of modifiers) {
      const game = new Game([`profile ${profile}`, `profile ${modifier}`, 'begin']);
      const edition = profile === 'classic' ? 'classic' : 'fide-2023';
      assert.equal(game.ask('set edition'), edition);
    }
  assert.throws(() => new Game('profile fide-2018'), JadoubeError);
});

test('nobody can change them', () => {
  for (const list of [profiles, modifiers]) assert.throws(() => list.push('mine'), TypeError);
});
