import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../src/lib/core/types';
import EvaluationGraph from '../../src/lib/dashboard/EvaluationGraph.svelte';
import GameTotals from '../../src/lib/dashboard/GameTotals.svelte';
import Terms from '../../src/lib/dashboard/Terms.svelte';
import ThoughtPanel from '../../src/lib/dashboard/ThoughtPanel.svelte';
import { history, METRICS, MINIMAX, thought } from './fixtures';

const names = { white: 'Red', black: 'Black' };

function panel(change: object = {}) {
  return render(ThoughtPanel, { engine: MINIMAX, metrics: METRICS, thought: thought(), ...change });
}

describe('the figures of a thought', () => {
  it('explains every number by a click on its name', async () => {
    panel();
    const prunes = screen.getByRole('button', { name: /^prunes/ });
    expect(prunes.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(prunes);
    expect(prunes.getAttribute('aria-expanded')).toBe('true');
    const definition = screen.getByText(/because one reply was enough/);
    expect((definition as HTMLElement).hidden).toBe(false);
  });

  it('shows a search under way in place of the last thought', () => {
    const progress: Progress = {
      progress: true,
      depth: 3,
      score: -12,
      line: [],
      texts: [],
      nodes: 12430,
      cutoffs: 900,
      millis: 130,
      tried: [],
      why: [],
    };
    panel({ thinking: true, progress });
    expect(screen.getByText('12,430')).toBeTruthy();
    expect(screen.queryByText('199')).toBeNull();
  });

  it('shows no zeros of a move drawn by lot', () => {
    const now = { nodes: 0, cutoffs: 0, randomMoves: 1, remarks: ['0.23 < 0.40: a random move'] };
    panel({ thought: thought(now) });
    expect(screen.getByText('0.23 < 0.40: a random move')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^positions ?\?$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^prunes/ })).toBeNull();
  });
});

describe('the terms', () => {
  it('end in the score the engine gave', () => {
    const { terms, unit } = thought();
    const { container } = render(Terms, { terms, sum: 3, name: 'score', caption: unit });
    expect(container.querySelector('[data-sum]')?.textContent).toBe('3');
    expect(container.textContent).toContain('Nothing for: men, kings, back rank.');
  });
});

describe('the terms of a search result', () => {
  it('are those of both ends of the line, each with its own sum, and never called the score', () => {
    const now = [{ name: 'men', value: 40 }, { name: 'tempo', value: -6 }];
    const end = [{ name: 'men', value: -20 }, { name: 'tempo', value: 6 }];
    const { container } = panel({ thought: thought({ score: 95, terms: [], staticTerms: { side: 'white', now, end } }) });
    expect([...container.querySelectorAll('[data-sum]')].map((sum) => sum.textContent)).toEqual(['34', '−14']);
    expect([...container.querySelectorAll('tfoot th')].map((name) => name.textContent)).toEqual(['sum', 'sum']);
    expect(container.textContent).toContain('The score comes from the search.');
    expect(container.textContent).not.toContain('What makes up the score, in');
  });
});

describe('the graph of scores', () => {
  it('is a slider that leads through the game', async () => {
    const ongoto = vi.fn();
    const thoughts = [thought(), thought({ score: 120 })];
    const props = { thoughts, history: history('22-18', '9-13'), names, ply: 1, ongoto };
    render(EvaluationGraph, props);
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toBe('After 1. 22-18: even (+0.03 for Red)');
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await fireEvent.keyDown(slider, { key: 'Home' });
    expect(ongoto.mock.calls).toEqual([[2], [0]]);
  });

  it('lends no score to a move that has none', () => {
    const thoughts = [thought(), thought({ score: null })];
    const props = { thoughts, history: history('22-18', '9-13'), names, ply: 2, ongoto: vi.fn() };
    render(EvaluationGraph, props);
    const said = 'After 1 … 9-13: no score; the last one was even (+0.03 for Red)';
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(said);
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('the totals', () => {
  it('show machines only, and only what they count', () => {
    const { container } = render(GameTotals, {
      thoughts: [null, thought(), null, thought({ nodes: 1 })],
      history: history('a', 'b', 'c', 'd'),
      names,
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Black']);
    const row = (id: string) => container.querySelector(`[data-total="${id}"] td`)?.textContent;
    expect(row('positions')).toBe('200');
    expect(row('time')).toBe('0.04 s');
    expect(row('book')).toBeUndefined();
  });

  it('have no zeros of a machine that never looked', () => {
    const { container } = render(GameTotals, {
      thoughts: [null, thought({ nodes: 0, cutoffs: 0, evaluations: 0, randomMoves: 1 })],
      history: history('a', 'b'),
      names,
    });
    const rows = [...container.querySelectorAll('[data-total]')].map((row) => row.getAttribute('data-total'));
    expect(rows).not.toContain('positions');
    expect(rows).toContain('random');
  });
});
