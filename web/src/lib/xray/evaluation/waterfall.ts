import type { SquareName } from '../../core/types';
import { dusted } from '../../dashboard/numbers';
import { steps } from '../../dashboard/terms';
import { m } from '../../words/m.svelte';

/** A named part of an evaluation, for the side whose high values are good. */
export interface PlainTerm {
  name: string;
  value: number;
  /** What either side has of it; high is good for whoever has it. */
  white?: number | null;
  black?: number | null;
  /** What each square adds to the value, or takes from it. */
  squares?: ReadonlyMap<SquareName, number>;
}

/** A bar of the waterfall, in parts of a hundred from left to right. */
export interface Fall extends PlainTerm {
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
export function waterfall(terms: readonly PlainTerm[]): Waterfall {
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

/** How the squares of a term glow: the strongest fully, for the score or against it. */
export function lightsOf(term: PlainTerm | undefined): Map<SquareName, number> {
  const squares = [...(term?.squares ?? [])].filter(([, value]) => value !== 0);
  const most = Math.max(...squares.map(([, value]) => Math.abs(value)), 0) || 1;
  return new Map(squares.map(([square, value]) => [square, value / most]));
}

/**
 * What a move changed: from the score before it, term by term, to the score after it. Sums of binary fractions may
 * leave dust, so it ends where the other ends only to the twelfth digit.
 */
export function changed(before: readonly PlainTerm[], after: readonly PlainTerm[]): PlainTerm[] {
  const old = new Map(before.map((term) => [term.name, term]));
  const names = [...new Set([...before, ...after].map(({ name }) => name))];
  const now = new Map(after.map((term) => [term.name, term]));
  const start = before.reduce((sum, { value }) => sum + value, 0);
  return [
    { name: m.scoreScoreBefore(), value: start },
    ...names.map((name) => difference(name, old.get(name), now.get(name))),
  ];
}

function difference(name: string, before: PlainTerm | undefined, after: PlainTerm | undefined): PlainTerm {
  const squares = new Map(after?.squares ?? []);
  for (const [square, value] of before?.squares ?? []) squares.set(square, dusted((squares.get(square) ?? 0) - value));
  return { name, value: dusted((after?.value ?? 0) - (before?.value ?? 0)), squares };
}
