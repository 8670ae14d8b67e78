import { describe, expect, it } from 'vitest';
import { squareByKey } from '../../src/lib/board/keys';
import { cornerOf, isDark, numberOf, pathOf, placeOf, SQUARES, squareAt, squareOfNumber } from '../../src/lib/board/squares';

describe('squares', () => {
  it('are 64, half of them dark', () => {
    expect(SQUARES).toHaveLength(64);
    expect(SQUARES[0]).toBe('a8');
    expect(SQUARES[63]).toBe('h1');
    expect(SQUARES.filter(isDark)).toHaveLength(32);
    expect(isDark('a1')).toBe(true);
  });

  it('carry the numbers of checkers from the top left', () => {
    expect(numberOf('b8')).toBe(1);
    expect(numberOf('c3')).toBe(22);
    expect(numberOf('g1')).toBe(32);
    expect(numberOf('a8')).toBeNull();
    for (let number = 1; number <= 32; number++) expect(numberOf(squareOfNumber(number)!)).toBe(number);
  });

  it('bear their number in checkers, and the rank at the edge in chess', () => {
    expect(cornerOf('checkers', 'c3', 2)).toBe('22');
    expect(cornerOf('checkers', 'a8', 0)).toBe('');
    expect(cornerOf('chess', 'a8', 0)).toBe('8');
    expect(cornerOf('chess', 'h1', 0)).toBe('1');
    expect(cornerOf('chess', 'b8', 1)).toBe('');
  });

  it('are found again where they are drawn, also on a board turned round', () => {
    for (const flipped of [false, true]) {
      for (const square of SQUARES) {
        const { x, y } = placeOf(square, flipped);
        expect(squareAt(x, y, flipped)).toBe(square);
      }
    }
    expect(squareAt(8, 0, false)).toBeNull();
    expect(placeOf('h1', true)).toEqual({ x: 0, y: 0 });
  });
});

describe('a move’s path', () => {
  it('is read off its id', () => {
    expect(pathOf('chess', 'e7e8q')).toEqual(['e7', 'e8']);
    expect(pathOf('checkers', '22-18')).toEqual(['c3', 'd4']);
    expect(pathOf('checkers', '22x15x6')).toEqual(['c3', 'e5', 'c7']);
  });
});

describe('keys', () => {
  it('lead over the board as it is seen', () => {
    expect(squareByKey('ArrowUp', 'c3', false)).toBe('c4');
    expect(squareByKey('ArrowUp', 'c3', true)).toBe('c2');
    expect(squareByKey('ArrowLeft', 'a3', false)).toBeNull();
    expect(squareByKey('Home', 'c3', false)).toBe('a3');
    expect(squareByKey('End', 'c3', false, true)).toBe('h1');
    expect(squareByKey('x', 'c3', false)).toBeNull();
  });
});
