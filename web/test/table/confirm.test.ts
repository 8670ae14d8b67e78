import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/lib/table/message';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, settled } from '../fakes';

async function confirming(): Promise<{ table: Table; thinker: FakeThinker }> {
  const thinker = new FakeThinker();
  const client = new FakeGame().client();
  const table = new Table({ client, thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
  await table.start(firstGame());
  table.pointer.confirms = true;
  await table.point('a1');
  await table.point('b2');
  return { table, thinker };
}

describe('a move that waits for a yes', () => {
  it('is asked about before it is made', async () => {
    const { table } = await confirming();
    expect(table.made).toHaveLength(0);
    expect(messageOf(table).text).toBe('Play 1A?');
    void table.confirm(true);
    await settled();
    expect(table.made.map((move) => move.id)).toEqual(['1a']);
    expect(table.proposed).toBeNull();
  });

  it('is let go by a no, or by another click', async () => {
    const { table } = await confirming();
    await table.confirm(false);
    expect([table.proposed, table.made.length]).toEqual([null, 0]);
    await table.point('a1');
    await table.point('b2');
    await table.point('a1');
    expect(table.proposed).toBeNull();
    expect(table.pointing?.selected).toBe('a1');
  });
});

describe('a machine without a clock', () => {
  it('is told to stop some time, whatever its level', async () => {
    const { table, thinker } = await confirming();
    void table.confirm(true);
    await settled();
    expect(thinker.last.question.ms).toBe(10_000);
  });
});
