// zh-Hant-refusals.js -- what is refused and what is illegal, in traditional Chinese; keys as in en-refusals.js.
// SPDX-License-Identifier: MIT

/** @type {import('./sentence.js').Sentences} */
export const zhHantRefusals = {
  REFUSE: ['現在不能這樣做（{what}）。', '什麼都沒有改變。'],

  // the state of the game
  'REFUSE over': ['對局已經結束。', '現在做什麼都不算數。'],
  'REFUSE 6.8 over': ['對局已經結束，小旗不再有影響。'],
  'REFUSE 12.7 over': ['結果仍然有效：認輸或同意和棋在先，發現小旗落下在後。'],
  'REFUSE setup': ['對局還沒有開始。'],
  'REFUSE running': ['對局正在進行。'],
  'REFUSE stopped': ['棋鐘停著，請稍後再做。'],
  'REFUSE sealing': ['正在封棋，請稍後再做。'],
  'REFUSE adjourned': ['對局已經封棋，請等續賽時再做。'],
  'REFUSE resuming': ['正在辦理續賽，請稍後再做。'],

  // hand and board
  'REFUSE 3.1 not-on-move': ['沒有輪到{other}走棋。', '雙方輪流走棋。'],
  'REFUSE 7.1 not-on-move': ['只有行棋方可以擺正棋子。'],
  'REFUSE 7.1 not-running': ['自己的鐘在走時才能擺正棋子。'],
  'REFUSE 10.11 not-on-move': ['只有行棋方可以這樣要求判和。'],
  'REFUSE 13.1(2) not-on-move': ['只有行棋方可以提前封棋。'],
  'REFUSE not-on-move': ['這要由行棋方來做。'],
  'REFUSE not-running': ['自己的鐘在走時才能這樣做。'],
  'REFUSE hand-full': ['手裡已經拿著一個棋子。'],
  'REFUSE hand-empty': ['手裡沒有棋子。'],
  'REFUSE not-placed': ['手裡的棋子還沒有放到格子上。'],
  'REFUSE empty': ['那個格子上沒有棋子。'],
  'REFUSE occupied': ['那個格子上放不下。', '棋子不能走到己方棋子佔據的格子。'],
  'REFUSE no-promotion': ['現在沒有兵升變。'],
  'REFUSE piece-chosen': ['升變的棋子已碰到格子，不能再換。'],
  'REFUSE must-play': ['必須先走聲明過的著法。'],

  // claims
  'REFUSE touched': ['太遲了：已經摸了子。'],
  'REFUSE 7.4 touched': [
    '太遲了：{side}自己已經摸了子。',
    '指出對方違反摸子走子，須在自己摸子以前。',
  ],
  'REFUSE 10.11 touched': ['太遲了：摸了子就不能再這樣要求判和。'],
  'REFUSE no-violation': ['沒有可以指出的：上一著走的就是可以走的子。'],
  'REFUSE none-found': ['沒有發現這樣的情況。', '對局繼續。'],
  'REFUSE 8.1 none-found': ['沒有發現不合規則的著法。', '對局繼續。'],
  'REFUSE 7.6 none-found': ['棋子擺得沒有錯。', '對局繼續。'],
  'REFUSE 8.2 none-found': ['沒有棋子被碰動。', '對局繼續。'],
  'REFUSE 8.3 none-found': ['沒有棋子被碰動。'],
  'REFUSE 8.4 none-found': ['封棋時的局面擺得沒有錯。', '對局繼續。'],
  'REFUSE 8.5 none-found': ['開局時棋子擺得沒有錯。', '對局繼續。'],
  'REFUSE 14.6 none-found': ['本局沒有續賽過，沒有可以糾正的鐘。'],
  'REFUSE A.5.4 none-found': ['雙方的王沒有同時被將軍，也沒有兵停在底線上。', '對局繼續。'],
  'REFUSE late': ['太遲了，現在不能再提。'],
  'REFUSE 8.1 late': ['太遲了：指出不合規則的著法，須在自己走下一著以前。'],
  'REFUSE 8.5 late': ['太遲了：已走的著數太多，不能再重新開局。'],
  'REFUSE continue': ['對局繼續。'],
  'REFUSE 8.6 continue': ['顏色雖然弄反，但已經下了很久，對局繼續。'],
  'REFUSE flag-up': ['小旗沒有落下。'],
  'REFUSE moves-made': ['小旗雖已落下，但著數已在時限內走滿。'],
  'REFUSE one-flag': ['並不是雙方的小旗都已落下。', '雙方的小旗都落下時才能這樣處理。'],
  'REFUSE after-flag': ['太遲了：棋鐘有故障，須在小旗落下以前提出。'],
  'REFUSE first-move-made': ['太遲了：棋鐘撥錯，須在自己走第一著以前提出。'],
  'REFUSE claim-pending': ['請先等已提出的要求有了結論。'],
  'REFUSE no-claim': ['沒有等待審驗的要求。'],
  'REFUSE no-question': ['沒有等待裁判答覆的問題。'],
  'REFUSE not-announced-before': ['超過五十回合的規定，只能在賽前宣布。'],
  'REFUSE no-extensions': ['這一版規則不延長五十回合。'],
  'REFUSE table-full': ['不能再登記更多的子力組合。'],
  'REFUSE not-provided': ['本次比賽的規程沒有這一條。'],
  'REFUSE time-left': ['只有在最後一個時限、剩下不到兩分鐘時才能這樣做。'],
  'REFUSE has-increment': ['每著棋本來就已加時。'],
  'REFUSE clock-shows': ['棋鐘本身顯示了哪一方的小旗先落。'],

  // offers
  'REFUSE no-offer': ['沒有人提和。'],
  'REFUSE no-offers': ['本次比賽不許提和。'],
  'REFUSE too-early': ['太早了：走的著數還不夠，不能同意和棋。'],
  'REFUSE irrevocable': ['這不能收回。'],
  'REFUSE 10.7 irrevocable': ['提和不能收回，在得到答覆以前一直有效。'],
  'REFUSE 10.13(3) irrevocable': ['提出的要求不能收回。'],

  // scoresheets, clocks, the arbiter
  'REFUSE complete-sheet-first': ['請先補全記錄。'],
  'REFUSE not-manual': ['記錄由程式代寫。'],
  'REFUSE floor': ['這樣剩下的時間會不足五分鐘，或每著不足一分鐘。'],
  'REFUSE not-told': ['裁判不得這樣提醒棋手。'],

  // adjournment and presence
  'REFUSE no-adjournment': ['本次比賽不封棋。'],
  'REFUSE not-sealing': ['現在不在封棋。'],
  'REFUSE not-sealed': ['信封還沒有封好。', '封好以後才能停鐘。'],
  'REFUSE nothing-written': ['還沒有寫下著法，信封裡沒有東西可裝。'],
  'REFUSE must-seal-played-move': ['必須封已在棋盤上走出的那一著。'],
  'REFUSE replier-absent': ['應著的一方沒有到，不能拆封。'],
  'REFUSE sealer-absent': ['先封棋的一方沒有到，不能拆開應著。'],
  'REFUSE envelope-void': ['局面已退回到封著以前，信封不再有效。'],
  'REFUSE no-envelope': ['沒有信封。'],
  'REFUSE here': ['棋手就在棋盤前。'],
  'REFUSE away': ['棋手本來就不在棋盤前。'],

  // illegal moves
  ILLEGAL: ['走了不合規則的著法。', '這著棋要收回。'],
  'ILLEGAL piece-cannot-move-so': ['這著棋不合規則：這個子不能這樣走。'],
  'ILLEGAL king-left-in-check': ['這著棋不合規則：走後己方的王被將軍。'],
  'ILLEGAL unpromoted': ['按了鐘，但兵還沒有升變。', '鐘撥回來，請選擇升變的棋子。'],
  'ILLEGAL 7.5.2 unpromoted': [
    '按了鐘，但兵還沒有升變。',
    '兵變為后，這次按鐘算走了不合規則的著法。',
  ],
  'ILLEGAL bad-promotion': ['兵只能升變為同色的后、車、象或馬。'],
  'ILLEGAL unfinished': ['按了鐘，但著法還沒有走完。', '鐘撥回來，請把這著走完。'],
  'ILLEGAL no-move': ['沒有走棋就按了鐘，算不合規則的著法。'],
  'ILLEGAL two-hands': ['這著棋是用雙手走的，算不合規則的著法。', '這著棋本身仍然有效。'],
};
