import { describe, expect, it } from 'vitest';
import { fenOf, xrayOf } from '../../../src/lib/museum/kim1/fen';
import { fakeView } from './fakes';

const BOARD = [
  { at: '03', square: 'e1', man: '00', symbol: 'K' },
  { at: '33', square: 'e4', man: '0F', symbol: 'P' },
  { at: '73', square: 'e8', man: '10', symbol: 'k' },
];

describe('the board of the KIM-1', () => {
  it('is written as a FEN, with the computer to move', () => {
    expect(fenOf({ board: BOARD, computer: 'white' })).toBe('4k3/8/8/8/4P3/8/8/4K3 w - - 0 1');
    expect(fenOf({ board: [], computer: 'black' })).toBe('8/8/8/8/8/8/8/8 b - - 0 1');
  });

  it('is put to Microchess in the X-ray, unless the level is of one’s own', () => {
    const view = fakeView({ board: BOARD, level: 'blitz' });
    expect(xrayOf(view)).toBe('#/xray/tree?fen=4k3/8/8/8/4P3/8/8/4K3+w+-+-+0+1&engine=microchess&level=blitz');
    expect(xrayOf({ ...view, level: 'superblitz' })).toMatch(/&level=super-blitz$/);
    expect(xrayOf({ ...view, level: null })).toBeNull();
  });
});
