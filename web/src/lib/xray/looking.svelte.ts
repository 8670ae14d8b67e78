import type { CoreClient } from '../core/core-client';
import type { EngineCard, Thought } from '../core/types';
import { thoughtOnShow } from '../dashboard/on-show';
import type { Table } from '../table/table.svelte';
import { readLink, writeLink, type Brought } from './link';
import { firstPly, gameOfFen, subjectAt, subjectOf, usualRules, type GameAtHand, type Subject, type Wish } from './subject';
import { m } from '../words/m.svelte';

/** What a person has chosen to look at. Unless they choose, it is the machine's last move. */
export class Looking {
  /** The number of the move looked at, from 0; null follows the game. */
  private chosen: number | null = $state(null);
  private wish: Wish = $state.raw({});
  /** A position brought from elsewhere. */
  private brought: Brought | null = $state.raw(null);
  /** Why a FEN or an address could not be taken. */
  refusal: string | null = $state(null);
  /** False until the first address has been read, and while the position of one is being set up. */
  isReady: boolean = $state(false);
  /** Counts what was to be looked at, for only the last wish counts. */
  private wishes = 0;

  readonly ply: number = $derived.by(() => Math.min(this.chosen ?? firstPly(this.game), this.table.made.length));
  readonly subject: Subject = $derived.by(() =>
    this.brought
      ? subjectOf(this.brought.course, this.table.catalog, this.wish, this.brought.played)
      : subjectAt(this.game, this.ply, this.wish),
  );
  readonly card: EngineCard | undefined = $derived.by(() =>
    this.table.catalog.engines.find(({ id }) => id === this.subject.engine),
  );
  /** What an address has to say behind its question mark to lead here again. */
  readonly query: string = $derived.by(() => writeLink({ brought: this.brought, wish: this.wish }));

  constructor(
    private readonly table: Table,
    private readonly client: CoreClient,
  ) {
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
    this.refusal = null;
    this.wish = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  }

  /** As it was in the game. */
  forgetWish(): void {
    this.wish = {};
  }

  async bring(fen: string): Promise<boolean> {
    const game = gameOfFen(fen);
    const { settings } = this.table;
    const rules = settings.game === game ? settings.ruleSet : usualRules(game);
    return this.take({ course: { game, rules, start: fen.trim(), moves: [] }, played: null }, {});
  }

  /** Looks at what an address asks for; one that says nothing means the game on the table. */
  async arrive(query: string): Promise<void> {
    this.isReady = query === this.query;
    if (this.isReady) return;
    try {
      const { brought, wish } = readLink(query, this.table.catalog, this.table.settings.game);
      await this.take(brought, wish);
    } catch (no) {
      this.refusal = (no as Error).message;
      this.isReady = true;
    }
  }

  backToGame(): void {
    this.brought = null;
    this.refusal = null;
    this.wish = {};
  }

  /** Whether it could be set up; nothing changes if not. */
  private async take(brought: Brought | null, wish: Wish): Promise<boolean> {
    const number = ++this.wishes;
    try {
      const ready = brought && (await setUp(brought, this.client));
      if (number !== this.wishes) return false;
      this.brought = ready;
      this.wish = wish;
      this.refusal = null;
      return true;
    } catch (no) {
      if (number === this.wishes) this.refusal = (no as Error).message;
      return false;
    } finally {
      if (number === this.wishes) this.isReady = true;
    }
  }
}

/** The same with its FEN as we write it; the core says what is wrong with position or moves. */
async function setUp({ course, played }: Brought, client: CoreClient): Promise<Brought> {
  const { game, rules, start } = course;
  const { fen } = start === '' ? { fen: '' } : await client.setup(game, rules, start);
  const whole = { ...course, start: fen };
  const { options } = await client.view(whole);
  if (played !== null && !options.some(({ id }) => id === played)) throw new Error(m.xrayIllegal(played));
  return { course: whole, played };
}

/** Whoever was looking back at the board goes on with what they saw there. */
function shownOnBoard(table: Table): number | null {
  if (!table.past) return null;
  const thoughts = table.made.map(({ thought }) => thought as Thought | null);
  const shown = thoughtOnShow(thoughts, table.past.ply);
  return shown ? shown.ply - 1 : null;
}
