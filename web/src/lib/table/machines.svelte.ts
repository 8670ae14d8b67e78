import { Cancelled, type Thinker, type Thinking } from '../core/thinker';
import type { Catalog, Course, GameName, Progress, Side, ThinkQuestion, Thought } from '../core/types';
import { hintQuestion, hintSeats } from './hint';

/** Lets machines think, one at a time: for their own turn, or as advisers of a person. */
export class Machines {
  /** The side whose machine is thinking. */
  thinking: Side | null = $state(null);
  /** What the thinking machine said last. */
  progress: Progress | null = $state.raw(null);
  hint: Thought | null = $state.raw(null);
  hinting: boolean = $state(false);
  private search: Thinking | null = null;

  constructor(
    private readonly thinker: Thinker,
    private readonly paceMs: number,
  ) {}

  get place(): string {
    return this.thinker.place;
  }

  get isBusy(): boolean {
    return this.search !== null;
  }

  /** What a machine thinks about its turn; null when that was given up. Throws what went wrong. */
  async think(side: Side, question: ThinkQuestion): Promise<Thought | null> {
    const paced = wait(this.paceMs);
    this.thinking = side;
    const search = this.begin(question, (progress) => (this.progress = progress));
    try {
      const thought = await search.thought;
      await paced;
      return this.isCurrent(search) ? thought : null;
    } catch (no) {
      if (!this.isCurrent(search) || no instanceof Cancelled) return null;
      throw no;
    } finally {
      if (this.isCurrent(search)) this.rest();
    }
  }

  /** Asks one adviser after another; whether the answer, if there is one, still helps. */
  async advise(course: Course, gameId: string, catalog: Catalog, game: GameName): Promise<boolean> {
    this.hint = null;
    this.hinting = true;
    for (const seat of hintSeats(catalog, game)) {
      const search = this.begin({ ...hintQuestion(course, seat), gameId });
      const thought = await search.thought.catch(() => null);
      if (!this.isCurrent(search)) return true;
      this.hint = thought?.move ? thought : null;
      if (this.hint) break;
    }
    this.rest();
    return this.hint !== null;
  }

  /** Tells the machine that thinks to play the best it has found. */
  moveNow(): void {
    if (this.thinking) this.search?.stop();
  }

  /** Who asked for a hint has left the board. */
  dropHint(): void {
    if (this.hinting) this.giveUp();
    this.hint = null;
  }

  /** Nobody wants to know any more. */
  giveUp(): void {
    this.search?.cancel();
    this.rest();
  }

  private rest(): void {
    this.search = null;
    this.thinking = null;
    this.progress = null;
    this.hinting = false;
  }

  private begin(question: ThinkQuestion, onProgress: (progress: Progress) => void = () => undefined): Thinking {
    this.progress = null;
    const search = this.thinker.think(question, (progress) => {
      if (this.isCurrent(search)) onProgress(progress);
    });
    this.search = search;
    return search;
  }

  private isCurrent(search: Thinking): boolean {
    return this.search === search;
  }
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
