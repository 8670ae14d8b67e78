import { describe, expect, it } from 'vitest';
import type { OpenCore } from '../../src/lib/core/open';
import type { Assessment, ReviewedMove } from '../../src/lib/core/wire';
import { Learning } from '../../src/lib/study/learn/learning.svelte';
import { betterThan, firstOf, isRight, judged, knownOf, lessonsOf } from '../../src/lib/study/learn/lessons';
import { FakeGame } from '../fakes';
import { HandLab } from '../museum/hand-lab';

const COURSE = { game: 'checkers', rules: 'red-vs-ai', start: '', moves: ['1a', '1a', '2a'] } as const;

function worth(points: number, line: string[] = []): Assessment {
  return { score: 0, points, line, texts: line.map((id) => id.toUpperCase()), exact: null };
}

/** The third move, marked: `2b` was better, and the answer to what was played is `2a` again. */
function marked(changes: Partial<ReviewedMove> = {}): ReviewedMove {
  return {
    ply: 3,
    side: 'white',
    move: '2a',
    text: '2A',
    mark: '??',
    lost: 0.4,
    isBest: false,
    before: worth(0.8, ['2b', '2b']),
    after: worth(0.6, ['2a']),
    facts: [],
    ...changes,
  };
}

async function lessons(...moves: ReviewedMove[]) {
  const lab = new HandLab();
  const core = { client: new FakeGame().client(), lab } as unknown as OpenCore;
  const learning = new Learning(core, { ...COURSE, moves: [...COURSE.moves] }, moves, 5000);
  await settled();
  return { lab, learning };
}

function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

describe('the lessons of a game', () => {
  it('are the marked moves of the side, where a better one is known', () => {
    const moves = [
      marked(),
      marked({ ply: 4, side: 'black' }),
      marked({ ply: 5, mark: '' }),
      marked({ ply: 7, before: worth(0.8) }),
      marked({ ply: 9, before: worth(0.8, ['2a']) }),
    ];
    expect(lessonsOf(moves, 'both').map(({ ply }) => ply)).toEqual([3, 4]);
    expect(lessonsOf(moves, 'black').map(({ ply }) => ply)).toEqual([4]);
    expect(betterThan(moves[4]!)).toBeNull();
  });

  it('begin with those of the only person, or of the only side that has any', () => {
    const both = [marked(), marked({ ply: 4, side: 'black' })];
    expect(firstOf(both, 'black')).toBe('black');
    expect(firstOf(both, null)).toBe('both');
    expect(firstOf([marked()], 'black')).toBe('white');
  });

  it('know two moves without looking', () => {
    expect(knownOf(marked(), '2b')).toBe('best');
    expect(knownOf(marked(), '2a')).toBe('played');
    expect(knownOf(marked(), '2c')).toBeNull();
  });

  it('take a move that would not be marked and is worth more than what was played', () => {
    expect(judged(marked(), marked({ move: '2c', mark: '', after: worth(0.3) }))).toBe('good');
    expect(judged(marked(), marked({ move: '2c', mark: '', after: worth(0.6) }))).toBe('no-better');
    expect(judged(marked(), marked({ move: '2c', mark: '?!', after: worth(0.3) }))).toBe('bad');
    expect((['best', 'good', 'played', 'bad', 'no-better'] as const).filter(isRight)).toEqual(['best', 'good']);
  });
});

describe('learning', () => {
  it('stands before the move', async () => {
    const { learning } = await lessons(marked());
    expect(learning.view?.ply).toBe(2);
    expect(learning.open).toBe(true);
  });

  it('takes the move of the review at once, without looking', async () => {
    const { learning, lab } = await lessons(marked());
    await learning.attempt('2b');
    await settled();
    expect(learning.tried?.found).toBe('best');
    expect(learning.isDone).toBe(true);
    expect([...learning.solved]).toEqual([3]);
    expect(learning.view?.ply).toBe(3);
    expect(lab.asked).toEqual([]);
  });

  it('answers the move of the game on the board with what the review knows', async () => {
    const { learning, lab } = await lessons(marked());
    await learning.attempt('2a');
    await settled();
    expect(learning.tried?.found).toBe('played');
    expect(learning.line).toEqual(['2a', '2a']);
    expect(learning.view?.ply).toBe(4);
    expect(learning.open).toBe(false);
    expect(lab.asked).toEqual([]);
  });

  it('reviews any other try as a game of one move, and refutes it', async () => {
    const { learning, lab } = await lessons(marked());
    void learning.attempt('2c');
    await settled();
    expect(lab.asked).toEqual([{ ask: 'review', game: 'checkers', rules: 'red-vs-ai', start: 'fake 2', moves: ['2c'], nodes: 5000 }]);
    expect(learning.view?.ply).toBe(3);
    const seen = marked({ move: '2c', text: '2C', mark: '?', after: worth(0.7, ['2a', '3a']) });
    lab.say({ moves: [seen] } as never);
    await settled();
    expect(learning.tried?.found).toBe('bad');
    expect(learning.texts).toEqual(['2C', '2A', '3A']);
    expect(learning.at).toBe(2);
    expect(learning.solved.size).toBe(0);
    learning.again();
    await settled();
    expect(learning.view?.ply).toBe(2);
    expect(learning.open).toBe(true);
  });

  it('forgets a try that is not wanted any more', async () => {
    const { learning, lab } = await lessons(marked(), marked({ ply: 1 }));
    void learning.attempt('2c');
    await settled();
    learning.next();
    lab.say({ moves: [marked({ move: '2c' })] } as never);
    await settled();
    expect(learning.lesson?.ply).toBe(1);
    expect(learning.tried).toBeNull();
  });

  it('shows the better line, and does not count it as found', async () => {
    const { learning } = await lessons(marked());
    learning.show();
    await settled();
    expect(learning.isDone).toBe(true);
    expect(learning.texts).toEqual(['2B', '2B']);
    expect(learning.view?.ply).toBe(3);
    expect(learning.solved.size).toBe(0);
    learning.next();
    expect(learning.lesson).toBeNull();
  });

  it('says of a typed move why it cannot be made', async () => {
    const { learning } = await lessons(marked());
    expect(await learning.enter('nonsense')).toBe(false);
    expect(learning.trouble).not.toBeNull();
    expect(learning.open).toBe(true);
  });
});
