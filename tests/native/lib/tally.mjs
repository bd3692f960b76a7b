// tally.mjs -- counts what passes, tells what fails, and closes with `N passed, N failed`.

import { deviations } from '../../data/read.mjs';
import { engine } from './engine.mjs';

/** @import { Engine } from './engine.mjs' */

export class Tally {
  passed = 0;
  failed = 0;
  deviated = 0;
  #deviations = deviations();

  /** @param {string} name @param {unknown} got @param {unknown} wanted */
  equal(name, got, wanted) {
    const [a, b] = [JSON.stringify(got), JSON.stringify(wanted)];
    if (a === b) this.passed++;
    else this.#fail(`${name}: expected ${b}, got ${a}`);
  }

  /**
   * A row of a data file. One that deviations.tsv names must deviate as it says.
   * @param {string} id
   * @param {string} name
   * @param {string} got
   * @param {string} wanted
   */
  row(id, name, got, wanted) {
    const deviation = this.#deviations.get(id);
    if (!deviation) {
      this.equal(`${id} ${name}`, got, wanted);
      return;
    }
    this.deviated++;
    if (deviation.expected !== wanted) this.#fail(`${id}: deviations.tsv expects another thing`);
    else if (got === wanted) this.#fail(`${id} passes: take it out of deviations.tsv`);
    else this.equal(`${id} ${name} (deviation)`, got, deviation.ours);
  }

  /** At most one row in twenty may be judged otherwise. @param {string} file @param {number} rows */
  share(file, rows) {
    this.equal(`${file}: at most 5 % deviations`, this.deviated * 20 <= rows, true);
    console.log(`${file}: ${rows} rows, ${this.deviated} deviations`);
    this.deviated = 0;
  }

  #fail(/** @type {string} */ message) {
    this.failed++;
    console.log(message);
  }
}

/** @typedef {(ask: Engine, tally: Tally, binary: string) => Promise<void>} Tests */

/** Runs one program of tests: `node FILE [BINARY]`. @param {Tests[]} all */
export async function run(...all) {
  const binary = process.argv[2] ?? 'build/jadoube';
  const ask = engine(binary);
  const tally = new Tally();
  for (const tests of all) await tests(ask, tally, binary);
  ask.end();
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed ? 1 : 0;
}
