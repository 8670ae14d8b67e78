import type { Lab } from '../../src/lib/core/lab';
import { Cancelled } from '../../src/lib/core/thinker';
import type { ThinkReply } from '../../src/lib/core/wire';

/** A lab whose answers a test gives by hand. */
export class HandLab implements Lab {
  asked: Record<string, unknown>[] = [];
  private answers: { resolve: (thought: unknown) => void; reject: (no: Error) => void }[] = [];

  ask<T>(question: object) {
    this.asked.push(question as Record<string, unknown>);
    const answer = new Promise<T>((resolve, reject) => this.answers.push({ resolve: resolve as () => void, reject }));
    answer.catch(() => undefined);
    const mine = this.answers.at(-1);
    return { answer, cancel: () => mine?.reject(new Cancelled()) };
  }

  say(thought: ThinkReply): void {
    this.answers.shift()?.resolve(thought);
  }
}
