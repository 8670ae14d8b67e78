import type { TreeColumns } from '../../src/lib/core/wire';
import { describe, expect, it } from 'vitest';
import { due } from '../../src/lib/xray/steps/pace';
import { pictureAt } from '../../src/lib/xray/steps/picture-at';
import { sentencesOf } from '../../src/lib/xray/steps/sentence';
import { Walk } from '../../src/lib/xray/steps/walk';
import { SearchTree } from '../../src/lib/xray/tree/search-tree';
import { smallTree } from './a-tree';
import file from './steps.json';

const SIDES = { own: 'Black', other: 'Red' };

interface Recorded {
  node: number;
  isLeft: boolean;
  path: string[];
  alpha: number | string;
  beta: number | string;
  best: number | null;
}

/** A real search and its steps as the core walks them; the core's tests hold it to this file too. */
function recorded(): { tree: SearchTree; steps: Recorded[] } {
  return { tree: new SearchTree(file.tree as TreeColumns), steps: file.steps };
}

describe('walking through a search', () => {
  it('makes the very steps of the core', () => {
    const { tree, steps } = recorded();
    const walk = new Walk(tree);
    expect(walk.size).toBe(steps.length);
    expect(walk.size).toBe(2 * tree.size);
    steps.forEach(({ node, isLeft, path, alpha, beta, best }, step) => {
      expect(walk.at(step)).toEqual({ node, isLeft, alpha: Number(alpha), beta: Number(beta), best });
      expect(tree.line(node)).toEqual(path);
    });
  });

  it('tells the window that the next move then finds', () => {
    const { tree } = recorded();
    const walk = new Walk(tree);
    let checked = 0;
    for (let step = 0; step < walk.size - 1; step++) {
      if (!walk.isLeft(step) || walk.isLeft(step + 1)) continue;
      const next = walk.node(step + 1);
      const { alpha, beta } = walk.window(tree.shape.parent[next]!, step);
      expect([alpha, beta]).toEqual([tree.alpha[next], tree.beta[next]]);
      checked++;
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('cuts exactly where the search has cut', () => {
    const { tree } = recorded();
    const walk = new Walk(tree);
    const cuts = Array.from({ length: walk.size }, (_, step) => sentencesOf(walk, step, SIDES)).filter((said) =>
      said.some((sentence) => sentence.includes(': a cut-off')),
    );
    expect(cuts).toHaveLength(tree.count('CUT'));
    expect(cuts.length).toBeGreaterThan(5);
  });

  it('says every step in plain words', () => {
    const walk = new Walk(smallTree());
    const said = Array.from({ length: walk.size }, (_, step) => sentencesOf(walk, step, SIDES));
    expect(said[0]).toEqual(['Start: Black looks for its best move. Nothing is known yet: α −∞, β ∞.']);
    expect(said[1]).toEqual(['Tries A: Red to move, 1 more move ahead. Window α −∞, β ∞.']);
    expect(said[3]).toEqual(['B has the score 7.', 'For Red, 7 is better than beta ∞: beta becomes 7.']);
    expect(said[6]).toEqual(['Leaves A with 5: C is best for Red.', 'For Black, 5 is better than alpha −∞: alpha becomes 5.']);
    expect(said[9]).toEqual([
      'E has the score 3.',
      'For Red, 3 is better than beta ∞: beta becomes 3.',
      'Beta 3 ≤ alpha 5: a cut-off, 4 moves never tried.',
    ]);
    expect(said[10]).toEqual(['Leaves D with 3: E is enough.', 'For Black, 3 is no better than alpha 5: nothing changes.']);
    expect(said[11]).toEqual(['Done: A, score 5.']);
  });

  it('keeps a stack of the nodes it is in', () => {
    const walk = new Walk(smallTree());
    expect(walk.stack(5).map(({ node, alpha, beta, best }) => [node, alpha, beta, best])).toEqual([
      [0, -Infinity, Infinity, null],
      [1, -Infinity, 5, 3],
    ]);
    expect(walk.stack(11)).toEqual([]);
  });

  it('goes over, out and to the next cut', () => {
    const walk = new Walk(smallTree());
    expect(walk.over(1)).toBe(6);
    expect(walk.over(3)).toBe(4);
    expect(walk.out(2)).toBe(6);
    expect(walk.out(0)).toBe(11);
    expect(walk.nextCut(0)).toBe(10);
    expect(walk.nextCut(10)).toBe(11);
  });

  it('shows only what has been seen', () => {
    const walk = new Walk(smallTree());
    const picture = pictureAt(walk, 4);
    expect([0, 1, 2, 3, 4].map(picture.kind)).toEqual(['open', 'open', 'leaf', 'open', 'ghost']);
    expect(picture.label(4)).toBe('');
    expect(picture.figure(1)).toBe('');
    expect(picture.isBest(1)).toBe(false);
    expect(pictureAt(walk, 11).isBest(1)).toBe(true);
  });

  it('plays at its pace, whatever the screen’s', () => {
    expect(due(5, 1000)).toEqual({ steps: 5, rest: 0 });
    expect(due(2, 700)).toEqual({ steps: 1, rest: 200 });
  });
});
