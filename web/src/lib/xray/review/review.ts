import type { HistoryMove, Side } from '../../core/types';
import type { Assessment, ReviewedMove } from '../../core/wire';
import { lettered } from '../../moves/letters';
import { decimal } from '../../words/numbers';
import { m } from '../../words/m.svelte';

/** What White may expect at a ply, from 0 to 1. */
export interface Expectation {
  readonly ply: number;
  readonly white: number;
  readonly mark: string;
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

const MARKS = ['?!', '?', '??'];

export function nameOf(mark: string): string {
  switch (mark) {
    case '?!':
      return m.reviewDubious();
    case '?':
      return m.reviewMistake();
    case '??':
      return m.reviewBlunder();
    default:
      return '';
  }
}

export interface Tally {
  readonly mark: string;
  readonly white: number;
  readonly black: number;
}

/** How often each side was marked so. */
export function tally(moves: readonly ReviewedMove[]): Tally[] {
  const count = (mark: string, side: Side) => moves.filter((move) => move.mark === mark && move.side === side).length;
  return MARKS.map((mark) => ({ mark, white: count(mark, 'white'), black: count(mark, 'black') }));
}

/** A share of the point of a game as a chance: 0.62 is 62. */
export function percent(value: number): string {
  return decimal(100 * value);
}

/** What moves cost on average: mostly little, so with one decimal. */
export function loss(points: number): string {
  return m.numberPercent(decimal(100 * points, 1));
}

/** What a move was worth, in one sentence made of the review's own numbers. */
export function verdict(move: ReviewedMove, names: Record<Side, string>): string {
  const who = names[move.side];
  if (move.isBest) return m.reviewBest(percent(move.before.points), who);
  if (move.mark === '') return m.reviewFine(percent(move.lost), who);
  const left = Math.max(0, move.before.points - move.lost);
  const said = { '?!': m.reviewInaccurate, '?': m.reviewAMistake, '??': m.reviewABlunder }[move.mark] ?? m.reviewAMistake;
  return said(percent(left), percent(move.before.points), lettered(move.before.texts[0] ?? ''), who);
}

/** What is certain of a position, where the tables or the rules know it; null elsewhere. */
export function certainty({ exact }: Assessment, toMove: Side, names: Record<Side, string>): string | null {
  if (!exact) return null;
  if (exact.points === 0.5) return m.reviewExactDraw();
  const winner = names[exact.points === 1 ? toMove : other(toMove)];
  return exact.plies ? m.reviewExactWinIn(Math.ceil(exact.plies / 2), winner) : m.reviewExactWin(winner);
}

/** How many positions each move is looked at. */
export const CARE = { quick: 20_000, careful: 200_000, deep: 1_000_000 };

export type Care = keyof typeof CARE;

export function cares(): { value: Care; words: string }[] {
  return [
    { value: 'quick', words: m.reviewQuick() },
    { value: 'careful', words: m.reviewCareful() },
    { value: 'deep', words: m.reviewDeep() },
  ];
}
