import { describe, expect, it } from 'vitest';
import { lookOf } from '../../src/lib/xray/looks';
import { fakeCatalog } from '../fakes';

const cards = fakeCatalog().engines;

describe('what a look heeds', () => {
  it('is the move and who is asked, where a search is looked at', () => {
    expect(lookOf(['tree']).heeds(undefined)).toEqual(['move', 'engine', 'level', 'depth']);
  });

  it('is the position alone before every player, and nothing in the review of a game', () => {
    expect(lookOf(['lineage']).heeds(undefined)).toEqual(['move']);
    expect(lookOf(['review']).heeds(undefined)).toEqual([]);
  });

  it('leaves out what a player does not do', () => {
    const strong = { ...cards[0]!, levels: [{ id: 'full', sentence: '', rating: null }], showsTree: false };
    expect(lookOf(['evaluation']).heeds(strong)).toEqual(['move', 'engine', 'depth']);
    expect(lookOf(['pruning']).heeds(strong)).toEqual(['move', 'engine']);
    expect(lookOf(['pruning']).heeds({ ...strong, showsTree: true })).toContain('depth');
    expect(lookOf(['evaluation']).heeds({ ...strong, id: 'microchess', levels: [] })).toEqual(['move', 'engine', 'level']);
  });
});
