import type { Thought } from '../core/types';

type Term = Thought['terms'][number];

/** A term of an evaluation as a step from one sum to the next. */
export interface Step {
  readonly name: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The terms added in their order, as the engine adds them, so that the last sum is its score. */
export function steps(terms: readonly Term[]): Step[] {
  let sum = 0;
  return terms.map(({ name, value }) => {
    const from = sum;
    sum += value;
    return { name, value, from, to: sum };
  });
}

/** Where the sum of the terms ends. */
export function total(terms: readonly Term[]): number {
  return terms.reduce((sum, term) => sum + term.value, 0);
}

/** The steps that move the sum; how many stand still is said beside them. */
export function moving(all: readonly Step[]): Step[] {
  return all.filter((step) => step.value !== 0);
}

/** A bar between two sums, in parts of a hundred from left to right. */
export interface Bar {
  readonly x: number;
  readonly width: number;
}

/** Places steps and the zero line on a scale that holds every sum on the way. */
export function bars(all: readonly Step[]): { zero: number; bars: Bar[] } {
  const sums = all.flatMap((step) => [step.from, step.to]);
  const low = Math.min(0, ...sums);
  const high = Math.max(0, ...sums);
  const span = high - low || 1;
  const at = (sum: number): number => (100 * (sum - low)) / span;
  return {
    zero: at(0),
    bars: all.map(({ from, to }) => {
      const x = Math.min(at(from), at(to));
      return { x, width: Math.max(0.8, Math.abs(at(to) - at(from))) };
    }),
  };
}
