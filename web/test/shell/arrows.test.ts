import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/lib/core/types';
import { pointed } from '../../src/lib/film/pointed.svelte';
import { arrowsOf } from '../../src/lib/shell/arrows';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, settled } from '../fakes';

const thinker = new FakeThinker();

/** A table whose machine thinks and has told the line it means to play. */
async function thinkingTable(): Promise<Table> {
  const table = new Table({ client: new FakeGame().client(), thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
  await table.start(firstGame());
  void table.play('1a');
  await settled();
  thinker.last.onProgress({ line: ['2a', '3a'] } as unknown as Progress);
  return table;
}

describe('the arrows on the board', () => {
  it('keep a machine’s plan to itself while it thinks, unless its line is asked for', async () => {
    const table = await thinkingTable();
    expect(arrowsOf(table, false)).toEqual([]);
    expect(arrowsOf(table, true).map(({ kind }) => kind)).toEqual(['line', 'reply']);
  });

  it('show what it expects after its move, if its line is asked for', async () => {
    const table = await thinkingTable();
    thinker.last.answer('2a', { line: ['2a', '3a', '4a'] });
    await settled();
    expect(arrowsOf(table, false)).toEqual([]);
    expect(arrowsOf(table, true)).toHaveLength(2);
  });

  it('show the part of the line that was pointed at in the film, until the board shows something else', async () => {
    const table = await thinkingTable();
    thinker.last.answer('2a', { line: ['2a', '3a', '4a'] });
    await settled();
    pointed.show(['3a', '4a'], table.shown!.fen);
    expect(arrowsOf(table, false).map(({ kind }) => kind)).toEqual(['line', 'reply']);
    await table.goTo(1);
    expect(arrowsOf(table, false)).toEqual([]);
  });

  it('show a hint to everybody', async () => {
    const table = await thinkingTable();
    thinker.last.answer('2a');
    await settled();
    void table.askHint();
    await settled();
    thinker.last.answer('3a');
    await settled();
    expect(arrowsOf(table, false).map(({ kind }) => kind)).toEqual(['hint']);
    table.machines.dropHint();
    expect(table.hint).toBeNull();
    expect(arrowsOf(table, false).some(({ kind }) => kind === 'hint')).toBe(false);
  });

  it('do not show a hint to who has left before it came', async () => {
    const table = await thinkingTable();
    thinker.last.answer('2a');
    await settled();
    void table.askHint();
    await settled();
    table.machines.dropHint();
    thinker.last.answer('3a');
    await settled();
    expect(table.hint).toBeNull();
    expect(table.machines.hinting).toBe(false);
  });
});
