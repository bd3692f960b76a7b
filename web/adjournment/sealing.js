// sealing.js -- sealing a move, or the reply to one: it is written, and the envelope is closed (13.1, 14.4).
//
// What is written is nowhere but in its field, until it is locked; then the field is gone.
// SPDX-License-Identifier: MIT

import { make } from '../browser/base.js';
import { button, choices, labelled } from '../browser/panel.js';
import { inEnglish } from '../reader/letters-in.js';
import { fill } from '../texts/sentence.js';
import { canLock } from './cipher.js';
import { bytesIn, closeEnvelope, itemsOf } from './envelope.js';
import { envelopeCard } from './envelope-card.js';
import { nameForSecret, Passphrase } from './passphrase.js';

/** @typedef {import('./adjournment.js').At} At */
/** @typedef {import('./adjournment.js').View} View */
/** @typedef {import('../match/match.js').Act} Act */

/** A note holds so many bytes. */
const NOTE_BYTES = 31;

/** @param {At} at */
const cardOf = ({ words, seal, match, turned }, flap = '') =>
  envelopeCard(words, seal, itemsOf(match), flap, turned);

/** @param {At} at */
const titleOf = ({ match, seal }) =>
  (match.state.phase === 'running' ? seal.writeReply : seal.writeTitle) ?? '';

/**
 * The form of a view, with a place for what is wrong.
 * @param {string} text of the button
 * @param {...HTMLElement} parts
 */
export function formOf(text, ...parts) {
  const form = make('form');
  form.noValidate = true;
  const wrong = make('div', 'wrong');
  wrong.id = 'seal-wrong';
  wrong.setAttribute('role', 'alert');
  const submit = make('button', 'primary', text);
  form.append(nameForSecret(), ...parts, wrong, choices(submit));
  form.addEventListener('input', () => wrong.replaceChildren());
  /** @param {HTMLInputElement} field @param {string} sentence */
  const complain = (field, sentence) => {
    wrong.textContent = sentence;
    for (const each of form.querySelectorAll('input')) each.removeAttribute('aria-invalid');
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', wrong.id);
    field.focus();
  };
  return { form, submit, complain };
}

/**
 * The move is written. One that was played on the board after the announcement is no secret: it is sealed in clear.
 * @param {At} at
 * @returns {View}
 */
export function writing(at) {
  const { match, words, seal } = at;
  const { turn } = match.state;
  const title = titleOf(at);
  if (!canLock()) return { title, parts: [make('p', 'wrong', seal.noCrypto)] };
  const played = match.ask('must');
  const mustSeal = played !== 'none';
  const [move, show] = moveField(at);
  const passphrase = new Passphrase(seal);
  const help = mustSeal ? fill(seal.must ?? '', { san: played }) : seal.writeHelp;
  if (mustSeal) Object.assign(move, { className: '', value: played, readOnly: true });
  const { form, submit, complain } = formOf(
    seal.close ?? '',
    labelled(seal.move ?? '', move),
    ...(mustSeal ? [] : [show, ...passphrase.parts]),
  );
  /** @param {string} text */
  const close = async (text) => {
    const secret = mustSeal ? undefined : passphrase.read(complain);
    if (!mustSeal && !secret) return;
    submit.disabled = true;
    submit.textContent = seal.closing ?? '';
    const envelope = secret && (await closeEnvelope(match, text, secret.holder, secret.passphrase));
    if (!at.stands()) return;
    match.envelope = envelope ?? null;
    at.secret = secret ?? null;
    const written = envelope?.name ?? text;
    at.submit({ act: 'seal', text: written, by: turn }, { act: 'envelope', by: turn });
    if (at.stands()) at.show();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = inEnglish(move.value.trim());
    const wrong = wrongWith(at, text);
    if (wrong) complain(move, wrong);
    else close(text);
  });
  const about = make('p', 'help', fill(help ?? '', { side: words.side[turn] }));
  return { title, parts: [about, form, cardOf(at, seal.flapOpen)] };
}

/** The field for the move, covered from the opponent's eyes; it is no password that a browser offers to keep. @param {At} at @returns {[HTMLInputElement, HTMLElement]} */
function moveField({ seal }) {
  const move = make('input', 'covered');
  Object.assign(move, { name: 'sealed', autocomplete: 'off', spellcheck: false });
  Object.assign(move, { maxLength: NOTE_BYTES, autocapitalize: 'off' });
  const box = make('input');
  box.type = 'checkbox';
  box.addEventListener('change', () => {
    move.classList.toggle('covered', !box.checked);
  });
  const label = make('label', 'check');
  label.append(box, make('span', '', seal.show));
  return [move, label];
}

/** What is wrong with a text as a note; whether it is a move is judged when it is opened (10.16). @param {At} at @param {string} text */
function wrongWith({ seal }, text) {
  if (!text) return seal.empty;
  return bytesIn(text) > NOTE_BYTES ? seal.long : undefined;
}

/**
 * The envelope is closed; the clock is stopped last.
 * @param {At} at
 * @returns {View}
 */
export function closedEnvelope(at) {
  const { match, words, seal } = at;
  const { turn } = match.state;
  const side = { side: words.side[turn] };
  const stop = () => {
    if (at.submit({ act: 'press', by: turn }) && at.stands()) at.show();
  };
  const parts = [
    make('p', '', seal.closed),
    make('p', 'help', fill(seal.mayChange ?? '', side)),
    choices(
      button(seal.stop ?? '', stop, 'primary'),
      button(seal.change ?? '', () => at.show(writing)),
    ),
    cardOf(at, seal.flapClosed),
  ];
  return { title: titleOf(at), parts };
}
