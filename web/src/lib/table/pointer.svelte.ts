import type { MoveId, Pointing } from '../core/types';

/** What a person has pointed at on the board for the next move. */
export class Pointer {
  pointing: Pointing | null = $state.raw(null);
  /** Whether a move made on the board waits for a second yes. */
  confirms: boolean = $state(false);
  /** The move that waits for it. */
  proposed: MoveId | null = $state(null);
  private clicks: Promise<void> = Promise.resolve();

  /** A quick second click is asked about only when the first is answered, for it builds on it. The move to make now, if any. */
  async click(ask: () => Promise<Pointing | null>): Promise<MoveId | null> {
    const answered = this.clicks.then(async () => {
      const answer = await ask();
      return answer && this.take(answer);
    });
    this.clicks = answered.then(() => undefined);
    const move = await answered;
    if (!move || !this.confirms) return move;
    this.proposed = move;
    return null;
  }

  /** The move that waited, if it is wanted. */
  answer(yes: boolean): MoveId | null {
    const move = this.proposed;
    this.proposed = null;
    return yes ? move : null;
  }

  clear(): void {
    this.pointing = null;
    this.proposed = null;
  }

  private take(answer: Pointing): MoveId | null {
    this.proposed = null;
    this.pointing = answer.play === null && answer.pointed.length > 0 ? answer : null;
    return answer.play;
  }
}
