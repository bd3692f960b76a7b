// en/pgn-errors.js -- what may be wrong with a PGN so that something of it is lost, in English.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Table} */
export const enPgnErrors = {
  'pgn *': 'That cannot be read ({code}).',
  'pgn utf-16': 'The file is in an encoding that is not known here.',
  'pgn control-character': 'There is a character that belongs in no text.',
  'pgn token-long': 'This word is too long to mean anything.',
  'pgn stray-text': 'These words belong to no game.',
  'pgn stray-character': 'This character belongs to no game.',
  'pgn tag-unquoted': 'The value of the tag has no quotation marks.',
  'pgn fen-bad': 'The position in the tag FEN cannot be used.',
  'pgn variant-unknown': 'The rules of this variant are not known here.',
  'pgn move-figurine': 'That is no sign of a chessman.',
  'pgn move-syntax': 'That is not written as a move.',
  'pgn move-illegal': 'That is no legal move there.',
  'pgn move-ambiguous': 'More than one chessman can make this move.',
  'pgn move-promotion': 'It is not said what the pawn becomes.',
  'pgn move-null': 'A turn was passed, which is no move.',
  'pgn comment-open': 'The comment that begins there is never closed.',
  'pgn variation-open': 'A variation is never closed.',
  'pgn variation-closed': 'A variation is closed that was not open.',
};
