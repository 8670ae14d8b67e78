import type { Course, MoveId, ReadGame } from '../../core/types';

/** What was played next in the games that began with a line, and how those games ended. */
export interface Continuation {
  readonly move: MoveId;
  readonly games: number;
  readonly white: number;
  readonly draws: number;
  readonly black: number;
}

/** The games of a file that came to this line from the same start, by what was played next: the most frequent first. */
export function continuations(games: readonly ReadGame[], course: Course): { games: number; next: Continuation[] } {
  const found = new Map<MoveId, { games: number; white: number; draws: number; black: number }>();
  let count = 0;
  for (const game of games) {
    if (!begins(game, course)) continue;
    count++;
    const move = game.moves[course.moves.length];
    if (move === undefined) continue;
    const so = found.get(move) ?? { games: 0, white: 0, draws: 0, black: 0 };
    so.games++;
    if (game.result === '1-0') so.white++;
    else if (game.result === '0-1') so.black++;
    else if (game.result === '1/2-1/2') so.draws++;
    found.set(move, so);
  }
  const next = [...found].map(([move, so]) => ({ move, ...so })).sort((one, other) => other.games - one.games);
  return { games: count, next };
}

function begins(game: ReadGame, { rules, start, moves }: Course): boolean {
  return game.rules === rules && game.start === start && moves.every((move, ply) => game.moves[ply] === move);
}
