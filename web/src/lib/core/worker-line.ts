import { understood } from './core-client';
import { Cancelled } from './thinker';
import type { Request } from './wire';
import { language } from '../words/m.svelte';
import type { FromWorker, ToWorker } from './worker-messages';

/** How long a question nobody asks any more may go on before its worker is ended. */
const PATIENCE_MS = 120;

/** A question under way. */
export interface Asking<T> {
  /** Rejected with a `Cancelled` after `cancel`. */
  readonly answer: Promise<T>;
  /** Asks for what there is so far; whether it can be heard at all. */
  stop(): boolean;
  /** Nobody wants the answer any more; the worker is free again within 200 ms. */
  cancel(): void;
}

/**
 * A worker of its own for questions that take their time, one at a time: a new question ends the one before.
 * A question notices a stop by itself where page and worker may share memory; elsewhere, and when it is slow
 * to notice, the worker is ended and a new one is made.
 */
export class WorkerLine {
  private made: Worker | null = null;
  private running: Question<unknown> | null = null;
  private count = 0;

  constructor(private readonly makeWorker: () => Worker) {}

  /** Loads the core ahead of the first question. */
  warm(): void {
    void this.worker;
  }

  private get worker(): Worker {
    this.made ??= this.makeWorker();
    return this.made;
  }

  ask<T, P>(question: Request, onProgress: (progress: P) => void): Asking<T> {
    if (this.running) this.end(this.running);
    const asked = new Question<T>(this.worker, ++this.count, onProgress as (progress: unknown) => void, () => {
      if (this.running === asked) this.running = null;
    });
    this.running = asked;
    asked.begin(question);
    return {
      answer: asked.answer,
      stop: () => asked.askToStop(),
      cancel: () => {
        asked.disown();
        if (!asked.askToStop()) return this.end(asked);
        setTimeout(() => this.end(asked), PATIENCE_MS);
      },
    };
  }

  /** Ends the worker of a question that is still under way. */
  private end(asked: Question<unknown>): void {
    if (this.running !== asked) return;
    asked.disown();
    this.running = null;
    this.worker.terminate();
    this.made = this.makeWorker();
  }
}

class Question<out T> {
  readonly answer: Promise<T>;
  private readonly flag = sharedFlag();
  private resolve!: (answer: unknown) => void;
  private reject!: (reason: Error) => void;

  constructor(
    private readonly worker: Worker,
    private readonly id: number,
    private onProgress: (progress: unknown) => void,
    private readonly onRest: () => void,
  ) {
    this.answer = new Promise<T>((resolve, reject) => {
      this.resolve = resolve as (answer: unknown) => void;
      this.reject = reject;
    });
  }

  begin(question: Request): void {
    this.worker.addEventListener('message', this.hear);
    this.worker.addEventListener('error', this.fail);
    const stop = this.flag?.buffer;
    const message = { id: this.id, question: JSON.stringify(question), language: language(), ...(stop && { stop }) };
    this.worker.postMessage(message satisfies ToWorker);
  }

  /** Whether the question can hear us while it is answered. */
  askToStop(): boolean {
    if (this.flag) Atomics.store(this.flag, 0, 1);
    return this.flag !== null;
  }

  /** Tells the asker at once that no answer will come. */
  disown(): void {
    this.onProgress = () => undefined;
    this.reject(new Cancelled());
  }

  private readonly hear = (event: MessageEvent<FromWorker>): void => {
    const said = event.data;
    if (said.kind === 'progress' && said.id === this.id) {
      this.onProgress(JSON.parse(said.text));
    } else if (said.kind === 'answer' && said.id === this.id) {
      this.rest();
      this.take(said.text);
    }
  };

  private readonly fail = (event: ErrorEvent): void => {
    this.rest();
    this.reject(new Error(event.message || 'The core stopped working.'));
  };

  private take(text: string): void {
    try {
      this.resolve(understood(JSON.parse(text)));
    } catch (no) {
      this.reject(no as Error);
    }
  }

  private rest(): void {
    this.worker.removeEventListener('message', this.hear);
    this.worker.removeEventListener('error', this.fail);
    this.onRest();
  }
}

function sharedFlag(): Int32Array<SharedArrayBuffer> | null {
  const shared = globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
  return shared ? new Int32Array(new SharedArrayBuffer(4)) : null;
}
