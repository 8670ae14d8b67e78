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

/** As the museum has it. */
const flowchart: GameSettings = { ...firstGame(), black: { kind: 'engine', id: 'minimax', level: 'beginner', seed: '1' } };

function tableOf(game = new FakeGame()): Table {
  const thinker = new FakeThinker();
  return new Table({ client: game.client(), thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
}

describe('the message line', () => {
  it('greets a newcomer with what to do', async () => {
    const table = tableOf();
    await table.start(firstGame());
    expect(messageOf(table)).toEqual({ text: 'You play Red.', rest: 'Move a piece and the game begins.', tone: 'turn' });
  });

  it('says who thinks', async () => {
    const table = tableOf();
    await table.start(flowchart);
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
    expect(messageOf(table)).toEqual({ text: 'You must move the piece on a1.', tone: 'refusal' });
  });

  it('says what a hint says', async () => {
    const table = tableOf();
    await table.start(people);
    table.machines.hint = fakeThought('1b');
    expect(messageOf(table).text).toBe('Hint: 1B.');
  });

  it('tells the result in the words of the core and asks for a reset', async () => {
    const table = tableOf(new FakeGame(1));
    await table.start(flowchart);
    await table.play('1a');
    expect(messageOf(table)).toEqual({
      text: 'white wins by no-pieces-left. Reset to play again.',
      tone: 'end',
    });
  });

  it('asks for no reset outside the museum', async () => {
    const table = tableOf(new FakeGame(1));
    await table.start(firstGame());
    await table.play('1a');
    expect(messageOf(table).text).toBe('white wins by no-pieces-left.');
  });

  it('tells the only person what is theirs to do', async () => {
    const table = tableOf();
    await table.start({ ...flowchart, white: flowchart.black, black: flowchart.white });
    await settled();
    table.machines.giveUp();
    await table.act('white', { action: 'move', ply: 0, id: '1a' });
    expect(messageOf(table).text).toBe('Your move.');
  });
});
