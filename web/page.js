// page.js -- the page: it puts board, clocks, sentences and dialogs round a match and redraws them when
// something has happened. Read `show` first.
// SPDX-License-Identifier: MIT

import { Actions, atTable } from './actions.js';
import { JdBoard } from './board.js';
import { Clocks } from './clocks.js';
import { find } from './dialogs.js';
import { Duty } from './duty.js';
import { firstMatch } from './first.js';
import { Flows } from './flows.js';
import { followGestures } from './gestures.js';
import { Hand } from './hand.js';
import { LawCard } from './law.js';
import { Looks } from './looks.js';
import { handMarks, marksOf, namer, piecesOf } from './marks.js';
import { Match } from './match.js';
import { NewGame } from './newgame.js';
import { keepOffline } from './offline.js';
import { Partner } from './partner.js';
import { isPartnersAct, peopleOf, personOf, withProgram } from './partner-manners.js';
import { isSecret } from './past.js';
import { Records } from './records.js';
import { aloud, compose } from './sentences.js';
import { followSettings } from './settings.js';
import { setupLines } from './setup.js';
import { promotions, targetOf } from './steps.js';
import { saveGame } from './store.js';
import { Tab } from './tab.js';
import { describeTempo } from './tempo.js';
import { part } from './texts/sentence.js';
import { translate } from './translate.js';

/** @typedef {import('./match.js').Change} Change */
/** @typedef {import('./texts/index.js').Language} Language */

/** @type {Change} */
const NOTHING = { verdicts: [], why: null, gap: 0 };
const byId = (/** @type {string} */ id) => find(document, `#${id}`, HTMLElement);
const dialog = (/** @type {string} */ id) => find(document, `#${id}`, HTMLDialogElement);

const looks = await Looks.load();
/** The board was last used by keys, so the focus is led on. */
let byKeys = false;
let saving = 0;

const board = find(document, 'jd-board', JdBoard);
const clocks = new Clocks(document);
const duty = new Duty(byId('duty'), byId('tray'), byId('answer'));
const law = new LawCard(byId('law'));
const newGame = new NewGame(dialog('new-game'));
const actions = new Actions(document, looks.keys);
const partner = new Partner();
const tab = new Tab();
await tab.claim();
const first = firstMatch();
/** What the reader should know about the store, until something happens. @type {keyof typeof looks.words.prompt | null} */
let notice = tab.owns ? (first.broken ? 'broken' : null) : 'elsewhere';
let match = first.match;
let hand = new Hand(match);
const flows = new Flows({
  match: () => match,
  words: () => looks.words,
  keys: () => actions.keys,
  turned: () => looks.below === 'black',
  keep: () => save(),
});

const records = new Records({
  now: () => {
    const { words, language, below } = looks;
    return { match, words, language, owns: tab.owns, turned: below === 'black' };
  },
  startFrom: (fen) => openNewGame(fen),
  goOn: (past) => {
    play(Match.load({ ...past, wall: Date.now() }));
    save();
    showAll();
  },
});

// ---- the match ------------------------------------------------------------------------------------

/** @param {Match} next */
function play(next) {
  match = next;
  records.watch(match);
  hand = new Hand(match);
  hand.prevents = match.level.prevents;
  hand.free = !match.level.hints;
  board.held = null;
  partner.join(match);
  match.addEventListener('change', (event) => {
    if (tab.owns) notice = null;
    show(/** @type {CustomEvent<Change>} */ (event).detail);
    saving ||= setTimeout(save);
  });
  flows.begin();
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
  board.marks = match.level.hints ? marksOf(match) : handMarks(match);
  say(change);
  showTray();
  byId('table').inert = clocks.still = !tab.owns;
  clocks.show(match, looks.words, change.verdicts);
  flows.show(change);
  duty.ask(tab.owns && ![null, personOf(match)].includes(match.state.offer) && !match.over);
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
  const tell = match.level.hints ? compose : aloud;
  const parts = tab.owns ? tell(looks.words, match, change) : [];
  const { trouble } = partner;
  if (trouble && tab.owns) parts.unshift(part(looks.words.partner.trouble[trouble], '', {}));
  if (notice) parts.unshift(part(looks.words.prompt[notice], '', {}));
  const { state, over } = match;
  const ruled = change.verdicts.some(({ ruling }) => ruling) || change.why !== null;
  const kind = over ? 'over' : ruled ? 'ruled' : isBound(state) ? 'bound' : 'free';
  duty.say(looks.words, parts, { kind, again: ruled, score: state.result });
  const article = parts.find((part) => part.article)?.article;
  law.show(looks.words, match.edition, article);
}

/** A duty that the level lets the players see. @param {import('./types.js').State} state */
const isBound = ({ bound, partial }) => match.level.hints && (bound || partial !== null);

/** The pieces a pawn may become; a player at the keys finds the focus there. */
function showTray() {
  const letters = match.over || !tab.owns ? [] : promotions(match.state);
  const shown = !byId('tray').hidden;
  duty.offer(looks.words, letters, match.state.turn);
  if (letters.length && !shown && byKeys) byId('tray').querySelector('button')?.focus();
}

function showAll() {
  const { words, language } = looks;
  translate(words, language);
  looks.showTheme();
  board.caption = words.page.board ?? '';
  board.label = namer(words);
  board.relabel();
  byId('tempo').textContent = describeTempo(words, match.tempo);
  find(document, '#language', HTMLSelectElement).value = language;
  records.speak();
  show(NOTHING);
}

// ---- what is done -----------------------------------------------------------------------------------

/** @param {Language} chosen */
async function speak(chosen) {
  await looks.speak(chosen);
  showAll();
}

function turnBoard() {
  board.setAttribute('orientation', looks.below);
  byId('table').dataset.below = looks.below;
}

function flip() {
  looks.flip();
  turnBoard();
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

const isRunning = () => !match.over && (match.state.plies > 0 || isSecret(match));

/** @param {string} [fen] the position to begin with */
function openNewGame(fen) {
  const { running, adjourned } = looks.words.form;
  const warning = isRunning() ? ((isSecret(match) ? adjourned : running) ?? '') : '';
  const now = { names: peopleOf(match), warning, partner: match.partner };
  newGame.open(looks.words, looks.language, fen === undefined ? now : { ...now, fen });
}

/** What the buttons do that are not of the table. @type {Readonly<Record<string, () => void>>} */
const DOES = {
  ...flows.does,
  takeOver,
  flip,
  theme: () => looks.nextTheme(),
  newGame: () => openNewGame(),
  ...records.acts,
};

actions.onAct = (act) => {
  if (!isPartnersAct(match, act)) (DOES[act] ?? atTable(match)[act])?.();
};
partner.onLost = () => show(NOTHING);
dialog('resign').addEventListener('close', () => {
  if (match.over) leadOn();
});
duty.onArticle = (article) => {
  law.show(looks.words, match.edition, article);
  law.reveal();
};
duty.onPromote = (letter) => {
  const { partial } = match.state;
  hand.promote(letter);
  if (partial) board.focusSquare(targetOf(partial));
};
newGame.onStart = (setup) => {
  const names = withProgram(setup.names, setup.partner);
  play(Match.from([...setupLines(setup), 'begin'], names, setup));
  if (personOf(match) && personOf(match) !== looks.below) flip();
  speak(setup.language);
  save();
};

followGestures(board, {
  get hand() {
    return hand;
  },
  pressed(keys) {
    byKeys = keys;
  },
  escaped() {
    duty.forget();
    match.remind();
  },
});

find(document, '.skip', HTMLAnchorElement).addEventListener('click', (event) => {
  event.preventDefault();
  board.focus();
});
followSettings(looks, actions, speak);
addEventListener('pagehide', () => {
  if (saving) save();
});

turnBoard();
play(match);
if (tab.owns) hand.putBack(); // a piece that was in the hand when the page went away
showAll();
keepOffline();
records.begin();
