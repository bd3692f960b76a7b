// clocks.test.mjs -- the arithmetic of the clocks, with any controls and waits up to 9-digit hours.
//
// The expected times are sums of big integers: used is what has been waited, left is the limit of the
// control due (12.1, 6.5) less what is used, and a flag falls when nothing is left (10.14).

import assert from 'node:assert/strict';
import test from 'node:test';
import fc from './property.mjs';
import { Game } from './support.mjs';

const HOUR = 3_600_000n;
const FOREVER = 1n << 61n; // no time comes to more
const LONGEST = 999_999_999n * HOUR + HOUR - 1n;

/** h:mm:ss.mmm, as lines have it. */
function written(ms) {
  const two = (number) => String(number).padStart(2, '0');
  const [hours, rest] = [ms / HOUR, ms % HOUR];
  const thousandths = rest % 1000n ? `.${String(rest % 1000n).padStart(3, '0')}` : '';
  return `${hours}:${two(rest / 60_000n)}:${two((rest / 1000n) % 60n)}${thousandths}`;
}

/** The time of an answer. */
function read(text) {
  const [, sign, hours, minutes, seconds, thousandths = '0'] =
    text.match(/^(-?)(\d+):(\d\d):(\d\d)(?:\.(\d{3}))?$/) ?? assert.fail(text);
  const ms = BigInt(hours) * HOUR + BigInt(minutes) * 60_000n + BigInt(seconds) * 1000n;
  return (ms + BigInt(thousandths)) * (sign ? -1n : 1n);
}

// ---- the model ----------------------------------------------------------------------------------

/** The used time at which the control due after so many counted moves ends; undefined: never. */
function limitAfter({ controls, repeat }, counted) {
  let [limit, moves] = [0n, 0];
  for (const { moves: more, time } of controls) {
    limit += time;
    moves += more;
    if (more === 0 || counted < moves) return limit;
  }
  if (!repeat) return undefined;
  const { moves: more, time } = controls.at(-1);
  return limit + time * BigInt(Math.floor((counted - moves) / more) + 1);
}

const time = fc.oneof(
  fc.bigInt({ min: 1n, max: 10_000n }),
  fc.bigInt({ min: 1n, max: 3n * HOUR }),
  fc.bigInt({ min: 1n, max: LONGEST }),
);
const wait = fc.oneof({ weight: 3, arbitrary: fc.constant(0n) }, { weight: 2, arbitrary: time });
const tc = fc
  .record({
    controls: fc.array(fc.record({ moves: fc.integer({ min: 1, max: 6 }), time }), {
      minLength: 1,
      maxLength: 4,
    }),
    end: fc.constantFrom('stop', 'all', 'repeat'),
  })
  .map(({ controls, end }) => ({
    controls: controls.map((each, n) =>
      end === 'all' && n === controls.length - 1 ? { ...each, moves: 0 } : each,
    ),
    repeat: end === 'repeat',
  }));
const tcLine = ({ controls, repeat }) =>
  `tc ${controls.map(({ moves, time }) => `${moves || 'all'}/${written(time)}`).join(',')}${repeat ? '*' : ''}`;

const MOVES = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
const waits = fc.array(wait, { minLength: 1, maxLength: 50, size: 'max' });

// ---- properties ---------------------------------------------------------------------------------

function compare(game, control, used, counted, about) {
  for (const [n, side] of ['w', 'b'].entries()) {
    const limit = limitAfter(control, counted[n]);
    assert.equal(read(game.ask(`used ${side}`)), used[n], about);
    const left = game.ask(`left ${side}`);
    if (limit === undefined || limit >= FOREVER) assert.equal(left, 'none', about);
    else assert.equal(read(left), limit - used[n], about);
  }
  assert.ok(!JSON.stringify(game.state).includes(String(FOREVER).slice(0, 12)), about);
}

test('used is what was waited, left is the limit less that', () => {
  fc.assert(
    fc.property(tc, waits, (control, list) => {
      const game = new Game([tcLine(control), 'set arbiter human', 'begin']);
      const [used, counted] = [
        [0n, 0n],
        [0, 0],
      ];
      for (const [ply, waited] of list.entries()) {
        const line = `+${written(waited)} ${'WB'[ply % 2]} play ${MOVES[ply % 4]}`;
        game.apply(line);
        used[ply % 2] += waited;
        counted[ply % 2]++;
        compare(game, control, used, counted, `${game.log.join('\n')}\n${line}`);
      }
      assert.equal(game.state.plies, list.length);
    }),
    { numRuns: 400 },
  );
});

test('a flag falls when nothing is left, to the millisecond', () => {
  let [lost, played] = [0, 0];
  fc.assert(
    fc.property(tc, waits, (control, list) => {
      const game = new Game([tcLine(control), 'begin']);
      const [used, counted] = [
        [0n, 0n],
        [0, 0],
      ];
      for (const [ply, waited] of list.entries()) {
        const side = ply % 2;
        const limit = limitAfter(control, counted[side]);
        const verdicts = game.apply(`+${written(waited)} ${'WB'[side]} play ${MOVES[ply % 4]}`);
        const result = verdicts.find(({ code }) => code === 'RESULT')?.text;
        if (limit !== undefined && used[side] + waited >= limit) {
          assert.equal(result, `RESULT 10.14 ${side ? '1-0' : '0-1'}`, game.log.join('\n'));
          assert.equal(read(game.ask(`used ${'wb'[side]}`)), limit, game.log.join('\n'));
          lost++;
          return;
        }
        assert.equal(result, undefined, game.log.join('\n'));
        used[side] += waited;
        counted[side]++;
        compare(game, control, used, counted, game.log.join('\n'));
        played++;
      }
    }),
    { numRuns: 600 },
  );
  assert.ok(lost > 100 && played > 1000, `${lost} ${played}`);
});

test('no sum of waits overflows', () => {
  const game = new Game(['tc all/0:00:01', 'set arbiter human', 'begin']);
  let before = 0n;
  for (let n = 0; n < 700; n++) {
    game.apply(`+${written(LONGEST)} A wait`);
    const used = read(game.ask('used w'));
    assert.ok(used >= before && used <= FOREVER, String(used));
    before = used;
  }
  assert.equal(before, FOREVER);
  assert.equal(read(game.ask('left w')), 1000n - FOREVER);
  assert.equal(game.state.phase, 'running');
  game.apply('A flag W');
  assert.equal(game.state.result, '0-1');
});

const tooLong = ['+1000000000:00:00', '+99999999999', '+-1', '+1:60:00', '+1e3', '+', '+NaN'];

test('a time that is none, or longer than can be written, changes nothing', () => {
  const game = new Game('begin');
  const before = game.save();
  for (const each of tooLong) {
    assert.throws(() => game.apply(`${each} A wait`), { name: 'JadoubeError' }, each);
    assert.deepEqual(game.save(), before);
  }
  for (const after of [-1, 0.5, Number.NaN, 2 ** 53, Number.POSITIVE_INFINITY, '1', null])
    assert.throws(
      () => game.apply({ by: 'arbiter', act: 'wait', after }),
      { message: /^after:/ },
      `${after}`,
    );
  assert.deepEqual(game.save(), before);
});
