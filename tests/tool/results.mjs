// results.mjs -- how the result of a part is read (see parts.mjs).

export const counted = (passed, failed, skipped = 0) => ({
  passed: Number(passed),
  failed: Number(failed),
  skipped: Number(skipped),
});

const readers = {
  exit: ({ status }) => (status === 0 ? counted(1, 0) : counted(0, 1)),
  closing({ output }) {
    const last = output.trimEnd().split('\n').at(-1) ?? '';
    const found = last.match(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/);
    return found && counted(found[1], found[2], found[3]);
  },
  node({ output }) {
    const number = (what) => output.match(new RegExp(`^[#ℹ] ${what} (\\d+)$`, 'm'))?.[1];
    if (number('pass') === undefined) return undefined;
    const failed = Number(number('fail')) + Number(number('cancelled'));
    return counted(number('pass'), failed, Number(number('skipped')) + Number(number('todo')));
  },
};

/**
 * What a part amounts to. One that says nothing countable, or leaves with an error that it did not
 * count, has failed.
 */
export function judge(counts, result) {
  const count = readers[counts](result) ?? counted(0, 1);
  const empty = count.passed + count.failed + count.skipped === 0;
  if (count.failed === 0 && (result.status !== 0 || empty)) count.failed = 1;
  return count;
}
