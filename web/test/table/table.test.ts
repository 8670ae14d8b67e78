import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movesOf } from '../../src/lib/table/live';
import { MemoryShelf, type SavedGame } from '../../src/lib/table/saved';
import { firstGame, type GameSettings } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, settled } from '../fakes';

let thinker: FakeThinker;
let shelf: MemoryShelf;
let saved: SavedGame[];

function tableOf(game = new FakeGame()): Table {
  thinker = new FakeThinker();
  shelf = new MemoryShelf();
  saved = [];
  return new Table({
    client: game.client(),
    thinker,
    shelf,
    catalog: fakeCatalog(),
    paceMs: 0,
    onSaved: (one) => saved.push(one),
  });
}

const people: GameSettings = {
  ...firstGame(),
  white: { kind: 'person', name: 'Ann' },
  black: { kind: 'person', name: 'Bob' },
};
const machines: GameSettings = {
  ...firstGame(),
  white: { kind: 'engine', id: 'minimax', level: 'beginner', seed: '1' },
  black: { kind: 'engine', id: 'minimax', level: 'expert', seed: '2' },
};

/** Plays the move and waits only for the view, not for the machine that may think after it. */
async function played(table: Table, id: string): Promise<void> {
  void table.play(id);
  await settled();
}

describe('a person against a machine', () => {
  it('opens with the person to move', async () => {
    const table = tableOf();
    await table.start(firstGame());
    expect(table.open).toBe(true);
    expect(table.view?.turn).toBe('white');
    expect(thinker.searches).toHaveLength(0);
  });

  it('moves by two clicks, then the machine thinks by itself', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await table.point('a1');
    expect(table.pointing?.targets.map((target) => target.square)).toEqual(['b2']);
    void table.point('b2');
    await settled();
    expect(table.thinking).toBe('black');
    expect(table.open).toBe(false);
    thinker.last.answer('2b');
    await settled();
    expect(table.made.map((move) => move.id)).toEqual(['1a', '2b']);
    expect(table.made[1]?.thought).toMatchObject({ nodes: 312, cutoffs: 41 });
    expect(table.open).toBe(true);
  });

  it('says why a click did nothing', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await table.point('c3');
    expect(table.refusal).toBe('You must move the piece on a1.');
    expect(table.made).toHaveLength(0);
  });

  it('says why a typed move is refused, and plays a good one', async () => {
    const table = tableOf();
    await table.start(people);
    expect(await table.enter('9z')).toBe(false);
    expect(table.refusal).toBe('9z is not legal here');
    expect(await table.enter('1b')).toBe(true);
    expect(table.made.map((move) => move.id)).toEqual(['1b']);
  });

  it('gives up the search at once when the game is reset', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    const search = thinker.last;
    await table.reset();
    expect(search.cancelled).toBe(true);
    expect(table.thinking).toBeNull();
    expect(table.made).toHaveLength(0);
    search.answer('2a');
    await settled();
    expect(table.made).toHaveLength(0);
  });

  it('takes back the machine’s answer together with the move it answered, and redoes both', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.answer('2a');
    await settled();
    await table.undo();
    expect(table.made).toHaveLength(0);
    expect(table.open).toBe(true);
    await table.redo();
    expect(table.made.map((move) => move.id)).toEqual(['1a', '2a']);
    expect(table.made[1]?.thought).not.toBeNull();
  });

  it('takes back only the own move while the machine thinks', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    await table.undo();
    expect(table.made).toHaveLength(0);
    expect(thinker.last.cancelled).toBe(true);
    expect(table.open).toBe(true);
  });

  it('does not wait for a hint nobody needs any more', async () => {
    const table = tableOf();
    await table.start(firstGame());
    void table.askHint();
    await settled();
    const hint = thinker.last;
    expect(table.machines.hinting).toBe(true);
    await played(table, '1a');
    expect(hint.cancelled).toBe(true);
    expect(table.machines.hinting).toBe(false);
    expect(table.thinking).toBe('black');
    thinker.last.answer('2a');
    await settled();
    expect(table.made).toHaveLength(2);
  });

  it('shows the hint until a move is made', async () => {
    const table = tableOf();
    await table.start(firstGame());
    void table.askHint();
    await settled();
    thinker.last.answer('1b');
    await settled();
    expect(table.hint?.move).toBe('1b');
    await played(table, '1a');
    expect(table.hint).toBeNull();
  });

  it('may move while a person looks back', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    await table.goTo(0);
    thinker.last.answer('2a');
    await settled();
    expect(table.made).toHaveLength(2);
    expect(table.shown?.ply).toBe(0);
    await table.goTo(2);
    expect(table.open).toBe(true);
  });

  it('comes back after a reset, until a move is made', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1b');
    const before = table.id;
    await table.reset();
    expect(table.made).toHaveLength(0);
    await table.bringBack();
    expect(table.id).toBe(before);
    expect(table.made.map((move) => move.id)).toEqual(['1b']);
  });

  it('goes on when a resignation is taken back', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    await table.resign();
    await table.undo();
    expect(table.outcome).toBeNull();
    expect(table.made).toHaveLength(1);
  });

  it('plays the best it has when told to move now', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.best = '2b';
    table.machines.moveNow();
    await settled();
    expect(table.made.map((move) => move.id)).toEqual(['1a', '2b']);
  });

  it('lets a machine resign', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.answer(null);
    await settled();
    expect(table.outcome).toMatchObject({ winner: 'white', reason: 'resignation' });
  });

  it('wins when the machine answers an illegal move', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.answer('9z');
    await settled();
    expect(table.made.map((move) => move.id)).toEqual(['1a']);
    expect(table.outcome).toMatchObject({ winner: 'white', reason: 'illegal-move' });
    expect(table.thinking).toBeNull();
    expect(saved.at(-1)?.log.events.at(-1)).toMatchObject({ event: 'ended', ending: { reason: 'illegal-move' } });
    await table.undo();
    expect(table.outcome).toBeNull();
  });

  it('keeps the game and says what went wrong when a machine fails', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.fail('out of memory');
    await settled();
    expect(table.trouble).toBe('out of memory');
    expect(table.made).toHaveLength(1);
    void table.goOn();
    await settled();
    expect(thinker.searches).toHaveLength(2);
  });

  it('is offered a draw and declines while it stands better', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.answer('2a', { score: 5 });
    await settled();
    await table.offerDraw();
    expect(table.outcome).toBeNull();
    expect(table.refusal).toContain('declines');
  });

  it('accepts a draw when it stands worse', async () => {
    const table = tableOf();
    await table.start(firstGame());
    await played(table, '1a');
    thinker.last.answer('2a', { score: -5 });
    await settled();
    await table.offerDraw();
    expect(table.outcome).toMatchObject({ winner: null, reason: 'agreement' });
  });
});

describe('two people', () => {
  it('take turns without any machine', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    await table.play('2a');
    expect(table.view?.ply).toBe(2);
    expect(thinker.searches).toHaveLength(0);
  });

  it('take back one move at a time', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    await table.play('2a');
    await table.undo();
    expect(table.made.map((move) => move.id)).toEqual(['1a']);
    expect(table.paused).toBe(false);
    await table.redo();
    expect(table.made.map((move) => move.id)).toEqual(['1a', '2a']);
  });

  it('agree on a draw only when both want it', async () => {
    const table = tableOf();
    await table.start(people);
    await table.offerDraw();
    expect(table.drawOffer).toBe('white');
    await table.answerDraw(false);
    expect(table.outcome).toBeNull();
    await table.offerDraw();
    await table.answerDraw(true);
    expect(table.outcome?.reason).toBe('agreement');
  });

  it('play on after a look at the past', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    await table.play('2a');
    await table.goTo(1);
    expect(table.shown?.ply).toBe(1);
    expect(table.open).toBe(false);
    await table.goTo(2);
    expect(table.past).toBeNull();
    expect(table.open).toBe(true);
  });

  it('end by the rules, and then no click counts', async () => {
    const table = tableOf(new FakeGame(1));
    await table.start(people);
    await table.play('1a');
    expect(table.outcome?.winner).toBe('white');
    expect(table.open).toBe(false);
    await table.point('a1');
    expect(table.pointing).toBeNull();
  });
});

describe('two machines', () => {
  it('play to the end by themselves', async () => {
    const table = tableOf(new FakeGame(3));
    void table.start(machines);
    await settled();
    for (let ply = 1; ply <= 3; ply++) {
      thinker.last.answer(`${ply}a`);
      await settled();
    }
    expect(table.outcome?.winner).toBe('white');
    expect(thinker.searches.map((search) => search.question.level)).toEqual(['beginner', 'expert', 'beginner']);
  });

  it('stop when paused and go on when told', async () => {
    const table = tableOf();
    void table.start(machines);
    await settled();
    await table.pause();
    expect(thinker.last.cancelled).toBe(true);
    expect(table.thinking).toBeNull();
    void table.goOn();
    await settled();
    expect(table.thinking).toBe('white');
  });
});

describe('the shelf', () => {
  it('gets the game after every move and gives it back', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    const kept = await shelf.latest();
    expect(movesOf(kept!.log)).toEqual(['1a']);
    const later = tableOf();
    await later.resume(kept!);
    expect(later.view?.ply).toBe(1);
    expect(later.id).toBe(table.id);
  });

  it('does not set two machines going when a page is opened again', async () => {
    const table = tableOf();
    void table.start(machines);
    await settled();
    const kept = saved.at(-1)!;
    const later = tableOf();
    await later.resume(kept);
    expect(thinker.searches).toHaveLength(0);
    expect(later.paused).toBe(true);
  });
});

describe('clocks', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('run from the first move on, and a side out of time loses', async () => {
    const table = tableOf();
    await table.start({ ...people, control: { base: 1000, increment: 0, delay: 0, moves: 0 } });
    vi.advanceTimersByTime(5000);
    expect(table.outcome).toBeNull();
    await table.play('1a');
    await vi.advanceTimersByTimeAsync(1200);
    expect(table.outcome).toMatchObject({ winner: 'white', reason: 'time' });
  });

  it('go back with the moves that are taken back, and forward again', async () => {
    const table = tableOf();
    await table.start({ ...people, control: { base: 60_000, increment: 2000, delay: 0, moves: 0 } });
    await table.play('1a');
    vi.advanceTimersByTime(10_000);
    await table.play('2a');
    vi.advanceTimersByTime(20_000);
    await table.play('3a');
    vi.advanceTimersByTime(30_000);
    await table.undo();
    expect(table.clock.left()).toEqual({ white: 60_000, black: 52_000 });
    vi.advanceTimersByTime(5000);
    await table.undo();
    expect(table.clock.left()).toEqual({ white: 60_000, black: 60_000 });
    await table.redo();
    await table.redo();
    expect(table.clock.left()).toEqual({ white: 42_000, black: 52_000 });
    await table.undo();
    await table.undo();
    await table.undo();
    vi.advanceTimersByTime(90_000);
    expect(table.clock.left()).toEqual({ white: 60_000, black: 60_000 });
    expect(table.outcome).toBeNull();
  });

  it('do not run out again when the move before the flag fell is taken back', async () => {
    const table = tableOf();
    await table.start({ ...people, control: { base: 1000, increment: 0, delay: 0, moves: 0 } });
    await table.play('1a');
    await table.play('2a');
    await vi.advanceTimersByTimeAsync(1200);
    expect(table.outcome?.reason).toBe('time');
    await table.undo();
    expect(table.made).toHaveLength(1);
    expect(table.outcome).toBeNull();
    vi.advanceTimersByTime(500);
    expect(table.outcome).toBeNull();
  });

  it('give the increment after the move', async () => {
    const table = tableOf();
    await table.start({ ...people, control: { base: 60_000, increment: 2000, delay: 0, moves: 0 } });
    await table.play('1a');
    vi.advanceTimersByTime(500);
    await table.play('2a');
    expect(table.clock.black).toBeGreaterThan(61_400);
    expect(table.clock.black).toBeLessThanOrEqual(61_500);
    expect(table.clock.white).toBe(60_000);
  });
});
