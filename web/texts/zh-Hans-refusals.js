// zh-Hans-refusals.js -- what is refused and what is illegal, in simplified Chinese; keys as in en-refusals.js.
// SPDX-License-Identifier: MIT

/** @type {import('./sentence.js').Sentences} */
export const zhHansRefusals = {
  REFUSE: ['现在不能这样做（{what}）。', '什么都没有改变。'],

  // the state of the game
  'REFUSE over': ['对局已经结束。', '现在做什么都不算数。'],
  'REFUSE 6.8 over': ['对局已经结束，小旗不再有影响。'],
  'REFUSE 12.7 over': ['结果仍然有效：认输或同意和棋在先，发现小旗落下在后。'],
  'REFUSE setup': ['对局还没有开始。'],
  'REFUSE running': ['对局正在进行。'],
  'REFUSE stopped': ['棋钟停着，请稍后再做。'],
  'REFUSE sealing': ['正在封棋，请稍后再做。'],
  'REFUSE adjourned': ['对局已经封棋，请等续赛时再做。'],
  'REFUSE resuming': ['正在办理续赛，请稍后再做。'],

  // hand and board
  'REFUSE 3.1 not-on-move': ['没有轮到{other}走棋。', '双方轮流走棋。'],
  'REFUSE 7.1 not-on-move': ['只有行棋方可以摆正棋子。'],
  'REFUSE 7.1 not-running': ['自己的钟在走时才能摆正棋子。'],
  'REFUSE 10.11 not-on-move': ['只有行棋方可以这样要求判和。'],
  'REFUSE 13.1(2) not-on-move': ['只有行棋方可以提前封棋。'],
  'REFUSE not-on-move': ['这要由行棋方来做。'],
  'REFUSE not-running': ['自己的钟在走时才能这样做。'],
  'REFUSE hand-full': ['手里已经拿着一个棋子。'],
  'REFUSE hand-empty': ['手里没有棋子。'],
  'REFUSE not-placed': ['手里的棋子还没有放到格子上。'],
  'REFUSE empty': ['那个格子上没有棋子。'],
  'REFUSE occupied': ['那个格子上放不下。', '棋子不能走到己方棋子占据的格子。'],
  'REFUSE no-promotion': ['现在没有兵升变。'],
  'REFUSE piece-chosen': ['升变的棋子已碰到格子，不能再换。'],
  'REFUSE must-play': ['必须先走声明过的着法。'],

  // claims
  'REFUSE touched': ['太迟了：已经摸了子。'],
  'REFUSE 7.4 touched': [
    '太迟了：{side}自己已经摸了子。',
    '指出对方违反摸子走子，须在自己摸子以前。',
  ],
  'REFUSE 10.11 touched': ['太迟了：摸了子就不能再这样要求判和。'],
  'REFUSE no-violation': ['没有可以指出的：上一着走的就是可以走的子。'],
  'REFUSE none-found': ['没有发现这样的情况。', '对局继续。'],
  'REFUSE 8.1 none-found': ['没有发现不合规则的着法。', '对局继续。'],
  'REFUSE 7.6 none-found': ['棋子摆得没有错。', '对局继续。'],
  'REFUSE 8.2 none-found': ['没有棋子被碰动。', '对局继续。'],
  'REFUSE 8.3 none-found': ['没有棋子被碰动。'],
  'REFUSE 8.4 none-found': ['封棋时的局面摆得没有错。', '对局继续。'],
  'REFUSE 8.5 none-found': ['开局时棋子摆得没有错。', '对局继续。'],
  'REFUSE 14.6 none-found': ['本局没有续赛过，没有可以纠正的钟。'],
  'REFUSE A.5.4 none-found': ['双方的王没有同时被将军，也没有兵停在底线上。', '对局继续。'],
  'REFUSE late': ['太迟了，现在不能再提。'],
  'REFUSE 8.1 late': ['太迟了：指出不合规则的着法，须在自己走下一着以前。'],
  'REFUSE 8.5 late': ['太迟了：已走的着数太多，不能再重新开局。'],
  'REFUSE continue': ['对局继续。'],
  'REFUSE 8.6 continue': ['颜色虽然弄反，但已经下了很久，对局继续。'],
  'REFUSE flag-up': ['小旗没有落下。'],
  'REFUSE moves-made': ['小旗虽已落下，但着数已在时限内走满。'],
  'REFUSE one-flag': ['并不是双方的小旗都已落下。', '双方的小旗都落下时才能这样处理。'],
  'REFUSE after-flag': ['太迟了：棋钟有故障，须在小旗落下以前提出。'],
  'REFUSE first-move-made': ['太迟了：棋钟拨错，须在自己走第一着以前提出。'],
  'REFUSE claim-pending': ['请先等已提出的要求有了结论。'],
  'REFUSE no-claim': ['没有等待审验的要求。'],
  'REFUSE no-question': ['没有等待裁判答复的问题。'],
  'REFUSE not-announced-before': ['超过五十回合的规定，只能在赛前宣布。'],
  'REFUSE no-extensions': ['这一版规则不延长五十回合。'],
  'REFUSE table-full': ['不能再登记更多的子力组合。'],
  'REFUSE not-provided': ['本次比赛的规程没有这一条。'],
  'REFUSE time-left': ['只有在最后一个时限、剩下不到两分钟时才能这样做。'],
  'REFUSE has-increment': ['每着棋本来就已加时。'],
  'REFUSE clock-shows': ['棋钟本身显示了哪一方的小旗先落。'],

  // offers
  'REFUSE no-offer': ['没有人提和。'],
  'REFUSE no-offers': ['本次比赛不许提和。'],
  'REFUSE too-early': ['太早了：走的着数还不够，不能同意和棋。'],
  'REFUSE irrevocable': ['这不能收回。'],
  'REFUSE 10.7 irrevocable': ['提和不能收回，在得到答复以前一直有效。'],
  'REFUSE 10.13(3) irrevocable': ['提出的要求不能收回。'],

  // scoresheets, clocks, the arbiter
  'REFUSE complete-sheet-first': ['请先补全记录。'],
  'REFUSE not-manual': ['记录由程序代写。'],
  'REFUSE floor': ['这样剩下的时间会不足五分钟，或每着不足一分钟。'],
  'REFUSE not-told': ['裁判不得这样提醒棋手。'],

  // adjournment and presence
  'REFUSE no-adjournment': ['本次比赛不封棋。'],
  'REFUSE not-sealing': ['现在不在封棋。'],
  'REFUSE not-sealed': ['信封还没有封好。', '封好以后才能停钟。'],
  'REFUSE nothing-written': ['还没有写下着法，信封里没有东西可装。'],
  'REFUSE must-seal-played-move': ['必须封已在棋盘上走出的那一着。'],
  'REFUSE replier-absent': ['应着的一方没有到，不能拆封。'],
  'REFUSE sealer-absent': ['先封棋的一方没有到，不能拆开应着。'],
  'REFUSE envelope-void': ['局面已退回到封着以前，信封不再有效。'],
  'REFUSE no-envelope': ['没有信封。'],
  'REFUSE here': ['棋手就在棋盘前。'],
  'REFUSE away': ['棋手本来就不在棋盘前。'],

  // illegal moves
  ILLEGAL: ['走了不合规则的着法。', '这着棋要收回。'],
  'ILLEGAL piece-cannot-move-so': ['这着棋不合规则：这个子不能这样走。'],
  'ILLEGAL king-left-in-check': ['这着棋不合规则：走后己方的王被将军。'],
  'ILLEGAL unpromoted': ['按了钟，但兵还没有升变。', '钟拨回来，请选择升变的棋子。'],
  'ILLEGAL 7.5.2 unpromoted': [
    '按了钟，但兵还没有升变。',
    '兵变为后，这次按钟算走了不合规则的着法。',
  ],
  'ILLEGAL bad-promotion': ['兵只能升变为同色的后、车、象或马。'],
  'ILLEGAL unfinished': ['按了钟，但着法还没有走完。', '钟拨回来，请把这着走完。'],
  'ILLEGAL no-move': ['没有走棋就按了钟，算不合规则的着法。'],
  'ILLEGAL two-hands': ['这着棋是用双手走的，算不合规则的着法。', '这着棋本身仍然有效。'],
};
