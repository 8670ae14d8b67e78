import { describe, expect, it } from 'vitest';
import { DONE, hintFor } from '../../../src/lib/museum/kim1/guide';
import type { Pressed } from '../../../src/lib/museum/kim1/machine.svelte';
import { fakeReply, fakeView } from './fakes';

const BOOK = fakeReply({ source: 'book', move: { man: '0F', from: '13', to: '33', captured: null } });
const KNIGHT = fakeReply({ source: 'book', move: { man: '06', from: '01', to: '22', captured: null } });
const THOUGHT = fakeReply({ source: 'thought', ms: 21_034 });

/** Keys and what they showed, such as `C CCCCCC`. */
function log(...keys: [string, string, Pressed['reply']?][]): Pressed[] {
  return keys.map(([key, display, reply = null]) => ({ key, display, reply }));
}

function hint(pressed: Pressed[], runs: 'microchess' | 'monitor' = 'microchess') {
  return hintFor(pressed, fakeView({ runs, display: pressed.at(-1)?.display ?? '0000D8' }));
}

const OPENED = log(['C', 'CCCCCC'], ['PC', '0F1333', BOOK]);
const MOVED = [...OPENED, ...log(['6', '0F3336'], ['3', '0F3363'], ['4', 'FF3634'], ['3', '1F6343'])];
const MADE = [...MOVED, ...log(['F', 'FF6343'])];
const ANSWERED = [...MADE, ...log(['PC', '060122', KNIGHT])];

describe('the first minute', () => {
  it('leads from C to a move of one’s own', () => {
    expect(hint([]).key).toBe('C');
    expect(hint(log(['C', 'CCCCCC'])).key).toBe('PC');
    expect(hint(OPENED)).toMatchObject({ key: '6', chapter: 2 });
    expect(hint(OPENED).say).toContain('0F 13 33: its king’s pawn goes from 13 to 33');
    expect(hint(MOVED.slice(0, 3)).key).toBe('3');
    expect(hint(MOVED).key).toBe('F');
    expect(hint(MOVED).say).toContain('1F 63 43: your king’s pawn (1F) on 63');
    expect(hint(MADE).key).toBe('PC');
  });

  it('then asks for a move that is in no book', () => {
    expect(hint(ANSWERED)).toMatchObject({ key: '6', chapter: 5 });
    expect(hint(ANSWERED).say).toContain('06 01 22: its king’s knight');
    const made = [...ANSWERED, ...log(['6', ''], ['0', ''], ['5', ''], ['0', '186050'], ['F', 'FF6050'])];
    expect(hint(made)).toMatchObject({ key: 'PC', chapter: 6 });
    expect(hint([...made, ...log(['PC', '0F3343', THOUGHT])])).toMatchObject({ key: null, chapter: DONE });
  });

  it('follows who goes another way', () => {
    expect(hint([...OPENED, ...log(['5', '0F3335'])])).toMatchObject({ key: null, chapter: 2 });
    const own = [...OPENED, ...log(['6', ''], ['4', ''], ['4', ''], ['4', '1E6444'])];
    expect(hint(own)).toMatchObject({ key: 'F' });
    expect(hint([...ANSWERED, ...log(['C', 'CCCCCC'])]).key).toBe('PC');
    expect(hint([...OPENED, ...log(['C', 'CCCCCC'], ['E', 'EEEEEE'])]).key).toBe('PC');
  });

  it('knows the way back from the monitor', () => {
    const lost = log(['C', 'CCCCCC'], ['RS', 'CCCC  ']);
    expect(hint(lost, 'monitor').key).toBe('AD');
    expect(hint([...lost, ...log(['AD', ''], ['0', ''], ['0', ''])], 'monitor').key).toBe('0');
    expect(hint([...lost, ...log(['AD', ''], ['0', ''], ['0', ''], ['0', ''], ['0', ''])], 'monitor').key).toBe('GO');
  });

  it('says that it resigns', () => {
    const resigned = fakeReply({ source: 'thought', move: null });
    expect(hint(log(['C', 'CCCCCC'], ['PC', 'FFFFFF', resigned]))).toMatchObject({ key: 'C' });
  });
});
