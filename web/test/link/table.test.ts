import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LinkGame } from '../../src/lib/link/link-game.svelte';
import { MemorySeats, type Seat } from '../../src/lib/link/seats';
import { newLog, type GameEvent } from '../../src/lib/table/live';
import { messageOf } from '../../src/lib/table/message';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, settled } from '../fakes';
import { FakeSocket } from './fake-socket';

const ID = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const seat: Seat = { id: ID, secret: 'AAAAAAAAAAAAAAAAAAAAAA', side: 'white', invite: null, game: null };
const log = newLog(
  { ...firstGame(), white: { kind: 'person', name: 'Ann' }, black: { kind: 'person', name: 'Bob' } },
  1000,
);
const moved = (id: string): GameEvent => ({ event: 'moved', at: 2000, id, spent: 0, credited: 0 });

let you: Seat['side'];
let seats: MemorySeats;
let shelf: MemoryShelf;

async function tableAt(mine: Seat | null): Promise<Table> {
  you = mine?.side ?? null;
  seats = new MemorySeats();
  shelf = new MemoryShelf();
  const table = new Table({ client: new FakeGame().client(), thinker: new FakeThinker(), shelf, catalog: fakeCatalog() });
  await table.join(new LinkGame(ID, log, mine, seats, () => 'ws://here'));
  FakeSocket.last.open().tell({ t: 'state', log, you, now: 5000 });
  FakeSocket.last.tell({ t: 'presence', white: 'here', black: 'here', watching: 0 });
  await settled();
  return table;
}

async function tell(from: number, ...list: GameEvent[]): Promise<void> {
  FakeSocket.last.tell({ t: 'events', from, list, you, now: 6000 });
  await settled();
}

describe('a table where two play by link', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('shows a move at once, and pale until the server has it', async () => {
    const table = await tableAt(seat);
    expect(table.open).toBe(true);
    void table.play('1a');
    await settled();
    expect(table.made.map(({ id }) => id)).toEqual(['1a']);
    expect(table.link?.sent).not.toBeNull();
    expect(table.open).toBe(false);
    await tell(0, moved('1a'));
    FakeSocket.last.tell({ t: 'done', n: FakeSocket.last.of('do')[0]?.n ?? '' });
    await settled();
    expect(table.link?.sent).toBeNull();
    expect(table.made.map(({ id }) => id)).toEqual(['1a']);
    table.dispose();
  });

  it('takes a move back that the server refuses, and says why', async () => {
    const table = await tableAt(seat);
    void table.play('1a');
    await settled();
    FakeSocket.last.tell({ t: 'refused', n: FakeSocket.last.of('do')[0]?.n ?? '', kind: 'stale', error: 'Too late.', now: 6000 });
    await settled();
    expect(table.made).toEqual([]);
    expect(table.refusal).toBe('Too late.');
    table.dispose();
  });

  it('plays the move chosen in advance when its turn comes', async () => {
    const table = await tableAt(seat);
    void table.play('1a');
    await tell(0, moved('1a'));
    FakeSocket.last.tell({ t: 'done', n: FakeSocket.last.of('do')[0]?.n ?? '' });
    await settled();
    expect(table.ahead).toBe('white');
    await table.point('a1');
    await table.point('b2');
    expect(table.premove.isChosen).toBe(true);
    await tell(1, moved('2a'));
    await settled();
    expect(FakeSocket.last.of('do')[1]?.action).toMatchObject({ action: 'move', ply: 2 });
    table.dispose();
  });

  it('only shows the game to those who watch', async () => {
    const table = await tableAt(null);
    expect(table.open).toBe(false);
    expect(table.can).toBeNull();
    expect(messageOf(table).text).toBe('You are watching.');
    await tell(0, moved('1a'));
    expect(table.made.map(({ id }) => id)).toEqual(['1a']);
    expect(await table.play('2a')).toBe(false);
    expect(FakeSocket.last.of('do')).toEqual([]);
    table.dispose();
  });

  it('says that it is not in touch', async () => {
    const table = await tableAt(seat);
    FakeSocket.last.break();
    expect(messageOf(table).text).toBe('Reconnecting …');
    table.dispose();
  });

  it('keeps the game with its seat, not among the games of this board', async () => {
    const table = await tableAt(seat);
    await tell(0, moved('1a'));
    expect((await seats.get(ID))?.game?.log.events).toHaveLength(1);
    expect(await shelf.all()).toEqual([]);
    table.dispose();
  });

  it('hangs up when another game comes to the table', async () => {
    const table = await tableAt(seat);
    await table.start(firstGame());
    expect(table.link).toBeNull();
    expect(FakeSocket.last.readyState).toBe(3);
    expect(table.previous).toBeNull();
    table.dispose();
  });
});
