// shapes.js -- squares and arrows that a comment of a PGN draws on the board (%csl, %cal).
// SPDX-License-Identifier: MIT

import { svg } from '../board/pieces.js';
import { fill } from '../texts/sentence.js';

/** @typedef {import('../board/board.js').Square} Square */
/** @typedef {import('../past/record.js').Notes} Notes */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {Partial<Pick<Notes, 'csl' | 'cal'>>} Shapes */

const SIZE = 100; // of a square, as in diagram.js
const RING = 43;
const WIDTH = 17; // of the shaft
const HEAD = 34; // of the point: how long, and how wide at its base
const GAP = 12; // between the point and the middle of its square
/** The colours of the standard; others are blue. */
const COLOURS = new Set(['G', 'R', 'Y', 'B']);

/** The middle of a square. @param {Square} square @param {boolean} turned */
function middle(square, turned) {
  const [x, y] = [square.charCodeAt(0) - 97, 8 - Number(square.charAt(1))];
  const [h, v] = turned ? [7 - x, 7 - y] : [x, y];
  return { x: (h + 0.5) * SIZE, y: (v + 0.5) * SIZE };
}

/** @param {string} color */
const classOf = (color) => `shape ${COLOURS.has(color) ? color : 'B'}`;

/** @param {import('../pgn.js').PgnShape} shape @param {boolean} turned */
function ring({ color, from }, turned) {
  const { x, y } = middle(from, turned);
  return svg('circle', { class: classOf(color), cx: `${x}`, cy: `${y}`, r: `${RING}` });
}

/** @param {import('../pgn.js').PgnShape} shape @param {boolean} turned */
function arrow({ color, from, to = from }, turned) {
  const [a, b] = [middle(from, turned), middle(to, turned)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) - GAP;
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const [half, base] = [WIDTH / 2, length - HEAD];
  const outline =
    `M${GAP} ${-half}H${base}V${-HEAD / 2 - half}L${length} 0L${base} ${HEAD / 2 + half}` +
    `V${half}H${GAP}z`;
  const place = `translate(${a.x} ${a.y}) rotate(${angle.toFixed(3)})`;
  return svg('path', { class: classOf(color), d: outline, transform: place });
}

/** @param {Shapes} shapes @param {boolean} turned */
export const drawShapes = ({ csl = [], cal = [] }, turned) => [
  ...csl.map((shape) => ring(shape, turned)),
  ...cal.filter(({ from, to }) => to && to !== from).map((shape) => arrow(shape, turned)),
];

/** The same in words. @param {Words} words @param {Shapes} shapes */
export function nameShapes({ records, comma, space }, { csl = [], cal = [] }) {
  const squares = csl.map(({ from }) => from).join(comma);
  const arrows = cal
    .map(({ from, to = '' }) => fill(records.arrow ?? '', { from, to }))
    .join(comma);
  return [
    squares && fill(records.marked ?? '', { list: squares }),
    arrows && fill(records.arrows ?? '', { list: arrows }),
  ]
    .filter(Boolean)
    .join(space);
}
