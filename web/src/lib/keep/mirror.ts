import type { EndHow, GameRecord, MadeRecord } from '../core/server-types';
import { RECORDED } from '../table/from-file';
import { beginsWith, ILLEGAL_MOVE, movesOf, Overtaken, type SavedGame, type Shelf } from '../table/saved';
import { opposite } from '../table/settings';
import { fromServer } from './from-server';
import { Gone, Refused, Stale, type GameServer, type ServerGame } from './game-server';

/** What the server is known to have of a game. */
export interface Mirrored {
  id: string;
  moves: string[];
  ended: boolean;
  /** The `updated` of the game that was last carried over. */
  synced: string;
  /** The server's version of it; left out in notes of earlier days. */
  version?: number;
}

export interface MirrorNotes {
  get(id: string): Promise<Mirrored | null>;
  put(note: Mirrored): Promise<void>;
}

export interface MirrorNeeds {
  server: GameServer;
  notes: MirrorNotes;
  shelf: Shelf;
  /** Told when a game on the shelf has been changed because another browser has changed it. */
  onPulled?: (id: string) => void;
  /** Lets one tab at a time carry; left out where there is only one. */
  alone?: <T>(work: () => Promise<T>) => Promise<T>;
}

/** A message to the server stays well below its limit of 64 KB. */
const LOAD = 40_000;

/** Another browser's change is looked for among so many of the latest games before the game itself is read. */
const LATEST = 5;

/** Whoever is overtaken so often lets some time pass. */
const MOST_RACES = 3;

/** The server knows no forfeit yet; that the machine resigned comes closest, and the right side has lost. */
const HOW: Record<string, EndHow> = { resignation: 'resign', agreement: 'agreement', time: 'time', [ILLEGAL_MOVE]: 'resign' };

/**
 * Carries games to the server, as they stand, whenever it can be reached. The page never waits for
 * it: what could not be carried stays marked by its `synced` and is tried again.
 *
 * Every change is made to the version of the game that the server is known to have. If it has another,
 * another browser has moved: the longer game is followed where it has all the moves of the other; else
 * both are kept, ours as a game of its own.
 */
export class Mirror {
  private readonly waiting = new Set<string>();
  private busy: Promise<void> | null = null;

  constructor(private readonly needs: MirrorNeeds) {}

  /** Takes a game of the shelf to be carried over, as it stands there when its turn comes. */
  put(id: string): void {
    this.waiting.add(id);
    // What is under way may be past looking for more.
    void Promise.resolve(this.busy).then(() => this.flush());
  }

  /** Carries what is waiting; ends when all is there or the server does not answer. */
  flush(): Promise<void> {
    this.busy ??= this.alone(() => this.carryAll()).finally(() => (this.busy = null));
    return this.busy;
  }

  /** Looks whether another browser has changed a game that the server is known to have. */
  look(id: string): Promise<void> {
    return this.alone(async () => {
      const note = await this.needs.notes.get(id);
      const game = await this.needs.shelf.get(id);
      if (!note || !game || (await this.isLatest(note))) return;
      const there = await this.needs.server.get(id);
      if (there.version !== note.version) await this.settle(game, note, there);
    }).catch((no: unknown) => {
      // No server, or no such game: whoever carries the game next will see.
      if (no instanceof Overtaken) this.put(id);
    });
  }

  /** Whether the server has this game with at least these moves, after what waits has been carried. */
  async holds(id: string, moves: readonly string[]): Promise<boolean> {
    await this.flush();
    const note = await this.needs.notes.get(id);
    return note !== null && beginsWith(note.moves, moves);
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.needs.alone ? this.needs.alone(work) : work();
  }

  private async isLatest({ id, version }: Mirrored): Promise<boolean> {
    const { games } = await this.needs.server.list(LATEST);
    return games.find((game) => game.id === id)?.version === version;
  }

  private async carryAll(): Promise<void> {
    let races = 0;
    for (let [id] = this.waiting; id !== undefined; [id] = this.waiting) {
      this.waiting.delete(id);
      try {
        await this.carry(id);
      } catch (no) {
        if (no instanceof Refused) continue;
        this.waiting.add(id);
        // Somebody moved meanwhile, here or there: the next look sees it.
        const isRace = no instanceof Overtaken || no instanceof Stale;
        if (!isRace || ++races > MOST_RACES) return;
      }
    }
  }

  private async carry(id: string): Promise<void> {
    const game = await this.needs.shelf.get(id);
    if (!game) return;
    const note = await this.needs.notes.get(id);
    // A game nobody has moved in is not worth a place on the server.
    if (note?.synced === game.updated || (!note && game.moves.length <= game.settings.moves.length)) return;
    try {
      if (note) await this.bring(game, note);
      else await this.create(game);
    } catch (no) {
      if (no instanceof Gone) await this.create(game);
      else if (no instanceof Stale) await this.settle(game, note, await this.needs.server.get(id));
      else throw no;
    }
  }

  /** The server may have the game already: another tab, or an answer that was lost. */
  private async create(game: SavedGame): Promise<void> {
    const { game: name, rules, start, white, black, clock } = game.settings;
    const record: GameRecord = { id: game.id, game: name, rules, start, white, black, clock, moves: [] };
    await this.settle(game, null, await this.needs.server.create(record));
  }

  /** Makes one game of ours and the server's, if they are one. */
  private async settle(game: SavedGame, note: Mirrored | null, there: ServerGame): Promise<void> {
    const ours = movesOf(game);
    const theirs = movesOf(there);
    const known = noteOf(there, '');
    const isAsKnown = note !== null && isSame(note.moves, theirs) && note.ended === known.ended;
    const goesOn = !known.ended && beginsWith(ours, theirs);
    if (isAsKnown || goesOn) await this.bring(game, known);
    else if (beginsWith(theirs, ours)) await this.pull(game, there);
    else await this.part(game, there);
  }

  /** Takes back what was taken back here, then adds what was added here. */
  private async bring(game: SavedGame, note: Mirrored): Promise<void> {
    const { server, notes } = this.needs;
    if (note.version === undefined) throw new Stale('Its version is not known.');
    let { version } = note;
    const changed = (now: number): void => {
      // Nobody else came between: the versions of a game are counted one by one.
      if (now !== version + 1) throw new Stale('Another browser has changed the game.');
      version = now;
    };
    const wanted = movesOf(game);
    let ply = commonLength(note.moves, wanted);
    // Taking back no move still takes back a resignation.
    const goesOn = note.ended && !isOver(game);
    if (note.moves.length > ply || goesOn) changed(await server.undo(game.id, { ply: note.moves.length, version }, ply));
    for (const load of loads(game.moves.slice(ply))) {
      changed(await server.add(game.id, { ply, version }, load));
      ply += load.length;
    }
    const end = note.ended ? null : endOf(game);
    if (end) changed(await server.end(game.id, { ply, version }, end));
    await notes.put({ id: game.id, moves: wanted, ended: isOver(game), synced: game.updated, version });
  }

  /** Another browser has gone on: so do we. */
  private async pull(game: SavedGame, there: ServerGame, more: Partial<SavedGame> = {}): Promise<void> {
    const pulled = { ...fromServer(there, game), ...more };
    await this.needs.shelf.save(pulled);
    await this.needs.notes.put(noteOf(there, pulled.updated));
    this.needs.onPulled?.(game.id);
  }

  /** Another browser has gone another way: its game keeps the address, ours gets one of its own. */
  private async part(game: SavedGame, there: ServerGame): Promise<void> {
    const { ours: _, ...mine } = game;
    const ours: SavedGame = { ...mine, id: crypto.randomUUID(), version: 1 };
    await this.needs.shelf.save(ours);
    await this.pull(game, there, { ours: ours.id });
    this.put(ours.id);
  }
}

function isOver({ ended, outcome }: SavedGame): boolean {
  return (ended ?? outcome ?? null) !== null;
}

function noteOf({ id, moves, outcome, version }: ServerGame, synced: string): Mirrored {
  return { id, moves: moves.map((move) => move.id), ended: outcome !== null, synced, version };
}

function endOf({ ended }: SavedGame): { how: EndHow; side: 'white' | 'black' } | null {
  // Only whoever reads the file may say what it says: the server would want to know how it came about.
  if (!ended || ended.reason === RECORDED) return null;
  return { how: HOW[ended.reason] ?? 'claim', side: ended.winner ? opposite(ended.winner) : 'white' };
}

/** Moves in messages of bearable size; what a thought says of its whole tree, and a file of a move, stays here. */
export function loads(moves: MadeRecord[]): MadeRecord[][] {
  const all: MadeRecord[][] = [];
  let size = Infinity;
  for (const move of moves.map(asTheServerKeepsIt)) {
    const weight = JSON.stringify(move).length;
    if (size + weight > LOAD) {
      all.push([]);
      size = 0;
    }
    all.at(-1)?.push(move);
    size += weight;
  }
  return all;
}

function asTheServerKeepsIt({ id, thought, clockMs, at }: MadeRecord): MadeRecord {
  return { id, thought: thought && withoutTree(thought), clockMs, at };
}

function withoutTree(thought: object): object {
  if (!('tree' in thought)) return thought;
  const { tree: _, ...rest } = thought;
  return rest;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && beginsWith(one, other);
}

function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}
