import { describe, expect, it } from 'vitest';
import type { ReadMove } from '../../src/lib/core/wire';
import {
  EMPTY,
  START,
  asWritten,
  endOf,
  followersOf,
  lineFrom,
  listOf,
  marksOf,
  pathTo,
  promoted,
  stretches,
  treeOf,
  variationOf,
  withComment,
  withMark,
  withMove,
  without,
  type Stretch,
  type Tree,
} from '../../src/lib/study/analysis/tree';

/** 1. a b (1... c 2. d (2. e) 2... f) 2. g: as a file tells it. */
const LIST: ReadMove[] = [
  told(-1, 'a', 1),
  told(0, 'b', 1),
  told(0, 'c', 1),
  told(2, 'd', 2),
  told(2, 'e', 2),
  told(3, 'f', 2),
  told(1, 'g', 2),
];

function told(after: number, move: string, number: number): ReadMove {
  return { after, move, text: move.toUpperCase(), number, side: 'white', nags: [], comment: null };
}

function named(tree: Tree, ids: readonly number[]): string {
  return ids.map((id) => tree.moves.get(id)?.move).join('');
}

function shape(line: Stretch[]): string {
  return line.map(({ moves, variations }) => moves.map(({ move }) => move).join('') + variations.map((one) => `(${shape(one)})`).join('')).join('');
}

function at(tree: Tree, moves: string): number {
  const id = endOf(tree, [...moves]);
  if (id === null) throw new Error(`no ${moves}`);
  return id;
}

describe('a tree of variations', () => {
  const tree = treeOf(LIST);

  it('knows its lines', () => {
    expect(lineFrom(tree, START).map(({ move }) => move).join('')).toBe('abg');
    expect(pathTo(tree, at(tree, 'acdf')).map(({ move }) => move).join('')).toBe('acdf');
    expect(named(tree, followersOf(tree, at(tree, 'a')))).toBe('bc');
    expect(endOf(tree, ['a', 'x'])).toBeNull();
  });

  it('is shown with its variations behind the moves that they replace', () => {
    expect(shape(stretches(tree, START))).toBe('ab(cd(e)f)g');
  });

  it('crosses to the core as a list, and comes back the same', () => {
    const list = listOf(tree);
    expect(shape(stretches(treeOf(list), START))).toBe('ab(cd(e)f)g');
    expect(listOf(treeOf(list))).toEqual(list);
    expect(asWritten(list[0]!)).toEqual({ after: -1, move: 'a', nags: [], comment: null });
  });

  it('takes a new move behind those that are there, and a known one once', () => {
    const made = { move: 'h', text: 'H', number: 1, side: 'black' as const };
    const more = withMove(tree, at(tree, 'a'), made);
    expect(named(more.tree, followersOf(more.tree, at(tree, 'a')))).toBe('bch');
    expect(withMove(more.tree, at(tree, 'a'), made)).toEqual({ tree: more.tree, id: more.id });
    expect(tree.moves.has(more.id)).toBe(false);
    expect(withMove(EMPTY, START, made).id).toBe(1);
  });

  it('makes a variation the line that it replaced, one branch at a time', () => {
    const inner = at(tree, 'ace');
    expect(variationOf(tree, at(tree, 'ab'))).toBeNull();
    expect(variationOf(tree, at(tree, 'acdf'))?.move).toBe('c');
    const once = promoted(tree, inner);
    expect(shape(stretches(once, START))).toBe('ab(ce(df))g');
    expect(shape(stretches(promoted(once, inner), START))).toBe('ac(bg)e(df)');
    expect(promoted(tree, at(tree, 'ab'))).toBe(tree);
  });

  it('loses a move with all that follow it', () => {
    expect(shape(stretches(without(tree, at(tree, 'ac')), START))).toBe('abg');
    expect(shape(stretches(without(tree, at(tree, 'ab')), START))).toBe('acd(e)f');
    expect(without(tree, at(tree, 'a')).moves.size).toBe(0);
  });

  it('has comments and one mark of six on a move', () => {
    const b = at(tree, 'ab');
    const said = withComment(tree, b, '  solid  ');
    expect(said.moves.get(b)?.comment).toBe('solid');
    const marked = withMark(withMark(said, b, 2), b, 5);
    expect(marksOf(marked.moves.get(b)!)).toBe('!?');
    expect(marksOf(withMark(marked, b, 5).moves.get(b)!)).toBe('');
    expect(listOf(marked)[1]).toMatchObject({ nags: [5], comment: 'solid' });
  });

  it('keeps the other numbers of annotators', () => {
    const old = treeOf([{ ...told(-1, 'a', 1), nags: [16, 1] }]);
    expect(withMark(old, 1, 0).moves.get(1)?.nags).toEqual([16]);
    expect(marksOf(old.moves.get(1)!)).toBe('!');
  });
});
