// zh-Hant/seal.js -- adjourning, sealing and resuming, in traditional Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/seal.js').enSeal} */
export const zhHantSeal = {
  title: '封棋',
  noCrypto:
    '這個頁面不是經 https 開啟的，瀏覽器不提供加密，所以在這裡不能封棋，也不能拆封；對局保持原樣。' +
    '請經 https 開啟頁面，或從磁碟開啟單一檔案版。',

  announceHelp:
    '規定的時間已到而對局還沒有結束，由行棋方封棋：他不在棋盤上走，而把著法寫下，對局暫停，以後續賽。',
  announce: '時間已到，封棋',
  early: '提前封棋',
  earlyHelp: '提前封棋的，到規定時間為止的全部時間加到他的已用時間上（13.1(2)）。',
  partner: '現在輪到電腦走棋。輪到您走棋時才能封棋。',

  presence: '到場情況',
  here: '{who} 在場',

  writeTitle: '封著',
  writeReply: '封應著',
  writeHelp: '{side}把著法寫清楚，對方不看。{side}的鐘在走。',
  must: '宣布封棋以後，在棋盤上走出了 {san}，必須封這一著。',
  move: '封著',
  show: '顯示所寫的內容',
  holder: '信封用通行碼鎖住',
  of_arbiter: '裁判的通行碼',
  of_players: '雙方棋手的通行碼',
  arbiterHelp: '沒有這個通行碼誰也打不開信封，本頁面也不能：通行碼不保存在任何地方。',
  playersHelp: '兩個通行碼合在一起才能打開信封。如果有人可能遲到，請用裁判的通行碼。',
  pass_arbiter: '裁判的通行碼',
  pass_white: '白方的通行碼',
  pass_black: '黑方的通行碼',
  again: '再寫一次',
  close: '封好信封',
  closing: '正在封信封…',
  empty: '請寫下著法。',
  long: '太長了，記錄紙上寫不下。',
  missing: '請寫通行碼。',
  short: '通行碼至少 {n} 個字元，用幾個詞更好。',
  different: '兩次寫的通行碼不同。',
  closed: '信封已封好。裡面的著法已經鎖住，本頁面也不再知道。',
  mayChange: '{side}停鐘以前，還可以另寫一著。',
  stop: '停鐘',
  change: '另寫一著',

  adjourned: '對局已封棋',
  adjournedHelp: '封棋的對局保存在這個瀏覽器裡。要在別的瀏覽器裡續賽，或者為了穩妥，請存成檔案。',
  save: '存成檔案',
  saveHelp: '檔案用信封的通行碼鎖住。',
  saved: '已儲存：{name}',
  resume: '開始續賽',
  resumeHelp:
    '續賽時擺出這個局面，棋鐘按這些用時撥好；發現撥錯的，應在自己走第一著以前指出（14.6）。應著的{side}在場時拆封（14.2）；他沒有到，就開動他的鐘（14.3）。',

  openTitle: '信封',
  openHelp: '應著的{side}在場時才能拆封（14.2）。',
  replyHelp: '先封棋的{side}到場以後，才能拆開應著（14.4）。',
  afterHelp: '對局已經結束，不論信封裡寫了什麼，結果不變（14.2(1)）。',
  open: '拆封',
  wrong: '信封打不開：通行碼不對，或信封被改動過。',

  lost: '信封遺失…',
  lostTitle: '信封遺失',
  lostHelp: '誰也不知道通行碼，也一樣處理。這裡保存的信封將被銷毀。',
  known: '雙方和裁判還能確定的',
  lostKnown: '局面和用時都能確定：從那裡續賽，由{side}在棋盤上走出封著（14.5(1)）。',
  lostTimes: '局面能確定，用時不能：由裁判撥鐘，{side}在棋盤上走出封著（14.5(3)）。',
  lostPosition: '局面不能確定：本局作廢，重新對局（14.5(2)）。',
  rule: '照此處理',
  back: '返回',

  envelope: '信封',
  flapOpen: '未封',
  flapClosed: '已封好',
  position: '局面',
  used: '用時',
  sealer: '封棋方',
  number: '封著回合',
  offer: '已提和',
  yes: '是',
  nameless: '沒有寫名字',

  fileTitle: '封棋的對局',
  fileHelp: '信封上寫著這些。用通行碼核對無誤後擺出對局；封著仍然不拆。',
  setUp: '擺出對局',
  when: '{date} 封棋',
  fileWrong: '檔案打不開：通行碼不對，或檔案被改動過。',
  'file version': '這個檔案由本程式更新的版本寫成。',
  'file cut': '檔案不完整：末尾缺失。',
  'file damaged': '檔案已損壞：裡面的內容有變動。',
  'file foreign': '這不是本程式寫的封棋檔案。',
};
