import { describe, expect, it } from 'vitest';
import type { OpenCore } from '../../src/lib/core/open';
import { ChartRoom, type ChartTurns } from '../../src/lib/museum/chart/chart-room.svelte';
import { LitPath } from '../../src/lib/museum/chart/path';
import { kept } from '../../src/lib/museum/kept';
import type { ThinkReply } from '../../src/lib/core/wire';
import { FakeGame, fakeThought, settled } from '../fakes';
import { HandLab } from './hand-lab';

type Box = 'yours' | 'thinks' | 'moves';

const TURNS: ChartTurns<Box> = {
  seating: { game: 'checkers', rules: 'red-vs-ai', engine: 'minimax', level: 'beginner', machine: 'black' },
  won: 100,
  speed: 40,
  made: 'moves',
  began: () => new LitPath<Box>().light('yours'),
  clicked: (sofar) => sofar,
  thought: () => new LitPath<Box>().light('thinks', 1).through('moves', 'yours'),
  counters: () => [],
  saying: () => null,
};

const THOUGHT = {
  ...fakeThought('2b'),
  seed: '7',
  tree: [
    { parent: -1, depth: 1, alpha: '-Infinity', beta: 'Infinity', value: 3, ending: 'ALL_TRIED' },
    { parent: 0, move: '11-15', depth: 0, alpha: '-Infinity', beta: 'Infinity', value: 3, ending: 'LEAF' },
  ],
} as ThinkReply;

function visit() {
  const lab = new HandLab();
  const core = { client: new FakeGame().client(), lab } as unknown as OpenCore;
  return { lab, core, room: new ChartRoom(core, TURNS) };
}

/** A person has moved, and the machine's answer waits at the beginning of its walk. */
async function answered({ lab, room }: ReturnType<typeof visit>): Promise<void> {
  await room.game.begin();
  await room.game.point('a1');
  const moved = room.game.point('b2');
  await settled();
  lab.say(THOUGHT);
  await moved;
  room.walk.pause();
}

describe('a game beside a chart', () => {
  it('walks a turn again over the board as it stood', async () => {
    const visitor = visit();
    await answered(visitor);
    const { room } = visitor;
    room.walk.step(2);
    expect(room.isMade).toBe(true);
    room.game.commit();
    room.walk.skip();
    expect([room.view?.ply, room.isOpen, room.isAgain]).toEqual([2, true, false]);
    room.walk.step(-2);
    expect([room.view?.ply, room.isOpen, room.isAgain]).toEqual([1, false, true]);
    expect(room.arrows).toHaveLength(1);
    room.walk.skip();
    expect([room.view?.ply, room.isOpen]).toEqual([2, true]);
  });

  it('leads to the X-ray of the very same search', async () => {
    const visitor = visit();
    expect(visitor.room.xray).toBeNull();
    await answered(visitor);
    expect(visitor.room.xray).toBe('game=checkers&rules=red-vs-ai&moves=1a&move=2b&engine=minimax&level=beginner&seed=7');
  });

  it('stands as it was left, and thinks again what it had to give up', async () => {
    const { lab, room } = visit();
    room.enter();
    await settled();
    await room.game.point('a1');
    const moved = room.game.point('b2');
    await settled();
    expect(room.game.thinking).toBe(true);
    room.leave();
    await moved;
    expect([room.game.thinking, room.game.trouble, room.game.isDue]).toEqual([false, null, true]);
    room.enter();
    await settled();
    expect(room.view?.ply).toBe(1);
    expect(lab.asked).toHaveLength(1);
  });
});

describe('what is left in a room', () => {
  it('is found there again, by this visitor alone', () => {
    const { core } = visit();
    const first = kept(core, 'kim1', () => ({}));
    expect(kept(core, 'kim1', () => ({}))).toBe(first);
    expect(kept(core, 'mint', () => ({}))).not.toBe(first);
    expect(kept(visit().core, 'kim1', () => ({}))).not.toBe(first);
  });
});
