import type { Lab, Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import type { Kim1Answered, Kim1Reply, Kim1Request, Kim1State, Kim1Trace } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** A key that was pressed, and what came of it. */
export interface Pressed {
  key: string;
  display: string;
  reply: Kim1Answered | null;
}

/** A thought, and the machine just before the key that began it. */
export interface Thought {
  /** Null if that key was the first of all. */
  before: Kim1State | null;
  reply: Kim1Answered;
}

/** A thought that is being waited for, as long as it took. */
export interface Waiting {
  reply: Kim1Answered;
  /** Milliseconds of 1976 gone by. */
  elapsed: number;
}

const FRAME_MS = 50;

/** The machine on the desk: its keys are pressed here, and the core says what comes of them. */
export class Machine {
  view: Kim1State | null = $state.raw(null);
  /** Every key since the power was switched on. */
  log: Pressed[] = $state.raw([]);
  /** The last answer that was thought about. */
  thought: Thought | null = $state.raw(null);
  waiting: Waiting | null = $state.raw(null);
  /** Think as long as it took in 1976. */
  periodSpeed = $state(false);
  trouble: string | null = $state(null);

  private line: Promise<void> = Promise.resolve();
  private skipping = false;
  private work: Work<unknown> | null = null;

  constructor(
    private readonly lab: Lab,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Six digits, dark while it thinks. */
  get lights(): string {
    return this.waiting ? (lastFlash(this.waiting)?.lights ?? '') : (this.view?.display ?? '');
  }

  /** Switches it on: as it was when the tape had been read and GO was pressed. */
  power(): Promise<void> {
    return this.soon(async () => {
      this.log = [];
      this.thought = null;
      this.view = await this.ask<Kim1State>({ keys: [] });
    });
  }

  /** Presses a key, after those already pressed. While it thinks, nobody looks at the keys. */
  press(key: string): Promise<void> {
    if (this.waiting) return Promise.resolve();
    return this.soon(async () => {
      const before = this.view;
      const view = await this.ask<Kim1State>({ ...from(before), keys: [key] });
      const reply = view.reply;
      if (reply?.source === 'thought') {
        this.thought = { before, reply };
        if (this.periodSpeed) await this.wait(reply);
      }
      this.view = view;
      this.log = [...this.log, { key, display: view.display, reply }];
    });
  }

  /** One part of the last thought, move by move. */
  section(thought: Thought, number: number): Promise<Kim1Trace> {
    return this.ask<Kim1Trace>({ ...from(thought.before), keys: ['PC'], trace: number });
  }

  /** Ends the wait: the answer has long been found. */
  skip(): void {
    this.skipping = true;
  }

  /** Nobody is in the room any more: a key whose answer is still being found comes to nothing. */
  leave(): void {
    this.work?.cancel();
  }

  private soon(work: () => Promise<void>): Promise<void> {
    this.line = this.line.then(async () => {
      try {
        await work();
        this.trouble = null;
      } catch (no) {
        if (!(no instanceof Cancelled)) this.trouble = m.museumKim1TheMachineDidNotAnswer((no as Error).message);
      }
    });
    return this.line;
  }

  private ask<T extends Kim1Reply>(question: Omit<Kim1Request, 'ask'>): Promise<T> {
    const work = this.lab.ask({ ask: 'kim1', ...question }) as Work<T>;
    this.work = work;
    return work.answer;
  }

  private async wait(reply: Kim1Answered): Promise<void> {
    const start = this.now();
    this.skipping = false;
    this.waiting = { reply, elapsed: 0 };
    while (this.waiting.elapsed < reply.ms && !this.skipping) {
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
      this.waiting = { reply, elapsed: this.now() - start };
    }
    this.waiting = null;
  }
}

/** The candidate after which the display flashed last; none before the first. */
export function lastFlash({ reply, elapsed }: Waiting): Kim1Answered['candidates'][number] | null {
  let last = null;
  for (const candidate of reply.candidates) {
    if (candidate.ms > elapsed) break;
    last = candidate;
  }
  return last;
}

/** Whole seconds still to wait, counting down to 1. */
export function secondsLeft({ reply, elapsed }: Waiting): number {
  return Math.max(0, Math.ceil((reply.ms - elapsed) / 1000));
}

/** The field of a question that lets the keys go on from there. */
function from(view: Kim1State | null): { machine?: string } {
  return view ? { machine: view.machine } : {};
}
