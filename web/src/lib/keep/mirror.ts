import { newId } from './new-id';
import type { MoveId } from '../core/types';
import { eventsAfter, goesOn, isBegun, movesOf, newLog, type Log } from '../table/live';
import { Overtaken, type PlyThought, type SavedGame, type Shelf } from '../table/saved';
import { fromServer } from './from-server';
import { Gone, Refused, Stale, type GameServer, type Load, type ServerGame } from './game-server';

/** What the server is known to have of a game. */
export interface Mirrored {
  id: string;
  /** How many events; left out in notes of earlier days. */
  events?: number;
  /** The moves that stand on the board then. */
  moves: MoveId[];
  /** The `updated` of the game that was last carried over. */
  synced: string;
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

/**
 * Carries games to the server, as they stand, whenever it can be reached. The page never waits for
 * it: what could not be carried stays marked by its `synced` and is tried again.
 *
 * Every change is made to the version of the game that the server is known to have. If it has another,
 * another browser has moved: the longer game is followed where it has all that happened in the other; else
 * both are kept, ours as a game of its own.
 */
export class Mirror {
  private readonly waiting = new Set<string>();
  private busy: Promise<void> | null = null;

  constructor(private readonly needs: MirrorNeeds) {}

  /** Takes a game of the shelf to be carried over, as it stands there when its turn comes. */
  put(id: string): void {
    this.waiting.add(id);
    this.again();
  }

  /** Carries what is waiting once more: what is under way may be failing, or past looking for more. */
  again(): void {
    void Promise.resolve(this.busy).then(() => this.flush());
  }

  /** Carries what is waiting; ends when all is there or the server does not answer. */
  flush(): Promise<void> {
    this.busy ??= this.alone(() => this.carryAll()).finally(() => (this.busy = null));
    return this.busy;
  }

  /** Looks whether another browser has changed a game that the server is known to have. */
  look(id: string): Promise<void> {
    // Whoever carries the game sees what has changed, and the server may be back since the last try.
    if (this.waiting.has(id)) return this.flush();
    return this.alone(async () => {
      const note = await this.needs.notes.get(id);
      const game = await this.needs.shelf.get(id);
      if (!note || !game || (await this.isLatest(note))) return;
      const there = await this.needs.server.get(id);
      if (there.version !== note.events) await this.settle(game, there);
    }).catch((no: unknown) => {
      // No server, or no such game: whoever carries the game next will see.
      if (no instanceof Overtaken) this.put(id);
    });
  }

  /** Whether the server has this game with at least these moves, after what waits has been carried. */
  async holds(id: string, moves: readonly MoveId[]): Promise<boolean> {
    await this.flush();
    const note = await this.needs.notes.get(id);
    return note !== null && moves.every((move, ply) => note.moves[ply] === move);
  }

  private alone<T>(work: () => Promise<T>): Promise<T> {
    return this.needs.alone ? this.needs.alone(work) : work();
  }

  private async isLatest({ id, events }: Mirrored): Promise<boolean> {
    const { games } = await this.needs.server.list(LATEST);
    return games.find((game) => game.id === id)?.version === events;
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
    if (note?.synced === game.updated || (!note && !isBegun(game.log))) return;
    try {
      if (!note) await this.create(game);
      else if (note.events === undefined) throw new Stale('Its version is not known.');
      else await this.add(game, note.events, game.log);
    } catch (no) {
      if (no instanceof Gone) await this.create(game);
      // What is refused may only lack the times that the server knows.
      else if (no instanceof Stale || (no instanceof Refused && note)) await this.settle(game, await this.needs.server.get(id));
      else throw no;
    }
  }

  /** The server may have the game already: another tab, or an answer that was lost. */
  private async create(game: SavedGame): Promise<void> {
    const { settings, at } = game.log;
    await this.settle(game, await this.needs.server.create(game.id, newLog(settings, at)));
  }

  /** Makes one game of ours and the server's, if they are one. */
  private async settle(game: SavedGame, there: ServerGame): Promise<void> {
    const ours = game.log.events;
    const theirs = there.log.events;
    if (goesOn(ours, theirs)) {
      const rest = eventsAfter(there.log, game.log);
      await this.add(game, theirs.length, { ...game.log, events: [...theirs, ...rest] });
    } else if (goesOn(theirs, ours)) await this.pull(game, there);
    else await this.part(game, there);
  }

  /** Adds what the server does not have yet. */
  private async add(game: SavedGame, known: number, log: Log): Promise<void> {
    const { server, notes } = this.needs;
    let version = known;
    for (const load of loads(log, known, game.thoughts)) {
      await server.add(game.id, version, load);
      // Not what the server answers: where it has had this message before, it may be further already.
      version += load.events.length;
    }
    await notes.put({ id: game.id, events: version, moves: movesOf(log), synced: game.updated });
  }

  /** Another browser has gone on: so do we. */
  private async pull(game: SavedGame, there: ServerGame, more: Partial<SavedGame> = {}): Promise<void> {
    const pulled = { ...fromServer(there, game), ...more };
    await this.needs.shelf.save(pulled, game);
    const { id, version, log } = there;
    await this.needs.notes.put({ id, events: version, moves: movesOf(log), synced: pulled.updated });
    this.needs.onPulled?.(game.id);
  }

  /** Another browser has gone another way: its game keeps the address, ours gets one of its own. */
  private async part(game: SavedGame, there: ServerGame): Promise<void> {
    const { ours: _, ...mine } = game;
    const ours: SavedGame = { ...mine, id: newId() };
    await this.needs.shelf.save(ours);
    await this.pull(game, there, { ours: ours.id });
    this.put(ours.id);
  }
}

/** The events from a version on in messages of bearable size, each with the thoughts behind its moves. */
export function loads(log: Log, known: number, thoughts: readonly PlyThought[]): Load[] {
  const byPly = new Map(thoughts.map(({ ply, thought }) => [ply, withoutTree(thought)]));
  const all: Load[] = [];
  let size = Infinity;
  for (let at = known; at < log.events.length; at++) {
    const event = log.events[at]!;
    const ply = event.event === 'moved' ? movesOf({ ...log, events: log.events.slice(0, at) }).length : -1;
    const thought = event.event === 'moved' ? thoughtBehind(byPly.get(ply), event.id) : undefined;
    const weight = JSON.stringify([event, thought ?? null]).length;
    // An end goes with the move that made it.
    if (all.length === 0 || (size + weight > LOAD && event.event !== 'ended')) {
      all.push({ events: [], thoughts: [] });
      size = 0;
    }
    all.at(-1)?.events.push(event);
    if (thought) all.at(-1)?.thoughts.push({ ply, thought });
    size += weight;
  }
  return all;
}

/** A thought that led to another move, made and taken back at the same ply, is left out. */
function thoughtBehind(thought: object | undefined, move: MoveId): object | undefined {
  return thought && 'move' in thought && thought.move === move ? thought : undefined;
}

/** What a thought says of its whole tree stays here. */
function withoutTree(thought: object): object {
  if (!('tree' in thought)) return thought;
  const { tree: _, ...rest } = thought;
  return rest;
}
