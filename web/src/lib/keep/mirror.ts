import type { EndHow, GameRecord, MadeRecord } from '../core/server-types';
import { opposite } from '../table/settings';
import { RECORDED } from '../table/from-file';
import { ILLEGAL_MOVE, type SavedGame } from '../table/saved';
import { Gone, Refused, Stale, type GameServer } from './game-server';

/** What the server is known to have of a game. */
export interface Mirrored {
  id: string;
  moves: string[];
  ended: boolean;
  /** The `updated` of the game that was last carried over. */
  synced: string;
}

export interface MirrorNotes {
  get(id: string): Promise<Mirrored | null>;
  put(note: Mirrored): Promise<void>;
}

/** A message to the server stays well below its limit of 64 KB. */
const LOAD = 40_000;

/** The server knows no forfeit yet; that the machine resigned comes closest, and the right side has lost. */
const HOW: Record<string, EndHow> = { resignation: 'resign', agreement: 'agreement', time: 'time', [ILLEGAL_MOVE]: 'resign' };

/**
 * Carries games to the server, as they stand, whenever it can be reached. The page never waits for
 * it: what could not be carried stays marked by its `synced` and is tried again.
 */
export class Mirror {
  private readonly waiting = new Map<string, SavedGame>();
  private busy: Promise<void> | null = null;

  constructor(
    private readonly server: GameServer,
    private readonly notes: MirrorNotes,
  ) {}

  /** Takes a game to be carried over; a later state of it replaces an earlier one. */
  put(game: SavedGame): void {
    this.waiting.set(game.id, game);
    void this.flush();
  }

  /** Carries what is waiting; ends when all is there or the server does not answer. */
  flush(): Promise<void> {
    this.busy ??= this.carryAll().finally(() => (this.busy = null));
    return this.busy;
  }

  /** Whether the server has this game with at least these moves, after what waits has been carried. */
  async holds(id: string, moves: readonly string[]): Promise<boolean> {
    await this.flush();
    const note = await this.notes.get(id);
    return note !== null && commonLength(note.moves, moves) === moves.length;
  }

  private async carryAll(): Promise<void> {
    for (let next = first(this.waiting); next; next = first(this.waiting)) {
      try {
        await this.carry(next);
      } catch (no) {
        if (!(no instanceof Refused)) return;
      }
      if (this.waiting.get(next.id) === next) this.waiting.delete(next.id);
    }
  }

  private async carry(game: SavedGame): Promise<void> {
    const note = await this.notes.get(game.id);
    // A game nobody has moved in is not worth a place on the server.
    if (note?.synced === game.updated || (!note && game.moves.length <= game.settings.moves.length)) return;
    try {
      await this.bring(game, note ?? (await this.create(game)));
    } catch (no) {
      await this.bring(game, await this.asItIs(game, no));
    }
  }

  /** What the server really has, when it is not what we thought; other troubles are thrown on. */
  private async asItIs(game: SavedGame, no: unknown): Promise<Mirrored> {
    if (no instanceof Gone) return this.create(game);
    if (!(no instanceof Stale)) throw no;
    const there = await this.server.moves(game.id);
    return { id: game.id, moves: there.map((move) => move.id), ended: false, synced: '' };
  }

  private async create(game: SavedGame): Promise<Mirrored> {
    const { game: name, rules, start, white, black, clock } = game.settings;
    const record: GameRecord = { id: game.id, game: name, rules, start, white, black, clock, moves: [] };
    await this.server.create(record);
    const note = { id: game.id, moves: [], ended: false, synced: '' };
    await this.notes.put(note);
    return note;
  }

  /** Takes back what was taken back here, then adds what was added here. */
  private async bring(game: SavedGame, note: Mirrored): Promise<void> {
    const wanted = game.moves.map((move) => move.id);
    const common = commonLength(note.moves, wanted);
    // Taking back no move still takes back a resignation.
    const goesOn = note.ended && game.ended === null;
    if (note.moves.length > common || goesOn) await this.server.undo(game.id, note.moves.length, common);
    let ply = common;
    for (const load of loads(game.moves.slice(common))) {
      await this.server.add(game.id, ply, load);
      ply += load.length;
    }
    const ended = note.ended && game.ended !== null;
    if (game.ended && !ended) await this.end(game);
    await this.notes.put({ id: game.id, moves: wanted, ended: game.ended !== null, synced: game.updated });
  }

  private async end(game: SavedGame): Promise<void> {
    const outcome = game.ended;
    // Only whoever reads the file may say what it says: the server would want to know how it came about.
    if (!outcome || outcome.reason === RECORDED) return;
    const side = outcome.winner ? opposite(outcome.winner) : 'white';
    await this.server.end(game.id, { ply: game.moves.length, how: HOW[outcome.reason] ?? 'claim', side });
  }
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

function commonLength(one: readonly string[], other: readonly string[]): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length++;
  return length;
}

function first(games: Map<string, SavedGame>): SavedGame | undefined {
  return games.values().next().value;
}
