import { describe, expect, it } from 'vitest';
import { readMine, withFound, withLooked, NOTHING } from '../../src/lib/puzzles/mine';
import { readProgress, withMiss, withSolved, NONE } from '../../src/lib/puzzles/progress';
import { chosen, gradeOf, puzzlesOf, themesIn, type Puzzle } from '../../src/lib/puzzles/puzzle';
import checkers from '../../src/lib/puzzles/sets/checkers.txt?raw';
import chess from '../../src/lib/puzzles/sets/chess.txt?raw';
import { ALL_THEMES, choiceName } from '../../src/lib/puzzles/words';

const FILE = `# puzzles: chess
# a remark
6k1/5ppp/8/8/8/8/8/R6K w - - 0 1; a1a8; mate; 42; mate-in-one ending; 3/57
4k3/5ppp/8/3q4/8/2N5/5PPP/4K3 w - - 0 1; c3d5 e8d7 d5b6; win; 700; ; 3/60
`;

function shipped(game: 'chess' | 'checkers'): Puzzle[] {
  return puzzlesOf(game, game === 'chess' ? chess : checkers);
}

describe('a file of puzzles', () => {
  it('is read line by line', () => {
    const [one, other] = puzzlesOf('chess', FILE);
    expect(one).toMatchObject({ game: 'chess', start: '6k1/5ppp/8/8/8/8/8/R6K w - - 0 1', line: ['a1a8'], goal: 'mate', effort: 42, themes: ['mate-in-one', 'ending'] });
    expect(other).toMatchObject({ line: ['c3d5', 'e8d7', 'd5b6'], goal: 'win', themes: [] });
    expect([one, other].map((each) => gradeOf(each!))).toEqual(['easy', 'hard']);
  });

  it.each(['chess', 'checkers'] as const)('comes with the page for %s, each puzzle with a name of its own and words for its themes', (game) => {
    const all = shipped(game);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const themes = themesIn(all, ALL_THEMES);
    expect(new Set(all.flatMap((puzzle) => puzzle.themes))).toEqual(new Set(themes));
    themes.forEach((theme) => expect(choiceName(theme)).not.toBe(''));
    expect(chosen(all, [], 'children', new Date()).length).toBeGreaterThan(20);
  });
});

describe('a choice', () => {
  const all = shipped('checkers');

  it('of the day is another one every day, until all have come', () => {
    const days = all.map((_, day) => chosen(all, [], 'today', new Date(2026, 0, 1 + day))[0]!.id);
    expect(new Set(days).size).toBe(all.length);
    expect(chosen([], [], 'today', new Date())).toEqual([]);
  });

  it('of a theme has it in every puzzle', () => {
    const jumps = chosen(all, [], 'jump-two', new Date());
    expect(jumps.length).toBeGreaterThan(20);
    expect(jumps.every(({ themes }) => themes.includes('jump-two'))).toBe(true);
  });

  it('of one’s own games has only those', () => {
    expect(chosen(all, [], 'mine', new Date())).toEqual([]);
    expect(chosen(all, all.slice(3, 5), 'mine', new Date())).toHaveLength(2);
  });
});

describe('what was solved', () => {
  it('makes a row of those solved at once, and a mistake ends it', () => {
    const two = withSolved(withSolved(NONE, 'a', true), 'b', true);
    expect(two).toEqual({ solved: ['a', 'b'], streak: 2, best: 2 });
    expect(withSolved(withMiss(two), 'c', false)).toEqual({ solved: ['a', 'b', 'c'], streak: 0, best: 2 });
    expect(withSolved(two, 'a', true).streak).toBe(2);
  });

  it('is read back, and anything else is nothing', () => {
    const kept = withSolved(NONE, 'a', true);
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    for (const text of [null, '', 'x', '[]', '{"solved":3,"streak":-1,"best":"9"}']) expect(readProgress(text)).toEqual(NONE);
  });
});

describe('the puzzles of one’s own games', () => {
  const found = { ply: 3, start: 'fen', line: ['1a'], goal: 'win', effort: 9, themes: [] } as const;

  it('are kept once, with the games that were looked at', () => {
    const once = withFound(NOTHING, 'chess', 'fide', [{ ...found, line: ['1a'], themes: [] }]);
    const twice = withFound(once, 'chess', 'fide', [{ ...found, line: ['1a'], themes: [] }]);
    expect(twice.puzzles).toHaveLength(1);
    const looked = withLooked(twice, 'game', 40);
    expect(readMine(JSON.stringify(looked))).toEqual(looked);
    expect(readMine('{"puzzles":[{}],"looked":{}}')).toEqual(NOTHING);
  });
});
