import type { MadeRecord } from '../core/server-types';
import type { Outcome, Side } from '../core/types';
import type { GameSettings } from './settings';

/** Why a machine loses that answered nonsense, as the rules name it. */
export const ILLEGAL_MOVE = 'illegal-move';

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
}

/** Keeps games across reloads. */
export interface Shelf {
  save(game: SavedGame): Promise<void>;
  latest(): Promise<SavedGame | null>;
}

/** A shelf that forgets: for browsers that keep nothing, and for tests. */
export class MemoryShelf implements Shelf {
  private last: SavedGame | null = null;

  save(game: SavedGame): Promise<void> {
    this.last = game;
    return Promise.resolve();
  }

  latest(): Promise<SavedGame | null> {
    return Promise.resolve(this.last);
  }
}
