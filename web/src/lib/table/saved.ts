import type { MadeRecord } from '../core/server-types';
import type { MoveId, Outcome, Side } from '../core/types';
import type { GameSettings } from './settings';

/** Why a machine loses that answered nonsense, as the rules name it. */
export const ILLEGAL_MOVE = 'illegal-move';

/** Who has written a game that came from another browser. */
export const SERVER = 'server';

/** A game as it lies on the shelf: enough to go on with it as if nothing had happened. */
export interface SavedGame {
  id: string;
  settings: GameSettings;
  moves: MadeRecord[];
  /** How it ended when not by the rules: resigned, agreed, claimed, out of time. */
  ended: Outcome | null;
  clocks: Record<Side, number> | null;
  flipped: boolean;
  updated: string;
  /** One more with every change that is kept in this browser. */
  version?: number;
  /** Which tab has written it. */
  writer?: string;
  /** How it ended, whoever made the end; left out where nobody has looked. */
  outcome?: Outcome | null;
  /** Whose turn it is, as people call that side. */
  turn?: { side: Side; name: string };
  /** The game that our own moves have become, when these moves came from elsewhere and did not fit them. */
  ours?: string;
}

/** Keeps games across reloads. */
export interface Shelf {
  /**
   * Keeps a game in place of the version before it.
   *
   * @throws Overtaken if another tab, or the server, has written it since
   */
  save(game: SavedGame): Promise<void>;
  get(id: string): Promise<SavedGame | null>;
  latest(): Promise<SavedGame | null>;
  all(): Promise<SavedGame[]>;
  remove(id: string): Promise<void>;
}

/** Somebody else has written the game since it was read; nothing was overwritten. */
export class Overtaken extends Error {
  constructor(readonly stored: SavedGame) {
    super('Another tab has changed this game.');
  }
}

/** Whether a game may take the place of what lies there: the very version before it, or one of its own tab's. */
export function mayReplace(stored: SavedGame | null | undefined, game: SavedGame): boolean {
  const was = stored?.version ?? 0;
  const is = game.version ?? 0;
  return !stored || was === is - 1 || (stored.writer === game.writer && was < is);
}

export function movesOf(game: { moves: readonly MadeRecord[] }): MoveId[] {
  return game.moves.map(({ id }) => id);
}

/** Whether one game has all the moves of another, and perhaps more. */
export function beginsWith(longer: readonly MoveId[], shorter: readonly MoveId[]): boolean {
  return shorter.length <= longer.length && shorter.every((id, ply) => id === longer[ply]);
}

/** A shelf that forgets: for browsers that keep nothing, and for tests. */
export class MemoryShelf implements Shelf {
  private readonly games = new Map<string, SavedGame>();
  private last: string | null = null;

  save(game: SavedGame): Promise<void> {
    const stored = this.games.get(game.id);
    if (stored && !mayReplace(stored, game)) return Promise.reject(new Overtaken(stored));
    this.games.set(game.id, game);
    this.last = game.id;
    return Promise.resolve();
  }

  get(id: string): Promise<SavedGame | null> {
    return Promise.resolve(this.games.get(id) ?? null);
  }

  latest(): Promise<SavedGame | null> {
    return this.last === null ? Promise.resolve(null) : this.get(this.last);
  }

  all(): Promise<SavedGame[]> {
    return Promise.resolve([...this.games.values()]);
  }

  remove(id: string): Promise<void> {
    this.games.delete(id);
    return Promise.resolve();
  }
}
