import type { CoreClient } from '../../core/core-client';
import type { Course, MoveId, Pointing, SquareName } from '../../core/types';

/** A move being pointed out on a board that is not the table's. */
export class Picking {
  pointing: Pointing | null = $state.raw(null);
  refusal: string | null = $state(null);
  private clicks: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: CoreClient,
    private readonly onpick: (move: MoveId) => void,
  ) {}

  point(course: Course, square: SquareName): Promise<void> {
    return this.inTurn(async () => this.take(await this.client.point(course, this.pointing?.pointed ?? [], square)));
  }

  stop(course: Course): Promise<void> {
    return this.inTurn(async () => {
      if (this.pointing) this.take(await this.client.stop(course, this.pointing.pointed));
    });
  }

  /** A quick second click is asked about only when the first is answered, for it builds on it. */
  private inTurn(click: () => Promise<void>): Promise<void> {
    const answered = this.clicks.then(click);
    this.clicks = answered.catch(() => undefined);
    return answered;
  }

  forget(): void {
    this.pointing = null;
    this.refusal = null;
  }

  private take(answer: Pointing): void {
    this.refusal = answer.refusal;
    this.pointing = answer.play === null && answer.pointed.length > 0 ? answer : null;
    if (answer.play !== null) this.onpick(answer.play);
  }
}
