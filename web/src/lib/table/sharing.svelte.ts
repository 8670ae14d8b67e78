import { newId } from '../keep/new-id';
import type { GameTabs } from '../keep/tabs';
import { goesOn } from './live';
import { Overtaken, type SavedGame, type Shelf } from './saved';

/** A game that went on elsewhere with other moves than here; both versions are kept. */
export interface Split {
  /** What stands under the game's own address now. */
  theirs: SavedGame;
  /** Our moves, as a game of their own. */
  ours: SavedGame;
}

/** What sharing needs of the table. */
export interface SharedTable {
  readonly id: string;
  /** The game as it stands here. */
  snapshot(): SavedGame;
  /** Puts another version of the game on the table. */
  show(game: SavedGame): Promise<void>;
  /** Lets the machines rest and the clocks stand. */
  rest(): void;
  /** Told after every change that lasts. */
  saved(game: SavedGame): void;
  /** Told why a game could not be kept. */
  unsaved(reason: unknown): void;
}

/** Keeps the game at the table, together with the other tabs and browsers that may have it too: no move is lost. */
export class Sharing {
  /** Whether another tab plays this game: then this one only shows it. */
  following: boolean = $state(false);
  /** The two versions of a game that a person has to choose between. */
  split: Split | null = $state.raw(null);
  /** Whether this tab may change the game. */
  readonly writes: boolean = $derived(!this.following && this.split === null);

  constructor(
    private readonly table: SharedTable,
    private readonly shelf: Shelf,
    private readonly tabs: GameTabs,
  ) {
    tabs.listen({
      lost: (id) => {
        if (id === table.id) this.follow();
      },
      inherited: (id) => {
        if (id === table.id) void this.inherit(id);
      },
      changed: (id) => void this.changedElsewhere(id),
    });
  }

  /** Nobody else knows of a new game yet. */
  begin(id: string): void {
    this.following = false;
    this.split = null;
    void this.tabs.write(id);
  }

  /** Asks to play a game here; the version to go on with. */
  async open(game: SavedGame, take: boolean): Promise<{ writes: boolean; game: SavedGame }> {
    const writes = await this.tabs.write(game.id, take);
    // Whoever wrote it until now may have added something since it was read.
    const kept = await this.stored(game.id);
    return { writes, game: kept && isLonger(kept, game) ? kept : game };
  }

  /** Puts a game on the shelf and tells everybody; what another tab has written there meanwhile stays. */
  async keep(game: SavedGame): Promise<void> {
    try {
      await this.shelf.save(game);
      this.tabs.tell(game.id);
      this.table.saved(game);
    } catch (no) {
      if (!(no instanceof Overtaken)) this.table.unsaved(no);
      else if (game.id === this.table.id) await this.reconcile(no.stored);
    }
  }

  /** Somebody else has written the game on the shelf. */
  async changedElsewhere(id: string): Promise<void> {
    if (id !== this.table.id || this.split) return;
    const stored = await this.stored(id);
    if (stored && id === this.table.id && !this.split) await this.reconcile(stored);
  }

  private follow(): void {
    this.following = true;
    this.table.rest();
  }

  private async inherit(id: string): Promise<void> {
    const stored = await this.stored(id);
    if (!this.following || id !== this.table.id) return;
    this.following = false;
    await this.table.show(stored ?? this.table.snapshot());
  }

  /** What stands on the shelf goes on where we are, lacks what we have, or has gone another way. */
  private async reconcile(stored: SavedGame): Promise<void> {
    const mine = this.table.snapshot();
    if (goesOn(mine.log.events, stored.log.events)) {
      if (isLonger(mine, stored)) await this.keep(mine);
    } else if (this.following || goesOn(stored.log.events, mine.log.events)) {
      await this.table.show({ ...stored, flipped: mine.flipped });
    } else {
      await this.partWays(stored, mine);
    }
  }

  private async partWays(theirs: SavedGame, mine: SavedGame): Promise<void> {
    this.table.rest();
    const kept = theirs.ours === undefined ? null : await this.stored(theirs.ours);
    const isKept = kept !== null && goesOn(kept.log.events, mine.log.events);
    const ours = isKept ? kept : { ...mine, id: newId() };
    this.split = { theirs, ours };
    if (!isKept) await this.keep(ours);
  }

  private stored(id: string): Promise<SavedGame | null> {
    return this.shelf.get(id).catch(() => null);
  }
}

function isLonger(one: SavedGame, other: SavedGame): boolean {
  return one.log.events.length > other.log.events.length;
}
