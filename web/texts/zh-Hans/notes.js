// zh-Hans/notes.js -- what is noted without a consequence, in simplified Chinese; keys as in en-notes.js.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const zhHansNotes = {
  NOTE: ['记下：{what}。'],

  // touching
  'NOTE adjust': ['摆正棋子时摸子不算。'],
  'NOTE accident': ['无意碰到棋子，不算摸子。'],
  'NOTE 7.2 not-on-move': ['没有轮到走棋，摸子不算。'],
  'NOTE not-on-move': ['没有轮到走棋，不算数。'],
  'NOTE clocks-stopped': ['棋钟停着，摸子不算。'],
  'NOTE displaced': ['棋子被碰动了。', '谁碰动的，谁用自己的时间摆好。'],
  'NOTE fixed': ['碰动的棋子已摆好。'],
  'NOTE other-side': ['碰动的棋子不由对方来摆。', '谁碰动的，谁用自己的时间摆好。'],

  // clocks
  'NOTE not-running': ['这一方的钟没有在走。', '钟在走的一方才能按。'],
  'NOTE no-move': ['没有走棋就按了钟。', '已记下，钟继续走。'],
  'NOTE answered': ['按钟以前对方已经应了一着。', '现在按钟太迟，不起作用。'],
  'NOTE pressed-back': ['钟按回去，把棋子摆好为止。'],
  'NOTE restarted': ['棋钟继续走。'],
  'NOTE no-reason': ['停钟没有正当理由。', '已记下。'],

  // illegal positions
  'NOTE one-move-more': ['双方的王都被将军，或有兵停在底线上。', '再走一着仍然如此，即判和棋。'],

  // offers and claims
  'NOTE offered': ['信封上注明已提和。'],
  'NOTE marked': ['双方都在记录纸上记下这次提和。'],
  'NOTE denied': ['裁判不同意。', '对局继续。'],
  'NOTE 10.6 denied': ['裁判不同意和棋。', '对局继续。'],
  'NOTE III.4 denied': ['裁判不同意加秒。', '对局继续。'],
  'NOTE III.5 denied': ['裁判不判和棋。', '对局继续。'],
  'NOTE 11.5 denied': ['现在不能借看对方的记录纸。', '时限过后再补全记录。'],
  'NOTE extended': ['对这样的子力，允许超过五十回合。'],
  'NOTE increment': ['从现在起每着加五秒。'],
  'NOTE postponed': ['裁判暂缓决定。', '对局继续。'],

  // writing
  'NOTE written': ['着法已写下。'],
  'NOTE 11.1 written': ['着法已先写下，还没有走。', '可以凭它要求判和，也可以直接走出。'],
  'NOTE 13.1(1) written': ['封着已写下。', '停钟以前还可以改；现在把信封封好。'],
  'NOTE closed': ['信封已封好。', '现在停钟。'],
  'NOTE recorded': ['记录已补到当前着法。'],
  'NOTE exempt': ['剩下的时间很少，可以不记录。'],
  'NOTE lent': ['借给他对方的记录纸。', '所用的时间算补记的一方的。'],
  'NOTE sheet-complete': ['记录已补全。'],
  'NOTE sheets-complete': ['双方的记录都已补全，棋钟继续走。'],
  'NOTE signed': ['已在结果上签字。', '双方签的结果一致，即告生效。'],

  // presence and adjournment
  'NOTE absent': ['棋手不在棋盘前。', '迟到太久的判负。'],
  'NOTE arrived': ['棋手已到棋盘前。'],
  'NOTE session-ends': [
    '现在封棋，由{side}封着。',
    '他写下着法，把双方的记录纸装入信封，封好以后停钟。',
  ],
  'NOTE 14.3': ['应着的{who}没有到，他的钟在走。', '等他到了才拆封。'],
  'NOTE 14.5(1)': ['由{who}在棋盘上走出封着。', '然后棋钟按记录的用时开动。'],
  'NOTE result-stands': ['不论信封里写了什么，结果仍然有效。'],

  // penalties
  'NOTE points': ['裁判更改本局的得分。'],
  'NOTE fine': ['裁判宣布罚款。'],
  'NOTE exclusion': ['停赛一轮或几轮。'],
  'NOTE expulsion': ['取消比赛资格。'],
};
