import { describe, expect, it } from 'vitest';
import type { StateColumns } from '../../src/lib/core/wire';
import { kindOf, shortName, States, statesPicture } from '../../src/lib/xray/tree/states';

function columns(): StateColumns {
  return {
    kinds: [
      { name: 'BENCHMARK', code: 12, words: 'as a benchmark' },
      { name: 'CANDIDATE', code: 4, words: 'each to be valued' },
      { name: 'REPLY', code: 0, words: 'replies' },
      { name: 'CHECK', code: 249, words: 'can the king be taken?' },
    ],
    parent: [-1, -1, 1, 1, 3],
    state: [0, 1, 3, 2, 3],
    move: [-1, -1, 0, 0, 1],
    counts: ['0000', '0021', '0021', '0021', '0A21'],
    moves: ['d2d3', 'e5d4'],
    leftOut: 0,
    counters: [
      { name: 'BMOB', words: 'replies' },
      { name: 'PMOB', words: 'moves before' },
    ],
    valued: [{ number: 1, move: 'd2d3', value: 130, isBest: true, terms: [], counters: {} }],
  };
}

describe('the states of Microchess', () => {
  const states = new States(columns());

  it('belong to the candidate they were entered for', () => {
    expect(states.candidate(4)?.number).toBe(1);
    expect(states.candidate(0)).toBeNull();
    expect(states.repliesTo(columns().valued[0]!)).toBe(3);
  });

  it('tell the trial moves that lead there', () => {
    expect(states.line(4)).toEqual(['d2d3', 'e5d4']);
    expect(states.line(0)).toEqual([]);
  });

  it('tell the counters, and which have changed since the state above', () => {
    expect(states.counters(4).map(({ value, isNew }) => [value, isNew])).toEqual([
      [10, true],
      [33, false],
    ]);
  });

  it('are drawn with the value of their candidate, the one played marked', () => {
    const picture = statesPicture(states, 'd2d3');
    expect(picture.label(3)).toBe('d2d3 replies');
    expect(picture.figure(3)).toBe('130');
    expect(picture.figure(4)).toBe('');
    expect([2, 3, 4].map(picture.isBest)).toEqual([false, true, false]);
    expect(picture.aside(2)).toBe('STATE F9');
  });

  it('have a short name and a colour each', () => {
    expect(shortName('EXCHANGE_2')).toBe('exchange 2');
    expect(kindOf('EXCHANGE_2')).toBe('over');
    expect(kindOf('REPLY')).toBe('open');
  });
});
