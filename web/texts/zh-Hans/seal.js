// zh-Hans/seal.js -- adjourning, sealing and resuming, in simplified Chinese.
// SPDX-License-Identifier: MIT

/** @type {typeof import('../en/seal.js').enSeal} */
export const zhHansSeal = {
  title: '封棋',
  noCrypto:
    '这个页面不是经 https 打开的，浏览器不提供加密，所以在这里不能封棋，也不能拆封；对局保持原样。' +
    '请经 https 打开页面，或从磁盘打开单一文件版。',

  announceHelp:
    '规定的时间已到而对局还没有结束，由行棋方封棋：他不在棋盘上走，而把着法写下，对局暂停，以后续赛。',
  announce: '时间已到，封棋',
  early: '提前封棋',
  earlyHelp: '提前封棋的，到规定时间为止的全部时间加到他的已用时间上（13.1(2)）。',
  partner: '现在轮到电脑走棋。轮到您走棋时才能封棋。',

  presence: '到场情况',
  here: '{who} 在场',

  writeTitle: '封着',
  writeReply: '封应着',
  writeHelp: '{side}把着法写清楚，对方不看。{side}的钟在走。',
  must: '宣布封棋以后，在棋盘上走出了 {san}，必须封这一着。',
  move: '封着',
  show: '显示所写的内容',
  holder: '信封用口令锁住',
  of_arbiter: '裁判的口令',
  of_players: '双方棋手的口令',
  arbiterHelp: '没有这个口令谁也打不开信封，本页面也不能：口令不保存在任何地方。',
  playersHelp: '两个口令合在一起才能打开信封。如果有人可能迟到，请用裁判的口令。',
  pass_arbiter: '裁判的口令',
  pass_white: '白方的口令',
  pass_black: '黑方的口令',
  again: '再写一次',
  close: '封好信封',
  closing: '正在封信封…',
  empty: '请写下着法。',
  long: '太长了，记录纸上写不下。',
  missing: '请写口令。',
  short: '口令至少 {n} 个字符，用几个词更好。',
  different: '两次写的口令不同。',
  closed: '信封已封好。里面的着法已经锁住，本页面也不再知道。',
  mayChange: '{side}停钟以前，还可以另写一着。',
  stop: '停钟',
  change: '另写一着',

  adjourned: '对局已封棋',
  adjournedHelp: '封棋的对局保存在这个浏览器里。要在别的浏览器里续赛，或者为了稳妥，请存成文件。',
  save: '存成文件',
  saveHelp: '文件用信封的口令锁住。',
  saved: '已保存：{name}',
  resume: '开始续赛',
  resumeHelp:
    '续赛时摆出这个局面，棋钟按这些用时拨好；发现拨错的，应在自己走第一着以前指出（14.6）。应着的{side}在场时拆封（14.2）；他没有到，就开动他的钟（14.3）。',

  openTitle: '信封',
  openHelp: '应着的{side}在场时才能拆封（14.2）。',
  replyHelp: '先封棋的{side}到场以后，才能拆开应着（14.4）。',
  afterHelp: '对局已经结束，不论信封里写了什么，结果不变（14.2(1)）。',
  open: '拆封',
  wrong: '信封打不开：口令不对，或信封被改动过。',

  lost: '信封遗失…',
  lostTitle: '信封遗失',
  lostHelp: '谁也不知道口令，也一样处理。这里保存的信封将被销毁。',
  known: '双方和裁判还能确定的',
  lostKnown: '局面和用时都能确定：从那里续赛，由{side}在棋盘上走出封着（14.5(1)）。',
  lostTimes: '局面能确定，用时不能：由裁判拨钟，{side}在棋盘上走出封着（14.5(3)）。',
  lostPosition: '局面不能确定：本局作废，重新对局（14.5(2)）。',
  rule: '照此处理',
  back: '返回',

  envelope: '信封',
  flapOpen: '未封',
  flapClosed: '已封好',
  position: '局面',
  used: '用时',
  sealer: '封棋方',
  number: '封着回合',
  offer: '已提和',
  yes: '是',
  nameless: '没有写名字',

  fileTitle: '封棋的对局',
  fileHelp: '信封上写着这些。用口令核对无误后摆出对局；封着仍然不拆。',
  setUp: '摆出对局',
  when: '{date} 封棋',
  fileWrong: '文件打不开：口令不对，或文件被改动过。',
  'file version': '这个文件由本程序更新的版本写成。',
  'file cut': '文件不完整：末尾缺失。',
  'file damaged': '文件已损坏：里面的内容有变动。',
  'file foreign': '这不是本程序写的封棋文件。',
};
