import type { TriedMove } from '../../src/lib/core/wire';
import { thought as usual } from '../dashboard/fixtures';
import type { Thought } from '../../src/lib/core/types';

export function tried(id: string, change: Partial<TriedMove> = {}): TriedMove {
  return { id, text: id, score: 0, bound: 'exact', nodes: 1, cutoffs: 0, plies: [[1, 0]], ...change };
}

/** The flowchart's player gives a piece and takes two: seven moves, 271 positions with the root. */
export const SEVEN: TriedMove[] = [
  tried('4-8', { score: -15, nodes: 113, cutoffs: 18, plies: [[1, 0], [11, 10], [17, 8], [84, 0]] }),
  tried('9-13', { score: -15, bound: 'at-most', nodes: 4, cutoffs: 2, plies: [[1, 1], [1, 0], [1, 1], [1, 0]] }),
  tried('10-14', { score: -3, nodes: 90, cutoffs: 16, plies: [[1, 0], [10, 9], [16, 7], [63, 0]] }),
  tried('15-18', { score: 6, nodes: 10, cutoffs: 1, plies: [[1, 0], [2, 1], [3, 0], [4, 0]] }),
  tried('7-11', { score: 3, bound: 'at-most', nodes: 19, cutoffs: 6, plies: [[1, 1], [1, 0], [8, 5], [9, 0]] }),
  tried('9-14', { score: 3, bound: 'at-most', nodes: 18, cutoffs: 6, plies: [[1, 1], [1, 0], [8, 5], [8, 0]] }),
  tried('15-19', { score: -112, bound: 'at-most', nodes: 16, cutoffs: 6, plies: [[1, 1], [1, 0], [6, 5], [8, 0]] }),
];

const positions = { key: 'film.positions', args: [271], text: '271 positions' };
const cutoffs = { key: 'film.cutoffs', args: [55], text: '55 cut-offs' };

export function filmed(change: Partial<Thought> = {}): Thought {
  return usual({
    move: '15-18',
    moveText: '15-18',
    score: 6,
    nodes: 271,
    cutoffs: 55,
    line: ['15-18', '22x15', '10x19x26', '30x23'],
    texts: ['15-18', '22x15', '10x26', '30x23'],
    tried: SEVEN,
    why: [
      { key: 'film.exchange', args: [], text: 'It gives a piece, takes two and gives one back.' },
      { key: 'film.best-of', args: [], text: 'Of the seven moves it tried, no other ended better.' },
      { key: 'film.looked-cut', args: [cutoffs, positions], text: 'It looked at 271 positions, with 55 cut-offs.' },
    ],
    ...change,
  });
}
