import type { Desk } from '../../core/desk';
import type { Course, MoveId, Pointing, SquareName } from '../../core/types';

/** A move being pointed out on a board that is not the table's. */
export class Picking {
  pointing: Pointing | null = $state.raw(null);
  refusal: string | null = $state(null);

  constructor(
    private readonly desk: Desk,
    private readonly onpick: (move: MoveId) => void,
  ) {}

  async point(course: Course, square: SquareName): Promise<void> {
    this.take(await this.desk.point(course, this.pointing?.pointed ?? [], square));
  }

  async stop(course: Course): Promise<void> {
    if (this.pointing) this.take(await this.desk.stop(course, this.pointing.pointed));
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
