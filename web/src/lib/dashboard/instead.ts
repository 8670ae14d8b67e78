import type { Progress, Thought } from '../core/types';
import { m } from '../words/m.svelte';

/** How a machine came to its move without looking ahead. */
export interface Instead {
  readonly how: 'random' | 'book';
  /** "A random move this time", "from the book: Giuoco Piano". */
  readonly words: string;
  /** The engine's remark that the words are made of, if it made one. */
  readonly remark: string | null;
}

/** What the machine did in place of a search; null if it searched, or still does. */
export function insteadOfLooking(now: Thought | Progress): Instead | null {
  if (!isFinished(now)) return null;
  if (Number(now['randomMoves']) > 0) return { how: 'random', words: m.dashboardRandom(), remark: null };
  if (Number(now['bookMoves']) > 0) return book(now);
  return null;
}

/** The remarks that the sentence has not said already. */
export function remarksLeft(thought: Thought): string[] {
  const said = insteadOfLooking(thought)?.remark ?? null;
  return thought.remarks.filter((remark) => remark !== said);
}

function book(thought: Thought): Instead {
  const remark = thought.remarks.find((one) => one.startsWith('from ')) ?? null;
  return { how: 'book', words: remark ?? m.dashboardBook(), remark };
}

function isFinished(now: Thought | Progress): now is Thought {
  return 'remarks' in now;
}
