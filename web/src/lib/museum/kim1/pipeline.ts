import type { Candidate, ValueStep } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** One of the three sums of a value: what enters the first weighs a quarter, the second a half, the third whole. */
export interface Stage {
  name: string;
  steps: ValueStep[];
}

const names = (): string[] => [m.museumKim1AQuarterOf(), m.museumKim1HalfOf(), m.museumKim1TheWholeOf()];

/** The operations of a value, cut after each halving. */
export function stages({ steps }: Pick<Candidate, 'steps'>): Stage[] {
  const cut: ValueStep[][] = [[]];
  for (const step of steps) {
    cut.at(-1)!.push(step);
    if (step[0] === 'halve') cut.push([]);
  }
  return cut.map((part, i) => ({ name: names()[i] ?? '', steps: part }));
}

/** What the operation is, as one writes it: `+ WMOB`, `÷ 2`. */
export function sign([operation, counter]: ValueStep): string {
  switch (operation) {
    case 'load':
      return m.museumKim1Begin();
    case 'carry':
      return m.museumKim1SetC();
    case 'add':
      return counter === '' ? '+' : `+ ${counter}`;
    case 'subtract':
      return `− ${counter}`;
    case 'zero':
      return m.museumKim1Below();
    case 'halve':
      return '÷ 2';
  }
}

/** Whether the operation left a carry or a borrow that the next one takes along. */
export function carries([operation, , , , carry]: ValueStep): 'carry' | 'borrow' | null {
  if (operation === 'add' && carry === 1) return 'carry';
  return operation === 'subtract' && carry === 0 ? 'borrow' : null;
}

/** Whether nothing came of it: nought was added or taken, and nothing was carried. */
export function isIdle(step: ValueStep, before: ValueStep | undefined): boolean {
  const [operation, , amount, a] = step;
  if (operation === 'carry') return true;
  if (operation === 'zero') return before !== undefined && before[3] === a;
  return (operation === 'add' || operation === 'subtract') && amount === 0 && before?.[3] === a;
}
