import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MovedEvent } from '../../src/lib/core/wire';
import { LinkGame } from '../../src/lib/link/link-game.svelte';
import { MemorySeats, type Seat } from '../../src/lib/link/seats';
import { newLog, type Log } from '../../src/lib/table/live';
import { firstGame } from '../../src/lib/table/settings';
import { FakeSocket } from './fake-socket';

const ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const seat: Seat = { id: ID, secret: 'AAAAAAAAAAAAAAAAAAAAAA', side: 'white', invite: 'IIIIIIIIIIIIIIIIIIIIII', game: null };
const log: Log = newLog(
  { ...firstGame(), white: { kind: 'person', name: 'Ann' }, black: { kind: 'person', name: 'Bob' } },
  1000,
);
const moved = (id: string, at = 2000): MovedEvent => ({ event: 'moved', at, id, spent: 0, credited: 0 });

let told: number;

function opened(mine: Seat | null = seat, seats = new MemorySeats()): LinkGame {
  const game = new LinkGame(ID, log, mine, seats, () => 'ws://here');
  told = 0;
  game.open(() => told++);
  FakeSocket.last.open();
  return game;
}

function tellState(game: LinkGame, events: Log['events'] = []): void {
  FakeSocket.last.tell({ t: 'state', log: { ...log, events }, you: game.secret ? 'white' : null, now: 5000 });
}

describe('a game by link', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('says hello with its seat and asks for the whole game', () => {
    const game = opened();
    expect(FakeSocket.last.said[0]).toEqual({ t: 'hello', seat: seat.secret, since: null });
    tellState(game, [moved('1a')]);
    expect(game.log.events).toHaveLength(1);
    expect(told).toBe(1);
    game.close();
  });

  it('only watches without a seat', () => {
    const game = opened(null);
    expect(FakeSocket.last.said[0]).toEqual({ t: 'hello', since: null });
    tellState(game);
    expect(game.side).toBeNull();
    game.close();
  });

  it('says a wish again after an interruption, by the same name, until it is answered', async () => {
    const game = opened();
    tellState(game);
    const done = game.do({ action: 'move', ply: 0, id: '1a' });
    const [first] = FakeSocket.last.of('do');
    expect(game.sent).toEqual({ action: 'move', ply: 0, id: '1a' });
    expect(first?.took).toBeGreaterThanOrEqual(0);
    FakeSocket.last.break();
    expect(game.inTouch).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('hello')[0]).toEqual({ t: 'hello', seat: seat.secret, since: 0 });
    expect(FakeSocket.last.of('do')).toEqual([first]);
    FakeSocket.last.tell({ t: 'events', from: 0, list: [moved('1a')], you: 'white', now: 6000 });
    FakeSocket.last.tell({ t: 'done', n: first?.n ?? '' });
    expect(await done).toBeNull();
    expect(game.sent).toBeNull();
    FakeSocket.last.break();
    vi.advanceTimersByTime(5000);
    FakeSocket.last.open();
    expect(FakeSocket.last.of('do')).toEqual([]);
    game.close();
  });

  it('tells why a wish was refused', async () => {
    const game = opened();
    tellState(game);
    const done = game.do({ action: 'move', ply: 0, id: '9z' });
    FakeSocket.last.tell({ t: 'refused', n: FakeSocket.last.of('do')[0]?.n ?? '', kind: 'illegal', error: 'No such move.', now: 6000 });
    expect(await done).toBe('No such move.');
    expect(game.sent).toBeNull();
    game.close();
  });

  it('asks again when it has missed something', () => {
    const game = opened();
    tellState(game);
    FakeSocket.last.tell({ t: 'events', from: 2, list: [moved('3a')], you: 'white', now: 6000 });
    expect(game.log.events).toHaveLength(0);
    expect(FakeSocket.last.of('hello').at(-1)?.since).toBe(0);
    game.close();
  });

  it('hears nothing twice', () => {
    const game = opened();
    tellState(game, [moved('1a'), moved('2a')]);
    FakeSocket.last.tell({ t: 'events', from: 0, list: [moved('1a')], you: 'white', now: 6000 });
    expect(game.log.events).toHaveLength(2);
    game.close();
  });

  it('says within three seconds that nothing is heard, and takes another line after twelve', () => {
    const game = opened();
    tellState(game);
    vi.advanceTimersByTime(3000);
    expect(game.inTouch).toBe(false);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(16_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    game.close();
  });

  it('does not take the rare looks of a hidden page for silence', () => {
    const game = opened();
    tellState(game);
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(1500);
    expect(FakeSocket.all).toHaveLength(1);
    expect(game.inTouch).toBe(true);
    hidden.mockReturnValue('visible');
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(1500);
    expect(game.inTouch).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    hidden.mockRestore();
    game.close();
  });

  it('keeps the time of the server', () => {
    const game = opened();
    tellState(game);
    expect(game.now()).toBeGreaterThanOrEqual(4999);
    vi.advanceTimersByTime(1000);
    expect(game.now()).toBeLessThan(6500);
    game.close();
  });

  it('waits for the friend as long as the invitation is not used', () => {
    const game = opened();
    expect(game.isFull).toBe(false);
    FakeSocket.last.tell({ t: 'presence', white: 'here', black: 'open', watching: 0 });
    expect(game.isFull).toBe(false);
    FakeSocket.last.tell({ t: 'presence', white: 'here', black: 'gone', watching: 0 });
    expect(game.isFull).toBe(true);
    game.close();
  });

  it('forgets the invitation when both sit', async () => {
    const seats = new MemorySeats();
    const game = opened(seat, seats);
    tellState(game);
    expect(game.invite).toBe(seat.invite);
    FakeSocket.last.tell({ t: 'presence', white: 'here', black: 'here', watching: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(game.invite).toBeNull();
    expect((await seats.get(ID))?.invite).toBeNull();
    game.close();
  });
});
