// pgn-met.mjs -- a game of a PGN in one line, as tests/data/pgn/met.tsv has it.

import { readPgn } from '../../build/npm/pgn.js';

const shape = ({ color, from, to = '' }) => `${color}${from}${to}`;

/** What stands beside a move. */
function notes({ nags, offer, clk, emt, eval: value, csl, cal, after }) {
  const list = nags.map((nag) => `$${nag}`);
  if (offer) list.push('(=)');
  if (clk !== undefined) list.push(`clk=${clk}`);
  if (emt !== undefined) list.push(`emt=${emt}`);
  if (value) {
    const depth = value.depth ? `/${value.depth}` : '';
    list.push(`eval=${value.mate === undefined ? value.pawns : `#${value.mate}`}${depth}`);
  }
  if (csl) list.push(`csl=${csl.map(shape)}`);
  if (cal) list.push(`cal=${cal.map(shape)}`);
  return [...list, ...after.map((comment) => `{${comment}}`)];
}

const move = (node) => [...node.before.map((comment) => `{${comment}}`), node.san, ...notes(node)];

/** What follows a move. */
function line({ next }) {
  const [main, ...others] = next;
  if (!main) return [];
  const variations = others.map((node) => `(${[...move(node), ...line(node)].join(' ')})`);
  return [...move(main), ...variations, ...line(main)];
}

const tagsShown = (tags) =>
  [...tags].map(([name, value]) => `[${name} ${JSON.stringify(value)}]`).join('');

/** A game in one line. */
export const oneLine = ({ tags, root, result }, withTags = true) =>
  [withTags && tagsShown(tags), ...notes(root), ...line(root), result].filter(Boolean).join(' ');

/**
 * What is read of a text.
 * @param {import('../../build/npm/pgn.js').PgnSource} source
 */
export function rendered(source) {
  const read = [...readPgn(source)];
  const codes = read.flatMap(({ warnings, error }) => (warnings ?? error).map(({ code }) => code));
  const values = read.filter(({ ok }) => ok).map(({ value }) => value);
  return { values, games: values.map((game) => oneLine(game)), codes };
}
