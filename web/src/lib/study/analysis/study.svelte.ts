import type { CoreClient } from '../../core/core-client';
import type { Course, MoveId, View } from '../../core/types';
import { typedMove } from '../../moves/typed';
import { queryOf } from '../address';
import { BoardAt } from '../../xray/asking/board-at.svelte';
import { usualRules } from '../../xray/subject';
import { Picking } from '../../xray/whynot/picking.svelte';
import {
  EMPTY,
  START,
  asWritten,
  endOf,
  followersOf,
  lineFrom,
  listOf,
  pathTo,
  promoted,
  treeOf,
  withComment,
  withMark,
  withMove,
  without,
  type Tree,
  type TreeMove,
} from './tree';

/** What stands on the analysis board: where it begins, its moves, and the one looked at. */
export interface Sheet {
  readonly root: Omit<Course, 'moves'>;
  readonly tree: Tree;
  readonly at: number;
}

/** Changes that can be taken back. */
const MOST_UNDONE = 200;

/** A board to try things on. Every change gives a new sheet, and the sheets before can be gone back to. */
export class Study {
  private sheet: Sheet = $state.raw({ root: { game: 'chess', rules: usualRules('chess'), start: '' }, tree: EMPTY, at: START });
  private before: readonly Sheet[] = $state.raw([]);
  /** Why the last thing asked for could not be done. */
  trouble: string | null = $state(null);

  readonly picking: Picking;
  private readonly board: BoardAt;

  readonly root = $derived.by(() => this.sheet.root);
  readonly tree: Tree = $derived.by(() => this.sheet.tree);
  readonly at: number = $derived.by(() => this.sheet.at);
  /** The moves from the start to the one looked at. */
  readonly path: TreeMove[] = $derived.by(() => pathTo(this.tree, this.at));
  /** The move looked at; none at the start. */
  readonly here: TreeMove | null = $derived.by(() => this.tree.moves.get(this.at) ?? null);
  readonly course: Course = $derived.by(() => ({ ...this.root, moves: this.path.map(({ move }) => move) }));
  /** What an address has to say behind its question mark to lead here again: the line, and where in it one stands. */
  readonly query: string = $derived.by(() => {
    const moves = [...this.course.moves, ...lineFrom(this.tree, this.at).map(({ move }) => move)];
    return queryOf({ ...this.root, moves }, this.path.length);
  });

  constructor(private readonly client: CoreClient) {
    this.board = new BoardAt(client);
    this.picking = new Picking(client, (move) => void this.play(move));
  }

  get view(): View | null {
    return this.board.view;
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get isEmpty(): boolean {
    return this.tree.moves.size === 0 && this.root.start === '';
  }

  /** Puts something else on the board; what was there can be brought back. */
  put(sheet: Sheet): void {
    if (!this.isEmpty || this.canUndo) this.before = [...this.before, this.sheet].slice(-MOST_UNDONE);
    this.show(sheet);
  }

  /**
   * A line of moves from a start. Where it is there already, it is walked to; a game that has gone on since keeps its
   * variations. The core says what is wrong with it.
   */
  async open(course: Course, at = course.moves.length): Promise<boolean> {
    const { moves, ...root } = course;
    const there = isSame(root, this.root) ? endOf(this.tree, moves) : null;
    if (there !== null) {
      this.goTo(pathTo(this.tree, there)[at - 1]?.id ?? START);
      return true;
    }
    try {
      const start = root.start && (await this.client.setup(root.game, root.rules, root.start)).fen;
      const { history } = await this.client.view({ ...root, start, moves });
      const goesOn = isSame({ ...root, start }, this.root) && lineFrom(this.tree, START).every(({ move }, ply) => move === moves[ply]);
      let tree = goesOn ? this.tree : EMPTY;
      let end = START;
      const ids = [START];
      for (const { id: move, text, number, side } of history) {
        ({ tree, id: end } = withMove(tree, end, { move, text, number, side }));
        ids.push(end);
      }
      this.put({ root: { ...root, start }, tree, at: ids[at] ?? end });
      return true;
    } catch (no) {
      this.trouble = (no as Error).message;
      return false;
    }
  }

  /** Whether it could be made. */
  async play(move: MoveId): Promise<boolean> {
    this.picking.forget();
    const { sheet } = this;
    try {
      const { history } = await this.client.view({ ...this.course, moves: [...this.course.moves, move] });
      const made = history.at(-1);
      if (!made || sheet !== this.sheet) return false;
      const { text, number, side } = made;
      const { tree, id } = withMove(sheet.tree, sheet.at, { move, text, number, side });
      if (tree === sheet.tree) this.goTo(id);
      else this.change({ tree, at: id });
      return true;
    } catch (no) {
      this.trouble = (no as Error).message;
      return false;
    }
  }

  /** A line that a machine thought of, up to one of its moves. */
  async playAll(moves: readonly MoveId[]): Promise<void> {
    for (const move of moves) if (!(await this.play(move))) return;
  }

  /** A move as people type it; whether it could be made. */
  async enter(text: string): Promise<boolean> {
    try {
      const { id } = await typedMove(this.client, this.course, text);
      return await this.play(id);
    } catch (no) {
      this.trouble = (no as Error).message;
      return false;
    }
  }

  goTo(id: number): void {
    if (id !== START && !this.tree.moves.has(id)) return;
    this.show({ ...this.sheet, at: id });
  }

  back(): void {
    this.goTo(this.here?.after ?? START);
  }

  /** Whether a move stands behind this position. */
  get canGoOn(): boolean {
    return followersOf(this.tree, this.at).length > 0;
  }

  forward(): void {
    const [next] = followersOf(this.tree, this.at);
    if (next !== undefined) this.goTo(next);
  }

  toStart(): void {
    this.goTo(START);
  }

  toEnd(): void {
    this.goTo(lineFrom(this.tree, this.at).at(-1)?.id ?? this.at);
  }

  /** The next of the moves that could be made instead, or the one before. */
  beside(step: 1 | -1): void {
    const { here } = this;
    if (!here) return;
    const choices = followersOf(this.tree, here.after);
    const next = choices[choices.indexOf(here.id) + step];
    if (next !== undefined) this.goTo(next);
  }

  comment(text: string): void {
    if (this.here && text.trim() !== this.here.comment) this.change({ tree: withComment(this.tree, this.at, text) });
  }

  mark(nag: number): void {
    if (this.here) this.change({ tree: withMark(this.tree, this.at, nag) });
  }

  promote(): void {
    const tree = promoted(this.tree, this.at);
    if (tree !== this.tree) this.change({ tree });
  }

  /** Deletes the move looked at, with all that follow it. */
  remove(): void {
    const { here } = this;
    if (here) this.change({ tree: without(this.tree, here.id), at: here.after });
  }

  undo(): void {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.show(last);
  }

  /** The text of a file with all variations. */
  async write(header: { white?: string; black?: string; event: string; date: string }): Promise<string> {
    const tree = listOf(this.tree).map(asWritten);
    const { text } = await this.client.writeTree({ ...this.root, moves: [] }, header, tree);
    return text;
  }

  /** What is kept of it. */
  kept(): object {
    const list = listOf(this.tree);
    return { root: this.root, list, moves: this.course.moves };
  }

  /** What was kept. Somebody else may have written it: what does not fit is not taken, and the core judges the moves. */
  restore(kept: unknown): boolean {
    const { root, list, moves } = (kept ?? {}) as Partial<{ root: Sheet['root']; list: ReturnType<typeof listOf>; moves: string[] }>;
    if (typeof root?.start !== 'string' || !Array.isArray(list) || !Array.isArray(moves)) return false;
    const tree = treeOf(list);
    this.put({ root, tree, at: endOf(tree, moves) ?? START });
    return true;
  }

  stand(): void {
    void this.board.show(this.course);
  }

  private change(changes: Partial<Sheet>): void {
    this.before = [...this.before, this.sheet].slice(-MOST_UNDONE);
    this.show({ ...this.sheet, ...changes });
  }

  private show(sheet: Sheet): void {
    this.trouble = null;
    this.picking.forget();
    this.sheet = sheet;
    this.stand();
  }
}

function isSame(one: Sheet['root'], other: Sheet['root']): boolean {
  return one.game === other.game && one.rules === other.rules && one.start === other.start;
}
