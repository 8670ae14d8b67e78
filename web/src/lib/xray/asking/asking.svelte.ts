import type { Lab, Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import type { QuestionFor } from '../../core/types';
import type { Request } from '../../core/wire';

/**
 * One question at a time to the lab, as a look shows it: what has come so far, what came of it, or why
 * nothing did. A new question ends the one before.
 */
export class Asking<T, P = unknown> {
  answer: T | null = $state.raw(null);
  /** What was heard last on the way. */
  progress: P | null = $state.raw(null);
  trouble: string | null = $state(null);
  busy: boolean = $state(false);

  private work: Work<T> | null = null;

  constructor(
    private readonly lab: Lab,
    private readonly onProgress: (progress: P) => void = () => undefined,
  ) {}

  ask(question: QuestionFor<T>): void {
    this.cancel();
    this.answer = null;
    this.progress = null;
    this.trouble = null;
    this.busy = true;
    const work = this.lab.ask(question as Request, (progress: P) => {
      if (this.work !== work) return;
      this.progress = progress;
      this.onProgress(progress);
    }) as Work<T>;
    this.work = work;
    work.answer.then(
      (answer) => this.end(work, () => (this.answer = answer)),
      (no: unknown) => this.end(work, () => (this.trouble = no instanceof Cancelled ? null : (no as Error).message)),
    );
  }

  /** Nobody wants to know any more. */
  cancel(): void {
    this.work?.cancel();
    this.work = null;
    this.busy = false;
  }

  /** Forgets what was said. */
  clear(): void {
    this.cancel();
    this.answer = null;
    this.progress = null;
    this.trouble = null;
  }

  private end(work: Work<T>, say: () => void): void {
    if (this.work !== work) return;
    this.work = null;
    this.busy = false;
    say();
  }
}
