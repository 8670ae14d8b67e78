import { describe, expect, it } from 'vitest';
import { draw, shownMoves } from '../../src/lib/film/branches';
import { SEVEN, tried } from './fixtures';

const CANVAS = { width: 300, height: 240, labels: true };

describe('the drawing of a search', () => {
  it('has a branch for every move, in the order they were tried', () => {
    const { branches, left } = draw(SEVEN, '15-18', 4, CANVAS);
    expect(branches.map(({ move }) => move.id)).toEqual(SEVEN.map(({ id }) => id));
    expect(left).toEqual([]);
  });

  it('tells chosen, looked at and cut off apart', () => {
    const { branches } = draw(SEVEN, '15-18', 4, CANVAS);
    expect(branches.filter(({ isChosen }) => isChosen).map(({ move }) => move.id)).toEqual(['15-18']);
    expect(branches.filter(({ kind }) => kind === 'cut').map(({ move }) => move.id)).toEqual(['9-13', '7-11', '9-14', '15-19']);
  });

  it('calls nothing cut off that no reply was tried for', () => {
    const one = tried('a', { score: 5, bound: 'at-most', nodes: 1, cutoffs: 0 });
    const { branches } = draw([one, ...SEVEN], '15-18', 4, CANVAS);
    expect(branches[0]!.kind).toBe('passed');
  });

  it('gives more room to moves behind which more was looked at, and leaves none out of the picture', () => {
    const { branches } = draw(SEVEN, '15-18', 4, CANVAS);
    const ys = branches.map(({ y }) => y);
    expect([...ys].sort((one, other) => one - other)).toEqual(ys);
    expect(ys[0]! > 0 && ys.at(-1)! < 240).toBe(true);
    expect(ys[1]! - ys[0]!).toBeGreaterThan(ys[5]! - ys[4]!);
  });

  it('has never more strands than there were positions', () => {
    const { branches } = draw(SEVEN, '15-18', 4, { ...CANVAS, height: 2000 });
    branches.forEach(({ move, strands }) =>
      strands.forEach(({ ply, path }) => {
        expect(path.split('M').length - 1).toBeLessThanOrEqual(move.plies[ply - 1]![0]);
      }),
    );
  });

  it('draws the chosen line as far as it goes', () => {
    const whole = draw(SEVEN, '15-18', 4, CANVAS).chosen!;
    const half = draw(SEVEN, '15-18', 2, CANVAS).chosen!;
    expect(whole.end.x).toBe(290);
    expect(half.end.x).toBeLessThan(whole.end.x);
    expect(draw(SEVEN, null, 0, CANVAS).chosen).toBeNull();
  });

  it('draws one fan where positions were not counted by plies', () => {
    const move = tried('e4', { nodes: 5000, cutoffs: 900, plies: [] });
    const [branch] = draw([move, tried('a3', { plies: [] })], 'e4', 5, CANVAS).branches;
    expect(branch!.strands).toHaveLength(2);
    expect(branch!.ends.length).toBeGreaterThan(10);
  });

  it('says how many moves it has no room for', () => {
    const many = Array.from({ length: 30 }, (_, i) => tried(`m${i}`, { nodes: i + 1, plies: [] }));
    const { branches, left } = draw(many, 'm3', 1, CANVAS);
    expect(branches.length + left.length).toBe(30);
    expect(branches.length).toBeLessThan(10);
    expect(branches.some(({ move }) => move.id === 'm3')).toBe(true);
  });
});

describe('the moves there is room for', () => {
  it('are the chosen one, those with the best scores, then those that took the most work', () => {
    const moves = [
      tried('a', { score: 5, bound: 'at-most', nodes: 900 }),
      tried('b', { score: 1 }),
      tried('c', { score: 3 }),
      tried('d', { score: 9, bound: 'at-most', nodes: 10 }),
      tried('e', { score: 2 }),
    ];
    const ids = (room: number) => shownMoves(moves, 'e', room).map(({ id }) => id);
    expect(ids(1)).toEqual(['e']);
    expect(ids(2)).toEqual(['c', 'e']);
    expect(ids(4)).toEqual(['a', 'b', 'c', 'e']);
  });
});
