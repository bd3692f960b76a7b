// options.js -- what stands on the command line.
// SPDX-License-Identifier: MIT

/** @import { Locale } from '../jadoube.js' */
/** @import { Language } from '../laws.js' */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '../laws.js';

export const usage = `usage: jadoube COMMAND [OPTIONS] [FILE ...]      - or no FILE reads standard input;
                                                 files packed by gzip are unpacked

  check     says what is wrong in games (PGN), positions (FEN, EPD), scenarios and saved games,
            as FILE:LINE:COLUMN
  convert   writes them as something else: --to pgn | fen | uci | json
  replay    plays games under the Laws and tells what the referee says

  --as KIND         what the input is: pgn, fen, scn, game; else the name and the beginning tell
  --to FORM         of convert: pgn (export form, 80 columns), fen (the last position of a game),
                    uci (a line of moves a game), json (a line of JSON each)
  --every           of convert --to fen: the position after every move
  --strict          take the standards' own forms only; elsewhere what people write is taken, with warnings
  --quiet           of check: no warnings
  --letters LANG    of PGN: its piece letters, en de fr es it nl pl ru zh
  --lang LANG       sentences in en, zh-Hans or zh-Hant
  --profile NAME    of replay: classic, fide-2023-standard, fide-2023-rapid, fide-2023-blitz
  --help, --version

  ends with 0, with 1 if something is wrong in the input, with 2 if it could not be read`;

/** The command line cannot be understood. */
export class Misuse extends Error {}

const KINDS = ['pgn', 'fen', 'scn', 'game'];
const FORMS = ['pgn', 'fen', 'uci', 'json'];
/** @type {readonly Locale[]} */
const LETTERS = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'ru', 'zh'];
const PROFILES = ['classic', 'fide-2023-standard', 'fide-2023-rapid', 'fide-2023-blitz'];

/**
 * @typedef {object} Options
 * @property {string} command
 * @property {readonly string[]} files
 * @property {string | undefined} as
 * @property {string | undefined} to
 * @property {boolean} every
 * @property {boolean} strict
 * @property {boolean} quiet
 * @property {Locale} letters
 * @property {Language} lang
 * @property {string} profile
 * @property {boolean} help
 * @property {boolean} version
 */

const known = /** @type {const} */ ({
  as: { type: 'string' },
  to: { type: 'string' },
  every: { type: 'boolean' },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean', short: 'q' },
  letters: { type: 'string' },
  lang: { type: 'string' },
  profile: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
});

/**
 * @template {string} T
 * @param {unknown} given
 * @param {string} name
 * @param {readonly T[]} choices
 * @returns {T | undefined}
 */
function choice(given, name, choices) {
  if (given === undefined) return undefined;
  const found = choices.find((each) => each === given);
  if (!found) throw new Misuse(`--${name} is one of ${choices.join(', ')}, not ${given}`);
  return found;
}

/**
 * @param {string[]} args
 * @returns {Options}
 * @throws {Misuse}
 */
export function readOptions(args) {
  try {
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true });
    const [command = '', ...files] = positionals;
    return {
      command,
      files: files.length > 0 ? files : ['-'],
      as: choice(values.as, 'as', KINDS),
      to: choice(values.to, 'to', FORMS),
      every: values.every === true,
      strict: values.strict === true,
      quiet: values.quiet === true,
      letters: choice(values.letters, 'letters', LETTERS) ?? 'en',
      lang: choice(values.lang, 'lang', languages) ?? 'en',
      profile: choice(values.profile, 'profile', PROFILES) ?? 'classic',
      help: values.help === true || command === 'help',
      version: values.version === true,
    };
  } catch (error) {
    if (error instanceof Misuse || !(error instanceof TypeError)) throw error;
    throw new Misuse(error.message.split('. ')[0]); // of parseArgs
  }
}

/** The version of the package. */
export const version = () =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
