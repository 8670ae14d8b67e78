import { describe, expect, it } from 'vitest';
import {
  across,
  balanceAt,
  balanceLimit,
  barScale,
  efforts,
  evaluations,
  plyAt,
  roundUp,
} from '../../src/lib/dashboard/graph';
import { history, thought } from './fixtures';

const BYTE = "the program's own byte, 0 to 255";

describe('the graph of scores', () => {
  it("turns every score to White's side", () => {
    const { points, whole } = evaluations(
      [thought({ score: 50 }), thought({ score: 50 })],
      history('22-18', '9-13'),
    );
    expect(points.map((point) => point.value)).toEqual([0.5, -0.5]);
    expect(whole).toBe('man');
  });

  it('passes over moves without a score', () => {
    const { points } = evaluations(
      [null, thought({ score: null }), thought()],
      history('a', 'b', 'c'),
    );
    expect(points).toEqual([{ ply: 3, side: 'white', value: 0.03 }]);
  });

  it('draws the byte of Microchess as it stands, but never beside pawns', () => {
    const byte = thought({ score: 128, unit: BYTE });
    expect(evaluations([byte], history('e4'))).toEqual({
      points: [{ ply: 1, side: 'white', value: 128 }],
      whole: null,
    });
    expect(evaluations([byte, thought()], history('e4', 'e5')).points).toHaveLength(1);
  });

  it('has the same room for both sides, and forced wins at its edge', () => {
    const points = [0.4, -3.2, 300].map((value, ply) => ({ ply, side: 'white' as const, value }));
    expect(balanceLimit(points)).toBe(5);
    expect(balanceLimit([])).toBe(1);
    expect([0, 5, -5, 300].map((value) => balanceAt(value, 5))).toEqual([0.5, 0, 1, 0]);
  });

  it('leads from a ply to a place and back', () => {
    for (const ply of [0, 1, 17, 40]) expect(plyAt(across(ply, 40), 40)).toBe(ply);
    expect([plyAt(-1, 40), plyAt(2, 40), plyAt(0.5, 0)]).toEqual([0, 40, 0]);
  });
});

describe('the graphs of effort', () => {
  it('have a bar for every move that was thought about', () => {
    const points = efforts([null, thought({ nodes: 7 })], history('a', 'b'), 'nodes');
    expect(points).toEqual([{ ply: 2, side: 'black', value: 7 }]);
  });

  it('grow in proportion where all can be seen', () => {
    const scale = barScale([{ ply: 1, side: 'white', value: 80 }]);
    expect(scale).toMatchObject({ logarithmic: false, top: 100 });
    expect([scale.height(0), scale.height(80)]).toEqual([0, 0.8]);
  });

  it('grow by powers of ten where the smallest would vanish', () => {
    const scale = barScale([
      { ply: 1, side: 'white', value: 12 },
      { ply: 2, side: 'white', value: 400_000 },
    ]);
    expect(scale.logarithmic).toBe(true);
    expect(scale.height(12)).toBeGreaterThan(0.2);
    expect(scale.height(400_000)).toBeLessThanOrEqual(1);
  });

  it('end at a round number', () => {
    expect([0, 1, 3, 7, 12, 199].map(roundUp)).toEqual([1, 1, 5, 10, 20, 200]);
  });
});
