// zh-Hans/pgn-errors.js -- what may be wrong with a PGN so that something of it is lost, in simplified Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/pgn-errors.js').enPgnErrors} */
export const zhHansPgnErrors = {
  'pgn *': '这里读不出来（{code}）。',
  'pgn utf-16': '不认识这个文件的编码。',
  'pgn control-character': '有一个不属于文字的字符。',
  'pgn token-long': '这个词太长，没有意义。',
  'pgn stray-text': '这些文字不属于任何对局。',
  'pgn stray-character': '这个字符不属于任何对局。',
  'pgn tag-unquoted': '标签的值没有引号。',
  'pgn fen-bad': 'FEN 标签中的局面不能使用。',
  'pgn variant-unknown': '这里不懂这种变体的规则。',
  'pgn move-figurine': '这不是棋子的符号。',
  'pgn move-syntax': '这不是着法的写法。',
  'pgn move-illegal': '在那里这不是合规则的着法。',
  'pgn move-ambiguous': '能走这一着的棋子不止一个。',
  'pgn move-promotion': '没有写明兵变成什么。',
  'pgn move-null': '空着一步，不是着法。',
  'pgn comment-open': '从那里开始的注释没有结束。',
  'pgn variation-open': '有一个变化没有结束。',
  'pgn variation-closed': '结束了一个没有开始的变化。',
};
