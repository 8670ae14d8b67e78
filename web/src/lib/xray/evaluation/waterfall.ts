import { plain } from '../../core/desk';
import type { MoveId, SquareName } from '../../core/types';
import { steps } from '../../dashboard/terms';
import type { Subject } from '../subject';

/** A named part of an evaluation; what it does not say of the sides and squares is left out. */
export interface EvaluatedTerm {
  name: string;
  value: number;
  /** What either side has of it, for itself. */
  white?: number | null;
  black?: number | null;
  squares?: { square: SquareName; value: number }[];
}

/** A position's evaluation: the terms, added in their order, are exactly the score. */
export interface Evaluated {
  score: number | null;
  unit: string;
  terms: EvaluatedTerm[];
}

/** A bar of the waterfall, in parts of a hundred from left to right. */
export interface Fall extends EvaluatedTerm {
  from: number;
  to: number;
  x: number;
  width: number;
  /** The part of a pipeline it belongs to, and its name within it. */
  stage: string | null;
  short: string;
}

export interface Waterfall {
  falls: Fall[];
  /** Where the last bar ends: the score. */
  end: number;
  zero: number;
  /** Where a sum stands on the scale. */
  at(sum: number): number;
  /** Names of terms that are nought here. */
  still: string[];
}

/** Terms as bars that each begin where the one before ended. */
export function waterfall(terms: readonly EvaluatedTerm[]): Waterfall {
  const all = steps(terms);
  const end = all.at(-1)?.to ?? 0;
  const sums = all.flatMap(({ from, to }) => [from, to]);
  const low = Math.min(0, ...sums);
  const span = Math.max(0, ...sums) - low || 1;
  const at = (sum: number): number => (100 * (sum - low)) / span;
  const falls = all.flatMap((step, index) => {
    const term = terms[index];
    if (!term || step.value === 0) return [];
    const x = Math.min(at(step.from), at(step.to));
    const width = Math.abs(at(step.to) - at(step.from));
    return [{ ...term, from: step.from, to: step.to, x, width, ...named(term.name) }];
  });
  const still = terms.filter(({ value }) => value === 0).map(({ name }) => name);
  return { falls, end, zero: at(0), at, still };
}

/** `first sum: carry` is the carry of the first sum. */
function named(name: string): { stage: string | null; short: string } {
  const colon = name.indexOf(': ');
  return colon < 0 ? { stage: null, short: name } : { stage: name.slice(0, colon), short: name.slice(colon + 2) };
}

/** How the squares of a term glow: the strongest fully, good for the term's side or bad. */
export function lightsOf(term: EvaluatedTerm | undefined): Map<SquareName, number> {
  const squares = term?.squares ?? [];
  const most = Math.max(...squares.map(({ value }) => Math.abs(value)), 0) || 1;
  return new Map(squares.filter(({ value }) => value !== 0).map(({ square, value }) => [square, value / most]));
}

/** The position before the move, or after it, as the desk is asked about it. */
export function evaluateQuestion({ course, engine }: Subject, move: MoveId | null): object {
  const asked = plain(course);
  if (move) asked.moves.push(move);
  return { ask: 'evaluate', ...asked, engine };
}
