// later.js -- parts of the page that a first board does without: each is loaded when it is wanted, or when the
// browser has nothing else to do.
// SPDX-License-Identifier: MIT

/** The style sheets of what is loaded later. */
export const laterSheets = ['records/records.css'];

/** Has them loaded, but for those that the page has in itself. @returns {Promise<void>} */
export async function loadSheets() {
  const missing = laterSheets.filter((name) => !document.querySelector(`[data-name="${name}"]`));
  await Promise.all(missing.map(loadSheet));
}

/** @param {string} href @returns {Promise<void>} */
function loadSheet(href) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.name = href;
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error(`${href} cannot be had`));
    };
    document.head.append(link);
  });
}

/** @template T */
class Later {
  #load;
  /** @type {T | undefined} */
  #part;
  /** @type {Promise<T> | undefined} */
  #coming;
  /** @type {((part: T) => void)[]} */
  #waiting = [];
  #onLost;

  /** @param {() => Promise<T>} load @param {() => void} onLost */
  constructor(load, onLost) {
    this.#load = load;
    this.#onLost = onLost;
  }

  /** The part, if it is there. */
  get part() {
    return this.#part;
  }

  /** Has it loaded, if it is not there. */
  fetch() {
    this.#coming ??= this.#load().then(
      (part) => {
        this.#part = part;
        for (const act of this.#waiting.splice(0)) act(part);
        return part;
      },
      (error) => {
        this.#coming = undefined; // the net may come back
        throw error;
      },
    );
    return this.#coming;
  }

  /** Does something with it: in this task if it is there, else once it has come. @param {(part: T) => void} act */
  use(act) {
    if (this.#part) act(this.#part);
    else this.fetch().then(act, this.#onLost);
  }

  /** The same, but has nothing loaded for it. @param {(part: T) => void} act */
  whenThere(act) {
    if (this.#part) act(this.#part);
    else this.#waiting.push(act);
  }
}

/** A browser that is idle may not say so for a second, and not every one says it at all. */
const PATIENCE_MS = 100;

/** @param {() => void} act */
function whenIdle(act) {
  const { requestIdleCallback: ask } = globalThis;
  if (ask) ask(act, { timeout: PATIENCE_MS });
  else setTimeout(act, PATIENCE_MS);
}

export class Parts {
  #before;
  /** @type {Later<any>[]} */
  #all = [];
  /** Called when somebody wants a part that cannot be had. */
  onLost = () => {};

  /** @param {() => Promise<unknown>} before what every part needs besides its module */
  constructor(before) {
    this.#before = before;
  }

  /**
   * @template M, T
   * @param {() => Promise<M>} load its module
   * @param {(module: M) => T} make what is used of it
   * @returns {Later<T>}
   */
  add(load, make) {
    const both = async () => {
      const [module] = await Promise.all([load(), this.#before()]);
      return make(module);
    };
    const later = new Later(both, () => this.onLost());
    this.#all.push(later);
    return later;
  }

  /**
   * Once the page has been drawn, loads one after the other while nothing else is to be done. The page says
   * when all are there.
   */
  fetchAll() {
    requestAnimationFrame(() => setTimeout(() => this.#fetchNext()));
  }

  #fetchNext() {
    const next = this.#all.find(({ part }) => !part);
    const again = () => this.#fetchNext();
    if (next) whenIdle(() => next.fetch().then(again, () => {}));
    else document.documentElement.toggleAttribute('data-whole', true);
  }
}
