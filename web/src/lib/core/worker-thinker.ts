import { plain } from './core-client';
import type { Thinker, Thinking } from './thinker';
import type { Progress, ThinkQuestion, Thought } from './types';
import type { ThinkRequest } from './wire';
import { WorkerLine } from './worker-line';
import { m } from '../words/m.svelte';

/** Thinks in a worker of its own, one search at a time. */
export class WorkerThinker implements Thinker {
  private readonly line: WorkerLine;

  constructor(makeWorker: () => Worker) {
    this.line = new WorkerLine(makeWorker);
  }

  get place(): string {
    return m.coreHere();
  }

  warm(): void {
    this.line.warm();
  }

  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking {
    const { answer, stop, cancel } = this.line.ask<Thought, Progress>(asked(question), onProgress);
    return { thought: answer, stop: () => void stop(), cancel };
  }
}

function asked(question: ThinkQuestion): ThinkRequest {
  const { engine, level, seed, depth, nodes, ms, tree, among, lines } = question;
  const wish = { engine, level, seed, depth, nodes, ms, tree, among, lines };
  return { ask: 'think', ...plain(question), ...wish };
}
