// zh-Hans/partner.js -- the partner that is a program, in simplified Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/partner.js').enPartner} */
export const zhHansPartner = {
  who: '对局者',
  two: '两人在同一屏幕前对弈',
  white: '电脑棋友执白，您执黑',
  black: '您执白，电脑棋友执黑',
  strength: '电脑棋友的棋力',
  levels: { 1: '1 级，入门', 2: '2 级，初级', 3: '3 级，中级', 4: '4 级，高级', 5: '5 级，最强' },
  help: '电脑棋友是程序 js-chess-engine。它遵守同样的规则，思考时走它自己的棋钟。',
  name: '电脑棋友 {level}',
  thinks: ['轮到{side}走棋。', '电脑棋友正在思考。'],
  trouble: {
    missing: ['本页的这一版没有电脑棋友。', '生成时缺少 npm 软件包 esbuild 和 js-chess-engine。'],
    chess960: ['电脑棋友不会下 Chess960。', '可以由两人对弈。'],
    lost: [
      '电脑棋友没有载入。',
      '它的文件无法取得，或者此处不允许后台线程。重新载入页面会再试一次。',
    ],
  },
};
