// page.js -- the page: it puts board, clocks, sentences and dialogs round a match and redraws them when
// something has happened. Read `show` first.
// SPDX-License-Identifier: MIT

import { isSecret } from './adjournment/secret.js';
import { closeDialogs } from './browser/dialogs.js';
import { takeDropped } from './browser/drop.js';
import { sendForms } from './browser/forms.js';
import { loadSheets, Parts } from './browser/later.js';
import { keepOffline } from './browser/offline.js';
import { firstMatch } from './kept/first.js';
import { saveGame } from './kept/store.js';
import { Tab } from './kept/tab.js';
import { Hand } from './match/hand.js';
import { Match } from './match/match.js';
import { isPartnersAct, peopleOf, personOf, withProgram } from './match/partner-manners.js';
import { setupLines } from './match/setup.js';
import { targetOf } from './match/steps.js';
import { Actions, atTable } from './page/actions.js';
import { Flows } from './page/flows.js';
import { addParts } from './page/parts.js';
import { leadOn, Scene } from './page/scene.js';
import { followSettings } from './page/settings.js';
import { followGestures } from './reader/gestures.js';
import { chooseLetters } from './reader/letters.js';
import { Looks } from './reader/looks.js';

/** @typedef {import('./match/match.js').Change} Change */
/** @typedef {import('./texts/index.js').Language} Language */

/** @type {Change} */
const NOTHING = { verdicts: [], why: null, gap: 0 };

const looks = await Looks.load();
let saving = 0;
/** What was to be kept last has been kept. */
let kept = true;

const scene = new Scene(looks);
const { board, duty } = scene;
const actions = new Actions(document, looks.keys);
const parts = new Parts(() => Promise.all([looks.loadAll(), loadSheets()]));
const tab = new Tab();
await tab.claim();
const first = firstMatch();
/** What the reader should know about the store, until something happens. @type {keyof typeof looks.words.prompt | null} */
let notice = tab.owns ? (first.broken ? 'broken' : null) : 'elsewhere';
let match = first.match;
let hand = new Hand(match);

/** The page as the parts that are loaded later see it; the texts are loaded with them. */
const table = {
  get match() {
    return match;
  },
  get words() {
    if (!looks.all) throw new Error('a part is there before its texts');
    return looks.all;
  },
  get keys() {
    return actions.keys;
  },
  get turned() {
    return looks.below === 'black';
  },
  keep: () => save(),
};
const now = () => {
  const { language, below } = looks;
  return { match, words: table.words, language, owns: tab.owns, turned: below === 'black' };
};
const { newGame, partner, records, sounds, does } = addParts(parts, {
  now,
  show: () => show(NOTHING),
  start: (setup) => start(setup),
  startFrom: (fen) => openNewGame(fen),
  goOn: (past) => goOn(past),
});
const flows = new Flows(table, parts);
parts.onLost = () => {
  notice = 'unloaded';
  show(NOTHING);
};

// ---- the match ------------------------------------------------------------------------------------

/** @param {Match} next */
function play(next) {
  match = next;
  records.whenThere((each) => each.watch(next));
  hand = new Hand(match);
  hand.prevents = match.level.prevents;
  hand.free = !match.level.hints;
  board.held = null;
  partner.part?.join(match);
  match.addEventListener('change', (event) => {
    if (tab.owns) notice = null;
    const { detail } = /** @type {CustomEvent<Change>} */ (event);
    show(detail);
    if (looks.sounds) sounds.use((each) => each.follow(next, detail));
    saving ||= setTimeout(save);
  });
  flows.begin();
  show(NOTHING);
  if (match.partner && !partner.part) partner.use(seat);
}

/** The partner sits down, if it came late. @param {import('./partner/partner.js').Partner} player */
function seat(player) {
  player.join(match);
  show(NOTHING);
}

/** A past game is played on. @param {import('./past/past.js').Past} past */
function goOn(past) {
  play(Match.load({ ...past, wall: Date.now() }));
  save();
  showAll();
}

function save() {
  saving = 0;
  if (!tab.owns) return;
  kept = saveGame(match.save());
  if (kept) return;
  notice = 'unsaved';
  show(NOTHING);
}

// ---- what is shown ----------------------------------------------------------------------------------

/** @param {Change} change */
function show(change) {
  const trouble = partner.part?.trouble ?? null;
  scene.show({ match, owns: tab.owns, notice, trouble }, change);
  flows.show(change);
  const active = document.activeElement;
  actions.show(match, tab.owns);
  if (active instanceof HTMLElement && active.hidden) leadOn();
  partner.part?.follow(tab.owns, change.verdicts);
}

function showAll() {
  chooseLetters(looks.letters, looks.language);
  scene.translate(match);
  records.part?.speak();
  show(NOTHING);
}

// ---- what is done -----------------------------------------------------------------------------------

/** @param {Language} chosen */
async function speak(chosen) {
  await looks.speak(chosen);
  showAll();
}

function flip() {
  looks.flip();
  scene.turn();
}

/** The game as the other tab has left it; one that no browser keeps can only be this one. */
function goOnHere() {
  const { match: next, broken } = kept ? firstMatch() : { match, broken: false };
  notice = broken ? 'broken' : null;
  if (next === match) show(NOTHING);
  else play(next);
  hand.putBack();
}
tab.onGained = goOnHere;
tab.onLost = () => {
  notice = 'taken';
  closeDialogs('dialog'); // whatever was to be done in them is done elsewhere now
  show(NOTHING);
};

const isRunning = () => !match.over && (match.state.plies > 0 || isSecret(match));

/** @param {string} [fen] the position to begin with */
function openNewGame(fen) {
  newGame.use((form) => {
    const { running = '', adjourned = '' } = table.words.form;
    const warning = isRunning() ? (isSecret(match) ? adjourned : running) : '';
    const now = { names: peopleOf(match), warning, partner: match.partner };
    form.open(table.words, looks.language, fen === undefined ? now : { ...now, fen });
  });
}

/** What the buttons do that are not of the table. @type {Readonly<Record<string, () => void>>} */
const DOES = {
  ...flows.does,
  takeOver: () => tab.takeOver().then(goOnHere),
  flip,
  theme: () => looks.nextTheme(),
  newGame: () => openNewGame(),
  ...does,
};

actions.onAct = (act) => {
  if (!isPartnersAct(match, act)) (DOES[act] ?? atTable(match)[act])?.();
};
duty.onArticle = (article) => scene.revealLaw(match, article);
duty.onPromote = (letter) => {
  const { partial } = match.state;
  hand.promote(letter);
  if (partial) board.focusSquare(targetOf(partial));
};
/** @param {import('./newgame/newgame.js').Setup} setup */
function start(setup) {
  const names = withProgram(setup.names, setup.partner);
  play(Match.from([...setupLines(setup), 'begin'], names, setup));
  if (personOf(match) && personOf(match) !== looks.below) flip();
  speak(setup.language);
  save();
}

followGestures(board, {
  get hand() {
    return hand;
  },
  pressed(keys) {
    scene.byKeys = keys;
  },
  escaped() {
    duty.forget();
    match.remind();
  },
});

followSettings(looks, actions, speak);
sendForms(document);
addEventListener('pagehide', () => {
  if (saving) save();
});

scene.turn();
play(match);
if (tab.owns) hand.putBack(); // a piece that was in the hand when the page went away
showAll();
looks.onAll = () => scene.translate(match);
takeDropped((given) => records.use((each) => each.receive(given)));
if (location.hash) records.use(() => {});
keepOffline().then(() => parts.fetchAll());
