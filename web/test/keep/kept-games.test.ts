import { beforeEach, describe, expect, it } from 'vitest';
import { findGame, KeptGames } from '../../src/lib/keep/kept-games';
import { Gone, type GamePage, type GameServer, type GameSummary, type ServerGame } from '../../src/lib/keep/game-server';
import { movesOf, type GameEvent, type Log } from '../../src/lib/table/live';
import { MemoryShelf, SERVER, type SavedGame } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';

const made = (id: string): GameEvent => ({ event: 'moved', at: 0, id, spent: 0, credited: 0 });
const log = (moves: string[]): Log => ({ settings: firstGame(), at: 0, events: moves.map(made) });

function here(id: string, updated: string, moves = ['a']): SavedGame {
  return { id, log: log(moves), thoughts: [], flipped: false, updated };
}

function there(id: string, updated: string, plies = 1): GameSummary {
  const { game, ruleSet, white, black } = firstGame();
  return { id, game, rules: ruleSet, white, black, plies, outcome: null, created: updated, updated, version: 1 };
}

/** A server that lists its games two by two. */
class ListingServer {
  removed: string[] = [];
  constructor(private readonly games: GameSummary[]) {}
  list(_: number, before?: string): Promise<GamePage> {
    const from = Number(before ?? 0);
    const next = from + 2 < this.games.length ? String(from + 2) : null;
    return Promise.resolve({ games: this.games.slice(from, from + 2), next });
  }
  get(id: string): Promise<ServerGame> {
    const game = this.games.find((one) => one.id === id);
    if (!game) return Promise.reject(new Gone('no such game'));
    return Promise.resolve({ ...game, log: log(['a', 'b']), thoughts: [] });
  }
  remove(id: string): Promise<void> {
    this.removed.push(id);
    return this.games.some((game) => game.id === id) ? Promise.resolve() : Promise.reject(new Gone('no such game'));
  }
}

function asServer(server: ListingServer): GameServer {
  return server as unknown as GameServer;
}

describe('the list of kept games', () => {
  let shelf: MemoryShelf;
  beforeEach(() => (shelf = new MemoryShelf()));

  it('puts the games of browser and server into one, the latest first and none twice', async () => {
    await shelf.save(here('both', '2026-03-03', ['a', 'b']));
    await shelf.save(here('mine', '2026-03-02'));
    const server = new ListingServer([there('both', '2026-03-03', 2), there('theirs', '2026-03-01')]);
    const list = await new KeptGames(shelf, asServer(server)).more();
    expect(list.games.map(({ id }) => id)).toEqual(['both', 'mine', 'theirs']);
    expect(list.more).toBe(false);
  });

  it('reads the server’s older games when asked, each in its place', async () => {
    await shelf.save(here('old', '2026-01-02'));
    const server = new ListingServer([there('5', '2026-05'), there('4', '2026-04'), there('3', '2026-03'), there('1', '2026-01-01')]);
    const kept = new KeptGames(shelf, asServer(server));
    const first = await kept.more();
    expect(first.games.map(({ id }) => id)).toEqual(['5', '4']);
    expect(first.more).toBe(true);
    const all = await kept.more();
    expect(all.games.map(({ id }) => id)).toEqual(['5', '4', '3', 'old', '1']);
    expect(all.more).toBe(false);
  });

  it('believes whoever changed a game last', async () => {
    await shelf.save(here('g', '2026-03-01', ['a']));
    const server = new ListingServer([there('g', '2026-03-02', 7)]);
    const list = await new KeptGames(shelf, asServer(server)).more();
    expect(list.games[0]?.plies).toBe(7);
  });

  it('leaves out boards that nobody has moved on', async () => {
    await shelf.save(here('empty', '2026-03-02', []));
    expect((await new KeptGames(shelf, null).more()).games).toEqual([]);
  });

  it('deletes a game here and there, also one that only one of them has', async () => {
    await shelf.save(here('mine', '2026-03-02'));
    const server = new ListingServer([there('theirs', '2026-03-01')]);
    const kept = new KeptGames(shelf, asServer(server));
    await kept.more();
    await kept.remove({ id: 'mine' });
    await kept.remove({ id: 'theirs' });
    expect(server.removed).toEqual(['mine', 'theirs']);
    expect((await kept.list()).games).toEqual([]);
    expect(await shelf.get('mine')).toBeNull();
  });

  it('finds a game of the server and keeps it here too', async () => {
    const server = new ListingServer([there('theirs', '2026-03-01')]);
    const found = await findGame('theirs', shelf, asServer(server), null);
    expect(movesOf(found!.log)).toEqual(['a', 'b']);
    expect(found?.writer).toBe(SERVER);
    expect(await shelf.get('theirs')).not.toBeNull();
    expect(await findGame('nobody', shelf, asServer(server), null)).toBeNull();
  });
});
