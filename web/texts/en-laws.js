// en-laws.js -- the Laws in our own words, in English, by Article.
// SPDX-License-Identifier: MIT

/** @type {import('./en.js').Table} */
export const enLaws = {
  '1.0': 'Chess is played by two sides that move pieces on a square board.',
  1.1: 'The board has 64 equal squares, light and dark by turns.',
  1.2: 'The board lies so that each player has a light square in the corner at his right hand.',
  1.3: 'The eight columns of squares are the files.',
  1.4: 'The eight rows of squares are the ranks.',
  1.5: 'Squares of one colour that touch at their corners form the diagonals.',
  2.1: 'When the game begins White has sixteen light pieces and Black sixteen dark ones.',
  2.2: 'Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns. Each queen begins on a square of her own colour.',
  3.1: 'White moves first. Then the sides move in turn, one move each, until the game is over.',
  3.2: 'A side has the move as soon as the move of the other side is completed. The press of the clock does not matter for that.',
  4.1: 'Castling apart, a move takes one piece from its square to another that is empty or held by an enemy piece.',
  4.2: 'No piece passes over an occupied square, except the knight and the castling rook.',
  4.3: 'A piece that moves to the square of an enemy piece captures it. Whoever captures takes the captured piece off the board at once, as part of the same move.',
  '5.1(1)': 'The king goes to any adjoining square that no enemy piece attacks.',
  '5.1(2)':
    'Castling is one move of king and rook: the king goes two squares from where it began towards the rook, and the rook is put on the square the king has just crossed.',
  '5.1(3)':
    'Whoever touches a rook and then the king may not castle with that rook; Articles 7.2 and 7.3 say what must be played.',
  '5.1(4)':
    'Whoever touches the king, or king and rook together, in order to castle and finds that this is not legal may move the king elsewhere or castle on the other side. If the king has no legal move he may play any legal move.',
  '5.1(5)':
    'A king that has moved does not castle any more, nor is there castling with a rook that has moved.',
  '5.1(6)':
    'For the moment there is no castling if the square of the king, the one it crosses or the one it lands on is attacked, or if any piece stands between king and rook.',
  5.2: 'The queen goes any distance along a file, a rank or a diagonal.',
  5.3: 'The rook goes any distance along a file or a rank.',
  5.4: 'The bishop goes any distance along a diagonal.',
  5.5: 'The knight goes one square along file or rank and then one square diagonally away from where it began. The square in between may be occupied.',
  '5.6(1)': 'A pawn only goes forward.',
  '5.6(2)':
    'From its original square a pawn goes one or two empty squares straight ahead, later one. It captures one square diagonally ahead.',
  '5.6(3)':
    'A pawn that attacks the square over which an enemy pawn has just made its double step may capture it as if it had gone only one square; only at once, with the next move.',
  '5.6(4)':
    'A pawn that reaches the last rank is exchanged at once for a queen, rook, bishop or knight of its colour, as part of the same move. The player is free in his choice, and the new piece acts at once.',
  '5.6(5)':
    'If the piece that is wanted is not at hand, the player may stop the clocks and ask the arbiter for it. Then he finishes the move.',
  '6.0': 'This Article says when a move is completed.',
  6.1: 'A move to an empty square is completed when the hand has left the piece.',
  6.2: 'A capture is completed when the captured piece is off the board and the hand has left the capturing piece on its new square.',
  6.3: 'Castling is completed when the hand has left the rook on the square the king crossed. Once the king has been let go, only this castling may be played, if it is legal.',
  6.4: 'A promotion is completed when the pawn is off the board and the hand has left the new piece. A pawn that was let go on the last rank may not go to another square; the piece may still be chosen.',
  6.5: 'When it is asked whether the moves were made in time, the last one counts only after the player has stopped his clock. A move that ends the game needs no press.',
  7.1: 'The player having the move may put pieces straight on their squares if he says so first: “J’adoube”.',
  7.2: 'A player having the move who touches pieces on purpose must play with them: see 7.2(1) and 7.2(2).',
  '7.2(1)':
    'Whoever has the move and touches pieces of one colour on purpose must move, or take, the first of them that can be moved or taken.',
  '7.2(2)':
    'Whoever touches one of his own pieces and one of his opponent’s must take the latter with the former. If that is not legal, the first touched piece that can be moved or taken decides; if the order is not known, his own counts as touched first.',
  7.3: 'If no touched piece can legally be moved, or taken, the player may play any legal move.',
  7.4: 'That the opponent broke 7.2 can be claimed only before touching a piece oneself.',
  8.1: 'When an illegal move is found during the game, the position before it is restored, and Article 7 applies to the move that takes its place. If the position cannot be restored, the game is annulled and played again.',
  8.2: 'If pieces were displaced by accident and put back wrongly, the position before the accident is restored. If that is not possible, the game is annulled and played again.',
  8.3: 'Whoever displaces pieces puts them back on his own time.',
  9.1: 'A king is in check when an enemy piece attacks its square, even a pinned one. No move may leave the own king in check.',
  9.2: 'A check must be met by the very next move. If it cannot be met, it is mate.',
  9.3: 'A check need not be announced.',
  10: 'The game is over; what is done afterwards does not count.',
  10.1: 'Whoever mates the opponent’s king has won, and the game is over at once.',
  10.2: 'If a player resigns, his opponent has won, and the game is over at once.',
  10.3: 'If the side having the move has no legal move and its king is not in check, the game is drawn by stalemate, at once.',
  10.4: 'The game is drawn when one of three endings arises: king against king; king against king with a bishop or a knight; king and bishop each, the bishops on squares of the same colour.',
  '10.4(1)': 'King against king is a draw.',
  '10.4(2)': 'King against king with one bishop or one knight is a draw.',
  '10.4(3)':
    'King and bishop against king and bishop is a draw if both bishops stand on squares of the same colour.',
  10.5: 'A side that has only its king left cannot win. If its opponent oversteps the time, the game is drawn.',
  10.6: 'The game is drawn if the players agree on it.',
  10.14:
    'Whoever has not made the moves of a period in its time has lost; if his opponent has only the king, the game is drawn.',
  12.1: 'Each side has to make a number of moves in a time, both fixed beforehand. Time saved in one period is added to the next.',
  12.2: 'Each clock has a flag. It counts as fallen when the arbiter sees that it is down; without an arbiter a player may claim it. Here the referee sees it at once.',
  12.3: 'White’s clock is started first. During play each side, having moved, stops its own clock and thereby starts the other’s.',
  12.4: 'Unless it is plainly defective, the clock is right.',
};
