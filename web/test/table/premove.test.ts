import { describe, expect, it } from 'vitest';
import { CoreClient } from '../../src/lib/core/core-client';
import type { Pointing } from '../../src/lib/core/types';
import { messageOf } from '../../src/lib/table/message';
import { Premove } from '../../src/lib/table/premove.svelte';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { FakeGame, FakeThinker, NOTHING_POINTED, fakeCatalog, settled } from '../fakes';

/** A game in which the machine thinks about its first move. */
async function thinking(client: CoreClient = new FakeGame().client()): Promise<{ table: Table; thinker: FakeThinker }> {
  const thinker = new FakeThinker();
  const table = new Table({ client, thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
  await table.start(firstGame());
  void table.play('1a');
  await settled();
  expect(table.thinking).toBe('black');
  return { table, thinker };
}

/** The machine has moved, and what was chosen in advance has been asked about. */
async function answered(thinker: FakeThinker): Promise<void> {
  thinker.last.answer('2a');
  for (let i = 0; i < 3; i++) await settled();
}

const ids = (table: Table) => table.made.map(({ id }) => id);

describe('a move chosen while the opponent thinks', () => {
  it('is played as soon as the opponent has moved', async () => {
    const { table, thinker } = await thinking();
    await table.point('a1');
    await table.point('b2');
    expect(table.premove.squares).toEqual(['a1', 'b2']);
    expect(messageOf(table).rest).toBe('Premove: man 25.');
    await answered(thinker);
    expect(ids(table)).toEqual(['1a', '2a', '3a']);
    expect(table.premove.squares).toEqual([]);
  });

  it('is dropped with a quiet word when it is not legal then', async () => {
    const { table, thinker } = await thinking();
    await table.point('a1');
    await table.point('c5');
    await answered(thinker);
    expect(ids(table)).toEqual(['1a', '2a']);
    expect([table.refusal, table.pointing]).toEqual([null, null]);
    expect(messageOf(table)).toEqual({ text: 'Your premove is not possible here.', rest: 'Your move.', tone: 'turn' });
    await table.point('a1');
    expect(messageOf(table).text).toBe('Your move.');
  });

  it('leaves a piece in hand that was only picked up', async () => {
    const { table, thinker } = await thinking();
    await table.point('a1');
    await answered(thinker);
    expect(table.pointing?.selected).toBe('a1');
  });

  it('is given up by Escape, an undo or a look back', async () => {
    const { table } = await thinking();
    for (const giveUp of [() => table.stopPointing(), () => table.goTo(0), () => table.undo()]) {
      await table.goTo(1);
      await table.point('a1');
      await table.point('b2');
      expect(table.premove.isChosen).toBe(true);
      await giveUp();
      expect(table.premove.squares).toEqual([]);
    }
  });

  it('waits for a yes where moves are confirmed', async () => {
    const { table, thinker } = await thinking();
    table.pointer.confirms = true;
    await table.point('a1');
    await table.point('b2');
    await answered(thinker);
    expect([ids(table), table.proposed]).toEqual([['1a', '2a'], '3a']);
  });

  it('is not offered to those who have switched it off', async () => {
    const { table } = await thinking();
    table.premove.isOn = false;
    await table.point('a1');
    expect([table.ahead, table.premove.squares]).toEqual([null, []]);
  });
});

describe('a move chosen in advance that takes more than two clicks', () => {
  /** A client that gives these answers to clicks, by the squares pointed at so far and now. */
  function clientPointing(answers: Record<string, Partial<Pointing>>): CoreClient {
    const game = new FakeGame();
    return new CoreClient((question) => {
      const { ask, pointed = [], square } = question as { ask: string; pointed?: string[]; square?: string };
      if (ask !== 'point') return game.carry(question);
      const way = [...pointed, ...(square ? [square] : ['stop'])];
      return Promise.resolve({ ...NOTHING_POINTED, pointed: way, ...answers[way.join(' ')] });
    });
  }

  const to = (square: string) => ({ targets: [{ square, kind: 'jump' as const }] });
  const jumps = {
    a1: to('c3'),
    'a1 c3': { ...to('e5'), inSequence: true, selected: 'c3' },
    'a1 c3 e5': { play: '3a' },
  };

  it('is a sequence of jumps, square by square', async () => {
    const { table, thinker } = await thinking(clientPointing(jumps));
    for (const square of ['a1', 'c3', 'e5']) await table.point(square);
    await answered(thinker);
    expect(ids(table)).toEqual(['1a', '2a', '3a']);
  });

  it('leaves the rest of a sequence to the person', async () => {
    const { table, thinker } = await thinking(clientPointing(jumps));
    for (const square of ['a1', 'c3']) await table.point(square);
    await answered(thinker);
    expect([table.pointing?.selected, table.premove.failed]).toEqual(['c3', false]);
  });

  it('ends a sequence where it may end', async () => {
    const mayEnd = { ...jumps, 'a1 c3': { ...jumps['a1 c3'], canStop: true }, 'a1 c3 stop': { play: '3b' } };
    const { table, thinker } = await thinking(clientPointing(mayEnd));
    for (const square of ['a1', 'c3']) await table.point(square);
    await answered(thinker);
    expect(ids(table)).toEqual(['1a', '2a', '3b']);
  });

  it.each([
    [false, ['1a', '2a', '3b'], 0],
    [true, ['1a', '2a'], 2],
  ])('makes a queen of a pawn, or asks with Alt: %s', async (alt, moves, choices) => {
    const promotions = [
      { role: 'rook' as const, id: '3a' },
      { role: 'queen' as const, id: '3b' },
    ];
    const { table, thinker } = await thinking(clientPointing({ a1: to('a2'), 'a1 a2': { promotions } }));
    await table.point('a1');
    await table.point('a2', { alt });
    await answered(thinker);
    expect(ids(table)).toEqual(moves);
    expect(table.pointing?.promotions ?? []).toHaveLength(choices);
  });
});

describe('choosing in advance', () => {
  const man = (square: string, side: 'white' | 'black' = 'white') => ({ square, side, role: 'man' as const });
  const view = { ...new FakeGame().view(['1a']), men: [man('c1'), man('e1'), man('d2', 'black')] };

  function pointed(...squares: string[]): Premove {
    const premove = new Premove();
    for (const square of squares) premove.point(view, 'white', square);
    return premove;
  }

  it('begins with a piece of one\'s own', () => {
    expect(pointed('d2').squares).toEqual([]);
    expect(pointed('c1').squares).toEqual(['c1']);
    expect(pointed('c1', 'e1').squares).toEqual(['e1']);
    expect(pointed('c1', 'c1').squares).toEqual([]);
  });

  it('takes several jumps square by square', () => {
    expect(pointed('c1', 'e3', 'c5').squares).toEqual(['c1', 'e3', 'c5']);
    expect(pointed('c1', 'b2', 'a3').squares).toEqual([]);
  });

  it('ends with a click elsewhere, and says so', () => {
    const premove = pointed('c1', 'b2', 'h5');
    expect([premove.squares, premove.told?.what]).toEqual([[], 'cancelled']);
  });

  it('lets a dragged piece go to a square of one\'s own: what stands there may be taken', () => {
    const premove = pointed('c1');
    premove.point(view, 'white', 'e1', { dropped: true });
    expect(premove.squares).toEqual(['c1', 'e1']);
  });
});
