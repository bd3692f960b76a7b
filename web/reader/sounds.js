// sounds.js -- what is heard of the game: touching, putting down, the clock, and what was ruled. Each sound is
// made by the browser itself, of a few tones; nothing is loaded.
//
// A page may make no sound before somebody has pressed something; until then it is silent. Who has asked for
// less motion hears only what must not be missed.
// SPDX-License-Identifier: MIT

/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../match/match.js').Change} Change */
/** @typedef {import('../jadoube.js').Verdict} Verdict */
/** A tone: its frequency, when it begins, how long it lasts, in seconds. @typedef {{hertz: number, at: number, lasts: number, wave?: OscillatorType}} Tone */
/** @typedef {'touch' | 'put' | 'press' | 'offer' | 'illegal' | 'flag' | 'end'} Sound */

const LOUDNESS = 0.12;
const ATTACK = 0.004;

/** @type {Readonly<Record<Sound, readonly Tone[]>>} */
const TONES = {
  touch: [{ hertz: 520, at: 0, lasts: 0.05 }],
  put: [
    { hertz: 210, at: 0, lasts: 0.07, wave: 'triangle' },
    { hertz: 140, at: 0.01, lasts: 0.09, wave: 'triangle' },
  ],
  press: [
    { hertz: 900, at: 0, lasts: 0.03, wave: 'square' },
    { hertz: 640, at: 0.05, lasts: 0.04, wave: 'square' },
  ],
  offer: [
    { hertz: 440, at: 0, lasts: 0.14 },
    { hertz: 550, at: 0.12, lasts: 0.2 },
  ],
  illegal: [
    { hertz: 196, at: 0, lasts: 0.16, wave: 'sawtooth' },
    { hertz: 165, at: 0.16, lasts: 0.24, wave: 'sawtooth' },
  ],
  flag: [
    { hertz: 988, at: 0, lasts: 0.12 },
    { hertz: 740, at: 0.14, lasts: 0.12 },
    { hertz: 494, at: 0.28, lasts: 0.3 },
  ],
  end: [
    { hertz: 392, at: 0, lasts: 0.2 },
    { hertz: 494, at: 0.16, lasts: 0.2 },
    { hertz: 587, at: 0.32, lasts: 0.45 },
  ],
};
/** @type {ReadonlySet<Sound>} */
const NEEDED = new Set(['offer', 'illegal', 'flag', 'end']);

/** What a verdict sounds like; the first in this order is heard. @type {readonly [Verdict['code'], Sound][]} */
const OF_VERDICTS = [
  ['RESULT', 'end'],
  ['FLAG', 'flag'],
  ['ILLEGAL', 'illegal'],
  ['REFUSE', 'illegal'],
  ['OFFER', 'offer'],
];
/** What an act sounds like. @type {Readonly<Record<string, Sound>>} */
const OF_ACTS = {
  touch: 'touch',
  lift: 'touch',
  remove: 'touch',
  place: 'put',
  release: 'put',
  put: 'put',
  move: 'put',
  play: 'put',
  press: 'press',
};

/**
 * What is to be heard of a change, if anything. A breach that nobody has noticed makes no sound: it is no ruling.
 * @param {string} line the last of the log
 * @param {Change} change
 * @returns {Sound | undefined}
 */
export function soundOf(line, { verdicts }) {
  const codes = verdicts.map(({ code }) => code);
  const ruled = OF_VERDICTS.find(([code]) => codes.includes(code));
  if (ruled) return ruled[1];
  const [, act = ''] = line.match(/^(?:\+\S+ )?[WB] (\w+)/) ?? [];
  return OF_ACTS[act];
}

export class Sounds {
  /** @type {AudioContext | undefined} */
  #context;
  #lines = 0;
  /** Somebody has pressed something. */
  #pressed = false;

  /** What has been done already is not heard. @param {Match} match */
  constructor({ log }) {
    this.#lines = log.length;
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(
        type,
        ({ isTrusted }) => {
          this.#pressed ||= isTrusted;
        },
        { capture: true },
      );
  }

  /** @param {Match} match @param {Change} change */
  follow({ log }, change) {
    const fresh = log.length !== this.#lines;
    this.#lines = log.length;
    const sound = soundOf(fresh ? (log.at(-1) ?? '') : '', change);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (sound && (!calm || NEEDED.has(sound))) this.#play(sound);
  }

  /** @param {Sound} sound */
  #play(sound) {
    if (!this.#pressed || !globalThis.AudioContext) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === 'suspended') context.resume();
    for (const tone of TONES[sound]) play(context, tone);
  }
}

/** @param {AudioContext} context @param {Tone} tone */
function play(context, { hertz, at, lasts, wave = 'sine' }) {
  const [from, to] = [context.currentTime + at, context.currentTime + at + lasts];
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(LOUDNESS, from + ATTACK);
  gain.gain.exponentialRampToValueAtTime(0.001, to);
  const tone = context.createOscillator();
  tone.type = wave;
  tone.frequency.value = hertz;
  tone.connect(gain).connect(context.destination);
  tone.start(from);
  tone.stop(to);
}
