import { describe, expect, it } from 'vitest';
import { atLevel, nextLevel } from '../../src/lib/end/next-level';
import { firstGame } from '../../src/lib/table/settings';
import { CATALOG } from '../newgame/fixtures';

const chess = firstGame('chess');

describe('the level to play next', () => {
  it('is the one above after a win, as far as there is one', () => {
    expect(nextLevel(chess, 'white', CATALOG.engines, 'a')).toEqual({ level: '5', harder: true });
    expect(nextLevel(atLevel(chess, '5'), 'white', CATALOG.engines, 'b')).toBeNull();
  });

  it('is the one below after two losses in a row', () => {
    const hard = atLevel(chess, '5');
    expect(nextLevel(hard, 'black', CATALOG.engines, 'c')).toBeNull();
    expect(nextLevel(hard, 'black', CATALOG.engines, 'c')).toBeNull();
    expect(nextLevel(hard, 'black', CATALOG.engines, 'd')).toEqual({ level: '1', harder: false });
  });

  it('is not offered after a draw or between two people', () => {
    expect(nextLevel(chess, null, CATALOG.engines, 'e')).toBeNull();
    expect(nextLevel({ ...chess, black: chess.white }, 'white', CATALOG.engines, 'f')).toBeNull();
  });
});
