import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Waterfall from '../../src/lib/xray/evaluation/Waterfall.svelte';
import type { EvaluateReply } from '../../src/lib/core/wire';
import { evaluateQuestion, hex, lineQuestion, stepWords, termsOf } from '../../src/lib/xray/evaluation/evaluate';
import { changed, lightsOf, waterfall, type PlainTerm } from '../../src/lib/xray/evaluation/waterfall';
import { MINIMAX } from '../dashboard/fixtures';

afterEach(cleanup);

/** Halves, thirds and carries: sums that a sloppy adding order would get wrong. */
const AWKWARD: PlainTerm[] = [
  { name: 'material', value: 0.1 },
  { name: 'mobility', value: 0.2 },
  { name: 'king safety', value: 0 },
  { name: 'position', value: -1 / 3 },
];

describe('a waterfall', () => {
  it('ends at exactly the sum the engine made, adding in its order', () => {
    const fall = waterfall(AWKWARD);
    expect(fall.end).toBe(0.1 + 0.2 + 0 - 1 / 3);
    expect(fall.falls.at(-1)?.to).toBe(fall.end);
  });

  it('begins every bar where the one before ended', () => {
    const { falls } = waterfall(AWKWARD);
    falls.slice(1).forEach((bar, index) => expect(bar.from).toBe(falls[index]?.to));
    expect(falls[0]?.from).toBe(0);
  });

  it('stays on its scale, zero included', () => {
    const { falls, zero } = waterfall([
      { name: 'a', value: -30 },
      { name: 'b', value: 50 },
    ]);
    expect(zero).toBeCloseTo(60);
    expect(falls.map(({ x, width }) => [x, width])).toEqual([
      [0, 60],
      [0, 100],
    ]);
  });

  it('names what stands still and keeps the stages of a pipeline apart', () => {
    expect(waterfall(AWKWARD).still).toEqual(['king safety']);
    const [carry] = waterfall([{ name: 'first sum: carry', value: 1 }]).falls;
    expect([carry?.stage, carry?.short]).toEqual(['first sum', 'carry']);
  });

  it('survives an engine without terms', () => {
    expect(waterfall([])).toMatchObject({ falls: [], end: 0 });
  });

  it('lights the squares of a term, the strongest fully', () => {
    const term = { name: 't', value: 1, squares: new Map([['e4', -20], ['d4', 10], ['a1', 0]]) };
    expect([...lightsOf(term)]).toEqual([
      ['e4', -1],
      ['d4', 0.5],
    ]);
    expect(lightsOf(undefined).size).toBe(0);
  });

  const SUBJECT = {
    course: { game: 'chess' as const, rules: 'fide', start: '', moves: ['e2e4'] },
    engine: 'octave',
    level: 'faithful',
    seed: '1',
    played: 'e7e5',
    thought: null,
  };

  it('asks before the move and after it, with the same eyes', () => {
    const card = { ...MINIMAX, id: 'octave' };
    expect(evaluateQuestion(SUBJECT, card, 'black', 'before')).toMatchObject({ moves: ['e2e4'], side: 'black', level: 'faithful' });
    expect(evaluateQuestion(SUBJECT, card, 'black', 'after')).toMatchObject({ moves: ['e2e4', 'e7e5'], side: 'black' });
    expect(SUBJECT.course.moves).toEqual(['e2e4']);
  });

  it('lets a player think that has not', () => {
    const card = { ...MINIMAX, id: 'octave' };
    expect(lineQuestion(SUBJECT, card)).toEqual({ ask: 'think', ...SUBJECT.course, engine: 'octave', level: 'faithful', seed: '1' });
    const strong = { ...card, levels: [{ id: 'full', sentence: '', rating: null }] };
    expect(lineQuestion(SUBJECT, strong)).toMatchObject({ level: 'full', depth: 10 });
  });

  it('asks Microchess about its move, for it values no positions', () => {
    const asked = evaluateQuestion({ ...SUBJECT, engine: 'microchess' }, { ...MINIMAX, id: 'microchess' }, 'black', 'before');
    expect(asked).toMatchObject({ moves: ['e2e4'], move: 'e7e5' });
    expect(asked).not.toHaveProperty('side');
  });

  it('counts a square against the score when the other side has it', () => {
    const squares = [
      { square: 'e4', side: 'white' as const, value: 10 },
      { square: 'e5', side: 'black' as const, value: 4 },
    ];
    const term = { name: 'space', value: 6, white: 10, black: 4, neither: 0, squares };
    const answer = { side: 'white', terms: [term] } as unknown as EvaluateReply;
    expect([...(termsOf(answer)[0]?.squares ?? [])]).toEqual([
      ['e4', 10],
      ['e5', -4],
    ]);
  });

  it('goes from the score before to the score after', () => {
    const before = [{ name: 'material', value: 0.1 }, { name: 'mobility', value: -1 }];
    const after = [{ name: 'material', value: 0.1 }, { name: 'mobility', value: -0.7 }, { name: 'mate', value: 3 }];
    const terms = changed(before, after);
    expect(terms.map(({ name, value }) => [name, value])).toEqual([
      ['score before', -0.9],
      ['material', 0],
      ['mobility', 0.3],
      ['mate', 3],
    ]);
    expect(waterfall(terms).end).toBeCloseTo(2.4, 12);
  });

  it('says the steps of a byte in words', () => {
    const step = { operation: 'SUBTRACT' as const, counter: 'BMOB', amount: 7, a: 10, carry: 1 };
    expect([stepWords(step), hex(203), hex(5)]).toEqual(['subtract BMOB', 'CB', '05']);
  });

  it('shows its end and the score side by side, and says which term has the focus', async () => {
    const pointed: (string | undefined)[] = [];
    const { container } = render(Waterfall, {
      terms: AWKWARD,
      score: 0.1 + 0.2 + 0 - 1 / 3,
      names: { white: 'White', black: 'Black' },
      onpoint: (term?: PlainTerm) => pointed.push(term?.name),
    });
    const total = container.querySelector<HTMLElement>('[data-end]');
    expect(total?.dataset.end).toBe(total?.dataset.score);
    screen.getByRole('button', { name: /mobility/ }).focus();
    expect(pointed).toContain('mobility');
  });
});
