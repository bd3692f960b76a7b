// embed.js -- embed.html: one board in a frame of another page.
//
// Its state is in the fragment: #v1&mode=play&fen=...; the names are the attributes of <jadoube-board>.
// Messages are objects {jadoube: 1, t, ...}, sent to the parent alone:
//   out  boot                 loaded; the only one that goes to any origin
//   in   hello                answered by ready; from now on only this origin is spoken to and heard
//   out  ready {state, error} what stands on the board, or what is wrong
//   out  size {height}        of the content, in CSS pixels
//   out  fen {fen, ...}       another position stands on the board
//   in   fen {fen, pgn}       shows another position; either may be left out
//   out  progress {ply, plies}, violation {article, code, prevented}, solved, error {code, message}
// Whatever else comes is passed over, so that a hostile page gets nothing from it and breaks nothing.
// SPDX-License-Identifier: MIT

import { define } from './browser/base.js';
import { JadoubeBoard } from './element/element.js';
import { ATTRIBUTES } from './element/options.js';

const VERSION = 'v1';
/** Longer texts are no position and no game that a frame shows. */
const MAX_TEXT = 200_000;
/** A flood of messages redraws the board no more often than this. */
const PAUSE_MS = 50;

define('jadoube-board', JadoubeBoard);
const made = /** @type {unknown} */ (document.createElement('jadoube-board'));
const board = /** @type {JadoubeBoard} */ (made);

/** The origin that said hello; `*` if it has no name, as in a sandbox. @type {string | null} */
let origin = null;
/** @type {string | null} */
let spoken = null;

// ---- out ----------------------------------------------------------------------------------------

/** @param {string} t @param {object} [rest] @param {string | null} [to] */
function send(t, rest = {}, to = spoken) {
  if (to !== null && parent !== window) parent.postMessage({ jadoube: 1, t, ...rest }, to);
}

/** Events of the board and the messages that tell of them. @type {Readonly<Record<string, string>>} */
const TOLD = {
  'jd-state': 'fen',
  'jd-progress': 'progress',
  'jd-violation': 'violation',
  'jd-solved': 'solved',
  'jd-error': 'error',
};
/** What is wrong at present. @type {object | null} */
let wrong = null;
for (const [type, t] of Object.entries(TOLD))
  board.addEventListener(type, (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    if (t === 'error') wrong = detail;
    if (t === 'fen') wrong = null;
    send(t, detail);
  });

let height = 0;
function tellSize() {
  const now = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (now === height || spoken === null) return;
  height = now;
  send('size', { height });
}
new ResizeObserver(tellSize).observe(document.documentElement);

// ---- in -----------------------------------------------------------------------------------------

/** The texts that wait to be shown. @type {Map<string, string>} */
const waiting = new Map();
let timer = 0;

function showWaiting() {
  timer = 0;
  for (const [name, value] of waiting) board.setAttribute(name, value);
  waiting.clear();
}

/** @param {Record<string, unknown>} message */
function show(message) {
  for (const name of ['fen', 'pgn']) {
    const value = message[name];
    if (typeof value === 'string' && value.length <= MAX_TEXT) waiting.set(name, value);
    else if (value !== undefined) send('error', { code: 'message', name, message: '' });
  }
  if (waiting.size && !timer) timer = setTimeout(showWaiting, PAUSE_MS);
}

/** @param {MessageEvent} event */
function hear({ data, source, origin: from }) {
  if (source !== parent || typeof data !== 'object' || data?.jadoube !== 1) return;
  if (data.t === 'hello' && (origin === null || origin === from)) {
    origin = from;
    spoken = from === 'null' ? '*' : from;
    board.whenShown.then(() => {
      send('ready', { state: board.state, error: wrong });
      height = 0;
      tellSize();
    });
  } else if (data.t === 'fen' && origin === from) show(data);
}

// ---- the fragment -------------------------------------------------------------------------------

function readFragment() {
  const [version, ...rest] = location.hash.slice(1).split('&');
  const asked = new URLSearchParams(rest.join('&'));
  if (version && version !== VERSION) asked.set('mode', `#${version}`);
  for (const name of ATTRIBUTES) {
    const value = asked.get(name);
    if (value === null) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  if (!version || version === VERSION) document.documentElement.lang = asked.get('lang') ?? 'en';
  document.documentElement.style.colorScheme = asked.get('theme') ?? '';
}

addEventListener('message', hear);
addEventListener('hashchange', readFragment);
readFragment();
document.querySelector('main')?.append(board);
send('boot', {}, '*');
