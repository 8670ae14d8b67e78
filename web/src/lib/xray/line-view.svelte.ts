import type { CoreClient } from '../core/core-client';
import type { AlongAnswer, Course, MoveId, View } from '../core/types';

/** Boards remembered; a hand that sweeps over a tree comes back to the same nodes. */
const MOST_KEPT = 500;

/** The board at the end of a line, asked for as the line changes; always the last one wished for. */
export class LineView {
  /** The position the lines begin in. */
  base: View | null = $state.raw(null);
  /** What is on the board now; the last wish as soon as it is answered. */
  view: View | null = $state.raw(null);
  /** How many moves of the line the rules forbid. */
  byHand: number = $state(0);
  private course: Course | null = null;
  private courseKey = '';
  private readonly kept = new Map<string, AlongAnswer>();
  private wished: MoveId[] | null = null;
  private busy = false;

  constructor(private readonly client: CoreClient) {}

  show(course: Course, line: MoveId[]): void {
    const key = JSON.stringify(course);
    if (key !== this.courseKey) {
      this.courseKey = key;
      this.course = course;
      this.base = null;
      this.kept.clear();
    }
    this.wished = line;
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    try {
      while (this.wished && this.course) {
        const { course, courseKey } = this;
        const line = this.wished;
        this.wished = null;
        this.base ??= await this.client.view(course);
        const answer = await this.along(course, line);
        if (courseKey === this.courseKey) this.take(line, answer);
      }
    } catch {
      // The look itself says what is wrong with the position; the board stays as it is.
    } finally {
      this.busy = false;
    }
  }

  private async along(course: Course, line: MoveId[]): Promise<AlongAnswer> {
    const key = line.join(' ');
    const known = this.kept.get(key);
    if (known) return known;
    const answer = await this.client.along(course, line);
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(key, answer);
    return answer;
  }

  private take(line: MoveId[], { men, path, legal, turn, check }: AlongAnswer): void {
    const { base } = this;
    if (!base) return;
    const id = line.at(-1) ?? '';
    const side = turn === 'white' ? 'black' : 'white';
    const last = line.length === 0 ? base.last : { id, text: id, path, captured: [], side: side as 'white' | 'black' };
    this.byHand = line.length - legal;
    this.view = { ...base, men, last, check, turn, options: [], mustJump: false, jumpers: [] };
  }
}
