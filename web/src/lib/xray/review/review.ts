import type { HistoryMove, Side } from '../../core/types';
import type { Assessment, Mark, ReviewedMove } from '../asking/answers';

/** What White may expect at a ply, from 0 to 1. */
export interface Expectation {
  readonly ply: number;
  readonly white: number;
  readonly mark: Mark;
}

/** The course of a game as its reviewer sees it; ply 0 is the start. */
export function course(moves: readonly ReviewedMove[]): Expectation[] {
  const [first] = moves;
  if (!first) return [];
  const start: Expectation = { ply: 0, white: forWhite(first.before, first.side), mark: '' };
  return [start, ...moves.map((move) => ({ ply: move.ply, white: forWhite(move.after, other(move.side)), mark: move.mark }))];
}

function forWhite({ points }: Assessment, toMove: Side): number {
  return toMove === 'white' ? points : 1 - points;
}

function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The moves with their marks, as annotators write them: `Qxb7??`. */
export function marked(history: readonly HistoryMove[], moves: readonly ReviewedMove[]): HistoryMove[] {
  return history.map((move, index) => {
    const mark = moves[index]?.mark;
    return mark ? { ...move, text: `${move.text}${mark}` } : move;
  });
}

/** The moves that cost most, at least enough to be marked, in the order of the game; of equals the earlier. */
export function moments(moves: readonly ReviewedMove[], most = 3): ReviewedMove[] {
  return moves
    .filter(({ mark }) => mark !== '')
    .toSorted((one, next) => next.lost - one.lost || one.ply - next.ply)
    .slice(0, most)
    .toSorted((one, next) => one.ply - next.ply);
}

const NAMES: Record<Exclude<Mark, ''>, string> = { '?!': 'dubious', '?': 'mistake', '??': 'blunder' };

export function nameOf(mark: Mark): string {
  return mark === '' ? '' : NAMES[mark];
}

export interface Tally {
  readonly mark: Exclude<Mark, ''>;
  readonly white: number;
  readonly black: number;
}

/** How often each side was marked so. */
export function tally(moves: readonly ReviewedMove[]): Tally[] {
  const count = (mark: Mark, side: Side) => moves.filter((move) => move.mark === mark && move.side === side).length;
  return (['?!', '?', '??'] as const).map((mark) => ({ mark, white: count(mark, 'white'), black: count(mark, 'black') }));
}

/** Points of a game in hundredths: 0.4 of a point is said as 0.40. */
export function points(value: number): string {
  return value.toFixed(2);
}

/** What a move was worth, in one sentence made of the review's own numbers. */
export function verdict(move: ReviewedMove, names: Record<Side, string>): string {
  const who = names[move.side];
  if (move.isBest) return `${who} plays what the reviewer would: ${points(move.before.points)} of a point to be expected.`;
  if (move.mark === '') return `${who} loses next to nothing: ${points(move.lost)} of a point.`;
  const left = Math.max(0, move.before.points - move.lost);
  return `A ${nameOf(move.mark)}${move.mark === '?!' ? ' move' : ''}: it costs ${who} ${points(move.lost)} of a point, ${points(left)} instead of ${points(move.before.points)}.`;
}

/** What is certain of a position, where the tables or the rules know it; null elsewhere. */
export function certainty({ exact }: Assessment, toMove: Side, names: Record<Side, string>): string | null {
  if (!exact) return null;
  if (exact.points === 0.5) return 'exact: a draw';
  const winner = names[exact.points === 1 ? toMove : other(toMove)];
  return exact.plies ? `exact: ${winner} wins in ${exact.plies} plies` : `exact: ${winner} wins`;
}

/** How long each move is looked at. */
export const CARE = [
  { value: 'quick', words: 'quick', nodes: 20_000 },
  { value: 'careful', words: 'careful', nodes: 200_000 },
  { value: 'deep', words: 'deep', nodes: 1_000_000 },
] as const;

export type Care = (typeof CARE)[number]['value'];
