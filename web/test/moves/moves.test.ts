import { describe, expect, it } from 'vitest';
import type { HistoryMove, Man, Role, Side } from '../../src/lib/core/types';
import { plyForKey } from '../../src/lib/moves/keys';
import { inOrder, lead, lost, lostInWords } from '../../src/lib/moves/material';
import { rows } from '../../src/lib/moves/rows';

function move(number: number, side: Side, text: string): HistoryMove {
  return { id: text, text, path: [], captured: [], number, side };
}

function written(history: HistoryMove[]): string[] {
  return rows(history).map(
    (row) => `${row.number}. ${row.first?.move.text ?? '…'} ${row.second?.move.text ?? ''}`.trim(),
  );
}

describe('the move list', () => {
  it('pairs the moves of chess, White first', () => {
    const history = [move(1, 'white', 'e4'), move(1, 'black', 'e5'), move(2, 'white', 'Nf3')];
    expect(written(history)).toEqual(['1. e4 e5', '2. Nf3']);
    expect(rows(history)[1]?.first?.ply).toBe(3);
  });

  it('pairs the moves of checkers, where the dark side begins', () => {
    const history = [move(1, 'black', '11-15'), move(1, 'white', '23-19'), move(2, 'black', '8-11')];
    expect(written(history)).toEqual(['1. 11-15 23-19', '2. 8-11']);
  });

  it('leaves a gap where a game was set up with the answer to come', () => {
    const history = [move(7, 'black', 'Kh8'), move(8, 'white', 'Ra8')];
    expect(written(history)).toEqual(['7. … Kh8', '8. Ra8']);
  });

  it('is empty before the first move', () => {
    expect(rows([])).toEqual([]);
  });
});

describe('keys in the move list', () => {
  it('go one move, a pair, ten, or to an end', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'Home', 'End'];
    expect(keys.map((key) => plyForKey(key, 20, 40))).toEqual([19, 21, 18, 22, 10, 0, 40]);
  });

  it('stop at the ends, and leave other keys alone', () => {
    expect(plyForKey('ArrowLeft', 0, 40)).toBe(0);
    expect(plyForKey('ArrowDown', 39, 40)).toBe(40);
    expect(plyForKey('x', 3, 40)).toBeNull();
  });
});

describe('captured material', () => {
  it('is listed from the dearest down', () => {
    expect(lost(['pawn', 'queen', 'pawn'])).toEqual([
      { role: 'queen', count: 1 },
      { role: 'pawn', count: 2 },
    ]);
    expect(lostInWords(['pawn', 'queen', 'pawn'])).toBe('1 queen and 2 pawns');
    expect(lostInWords(['man', 'man'])).toBe('2 men');
    expect(lostInWords([])).toBe('');
  });

  it('is drawn with the dearest first', () => {
    expect(inOrder(['pawn', 'queen', 'pawn', 'rook'])).toEqual(['queen', 'rook', 'pawn', 'pawn']);
  });
});

describe('the lead', () => {
  const man = (side: Side, role: Role, square: string): Man => ({ square, side, role });

  it('counts pieces of chess as players do', () => {
    const men = [man('white', 'king', 'e1'), man('white', 'queen', 'd1'), man('black', 'king', 'e8'), man('black', 'rook', 'a8'), man('black', 'pawn', 'a7')];
    expect([lead('chess', men, 'white'), lead('chess', men, 'black')]).toEqual([3, 0]);
  });

  it('counts men and kings of checkers alike', () => {
    const men = [man('white', 'king', 'b2'), man('black', 'man', 'c7'), man('black', 'man', 'e7')];
    expect([lead('checkers', men, 'white'), lead('checkers', men, 'black')]).toEqual([0, 1]);
  });
});
