import { beforeEach, describe, expect, it } from 'vitest';
import type { EndRequest, GameRecord, MadeRecord } from '../../src/lib/core/server-types';
import { Gone, Refused, Stale, type GameServer } from '../../src/lib/keep/game-server';
import { loads, Mirror, type Mirrored, type MirrorNotes } from '../../src/lib/keep/mirror';
import type { SavedGame } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';

/** Keeps games as the server does, and refuses what it would refuse. */
class FakeServer implements GameServer {
  readonly games = new Map<string, string[]>();
  readonly ends: EndRequest[] = [];
  down = false;
  refusing = false;

  create({ id }: GameRecord): Promise<void> {
    return this.act(() => void (this.games.has(id) || this.games.set(id, [])));
  }
  moves(id: string): Promise<MadeRecord[]> {
    return Promise.resolve(this.games.get(id)!.map(made));
  }
  add(id: string, ply: number, moves: MadeRecord[]): Promise<void> {
    return this.act(() => this.at(id, ply).push(...moves.map((move) => move.id)));
  }
  undo(id: string, ply: number, to: number): Promise<void> {
    return this.act(() => {
      this.at(id, ply).splice(to);
      this.ends.length = 0;
    });
  }
  end(id: string, request: EndRequest): Promise<void> {
    return this.act(() => {
      this.at(id, request.ply);
      this.ends.push(request);
    });
  }
  private at(id: string, ply: number): string[] {
    const moves = this.games.get(id);
    if (!moves) throw new Gone('no such game');
    if (moves.length !== ply) throw new Stale(`there are ${moves.length} moves`);
    return moves;
  }
  private act(deed: () => unknown): Promise<void> {
    if (this.down) return Promise.reject(new TypeError('connection refused'));
    if (this.refusing) return Promise.reject(new Refused('no such rule set'));
    try {
      deed();
      return Promise.resolve();
    } catch (no) {
      return Promise.reject(no as Error);
    }
  }
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
  let mirror: Mirror;

  beforeEach(() => {
    server = new FakeServer();
    mirror = new Mirror(server, new FakeNotes());
  });

  async function put(one: SavedGame): Promise<void> {
    mirror.put(one);
    await mirror.flush();
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

  it('asks the server when the two disagree', async () => {
    await put(game(['a', 'b']));
    server.games.set('g', ['a', 'b', 'lost']);
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
  });

  it('says how a game ended, once', async () => {
    const ended = { winner: 'black' as const, reason: 'resignation', words: 'Red resigned.' };
    await put(game(['a'], { ended }));
    await put(game(['a'], { ended }));
    expect(server.ends).toEqual([{ ply: 1, how: 'resign', side: 'white' }]);
  });

  it('carries the moves of a file, but neither its comments nor its result', async () => {
    const ended = { winner: 'black' as const, reason: 'recorded', words: 'The file says so.' };
    await put(game(['a'], { ended }));
    expect(server.games.get('g')).toEqual(['a']);
    expect(server.ends).toEqual([]);
    expect(loads([{ ...made('a'), comment: 'well played' }])).toEqual([[made('a')]]);
  });

  it('takes back a resignation that was taken back', async () => {
    const ended = { winner: 'black' as const, reason: 'resignation', words: 'Red resigned.' };
    await put(game(['a'], { ended }));
    await put(game(['a']));
    expect(server.ends).toEqual([]);
    expect(server.games.get('g')).toEqual(['a']);
  });

  it('makes a game anew that the server has lost', async () => {
    await put(game(['a', 'b']));
    server.games.clear();
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
    mirror.put(game(['a', 'b', 'c']));
    expect(await mirror.holds('g', ['a', 'b', 'c'])).toBe(true);
    expect(await mirror.holds('g', ['a', 'b'])).toBe(true);
    expect(await mirror.holds('g', ['a', 'x'])).toBe(false);
    expect(await mirror.holds('another', [])).toBe(false);
    server.down = true;
    mirror.put(game(['a', 'b', 'c', 'd']));
    expect(await mirror.holds('g', ['a', 'b', 'c', 'd'])).toBe(false);
  });

  it('sends many thoughts in messages of bearable size, without their trees', () => {
    const thought = { remarks: ['x'.repeat(15_000)], tree: ['y'.repeat(100_000)] };
    const all = loads(Array.from({ length: 5 }, (_, i) => ({ ...made(String(i)), thought })));
    expect(all.map((load) => load.length)).toEqual([2, 2, 1]);
    expect(JSON.stringify(all)).not.toContain('yyy');
  });
});
