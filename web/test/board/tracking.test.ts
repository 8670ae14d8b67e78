import { describe, expect, it } from 'vitest';
import { track } from '../../src/lib/board/tracking';
import type { Man, Role, Side } from '../../src/lib/core/types';

const man = (square: string, side: Side = 'white', role: Role = 'man'): Man => ({ square, side, role });

describe('tracking', () => {
  it('knows the man that walked, and leaves the others alone', () => {
    const before = track([], [man('c3'), man('e3'), man('f6', 'black')]);
    const after = track(before, [man('d4'), man('e3'), man('f6', 'black')], ['c3', 'd4']);
    expect(after.map((one) => one.key)).toEqual(before.map((one) => one.key));
  });

  it('follows the path where two men could have come', () => {
    const before = track([], [man('c3'), man('e3')]);
    const after = track(before, [man('d4'), man('c3')], ['e3', 'd4']);
    expect(after[0]?.key).toBe(before[1]?.key);
  });

  it('keeps the key of a man that is crowned, and gives it back on undo', () => {
    const before = track([], [man('c7')]);
    const crowned = track(before, [man('d8', 'white', 'king')], ['c7', 'd8']);
    expect(crowned[0]?.key).toBe(before[0]?.key);
    const back = track(crowned, [man('c7')], []);
    expect(back[0]?.key).toBe(before[0]?.key);
  });

  it('moves king and rook when a king castles', () => {
    const before = track([], [man('e1', 'white', 'king'), man('h1', 'white', 'rook'), man('a1', 'white', 'rook')]);
    const after = track(
      before,
      [man('g1', 'white', 'king'), man('f1', 'white', 'rook'), man('a1', 'white', 'rook')],
      ['e1', 'g1'],
    );
    expect(after.map((one) => one.key)).toEqual(before.map((one) => one.key));
  });

  it('lets the captured man go', () => {
    const before = track([], [man('c3'), man('d4', 'black')]);
    const after = track(before, [man('e5')], ['c3', 'e5']);
    expect(after.map((one) => one.key)).toEqual([before[0]?.key]);
  });
});
