import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Waterfall from '../../src/lib/xray/evaluation/Waterfall.svelte';
import { evaluateQuestion, lightsOf, waterfall, type EvaluatedTerm } from '../../src/lib/xray/evaluation/waterfall';

afterEach(cleanup);

/** Halves, thirds and carries: sums that a sloppy adding order would get wrong. */
const AWKWARD: EvaluatedTerm[] = [
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
    const term = { name: 't', value: 1, squares: [{ square: 'e4', value: -20 }, { square: 'd4', value: 10 }, { square: 'a1', value: 0 }] };
    expect([...lightsOf(term)]).toEqual([
      ['e4', -1],
      ['d4', 0.5],
    ]);
    expect(lightsOf(undefined).size).toBe(0);
  });

  it('asks before the move and after it', () => {
    const subject = {
      course: { game: 'chess' as const, rules: 'fide', start: '', moves: ['e2e4'] },
      engine: 'octave',
      level: '',
      seed: '1',
      played: 'e7e5',
      thought: null,
    };
    expect(evaluateQuestion(subject, null)).toMatchObject({ moves: ['e2e4'] });
    expect(evaluateQuestion(subject, 'e7e5')).toMatchObject({ ask: 'evaluate', moves: ['e2e4', 'e7e5'], engine: 'octave' });
    expect(subject.course.moves).toEqual(['e2e4']);
  });

  it('shows its end and the score side by side, and says which term has the focus', async () => {
    const pointed: (string | undefined)[] = [];
    const evaluated = { score: 0.1 + 0.2 + 0 - 1 / 3, unit: 'pawns', terms: AWKWARD };
    const { container } = render(Waterfall, {
      evaluated,
      names: { white: 'White', black: 'Black' },
      onpoint: (term?: EvaluatedTerm) => pointed.push(term?.name),
    });
    const total = container.querySelector<HTMLElement>('[data-end]');
    expect(total?.dataset.end).toBe(total?.dataset.score);
    screen.getByRole('button', { name: /mobility/ }).focus();
    expect(pointed).toContain('mobility');
  });
});
