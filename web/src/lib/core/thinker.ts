import type { Progress, ThinkQuestion, Thought } from './types';

/** A search under way. */
export interface Thinking {
  /** Rejected with a `Cancelled` after `cancel`. */
  readonly thought: Promise<Thought>;
  /** Answers soon with the best found so far, where a search can hear that; elsewhere it goes on. */
  stop(): void;
  /** Nobody wants the answer any more; the machine is free again within 200 ms. */
  cancel(): void;
}

/** Whoever thinks: the core in a worker, or the server's engines. */
export interface Thinker {
  /** Where the thinking happens, for people: "in this page" or "on the server". */
  readonly place: string;
  /** Gets ready ahead of the first search. */
  warm?(): void;
  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking;
}

export class Cancelled extends Error {
  constructor() {
    super('The search was cancelled.');
    this.name = 'Cancelled';
  }
}
