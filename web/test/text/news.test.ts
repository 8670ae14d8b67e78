import { describe, expect, it, vi } from 'vitest';
import { Announcements } from '../../src/lib/text/announcements.svelte';
import { news, type Heard, type Now } from '../../src/lib/text/news';
import { view } from './fixtures';

const last = { id: 'e7e5', text: 'e5', path: [], captured: [], side: 'black' as const };

function now(change: Partial<Now> = {}): Now {
  return {
    id: 'one',
    plies: 2,
    shown: 2,
    over: false,
    view: view({ last, history: [{ ...last, number: 1 }] }),
    thought: null,
    end: null,
    ...change,
  };
}
const before: Heard = { id: 'one', plies: 1, shown: 1, over: false };

describe('what a listener is told', () => {
  it('of a new game: whose turn it is', () => {
    expect(news(null, now())).toEqual(['New game.', 'White to move.']);
    expect(news({ ...before, id: 'other' }, now())).toEqual(['New game.', 'White to move.']);
  });

  it("of a machine's move: the move, the thought and the turn", () => {
    const thought = '312 positions, 41 cut-offs, 0.02 s';
    expect(news(before, now({ thought }))).toEqual([
      'Black: pawn to e5.',
      '312 positions, 41 cut-offs, 0.02 s.',
      'White to move.',
    ]);
  });

  it('nothing twice', () => {
    expect(news({ ...before, plies: 2, shown: 2 }, now())).toEqual([]);
  });

  it('of an end, whether a move made it or not', () => {
    const end = 'White resigned. Black wins.';
    expect(news({ ...before, plies: 2, shown: 2 }, now({ over: true, end }))).toEqual([end]);
  });

  it('of a move taken back, and of looking back', () => {
    expect(news({ ...before, plies: 4, shown: 4 }, now())[0]).toBe('Undone.');
    expect(news({ ...before, plies: 4, shown: 4 }, now({ plies: 4 }))).toEqual([
      'Move 1: Black, pawn to e5.',
    ]);
    expect(news({ ...before, plies: 2, shown: 1 }, now())[0]).toBe('Back at the game.');
  });
});

describe('the announcer', () => {
  it('gathers what belongs together, and says the same words again when told to', () => {
    vi.useFakeTimers();
    const announcer = new Announcements();
    announcer.say('White: pawn to e4.');
    announcer.say('Black to move.');
    announcer.say('Black to move.');
    expect(announcer.text).toBe('');
    vi.runAllTimers();
    expect(announcer.text).toBe('White: pawn to e4. Black to move.');
    announcer.say('White: pawn to e4. Black to move.');
    vi.runAllTimers();
    expect(announcer.text.trim()).toBe('White: pawn to e4. Black to move.');
    expect(announcer.text).not.toBe('White: pawn to e4. Black to move.');
    vi.useRealTimers();
  });
});
