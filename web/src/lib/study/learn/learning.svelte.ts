import { plain } from '../../core/core-client';
import type { OpenCore } from '../../core/open';
import type { Course, MoveId, View } from '../../core/types';
import type { Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import { typedMove } from '../../moves/typed';
import type { ReviewReply, ReviewRequest, ReviewedMove } from '../../core/wire';
import { BoardAt, courseTo } from '../../xray/asking/board-at.svelte';
import { Picking } from '../../xray/whynot/picking.svelte';
import { isRight, judged, knownOf, type Judged } from './lessons';

/** What came of a try, and the moves that show it. */
interface Try {
  /** The move as it was looked at; of the reviewer's own move and of the game's, as the review has it. */
  text: string;
  found: Judged;
  seen: ReviewedMove | null;
  line: MoveId[];
  texts: string[];
}

/**
 * The mistakes of a game, one after the other: the board stands before the move, and the person looks for a better one. A
 * try is a game of one move, which is reviewed like any other.
 */
export class Learning {
  /** Which of the lessons is before the person. */
  index: number = $state(0);
  tried: Try | null = $state.raw(null);
  /** The move that is being looked at. */
  weighing: MoveId | null = $state(null);
  isShown: boolean = $state(false);
  isHinted: boolean = $state(false);
  /** How many moves of the line are on the board. */
  at: number = $state(0);
  trouble: string | null = $state(null);
  /** The plies whose better move was found without being shown it. */
  solved: ReadonlySet<number> = $state.raw(new Set());

  readonly picking: Picking;
  private work: Work<ReviewReply> | null = null;
  private readonly board: BoardAt;
  /** The position before the move, which stays while a line is walked. */
  private before: View | null = $state.raw(null);

  readonly lesson: ReviewedMove | null = $derived.by(() => this.lessons[this.index] ?? null);
  /** The moves that can be walked: the better line, or what came of the try. */
  readonly line: MoveId[] = $derived.by(() => {
    if (this.weighing) return [this.weighing];
    if (this.isShown) return this.lesson?.before.line ?? [];
    return this.tried?.line ?? [];
  });
  readonly texts: string[] = $derived.by(() => (this.isShown ? (this.lesson?.before.texts ?? []) : (this.tried?.texts ?? [])));
  /** Whether a move may be tried now. */
  readonly open: boolean = $derived.by(() => this.lesson !== null && this.tried === null && this.weighing === null && !this.isShown);
  readonly isRight: boolean = $derived.by(() => this.tried !== null && isRight(this.tried.found));
  /** Whether nothing is left to find here. */
  readonly isDone: boolean = $derived.by(() => this.isShown || this.isRight);

  constructor(
    private readonly core: OpenCore,
    private readonly course: Course,
    readonly lessons: readonly ReviewedMove[],
    /** Positions to look at for a try. */
    private readonly nodes: number,
  ) {
    this.board = new BoardAt(core.client);
    this.picking = new Picking(core.client, (move) => void this.attempt(move));
    void this.begin(0);
  }

  get view(): View | null {
    return this.board.view;
  }

  /** The position that the person looks at, without a line: for squares and names. */
  get position(): Course {
    return courseTo(this.course, (this.lesson?.ply ?? 1) - 1);
  }

  async begin(index: number): Promise<void> {
    this.index = index;
    this.forget();
    this.isShown = false;
    this.isHinted = false;
    this.before = null;
    const { position } = this;
    if (!this.lesson) return;
    this.stand();
    const view = await this.core.client.view(position).catch(() => null);
    if (index === this.index) this.before = view;
  }

  next(): void {
    void this.begin(this.index + 1);
  }

  /** Puts the move back that did not help. */
  again(): void {
    this.forget();
    this.stand();
  }

  /** Picks up the piece that moves. */
  async hint(): Promise<void> {
    const from = this.from;
    if (!from || !this.open) return;
    this.isHinted = true;
    this.picking.forget();
    await this.picking.point(this.position, from);
  }

  /** Where the better move begins. */
  get from(): string | null {
    const [better] = this.lesson?.before.line ?? [];
    return this.before?.options.find(({ id }) => id === better)?.path[0] ?? null;
  }

  show(): void {
    this.forget();
    this.isShown = true;
    this.goTo(1);
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.line.length, at));
    this.stand();
  }

  /** A move as people type it; why not, if it is none. */
  async enter(text: string): Promise<boolean> {
    if (!this.open) return false;
    try {
      const { id } = await typedMove(this.core.client, this.position, text);
      this.picking.forget();
      void this.attempt(id);
      return true;
    } catch (no) {
      this.trouble = (no as Error).message;
      return false;
    }
  }

  async attempt(move: MoveId): Promise<void> {
    const { lesson } = this;
    if (!lesson || !this.open) return;
    this.trouble = null;
    const known = knownOf(lesson, move);
    if (known === 'best') return this.take(known, null, lesson.before.line, lesson.before.texts);
    if (known === 'played') return this.take(known, lesson, [move, ...lesson.after.line], [lesson.text, ...lesson.after.texts]);
    this.weighing = move;
    this.goTo(1);
    await this.weigh(lesson, move);
  }

  /** Looks at the try from both sides, as a review does. */
  private async weigh(lesson: ReviewedMove, move: MoveId): Promise<void> {
    const { game, rules } = this.course;
    try {
      const start = this.before?.fen ?? (await this.core.client.view(this.position)).fen;
      if (this.weighing !== move || this.lesson !== lesson) return;
      const question: ReviewRequest = { ask: 'review', ...plain({ game, rules, start, moves: [move] }), nodes: this.nodes };
      this.work = this.core.lab.ask(question);
      const [seen] = (await this.work.answer).moves;
      if (!seen || this.weighing !== move || this.lesson !== lesson) return;
      this.take(judged(lesson, seen), seen, [move, ...seen.after.line], [seen.text, ...seen.after.texts]);
    } catch (no) {
      if (no instanceof Cancelled || this.weighing !== move) return;
      this.again();
      this.trouble = (no as Error).message;
    }
  }

  /** What did not help is answered at once on the board. */
  private take(found: Judged, seen: ReviewedMove | null, line: MoveId[], texts: string[]): void {
    this.weighing = null;
    this.tried = { text: texts[0] ?? '', found, seen, line, texts };
    if (isRight(found) && this.lesson) this.solved = new Set([...this.solved, this.lesson.ply]);
    this.goTo(isRight(found) ? 1 : 2);
  }

  private forget(): void {
    this.work?.cancel();
    this.picking.forget();
    this.tried = null;
    this.weighing = null;
    this.trouble = null;
    this.at = 0;
  }

  /** Puts on the board what is looked at. */
  stand(): void {
    const { position } = this;
    void this.board.show({ ...position, moves: [...position.moves, ...this.line.slice(0, this.at)] });
  }

  close(): void {
    this.work?.cancel();
  }
}
