// viewer.js -- a game or a position that is looked at, beside the game on the board, which it leaves alone.
// SPDX-License-Identifier: MIT

import { make, styleSheet } from '../browser/base.js';
import { button, choices, openDialog } from '../browser/panel.js';
import { Show } from '../element/show.js';
import { elementStyle } from '../element/style.js';
import { scoreText } from '../texts/sentence.js';

/** @typedef {import('../past/record.js').Place} Place */
/** @typedef {import('../texts/index.js').Words} Words */
/**
 * What is looked at: its walk, what it is called, and what could not be read. The acts are possible if given.
 * @typedef {object} View
 * @property {Place | null} start
 * @property {string} title
 * @property {readonly string[]} about lines under the title
 * @property {readonly string[]} wrong
 * @property {string} text as it stood where it came from, if it could not be read to its end
 * @property {boolean} turned
 * @property {string} lang
 * @property {((close: () => void) => void)} [goOn]
 * @property {(fen: string) => void} [startHere]
 * @property {() => void} [keep]
 * @property {(fen: string) => void} [print]
 */

const style = styleSheet(`
.frame { border: 0; border-radius: 0; background: none; }
.diagram { max-inline-size: 100%; }
@media (min-width: 861px) {
  .frame:not(.bare) {
    grid-template: "board bar" auto "board status" auto "board moves" 1fr
      / minmax(0, min(34rem, 100dvh - 17rem)) minmax(15rem, 1fr);
  }
  .bare .diagram { inline-size: min(34rem, 100dvh - 17rem); }
  .frame:not(.bare) .diagram { grid-area: board; }
  .moves { max-block-size: min(24rem, 100dvh - 25rem); }
}
`);

/**
 * @param {Words} words
 * @param {View} view
 */
export function openViewer(words, view) {
  const { records } = words;
  const { start, goOn, startHere, keep, print } = view;
  const show = start && new Show(start, start.next.length > 0, view.turned);
  const close = () => dialog.close();
  const fen = () => show?.shown.fen ?? '';
  const acts = choices();
  if (goOn) acts.append(button(records.goOn ?? '', () => goOn(close), 'primary'));
  if (show && startHere)
    acts.append(
      button(records.startHere ?? '', () => {
        close();
        startHere(fen());
      }),
    );
  if (keep) acts.append(button(records.toPgn ?? '', keep));
  if (show && print) acts.append(button(records.toPrint ?? '', () => print(fen())));
  const stage = make('div', 'stage');
  const dialog = openDialog(words, view.title, 'viewer', ...notes(words, view), stage, acts);
  if (show) put(stage, show, words, view.lang);
  dialog.addEventListener('keydown', (event) => show?.key(event));
}

/** @param {Words} words @param {View} view */
function notes({ records }, { about, wrong, text }) {
  const lines = about.filter(Boolean).map((text) => make('p', 'help', text));
  if (!wrong.length) return lines;
  const place = make('div', 'wrong');
  place.setAttribute('role', 'alert');
  place.append(...wrong.map((each) => make('p', '', each)));
  if (!text) return [...lines, place];
  const whole = make('details', 'text');
  const area = make('textarea');
  area.readOnly = true;
  area.rows = 8;
  area.value = text;
  area.setAttribute('aria-label', records.asItStood ?? '');
  whole.append(make('summary', '', records.asItStood), area);
  return [...lines, place, whole];
}

/**
 * Its style is that of the embedded board, in a tree of its own.
 * @param {HTMLElement} stage
 * @param {Show} show
 * @param {Words} words
 * @param {string} lang
 */
function put(stage, show, words, lang) {
  const root = stage.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [elementStyle, style];
  show.element.lang = lang;
  show.speak(words);
  root.append(show.element);
  root.querySelector('button')?.focus();
}

/** Result, date and what else is known. @param {Words} words @param {import('../past/found.js').Item} item */
export function factsOf({ records, space }, { result, date }) {
  const score = result === '*' ? (records.unfinished ?? '') : scoreText(result);
  return [score, date.replace(/\./g, '-').replace(/-\?\?/g, '')]
    .filter(Boolean)
    .join(`${space} · `);
}
