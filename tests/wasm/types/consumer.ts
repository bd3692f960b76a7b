// consumer.ts -- how the package is used with types; compiled, never run. Each expected error is one that
// a user should be told of.

import {
  Game,
  type GameSetup,
  init,
  JadoubeError,
  type Modifier,
  type Move,
  modifiers,
  Position,
  type Profile,
  profiles,
  type Square,
  type State,
  version,
} from 'jadoube';
import { article, contextOf, languages, problem, sentence } from 'jadoube/laws';

const read = Position.fromFen('8/8/8/8/8/8/8/8 w - - 0 1', { level: 'setup', mode: 'strict' });
if (read.ok) {
  const moves: Move[] = read.value.legal('e2');
  const squares: Square[] = moves.map((move) => move.to);
  const warned: string[] = read.warnings.map((problem) => problem.code);
  read.value.play(squares.join() + warned.join());
} else {
  const where: number = read.error[0]?.column ?? 0;
  throw new JadoubeError('mine', `at ${where}`);
}

const { start } = Position;
const promotion: 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king' | undefined =
  start.legal()[0]?.promotion;
start.play(start.legal()[0] ?? 'e2e4').fen({ ep: 'legal' });
start.status().winner?.toUpperCase();
const rookTo: Square | undefined = start.legal()[0]?.rook?.to;
start.get(rookTo ?? 'f1');

// @ts-expect-error no such square
start.get('e9');
// @ts-expect-error no such colour
start.pinned('w');
// @ts-expect-error a position is not made by hand
new Position();
// @ts-expect-error it never changes
start.turn = 'black';
// @ts-expect-error a result has to be looked at first
Position.fromFen('').value;
// @ts-expect-error no such level
Position.fromFen('', { level: 'any' });

const game = new Game(['profile classic', 'begin']);
game.apply('+0:05 W touch e2');
game.apply({ by: 'white', act: 'touch', squares: ['e2', 'd2'], accident: true, after: 250 });
game.apply({ by: 'black', act: 'play', move: start.legal()[0] ?? 'Nf3' });
game.apply({ by: 'arbiter', act: 'flag', side: 'white' });
const state: State = game.state;
const left: number | null = state.left[state.turn];
const texts: string[] = game.apply('A wait').map((verdict) => verdict.text + verdict.args.join());
Game.load(game.save()).clone().log.concat(texts, String(left), String(promotion));

const ended: '1-0' | '0-1' | '1/2-1/2' | '0-0' | '*' | undefined = game.outcome?.result;
const seconds: number | undefined = game.clocks(500).white.left?.valueOf();
const stop: () => void = game.on('end', ({ reason }) => reason.toUpperCase());
const said: string[] = languages.flatMap((lang) => [
  ...game.whatIf('W press').map((verdict) => sentence(verdict, { lang, ...contextOf(game) })),
  ...game.options('white').refused.map((refusal) => sentence(refusal, { lang })),
  ...start.why('e2e5').map((found) => problem(found, { lang, move: 'e2e5' })),
  article('7.2(1)', { lang, edition: 'classic' }) ?? '',
]);
game.claims().map(({ by, what, move }) => start.canMate(by) + what + move + said + ended + seconds);
stop();

const setup: GameSetup = {
  profile: profiles[0] ?? 'classic',
  modifiers,
  set: { touch_enforcement: 'auto', illegal_ms: 60_000, points: [2, 1, 0], penalties: ['warn'] },
  timeControl: 'none',
  start: Position.start,
};
const known: (Profile | Modifier | string)[] = [...profiles, ...modifiers, version];
new Game(setup).log.concat(known);
const chance: 'yes' | 'no' | 'unknown' = start.canMate('white', 1_000_000);
const line: Move[] | undefined = start.mateLine('black', 1000);
const letters: string[] = start.sanAll(line ?? [], { locale: 'de' });
start.parseAll(letters, { locale: 'de', mode: 'strict' });
const refused = start.parse(chance);
if (!refused.ok) refused.error.map(({ move, article: law }) => [move?.slice(0, 2), law]);

// @ts-expect-error no such code
start.why('e2e5').some(({ code }) => code === 'pined');
// @ts-expect-error no such edition
new Game({ profile: 'fide-2018' });
// @ts-expect-error an edition is no modifier
new Game({ modifiers: ['classic'] });
// @ts-expect-error no such parameter
new Game({ set: { touch: 'auto' } });
// @ts-expect-error the parameter has other values
new Game({ set: { touch_enforcement: 'always' } });
// @ts-expect-error the list is only to be read
profiles.push('classic');
// @ts-expect-error a budget is a number
start.canMate('white', '1000');
// @ts-expect-error the opponent of nobody
game.apply({ by: 'white', act: 'claim', what: 'draw' });
// @ts-expect-error a move is to be told
game.apply({ by: 'white', act: 'play' });
// @ts-expect-error a field of another act
game.apply({ by: 'white', act: 'press', square: 'e2' });
// @ts-expect-error no such square
game.apply({ by: 'white', act: 'touch', squares: ['e9'] });
// @ts-expect-error times are numbers
game.apply({ by: 'white', act: 'press', after: '0:05' });
// @ts-expect-error a player signs a score
game.apply({ by: 'arbiter', act: 'sign', score: '1-0' });
// @ts-expect-error an act is somebody's
game.apply({ act: 'press' });
// @ts-expect-error no such kind of news
game.on('press', () => {});
// @ts-expect-error no such language
article('7.2', { lang: 'fr' });
// @ts-expect-error no such act
game.apply({ by: 'white', act: 'fly' });
// @ts-expect-error a square is wanted
game.apply({ by: 'white', act: 'lift' });
// @ts-expect-error only the arbiter waits
game.apply({ by: 'white', act: 'wait' });
// @ts-expect-error the arbiter has no pieces
game.apply({ by: 'arbiter', act: 'lift', square: 'e2' });
// @ts-expect-error the state is only to be read
state.allowed.push('e2e4');

void init();
