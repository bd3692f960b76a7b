// page.js -- the page: it puts board, clocks, sentences and dialogs round a match and redraws them when
// something has happened. Read `show` first.
// SPDX-License-Identifier: MIT

import { Actions, atTable } from './actions.js';
import { JdBoard } from './board.js';
import { Clocks } from './clocks.js';
import { askToResign, find, NewGame, setupLines } from './dialogs.js';
import { Duty } from './duty.js';
import { firstMatch } from './first.js';
import { Hand } from './hand.js';
import { Game } from './jadoube.js';
import { LawCard } from './law.js';
import { marksOf, namer, piecesOf } from './marks.js';
import { Match } from './match.js';
import { keepOffline } from './offline.js';
import { Partner } from './partner.js';
import {
  hasPartnerTurn,
  isForPartner,
  isPartnersAct,
  peopleOf,
  personOf,
  withProgram,
} from './partner-manners.js';
import { compose } from './sentences.js';
import { Sheet } from './sheet.js';
import { otherOf } from './sides.js';
import { promotions, targetOf } from './steps.js';
import { readChoices, saveChoices, saveGame } from './store.js';
import { Tab } from './tab.js';
import { describeTempo } from './tempo.js';
import { isLanguage, languageFor, loadWords } from './texts/index.js';
import { part } from './texts/sentence.js';
import { showTheme, THEMES, translate } from './translate.js';

/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./texts/index.js').Language} Language */

/** @type {Change} */
const NOTHING = { verdicts: [], why: null, gap: 0 };
const byId = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);
const dialog = (/** @type {string} */ id) => find(document, `#${id}`, HTMLDialogElement);

const choices = readChoices();
/** @type {Language} */
let language = isLanguage(choices.language) ? choices.language : languageFor(navigator.languages);
let words = await loadWords(language);
/** The board was last used by keys, so the focus is led on. */
let byKeys = false;
let saving = 0;

const board = find(document, 'jd-board', JdBoard);
const clocks = new Clocks(document);
const duty = new Duty(byId('duty'), byId('tray'));
const sheet = new Sheet(byId('moves'));
const law = new LawCard(byId('law'));
const newGame = new NewGame(dialog('new-game'));
const actions = new Actions(document, choices.keys !== false);
const partner = new Partner();
const tab = new Tab();
await tab.claim();
const first = firstMatch();
/** What the reader should know about the store, until something happens. @type {keyof typeof words.prompt | null} */
let notice = tab.owns ? (first.broken ? 'broken' : null) : 'elsewhere';
let match = first.match;
let hand = new Hand(match);

// ---- the match ------------------------------------------------------------------------------------

/** @param {Match} next */
function play(next) {
  match = next;
  hand = new Hand(match);
  board.held = null;
  partner.join(match);
  match.addEventListener('change', (event) => {
    if (tab.owns) notice = null;
    show(/** @type {CustomEvent<Change>} */ (event).detail);
    saving ||= setTimeout(save);
  });
  show(NOTHING);
}

function save() {
  saving = 0;
  if (!tab.owns || saveGame(match.save())) return;
  notice = 'unsaved';
  show(NOTHING);
}

// ---- what is shown ----------------------------------------------------------------------------------

/** @param {Change} change */
function show(change) {
  board.pieces = piecesOf(match);
  board.marks = marksOf(match);
  say(change);
  showTray();
  byId('table').inert = clocks.still = !tab.owns;
  clocks.show(match, words, change.verdicts);
  sheet.write(match);
  const active = document.activeElement;
  actions.show(match, tab.owns);
  if (active instanceof HTMLElement && active.hidden) leadOn();
  partner.follow(tab.owns, change.verdicts);
}

/** The focus was on something that is gone: it goes on to what can be done now. */
function leadOn() {
  const first = document.querySelector('.acts button:not([hidden])');
  if (first instanceof HTMLElement) first.focus();
}

/** @param {Change} change */
function say(change) {
  const parts = tab.owns ? compose(words, match, change) : [];
  if (tab.owns && partner.trouble)
    parts.unshift(part(words.partner.trouble[partner.trouble], '', {}));
  if (notice) parts.unshift(part(words.prompt[notice], '', {}));
  const { state, over } = match;
  const ruled = change.verdicts.some(({ ruling }) => ruling) || change.why !== null;
  const kind = over ? 'over' : ruled ? 'ruled' : state.bound || state.partial ? 'bound' : 'free';
  duty.say(words, parts, { kind, again: ruled, score: state.result });
  const article = parts.find((part) => part.article)?.article;
  law.show(words, match.edition, article);
}

/** The pieces a pawn may become; a player at the keys finds the focus there. */
function showTray() {
  const letters = match.over || !tab.owns ? [] : promotions(match.state);
  const shown = !byId('tray').hidden;
  duty.offer(words, letters, match.state.turn);
  if (letters.length && !shown && byKeys) byId('tray').querySelector('button')?.focus();
}

/** Everything again, in the language chosen. */
function showAll() {
  translate(words, language);
  showTheme(words, choices.theme ?? 'auto');
  board.caption = words.page.board ?? '';
  board.label = namer(words);
  board.relabel();
  byId('tempo').textContent = describeTempo(words, match.tempo);
  find(document, '#language', HTMLSelectElement).value = language;
  show(NOTHING);
}

// ---- what is done -----------------------------------------------------------------------------------

/** @param {Partial<import('./store.js').Choices>} changed */
function choose(changed) {
  Object.assign(choices, changed);
  saveChoices(choices);
}

/** @param {Language} chosen */
async function speak(chosen) {
  try {
    if (chosen !== language) [words, language] = [await loadWords(chosen), chosen];
  } catch {
    // The net is gone: the old language stays.
  }
  choose({ language });
  showAll();
}

function flip() {
  face(board.getAttribute('orientation') === 'black' ? 'white' : 'black');
}

/** That side is below. @param {import('./sides.js').Side} side */
function face(side) {
  choose({ flipped: side === 'black' });
  turnBoard();
}

function turnBoard() {
  const below = choices.flipped ? 'black' : 'white';
  board.setAttribute('orientation', below);
  byId('table').dataset.below = below;
}

function nextTheme() {
  const now = THEMES.findIndex((theme) => theme === (choices.theme ?? 'auto'));
  choose({ theme: THEMES[(now + 1) % THEMES.length] ?? 'auto' });
  showTheme(words, choices.theme ?? 'auto');
}

/** The game as the other tab has left it. */
async function takeOver() {
  await tab.takeOver();
  notice = null;
  play(firstMatch().match);
  hand.putBack();
}
tab.onLost = () => {
  notice = 'taken';
  show(NOTHING);
};

/** What the buttons do that are not of the table. @type {Readonly<Record<string, () => void>>} */
const DOES = {
  resign: () =>
    askToResign(dialog('resign'), personOf(match), (by) => match.submit({ act: 'resign', by })),
  takeOver,
  flip,
  theme: nextTheme,
  newGame() {
    const running = !match.over && match.state.plies > 0;
    newGame.open(words, language, { names: peopleOf(match), running, partner: match.partner });
  },
};

actions.onAct = (act) => {
  if (!isPartnersAct(match, act)) (DOES[act] ?? atTable(match)[act])?.();
};
partner.onLost = () => show(NOTHING);
dialog('resign').addEventListener('close', () => {
  if (match.over) leadOn();
});
duty.onArticle = (article) => {
  law.show(words, match.edition, article);
  law.reveal();
};
duty.onPromote = (letter) => {
  const { partial } = match.state;
  hand.promote(letter);
  if (partial) board.focusSquare(targetOf(partial));
};
newGame.onStart = (setup) => {
  const lines = [...setupLines(setup), 'begin'];
  play(
    new Match(new Game(lines), withProgram(setup.names, setup.partner), { partner: setup.partner }),
  );
  if (setup.partner) face(otherOf(setup.partner.side));
  speak(setup.language);
  save();
};

/**
 * Listens to the board; what the gesture chose is held, so that it can be dragged.
 * @template D
 * @param {string} type
 * @param {(detail: D) => void} act
 */
function onBoard(type, act) {
  board.addEventListener(type, (event) => {
    act(/** @type {CustomEvent<D>} */ (event).detail);
    board.held = hand.chosen;
  });
}
onBoard('jd-press', (/** @type {import('./board.js').PressDetail} */ detail) => {
  byKeys = detail.via === 'keyboard';
  if (isForPartner(match, detail.square)) sayAgain();
  else hand.press(detail);
});
onBoard('jd-lift', (/** @type {{square: import('./board.js').Square}} */ { square }) => {
  if (!hasPartnerTurn(match)) hand.lift(square);
});
onBoard('jd-drop', (/** @type {import('./board.js').DropDetail} */ detail) => {
  if (!hasPartnerTurn(match)) hand.drop(detail);
});
onBoard('jd-escape', sayAgain);

function sayAgain() {
  duty.forget();
  match.remind();
}

find(document, '#language', HTMLSelectElement).addEventListener('change', ({ target }) => {
  if (target instanceof HTMLSelectElement && isLanguage(target.value)) speak(target.value);
});
find(document, '#keys-on', HTMLInputElement).addEventListener('change', ({ target }) => {
  actions.keys = target instanceof HTMLInputElement && target.checked;
  actions.showKeys();
  choose({ keys: actions.keys });
});
addEventListener('pagehide', () => {
  if (saving) save();
});

find(document, '#keys-on', HTMLInputElement).checked = actions.keys;
turnBoard();
play(match);
if (tab.owns) hand.putBack(); // a piece that was in the hand when the page went away
showAll();
keepOffline();
