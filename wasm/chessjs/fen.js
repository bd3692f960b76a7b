// fen.js -- FEN as chess.js takes it: what it refuses, in its words, and what it reads.
//
// The criteria are asked in its order, so that of several faults the same one is told.
// SPDX-License-Identifier: MIT

const FAULT = {
  fields: 'must contain six space-delimited fields',
  number: 'move number must be a positive integer',
  half: 'half move counter number must be a non-negative integer',
  passed: 'en-passant square is invalid',
  rights: 'castling availability is invalid',
  turn: 'side-to-move is invalid',
  rows: "piece data does not contain 8 '/'-delimited rows",
  digits: 'piece data is invalid (consecutive number)',
  piece: 'piece data is invalid (invalid piece)',
  width: 'piece data is invalid (too many squares in rank)',
  passedRank: 'illegal en-passant square',
  edge: 'some pawns are on the edge rows',
};

/** The core's pieces by their letters' character codes; 0 for other characters. */
export const pieceBytes = new Uint8Array(128);
for (const [n, letter] of [...'PNBRQK'].entries()) {
  pieceBytes[letter.charCodeAt(0)] = n + 1;
  pieceBytes[letter.toLowerCase().charCodeAt(0)] = n + 9;
}

/** @param {number} code */
const digitOf = (code) => (code >= 48 && code <= 57 ? code - 48 : -1);

/**
 * The first fault of a row, counted from its squares.
 * @param {string} row
 */
function rowFault(row) {
  let width = 0;
  let afterDigit = false;
  for (let i = 0; i < row.length; i++) {
    const code = row.charCodeAt(i);
    const digit = digitOf(code);
    if (digit >= 0 && afterDigit) return FAULT.digits;
    if (digit < 0 && !pieceBytes[code]) return FAULT.piece;
    width += digit < 0 ? 1 : digit;
    afterDigit = digit >= 0;
  }
  return width === 8 ? undefined : FAULT.width;
}

/**
 * The first fault of the first field.
 * @param {string} board
 */
function boardFault(board) {
  const rows = board.split('/');
  if (rows.length !== 8) return FAULT.rows;
  for (const row of rows) {
    const fault = rowFault(row);
    if (fault) return fault;
  }
  return undefined;
}

/**
 * Whether both kings stand there once and no pawn on its last ranks.
 * @param {string} board
 */
function pieceFault(board) {
  for (const [letter, color] of [
    ['K', 'white'],
    ['k', 'black'],
  ]) {
    const first = board.indexOf(letter ?? '');
    if (first < 0) return `missing ${color} king`;
    if (board.includes(letter ?? '', first + 1)) return `too many ${color} kings`;
  }
  const edges = board.slice(0, board.indexOf('/')) + board.slice(board.lastIndexOf('/'));
  return /p/i.test(edges) ? FAULT.edge : undefined;
}

/** @param {string} field */
const isPassed = (field) => field === '-' || /^[a-h][36]$/.test(field);

/** @param {string[]} fields of a FEN */
function faultOf([board = '', turn = '', rights = '', passed = '', half = '', number = '']) {
  if (!(Number.parseInt(number, 10) > 0)) return FAULT.number;
  if (!(Number.parseInt(half, 10) >= 0)) return FAULT.half;
  if (!isPassed(passed)) return FAULT.passed;
  if (/[^kKqQ-]/.test(rights)) return FAULT.rights;
  if (turn !== 'w' && turn !== 'b') return FAULT.turn;
  const fault = boardFault(board);
  if (fault) return fault;
  if (passed[1] === (turn === 'w' ? '3' : '6')) return FAULT.passedRank;
  return pieceFault(board);
}

const SPACES = /\s+/;

/**
 * Whether a FEN may be loaded, and if not, the first fault. As in chess.js it asks for exactly one king
 * of each colour, but not whether a game can go on from there.
 * @param {string} fen
 * @returns {{ ok: boolean, error?: string }}
 */
export function validateFen(fen) {
  const fields = fen.split(SPACES);
  const fault = fields.length === 6 ? faultOf(fields) : FAULT.fields;
  return fault ? { ok: false, error: `Invalid FEN: ${fault}` } : { ok: true };
}

const OMITTED = ['-', '-', '0', '1'];

/**
 * A FEN and its fields; of one with two to five of them the last are supplied.
 * @param {string} fen
 */
export function wholeFen(fen) {
  const fields = fen.split(SPACES);
  if (fields.length < 2 || fields.length >= 6) return { fen, fields };
  fields.push(...OMITTED.slice(fields.length - 2));
  return { fen: fields.join(' '), fields };
}

/**
 * Reads the first field of a FEN on to an empty board: of what is no piece or beyond the board, and of
 * a second king of a colour, nothing is set up.
 * @param {string} field
 * @param {Uint8Array} board
 */
export function readBoard(field, board) {
  let [file, rank, kings] = [0, 7, 0];
  for (let i = 0; i < field.length; i++) {
    const code = field.charCodeAt(i);
    const digit = digitOf(code);
    if (digit >= 0) file += digit;
    else if (code === 47) [file, rank] = [0, rank - 1];
    else {
      const piece = pieceBytes[code] ?? 0;
      const king = (piece & 7) === 6 ? piece & 14 : 0;
      const placed = file < 8 && rank >= 0 && !(king && kings & (1 << king));
      if (placed) board[8 * rank + file] = piece;
      if (placed && king) kings |= 1 << king;
      file++;
    }
  }
}
