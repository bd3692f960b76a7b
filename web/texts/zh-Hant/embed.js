// zh-Hant/embed.js -- what an embedded board says by itself, in traditional Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/embed.js').enEmbed} */
export const zhHantEmbed = {
  position: '國際象棋局面。',
  pieces: '{side}：{list}。',
  first: '回到開頭',
  back: '退一著',
  next: '下一著',
  last: '到最後',
  moves: '著法',
  start: '第一著之前',
  after: '{move} 之後',
  again: '重新開始',
  claimTouch: '指出摸子違規',
  claimIllegal: '指出違例著法',
  close: '關閉',
  wrong: '這個棋盤無法顯示。',
  attribute: '屬性 {name} 是「{value}」，應為 {choices}。',
  squares: '屬性 {name} 是「{value}」，應寫格子，例如「a1 h1」。',
  fen: '屬性 fen 裡的局面無法使用。',
  pgn: '屬性 pgn 裡的著法讀不出來。',
  notYet: '本版本還沒有 mode="{value}" 的棋盤。',
  failed: '棋盤沒有載入，或者本頁的策略不允許 WebAssembly。',
};
