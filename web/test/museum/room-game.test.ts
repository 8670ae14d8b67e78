import { describe, expect, it, vi } from 'vitest';
import type { OpenCore } from '../../src/lib/core/open';
import { RoomGame } from '../../src/lib/museum/board/room-game.svelte';
import type { ThinkReply } from '../../src/lib/core/wire';
import { FakeGame, fakeThought, settled } from '../fakes';
import { HandLab } from './hand-lab';

function room(length = 6) {
  const fake = new FakeGame(length);
  const lab = new HandLab();
  const ears = { began: vi.fn(), clicked: vi.fn(), thought: vi.fn() };
  const core = { client: fake.client(), lab } as unknown as OpenCore;
  const game = new RoomGame(core, { game: 'checkers', rules: 'red-vs-ai', engine: 'minimax', level: 'beginner', machine: 'black' }, ears);
  return { game, lab, ears };
}

describe('the game of a room', () => {
  it('lets a person move, asks the machine for its whole search, and makes its move when told', async () => {
    const { game, lab, ears } = room();
    await game.begin();
    expect(ears.began).toHaveBeenCalledTimes(1);
    await game.point('a1');
    const moved = game.point('b2');
    await settled();
    expect(lab.asked[0]).toMatchObject({ ask: 'think', engine: 'minimax', level: 'beginner', tree: true, moves: ['1a'] });
    lab.say(fakeThought('2b') as ThinkReply);
    await moved;
    expect(ears.thought).toHaveBeenCalledTimes(1);
    // The board waits until the chart has been walked.
    expect(game.view?.ply).toBe(1);
    expect(game.isOpen).toBe(false);
    game.commit();
    expect(game.view?.ply).toBe(2);
    expect(game.isOpen).toBe(true);
  });

  it('tells of every click what the core made of it', async () => {
    const { game, ears } = room();
    await game.begin();
    await game.point('h8');
    expect(game.refusal).toBe('You must move the piece on a1.');
    expect(ears.clicked.mock.lastCall?.[1]).toMatchObject({ selected: null, refusal: 'You must move the piece on a1.' });
    await game.point('a1');
    expect(ears.clicked.mock.lastCall?.[1]).toMatchObject({ selected: 'a1' });
  });

  it('forgets a thought that comes after a new game was begun', async () => {
    const { game, lab, ears } = room();
    await game.begin();
    await game.point('a1');
    const moved = game.point('b2');
    await settled();
    expect(game.thinking).toBe(true);
    await game.begin();
    await moved;
    expect([game.thinking, game.view?.ply, game.trouble]).toEqual([false, 0, null]);
    lab.say(fakeThought('2b') as ThinkReply);
    await settled();
    expect(ears.thought).not.toHaveBeenCalled();
  });

  it('begins by itself where the machine has the first move', async () => {
    const { game, lab } = room();
    game.machine = 'white';
    const begun = game.begin();
    await settled();
    expect(lab.asked).toHaveLength(1);
    lab.say(fakeThought('1a') as ThinkReply);
    await begun;
    game.commit();
    expect(game.isOpen).toBe(true);
  });

  it('is due again when its other self has moved for the person', async () => {
    const { game, lab } = room();
    await game.begin();
    expect(game.isDue).toBe(false);
    const thinking = game.think();
    await settled();
    lab.say(fakeThought('1a') as ThinkReply);
    await thinking;
    expect(game.isDue).toBe(false);
    game.commit();
    expect([game.isDue, game.isOpen]).toEqual([true, false]);
  });

  it('is over when the rules say so, and nobody thinks any more', async () => {
    const { game, lab } = room(1);
    await game.begin();
    await game.point('a1');
    await game.point('b2');
    expect(game.view?.outcome).not.toBeNull();
    expect(game.isOpen).toBe(false);
    expect(lab.asked).toHaveLength(0);
  });
});
