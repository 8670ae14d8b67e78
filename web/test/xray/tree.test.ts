import { describe, expect, it } from 'vitest';
import { Columns } from '../../src/lib/xray/tree/columns';
import { nextOf, nodesWith } from '../../src/lib/xray/tree/find';
import { nodeByKey } from '../../src/lib/xray/tree/keys';
import { layOut, nodeAt, seen } from '../../src/lib/xray/tree/layout';
import { glance } from '../../src/lib/xray/tree/numbers';
import { openedTo, outline } from '../../src/lib/xray/tree/outline';
import { Shape } from '../../src/lib/xray/tree/shape';
import { between, kept, panned, showing, TALLEST_ROW, whole, zoomed } from '../../src/lib/xray/tree/viewport';
import { shareShown, spoken, visitedThere, whyItEnded } from '../../src/lib/xray/tree/words';
import { sampledTree, smallTree } from './a-tree';

const NONE: ReadonlySet<number> = new Set();

describe('the shape of a tree', () => {
  const { shape } = smallTree();

  it('knows what stands below what', () => {
    expect(shape.children(0)).toEqual([1, 4]);
    expect(shape.children(1)).toEqual([2, 3]);
    expect(shape.children(-1)).toEqual([0]);
    expect(shape.path(3)).toEqual([0, 1, 3]);
    expect(shape.plies).toBe(3);
    expect(shape.isWithin(3, 1)).toBe(true);
    expect(shape.isWithin(5, 1)).toBe(false);
  });

  it('knows the neighbours', () => {
    expect(shape.after(1)).toBe(4);
    expect(shape.before(4)).toBe(1);
    expect(shape.after(4)).toBeNull();
    expect(shape.before(0)).toBeNull();
  });

  it('may have two roots, as the states of Microchess have', () => {
    const two = new Shape([-1, -1, 1]);
    expect(two.children(-1)).toEqual([0, 1]);
    expect(two.after(0)).toBe(1);
  });
});

describe('a search', () => {
  const tree = smallTree();

  it('marks the best line', () => {
    expect([...tree.onBestLine]).toEqual([1, 1, 0, 1, 0, 0]);
  });

  it('counts what is counted', () => {
    expect(tree.count('CUT')).toBe(1);
    expect(tree.count('LEAF')).toBe(3);
    expect(tree.neverTried()).toBe(4);
  });

  it('says why a node ended, with the reply that refutes it', () => {
    const sides = { own: 'Black', other: 'Red' };
    expect(whyItEnded(tree, 4, sides)).toBe(
      'Cut off after 1 move: after D, the reply E already scores 3, and Black has a way to get at least 5. ' +
        '4 other moves of Red were never tried.',
    );
    expect(whyItEnded(tree, 1, sides)).toBe("Red's best of 2 moves is C, score 5.");
    expect(whyItEnded(tree, 2, sides)).toBe('It looks no further here: score 7.');
    expect(spoken(tree, 1, sides)).toContain('A, score 5, on the best line.');
  });

  it('writes an open window and rounds for the eye only', () => {
    expect([-Infinity, Infinity, 0.30000000000000004, -0.0004, NaN].map((one) => glance(one))).toEqual(['−∞', '∞', '0.3', '0', '–']);
  });

  it('counts in pawns or men, whatever its player counts in', () => {
    const hundredths = 'hundredths of a man, from the program\'s side';
    expect([6, -3, 0].map((one) => glance(one, hundredths))).toEqual(['+0.06', '−0.03', '0.00']);
    expect([30_000, -29_998].map((one) => glance(one, hundredths))).toEqual(['win', 'loss']);
    expect(glance(0.125, "pawns, from the mover's side")).toBe('+0.125');
    expect(glance(-9999, "pawns, from the mover's side")).toBe('−9,999');
    expect(glance(128, "the program's own byte, 0 to 255")).toBe('128');
  });
});

describe('a sample of a search', () => {
  const tree = sampledTree();
  const sides = { own: 'Black', other: 'Red' };

  it('says what share it shows', () => {
    expect(shareShown(smallTree())).toBeNull();
    expect(shareShown(tree)).toEqual({
      shown: '4',
      rest:
        'of 9,000 positions (under 0.1%), from the last finished search, 2 moves ahead: ' +
        'every move down to 3 moves ahead, and the best line with the moves tried beside it.',
    });
  });

  it('claims nothing about moves that are not shown', () => {
    expect(whyItEnded(tree, 1, sides)).toBe("Searched to the end. Red's best is C, score 5.");
    expect(whyItEnded(tree, 2, sides)).toBe(
      'Cut off: after D, the reply E already scores 3, and Black has a way to get at least 5.',
    );
  });

  it('says how many positions lie below a node, shown or not', () => {
    expect(visitedThere(tree, 1)).toBe('699 positions after it, not in this sample.');
    expect(visitedThere(tree, 2)).toBe('39 positions after it.');
    expect(visitedThere(tree, 3)).toBe('No positions after it.');
  });
});

describe('the layout', () => {
  const tree = smallTree();

  it('gives every leaf a row, and a stub one more', () => {
    const layout = layOut(tree.shape, NONE, tree.untried);
    expect(layout.rows).toBe(4);
    expect([...layout.height]).toEqual([4, 2, 1, 1, 2, 1]);
    expect([...layout.top]).toEqual([0, 0, 0, 1, 2, 2]);
  });

  it('makes a folded node a single row', () => {
    const layout = layOut(tree.shape, new Set([1]), tree.untried);
    expect(layout.rows).toBe(3);
    expect(layout.top[4]).toBe(1);
    expect(seen(tree.shape, new Set([1]), 3)).toBe(1);
    expect(seen(tree.shape, NONE, 3)).toBe(3);
  });

  it('finds the node under a point, and a stub’s node beside it', () => {
    const layout = layOut(tree.shape, NONE, tree.untried);
    expect(nodeAt(tree.shape, layout, 0, 3.5)).toBe(0);
    expect(nodeAt(tree.shape, layout, 1, 0.5)).toBe(1);
    expect(nodeAt(tree.shape, layout, 2, 1.5)).toBe(3);
    expect(nodeAt(tree.shape, layout, 2, 3.5)).toBe(4);
    expect(nodeAt(tree.shape, layout, 5, 0.5)).toBeNull();
    expect(nodeAt(tree.shape, layout, 0, 9)).toBeNull();
  });

  it('lays a hundred thousand nodes out', () => {
    // Fifty moves each way: the first of every fifty stands below the root, the others below it.
    const parents = Array.from({ length: 100_000 }, (_, node) => (node === 0 ? -1 : (node - 1) % 50 === 0 ? 0 : node - ((node - 1) % 50)));
    const shape = new Shape(parents);
    expect(shape.children(0)).toHaveLength(2000);
    expect(layOut(shape, NONE, null).rows).toBe(100_000 - 1 - 2000);
  });

  it('gives the first column less room', () => {
    const columns = Columns.in(1000, 5);
    expect(columns.x(1)).toBe(columns.width(0));
    expect(columns.full).toBeCloseTo(1000);
    expect(columns.at(columns.x(3) + 1)).toBe(3);
    expect(Columns.in(300, 12).full).toBeGreaterThan(300);
  });
});

describe('the viewport', () => {
  const frame = { rows: 1000, width: 600, height: 500, full: 600 };

  it('begins with the whole tree', () => {
    expect(whole(frame)).toEqual({ top: 0, scale: 0.5, left: 0 });
  });

  it('keeps the point under the mouse where it is', () => {
    const near = zoomed(whole(frame), frame, 4, 250);
    expect(near.scale).toBe(2);
    expect(near.top + 250 / near.scale).toBeCloseTo(500);
  });

  it('never shows emptiness and never grows without end', () => {
    expect(panned(whole(frame), frame, 50, 900)).toEqual(whole(frame));
    expect(zoomed(whole(frame), frame, 1e9, 0).scale).toBe(TALLEST_ROW);
    expect(kept({ top: 2000, scale: 5, left: -3 }, frame)).toEqual({ top: 900, scale: 5, left: 0 });
  });

  it('goes no farther than it must to show a node', () => {
    const near = { top: 100, scale: 20, left: 0 };
    expect(showing(near, frame, 110, 1, 0, 100)).toEqual(near);
    expect(showing(near, frame, 500, 1, 0, 100).top).toBeCloseTo(478.5);
    expect(showing(whole(frame), frame, 500, 1, 0, 100).scale).toBe(20);
  });

  it('glides from one view to another', () => {
    const from = whole(frame);
    const to = { top: 400, scale: 10, left: 0 };
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).top).toBeCloseTo(400);
  });
});

describe('finding and walking', () => {
  const tree = smallTree();

  it('finds moves however they are written', () => {
    const text = (node: number) => ['', 'Ng1-f3', 'e7-e5', 'Nf3xe5', 'O-O', 'Ke8-e7'][node]!;
    expect(nodesWith(tree.shape, text, 'nf3')).toEqual([3]);
    expect(nodesWith(tree.shape, text, 'g1f3')).toEqual([1]);
    expect(nodesWith(tree.shape, text, 'o-o')).toEqual([4]);
    expect(nodesWith(tree.shape, text, ' ')).toEqual([]);
  });

  it('goes round at the ends', () => {
    expect(nextOf([2, 5], 2, 1)).toBe(5);
    expect(nextOf([2, 5], 5, 1)).toBe(2);
    expect(nextOf([2, 5], 2, -1)).toBe(5);
    expect(nextOf([], 2, 1)).toBeNull();
  });

  it('walks with the arrow keys', () => {
    const go = (key: string, node: number, folded = NONE) =>
      nodeByKey(key, tree.shape, folded, node, (at) => tree.best(at));
    expect(go('ArrowRight', 0)).toBe(1);
    expect(go('ArrowRight', 1, new Set([1]))).toBe(1);
    expect(go('ArrowLeft', 3)).toBe(1);
    expect(go('ArrowLeft', 0)).toBe(0);
    expect(go('ArrowDown', 1)).toBe(4);
    expect(go('ArrowDown', 4)).toBe(4);
    expect(go('ArrowUp', 4)).toBe(1);
    expect(go('Home', 3)).toBe(0);
    expect(go('b', 1)).toBe(3);
    expect(go('x', 1)).toBeNull();
  });
});

describe('the tree as text', () => {
  const { shape } = smallTree();

  it('has a row for every node whose parents are open', () => {
    expect(outline(shape, new Set([0])).map(({ node }) => node)).toEqual([0, 1, 4]);
    expect(outline(shape, new Set([0, 4]))).toContainEqual({ node: 5, place: 1, of: 1 });
    expect(outline(shape, new Set([0]))[2]).toEqual({ node: 4, place: 2, of: 2 });
  });

  it('opens the way to a node, and nothing more', () => {
    expect([...openedTo(shape, new Set([0]), 3)]).toEqual([0, 1]);
    const open = new Set([0, 1]);
    expect(openedTo(shape, open, 3)).toBe(open);
  });
});
