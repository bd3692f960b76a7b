// paper.js -- what is printed: scoresheet, diagram, report. It is made when it is wanted and stands beside
// the page, which is not printed then.
// SPDX-License-Identifier: MIT

import { describe, diagram } from '../board/diagram.js';
import { make } from '../browser/base.js';
import { button, choices, openDialog } from '../browser/panel.js';
import { headedTable } from '../browser/table.js';
import { clockText } from '../clocks/clocktext.js';
import { describeTempo } from '../clocks/tempo.js';
import { Position } from '../jadoube.js';
import { replayed } from '../past/past.js';
import { gameToPgn } from '../pgn.js';
import { shown } from '../reader/letters.js';
import { scoreText } from '../texts/sentence.js';
import { reportTable } from './report-rows.js';

/** @typedef {import('../past/past.js').Past} Past */
/** @typedef {import('../jadoube.js').Game} Game */
/** @typedef {import('../texts/index.js').Words} Words */
/** What can be printed, and what is. @typedef {'sheet' | 'diagram' | 'report'} Part */
/** @typedef {{past: Past, fen: string, turned: boolean, secret: boolean}} Print */

/** Rows of one column of the scoresheet. */
const ROWS = 30;
/** @type {readonly Part[]} */
const PARTS = ['sheet', 'diagram', 'report'];
/** What was printed last, for the next time. @type {Set<Part>} */
const chosen = new Set(/** @type {Part[]} */ (['sheet', 'diagram']));

/**
 * Asks what is to be printed, and prints it.
 * @param {Words} words
 * @param {Print} print
 */
export function openPrint(words, print) {
  const { records } = words;
  const possible = PARTS.filter((part) => part !== 'report' || !print.secret);
  const boxes = possible.map((part) => {
    const box = make('input');
    box.type = 'checkbox';
    box.checked = chosen.has(part);
    box.addEventListener('change', () => {
      if (box.checked) chosen.add(part);
      else chosen.delete(part);
      go.disabled = !possible.some((each) => chosen.has(each));
    });
    const label = make('label', 'check');
    label.append(box, make('span', '', records[part]));
    return label;
  });
  const go = button(
    records.doPrint ?? '',
    () => {
      dialog.close();
      layOut(
        words,
        print,
        possible.filter((part) => chosen.has(part)),
      );
      globalThis.print();
    },
    'primary',
  );
  go.disabled = !possible.some((each) => chosen.has(each));
  const dialog = openDialog(words, records.printTitle ?? '', 'asks', ...boxes, choices(go));
}

/**
 * What the browser's own command prints too.
 * @param {() => {words: Words, print: Print}} now
 */
export function printByItself(now) {
  addEventListener('beforeprint', () => {
    const { words, print } = now();
    if (!document.querySelector('#paper')) layOut(words, print, ['sheet', 'diagram']);
  });
  addEventListener('afterprint', () => document.querySelector('#paper')?.remove());
}

/**
 * @param {Words} words
 * @param {Print} print
 * @param {readonly Part[]} parts
 */
function layOut(words, { past, fen, turned }, parts) {
  const game = replayed(past.log);
  const made = parts.flatMap((part) => {
    if (part === 'sheet') return sheet(words, game);
    return part === 'diagram' ? [picture(words, fen, turned)] : report(words, past, game);
  });
  putPaper(head(words, past, game), ...made);
}

/** @param {...Node} content */
function putPaper(...content) {
  document.querySelector('#paper')?.remove();
  const paper = make('div');
  paper.id = 'paper';
  paper.append(...content);
  document.body.append(paper);
}

/** Lines to sign on. @param {readonly (string | undefined)[]} names */
function signatures(names) {
  const signs = make('div', 'signs');
  for (const name of names) signs.append(make('p', '', name));
  return signs;
}

/** Names, result, date, time. @param {Words} words @param {Past} past @param {Game} game */
function head(words, { names, date, log }, { outcome }) {
  const { records, page } = words;
  const tempo = log.find((line) => line.startsWith('tc '))?.slice(3) ?? '';
  const list = make('dl', 'facts');
  for (const [name, value] of [
    [page.white, names.white],
    [page.black, names.black],
    [records.date, date.replace(/\./g, '-')],
    [records.result, outcome ? scoreText(outcome.result) : ''],
    [records.tempo, describeTempo(words, tempo)],
  ]) {
    const row = make('div');
    row.append(make('dt', '', name), make('dd', '', value));
    list.append(row);
  }
  return list;
}

// ---- scoresheet -----------------------------------------------------------------------------------

/** @param {Words} words @param {Game} game */
function sheet(words, game) {
  const { records } = words;
  const rows = sheetRows(game);
  const columns = make('div', 'columns');
  for (let i = 0; i < Math.max(1, rows.length); i += ROWS)
    columns.append(sheetTable(words, rows.slice(i, i + ROWS)));
  const signs = [records.signWhite, records.signBlack, records.signArbiter];
  return [make('h2', '', records.sheet), columns, signatures(signs)];
}

/** Number, move and clock of White, move and clock of Black; (=) is an offer of a draw (11.1). @param {Game} game */
function sheetRows(game) {
  const [, turn, , , , first = '1'] = game.state.start.split(' ');
  const { moves } = gameToPgn(game);
  const cells = [
    ...(turn === 'b' ? [['…', '']] : []),
    ...moves.map(({ san, clk, offer }) => [
      offer ? `${shown(san)} (=)` : shown(san),
      clk === undefined ? '' : clockText(clk),
    ]),
    ...game.state.moves.slice(moves.length).map((name) => [name, '']),
  ];
  return Array.from({ length: Math.ceil(cells.length / 2) }, (_, i) =>
    [[`${Number(first) + i}`], ...cells.slice(2 * i, 2 * i + 2)].flat(),
  );
}

/** @param {Words} words @param {readonly string[][]} rows */
function sheetTable({ page, records }, rows) {
  const names = [page.number, page.white, records.left, page.black, records.left];
  return table(names, rows);
}

/** @param {readonly (string | undefined)[]} names @param {readonly string[][]} rows */
function table(names, rows) {
  const { made, body } = headedTable(names);
  for (const row of rows) {
    const line = make('tr');
    line.append(...names.map((_, i) => make('td', '', row[i] ?? '')));
    body.append(line);
  }
  return made;
}

// ---- the others -----------------------------------------------------------------------------------

/** @param {Words} words @param {string} fen @param {boolean} turned */
function picture(words, fen, turned) {
  const figure = make('figure');
  const read = Position.fromFen(fen, { level: 'setup' });
  if (!read.ok) return figure;
  const svg = diagram(read.value, turned);
  svg.setAttribute('aria-label', describe(words, read.value));
  figure.append(svg, make('figcaption', '', fen));
  return figure;
}

/** @param {Words} words @param {Past} past @param {Game} game @param {boolean} [every] */
function report(words, { log, reasons = [] }, game, every = true) {
  const { desk } = words;
  const over = Boolean(game.outcome);
  return [
    make('h2', '', desk.reportTitle),
    reportTable(words, { log, reasons, over }, every),
    make('p', '', desk.who),
    signatures([words.records.signArbiter]),
  ];
}

/**
 * Lays the report out for printing.
 * @param {Words} words
 * @param {Past} past
 * @param {boolean} every act, or what was said and ruled
 */
export function printReport(words, past, every) {
  const game = replayed(past.log);
  putPaper(head(words, past, game), ...report(words, past, game, every));
}
