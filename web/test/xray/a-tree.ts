import type { TreeColumns } from '../../src/lib/core/wire';
import { SearchTree, type Ending } from '../../src/lib/xray/tree/search-tree';

const ENDINGS: string[] = ['LEAF', 'GAME_OVER', 'CUT', 'ALL_TRIED', 'STOOD_PAT', 'STOPPED'];

/** A node by hand: parent, move, depth, alpha, beta, value, ending, deciding move, untried. */
export type Row = [number, string, number, number, number, number, string, string, number];

export function treeOf(rows: Row[]): SearchTree {
  return new SearchTree(columnsOf(rows));
}

export function columnsOf(rows: Row[]): TreeColumns {
  const moves: string[] = [];
  const numbers: number[] = [];
  const move = (text: string) => (text === '' ? -1 : place(moves, text));
  return {
    endings: ENDINGS as Ending[],
    parent: rows.map((row) => row[0]),
    move: rows.map((row) => move(row[1])),
    depth: rows.map((row) => row[2]),
    alpha: rows.map((row) => place(numbers, row[3])),
    beta: rows.map((row) => place(numbers, row[4])),
    value: rows.map((row) => place(numbers, row[5])),
    ending: rows.map((row) => ENDINGS.indexOf(row[6])),
    decidingMove: rows.map((row) => move(row[7])),
    untried: rows.map((row) => row[8]),
    sample: null,
    numbers: numbers.map((number) => (Number.isFinite(number) ? number : String(number))),
    moves,
    texts: moves.map((id) => id.toUpperCase()),
  };
}

function place<T>(list: T[], thing: T): number {
  const at = list.findIndex((one) => Object.is(one, thing));
  return at < 0 ? list.push(thing) - 1 : at;
}

const OPEN = Infinity;

/** Two moves; the first has two replies, the second is refuted by its first of five. */
export function smallTree(): SearchTree {
  return treeOf([
    [-1, '', 2, -OPEN, OPEN, 5, 'ALL_TRIED', 'a', 0],
    [0, 'a', 1, -OPEN, OPEN, 5, 'ALL_TRIED', 'c', 0],
    [1, 'b', 0, -OPEN, OPEN, 7, 'LEAF', '', 0],
    [1, 'c', 0, -OPEN, 7, 5, 'LEAF', '', 0],
    [0, 'd', 1, 5, OPEN, 3, 'CUT', 'e', 4],
    [4, 'e', 0, 5, OPEN, 3, 'LEAF', '', 0],
  ]);
}

/** The same as a strong player would show it: what is below its first move is not there. */
export function sampledTree(): SearchTree {
  const columns = columnsOf([
    [-1, '', 2, -OPEN, OPEN, 5, 'ALL_TRIED', 'a', 0],
    [0, 'a', 1, -OPEN, OPEN, 5, 'ALL_TRIED', 'c', 0],
    [0, 'd', 1, 5, OPEN, 3, 'CUT', 'e', 0],
    [2, 'e', 0, 5, OPEN, 3, 'LEAF', '', 0],
  ]);
  return new SearchTree({ ...columns, sample: { shown: 4, visited: 9000, depth: 2, plies: 3 }, visited: [900, 700, 40, 1] });
}
