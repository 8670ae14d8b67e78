import { describe, expect, it } from 'vitest';
import plus from '../museum/fixtures/plus.json';
import { SearchTree as RoomTree } from '../../src/lib/museum/search/tree';
import { leftNothing } from '../../src/lib/museum/search/window';
import type { TreeNode } from '../../src/lib/core/wire';
import { pictureOf } from '../../src/lib/xray/tree/picture-of';
import { sampledTree, smallTree, treeOf } from './a-tree';

const OPEN = Infinity;

/** The same as the small tree, but the second move is refuted by its last reply. */
const refutedLast = () =>
  treeOf([
    [-1, '', 2, -OPEN, OPEN, 5, 'ALL_TRIED', 'a', 0],
    [0, 'a', 1, -OPEN, OPEN, 5, 'LEAF', '', 0],
    [0, 'd', 1, 5, OPEN, 3, 'CUT', 'e', 0],
    [2, 'e', 0, 5, OPEN, 3, 'LEAF', '', 0],
  ]);

describe('a cut-off that leaves nothing out', () => {
  it('has a mark of its own in the tree', () => {
    const tree = refutedLast();
    const picture = pictureOf(tree, 'start');
    expect([picture.kind(2), picture.sign(2), tree.lastCuts()]).toEqual(['last', '✂0', 1]);
  });

  it('is none where moves were left out, or where a sample does not tell', () => {
    for (const [tree, node] of [[smallTree(), 4], [sampledTree(), 2]] as const) {
      expect(pictureOf(tree, 'start').kind(node)).toBe('cut');
      expect(tree.lastCuts()).toBe(0);
    }
  });

  it('is counted by the chart, and said', () => {
    const nodes = plus.tree as unknown as TreeNode[];
    const tree = new RoomTree(nodes);
    const last = nodes.filter(({ ending, untried }) => ending === 'CUT' && untried === undefined);
    expect(tree.lastCuts()).toBe(last.length);
    expect(last.length).toBeGreaterThan(0);
    expect(leftNothing(last[0]!)).toContain('nothing was left out');
    expect(leftNothing({ ...last[0]!, untried: 3 })).toBe('');
    expect(tree.fullWidth()).toBe(nodes.filter(({ depth }) => depth >= 0).length);
  });
});
