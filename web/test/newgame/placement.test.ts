import { describe, expect, it } from 'vitest';
import { canStand, fenOf, pieceOfLetter, piecesOf, placed, placementOf, withRight } from '../../src/lib/newgame/placement';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a placement', () => {
  it.each([
    ['chess', START],
    ['chess', '8/8/8/8/8/8/8/8 b - - 0 1'],
    ['chess', '4k3/P7/8/8/8/8/8/R3K3 b Q - 0 1'],
    ['checkers', 'W:W21,22,K30:B1,K2'],
    ['checkers', 'B:W:B'],
  ] as const)('of %s is written as it was read: %s', (game, fen) => {
    const placement = placementOf(game, fen);
    expect(placement && fenOf(game, placement)).toBe(fen);
  });

  it('is read from ranges and small letters', () => {
    expect(fenOf('checkers', placementOf('checkers', 'b:w21-23,k30:b1.')!)).toBe('B:W21,22,23,K30:B1');
  });

  it.each([
    ['chess', ''],
    ['chess', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w'],
    ['chess', 'xnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w'],
    ['chess', 'W:W21:B1'],
    ['checkers', START],
    ['checkers', 'W:W21,x:B1'],
  ] as const)('of %s is not made of %j', (game, text) => {
    expect(placementOf(game, text)).toBeNull();
  });

  it('changes by a piece, or a right to castle', () => {
    const start = placementOf('chess', START)!;
    const without = placed(placed(start, 'e2', null), 'e4', { side: 'white', role: 'pawn' });
    expect(fenOf('chess', withRight(without, 'Q', false))).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w Kkq - 0 1');
    expect(withRight(withRight(start, 'K', false), 'K', true).castling).toBe('KQkq');
  });
});

describe('the pieces of a game', () => {
  it('have letters: capitals are White\'s', () => {
    expect(pieceOfLetter('chess', 'N')).toEqual({ side: 'white', role: 'knight' });
    expect(pieceOfLetter('checkers', 'm')).toEqual({ side: 'black', role: 'man' });
    expect([pieceOfLetter('checkers', 'q'), pieceOfLetter('chess', 'Enter')]).toEqual([null, null]);
  });

  it('are twelve in chess and four in checkers, which stand on dark squares', () => {
    expect([piecesOf('chess').length, piecesOf('checkers').length]).toEqual([12, 4]);
    expect([canStand('checkers', 'a1'), canStand('checkers', 'a2'), canStand('chess', 'a2')]).toEqual([true, false, true]);
  });
});
