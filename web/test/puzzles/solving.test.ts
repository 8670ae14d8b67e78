import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OpenCore } from '../../src/lib/core/open';
import { Making } from '../../src/lib/puzzles/making.svelte';
import { puzzle } from '../../src/lib/puzzles/puzzle';
import { Solving } from '../../src/lib/puzzles/solving.svelte';
import type { SavedGame } from '../../src/lib/table/saved';
import { FakeGame } from '../fakes';
import { HandLab } from '../museum/hand-lab';

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

async function before(line = ['1a', '2b', '3a'], length = 6) {
  const lab = new HandLab();
  const core = { client: new FakeGame(length).client(), lab } as unknown as OpenCore;
  const ears = { missed: vi.fn(), solved: vi.fn() };
  const solving = new Solving(core, puzzle('checkers', '', 'start', line, 'win', 10, []), ears, 0);
  await settled();
  return { solving, lab, ears };
}

const SEEN = { move: '1b', text: '1B', facts: [{ key: 'x', args: [], text: 'It loses a man.' }], after: { line: ['2a', '3a'], texts: ['2A', '3A'] } };

describe('solving a puzzle', () => {
  it('goes on with the best reply after a right move, until nothing is left to find', async () => {
    const { solving, ears, lab } = await before();
    expect(solving.open).toBe(true);
    await solving.attempt('1a');
    await settled();
    expect([solving.standing, solving.done, solving.view?.ply, solving.open]).toEqual(['right', 2, 2, true]);
    await solving.attempt('3a');
    expect([solving.standing, solving.isOver]).toEqual(['solved', true]);
    expect(ears.solved).toHaveBeenCalledExactlyOnceWith(true);
    expect(ears.missed).not.toHaveBeenCalled();
    expect(lab.asked).toEqual([]);
  });

  it('refutes a wrong move by playing the reply', async () => {
    const { solving, ears, lab } = await before();
    void solving.attempt('1b');
    await settled();
    expect(solving.standing).toBe('weighing');
    expect(lab.asked).toMatchObject([{ ask: 'review', start: 'fake 0', moves: ['1b'] }]);
    lab.say({ moves: [SEEN] } as never);
    await settled();
    expect([solving.standing, solving.at, solving.view?.ply]).toEqual(['wrong', 2, 2]);
    expect(solving.texts).toEqual(['1B', '2A', '3A']);
    expect(solving.facts).toEqual(['It loses a man.']);
    expect(ears.missed).toHaveBeenCalledOnce();
    solving.again();
    await settled();
    expect([solving.view?.ply, solving.open]).toEqual([0, true]);
    await solving.attempt('1a');
    await settled();
    await solving.attempt('3a');
    expect(ears.solved).toHaveBeenCalledWith(false);
  });

  it('takes another move that ends the game as won', async () => {
    const { solving, ears, lab } = await before(['1a'], 1);
    await solving.attempt('1b');
    expect(solving.standing).toBe('also');
    expect(ears.solved).toHaveBeenCalledWith(true);
    expect(lab.asked).toEqual([]);
  });

  it('hints at the piece and shows the rest, and neither counts as solved', async () => {
    const { solving, ears } = await before();
    await solving.hint();
    expect(solving.isHinted).toBe(true);
    expect(solving.picking.pointing?.selected).toBe('a1');
    await solving.show();
    await settled();
    expect([solving.standing, solving.view?.ply]).toEqual(['shown', 1]);
    expect(solving.texts).toEqual(['1A', '2B', '3A']);
    expect(ears.missed).toHaveBeenCalledOnce();
    expect(ears.solved).not.toHaveBeenCalled();
  });

  it('says of a typed move why it cannot be made', async () => {
    const { solving } = await before();
    expect(await solving.enter('nonsense')).toBe(false);
    expect(solving.trouble).toContain('nonsense');
    expect(await solving.enter('1a')).toBe(true);
    expect(solving.standing).toBe('right');
  });
});

describe('puzzles from my games', () => {
  afterEach(() => localStorage.clear());

  function shelf(...plies: number[]) {
    const games = plies.map((count, index) => ({ id: `g${index}`, plies: count }));
    return {
      games: () => Promise.resolve({ more: () => Promise.resolve({ games, more: false } as never) }),
      find: (id: string) => {
        const moved = [...Array(plies[Number(id.slice(1))]).keys()].map((ply) => ({ event: 'moved', id: `${ply + 1}a` }));
        return Promise.resolve({ id, log: { settings: { game: 'chess', ruleSet: 'fide', start: '', before: [] }, events: moved } } as unknown as SavedGame);
      },
    };
  }

  const FOUND = { ply: 1, start: 'fen', line: ['2a'], goal: 'mate', effort: 5, themes: ['mate-in-one'] };

  it('are kept, and a game is looked at once', async () => {
    const lab = new HandLab();
    const making = new Making(lab, shelf(2));
    const work = making.begin();
    await settled();
    expect(lab.asked).toMatchObject([{ ask: 'puzzles', game: 'chess', moves: ['1a', '2a'] }]);
    lab.say({ positions: 3, complete: true, puzzles: [FOUND] } as never);
    await work;
    expect(making.looked).toBe(1);
    const later = new Making(lab, shelf(2));
    expect(later.mine.puzzles.map(({ start }) => start)).toEqual(['fen']);
    await later.begin();
    expect(later.looked).toBe(0);
    expect(lab.asked).toHaveLength(1);
  });

  it('can be stopped', async () => {
    const lab = new HandLab();
    const making = new Making(lab, shelf(2, 4));
    const work = making.begin();
    await settled();
    making.stop();
    await work;
    expect([making.busy, making.looked, making.trouble]).toEqual([false, 0, null]);
    expect(lab.asked).toHaveLength(1);
  });
});
