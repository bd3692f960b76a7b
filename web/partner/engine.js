// engine.js -- the way to the engine: a worker that is made when it is first asked.
//
// A search cannot be interrupted, so to stop it is to end the worker; the next question makes another.
// SPDX-License-Identifier: MIT

/** `strength` from 1 to 5. @typedef {{id: number, fen: string, strength: number}} Question */
/** `move` as two squares; `score` in hundredths of a pawn for the side having the move. @typedef {{id: number, move: string, score: number}} Found */
/** What the engine says, or what went wrong. @typedef {Found | {id: number, fault: string}} Answer */

/** An engine that says nothing for so long says nothing any more. */
const PATIENCE_MS = 60_000;

/** The build leaves the worker here: by its address, or in the single file as text. */
const place = () => document.getElementById('partner-worker');

/** Whether this make of the page has the engine. */
export const hasEngine = () => place() !== null;

function makeWorker() {
  const where = place();
  const address = where?.getAttribute('src');
  if (address) return new Worker(address);
  const text = new Blob([where?.textContent ?? ''], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(text));
}

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  #last = 0;
  /** The question that waits; there is one at a time. @type {((answer: Answer) => void) | null} */
  #settle = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** A worker has answered, so the engine is there. */
  #known = false;
  /** Called when it cannot be had at all; the question stays open. */
  onLost = () => {};

  /**
   * Asks for the best move. Settled with the answer, and never after `stop` or `onLost`.
   * @param {string} fen
   * @param {number} strength
   * @returns {Promise<Answer>}
   */
  ask(fen, strength) {
    const id = ++this.#last;
    this.#timer = setTimeout(() => this.#fail('no answer'), PATIENCE_MS);
    return new Promise((settle) => {
      this.#settle = settle;
      this.#open()?.postMessage({ id, fen, strength });
    });
  }

  #open() {
    try {
      this.#worker ??= this.#made();
    } catch {
      this.#lose(); // a sandbox or a policy forbids workers
    }
    return this.#worker;
  }

  #made() {
    const worker = makeWorker();
    worker.onmessage = ({ data }) => {
      this.#known = true;
      if (data.id === this.#last) this.#end(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#known) this.#fail(event.message);
      else this.#lose();
    };
    return worker;
  }

  /** @param {Answer} answer */
  #end(answer) {
    clearTimeout(this.#timer);
    const settle = this.#settle;
    this.#settle = null;
    settle?.(answer);
  }

  /** @param {string} fault */
  #fail(fault) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#end({ id: this.#last, fault });
  }

  #lose() {
    this.stop();
    this.onLost();
  }

  stop() {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
    this.#settle = null;
  }
}
