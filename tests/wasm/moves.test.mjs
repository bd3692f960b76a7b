// moves.test.mjs -- move lists, SAN and FEN of random positions, as two engines and two libraries have them.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { data, fnv64, large, position, rows } from './support.mjs';

// Columns: FEN, number of moves, hash of the sorted UCI list, flags, a move, its SAN, hash of the FEN after it.
function check([fen, count, hash, flags, uci, san, after]) {
  const at = position(fen);
  const moves = at.legal();
  assert.equal(moves.length, Number(count), fen);
  assert.equal(fnv64(moves.map(String).sort().join(' ')), hash, fen);
  assert.equal(at.checkers().length > 0, /[+#]/.test(flags), fen);
  if (uci === '-') return;
  const move = moves.find((each) => each.uci === uci);
  assert.equal(at.san(move), san, fen);
  assert.equal(at.parse(san, { mode: 'strict' }).value?.uci, uci, fen);
  assert.equal(fnv64(at.play(move).fen()), after, fen);
}

test('move lists, SAN and FEN of 4,000 positions', () => {
  const positions = rows(data('moves/random4000.tsv'));
  assert.equal(positions.length, 4000);
  positions.forEach(check);
});

const more = large('large/moves/random10000.tsv');
if (more)
  test('move lists, SAN and FEN of 10,000 positions', () => {
    rows(readFileSync(more, 'utf8')).forEach(check);
  });
