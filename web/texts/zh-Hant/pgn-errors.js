// zh-Hant/pgn-errors.js -- what may be wrong with a PGN so that something of it is lost, in traditional Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/pgn-errors.js').enPgnErrors} */
export const zhHantPgnErrors = {
  'pgn *': '這裡讀不出來（{code}）。',
  'pgn utf-16': '不認識這個檔案的編碼。',
  'pgn control-character': '有一個不屬於文字的字元。',
  'pgn token-long': '這個詞太長，沒有意義。',
  'pgn stray-text': '這些文字不屬於任何對局。',
  'pgn stray-character': '這個字元不屬於任何對局。',
  'pgn tag-unquoted': '標記的值沒有引號。',
  'pgn fen-bad': 'FEN 標記中的局面不能使用。',
  'pgn variant-unknown': '這裡不懂這種變體的規則。',
  'pgn move-figurine': '這不是棋子的符號。',
  'pgn move-syntax': '這不是著法的寫法。',
  'pgn move-illegal': '在那裡這不是合規則的著法。',
  'pgn move-ambiguous': '能走這一著的棋子不止一個。',
  'pgn move-promotion': '沒有寫明兵變成什麼。',
  'pgn move-null': '空著一步，不是著法。',
  'pgn comment-open': '從那裡開始的註釋沒有結束。',
  'pgn variation-open': '有一個變化沒有結束。',
  'pgn variation-closed': '結束了一個沒有開始的變化。',
};
