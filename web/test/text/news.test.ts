import { describe, expect, it, vi } from 'vitest';
import type { HistoryMove, Pointing, Side, View } from '../../src/lib/core/types';
import { Announcements } from '../../src/lib/text/announcements.svelte';
import { jumpGoesOn, mustJump, news, type Heard, type Now } from '../../src/lib/text/news';
import { CHECKERS, man, view } from './fixtures';

function moves(...texts: string[]): HistoryMove[] {
  return texts.map((text, ply) => {
    const [side, written = '', from = '', to = ''] = text.split(' ') as [Side, string, string, string];
    return { id: written, text: written, side, path: [from, to], captured: [], number: 1 + Math.floor(ply / 2) };
  });
}
const OPENING = moves('white Nf3 g1 f3', 'black d5 d7 d5');

function at(history: HistoryMove[], change: Partial<View> = {}): View {
  return view({ history, last: history.at(-1) ?? null, ply: history.length, ...change });
}

function heard(history: HistoryMove[], change: Partial<View> = {}): Heard {
  return { id: 'one', shown: history.length, over: false, latest: at(history, change) };
}

/** A game of the listener, who is White, against Janus. */
function now(history: HistoryMove[], change: Partial<Now> = {}, position: Partial<View> = {}): Now {
  const latest = at(history, position);
  return {
    ...heard(history),
    latest,
    view: latest,
    opening: 'New game. Chess against Janus, First game. You play White.',
    turn: ['Your move.'],
    players: { white: null, black: 'Janus' },
    end: null,
    ...change,
  };
}

describe('what a listener is told', () => {
  it('of a new game: which it is and whose turn', () => {
    const said = ['New game. Chess against Janus, First game. You play White.', 'Your move.'];
    expect(news(null, now([]))).toEqual(said);
    expect(news({ ...heard([]), id: 'other' }, now([]))).toEqual(said);
  });

  it('of their own move: the move', () => {
    expect(news(heard([]), now(OPENING.slice(0, 1), { turn: [] }))).toEqual(['Knight f3.']);
  });

  it("of the opponent's move: who, the move and the turn", () => {
    expect(news(heard(OPENING.slice(0, 1)), now(OPENING))).toEqual(['Janus: pawn d5.', 'Your move.']);
    const check = moves('white f3 f2 f3', 'black Qxh4+ d8 h4');
    expect(news(heard(check.slice(0, 1)), now(check))).toEqual(['Janus: queen takes h4, check.', 'Your move.']);
  });

  it('of two moves that came together: both', () => {
    expect(news(heard([]), now(OPENING))).toEqual(['Knight f3.', 'Janus: pawn d5.', 'Your move.']);
  });

  it('of a jump: what it takes, and the king it makes', () => {
    const jump = moves('white 9x2 a5 c7', 'black 10x19x26 d6 b2');
    jump[0] = { ...(jump[0] as HistoryMove), path: ['b6', 'd8'], captured: ['c7'] };
    jump[1] = { ...(jump[1] as HistoryMove), text: '10x26', path: ['d6', 'f4', 'd2'], captured: ['e5', 'e3'] };
    const before = heard([], { ...CHECKERS, men: [man('white man b6'), man('black king d6')] });
    const position = { ...CHECKERS, men: [man('white king d8'), man('black king d2')] };
    expect(news(before, now(jump, { players: { white: null, black: 'The Flowchart' } }, position))).toEqual([
      '9 takes 6, to 2.',
      '2 is a king.',
      'The Flowchart: 10 takes 15 and 23, to 26.',
      'Your move.',
    ]);
  });

  it('of a duty to jump: with which pieces', () => {
    expect(mustJump(view({ ...CHECKERS, jumpers: ['c3', 'e3'] }))).toBe('You must jump with 22 or 23.');
  });

  it('of a jump that goes on: from where and to where', () => {
    const pointing = { selected: 'd4', targets: [{ square: 'f6' }], inSequence: true, canStop: false } as Pointing;
    expect(jumpGoesOn(view(CHECKERS), pointing)).toEqual(['Keep jumping from 18.', 'To 11.']);
    expect(jumpGoesOn(view(CHECKERS), { ...pointing, canStop: true })).toEqual([
      'You can jump again, or end your turn.',
      'To 11.',
    ]);
  });

  it('nothing twice', () => {
    expect(news(heard(OPENING), now(OPENING))).toEqual([]);
  });

  it('of an end that no move made', () => {
    const end = 'You win! Black resigned. White wins.';
    expect(news(heard(OPENING), now(OPENING, { over: true, end }))).toEqual([end]);
    expect(news({ ...heard(OPENING), over: true }, now(OPENING, { over: true, end }))).toEqual([]);
  });

  it('of a mate, once', () => {
    const mate = moves('white Qh7# h5 h7');
    const end = 'You win: checkmate, queen on h7.';
    expect(news(heard([]), now(mate, { over: true, end }))).toEqual(['Queen h7.', end]);
  });

  it('of moves taken back: which', () => {
    expect(news(heard(OPENING), now([]))).toEqual(['Undone: pawn d5 and knight f3.', 'Your move.']);
  });

  it('of looking back: the move and its place', () => {
    const back = now(OPENING, { shown: 1, view: at(OPENING.slice(0, 1)) });
    expect(news(heard(OPENING), back)).toEqual(['Move 1 of 2: White, knight f3.']);
    expect(news(heard(OPENING), now(OPENING, { shown: 0, view: at([]) }))).toEqual(['The start of the game.']);
    expect(news({ ...heard(OPENING), shown: 1 }, now(OPENING))).toEqual(['Back at the game.', 'Your move.']);
  });
});

describe('the announcer', () => {
  it('gathers what belongs together, and says the same words again when told to', () => {
    vi.useFakeTimers();
    const announcer = new Announcements();
    const said = vi.fn();
    announcer.onsaid = said;
    announcer.say('White: pawn e4.');
    announcer.say('Black to move.');
    announcer.say('Black to move.');
    expect(announcer.text).toBe('');
    vi.runAllTimers();
    expect(announcer.text).toBe('White: pawn e4. Black to move.');
    expect(said).toHaveBeenCalledExactlyOnceWith(['White: pawn e4.', 'Black to move.']);
    announcer.say('White: pawn e4. Black to move.');
    vi.runAllTimers();
    expect(announcer.text.trim()).toBe('White: pawn e4. Black to move.');
    expect(announcer.text).not.toBe('White: pawn e4. Black to move.');
    vi.useRealTimers();
  });

  it('says at once, and apart, what went wrong', () => {
    const announcer = new Announcements();
    announcer.warn('There is no piece on 14.');
    expect(announcer.alarm).toBe('There is no piece on 14.');
    announcer.warn('There is no piece on 14.');
    expect(announcer.alarm.trim()).toBe('There is no piece on 14.');
    expect(announcer.alarm).not.toBe('There is no piece on 14.');
    expect(announcer.text).toBe('');
  });
});
