import { describe, expect, it } from 'vitest';
import type { Lab, Work } from '../../src/lib/core/lab';
import { Cancelled } from '../../src/lib/core/thinker';
import type { EngineCard, HistoryMove } from '../../src/lib/core/types';
import type { Assessment, LineageReply, ReviewedMove, SearchRun, Witness, WriteReply } from '../../src/lib/core/wire';
import { Asking } from '../../src/lib/xray/asking/asking.svelte';
import { effort, portraits, verdict as verdictOf } from '../../src/lib/xray/lineage/hearing';
import { barOf, compareQuestion, factorOf, runOf, saving, SWITCHES, times } from '../../src/lib/xray/pruning/pruning';
import { certainty, course, loss, marked, moments, percent, tally, verdict } from '../../src/lib/xray/review/review';
import type { Subject } from '../../src/lib/xray/subject';
import { changeBars, depthFor, isStrong, lineOf, whyQuestion } from '../../src/lib/xray/whynot/why';
import { MINIMAX } from '../dashboard/fixtures';

const JANUS: EngineCard = { ...MINIMAX, id: 'janus-checkers', levels: [{ id: 'full', sentence: '', rating: null }] };

const SUBJECT: Subject = {
  course: { game: 'checkers', rules: 'acf', start: '', moves: ['11-15'] },
  engine: 'minimax',
  level: 'intermediate',
  seed: '7',
  played: null,
  thought: null,
};

/** A lab whose answers are given by hand. */
class FakeLab implements Lab {
  asked: { question: object; tell: (news: unknown) => void; give: (answer: unknown) => void; cancelled: boolean }[] = [];

  ask<T, P>(question: object, onProgress: (progress: P) => void = () => undefined): Work<T> {
    const entry = { question, tell: onProgress as (news: unknown) => void, give: (_: unknown) => {}, cancelled: false };
    this.asked.push(entry);
    let refuse: (no: Error) => void;
    const answer = new Promise<T>((resolve, reject) => {
      entry.give = resolve as (answer: unknown) => void;
      refuse = reject;
    });
    return {
      answer,
      cancel: () => {
        entry.cancelled = true;
        refuse(new Cancelled());
      },
    };
  }
}

describe('asking the lab', () => {
  it('shows progress, then the answer', async () => {
    const lab = new FakeLab();
    const asking = new Asking<WriteReply, number>(lab);
    asking.ask({ ask: 'write', game: 'chess' });
    expect(asking.busy).toBe(true);
    lab.asked[0]?.tell(3);
    expect(asking.progress).toBe(3);
    lab.asked[0]?.give({ text: 'done' });
    await Promise.resolve();
    await Promise.resolve();
    expect([asking.answer, asking.busy]).toEqual([{ text: 'done' }, false]);
  });

  it('ends the question before, and never hears of it again', async () => {
    const lab = new FakeLab();
    const asking = new Asking<WriteReply, number>(lab);
    asking.ask({ ask: 'write', game: 'chess' });
    asking.ask({ ask: 'write', game: 'checkers' });
    expect(lab.asked[0]?.cancelled).toBe(true);
    lab.asked[0]?.tell(1);
    await Promise.resolve();
    expect([asking.progress, asking.trouble, asking.busy]).toEqual([null, null, true]);
  });
});

describe('why not my move', () => {
  it('asks a teaching engine as it plays', () => {
    expect(whyQuestion(SUBJECT, MINIMAX, '22-18')).toEqual({
      ask: 'explain',
      ...SUBJECT.course,
      engine: 'minimax',
      level: 'intermediate',
      seed: '7',
      move: '22-18',
    });
  });

  it('bounds the depth of the strong players at full strength', () => {
    expect(isStrong(JANUS)).toBe(true);
    expect(depthFor(SUBJECT, JANUS)).toBe(10);
    expect(depthFor({ ...SUBJECT, depth: 4 }, JANUS)).toBe(4);
    expect(whyQuestion({ ...SUBJECT, engine: 'janus-checkers', level: 'full' }, JANUS, '22-18')).toMatchObject({ level: 'full', depth: 10 });
  });

  it('asks a strong player at the level and with the seed it played with', () => {
    const asked = whyQuestion({ ...SUBJECT, engine: 'janus-checkers', level: '5', seed: '77' }, JANUS, '22-18');
    expect(asked).toMatchObject({ level: '5', seed: '77' });
    expect(asked).not.toHaveProperty('depth');
  });

  it('shuts the book that has no reasons', () => {
    expect(whyQuestion({ ...SUBJECT, engine: 'microchess', level: 'normal/giuoco' }, MINIMAX, 'e2e4')).toMatchObject({
      level: 'normal/no-book',
    });
  });

  it('has at least the move itself to play through', () => {
    const weighed = { move: 'e2e4', score: 1, reply: null, line: [], texts: [], terms: [], remark: '' };
    expect(lineOf(weighed)).toEqual(['e2e4']);
  });

  it('draws the changes on one scale', () => {
    const change = (difference: number) => ({ term: 't', asked: 0, against: 0, difference });
    expect(changeBars([change(-50), change(25)]).map(({ width }) => width)).toEqual([100, 50]);
    expect(changeBars([])).toEqual([]);
  });
});

describe('the pruning switch', () => {
  const run = (alphaBeta: boolean, ordering: boolean, nodes: number, complete = true): SearchRun => ({
    alphaBeta,
    ordering,
    complete,
    value: complete ? 1 : null,
    line: [],
    texts: [],
    nodes,
    quiescenceNodes: 0,
    evaluations: 0,
    cutoffs: 0,
  });
  const runs = [run(true, true, 100), run(false, true, 4150), run(true, false, 150), run(false, false, 4150)];

  it('knows all four settings', () => {
    expect(SWITCHES.map(({ alphaBeta, ordering }) => runOf(runs, alphaBeta, ordering)?.nodes)).toEqual([100, 4150, 150, 4150]);
  });

  it('says what both switches save', () => {
    expect(saving(runs)).toBe('100 positions instead of 4,150: 2% of the work.');
    expect(saving([run(true, true, 100), run(false, false, 1_000_000, false)])).toBe(
      '100 positions instead of more than 1,000,000: less than 0.01% of the work.',
    );
    expect(saving([])).toBeNull();
    expect(saving([run(true, true, 5), run(false, false, 5)])).toContain('saves nothing');
  });

  it('writes factors with the digits that say something', () => {
    expect([times(1.25), times(2), times(12_400.4)]).toEqual(['1.3 ×', '2 ×', '12,400 ×']);
    expect(factorOf(run(false, true, 500, false), runs[0])).toBe('over 5 ×');
    expect(factorOf(runs[0] as SearchRun, runs[0])).toBeNull();
  });

  it('draws bars in proportion or by powers of ten', () => {
    expect(barOf(100, 1000, 'linear')).toBeCloseTo(0.1);
    expect(barOf(100, 1000, 'log')).toBeCloseTo(2 / 3);
    expect(barOf(0, 1000, 'log')).toBe(0);
    expect(barOf(1000, 1000, 'log')).toBe(1);
  });

  it('lends nobody the level of another', () => {
    expect(compareQuestion({ ...SUBJECT, depth: 3 }, 'minimax')).toMatchObject({ level: 'intermediate', depth: 3 });
    expect(compareQuestion({ ...SUBJECT, engine: 'janus-checkers', level: 'full' }, 'minimax')).not.toHaveProperty('level');
  });
});

describe('the lineage', () => {
  const witness = (engine: string, agrees: boolean, more: Partial<Witness> = {}): Witness => ({
    engine,
    year: 2026,
    level: '',
    move: 'e2e4',
    text: 'e4',
    score: 1,
    unit: '',
    nodes: 9,
    cutoffs: null,
    agrees,
    found: true,
    byHeart: false,
    millis: 1,
    trouble: '',
    ...more,
  });
  const cards = [MINIMAX, JANUS];

  it('lists everybody from the beginning, and fills as they speak', () => {
    const heard = new Map([['janus-checkers', witness('janus-checkers', true)]]);
    const progress = { progress: true as const, asking: 'minimax', done: 1, of: 2, player: null, nodes: 5, millis: 2 };
    const wall = portraits(cards, heard, progress, null);
    expect(wall.map(verdictOf)).toEqual(['thinking', 'the measure']);
    expect(portraits(cards, new Map(), null, null).map(verdictOf)).toEqual(['waiting', 'waiting']);
  });

  it('says how a player came to its move', () => {
    const said = (one: Witness) => verdictOf(portraits(cards, new Map([['minimax', one]]), null, null)[0]!);
    expect(said(witness('minimax', true))).toBe('finds it');
    expect(said(witness('minimax', true, { found: false }))).toBe('chose it at random');
    expect(said(witness('minimax', true, { found: false, byHeart: true }))).toBe('took it from its book');
    expect(said(witness('minimax', false))).toBe('plays another move');
    expect(said(witness('minimax', false, { move: null }))).toBe('resigns');
    expect(said(witness('minimax', false, { trouble: 'it failed' }))).toBe('failed');
  });

  it('crowns the first only when everybody has spoken', () => {
    const answer = { first: 'minimax', move: 'e2e4' } as LineageReply;
    expect(portraits(cards, new Map(), null, answer).map(({ isFirst }) => isFirst)).toEqual([true, false]);
    const alone = { ...answer, first: 'janus-checkers' };
    expect(portraits(cards, new Map(), null, alone).map(({ isFirst }) => isFirst)).toEqual([false, false]);
  });

  it('draws effort by powers of ten', () => {
    const all = [witness('a', true, { nodes: 99 }), witness('b', true, { nodes: 9999 })];
    expect(effort(99, all)).toBeCloseTo(0.5);
    expect(effort(null, all)).toBe(0);
  });
});

describe('the review', () => {
  const at = (points: number, more: Partial<Assessment> = {}): Assessment => ({
    score: 0,
    points,
    line: ['x'],
    texts: ['X'],
    exact: null,
    ...more,
  });
  const move = (ply: number, before: number, after: number, lost: number, mark: ReviewedMove['mark']): ReviewedMove => ({
    ply,
    side: ply % 2 === 1 ? 'white' : 'black',
    move: 'm',
    text: `M${ply}`,
    mark,
    lost,
    isBest: lost === 0,
    before: at(before),
    after: at(after),
    facts: [],
  });
  const moves = [
    move(1, 0.5, 0.6, 0.1, '?!'),
    move(2, 0.6, 0.4, 0, ''),
    move(3, 0.4, 0.9, 0.3, '??'),
    move(4, 0.9, 0.5, 0.4, '??'),
    move(5, 0.5, 0.75, 0.25, '?'),
  ];
  const names = { white: 'White', black: 'Black' };

  it('is told from the side of White, start included', () => {
    expect(course(moves).map(({ white }) => Number(white.toFixed(2)))).toEqual([0.5, 0.4, 0.4, 0.1, 0.5, 0.25]);
    expect(course([])).toEqual([]);
  });

  it('picks the three that cost most, in the order of the game', () => {
    expect(moments(moves).map(({ ply }) => ply)).toEqual([3, 4, 5]);
    expect(moments([moves[1] as ReviewedMove])).toEqual([]);
  });

  it('marks the moves and counts the marks', () => {
    const history = [{ text: 'e4' }, { text: 'e5' }] as HistoryMove[];
    expect(marked(history, moves).map(({ text }) => text)).toEqual(['e4?!', 'e5']);
    expect(tally(moves)).toEqual([
      { mark: '?!', white: 1, black: 0 },
      { mark: '?', white: 1, black: 0 },
      { mark: '??', white: 1, black: 1 },
    ]);
  });

  it('says what a move cost with the numbers of the review', () => {
    expect(verdict(moves[2] as ReviewedMove, names)).toBe(
      "A blunder: White's chances drop from 40% to 10%. Better was X.",
    );
    expect(verdict(moves[1] as ReviewedMove, names)).toContain("the reviewer's move");
    expect(percent(0.4)).toBe('40');
    expect(loss(0.0123)).toBe('1.2%');
  });

  it('is certain only where something is known', () => {
    expect(certainty(at(0.5), 'white', names)).toBeNull();
    expect(certainty(at(1, { exact: { points: 1, plies: 9 } }), 'black', names)).toBe('Proven: Black wins in 5 moves.');
    expect(certainty(at(0, { exact: { points: 0, plies: 0 } }), 'black', names)).toBe('Proven: White wins.');
    expect(certainty(at(0.5, { exact: { points: 0.5, plies: null } }), 'white', names)).toBe('Proven: a draw.');
  });
});
