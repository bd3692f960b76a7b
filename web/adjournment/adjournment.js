// adjournment.js -- the dialog of an adjournment: sealing a move, the adjourned game, its resumption, who is here.
//
// What it shows follows from what the referee would take now (`whatIf`); read `viewOf` first. A view is
// made anew after each act. The module is loaded when the dialog is wanted for the first time.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { openDialog, status } from '../browser/panel.js';
import { fill, numberIn, sentenceOf } from '../texts/sentence.js';
import { wearSealStyle } from './seal-style.js';
import { closedEnvelope, writing } from './sealing.js';
import { adjourned, announce, opening, presence, refusal } from './views.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** @typedef {import('./passphrase.js').Secret} Secret */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/sentence.js').Table} SealWords */
/** What is shown, under which title. @typedef {{title: string, parts: HTMLElement[]}} View */
/** The page as it is at the moment. @typedef {{readonly match: Match, readonly words: Words, readonly turned: boolean}} Table */
/** Does an act of the arbiter, or asks for his PIN first. @typedef {{guard: (act: () => void) => void, readonly isOpen: boolean}} Desk */
/**
 * What a view has at hand. `submit` does acts and says what comes of them, true if none was refused.
 * @typedef {object} At
 * @property {Match} match
 * @property {Words} words
 * @property {SealWords} seal
 * @property {boolean} turned
 * @property {(...acts: Act[]) => boolean} submit
 * @property {(act: () => void) => void} asArbiter
 * @property {(sentence: string) => void} say
 * @property {(view?: (at: At) => View) => void} show the view, or what fits now
 * @property {() => void} close
 * @property {() => boolean} stands whether the dialog is open, and over the same match
 * @property {Secret | null} secret the passphrase that was given in this dialog
 */

/** Bookkeeping, and what nobody has noticed. */
const UNTOLD = new Set('COUNT AUDIT OBLIGE PARTIAL FREE'.split(' '));

/** What the dialog shows now. @param {At} at @returns {View} */
function viewOf(at) {
  const { match, seal } = at;
  const { phase, turn } = match.state;
  /** @type {Act} */
  const open = { act: 'open', by: 'arbiter' };
  if (phase === 'adjourned') return adjourned(at);
  if (match.over || phase === 'resuming') return opening(at);
  if (phase === 'sealing')
    return refusal(match, { act: 'press', by: turn }) ? writing(at) : closedEnvelope(at);
  if (match.sealed && match.running === turn) return closedEnvelope(at);
  if (match.sealed || !refusal(match, open)) return opening(at);
  if (phase === 'setup') return { title: seal.presence ?? '', parts: presence(at) };
  return refusal(match, { act: 'seal', text: '-', by: turn }) ? announce(at) : writing(at);
}

/**
 * What verdicts say; an Article is cited once.
 * @param {At} at
 * @param {readonly Verdict[]} verdicts
 */
function told({ words, match }, verdicts) {
  const { edition, state } = match;
  const said = verdicts
    .filter(({ code }) => !UNTOLD.has(code))
    .map((verdict) => sentenceOf(words, verdict, { turn: state.turn, edition }));
  return said
    .map(({ head, article }, i) =>
      article === said[i + 1]?.article ? head : `${head} ${fill(words.article, { n: article })}`,
    )
    .join(' ');
}

/** The texts with the numbers that the Articles have in an edition. @param {SealWords} seal @param {import('../texts/sentence.js').Edition} edition @returns {SealWords} */
const citing = (seal, edition) =>
  Object.fromEntries(
    Object.entries(seal).map(([name, text]) => [
      name,
      text.replace(/\b1[34]\.\d(?:\(\d\))?/g, (number) => numberIn(number, edition)),
    ]),
  );

/** Opens the dialog. @param {Table} table @param {Desk} desk */
export function openAdjournment(table, desk) {
  const { match, words, turned } = table;
  const seal = citing(words.seal, match.edition);
  wearSealStyle();
  const body = make('div', 'views');
  const news = status();
  const dialog = openDialog(words, seal.title ?? '', 'adjournment', body, news);
  const [title] = dialog.getElementsByTagName('h2');

  /** @type {At} */
  const at = {
    ...{ match, words, seal, turned, secret: null },
    submit(...acts) {
      const verdicts = match.submit(...acts);
      const refused = verdicts.filter(({ code }) => code === 'REFUSE');
      at.say(told(at, refused.length ? refused : verdicts));
      if (match.over) dialog.close();
      return refused.length === 0;
    },
    asArbiter(act) {
      if (!desk.isOpen) dialog.close();
      desk.guard(act);
    },
    say(sentence) {
      news.textContent = sentence;
    },
    show(view = viewOf) {
      const { title: head, parts } = view(at);
      if (title) title.textContent = head;
      body.replaceChildren(...parts);
      const first = body.querySelector('input:not(.unseen), button');
      if (first instanceof HTMLElement) first.focus({ preventScroll: true });
      dialog.scrollTop = 0;
    },
    close: () => dialog.close(),
    stands: () => dialog.open && table.match === match,
  };
  at.show();
  // What happens meanwhile at the table may leave nothing to do here.
  const follow = () => {
    if (match.over) dialog.close();
  };
  match.addEventListener('change', follow);
  dialog.addEventListener('close', () => match.removeEventListener('change', follow));
}
