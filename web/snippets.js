// snippets.js -- the page of copy-and-paste snippets: choices in, a board and its code out.
// SPDX-License-Identifier: MIT

import { make } from './browser/base.js';
import { find } from './browser/dialogs.js';
import { JadoubeBoard } from './element/element.js';
import { isLanguage, languageFor } from './texts/index.js';
import { snippetTexts } from './texts/snippets.js';

/** @typedef {import('./texts/index.js').Language} Language */
/** @typedef {readonly (readonly [string, string])[]} Choices attributes and their values */

/** What an attribute is when it is not written. @type {Readonly<Record<string, string>>} */
const USUAL = { mode: 'view', level: 'club', orientation: 'white' };
const FRAME_HEIGHT = { view: 560, play: 620 };
const base = new URL('.', location.href).href;

const form = find(document, '#choices', HTMLFormElement);
const board = find(document, 'jadoube-board', JadoubeBoard);
const chooser = find(document, '#language', HTMLSelectElement);
const copied = find(document, '#copied', HTMLElement);
const codes = [...document.querySelectorAll('.codes article')].map(addCode);
let language = languageFor(navigator.languages);

// ---- the code -----------------------------------------------------------------------------------

/**
 * Without line ends: many editors and Markdown take an empty line, also in an attribute, for a new paragraph.
 * @param {string} value of an attribute
 */
const quoted = (value) =>
  value
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\r?\n|\r/g, '&#10;');

/** What has been chosen, without what goes without saying. @returns {Choices} */
function choices() {
  const all = /** @type {[string, string][]} */ ([...new FormData(form)]);
  const isPlay = all.some(([name, value]) => name === 'mode' && value === 'play');
  return all
    .map(([name, value]) => /** @type {const} */ ([name, value.trim()]))
    .filter(([name, value]) => value && value !== USUAL[name] && (name !== 'level' || isPlay));
}

/** @param {Choices} chosen */
const tag = (chosen) =>
  `<jadoube-board${chosen.map(([name, value]) => ` ${name}="${quoted(value)}"`).join('')}></jadoube-board>`;

/** @param {Choices} chosen */
function frame(chosen) {
  const asked = chosen.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
  const isPlay = chosen.some(([name, value]) => name === 'mode' && value === 'play');
  const height = FRAME_HEIGHT[isPlay ? 'play' : 'view'];
  const size = `width="400" height="${height}" style="border:0"`;
  return `<iframe title="${quoted(text().frameTitle)}" ${size} src="${base}embed.html#v1${quoted(asked)}"></iframe>`;
}

const events = () => `// an element
document.querySelector('jadoube-board')
  .addEventListener('jd-state', (event) => console.log(event.detail.fen));

// a frame
const frame = document.querySelector('iframe');
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || data?.jadoube !== 1) return;
  if (data.t === 'boot') source.postMessage({ jadoube: 1, t: 'hello' }, '${new URL(base).origin}');
  if (data.t === 'size') frame.height = data.height;
  if (data.t === 'fen') console.log(data.fen);
});`;

/** In the order of the articles of the page. @type {readonly ((chosen: Choices) => string)[]} */
const writers = [
  (chosen) => `<script src="${base}jadoube-board.js"></script>\n${tag(chosen)}`,
  frame,
  (chosen) => `import 'jadoube/board'; // in a script\n\n${tag(chosen)}`,
  events,
];

// ---- the page -----------------------------------------------------------------------------------

const text = () => snippetTexts[language];

/** @param {Element} article */
function addCode(article) {
  const [pre, button] = [make('pre'), make('button')];
  pre.tabIndex = 0;
  button.type = 'button';
  button.dataset.text = 'copy';
  button.addEventListener('click', () => copy(pre));
  article.append(pre, button);
  return pre;
}

/** @param {HTMLElement} pre */
async function copy(pre) {
  let said = text().copied;
  try {
    await navigator.clipboard.writeText(pre.textContent ?? '');
  } catch {
    getSelection()?.selectAllChildren(pre);
    said = text().notCopied;
  }
  copied.className = 'help';
  copied.textContent = said;
}

function show() {
  const chosen = choices();
  for (const name of ['mode', 'level', 'orientation', 'theme', 'lang', 'fen', 'pgn']) {
    const around = name === 'lang' ? language : undefined;
    const value = chosen.find(([each]) => each === name)?.[1] ?? around;
    if (value === undefined) board.removeAttribute(name);
    else if (board.getAttribute(name) !== value) board.setAttribute(name, value);
  }
  codes.forEach((pre, i) => {
    pre.textContent = writers[i]?.(chosen) ?? '';
  });
}

/** @param {Language} chosen */
function speak(chosen) {
  language = chosen;
  chooser.value = language;
  document.documentElement.lang = language;
  document.title = text().title;
  const words = /** @type {Readonly<Record<string, string>>} */ (text());
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = words[element.getAttribute('data-text') ?? ''] ?? '';
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', words[element.getAttribute('data-label') ?? ''] ?? '');
  codes.forEach((pre) => {
    pre.setAttribute('aria-label', pre.parentElement?.querySelector('h2')?.textContent ?? '');
    pre.setAttribute('role', 'region');
  });
  show();
}

form.addEventListener('input', show);
form.addEventListener('submit', (event) => event.preventDefault());
chooser.addEventListener('change', () => {
  if (isLanguage(chooser.value)) speak(chooser.value);
});
speak(language);
