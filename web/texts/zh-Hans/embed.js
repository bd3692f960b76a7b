// zh-Hans/embed.js -- what an embedded board says by itself, in simplified Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/embed.js').enEmbed} */
export const zhHansEmbed = {
  position: '国际象棋局面。',
  pieces: '{side}：{list}。',
  first: '回到开头',
  back: '退一着',
  next: '下一着',
  last: '到最后',
  moves: '着法',
  start: '第一着之前',
  after: '{move} 之后',
  again: '重新开始',
  claimTouch: '指出摸子违规',
  claimIllegal: '指出违例着法',
  close: '关闭',
  wrong: '这个棋盘无法显示。',
  attribute: '属性 {name} 是“{value}”，应为 {choices}。',
  squares: '属性 {name} 是“{value}”，应写格子，例如“a1 h1”。',
  fen: '属性 fen 里的局面无法使用。',
  pgn: '属性 pgn 里的着法读不出来。',
  notYet: '本版本还没有 mode="{value}" 的棋盘。',
  failed: '棋盘没有载入，或者本页的策略不允许 WebAssembly。',
};
