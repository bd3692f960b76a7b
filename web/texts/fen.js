// fen.js -- what is wrong with a FEN, by the code of the library, in every language of the page.
// SPDX-License-Identifier: MIT

/** @typedef {import('./en.js').Table} Table */

/** @type {Table} */
export const enFen = {
  '*': 'The FEN cannot be read here ({code}).',
  at: '{text} (field {field}, column {column})',
  empty: 'Nothing is written.',
  'board-letter': 'A letter is no piece: pieces are KQRBNP and kqrbnp.',
  'board-digit': 'A digit on the board is from 1 to 8.',
  'rank-short': 'A rank has fewer than eight squares.',
  'rank-long': 'A rank has more than eight squares.',
  'ranks-few': 'There are fewer than eight ranks.',
  'ranks-many': 'There are more than eight ranks.',
  side: 'The side to move is w or b.',
  'castling-letter': 'Castling rights are KQkq, or the files of the rooks.',
  'castling-repeated': 'A castling right is named twice.',
  'ep-square': 'The en passant square is none.',
  counter: 'A counter is not a whole number.',
  'counter-large': 'A counter is too large.',
  'no-white-king': 'White has no king.',
  'no-black-king': 'Black has no king.',
  'white-kings': 'White has more than one king: {squares}.',
  'black-kings': 'Black has more than one king: {squares}.',
  'pawn-rank': 'Pawns stand on the first or last rank: {squares}.',
  'kings-adjacent': 'The kings stand side by side.',
  'opponent-in-check': 'The side that does not have the move is in check, from {squares}.',
  'too-long': 'The text is too long for a FEN.',
};

/** @type {Table} */
export const zhHansFen = {
  '*': '这个 FEN 读不出来（{code}）。',
  at: '{text}（第 {field} 项，第 {column} 列）',
  empty: '没有写任何内容。',
  'board-letter': '有字母不是棋子：棋子用 KQRBNP 和 kqrbnp 表示。',
  'board-digit': '棋盘里的数字应在 1 到 8 之间。',
  'rank-short': '有一行不满八格。',
  'rank-long': '有一行超过八格。',
  'ranks-few': '不满八行。',
  'ranks-many': '超过八行。',
  side: '行棋方应写 w 或 b。',
  'castling-letter': '易位权应写 KQkq，或车所在的直线。',
  'castling-repeated': '同一易位权写了两次。',
  'ep-square': '吃过路兵的格子写得不对。',
  counter: '计数不是整数。',
  'counter-large': '计数太大。',
  'no-white-king': '白方没有王。',
  'no-black-king': '黑方没有王。',
  'white-kings': '白方的王不止一个：{squares}。',
  'black-kings': '黑方的王不止一个：{squares}。',
  'pawn-rank': '兵站在第一横线或底线上：{squares}。',
  'kings-adjacent': '两个王相邻。',
  'opponent-in-check': '没有轮到走棋的一方正被 {squares} 将军。',
  'too-long': '文字太长，不是 FEN。',
};
