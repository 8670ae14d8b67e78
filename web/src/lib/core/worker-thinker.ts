import { plain, understood } from './desk';
import { Cancelled, type Thinker, type Thinking } from './thinker';
import type { Progress, ThinkQuestion, Thought } from './types';
import type { FromWorker, ToWorker } from './worker-messages';

/** How long a search nobody wants any more may go on before its worker is ended. */
const PATIENCE_MS = 120;

/**
 * Thinks in a worker of its own, one search at a time. A search notices a stop by itself where page
 * and worker may share memory; elsewhere, and when it is slow to notice, the worker is ended and a
 * new one is made.
 */
export class WorkerThinker implements Thinker {
  readonly place = 'in this page';
  private made: Worker | null = null;
  private running: WorkerSearch | null = null;
  private count = 0;

  constructor(private readonly makeWorker: () => Worker) {}

  /** Loads the core ahead of the first search. */
  warm(): void {
    void this.worker;
  }

  private get worker(): Worker {
    this.made ??= this.makeWorker();
    return this.made;
  }

  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking {
    if (this.running) this.end(this.running);
    const search = new WorkerSearch(this.worker, ++this.count, onProgress, () => {
      if (this.running === search) this.running = null;
    });
    this.running = search;
    search.begin(question);
    return {
      thought: search.thought,
      stop: () => void search.askToStop(),
      cancel: () => {
        search.disown();
        if (!search.askToStop()) return this.end(search);
        setTimeout(() => this.end(search), PATIENCE_MS);
      },
    };
  }

  /** Ends the worker of a search that is still running. */
  private end(search: WorkerSearch): void {
    if (this.running !== search) return;
    search.disown();
    this.running = null;
    this.worker.terminate();
    this.made = this.makeWorker();
  }
}

class WorkerSearch {
  readonly thought: Promise<Thought>;
  private readonly flag = sharedFlag();
  private resolve!: (thought: Thought) => void;
  private reject!: (reason: Error) => void;

  constructor(
    private readonly worker: Worker,
    private readonly id: number,
    private onProgress: (progress: Progress) => void,
    private readonly onRest: () => void,
  ) {
    this.thought = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  begin(question: ThinkQuestion): void {
    this.worker.addEventListener('message', this.hear);
    this.worker.addEventListener('error', this.fail);
    const text = JSON.stringify(asked(question));
    const stop = this.flag?.buffer;
    this.worker.postMessage({ id: this.id, question: text, ...(stop && { stop }) } satisfies ToWorker);
  }

  /** Whether the search can hear us while it thinks. */
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
      this.onProgress(JSON.parse(said.text) as Progress);
    } else if (said.kind === 'answer' && said.id === this.id) {
      this.rest();
      this.answer(said.text);
    }
  };

  private readonly fail = (event: ErrorEvent): void => {
    this.rest();
    this.reject(new Error(event.message || 'The core stopped working.'));
  };

  private answer(text: string): void {
    try {
      this.resolve(understood<Thought>(JSON.parse(text)));
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

function asked(question: ThinkQuestion): object {
  const { engine, level, seed, depth, nodes, ms, tree, among, lines } = question;
  const wish = { engine, level, seed, depth, nodes, ms, tree, among, lines };
  return { ask: 'think', ...plain(question), ...wish };
}

function sharedFlag(): Int32Array<SharedArrayBuffer> | null {
  const shared = globalThis.crossOriginIsolated && typeof SharedArrayBuffer === 'function';
  return shared ? new Int32Array(new SharedArrayBuffer(4)) : null;
}
