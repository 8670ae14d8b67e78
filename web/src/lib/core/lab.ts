import { understood } from './core-client';
import { Cancelled } from './thinker';
import { CoreError, type AnswerTo } from './types';
import type { Request } from './wire';
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
  ask<Q extends Request, P>(question: Q, onProgress?: (progress: P) => void): Work<AnswerTo<Q>>;
}

/** A lab in a worker, which is made when something is first asked of it. */
export class WorkerLab implements Lab {
  private readonly line: WorkerLine;
  private last: Promise<unknown> = Promise.resolve();

  constructor(makeWorker: () => Worker) {
    this.line = new WorkerLine(makeWorker);
  }

  ask<Q extends Request, P>(question: Q, onProgress: (progress: P) => void = () => undefined): Work<AnswerTo<Q>> {
    let cancelNow: (() => void) | null = null;
    let cancelled = false;
    const answer = this.last.then(() => {
      if (cancelled) throw new Cancelled();
      const asking = this.line.ask<AnswerTo<Q>, P>(question, onProgress);
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

  ask<Q extends Request>(question: Q): Work<AnswerTo<Q>> {
    const call = new AbortController();
    return { answer: this.post(question, call.signal), cancel: () => call.abort() };
  }

  private async post<Q extends Request>(question: Q, signal: AbortSignal): Promise<AnswerTo<Q>> {
    let answer: unknown;
    try {
      const body = JSON.stringify(question);
      const headers = { 'Content-Type': 'application/json', 'Accept-Language': language() };
      answer = await (await fetch(this.address, { method: 'POST', headers, body, signal })).json();
    } catch {
      if (signal.aborted) throw new Cancelled();
      throw new CoreError(m.coreNoAnswer(), 'unreachable');
    }
    return understood(answer);
  }
}
