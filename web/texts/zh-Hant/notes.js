// zh-Hant/notes.js -- what is noted without a consequence, in traditional Chinese; keys as in en-notes.js.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Sentences} */
export const zhHantNotes = {
  NOTE: ['記下：{what}。'],

  // touching
  'NOTE adjust': ['擺正棋子時摸子不算。'],
  'NOTE accident': ['無意碰到棋子，不算摸子。'],
  'NOTE 7.2 not-on-move': ['沒有輪到走棋，摸子不算。'],
  'NOTE not-on-move': ['沒有輪到走棋，不算數。'],
  'NOTE clocks-stopped': ['棋鐘停著，摸子不算。'],
  'NOTE displaced': ['棋子被碰動了。', '誰碰動的，誰用自己的時間擺好。'],
  'NOTE fixed': ['碰動的棋子已擺好。'],
  'NOTE other-side': ['碰動的棋子不由對方來擺。', '誰碰動的，誰用自己的時間擺好。'],

  // clocks
  'NOTE not-running': ['這一方的鐘沒有在走。', '鐘在走的一方才能按。'],
  'NOTE no-move': ['沒有走棋就按了鐘。', '已記下，鐘繼續走。'],
  'NOTE answered': ['按鐘以前對方已經應了一著。', '現在按鐘太遲，不起作用。'],
  'NOTE pressed-back': ['鐘按回去，把棋子擺好為止。'],
  'NOTE restarted': ['棋鐘繼續走。'],
  'NOTE no-reason': ['停鐘沒有正當理由。', '已記下。'],

  // illegal positions
  'NOTE one-move-more': ['雙方的王都被將軍，或有兵停在底線上。', '再走一著仍然如此，即判和棋。'],

  // offers and claims
  'NOTE offered': ['信封上註明已提和。'],
  'NOTE marked': ['雙方都在記錄紙上記下這次提和。'],
  'NOTE denied': ['裁判不同意。', '對局繼續。'],
  'NOTE 10.6 denied': ['裁判不同意和棋。', '對局繼續。'],
  'NOTE III.4 denied': ['裁判不同意加秒。', '對局繼續。'],
  'NOTE III.5 denied': ['裁判不判和棋。', '對局繼續。'],
  'NOTE 11.5 denied': ['現在不能借看對方的記錄紙。', '時限過後再補全記錄。'],
  'NOTE extended': ['對這樣的子力，允許超過五十回合。'],
  'NOTE increment': ['從現在起每著加五秒。'],
  'NOTE postponed': ['裁判暫緩決定。', '對局繼續。'],

  // writing
  'NOTE written': ['著法已寫下。'],
  'NOTE 11.1 written': ['著法已先寫下，還沒有走。', '可以憑它要求判和，也可以直接走出。'],
  'NOTE 13.1(1) written': ['封著已寫下。', '停鐘以前還可以改；現在把信封封好。'],
  'NOTE closed': ['信封已封好。', '現在停鐘。'],
  'NOTE recorded': ['記錄已補到當前著法。'],
  'NOTE exempt': ['剩下的時間很少，可以不記錄。'],
  'NOTE lent': ['借給他對方的記錄紙。', '所用的時間算補記的一方的。'],
  'NOTE sheet-complete': ['記錄已補全。'],
  'NOTE sheets-complete': ['雙方的記錄都已補全，棋鐘繼續走。'],
  'NOTE signed': ['已在結果上簽名。', '雙方簽的結果一致，即告生效。'],

  // presence and adjournment
  'NOTE absent': ['棋手不在棋盤前。', '遲到太久的判負。'],
  'NOTE arrived': ['棋手已到棋盤前。'],
  'NOTE session-ends': [
    '現在封棋，由{side}封著。',
    '他寫下著法，把雙方的記錄紙裝入信封，封好以後停鐘。',
  ],
  'NOTE 14.3': ['應著的{who}沒有到，他的鐘在走。', '等他到了才拆封。'],
  'NOTE 14.5(1)': ['由{who}在棋盤上走出封著。', '然後棋鐘按記錄的用時開動。'],
  'NOTE result-stands': ['不論信封裡寫了什麼，結果仍然有效。'],

  // penalties
  'NOTE points': ['裁判更改本局的得分。'],
  'NOTE fine': ['裁判宣布罰款。'],
  'NOTE exclusion': ['停賽一輪或幾輪。'],
  'NOTE expulsion': ['取消比賽資格。'],
};
