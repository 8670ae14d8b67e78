import { beforeEach, describe, expect, it } from 'vitest';
import { CoreClient } from '../../src/lib/core/core-client';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { Looking } from '../../src/lib/xray/looking.svelte';
import { fakeCatalog, FakeGame, FakeThinker, settled } from '../fakes';

/** A client that sets up every FEN but a bad one, in its own time. */
class SlowCore {
  private readonly game = new FakeGame();
  private readonly waiting: (() => void)[] = [];

  client(): CoreClient {
    return new CoreClient(async (question) => {
      const { ask, fen } = question as { ask: string; fen?: string };
      if (ask !== 'setup') return this.game.carry(question);
      await new Promise<void>((go) => this.waiting.push(go));
      return fen === 'W:bad' ? { error: 'no king of that name', kind: 'setup' } : { fen, men: [], turn: 'white' };
    });
  }

  async answer(which = 0): Promise<void> {
    this.waiting.splice(which, 1)[0]?.();
    await settled();
  }
}

describe('what a person looks at', () => {
  let slow: SlowCore;
  let looking: Looking;

  beforeEach(async () => {
    slow = new SlowCore();
    const table = new Table({ client: slow.client(), thinker: new FakeThinker(), shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
    await table.start(firstGame());
    looking = new Looking(table, slow.client());
  });

  it('is the game on the table when the address says nothing', async () => {
    expect(looking.isReady).toBe(false);
    await looking.arrive('');
    expect(looking.isReady).toBe(true);
    expect(looking.isBrought).toBe(false);
  });

  it('is what the address says, once it is set up', async () => {
    void looking.arrive('fen=W:W18:B1&level=expert');
    expect(looking.isReady).toBe(false);
    await slow.answer();
    expect(looking.isReady).toBe(true);
    expect(looking.subject).toMatchObject({ course: { start: 'W:W18:B1', moves: [] }, level: 'expert' });
    expect(looking.query).toBe('fen=W:W18:B1&level=expert');
  });

  it('is told in the address again after every change', async () => {
    void looking.arrive('fen=W:W18:B1');
    await slow.answer();
    looking.ask({ depth: 3 });
    expect(looking.query).toBe('fen=W:W18:B1&depth=3');
    looking.backToGame();
    expect(looking.query).toBe('');
  });

  it('stays what it was when the address is refused', async () => {
    void looking.arrive('fen=W:bad');
    await slow.answer();
    expect(looking).toMatchObject({ isReady: true, isBrought: false, refusal: 'no king of that name' });
    await looking.arrive('engine=nobody');
    expect(looking.refusal).toContain('nobody');
  });

  it('is refused with a move that nobody could make there', async () => {
    void looking.arrive('fen=W:W18:B1&move=9z');
    await slow.answer();
    expect(looking).toMatchObject({ isBrought: false, refusal: '9z is not a legal move in this position.' });
    void looking.arrive('fen=W:W18:B1&move=1a');
    await slow.answer();
    expect(looking.subject.played).toBe('1a');
  });

  it('is the last of two addresses, whichever is set up first', async () => {
    void looking.arrive('fen=W:W18:B1');
    void looking.arrive('fen=W:W22:B1');
    await slow.answer(1);
    await slow.answer(0);
    expect(looking.subject.course.start).toBe('W:W22:B1');
  });

  it('waits for the last of two addresses', async () => {
    void looking.arrive('fen=W:W18:B1');
    void looking.arrive('fen=W:W22:B1');
    await slow.answer();
    expect(looking.isReady).toBe(false);
    await slow.answer();
    expect(looking.isReady).toBe(true);
  });
});
