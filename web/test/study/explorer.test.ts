import { describe, expect, it } from 'vitest';
import type { ReadGame } from '../../src/lib/core/types';
import { continuations } from '../../src/lib/study/analysis/explorer';

function game(result: string, ...moves: string[]): ReadGame {
  return { white: '', black: '', event: '', date: '', result, rules: 'fide', start: '', moves, comments: [], remarks: [] };
}

const GAMES = [
  game('1-0', 'e2e4', 'e7e5', 'g1f3'),
  game('0-1', 'e2e4', 'c7c5'),
  game('1/2-1/2', 'e2e4', 'c7c5'),
  game('*', 'e2e4'),
  game('1-0', 'd2d4'),
  { ...game('1-0', 'e2e4', 'e7e6'), start: 'another' },
];

describe('the explorer', () => {
  it('tells what was played next, and how those games ended', () => {
    const course = { game: 'chess' as const, rules: 'fide', start: '', moves: ['e2e4'] };
    expect(continuations(GAMES, course)).toEqual({
      games: 4,
      next: [
        { move: 'c7c5', games: 2, white: 0, draws: 1, black: 1 },
        { move: 'e7e5', games: 1, white: 1, draws: 0, black: 0 },
      ],
    });
    expect(continuations(GAMES, { ...course, moves: ['a2a3'] })).toEqual({ games: 0, next: [] });
  });
});
