// archive.js -- past games: what has ended, or was given up for another, is kept by itself.
// SPDX-License-Identifier: MIT

import { isSecret } from '../adjournment/secret.js';
import { make } from '../browser/base.js';
import { saveFile } from '../browser/give.js';
import { button, choices, status } from '../browser/panel.js';
import { readGameText } from '../past/game-text.js';
import { itemOf, pairing, pastIn, pastOf, pgnDate, pgnOfPast, replayed } from '../past/past.js';
import { fill } from '../texts/sentence.js';
import { ArchiveStore } from './archive-store.js';
import { GameList } from './list.js';

/** @typedef {import('./archive-store.js').Kept} Kept */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../texts/index.js').Words} Words */

export class Archive {
  #store = new ArchiveStore();
  /** The name of the game on the board in the archive, one for each time it is played. */
  #id = '';
  /** @type {Match | undefined} */
  #match;
  /** How many acts of the match were kept. */
  #kept = 0;
  /** Called when it turns out whether games are kept. @type {(works: boolean) => void} */
  onNews = () => {};

  constructor() {
    this.#store.onNews = () => this.onNews(this.#store.works);
  }

  get works() {
    return this.#store.works;
  }

  /** Finds out whether this browser keeps games. */
  probe() {
    return this.#store.probe();
  }

  /**
   * Another match is on the board; the one before is kept unfinished, and this one when it ends.
   * @param {Match} match
   */
  watch(match) {
    const before = this.#match;
    if (before && before !== match && !before.over && before.state.plies) this.#keep(before);
    this.#match = match;
    this.#id = newId();
    // One that was over when the page began was kept when it ended.
    this.#kept = match.over ? match.save().log.length : 0;
    match.addEventListener('change', () => {
      if (match === this.#match && match.over && match.save().log.length !== this.#kept)
        this.#keep(match);
    });
  }

  /** @param {Match} match */
  #keep(match) {
    if (isSecret(match)) return;
    const past = pastOf(match);
    this.#kept = past.log.length;
    const item = itemOf(past, replayed(past.log));
    this.#store.put({ ...item, id: this.#id, kept: Date.now() });
  }

  /**
   * The list of all games.
   * @param {Words} words
   * @param {(game: Kept) => void} open
   */
  async open(words, open) {
    const { records } = words;
    let games = await this.#store.all();
    const news = make('div', 'undo');
    const line = status();
    news.append(line);
    const files = choices(
      button(records.saveAll ?? '', () =>
        saveFile(`jadoube-${today()}.jadoube`, games.map(({ text }) => text).join('')),
      ),
      button(records.saveAllPgn ?? '', () => saveFile(`jadoube-${today()}.pgn`, asPgn(games), PGN)),
    );
    const list = new GameList(words, {
      title: records.archiveTitle ?? '',
      empty: (this.works ? records.empty : records.unkept) ?? '',
      items: games,
      open,
      remove: (game) => this.#remove(words, game, news, show),
      below: [news, files],
    });
    const show = async () => {
      games = await this.#store.all();
      list.items = games;
      files.hidden = games.length === 0;
    };
    files.hidden = games.length === 0;
  }

  /**
   * @param {Words} words
   * @param {Kept} game
   * @param {HTMLElement} news where it is said, and can be undone
   * @param {() => Promise<void>} show
   */
  async #remove(words, game, news, show) {
    await this.#store.remove(game.id);
    await show();
    const { removed = '', undo = '' } = words.records;
    const [line] = news.children;
    if (line) line.textContent = fill(removed, { game: pairing(words, game) });
    const back = button(undo, async () => {
      await this.#store.put(game);
      await show();
      news.replaceChildren(...(line ? [line] : []));
      if (line) line.textContent = '';
    });
    news.replaceChildren(...(line ? [line, back] : [back]));
    back.focus();
  }
}

const PGN = 'application/x-chess-pgn';
const today = () => pgnDate(Date.now()).replace(/\./g, '-');

/** So that the games of two tabs, or two of the same moves, do not meet. */
const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** @param {readonly Kept[]} games */
const asPgn = (games) =>
  games
    .map(({ text }) => {
      const { game } = readGameText(text, 1);
      return game ? pgnOfPast(pastIn(game, text)) : '';
    })
    .join('');
