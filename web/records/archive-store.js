// archive-store.js -- past games in IndexedDB. Whatever the browser refuses, nothing is thrown: a store that
// keeps nothing says so.
// SPDX-License-Identifier: MIT

/** @typedef {import('../past/found.js').Item} Item */
/** What is kept of a game: its row in a list with its text, under a name of its own. @typedef {Item & {id: string, kept: number}} Kept */

const NAME = 'jadoube';
const GAMES = 'games';

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });

export class ArchiveStore {
  /** Whether the browser keeps games; known after the first use. */
  works = true;
  /** @type {Promise<IDBDatabase> | undefined} */
  #base;
  /** Called when it turns out whether games are kept. */
  onNews = () => {};

  #open() {
    this.#base ??= new Promise((done, failed) => {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
      request.onblocked = () => failed(request.error);
    });
    return this.#base;
  }

  /**
   * @template T
   * @param {IDBTransactionMode} mode
   * @param {(games: IDBObjectStore) => IDBRequest<T>} ask
   * @returns {Promise<T | undefined>} undefined if the browser refuses
   */
  async #use(mode, ask) {
    const before = this.works;
    try {
      const base = await this.#open();
      const transaction = base.transaction(GAMES, mode);
      const ended = new Promise((done, failed) => {
        transaction.oncomplete = done;
        transaction.onabort = () => failed(transaction.error);
      });
      const [answer] = await Promise.all([settled(ask(transaction.objectStore(GAMES))), ended]);
      this.works = true;
      return answer;
    } catch {
      this.#base = undefined;
      this.works = false;
      return undefined;
    } finally {
      if (before !== this.works) this.onNews();
    }
  }

  /** Whether games are kept here. */
  async probe() {
    await this.#use('readonly', (games) => games.count());
    return this.works;
  }

  /** @param {Kept} game put in the place of one with the same name */
  put(game) {
    return this.#use('readwrite', (games) => games.put(game));
  }

  /** @param {string} id */
  remove(id) {
    return this.#use('readwrite', (games) => games.delete(id));
  }

  /** All games, the newest first. @returns {Promise<Kept[]>} */
  async all() {
    /** @type {Kept[]} */
    const games = (await this.#use('readonly', (store) => store.getAll())) ?? [];
    return games.sort((a, b) => b.kept - a.kept);
  }
}
