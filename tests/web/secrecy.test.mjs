// What the Laws hide (9.3, 11.3, 12.9): two games that differ only in what a player has to notice himself
// must look the same, to the eye and to a screen reader. Everything in the document is compared but what
// lies on the table: pieces, the written moves, the digits of the clocks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOURS, kept, onPage } from './support.mjs';

const LINES = {
  learn: ['profile classic', 'profile training'],
  club: ['profile classic', 'set touch_enforcement auto'],
  tournament: [
    'profile classic',
    ...['arbiter human', 'show_check 0', 'show_turn 0', 'show_move_count 0'].map((x) => `set ${x}`),
  ],
};
const QUIET = 'start 4k3/8/8/8/8/8/4P3/R3K3 w - -';
const START = [HOURS, 'start startpos'];

/** Everything that a document says, one line an element: its attributes and its own text. */
const said = () => {
  const lines = [];
  const skipped = '#moves, .digits, [role="timer"], script, style, svg, .piece';
  const look = (element) => {
    if (element.matches(skipped)) return;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const attributes = [...element.attributes]
      .filter(({ name }) => !['style', 'data-look', 'tabindex'].includes(name))
      .map(({ name, value }) => `${name}=${value}`);
    const { checked, disabled, value } = element;
    lines.push([element.localName, ...attributes, checked, disabled, value].join(' '));
    lines.push(...own.map((node) => node.data.trim()).filter(Boolean));
    if (element.localName === 'jd-board') {
      // What stands there is for all to see; what is said about it beside that is not.
      for (const cell of element.shadowRoot.querySelectorAll('[role="gridcell"]'))
        lines.push(
          [cell.dataset.marks, cell.getAttribute('aria-label').split(', ').slice(2)].join(),
        );
      return;
    }
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child);
  };
  look(document.documentElement);
  return [document.title, ...lines];
};

/** Opens a game at a level, does something, and opens the forms in which a claim is made. */
async function gather(table, level, { lines, lead = () => {} }) {
  const { page, press } = table;
  await table.restart(kept([...LINES[level], ...lines, 'begin'], 0, { level }));
  await lead(table);
  const all = await page.evaluate(said);
  for (const form of ['drawClaim', 'claims', 'resign', 'desk']) {
    await press(form);
    all.push(form, ...(await page.evaluate(said)));
    await page.keyboard.press('Escape');
  }
  return all;
}

/** What only one of the two says. */
const differing = (a, b) => [
  ...a.filter((line) => !b.includes(line)),
  ...b.filter((line) => !a.includes(line)),
];

const PAIRS = {
  'a third repetition that may be claimed': [
    { lines: [...START, 'moves Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8'] },
    { lines: [...START, 'moves Nf3 Nf6 Nc3 Nc6 Ng1 Ng8 Nb1 Nb8'] },
  ],
  'fifty moves that may be claimed': [
    { lines: [HOURS, `${QUIET} 100 90`] },
    { lines: [HOURS, `${QUIET} 7 90`] },
  ],
  'how many moves are to be made': [
    { lines: [...START, 'movecount w 39', 'movecount b 39', 'used w 1:00:00'] },
    { lines: [...START, 'movecount w 2', 'movecount b 2', 'used w 1:00:00'] },
  ],
};
/** In the other levels these are told: that is what they are for. */
const HIDDEN = {
  'whose turn it is, and that a press is missing': [
    { lines: START },
    { lines: START, lead: ({ drag }) => drag('e2', 'e4') },
  ],
  'a touched piece': [{ lines: START }, { lines: START, lead: ({ click }) => click('e2') }],
  check: [
    { lines: [HOURS, 'start 4k3/8/8/8/8/8/4R3/4K3 b - - 0 1'] },
    { lines: [HOURS, 'start 4k3/8/8/8/8/8/3R4/4K3 b - - 0 1'] },
  ],
  'an illegal move': [
    { lines: START, lead: ({ drag }) => drag('e2', 'e5') },
    { lines: START, lead: ({ drag }) => drag('e2', 'e4') },
  ],
};

test('no level hints at a claim, nor tells how many moves are to be made', async () => {
  await onPage({}, async (table) => {
    for (const level of Object.keys(LINES))
      for (const [what, [one, other]] of Object.entries(PAIRS)) {
        const [a, b] = [await gather(table, level, one), await gather(table, level, other)];
        assert.ok(a.length > 1000, 'the whole document has been read');
        assert.deepEqual(differing(a, b), [], `${level}: ${what}`);
      }
  });
});

test('a tournament tells nothing that a player has to notice himself', async () => {
  await onPage({}, async (table) => {
    for (const [what, [one, other]] of Object.entries(HIDDEN)) {
      const [a, b] = [
        await gather(table, 'tournament', one),
        await gather(table, 'tournament', other),
      ];
      assert.deepEqual(differing(a, b), [], what);
      if (what === 'check') continue;
      const [c, d] = [await gather(table, 'club', one), await gather(table, 'club', other)];
      assert.notDeepEqual(differing(c, d), [], `${what}: a club does tell`);
    }
  });
});
