// views.js -- what the dialog of an adjournment shows besides the writing: the announcement, the adjourned
// game, the opening, the lost envelope, and who is here.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { fileName, saveFile } from '../browser/give.js';
import { button, choices } from '../browser/panel.js';
import { hasPartnerTurn, personOf } from '../match/partner-manners.js';
import { apart, otherOf, SIDES } from '../match/sides.js';
import { fill, sentenceOf } from '../texts/sentence.js';
import { canLock } from './cipher.js';
import { holderOf, itemsOf, openEnvelope } from './envelope.js';
import { envelopeCard } from './envelope-card.js';
import { writeFile } from './envelope-file.js';
import { Passphrase } from './passphrase.js';
import { formOf } from './sealing.js';

/** @typedef {import('./adjournment.js').At} At */
/** @typedef {import('./adjournment.js').View} View */
/** @typedef {import('../match/match.js').Act} Act */
/** @typedef {import('../match/sides.js').Side} Side */

/** @type {Act} */
const OPEN = { act: 'open', by: 'arbiter' };

/** The verdict by which an act would be refused. @param {import('../match/match.js').Match} match @param {Act} act */
export const refusal = (match, act) => match.whatIf(act).find(({ code }) => code === 'REFUSE');

/** @param {At} at */
const cardOf = ({ words, seal, match, turned }) =>
  envelopeCard(words, seal, itemsOf(match), seal.flapClosed ?? '', turned);

// ---- before ---------------------------------------------------------------------------------------

/** The end of the session is announced, or a player seals before it. @param {At} at @returns {View} */
export function announce(at) {
  const { match, words, seal } = at;
  const { turn } = match.state;
  const title = seal.title ?? '';
  if (!canLock()) return { title, parts: [make('p', 'wrong', seal.noCrypto), ...presence(at)] };
  if (hasPartnerTurn(match)) return { title, parts: [make('p', '', seal.partner)] };
  /** @type {Act} */
  const announced = { act: 'adjourn', by: 'arbiter' };
  const refused = refusal(match, announced);
  if (refused) {
    const { head, rest } = sentenceOf(words, refused, { turn, edition: match.edition });
    return { title, parts: [make('p', '', [head, rest].join(words.space)), ...presence(at)] };
  }
  const act = (/** @type {Act} */ adjourn) => {
    if (at.submit(adjourn)) at.show();
  };
  const early = button(seal.early ?? '', () => act({ act: 'adjourn', by: turn }));
  early.setAttribute('aria-describedby', 'early-help');
  const help = make('p', 'help', seal.earlyHelp);
  help.id = 'early-help';
  const over = button(seal.announce ?? '', () => at.asArbiter(() => act(announced)), 'primary');
  return {
    title,
    parts: [make('p', '', seal.announceHelp), choices(over, early), help, ...presence(at)],
  };
}

/** Who is at the board; of two people the arbiter says it. @param {At} at @returns {HTMLElement[]} */
export function presence(at) {
  const { match, words, seal } = at;
  if (match.over) return [];
  const set = make('fieldset', 'presence');
  set.append(make('legend', '', seal.presence));
  for (const side of SIDES) {
    if (personOf(match) === otherOf(side)) continue;
    const box = make('input');
    Object.assign(box, { type: 'checkbox', name: `here-${side}` });
    box.checked = refusal(match, { act: 'arrive', by: side }) !== undefined;
    box.addEventListener('change', () => {
      const act = box.checked ? 'arrive' : 'absent';
      at.asArbiter(() => at.submit({ act, by: side }));
    });
    const label = make('label');
    const who = [words.side[side], apart(match.names[side])].filter(Boolean).join(' ');
    label.append(box, make('span', '', fill(seal.here ?? '', { who })));
    set.append(label);
  }
  return [set];
}

// ---- adjourned --------------------------------------------------------------------------------------

/** The game is adjourned. @param {At} at @returns {View} */
export function adjourned(at) {
  const { match, words, seal } = at;
  const resume = () => {
    if (!at.submit({ act: 'resume', by: 'arbiter' })) return;
    if (match.state.phase === 'resuming') at.show();
    else at.close();
  };
  const save = () => {
    if (at.secret) give(at, at.secret);
    else at.show(saving);
  };
  const acts = [
    ...(canLock() ? [button(seal.save ?? '', save, 'primary')] : []),
    button(seal.resume ?? '', () => at.asArbiter(resume)),
    button(seal.lost ?? '', () => at.show(lost)),
  ];
  const replier = { side: words.side[otherOf(match.state.turn)] };
  const parts = [
    make('p', '', seal.adjournedHelp),
    ...(canLock() ? [] : [make('p', 'wrong', seal.noCrypto)]),
    choices(...acts),
    ...presence(at),
    make('p', 'help', fill(seal.resumeHelp ?? '', replier)),
    cardOf(at),
  ];
  return { title: seal.adjourned ?? '', parts };
}

/** The passphrase for a file: that of the envelope, if it has one. @param {At} at @returns {View} */
function saving(at) {
  const { match, seal } = at;
  const { sealed } = match;
  const passphrase = new Passphrase(seal, sealed ? holderOf(sealed.head) : undefined);
  const { form, submit, complain } = formOf(seal.save ?? '', ...passphrase.parts);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const secret = passphrase.read(complain);
    if (!secret) return;
    submit.disabled = true;
    const fits = !sealed || (await openEnvelope(sealed, secret.passphrase)) !== null;
    submit.disabled = false;
    const [first] = form.querySelectorAll('input:not(.unseen)');
    if (!fits && first instanceof HTMLInputElement) return complain(first, seal.wrong ?? '');
    await give(at, secret);
  });
  const back = choices(button(seal.back ?? '', () => at.show()));
  return { title: seal.save ?? '', parts: [make('p', 'help', seal.saveHelp), form, back] };
}

/** @param {At} at @param {import('./passphrase.js').Secret} secret */
async function give(at, { holder, passphrase }) {
  const { match, seal } = at;
  const text = await writeFile(match, holder, passphrase);
  const day = new Date().toISOString().slice(0, 10);
  const name = fileName([match.names.white, match.names.black, day, 'adjourned'], 'jadoube');
  saveFile(name, text);
  if (!at.stands()) return;
  at.secret = { holder, passphrase };
  at.show();
  at.say(fill(seal.saved ?? '', { name }));
}

// ---- the resumption -----------------------------------------------------------------------------------

/** The envelope waits for being opened (14.2, 14.4), even after the end (14.2(1)). @param {At} at @returns {View} */
export function opening(at) {
  const { match, words, seal } = at;
  const { sealed, state } = match;
  const isReply = state.phase === 'running';
  const who = { side: words.side[otherOf(state.turn)] };
  const help = match.over ? seal.afterHelp : isReply ? seal.replyHelp : seal.openHelp;
  const passphrase = sealed && canLock() ? new Passphrase(seal, holderOf(sealed.head)) : null;
  const { form, submit, complain } = formOf(seal.open ?? '', ...(passphrase?.parts ?? []));
  const open = async () => {
    if (refusal(match, OPEN)) return at.submit(OPEN); // it is said why
    const secret = passphrase?.read(complain);
    if (passphrase && !secret) return;
    submit.disabled = true;
    const text = sealed && secret ? await openEnvelope(sealed, secret.passphrase) : '';
    submit.disabled = false;
    if (!at.stands()) return;
    const [first] = form.querySelectorAll('input:not(.unseen)');
    if (text === null && first instanceof HTMLInputElement)
      return complain(first, seal.wrong ?? '');
    reveal(at, text ?? '');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    at.asArbiter(open);
  });
  const noWay = sealed && !canLock();
  const parts = [
    make('p', '', fill(help ?? '', who)),
    ...(noWay ? [make('p', 'wrong', seal.noCrypto)] : [form]),
    ...presence(at),
    ...(state.phase === 'resuming' ? [choices(button(seal.lost ?? '', () => at.show(lost)))] : []),
    cardOf(at),
  ];
  return { title: seal.openTitle ?? '', parts };
}

/** What is written takes its place in the log, and the referee judges it (10.16). @param {At} at @param {string} text */
function reveal(at, text) {
  const { match } = at;
  const { sealed } = match;
  if (sealed && !refusal(match, OPEN)) {
    const { name } = sealed;
    match.rewrite((line) => (line.endsWith(` ${name}`) ? line.replace(name, () => text) : line));
    match.envelope = null;
  }
  at.submit(OPEN);
  at.close();
}

/** What can be lost with an envelope, and the texts. */
const KNOWN = /** @type {const} */ ([
  ['', 'lostKnown'],
  ['times-unknown', 'lostTimes'],
  ['position-unknown', 'lostPosition'],
]);

/** The envelope cannot be found, or nobody knows its passphrase (14.5). @param {At} at @returns {View} */
export function lost(at) {
  const { match, words, seal } = at;
  const side = { side: words.side[match.state.turn] };
  const set = make('fieldset', 'lost');
  set.append(make('legend', '', seal.known));
  for (const [what, text] of KNOWN) {
    const radio = make('input');
    Object.assign(radio, { type: 'radio', name: 'what', value: what, checked: what === '' });
    const label = make('label');
    label.append(radio, make('span', '', fill(seal[text] ?? '', side)));
    set.append(label);
  }
  const { form } = formOf(seal.rule ?? '', set);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const what = /** @type {'times-unknown' | 'position-unknown' | ''} */ (
      String(new FormData(form).get('what'))
    );
    at.asArbiter(() => {
      match.envelope = null;
      at.submit({ act: 'lost', by: 'arbiter', ...(what && { what }) });
      at.close();
    });
  });
  const back = choices(button(seal.back ?? '', () => at.show()));
  const help = make('p', 'help', fill(seal.lostHelp ?? '', side));
  return { title: seal.lostTitle ?? '', parts: [help, form, back] };
}
