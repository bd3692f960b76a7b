// results.test.mjs -- no failure gets lost between a part and the total.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from './results.mjs';

const summary = (pass, fail, cancelled, skipped, todo) =>
  `ℹ tests 9\nℹ pass ${pass}\nℹ fail ${fail}\nℹ cancelled ${cancelled}\nℹ skipped ${skipped}\nℹ todo ${todo}\n`;

for (const [what, counts, status, output, expected] of [
  ['a status of 0', 'exit', 0, '', [1, 0, 0]],
  ['another status', 'exit', 2, '', [0, 1, 0]],
  ['a closing line', 'closing', 0, 'x\n3 passed, 0 failed\n', [3, 0, 0]],
  ['a closing line with skipped ones', 'closing', 0, '3 passed, 0 failed, 2 skipped', [3, 0, 2]],
  ['counted failures', 'closing', 1, '3 passed, 2 failed\n', [3, 2, 0]],
  ['counted failures under a status of 0', 'closing', 0, '3 passed, 2 failed\n', [3, 2, 0]],
  ['a crash after the closing line', 'closing', 134, '3 passed, 0 failed\n', [3, 1, 0]],
  ['a crash before it', 'closing', 134, 'ERROR: AddressSanitizer\n', [0, 1, 0]],
  ['a closing line that is not the last', 'closing', 0, '3 passed, 0 failed\nx\n', [0, 1, 0]],
  ['nothing at all', 'closing', 0, '', [0, 1, 0]],
  ['nothing that was tested', 'closing', 0, '0 passed, 0 failed\n', [0, 1, 0]],
  ['a summary of node', 'node', 0, summary(4, 0, 0, 1, 1), [4, 0, 2]],
  ['its failures and cancelled tests', 'node', 1, summary(4, 2, 1, 0, 0), [4, 3, 0]],
  ['its older form', 'node', 0, summary(4, 0, 0, 0, 0).replaceAll('ℹ', '#'), [4, 0, 0]],
  ['no summary', 'node', 1, 'SyntaxError', [0, 1, 0]],
])
  test(`${counts}: ${what}`, () => {
    const { passed, failed, skipped } = judge(counts, { status, output });
    assert.deepEqual([passed, failed, skipped], expected);
  });
