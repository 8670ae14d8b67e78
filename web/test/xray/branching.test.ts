import { describe, expect, it } from 'vitest';
import { effectiveBranching } from '../../src/lib/xray/pruning/branching';
import { branchingOf } from '../../src/lib/xray/pruning/pruning';

describe('the effective branching factor', () => {
  it('is that of the tree where every position has as many moves', () => {
    expect(effectiveBranching(1 + 20 + 400 + 8000, 3)).toBeCloseTo(20, 9);
    expect(effectiveBranching(1 + 7, 1)).toBeCloseTo(7, 9);
    expect(effectiveBranching(4, 3)).toBeCloseTo(1, 9);
  });

  it('is found for the published answer of chess1: 3,310 positions in three plies', () => {
    expect(effectiveBranching(3310, 3)).toBeCloseTo(14.5537, 4);
  });

  it('is none where nothing was looked ahead', () => {
    expect(effectiveBranching(1, 3)).toBeNull();
    expect(effectiveBranching(100, 0)).toBeNull();
  });

  it('leaves out the captures below the last ply, and searches that were given up', () => {
    const run = { alphaBeta: true, ordering: true, complete: true, value: 1, line: [], texts: [], nodes: 510, quiescenceNodes: 89, evaluations: 0, cutoffs: 0 };
    expect(branchingOf(run, 2)).toBe('20.0');
    expect(branchingOf({ ...run, complete: false }, 2)).toBe('');
    expect(branchingOf(run, undefined)).toBe('');
  });
});
