import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameTabs, TabNews } from '../../src/lib/keep/tabs';
import { movesOf as movesIn, type GameEvent } from '../../src/lib/table/live';
import { MemoryShelf, SERVER, type SavedGame } from '../../src/lib/table/saved';
import { firstGame, type GameSettings } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, settled } from '../fakes';

/** One browser whose tabs ask each other who writes, as they do by locks and a channel. */
class FakeBrowser {
  readonly shelf = new MemoryShelf();
  private readonly tabs: FakeTab[] = [];
  private readonly writers = new Map<string, FakeTab>();

  /** A table in a tab of its own, with a thinker of its own. */
  open(): { table: Table; thinker: FakeThinker; tab: FakeTab; saved: SavedGame[] } {
    const tab = new FakeTab(this);
    this.tabs.push(tab);
    const thinker = new FakeThinker();
    const saved: SavedGame[] = [];
    // Every tab has its own shelf object in front of the same games, and its own name on what it writes.
    const name = `tab ${this.tabs.length}`;
    const shelf: MemoryShelf = Object.create(this.shelf, {
      save: { value: (game: SavedGame) => this.shelf.save({ ...game, writer: name }) },
    });
    const onSaved = (game: SavedGame) => saved.push(game);
    const client = new FakeGame().client();
    const table = new Table({ client, thinker, shelf, catalog: fakeCatalog(), paceMs: 0, tabs: tab, onSaved });
    return { table, thinker, tab, saved };
  }

  ask(tab: FakeTab, id: string, take: boolean): boolean {
    const writer = this.writers.get(id);
    if (writer && writer !== tab && !take) return false;
    this.writers.set(id, tab);
    if (writer && writer !== tab) writer.news?.lost(id);
    return true;
  }

  tell(from: FakeTab, id: string): void {
    for (const tab of this.tabs) if (tab !== from) tab.news?.changed(id);
  }

  close(tab: FakeTab, id: string): void {
    const next = this.tabs.find((one) => one !== tab)!;
    this.writers.set(id, next);
    next.news?.inherited(id);
  }
}

class FakeTab implements GameTabs {
  news: TabNews | null = null;
  /** Whether what others say arrives. */
  deaf = false;
  constructor(private readonly browser: FakeBrowser) {}
  write(id: string, take = false): Promise<boolean> {
    return Promise.resolve(this.browser.ask(this, id, take));
  }
  tell(id: string): void {
    this.browser.tell(this, id);
  }
  listen(news: TabNews): void {
    this.news = {
      lost: (id) => this.deaf || news.lost(id),
      inherited: (id) => news.inherited(id),
      changed: (id) => this.deaf || news.changed(id),
    };
  }
}

const people: GameSettings = {
  ...firstGame(),
  white: { kind: 'person', name: 'Ann' },
  black: { kind: 'person', name: 'Bob' },
};

const movesOf = ({ log }: SavedGame) => movesIn(log);
const ids = (table: Table) => table.made.map((move) => move.id);

describe('two tabs with one game', () => {
  let browser: FakeBrowser;
  let first: ReturnType<FakeBrowser['open']>;
  let second: ReturnType<FakeBrowser['open']>;

  /** The first tab plays, the second has opened the same game. */
  async function both(settings: GameSettings): Promise<void> {
    browser = new FakeBrowser();
    first = browser.open();
    await first.table.start(settings);
    void first.table.play('1a');
    await settled();
    second = browser.open();
    await second.table.resume((await browser.shelf.latest())!);
    await settled();
  }

  it('let the second one follow, move by move', async () => {
    await both(people);
    expect(second.table.following).toBe(true);
    expect(second.table.open).toBe(false);
    await first.table.play('2a');
    await settled();
    expect(ids(second.table)).toEqual(['1a', '2a']);
    await first.table.undo();
    await settled();
    expect(ids(second.table)).toEqual(['1a']);
    await first.table.resign();
    await settled();
    expect(second.table.outcome?.reason).toBe('resignation');
  });

  it('let nobody move in the one that follows', async () => {
    await both(people);
    await second.table.point('a1');
    expect(await second.table.enter('2a')).toBe(false);
    await second.table.resign();
    await second.table.offerDraw();
    await second.table.undo();
    second.table.flip();
    await settled();
    expect(second.table.outcome).toBeNull();
    expect(second.saved).toEqual([]);
    expect(movesOf((await browser.shelf.latest())!)).toEqual(['1a']);
  });

  it('think only in the one that plays', async () => {
    await both(firstGame());
    expect(first.table.thinking).toBe('black');
    expect(second.thinker.searches).toHaveLength(0);
    void second.table.takeOver();
    await settled();
    expect(second.table.thinking).toBe('black');
    expect(first.thinker.last.cancelled).toBe(true);
    expect(first.table.following).toBe(true);
    expect(second.table.following).toBe(false);
  });

  it('go on in the second when it takes over, and the first follows', async () => {
    await both(people);
    await second.table.takeOver();
    await second.table.play('2b');
    await settled();
    expect(ids(first.table)).toEqual(['1a', '2b']);
    expect(first.table.open).toBe(false);
    await first.table.takeOver();
    await first.table.play('3a');
    await settled();
    expect(ids(second.table)).toEqual(['1a', '2b', '3a']);
  });

  it('go on in the second when the first is closed', async () => {
    await both(people);
    browser.close(first.tab, first.table.id);
    await settled();
    expect(second.table.following).toBe(false);
    expect(second.table.open).toBe(true);
  });

  it('lose no move that was made in the moment of the taking over', async () => {
    await both(people);
    void first.table.play('2a');
    await second.table.takeOver();
    await settled();
    expect(ids(second.table)).toEqual(['1a', '2a']);
    expect(ids(first.table)).toEqual(['1a', '2a']);
    expect(second.table.open).toBe(true);
  });

  it('keep both versions where both have moved, and ask', async () => {
    await both(people);
    first.tab.deaf = true; // as where the browser has no locks
    await second.table.takeOver();
    await second.table.play('2b');
    await first.table.play('2a');
    await settled();
    const { id } = first.table;
    expect(movesOf((await browser.shelf.get(id))!)).toEqual(['1a', '2b']);
    expect(first.table.open).toBe(false);
    const { split } = first.table;
    expect(movesOf(split!.theirs)).toEqual(['1a', '2b']);
    expect(split!.ours.id).not.toBe(id);
    expect(movesOf((await browser.shelf.get(split!.ours.id))!)).toEqual(['1a', '2a']);
    await first.table.choose('ours');
    expect(first.table.id).toBe(split!.ours.id);
    expect(first.table.open).toBe(true);
    await first.table.play('3a');
    await settled();
    expect(movesOf((await browser.shelf.get(id))!)).toEqual(['1a', '2b']);
    expect(movesOf((await browser.shelf.get(split!.ours.id))!)).toEqual(['1a', '2a', '3a']);
  });

  it('take the longer game where one has all the moves of the other', async () => {
    await both(people);
    first.tab.deaf = true;
    await second.table.takeOver();
    await second.table.play('2a');
    await second.table.play('3a');
    await first.table.play('2a');
    await settled();
    expect(ids(first.table)).toEqual(['1a', '2a', '3a']);
    expect(first.table.split).toBeNull();
  });

  it('begin a new game beside the one that is followed', async () => {
    await both(people);
    await second.table.reset();
    expect(second.table.following).toBe(false);
    await second.table.play('1b');
    await settled();
    expect(ids(first.table)).toEqual(['1a']);
  });
});

describe('a game that another browser went on with', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is shown as it stands there, and the machine answers there', async () => {
    const { table, thinker } = new FakeBrowser().open();
    await table.resume({ ...game(['1a', '2a', '3a']), writer: SERVER });
    expect(table.paused).toBe(true);
    expect(thinker.searches).toHaveLength(0);
    void table.goOn();
    await settled();
    expect(thinker.searches).toHaveLength(1);
  });

  it('does not wait where a person is to move', async () => {
    const { table } = new FakeBrowser().open();
    await table.resume({ ...game(['1a', '2a']), writer: SERVER });
    expect(table.paused).toBe(false);
    expect(table.open).toBe(true);
  });

  function game(moves: string[]): SavedGame {
    const events = moves.map((id): GameEvent => ({ event: 'moved', at: 0, id, spent: 0, credited: 0 }));
    return { id: 'far', log: { settings: firstGame(), at: 0, events }, thoughts: [], flipped: false, updated: '' };
  }
});
