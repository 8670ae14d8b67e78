import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/lib/table/message';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame, type GameSettings } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, fakeCatalog, fakeThought, settled } from '../fakes';

const people: GameSettings = {
  ...firstGame(),
  white: { kind: 'person', name: 'Ann' },
  black: { kind: 'person', name: 'Bob' },
};

function tableOf(game = new FakeGame()): Table {
  const thinker = new FakeThinker();
  return new Table({ desk: game.desk(), thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
}

describe('the message line', () => {
  it('greets a newcomer with what to do', async () => {
    const table = tableOf();
    await table.start(firstGame());
    expect(messageOf(table)).toEqual({ text: 'You play Red. Move a piece and the game begins.', tone: 'turn' });
  });

  it('says who thinks', async () => {
    const table = tableOf();
    await table.start(firstGame());
    void table.play('1a');
    await settled();
    expect(messageOf(table).text).toBe('The flowchart’s minimax is thinking …');
  });

  it('says whose turn it is between two people', async () => {
    const table = tableOf();
    await table.start(people);
    await table.play('1a');
    expect(messageOf(table).text).toBe('Black to move.');
  });

  it('says why a click was refused', async () => {
    const table = tableOf();
    await table.start(people);
    await table.point('h1');
    expect(messageOf(table)).toEqual({ text: 'You must move the man on a1', tone: 'refusal' });
  });

  it('says what a hint says', async () => {
    const table = tableOf();
    await table.start(people);
    table.machines.hint = fakeThought('1b');
    expect(messageOf(table).text).toBe('Hint from The flowchart’s minimax: 1B.');
  });

  it('tells the result in the words of the core and asks for a reset', async () => {
    const table = tableOf(new FakeGame(1));
    await table.start(firstGame());
    await table.play('1a');
    expect(messageOf(table)).toEqual({
      text: 'white wins by no-pieces-left. Reset to play again.',
      tone: 'end',
    });
  });
});
