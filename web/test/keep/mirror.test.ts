import { beforeEach, describe, expect, it } from 'vitest';
import { Gone, Refused, Stale, type GamePage, type GameServer, type Load, type ServerGame } from '../../src/lib/keep/game-server';
import { loads, Mirror, type Mirrored, type MirrorNotes } from '../../src/lib/keep/mirror';
import { movesOf, type GameEvent, type Log } from '../../src/lib/table/live';
import { MemoryShelf, SERVER, type PlyThought, type SavedGame } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';

interface Kept {
  id: string;
  log: Log;
  thoughts: PlyThought[];
}

/** Keeps games as the server does, and refuses what it would refuse. */
class FakeServer implements GameServer {
  readonly kept = new Map<string, Kept>();
  down = false;
  refusing = false;
  /** Called when a request does not arrive because the server is down. */
  onRefusal: () => void = () => undefined;

  /** The moves of every game. */
  get games(): Map<string, string[]> {
    return new Map([...this.kept].map(([id, { log }]) => [id, movesOf(log)]));
  }

  /** Another browser adds something to a game. */
  elsewhere(id: string, ...more: GameEvent[]): void {
    this.kept.get(id)!.log.events.push(...more);
  }

  list(): Promise<GamePage> {
    return this.act(() => ({ games: [...this.kept.values()].map((kept) => whole(kept)), next: null }));
  }
  get(id: string): Promise<ServerGame> {
    return this.act(() => whole(this.known(id)));
  }
  create(id: string, log: Log): Promise<ServerGame> {
    return this.act(() => {
      const there = this.kept.get(id);
      if (there && there.log.at !== log.at) throw new Stale('another game has this id');
      if (!there) this.kept.set(id, { id, log: { ...log, events: [...log.events] }, thoughts: [] });
      return whole(this.known(id));
    });
  }
  add(id: string, version: number, { events, thoughts }: Load): Promise<number> {
    return this.act(() => {
      const { log, thoughts: there } = this.known(id);
      if (log.events.length !== version) throw new Stale(`there are ${log.events.length} events`);
      const since = log.events.at(-1)?.at ?? log.at;
      if (events.some(({ at }) => at < since)) throw new Refused('time never goes back');
      log.events.push(...events);
      there.push(...thoughts);
      return log.events.length;
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
  private act<T>(deed: () => T): Promise<T> {
    if (this.down) {
      this.onRefusal();
      return Promise.reject(new TypeError('connection refused'));
    }
    if (this.refusing) return Promise.reject(new Refused('no such rule set'));
    try {
      return Promise.resolve(deed());
    } catch (no) {
      return Promise.reject(no as Error);
    }
  }
}

function whole({ id, log, thoughts }: Kept): ServerGame {
  const { game, ruleSet: rules, white, black } = log.settings;
  const version = log.events.length;
  const copy = { ...log, events: [...log.events] };
  const dates = { created: '', updated: `v${version}` };
  return { id, game, rules, white, black, plies: movesOf(log).length, outcome: null, ...dates, version, log: copy, thoughts };
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

const made = (id: string, at = 0): GameEvent => ({ event: 'moved', at, id, spent: 0, credited: 0 });
const back = (toPly: number): GameEvent => ({ event: 'taken-back', at: 0, toPly });
const resigned: GameEvent = { event: 'ended', at: 0, ending: { ending: 'decided', winner: 'black', reason: 'resignation', detail: null } };
const settings = firstGame();
let count = 0;
/** A game in which these moves were made, or something else happened. */
function game(happened: (string | GameEvent)[], thoughts: PlyThought[] = []): SavedGame {
  const events = happened.map((one) => (typeof one === 'string' ? made(one) : one));
  return { id: 'g', log: { settings, at: 0, events }, thoughts, flipped: false, updated: String(++count) };
}

describe('the mirror', () => {
  let server: FakeServer;
  let shelf: MemoryShelf;
  let mirror: Mirror;
  let pulled: string[];

  beforeEach(() => {
    server = new FakeServer();
    shelf = new MemoryShelf();
    pulled = [];
    mirror = new Mirror({ server, shelf, notes: new FakeNotes(), onPulled: (id) => pulled.push(id) });
  });

  /** As the table does: the shelf first. */
  async function save(one: SavedGame): Promise<void> {
    await shelf.save({ ...one, writer: 'this tab' });
  }

  async function put(one: SavedGame): Promise<void> {
    await save(one);
    mirror.put(one.id);
    await mirror.flush();
  }

  /** Until everything that was begun has come to its end. */
  function settled(): Promise<void> {
    return new Promise((done) => setTimeout(done));
  }

  async function kept(id: string): Promise<string[]> {
    return movesOf((await shelf.get(id))!.log);
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
    await put(game(['a', 'b', 'c', back(1), 'x']));
    expect(server.games.get('g')).toEqual(['a', 'x']);
    expect(server.kept.get('g')?.log.events).toHaveLength(5);
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

  it('tries again when the network is back while a try is failing', async () => {
    await save(game(['a']));
    server.down = true;
    mirror.put('g');
    await Promise.resolve();
    const failing = mirror.flush();
    server.onRefusal = () => {
      server.down = false;
      mirror.again();
    };
    await failing;
    await settled();
    expect(server.games.get('g')).toEqual(['a']);
  });

  it('carries what waits when it looks for news', async () => {
    server.down = true;
    await put(game(['a']));
    server.down = false;
    await mirror.look('g');
    expect(server.games.get('g')).toEqual(['a']);
  });

  it('keeps both games where another browser has made another move', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', made('theirs'));
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
    server.elsewhere('g', back(1), made('x'));
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'x']);
    expect(server.games.size).toBe(2);
  });

  it('follows another browser that has gone on from where we are', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', made('c', 70), made('d', 90));
    await put(game(['a', 'b', 'c']));
    expect(await kept('g')).toEqual(['a', 'b', 'c', 'd']);
    expect(server.games.get('g')).toEqual(['a', 'b', 'c', 'd']);
    expect(pulled).toEqual(['g']);
    expect(server.games.size).toBe(1);
  });

  it('goes on from where another browser has made the same move', async () => {
    await put(game(['a', 'b']));
    server.elsewhere('g', made('c', 500));
    await put(game(['a', 'b', made('c', 300), made('d', 400)]));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c', 'd']);
    expect(server.kept.get('g')?.log.events.map(({ at }) => at)).toEqual([0, 0, 500, 500]);
    expect(pulled).toEqual([]);
  });

  it('does not take back a resignation in another browser by moving on', async () => {
    await put(game(['a']));
    server.elsewhere('g', resigned);
    await put(game(['a', 'b']));
    expect(server.kept.get('g')?.log.events.at(-1)).toEqual(resigned);
    const { ours, log } = (await shelf.get('g'))!;
    expect(log.events.at(-1)).toEqual(resigned);
    expect(await kept(ours!)).toEqual(['a', 'b']);
  });

  it('looks whether another browser has moved', async () => {
    await put(game(['a']));
    await mirror.look('g');
    expect(pulled).toEqual([]);
    server.elsewhere('g', made('b'));
    await mirror.look('g');
    expect(await kept('g')).toEqual(['a', 'b']);
    expect(pulled).toEqual(['g']);
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

  it('learns how much the server has of a game from days when that was not noted', async () => {
    const notes = new FakeNotes();
    mirror = new Mirror({ server, shelf, notes });
    await put(game(['a', 'b']));
    const { events: _, ...older } = notes.notes.get('g')!;
    notes.notes.set('g', older);
    await put(game(['a', 'b', 'c']));
    expect(server.games.get('g')).toEqual(['a', 'b', 'c']);
    expect(notes.notes.get('g')?.events).toBe(3);
  });

  it('says how a game ended, once, and that it was opened again', async () => {
    await put(game(['a', resigned]));
    await put(game(['a', resigned]));
    expect(server.kept.get('g')?.log.events).toHaveLength(2);
    await put(game(['a', resigned, { event: 'reopened', at: 0 }, 'b']));
    expect(server.games.get('g')).toEqual(['a', 'b']);
  });

  it('carries what machines thought with the moves they made, not with others of the same ply', async () => {
    const thoughts = [{ ply: 1, thought: { move: 'x', score: 3 } }];
    await put(game(['a', 'b', back(1), 'x'], thoughts));
    expect(server.kept.get('g')?.thoughts).toEqual(thoughts);
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
    const moves = ['0', '1', '2', '3', '4'];
    const thoughts = moves.map((move, ply) => ({ ply, thought: { move, remarks: ['x'.repeat(15_000)], tree: ['y'.repeat(100_000)] } }));
    const all = loads(game(moves).log, 0, thoughts);
    expect(all.map(({ events }) => events.length)).toEqual([2, 2, 1]);
    expect(JSON.stringify(all)).not.toContain('yyy');
  });

  it('does not part the end of a game from the move that made it', () => {
    const thought = { move: 'a', remarks: ['x'.repeat(39_900)] };
    expect(loads(game(['a', resigned]).log, 0, [{ ply: 0, thought }])).toHaveLength(1);
  });
});
