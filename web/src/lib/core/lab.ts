import { understood } from './core-client';
import { Cancelled } from './thinker';
import { CoreError } from './types';
import { WorkerLine } from './worker-line';
import { language, m } from '../words/m.svelte';

/** Work in the lab: questions that take their time, apart from the game that is being played. */
export interface Work<T> {
  /** Rejected with a `Cancelled` after `cancel`. */
  readonly answer: Promise<T>;
  cancel(): void;
}

/** Answers long questions one after the other, while the game goes on elsewhere. */
export interface Lab {
  ask<T, P = unknown>(question: object, onProgress?: (progress: P) => void): Work<T>;
}

/** A lab in a worker, which is made when something is first asked of it. */
export class WorkerLab implements Lab {
  private readonly line: WorkerLine;
  private last: Promise<unknown> = Promise.resolve();

  constructor(makeWorker: () => Worker) {
    this.line = new WorkerLine(makeWorker);
  }

  ask<T, P = unknown>(question: object, onProgress: (progress: P) => void = () => undefined): Work<T> {
    let cancelNow: (() => void) | null = null;
    let cancelled = false;
    const answer = this.last.then(() => {
      if (cancelled) throw new Cancelled();
      const asking = this.line.ask<T, P>(question, onProgress);
      cancelNow = asking.cancel;
      return asking.answer;
    });
    this.last = answer.catch(() => undefined);
    return {
      answer,
      cancel: () => {
        cancelled = true;
        cancelNow?.();
      },
    };
  }
}

/** The server's lab, for browsers that cannot run the core. */
export class ServerLab implements Lab {
  constructor(private readonly address = 'api/desk') {}

  ask<T>(question: object): Work<T> {
    const call = new AbortController();
    return { answer: this.post<T>(question, call.signal), cancel: () => call.abort() };
  }

  private async post<T>(question: object, signal: AbortSignal): Promise<T> {
    let answer: unknown;
    try {
      const body = JSON.stringify(question);
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': language() };
      answer = await (await fetch(this.address, { method: 'POST', headers, body, signal })).json();
    } catch {
      if (signal.aborted) throw new Cancelled();
      throw new CoreError(m.coreNoAnswer(), 'unreachable');
    }
    return understood<T>(answer);
  }
}
