// en/laws.js -- the Laws in our own words, in English, by Article.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Table} */
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
  8.1: 'When an illegal move is found during the game, the position before it is restored, and Article 7 applies to the move that takes its place. If the position cannot be restored, the game is annulled and played again. This holds at every stage, also for a game that waits for adjudication.',
  8.2: 'If pieces were displaced by accident and put back wrongly, the position before the accident is restored. If that is not possible, the game is annulled and played again.',
  8.3: 'Whoever displaces pieces puts them back on his own time.',
  8.4: 'If the pieces are found to have been set up wrongly after an adjournment, the position of the adjournment is set up again, and the game goes on from there.',
  8.5: 'If the pieces are found not to have begun on their right squares, the game is annulled and played again.',
  8.6: 'If the players are found to have exchanged colours, the game goes on once more than a quarter of the time of the first period is gone. Earlier the arbiter may have a new game played with the right colours, if the schedule allows it.',
  8.7: 'If the board is found to lie the wrong way, the position is moved to one that lies rightly, and the game goes on.',
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
  10.5: 'A side that has only its king left cannot win. If its opponent oversteps the time or seals an illegal move, the game is drawn.',
  10.6: 'The game is drawn if the players agree on it, and over at once.',
  10.7: 'A draw is offered when a move has just been made and before the clock is pressed. The opponent accepts, or refuses by word or by completing a move; until then the offer stands and cannot be taken back.',
  10.8: 'An offer made while the opponent is thinking on his own time may be accepted or refused like any other, but the arbiter may punish it.',
  10.9: 'If a draw is offered before one’s own move is made, or after it has been sealed, the opponent may wait until he has seen the move.',
  '10.10':
    'The player having the move may claim a draw when the same position occurs for the third time, or will with the move he is going to play. A position is the same if pieces of the same kind and colour stand on the same squares, the same side has the move, and everything that could be played is the same, castling and en passant included.',
  '10.10(1)':
    'If the position is only about to occur for the third time, the player first writes the move on his scoresheet and tells the arbiter that he will play it.',
  '10.10(2)':
    'If the position has just occurred for the third time, the player claims before he moves; the same side must have had the move each time.',
  10.11:
    'Whoever moves without claiming the repetition loses the right to it. It comes back when the same position does, with him to move.',
  10.12:
    'The player having the move may claim a draw if he shows that in the last fifty moves at least, by each side, nothing was captured and no pawn moved. More moves may be allowed for certain positions, if the organisers announce number and positions before the event.',
  10.13:
    'When a draw is claimed by repetition or fifty moves, both clocks are stopped first and the claim is examined. If it is right, the game is drawn. If it is wrong, 10.13(2) applies. It cannot be taken back.',
  '10.13(2)':
    'A wrong claim adds five minutes to the time the claimant has used; if that takes him over the limit, he loses. Otherwise play goes on, and a move announced with the claim must be played.',
  '10.13(3)': 'A claim that has been made cannot be taken back.',
  10.14:
    'Whoever has not made the moves of a period in its time has lost; if his opponent has only the king, the game is drawn.',
  10.15:
    'Whoever comes to the board more than an hour after the game or its resumption began has lost. If it is the player who sealed, his sealed move still counts when it mates, stalemates or leaves a drawn ending of 10.4, and the player present loses if he oversteps his own time.',
  10.16:
    'At the resumption the player who sealed loses if his sealed move is ambiguous, cannot be understood, or is illegal.',
  '10.16(1)': 'The player who sealed loses if his sealed move can be read in more than one way.',
  '10.16(2)': 'The player who sealed loses if nobody can establish what his sealed move means.',
  '10.16(3)': 'The player who sealed loses if his sealed move is not legal.',
  10.17:
    'Whoever refuses during the game to comply with the Laws loses. If both refuse, or both come more than an hour late, both lose.',
  11.1: 'Both players write down every move of both sides, one after the other, in algebraic notation and as legibly as they can, on the scoresheet of the event. Whether one writes before or after playing is left to him.',
  11.2: 'With less than five minutes to the control nobody need write. As soon as the flag shows the end of that time, the scoresheet must be completed at once.',
  11.3: 'If neither player can keep up with writing, the arbiter or a deputy should be there and write. Until a flag falls he does not interfere, nor show in any way how many moves have been made.',
  11.4: 'Whoever refuses to write although 11.2 does not excuse him is treated as refusing to comply with the Laws (10.17).',
  11.5: 'Whoever needs the sheet of his opponent to complete his own asks the arbiter. The arbiter lends it if that can be done before the control without disturbing; the opponent may not refuse, for the sheets belong to the organisers. The time is that of the player who completes. Otherwise sheets are completed after the control.',
  11.6: 'If after the control only one player has to complete his sheet, he does so before his next move, on his own time, even if his opponent has the move.',
  11.7: 'If after the control both have to complete their sheets, both clocks are stopped until it is done, if need be with the arbiter’s record or on another board under his eyes. The arbiter notes the position first.',
  11.8: 'If the arbiter sees that the sheets alone do not suffice to reconstruct the game, he proceeds as if both had to complete them (11.7).',
  11.9: 'If the moves cannot be reconstructed, play goes on, and the next move counts as the first of the next period.',
  12.1: 'Each side has to make a number of moves in a time, both fixed beforehand. Time saved in one period is added to the next.',
  12.2: 'Each clock has a flag. It counts as fallen when the arbiter sees that it is down, or finds that only a defect kept it up; without an arbiter a player may claim it. Where the program is the arbiter, it sees the flag at once.',
  12.3: 'White’s clock is started first. During play each side, having moved, stops its own clock and thereby starts the other’s.',
  12.4: 'Unless it is plainly defective, the clock is right. A defect is claimed as soon as it is noticed, and not after the flag has fallen. A defective clock is replaced and set as exactly as possible; where the arbiter adds time used, he leaves at least five minutes, and a minute for each move, to the control.',
  12.5: 'If the arbiter has to act, he stops both clocks; if he is absent, the player who asks for him may do so.',
  12.6: 'If an illegal move or displaced pieces are put right and the times of that moment are not known, the time each side has used is reduced in the proportion of the moves made by then to the moves made by now. That may not leave a side less than five minutes, or less than a minute a move; otherwise it cannot be used.',
  12.7: 'A resignation or an agreed draw stands, even if it is then found that a flag had fallen.',
  12.8: 'If both flags are down and the arbiter cannot tell which fell first, play goes on. If the scoresheets then do not show that the control was passed, the next move counts as the first of the next period.',
  12.9: 'The arbiter may not tell a player that his opponent has moved, that he forgot to press the clock, or how many moves have been made.',
  13.1: 'A game that is not finished in its session is adjourned with a sealed move: see 13.1(1) and 13.1(2).',
  '13.1(1)':
    'When the session is over, the player having the move writes it plainly on his scoresheet. Both sheets go into an envelope, it is closed, and only then he stops his clock; until then he may change his mind. If he plays the move on the board after the announcement, he has to seal that one.',
  '13.1(2)':
    'Whoever seals before the session is over has all the time up to its end added to the time he has used.',
  13.2: 'On the envelope stand the names of the players, the position, the time each has used, the name of the player who sealed, and the number of the sealed move.',
  13.3: 'The arbiter keeps the envelope safely and sees that what is written on it is right.',
  14.1: 'At the resumption the position of the adjournment is set up, and the clocks are set to the times used by then.',
  14.2: 'The envelope is opened only when the player who has to reply is there. His clock is started when the sealed move has been made on the board.',
  '14.2(1)':
    'If the players have agreed on a draw or one has resigned, and the sealed move is then found invalid, the result stands.',
  14.3: 'If the player who has to reply is absent, his clock is started; the envelope stays closed until he comes.',
  14.4: 'If the player who sealed is absent, his opponent need not reply on the board: he may seal his reply, stop his clock and start the other’s. That envelope is opened when the other comes.',
  14.5: 'If the envelope is lost, the game is resumed from the adjourned position with the recorded times, and the player who sealed makes his move on the board; see 14.5(1) to 14.5(3).',
  '14.5(1)':
    'The game is resumed from the position of the adjournment, the clocks set to the times recorded; the player who sealed makes his sealed move on the board.',
  '14.5(2)':
    'If the position of the adjournment cannot be found again, the game is annulled and played again.',
  '14.5(3)': 'If the times used cannot be found again, the arbiter decides how the clocks are set.',
  14.6: 'A clock set wrongly at the resumption is corrected if a player says so before his first move. Later it is left as it is, unless the arbiter finds the consequences too grave.',
  14.7: 'How long a session of resumptions lasts is shown by a clock on the wall; its end is announced beforehand.',
  15.1: 'What players may not do during the game stands in 15.1(1) to 15.1(4).',
  '15.1(1)':
    'During the game nobody uses written, printed or otherwise recorded material, analyses on another board, or takes advice from anybody.',
  '15.1(2)':
    'Nobody makes notes to help his memory; only the moves played and the times of the clock are written down.',
  '15.1(3)': 'While games are being played or resumed nobody analyses in the playing room.',
  '15.1(4)':
    'Disturbing or distracting the opponent in any way is forbidden; so is offering a draw again and again.',
  15.2: 'Whoever breaks 15.1 may be punished, up to the loss of the game.',
  '16.0': 'An arbiter is appointed to run the event; what he has to do follows.',
  16.1: 'The arbiter sees that the Laws are strictly observed.',
  16.2: 'The arbiter watches over the games, establishes whether time has been overstepped, arranges the resumptions, sees that moves are sealed as they should be, and keeps the envelopes.',
  16.3: 'The arbiter sees that what he has decided in a dispute is carried out.',
  16.4: 'The arbiter acts for the good of the event: he keeps good conditions and sees that nobody is disturbed by opponents or spectators.',
  16.5: 'The arbiter may punish faults and breaches: by a warning, by adding to the time the offender has used or to the time his opponent has left, up to the loss of the game.',
  17: 'For a win the winner gets one point and the loser none; for a draw each gets half a point.',
};
