// can-mate.test.mjs -- canMate and mateLine with a budget: more of it finds more, and changes no answer.

import assert from 'node:assert/strict';
import test from 'node:test';
import { data, position, rows } from './support.mjs';

const BUDGETS = [1, 300, 4000, 40_000, 300_000];
const table = rows(data('dead/own_dead.tsv')).filter((_, n) => n % 7 === 0);

/** The answers to each budget, the mates played through. */
function answers([fen, color, truth]) {
  const at = position(fen);
  assert.equal(at.canMate(color), at.canMate(color, 40_000), fen);
  const right = truth === 'winnable' ? 'yes' : 'no';
  return BUDGETS.map((budget) => {
    const answer = at.canMate(color, budget);
    const line = at.mateLine(color, budget);
    const winner = line && at.playAll(line).status().winner;
    assert.equal(winner, answer === 'yes' ? color : undefined, `${fen} ${budget}`);
    assert.ok(answer === 'unknown' || answer === right, `${fen} ${color} ${budget}: ${answer}`);
    return answer;
  });
}

test('from budget to budget only `unknown` gives way', () => {
  assert.ok(table.length > 150);
  const all = table.map(answers);
  for (const [n, given] of all.entries())
    for (let i = 1; i < BUDGETS.length; i++)
      if (given[i - 1] !== 'unknown') assert.equal(given[i], given[i - 1], table[n][0]);
  const unknown = BUDGETS.map((_, i) => all.filter((given) => given[i] === 'unknown').length);
  const [least, few, some, usual, most] = unknown;
  assert.ok(least > few && few > some && some > usual && usual >= most, unknown.join());
});

test('a certain answer costs no budget', () => {
  const bare = position('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
  assert.equal(bare.canMate('black', 1), 'no');
  assert.equal(bare.canMate('white', 1), 'unknown');
  assert.equal(position('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1').canMate('white', 1), 'yes');
});

test('without two kings there is nothing to find', () => {
  const one = position('8/8/8/8/8/8/8/4K2R w - - 0 1', { level: 'setup' });
  assert.equal(one.canMate('white', 1_000_000_000), 'unknown');
});
