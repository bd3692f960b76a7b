// notation.test.mjs -- FEN and the text of moves, row by row, through the package.
//
// The expectations are those of the native tests; a row that we judge otherwise stands in
// deviations.tsv with its reason.

import assert from 'node:assert/strict';
import test from 'node:test';
import { data, deviations, Position, position, rows, unescaped } from './support.mjs';

const judgedOtherwise = deviations();

/** What to expect of a row, and its own expectation is still the one we deviate from. */
function expected(id, written) {
  const deviation = judgedOtherwise.get(id);
  if (!deviation) return written;
  assert.equal(deviation.expected, written, `${id} in deviations.tsv`);
  assert.notEqual(deviation.ours, written, `${id} no longer deviates`);
  return deviation.ours;
}

const reads = (fen, mode, level) => Position.fromFen(fen, { mode, level }).ok;

// A text that lenient reading cannot take is `syntax`; one that strict reading takes is `ok` or, when it
// can only be remarked on, `suspicious`; well-formed, but nothing to play from, is `illegal`.
function judged(fen) {
  if (reads(fen, 'strict', 'legal')) return 'ok';
  if (!reads(fen, 'lenient', 'syntax')) return 'syntax';
  if (reads(fen, 'strict', 'syntax')) return 'illegal';
  return reads(fen, 'lenient', 'legal') ? 'lenient' : 'illegal';
}

for (const [id, written, reason, escaped] of rows(data('fen/fen_validity.tsv')))
  test(`${id} FEN: ${reason}`, () => {
    const wanted = expected(id, written);
    assert.equal(judged(unescaped(escaped)), wanted === 'suspicious' ? 'ok' : wanted);
  });

const kinds = new Set(['syntax', 'illegal', 'ambiguous', 'promotion', 'null']);

for (const [id, group, locale, fen, escaped, written, canonical] of rows(
  data('moves/san_parsing.tsv'),
))
  test(`${id} move text (${group}, ${locale}): ${escaped}`, () => {
    const at = position(fen);
    const text = unescaped(escaped);
    const read = at.parse(text, { locale });
    const wanted = expected(id, written);
    assert.equal(read.ok ? read.value.uci : read.error[0].code, wanted);
    if (kinds.has(wanted)) return;
    assert.equal(at.san(read.value), canonical);
    const own = at.san(read.value, { locale });
    const strict = at.parse(text, { mode: 'strict', locale });
    assert.equal(read.warnings.length === 0, text === own);
    assert.equal(strict.ok, text === own);
    if (group === 'S') assert.equal(strict.value?.uci, wanted);
  });

test('letters that are not known are named', () => {
  for (const locale of ['xx', '', 1, null]) {
    assert.throws(() => Position.start.parse('e4', { locale }), /^(?:Range|Type)Error: locale: /);
    assert.throws(() => Position.start.san('e2e4', { locale }), /^(?:Range|Type)Error: locale: /);
  }
  assert.equal(Position.start.san('g1f3', { locale: 'figurines' }), '♘f3');
  assert.equal(Position.start.parse('♞f3', { locale: 'de' }).value?.uci, 'g1f3');
});
