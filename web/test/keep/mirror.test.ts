import { beforeEach, describe, expect, it } from 'vitest';
import type { EndRequest, GameRecord, MadeRecord } from '../../src/lib/core/server-types';
import { Gone, Refused, Stale, type GamePage, type GameServer, type Known, type ServerGame } from '../../src/lib/keep/game-server';
import { loads, Mirror, type Mirrored, type MirrorNotes } from '../../src/lib/keep/mirror';
import { MemoryShelf, movesOf, SERVER, type SavedGame } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';

interface Kept {
  record: GameRecord;
  moves: string[];
  end: Omit<EndRequest, 'ply'> | null;
  version: number;
}

/** Keeps games as the server does, and refuses what it would refuse. */
class FakeServer implements GameServer {
  readonly kept = new Map<string, Kept>();
  down = false;
  refusing = false;

  /** The moves of every game. */
  get games(): Map<string, string[]> {
    return new Map([...this.kept].map(([id, { moves }]) => [id, moves]));
  }

  /** How a game was ended, and how often. */
  readonly ended: EndRequest[] = [];

  /** Another browser changes a game. */
  elsewhere(id: string, moves: string[], end: Kept['end'] = null): void {
    const kept = this.kept.get(id)!;
    this.kept.set(id, { ...kept, moves, end, version: kept.version + 1 });
  }

  list(): Promise<GamePage> {
    return this.act(() => ({ games: [...this.kept.values()].map((kept) => whole(kept)), next: null }));
  }
  get(id: string): Promise<ServerGame> {
    return this.act(() => whole(this.known(id)));
  }
  create(record: GameRecord): Promise<ServerGame> {
    return this.act(() => {
      if (!this.kept.has(record.id)) this.kept.set(record.id, { record, moves: [], end: null, version: 1 });
      return whole(this.known(record.id));
    });
  }
  add(id: string, known: Known, moves: MadeRecord[]): Promise<number> {
    return this.change(id, known, (kept) => kept.moves.push(...moves.map((move) => move.id)));
  }
  undo(id: string, known: Known, to: number): Promise<number> {
    return this.change(id, known, (kept) => {
      kept.moves.splice(to);
      kept.end = null;
    });
  }
  end(id: string, known: Known, request: Omit<EndRequest, 'ply'>): Promise<number> {
    return this.change(id, known, (kept) => {
      kept.end = request;
      this.ended.push({ ply: known.ply, ...request });
    });
  }
  remove(id: string): Promise<void> {
    return this.act(() => void this.kept.delete(id));
  }
  private known(id: string): Kept {
    const kept = this.kept.get(id);
    if (!kept) throw new Gone('no such game');
    return kept;
  }
  private change(id: string, { ply, version }: Known, deed: (kept: Kept) => unknown): Promise<number> {
    return this.act(() => {
      const kept = this.known(id);
      if (kept.moves.length !== ply || kept.version !== version) throw new Stale(`there are ${kept.moves.length} moves`);
      deed(kept);
      return ++kept.version;
    });
  }
  private act<T>(deed: () => T): Promise<T> {
    if (this.down) return Promise.reject(new TypeError('connection refused'));
    if (this.refusing) return Promise.reject(new Refused('no such rule set'));
    try {
      return Promise.resolve(deed());
    } catch (no) {
      return Promise.reject(no as Error);
    }
  }
}

function whole({ record, moves, end, version }: Kept): ServerGame {
  const outcome = end && { winner: null, reason: end.how, words: 'It is over.' };
  return { ...record, moves: moves.map(made), plies: moves.length, outcome, created: '', updated: `v${version}`, version };
}

class FakeNotes implements MirrorNotes {
  readonly notes = new Map<string, Mirrored>();
  get(id: string): Promise<Mirrored | null> {
    return Promise.resolve(this.notes.get(id) ?? null);
  }
  put(note: Mirrored): Promise<void> {
    this.notes.set(note.id, note);
    return Promise.resolve();
  }
}

const made = (id: string): MadeRecord => ({ id, thought: null, clockMs: null, at: null });
let count = 0;
function game(moves: string[], more: Partial<SavedGame> = {}): SavedGame {
  const updated = String(++count);
  return { id: 'g', settings: firstGame(), moves: moves.map(made), ended: null, clocks: null, flipped: false, updated, ...more };
}

describe('the mirror', () => {
  let server: FakeServer;
  let shelf: MemoryShelf;
  let mirror: Mirror;
  let pulled: string[];
  let version: number;

  beforeEach(() => {
    server = new FakeServer();
    shelf = new MemoryShelf();
    pulled = [];
    version = 0;
    mirror = new Mirror({ server, shelf, notes: new FakeNotes(), onPulled: (id) => pulled.push(id) });
  });

  /** As the table does: the shelf first. */
  async function save(one: SavedGame): Promise<void> {
    await shelf.save({ ...one, version: ++version, writer: 'this tab' });
  }

  async function put(one: SavedGame): Promise<void> {
    await save(one);
    mirror.put(one.id);
    await mirror.flush();
  }

  async function kept(id: string): Promise<string[]> {
    return movesOf((await shelf.get(id))!);
  }

  it('keeps a game nobody has moved in to itself', async () => {
    await put(game([]));
    expect(server.games.size).toBe(0);
  });

  it('carries moves as they are made', async () => {
    await put(game(['a']));
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
  });

  it('takes back what was taken back', async () => {
    await put(game(['a', 'b', 'c']));
    await put(game(['a', 'x']));
    expect(server.games.get('g')).toEqual(['a', 'x']);
  });

  it('waits for a server that is down and then carries the latest state', async () => {
    server.down = true;
    await put(game(['a']));
    await put(game(['a', 'b']));
    expect(server.games.size).toBe(0);
    server.down = false;
    await mirror.flush();
    expect(server.games.get('g')).toEqual(['a', 'b']);
  });

  it('keeps both games where another browser has made another move', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', ['a', 'b', 'theirs']);
    await put(game(['a', 'b', 'ours']));
    await mirror.flush();
    expect(server.games.get('g')).toEqual(['a', 'b', 'theirs']);
    expect(await kept('g')).toEqual(['a', 'b', 'theirs']);
    expect(pulled).toEqual(['g']);
    const { ours, writer } = (await shelf.get('g'))!;
    expect(writer).toBe(SERVER);
    expect(await kept(ours!)).toEqual(['a', 'b', 'ours']);
    expect(server.games.get(ours!)).toEqual(['a', 'b', 'ours']);
  });

  it('sees another move also where the number of moves is the same', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', ['a', 'x']);
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'x']);
    expect(server.games.size).toBe(2);
  });

  it('follows another browser that has gone on from where we are', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', ['a', 'b', 'c', 'd']);
    await put(game(['a', 'b', 'c']));
    expect(await kept('g')).toEqual(['a', 'b', 'c', 'd']);
    expect(server.games.get('g')).toEqual(['a', 'b', 'c', 'd']);
    expect(pulled).toEqual(['g']);
    expect(server.games.size).toBe(1);
  });

  it('goes on from a game that another browser has taken back', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', ['a']);
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
    expect(pulled).toEqual([]);
  });

  it('does not take back a resignation in another browser by moving on', async () => {
    await put(game(['a']));
    server.elsewhere('g', ['a'], { how: 'resign', side: 'white' });
    await put(game(['a', 'b']));
    expect(server.kept.get('g')?.end?.how).toBe('resign');
    const { ours, ended } = (await shelf.get('g'))!;
    expect(ended).not.toBeNull();
    expect(await kept(ours!)).toEqual(['a', 'b']);
  });

  it('looks whether another browser has moved', async () => {
    await put(game(['a']));
    await mirror.look('g');
    expect(pulled).toEqual([]);
    server.elsewhere('g', ['a', 'b']);
    await mirror.look('g');
    expect(await kept('g')).toEqual(['a', 'b']);
    expect(pulled).toEqual(['g']);
    version = (await shelf.get('g'))!.version!;
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
  });

  it('carries the game as it stands when its turn comes, not as it was', async () => {
    await save(game(['a']));
    mirror.put('g');
    await save(game(['a', 'b']));
    await mirror.flush();
    expect(server.games.get('g')).toEqual(['a', 'b']);
  });

  it('learns the version of a game from days when it was not noted', async () => {
    const notes = new FakeNotes();
    mirror = new Mirror({ server, shelf, notes });
    await put(game(['a', 'b']));
    const { version: _, ...older } = notes.notes.get('g')!;
    notes.notes.set('g', older);
    await put(game(['a']));
    expect(server.games.get('g')).toEqual(['a']);
  });

  it('says how a game ended, once', async () => {
    const ended = { winner: 'black' as const, reason: 'resignation', words: 'Red resigned.' };
    await put(game(['a'], { ended }));
    await put(game(['a'], { ended }));
    expect(server.ended).toEqual([{ ply: 1, how: 'resign', side: 'white' }]);
  });

  it('carries the moves of a file, but neither its comments nor its result', async () => {
    const ended = { winner: 'black' as const, reason: 'recorded', words: 'The file says so.' };
    await put(game(['a'], { ended }));
    expect(server.games.get('g')).toEqual(['a']);
    expect(server.ended).toEqual([]);
    expect(loads([{ ...made('a'), comment: 'well played' }])).toEqual([[made('a')]]);
  });

  it('takes back a resignation that was taken back', async () => {
    const ended = { winner: 'black' as const, reason: 'resignation', words: 'Red resigned.' };
    await put(game(['a'], { ended }));
    await put(game(['a']));
    expect(server.kept.get('g')?.end).toBeNull();
    expect(server.games.get('g')).toEqual(['a']);
  });

  it('makes a game anew that the server has lost', async () => {
    await put(game(['a', 'b']));
    server.kept.clear();
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
  });

  it('does not try for ever what the server refuses', async () => {
    server.refusing = true;
    await put(game(['a']));
    server.refusing = false;
    await mirror.flush();
    expect(server.games.size).toBe(0);
  });

  it('knows which moves the server has, when they have been carried', async () => {
    await save(game(['a', 'b', 'c']));
    mirror.put('g');
    expect(await mirror.holds('g', ['a', 'b', 'c'])).toBe(true);
    expect(await mirror.holds('g', ['a', 'b'])).toBe(true);
    expect(await mirror.holds('g', ['a', 'x'])).toBe(false);
    expect(await mirror.holds('another', [])).toBe(false);
    server.down = true;
    await save(game(['a', 'b', 'c', 'd']));
    mirror.put('g');
    expect(await mirror.holds('g', ['a', 'b', 'c', 'd'])).toBe(false);
  });

  it('sends many thoughts in messages of bearable size, without their trees', () => {
    const thought = { remarks: ['x'.repeat(15_000)], tree: ['y'.repeat(100_000)] };
    const all = loads(Array.from({ length: 5 }, (_, i) => ({ ...made(String(i)), thought })));
    expect(all.map((load) => load.length)).toEqual([2, 2, 1]);
    expect(JSON.stringify(all)).not.toContain('yyy');
  });
});
