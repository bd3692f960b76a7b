// records.js -- what the page does with games beside playing them: gives them away, opens others, keeps
// those that are past, prints. Everything opens beside the game on the board and leaves it alone, until
// the reader goes on with another one.
// SPDX-License-Identifier: MIT

import { openEnvelopeFile } from '../adjournment/envelope-open.js';
import { isSecret } from '../adjournment/secret.js';
import { make } from '../browser/base.js';
import { ask } from '../browser/panel.js';
import { Position } from '../jadoube.js';
import { findIn, readItem } from '../past/found.js';
import { pairing, pastIn, pastOf, replayed } from '../past/past.js';
import { startAt } from '../past/record.js';
import { readFragment } from '../past/share.js';
import { openPrint, printByItself } from '../report/paper.js';
import { fill } from '../texts/sentence.js';
import { Archive } from './archive.js';
import { openKeep } from './keep.js';
import { GameList } from './list.js';
import { openOpen } from './open.js';
import { wasLeft } from './progress.js';
import { factsOf, openViewer } from './viewer.js';

/** @typedef {import('../past/found.js').Item} Item */
/** @typedef {import('../past/past.js').Past} Past */
/** @typedef {import('../jadoube.js').Game} Game */
/** @typedef {import('../match/match.js').Match} Match */
/** @typedef {import('../texts/index.js').Words} Words */
/** @typedef {import('../texts/index.js').Language} Language */
/** What stands on the page now. @typedef {{match: Match, words: Words, language: Language, owns: boolean, turned: boolean}} Now */
/**
 * What the page does for the records: `now` tells what stands there, `startFrom` opens the form for a new
 * game with a position, `goOn` plays a past game on.
 * @typedef {{now: () => Now, startFrom: (fen: string) => void, goOn: (past: Past) => void}} Host
 */

/** What is short needs nobody who watches. @type {import('../past/pgn-list.js').Watch} */
const UNWATCHED = { tell() {}, signal: new AbortController().signal };

export class Records {
  #host;
  #archive = new Archive();

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    this.#archive.onNews = () => this.speak();
    printByItself(() => ({ words: host.now().words, print: this.#paper() }));
    addEventListener('hashchange', () => this.#link());
    this.#link();
    this.#archive.probe();
  }

  /** Another match stands on the board. @param {Match} match */
  watch(match) {
    this.#archive.watch(match);
  }

  /** Says in the language of the page what will not survive. */
  speak() {
    const place = document.querySelector('.records .unkept');
    const text = this.#archive.works ? '' : (this.#host.now().words.records.unkept ?? '');
    if (place && place.textContent !== text) place.textContent = text;
  }

  // ---- out ------------------------------------------------------------------------------------------

  /** Gives the game on the board away. */
  keep() {
    const { match, words } = this.#host.now();
    const past = pastOf(match);
    openKeep(words, past, replayed(past.log), isSecret(match));
  }

  /** The dialog for printing it. */
  print() {
    openPrint(this.#host.now().words, this.#paper());
  }

  /** The game on the board, to be printed. @returns {import('../report/paper.js').Print} */
  #paper() {
    const { match, turned } = this.#host.now();
    const fen = match.position.fen();
    return { past: pastOf(match), fen, turned, secret: isSecret(match) };
  }

  // ---- in -------------------------------------------------------------------------------------------

  /** The dialog for opening. */
  open() {
    const { words } = this.#host.now();
    return openOpen(words, (file, watch) => this.#take(file, watch));
  }

  /** A text or a file that somebody brings. @param {string | Blob} given */
  receive(given) {
    this.open().read(typeof given === 'string' ? new Blob([given]) : given);
  }

  /** The games that are past. */
  openArchive() {
    this.#archive.open(this.#host.now().words, (item) => void this.#viewItem(item));
  }

  /**
   * @param {Blob} file
   * @param {import('../past/pgn-list.js').Watch} watch
   * @returns {Promise<readonly string[]>} what is wrong
   */
  async #take(file, watch) {
    const { words } = this.#host.now();
    if (/^\s*jadoube envelope /.test(await file.slice(0, 40).text())) {
      const text = await file.text();
      if (!wasLeft(watch)) this.#openEnvelope(text);
      return [];
    }
    const found = await findIn(words, file, watch);
    if (wasLeft(watch)) return [];
    if (found.kind === 'wrong') return found.sentences;
    if (found.kind === 'fen') {
      this.#viewPosition(found.fen);
      return [];
    }
    const [first, second] = found.items;
    if (first && !second) return this.#viewItem(first, true);
    const { games: title = '', cutShort = '' } = words.records;
    const { items } = found;
    const cut = watch.signal.aborted ? fill(cutShort, { n: items.length }) : '';
    const below = cut ? [make('p', 'help', cut)] : [];
    new GameList(words, { title, items, below, open: (item) => void this.#viewItem(item) });
    return [];
  }

  /** A file with an adjourned game. @param {string} text */
  #openEnvelope(text) {
    const { owns, ...page } = this.#host.now();
    /** @type {import('../adjournment/envelope-open.js').Use} */
    const use = (saved, close) => this.#goOn({ ...saved, date: '' }, close);
    openEnvelopeFile(page, text, owns ? use : undefined);
  }

  /** What the address brings, if it does; the fragment is used up by it. */
  async #link() {
    const text = await readFragment(location.hash);
    if (text === undefined) return;
    history.replaceState(null, '', location.pathname + location.search);
    const { words } = this.#host.now();
    const wrong =
      text === null ? [words.records.badLink ?? ''] : await this.#take(new Blob([text]), UNWATCHED);
    if (wrong.length) openViewer(words, { ...this.#frame(), start: null, wrong });
  }

  // ---- looking at -----------------------------------------------------------------------------------

  #frame() {
    const { words, language, turned } = this.#host.now();
    const { records } = words;
    return { title: records.game ?? '', about: [], wrong: [], text: '', turned, lang: language };
  }

  /** @param {string} fen */
  #viewPosition(fen) {
    const { words, owns } = this.#host.now();
    const read = Position.fromFen(fen);
    if (!read.ok) return;
    openViewer(words, {
      ...this.#frame(),
      title: words.records.position ?? '',
      about: [fen],
      start: startAt(read.value),
      ...(owns && { startHere: this.#host.startFrom }),
    });
  }

  /**
   * @param {Item} item
   * @param {boolean} [alone] a game of which nothing can be shown stays where it came from
   * @returns {Promise<readonly string[]>} what is wrong, if nothing can be shown
   */
  async #viewItem(item, alone = false) {
    const { words } = this.#host.now();
    const { start, game, sentences, text } = await readItem(words, item);
    const empty = !start || (!start.next.length && sentences.length > 0 && !game?.log.length);
    if (alone && empty) return sentences;
    const past = game && pastIn(game, item.text);
    this.view(start, past, game, {
      title: pairing(words, item),
      about: [factsOf(words, item)],
      wrong: sentences,
      text: sentences.length ? text : '',
    });
    return [];
  }

  /**
   * @param {import('../past/record.js').Place | null} start
   * @param {Past | null} past
   * @param {Game | null} game the same, replayed
   * @param {{title: string, about: readonly string[], wrong: readonly string[], text: string}} said
   */
  view(start, past, game, said) {
    const { words, owns } = this.#host.now();
    const whole = game && past && !isSecret(game);
    openViewer(words, {
      ...this.#frame(),
      ...said,
      start,
      ...(owns && { startHere: this.#host.startFrom }),
      ...(whole && {
        keep: () => openKeep(words, past, game, false),
        print: (fen) =>
          openPrint(words, { past, fen, turned: this.#host.now().turned, secret: false }),
      }),
      ...(owns && past && !game?.outcome && { goOn: (close) => this.#goOn(past, close) }),
    });
  }

  /** Plays a past game on; one that is not over on the board is asked about; the archive takes none with a sealed move. @param {Past} past @param {() => void} close */
  #goOn(past, close) {
    const { match, words } = this.#host.now();
    const { goOn = '', giveUp = '', giveUpLost = '' } = words.records;
    const kept = this.#archive.works ? giveUp : giveUpLost;
    const question = isSecret(match) ? (words.form.adjourned ?? '') : kept;
    const act = () => {
      close();
      for (const dialog of document.querySelectorAll('dialog[open]'))
        if (dialog instanceof HTMLDialogElement) dialog.close();
      this.#host.goOn(past);
    };
    if (match.over || (match.state.plies === 0 && !isSecret(match))) act();
    else ask(words, goOn, question, goOn, act);
  }
}
