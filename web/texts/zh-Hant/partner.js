// zh-Hant/partner.js -- the partner that is a program, in traditional Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/partner.js').enPartner} */
export const zhHantPartner = {
  who: '對局者',
  two: '兩人在同一螢幕前對弈',
  white: '電腦棋友執白，您執黑',
  black: '您執白，電腦棋友執黑',
  strength: '電腦棋友的棋力',
  levels: { 1: '1 級，入門', 2: '2 級，初級', 3: '3 級，中級', 4: '4 級，高級', 5: '5 級，最強' },
  help: '電腦棋友是程式 js-chess-engine。它遵守同樣的規則，思考時走它自己的棋鐘。',
  name: '電腦棋友 {level}',
  thinks: ['輪到{side}走棋。', '電腦棋友正在思考。'],
  trouble: {
    missing: ['本頁的這一版沒有電腦棋友。', '產生時缺少 npm 套件 esbuild 和 js-chess-engine。'],
    chess960: ['電腦棋友不會下 Chess960。', '可以由兩人對弈。'],
    lost: [
      '電腦棋友沒有載入。',
      '它的檔案無法取得，或者此處不允許背景執行緒。重新載入頁面會再試一次。',
    ],
  },
};
