// en/fide-2023.js -- what the FIDE Laws of 2023 say otherwise than the classic ones, in our own words, in
// English, by their numbers. Numbers that are not here say what the classic paragraph says.
// SPDX-License-Identifier: MIT

/** @type {import('../sentence.js').Table} */
export const enFide2023 = {
  '4.2.1':
    'The player having the move may put pieces straight while his own clock runs, if he says so first.',
  '4.4.1': 'Whoever touches king and rook must castle on that side if it is legal.',
  '4.4.4': 'The choice of the promotion piece is made when it has touched the promotion square.',
  '5.1.2':
    'Whoever resigns loses; but if his opponent could not mate by any series of legal moves, the game is drawn.',
  '5.2.2':
    'When no series of legal moves leads to mate for either side, the position is dead and the game is drawn at once.',
  '5.2.3': 'The players may agree on a draw when each has made at least one move.',
  '6.2.1':
    'A move is completed by the press of the clock, unless it ends the game; whoever did not press completes it with his next move.',
  '6.2.2':
    'A player must be allowed to press his clock after his move, even after the opponent has replied.',
  '6.7.1':
    'Whoever comes to the board after the default time of the event has lost. Where nothing is announced, that time is nought.',
  '6.7.2':
    'If neither player is there at first, White’s clock runs until he comes. If neither comes within the default time, both lose.',
  6.9: 'Whoever does not make the moves of a period in its time loses; but if his opponent could not mate by any series of legal moves, the game is drawn.',
  '6.11.4': 'Whoever stops the clocks to call the arbiter without a valid reason may be punished.',
  7.3: 'If the colours were exchanged and fewer than ten moves have been made by each side, a new game is played; after that the game goes on.',
  '7.5.1':
    'An illegal move counts once the clock has been pressed after it. The position before it is restored, and the rules of touching apply to the move that takes its place. If it cannot be found, the game goes on from the last position that can.',
  '7.5.2':
    'If the clock is pressed with a pawn left on its last rank, the move is illegal and the pawn becomes a queen.',
  '7.5.3': 'Pressing the clock without having moved counts as an illegal move.',
  '7.5.4': 'A move made with both hands and pressed counts as an illegal move.',
  '7.5.5':
    'The first illegal move gives the opponent two minutes more, in rapid and blitz games one minute; the second loses the game, unless the opponent could not mate by any series of legal moves.',
  7.6: 'Displaced pieces are put back; if the position cannot be found, the game goes on from the last one that can.',
  '8.1.2': 'A move is not written before it is played, except to claim a draw or to seal it.',
  '8.1.3': 'One’s own move before must be written before the next is made.',
  8.4: 'Whoever has less than five minutes in a period, and no increment of thirty seconds or more, need not write.',
  8.7: 'The result that both players have signed stands, even if it is wrong, unless the arbiter decides otherwise.',
  '9.1.1':
    'The event may forbid agreed draws, for a number of moves or without the arbiter’s consent.',
  '9.1.2.1':
    'A draw is offered after the move and before the press. The offer stands until the opponent accepts, refuses aloud, touches a piece to move it, or the game ends otherwise.',
  '9.1.2.2': 'Both players mark an offer of a draw on their scoresheets.',
  '9.1.2.3': 'A claim of a draw is an offer of one too.',
  9.4: 'Whoever touches a piece without having claimed loses the right to claim the draw with that move.',
  '9.5.3':
    'A wrong claim gives the opponent two minutes more, in rapid and blitz games one minute. Play goes on, and a move announced with the claim must be played.',
  '9.6.1': 'When the same position has occurred five times, the game is drawn without a claim.',
  '9.6.2':
    'After seventy-five moves by each side without a capture or a pawn move the game is drawn without a claim. Mate goes first.',
  '11.3.2.2': 'If an electronic device is found on a player, he loses the game.',
  12.9: 'The arbiter may warn, change the times or the points, declare the game lost, fine, exclude or expel.',
  'A.5.1.2':
    'In rapid and blitz games a wrong initial position stands once each side has made ten moves.',
  'A.5.2':
    'In rapid and blitz games an illegal move is claimed or noticed before the opponent has made his next move.',
  'A.5.4':
    'In rapid and blitz games the arbiter who sees both kings in check, or a pawn on its last rank, waits for one move more. If it is still so, the game is drawn.',
  'III.3.1':
    'If both flags are down in the last period and nobody can tell which fell first, the game is drawn.',
  'III.4':
    'With less than two minutes left in the last period a player may ask for five seconds more a move. That is an offer of a draw too; if it is granted, his opponent gets two minutes more.',
  'III.5':
    'With less than two minutes left in the last period a player may claim a draw because his opponent cannot win by normal means or does not try. The arbiter grants it, waits, or refuses.',
};
