// element.js -- <jadoube-board>: a board for any page, to look at or to play on under the Laws.
//
// Attributes: fen, pgn, mode (view, play; exercise and law are kept for later), level (learn, club,
// tournament), orientation (white, black), lang, theme (auto, light, dark); law, task and lock belong to
// the later modes. All are properties, too. Events, which leave shadow trees:
//   jd-state      what stands on the board now, after every change
//   jd-progress   {ply, plies}: a move was made, or another place of the record is shown
//   jd-violation  {article, code, prevented}: a breach of the Laws
//   jd-solved     kept for exercises
//   jd-error      {code, name, value, message}: the board says in its place what is wrong
// Nothing is stored, nothing is asked of the net, and nothing of the host is touched.
// SPDX-License-Identifier: MIT

import { define, ElementBase, make } from '../browser/base.js';
import { loadWords } from '../texts/index.js';
import {
  ATTRIBUTES,
  addProperties,
  explain,
  isTurned,
  languageOf,
  pgnOf,
  readOptions,
  takeProperties,
} from './options.js';
import { Play } from './play.js';
import { Show } from './show.js';
import { elementStyle } from './style.js';

/** @typedef {import('./options.js').Options} Options */
/** @typedef {import('./options.js').Trouble} Trouble */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/index.js').Language} Language */

/** What reads moves, once a board has had some. @type {import('./options.js').PgnReader | null} */
let reader = null;
/** @type {Promise<void> | null} */
let loading = null;

/** Loads it for all boards; after a failure it is tried again. */
function loadReader() {
  loading ??= import('../past/pgn-walk.js').then(
    (loaded) => {
      reader = loaded;
    },
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** A change of one of these begins anew. */
const CONTENT = ['fen', 'pgn', 'mode', 'level', 'lock', 'law', 'task'];

export class JadoubeBoard extends ElementBase {
  static observedAttributes = ATTRIBUTES;

  #root;
  /** @type {Show | Play | null} */
  #view = null;
  /** @type {Trouble | null} */
  #trouble = null;
  /** The attributes that the view was made for. */
  #made = '';
  /** @type {Language | null} */
  #language = null;
  #waits = false;
  #shown = Promise.resolve();

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [elementStyle];
  }

  connectedCallback() {
    takeProperties(this);
    this.#draw();
  }

  attributeChangedCallback() {
    if (!this.isConnected || this.#waits) return;
    this.#waits = true;
    queueMicrotask(() => {
      this.#waits = false;
      if (this.isConnected) this.#draw();
    });
  }

  /** What stands on the board, as the event jd-state tells it; null if nothing can be shown. */
  get state() {
    if (this.#view instanceof Play) return { mode: 'play', ...this.#view.standing };
    if (this.#view) return { mode: 'view', ...this.#view.shown };
    return null;
  }

  /** Until what the attributes ask for is shown, or cannot be: moves need a part that is loaded for them. */
  get whenShown() {
    return this.#shown;
  }

  // ---- drawing ------------------------------------------------------------------------------------

  #draw() {
    if (pgnOf(this) && !reader) this.#shown = this.#waitForReader();
    else this.#drawNow();
  }

  async #waitForReader() {
    if (!this.#root.hasChildNodes()) this.#root.append(make('div', 'frame bare')); // its room
    const failed = await loadReader().then(() => null, failure);
    if (!this.isConnected) return;
    if (reader) this.#drawNow();
    else if (failed) {
      this.#fail(failed);
      this.#speak();
    }
  }

  #drawNow() {
    const content = CONTENT.map((name) => this.getAttribute(name)).join('\n');
    const turned = isTurned(this);
    const read = this.#read();
    if (!read.ok) this.#fail(read.error);
    else if (this.#trouble || content !== this.#made) this.#make(read.value, turned);
    else this.#view?.turn(turned);
    this.#made = content;
    this.#speak();
  }

  /** A fault of the library, such as a policy without WebAssembly, is the reader's to know too. */
  #read() {
    try {
      return readOptions(this, reader);
    } catch (error) {
      return { ok: /** @type {const} */ (false), error: failure(error) };
    }
  }

  /** @param {Options} options @param {boolean} turned */
  #make(options, turned) {
    try {
      this.#view = this.#viewOf(options, turned);
    } catch (error) {
      this.#fail(failure(error));
      return;
    }
    this.#trouble = null;
    this.#language = null;
    this.#root.replaceChildren(this.#view.element);
    this.#tell('jd-state', this.state);
  }

  /** @param {Options} options @param {boolean} turned */
  #viewOf(options, turned) {
    if (options.mode === 'play') return this.#playOf(options, turned);
    const view = new Show(options.start, options.moving, turned);
    view.onShow = ({ ply, plies }) => {
      this.#tell('jd-state', this.state);
      this.#tell('jd-progress', { ply, plies });
    };
    return view;
  }

  /** @param {Options} options @param {boolean} turned */
  #playOf(options, turned) {
    const view = new Play(options, turned);
    view.onChange = ({ plies }, moved) => {
      this.#tell('jd-state', this.state);
      if (moved) this.#tell('jd-progress', { ply: plies, plies });
    };
    view.onViolation = (violation) => this.#tell('jd-violation', violation);
    return view;
  }

  /** @param {Trouble} trouble */
  #fail(trouble) {
    this.#view = null;
    this.#trouble = trouble;
    this.#language = null;
  }

  // ---- language -----------------------------------------------------------------------------------

  async #speak() {
    const language = languageOf(this);
    const [view, trouble] = [this.#view, this.#trouble];
    if (language === this.#language) return;
    this.#language = language;
    const words = await loadWords(language).catch(() => null);
    const old = view !== this.#view || trouble !== this.#trouble || language !== this.#language;
    if (old || !this.isConnected) return;
    if (trouble) this.#complain(words, trouble);
    else if (words) this.#say(view, words, language);
    else this.#tellTrouble({ code: 'failed', name: 'lang', value: language }, '');
    if (!words) this.#language = null; // asked for again with the next change
  }

  /** @param {Show | Play | null} view @param {Words} words @param {Language} language */
  #say(view, words, language) {
    if (!view) return;
    view.element.lang = language;
    view.speak(words);
  }

  /** Says in its place what is wrong. @param {Words | null} words @param {Trouble} trouble */
  #complain(words, trouble) {
    const sentences = words ? explain(words, trouble) : [trouble.code];
    const place = make('div', 'frame wrong');
    place.setAttribute('role', 'alert');
    place.lang = this.#language ?? '';
    const [first = '', ...rest] = sentences;
    place.append(make('strong', '', first), ...rest.map((text) => make('p', '', text)));
    this.#root.replaceChildren(place);
    this.#tellTrouble(trouble, sentences.join('\n'));
  }

  /** @param {Trouble} trouble @param {string} message */
  #tellTrouble({ code, name, value }, message) {
    this.#tell('jd-error', { code, name, value, message });
  }

  /** @param {string} type @param {object | null} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

/** @param {unknown} error @returns {Trouble} */
const failure = (error) => ({ code: 'failed', name: '', value: String(error) });

addProperties(JadoubeBoard.prototype);
define('jadoube-board', JadoubeBoard);
