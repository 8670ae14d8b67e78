/** What the page and its workers say to each other; questions and answers are JSON text. */

export interface ToWorker {
  id: number;
  question: string;
  /** The code of the language of the answer. */
  language: string;
  /** Where the page writes 1 to stop a search; only when memory may be shared. */
  stop?: SharedArrayBuffer;
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; reason: string }
  | { kind: 'progress'; id: number; text: string }
  | { kind: 'answer'; id: number; text: string };
