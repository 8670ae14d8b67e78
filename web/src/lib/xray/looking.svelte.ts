import type { Desk } from '../core/desk';
import type { Course, EngineCard, Thought } from '../core/types';
import { thoughtOnShow } from '../dashboard/on-show';
import type { Table } from '../table/table.svelte';
import { firstPly, gameOfFen, subjectAt, subjectOf, type GameAtHand, type Subject, type Wish } from './subject';

/** What a person has chosen to look at. Unless they choose, it is the machine's last move. */
export class Looking {
  /** The number of the move looked at, from 0; null follows the game. */
  private chosen: number | null = $state(null);
  private wish: Wish = $state.raw({});
  /** A position brought from elsewhere. */
  private brought: Course | null = $state.raw(null);
  /** Why a FEN could not be taken. */
  refusal: string | null = $state(null);

  readonly ply: number = $derived.by(() => Math.min(this.chosen ?? firstPly(this.game), this.table.made.length));
  readonly subject: Subject = $derived.by(() =>
    this.brought
      ? subjectOf(this.brought, this.table.catalog, this.wish)
      : subjectAt(this.game, this.ply, this.wish),
  );
  readonly card: EngineCard | undefined = $derived.by(() =>
    this.table.catalog.engines.find(({ id }) => id === this.subject.engine),
  );

  constructor(private readonly table: Table) {
    this.chosen = shownOnBoard(table);
  }

  private get game(): GameAtHand {
    const { settings, made, catalog, outcome } = this.table;
    return { settings, made, catalog, over: outcome !== null };
  }

  get isBrought(): boolean {
    return this.brought !== null;
  }

  get isChanged(): boolean {
    return Object.keys(this.wish).length > 0;
  }

  /** Looks at another move; what was wished of the player stays. */
  goTo(ply: number): void {
    this.brought = null;
    this.refusal = null;
    const last = this.table.made.length;
    this.chosen = Math.max(0, Math.min(ply, last));
  }

  /** Another engine has levels and a depth of its own. */
  ask(wish: Wish): void {
    const all = wish.engine === undefined ? { ...this.wish, ...wish } : wish;
    this.wish = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  }

  /** As it was in the game. */
  forgetWish(): void {
    this.wish = {};
  }

  async bring(fen: string, desk: Desk): Promise<boolean> {
    const game = gameOfFen(fen);
    const { settings } = this.table;
    const rules = settings.game === game ? settings.rules : game === 'chess' ? 'fide' : 'acf';
    try {
      const { fen: start } = await desk.setup(game, rules, fen.trim());
      this.brought = { game, rules, start, moves: [] };
      this.wish = {};
      this.refusal = null;
      return true;
    } catch (no) {
      this.refusal = (no as Error).message;
      return false;
    }
  }

  backToGame(): void {
    this.brought = null;
    this.refusal = null;
    this.wish = {};
  }
}

/** Whoever was looking back at the board goes on with what they saw there. */
function shownOnBoard(table: Table): number | null {
  if (!table.past) return null;
  const thoughts = table.made.map(({ thought }) => thought as Thought | null);
  const shown = thoughtOnShow(thoughts, table.past.ply);
  return shown ? shown.ply - 1 : null;
}
