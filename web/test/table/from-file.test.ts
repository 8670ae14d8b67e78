import { describe, expect, it } from 'vitest';
import type { ReadGame } from '../../src/lib/core/types';
import { headerOf } from '../../src/lib/shell/files';
import { fromFile, resultIn } from '../../src/lib/table/from-file';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog } from '../fakes';

const read: ReadGame = {
  white: 'Ann',
  black: '',
  event: 'Club evening',
  date: '1972.07.11',
  result: '0-1',
  rules: 'red-vs-ai',
  start: '',
  moves: ['1a', '2a'],
  comments: ['a bold beginning', null],
  remarks: [],
};

function table(length = 6): Table {
  const client = new FakeGame(length).client();
  return new Table({ client, thinker: new FakeThinker(), shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
}

describe('a game from a file', () => {
  it('is written again with all that the file said', async () => {
    const at = table();
    await at.load(fromFile('checkers', read), resultIn(read));
    expect(headerOf(at)).toEqual({
      white: 'Ann',
      black: 'Black',
      event: 'Club evening',
      date: '1972.07.11',
      result: '0-1',
      comments: ['a bold beginning', null],
    });
  });

  it('is over if the file says so, and goes on when that is taken back', async () => {
    const at = table();
    await at.load(fromFile('checkers', read), resultIn(read));
    expect(at.outcome).toMatchObject({ winner: 'black', reason: 'recorded' });
    await at.undo();
    expect(at.open).toBe(true);
    expect(at.made).toHaveLength(2);
  });

  it('ends as its moves say, whatever the file says', async () => {
    const at = table(2);
    await at.load(fromFile('checkers', { ...read, result: '1-0' }), { winner: 'white' });
    expect(at.outcome?.reason).toBe('no-pieces-left');
  });

  it('goes on where the file leaves it open', async () => {
    const at = table();
    await at.load(fromFile('checkers', { ...read, result: '*' }), null);
    expect(at.open).toBe(true);
  });

  it('gives back the game it put away', async () => {
    const at = table();
    await at.start({ ...firstGame(), black: { kind: 'person', name: 'Bob' } });
    await at.play('1b');
    await at.load(fromFile('checkers', read), resultIn(read));
    await at.bringBack();
    expect(at.made.map((move) => move.id)).toEqual(['1b']);
  });

  it('leaves its date behind when it is played again from the start', async () => {
    const at = table();
    await at.load(fromFile('checkers', read), resultIn(read));
    await at.reset();
    expect(headerOf(at).event).toBe('A game on Janus');
  });
});
