// clocks.js -- the faces of the two clocks: digits, flag, period, and the buttons.
//
// What they show follows from the match at this instant. A timer wakes at the next boundary of the
// display, so the digits change when they should; it wakes too when a flag is due, and the referee is
// told that time has passed.
// SPDX-License-Identifier: MIT

import { WakeLock } from '../browser/wakelock.js';
import { sitterOf } from '../match/partner-manners.js';
import { apart, SIDES } from '../match/sides.js';
import { fill } from '../texts/sentence.js';
import { untilTooLate } from './lateness.js';

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Side} Side */
/** @typedef {Record<'name' | 'about' | 'flag' | 'digits' | 'timer', HTMLElement>} Face */
/** @typedef {import('../texts/index.js').FirstWords} Words */

const SECOND = 1000;
const TENTH = 100;
/** Below this the clock shows tenths. */
const LOW_MS = 20 * SECOND;
/** From here to the end the hand of the clock lifts the flag. */
const LIFT_MS = 180 * SECOND;

/**
 * A time as the clock shows it, rounded up: it shows zero when the flag falls, not before.
 * @param {number} ms
 * @param {number} [lowMs] up to this with tenths
 */
export function digits(ms, lowMs = LOW_MS) {
  const low = ms <= lowMs && lowMs > 0;
  const tenths = Math.ceil(ms / TENTH);
  const seconds = low ? Math.floor(tenths / 10) : Math.ceil(ms / SECOND);
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const text = `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return low ? `${text}.${tenths % 10}` : text;
}

/**
 * How long the display of what is left stays as it is.
 * @param {number} left
 */
export function untilNext(left) {
  const step = left <= LOW_MS ? TENTH : SECOND;
  return Math.max(1, left - (Math.ceil(left / step) - 1) * step);
}

export class Clocks {
  #timer = 0;
  #lateTimer = 0;
  #wakeLock = new WakeLock();
  #faces;
  /** @type {Match | null} */
  #match = null;
  /** @type {Words | null} */
  #words = null;
  /** Whose flag has fallen and cost nothing: it hangs until he presses. @type {Side | null} */
  #fallen = null;
  /** Another tab has the game: this one shows what it knows and tells the referee nothing. */
  still = false;

  /** @param {ParentNode} root where the two seats are */
  constructor(root) {
    this.#faces = { white: faceOf(root, 'white'), black: faceOf(root, 'black') };
    document.addEventListener('visibilitychange', () => this.#tick());
  }

  /**
   * Shows a match in a language.
   * @param {Match} match
   * @param {Words} words
   * @param {readonly import('../jadoube.js').Verdict[]} verdicts what has just been said
   */
  show(match, words, verdicts) {
    this.#match = match;
    this.#words = words;
    for (const { code, args } of verdicts) {
      if (code === 'FLAG') this.#fallen = args[0] === 'B' ? 'black' : 'white';
    }
    if (match.running !== this.#fallen) this.#fallen = null;
    for (const side of SIDES) {
      const name = apart(sitterOf(words, match, side));
      setText(this.#faces[side].name, [words.side[side], name].filter(Boolean).join(' '));
    }
    this.#tick();
    this.#awaitPlayers(match);
  }

  /** The referee is told when somebody has come too late. @param {Match} match */
  #awaitPlayers(match) {
    clearTimeout(this.#lateTimer);
    const late = this.still ? null : untilTooLate(match);
    if (late !== null) this.#lateTimer = setTimeout(() => match.wait(), late + 1);
  }

  #tick() {
    clearTimeout(this.#timer);
    const [match, words] = [this.#match, this.#words];
    if (!match || !words) return;
    for (const side of SIDES) {
      draw(this.#faces[side], match, words, side, this.#fallen === side);
    }
    const side = match.running;
    this.#wakeLock.want(side !== null && !this.still);
    if (side && !this.still)
      this.#timer = setTimeout(() => this.#wake(match, side), untilChange(match, side));
  }

  /**
   * A flag that is due is the referee's business, and so is a machine that slept; the change that follows
   * shows the clocks again.
   * @param {Match} match
   * @param {Side} side
   */
  #wake(match, side) {
    if (match.toFlag(side) === 0 || match.parted) match.wait();
    else this.#tick();
  }
}

/**
 * Milliseconds until the running clock shows something else, or its flag falls.
 * @param {Match} match
 * @param {Side} side
 */
function untilChange(match, side) {
  const [left, toFlag] = [match.left(side), match.toFlag(side)];
  const stays = left === null ? SECOND - (match.used(side) % SECOND) : untilNext(left);
  return Math.ceil(Math.min(stays, toFlag ?? stays));
}

/**
 * @param {ParentNode} root
 * @param {Side} side
 * @returns {Face}
 */
function faceOf(root, side) {
  const find = (/** @type {string} */ part) => {
    const found = root.querySelector(`.seat[data-side="${side}"] ${part}`);
    if (!(found instanceof HTMLElement)) throw new Error(`no ${part} at the seat of ${side}`);
    return found;
  };
  const [name, about, flag] = [find('.name'), find('.about'), find('.flag')];
  return { name, about, flag, digits: find('.digits'), timer: find('[role="timer"]') };
}

/**
 * @param {Face} face
 * @param {Match} match
 * @param {Words} words
 * @param {Side} side
 * @param {boolean} hangs
 */
function draw(face, match, words, side, hangs) {
  const left = match.left(side);
  const text =
    left === null ? digits(Math.floor(match.used(side) / SECOND) * SECOND, 0) : digits(left);
  setText(face.digits, text);
  setText(face.timer, text);
  const lift = 1 - Math.min(match.toFlag(side) ?? LIFT_MS, LIFT_MS) / LIFT_MS;
  const flag = hangs || match.state.flag[side] || left === 0 ? 'down' : lift > 0 ? 'near' : 'up';
  const look = `${flag} ${lift.toFixed(2)}`;
  if (face.flag.dataset.look !== look) {
    face.flag.dataset.look = look;
    face.flag.dataset.state = flag;
    face.flag.style.setProperty('--lift', lift.toFixed(2));
  }
  setText(face.about, about(match, words, side, flag));
  const seat = face.digits.closest('.seat');
  seat?.classList.toggle('runs', match.running === side);
  seat?.classList.toggle('low', left !== null && left <= LOW_MS);
}

/**
 * Period 1, flag near. Where there is no room for both, the second goes to a line that is not seen.
 * @param {Match} match
 * @param {Words} words
 * @param {Side} side
 * @param {'up' | 'near' | 'down'} flag
 */
function about(match, { clock }, side, flag) {
  const limited = match.state.left[side] !== null;
  const period = limited ? fill(clock.period, { n: match.state.period[side] }) : clock.used;
  const running = match.running === side ? clock.running : '';
  const parts = [period, flag === 'up' ? running : clock[flag]].filter(Boolean);
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(' ·\u00a0');
}

/** Writes only what differs. @param {Element} element @param {string} text */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
