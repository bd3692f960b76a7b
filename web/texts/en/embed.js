// en/embed.js -- what an embedded board says by itself, in English.
// SPDX-License-Identifier: MIT

export const enEmbed = {
  position: 'Chess position.',
  pieces: '{side}: {list}.',
  first: 'To the beginning',
  back: 'One move back',
  next: 'Next move',
  last: 'To the end',
  moves: 'Moves',
  start: 'Before the first move',
  after: 'After {move}',
  again: 'Start again',
  claimTouch: 'Claim: touch',
  claimIllegal: 'Claim illegal move',
  close: 'Close',
  wrong: 'This board cannot be shown.',
  attribute: 'The attribute {name} is “{value}”; it can be {choices}.',
  squares: 'The attribute {name} is “{value}”; it should name squares, such as “a1 h1”.',
  fen: 'The position in the attribute fen cannot be used.',
  pgn: 'The moves in the attribute pgn cannot be read.',
  notYet: 'Boards with mode="{value}" are not part of this version yet.',
  failed: 'It could not be loaded, or this page’s policy does not allow WebAssembly.',
};
