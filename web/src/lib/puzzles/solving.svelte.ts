import { plain } from '../core/core-client';
import type { Work } from '../core/lab';
import type { OpenCore } from '../core/open';
import { Cancelled } from '../core/thinker';
import type { Course, MoveId, SquareName, View } from '../core/types';
import type { ReviewReply, ReviewRequest, ReviewedMove } from '../core/wire';
import { typedMove } from '../moves/typed';
import { BoardAt, courseTo } from '../xray/asking/board-at.svelte';
import { Picking } from '../xray/whynot/picking.svelte';
import type { Puzzle } from './puzzle';

/** Positions to look at for the reply to a wrong move. */
const NODES = 20_000;

/** A reply is seen to be made. */
const REPLY_MS = 500;

/** What a person has heard of the puzzle, on the way to its solution. */
export type Standing = 'asked' | 'right' | 'weighing' | 'wrong' | 'solved' | 'also' | 'shown';

/** One puzzle before a person. */
export class Solving {
  /** How many moves of the solution stand on the board. */
  done: number = $state(0);
  standing: Standing = $state('asked');
  /** The last move of the person, as people write it. */
  said: string = $state('');
  isHinted: boolean = $state(false);
  /** Whether nothing was wrong and no help was taken. */
  isClean: boolean = $state(true);
  /** The wrong move with what refutes it, or the solution when it is shown. */
  line: MoveId[] = $state.raw([]);
  texts: string[] = $state.raw([]);
  facts: string[] = $state.raw([]);
  /** How many moves of that are on the board. */
  at: number = $state(0);
  trouble: string | null = $state(null);

  readonly picking: Picking;
  private readonly board: BoardAt;
  private work: Work<ReviewReply> | null = null;
  private closed = false;

  /** Whether a move may be tried now. */
  readonly open: boolean = $derived.by(
    () => (this.standing === 'asked' || this.standing === 'right') && this.done % 2 === 0 && this.view !== null && this.view.ply === this.done,
  );
  readonly isOver: boolean = $derived.by(() => ['solved', 'also', 'shown'].includes(this.standing));

  constructor(
    private readonly core: OpenCore,
    readonly puzzle: Puzzle,
    /** Hears of a first mistake or help, and of the end. */
    private readonly ears: { missed(): void; solved(clean: boolean): void },
    private readonly replyAfter = REPLY_MS,
  ) {
    this.board = new BoardAt(core.client);
    this.picking = new Picking(core.client, (move) => void this.attempt(move));
    this.stand();
  }

  get view(): View | null {
    return this.board.view;
  }

  /** The position that the person looks at, without a wrong move. */
  get position(): Course {
    const { game, rules, start, line } = this.puzzle;
    return { game, rules, start, moves: line.slice(0, this.done) };
  }

  async attempt(move: MoveId): Promise<void> {
    if (!this.open) return;
    const { position } = this;
    this.trouble = null;
    this.isHinted = false;
    this.said = this.view?.options.find(({ id }) => id === move)?.text ?? move;
    if (move === this.puzzle.line[this.done]) return this.take();
    this.standing = 'weighing';
    this.line = [move];
    this.at = 1;
    this.stand();
    const after = await this.core.client.view(courseTo(position, position.moves.length, [move])).catch(() => null);
    if (this.closed || this.line[0] !== move) return;
    // Who mates in another way has won as well.
    if (after?.outcome?.winner && after.outcome.winner !== after.turn) return this.end('also');
    await this.refute(move);
  }

  /** The right move stands on the board, and the best reply follows. */
  private take(): void {
    this.done++;
    this.stand();
    if (this.done >= this.puzzle.line.length) return this.end('solved');
    this.standing = 'right';
    setTimeout(() => {
      if (this.closed || this.standing !== 'right') return;
      this.done++;
      this.stand();
    }, this.replyAfter);
  }

  private end(standing: Standing): void {
    this.standing = standing;
    this.ears.solved(this.isClean);
  }

  private miss(): void {
    if (this.isClean) this.ears.missed();
    this.isClean = false;
  }

  /** Looks at the wrong move as a review does, and makes the reply to it. */
  private async refute(move: MoveId): Promise<void> {
    this.miss();
    const { position } = this;
    try {
      const { fen } = await this.core.client.view(position);
      const { game, rules } = position;
      const question: ReviewRequest = { ask: 'review', ...plain({ game, rules, start: fen, moves: [move] }), nodes: NODES };
      this.work = this.core.lab.ask(question);
      const [seen] = (await this.work.answer).moves;
      if (seen && this.line[0] === move) this.answer(seen);
    } catch (no) {
      if (no instanceof Cancelled || this.closed || this.line[0] !== move) return;
      this.again();
      this.trouble = (no as Error).message;
    }
  }

  private answer({ move, text, after, facts }: ReviewedMove): void {
    this.line = [move, ...after.line];
    this.texts = [text, ...after.texts];
    this.facts = facts.map((fact) => fact.text ?? '');
    this.standing = 'wrong';
    this.goTo(2);
  }

  /** Puts the wrong move back. */
  again(): void {
    this.work?.cancel();
    this.line = [];
    this.texts = [];
    this.facts = [];
    this.at = 0;
    this.standing = this.done === 0 ? 'asked' : 'right';
    this.stand();
  }

  /** Picks up the piece that moves. */
  async hint(): Promise<void> {
    const { from } = this;
    if (!from || !this.open) return;
    this.miss();
    this.isHinted = true;
    this.picking.forget();
    await this.picking.point(this.position, from);
  }

  /** Where the next move of the solution begins. */
  get from(): SquareName | null {
    const next = this.puzzle.line[this.done];
    return this.view?.options.find(({ id }) => id === next)?.path[0] ?? null;
  }

  /** Walks the rest of the solution. */
  async show(): Promise<void> {
    this.again();
    this.miss();
    this.picking.forget();
    this.standing = 'shown';
    this.line = this.puzzle.line.slice(this.done);
    this.goTo(1);
    const along = await this.texted(this.line);
    if (this.standing === 'shown') this.texts = along;
  }

  /** Moves as people write them. */
  private async texted(line: MoveId[]): Promise<string[]> {
    const end = { ...this.position, moves: [...this.position.moves, ...line] };
    const view = await this.core.client.view(end).catch(() => null);
    return view?.history.slice(this.done).map(({ text }) => text) ?? line;
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
      await this.attempt(id);
      return true;
    } catch (no) {
      this.trouble = (no as Error).message;
      return false;
    }
  }

  private stand(): void {
    this.picking.forget();
    const { position } = this;
    void this.board.show({ ...position, moves: [...position.moves, ...this.line.slice(0, this.at)] });
  }

  close(): void {
    this.closed = true;
    this.work?.cancel();
  }
}
