import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Progress, Thought } from '../../src/lib/core/types';
import FilmView from '../../src/lib/film/FilmView.svelte';
import { history, METRICS, MINIMAX, MINT } from '../dashboard/fixtures';
import { fakeCatalog } from '../fakes';
import { filmed, SEVEN, tried } from './fixtures';

const catalog = { ...fakeCatalog(), engines: [MINIMAX, MINT], metrics: METRICS };

function film(thought: Thought | null, change: object = {}) {
  const heard = { onfold: vi.fn(), onshowline: vi.fn(), onpoint: vi.fn(), ongoto: vi.fn() };
  const moves = thought ? history('26-23', '15-18') : history('26-23');
  const { container } = render(FilmView, {
    catalog,
    engines: { white: null, black: thought?.engine ?? 'minimax' },
    thoughts: thought ? [null, thought] : [null],
    history: moves,
    names: { white: 'Red', black: 'Black' },
    ply: moves.length,
    thinking: null,
    progress: null,
    unfolded: false,
    lineOnBoard: false,
    still: true,
    pointed: [],
    ...heard,
    ...change,
  });
  return { ...heard, container };
}

function fact(container: HTMLElement, id: string): string {
  return container.querySelector(`[data-fact=${id}]`)?.textContent?.trim() ?? '';
}

describe('the film', () => {
  it('names the move and says why in counted facts', () => {
    const { container } = film(filmed());
    expect(screen.getByRole('heading').textContent).toBe('Why 15-18?');
    expect(container.querySelector('[data-sentence]')?.textContent?.trim()).toBe(
      'It gives a piece, takes two and gives one back. Of the seven moves it tried, no other ended better. It looked at 271 positions, with 55 cut-offs.',
    );
    expect(container.querySelector('[data-sentence] b')?.textContent).toBe('271 positions');
  });

  it('has four figures', () => {
    const { container } = film(filmed());
    expect(fact(container, 'nodes')).toBe('271 positions');
    expect(fact(container, 'cutoffs')).toBe('55 cut-offs');
    expect(fact(container, 'depth')).toBe('4 moves ahead');
    expect(fact(container, 'score')).toBe('+0.06 for Black');
  });

  it('draws every move and tells the same in a table', () => {
    const { container } = film(filmed());
    expect(container.querySelectorAll('[data-tried]')).toHaveLength(7);
    expect(screen.getByRole('img', { name: /7 moves tried, 4 of them cut off early/ })).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim()));
    expect(cells[1]).toEqual(['9-13', 'cut', '4']);
    expect(cells[3]).toEqual(['15-18, chosen', '+0.06', '10']);
  });

  it('shows the expected line on the board, up to the move that is pressed', async () => {
    const { onpoint } = film(filmed());
    await fireEvent.click(screen.getByRole('button', { name: '10x26' }));
    expect(onpoint).toHaveBeenCalledWith(['22x15', '10x19x26']);
  });

  it('takes the line from the board when the same move is pressed again', async () => {
    const { onpoint } = film(filmed(), { pointed: ['22x15'] });
    const chip = screen.getByRole('button', { name: '22x15' });
    expect(chip.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(chip);
    expect(onpoint).toHaveBeenCalledWith([]);
  });

  it('says what to do before the first move', () => {
    film(null);
    expect(screen.getByRole('heading').textContent?.trim()).toBe('Make a move');
    expect(screen.getAllByText('Here you will see what the machine thinks of it.').length).toBeGreaterThan(0);
  });

  it('shows a search under way in place of the last thought', () => {
    const progress: Progress = {
      progress: true,
      depth: null,
      score: null,
      line: [],
      texts: [],
      nodes: 12430,
      cutoffs: 900,
      millis: 130,
      tried: [SEVEN[0]!, tried('9-13', { score: null, nodes: 0, plies: [] })],
      why: [{ key: 'film.so-far-tried', args: [], text: 'So far it has tried one of 2 moves.' }],
    };
    const { container } = film(filmed(), { thinking: 'white', engines: { white: 'minimax', black: null }, progress });
    expect(screen.getByRole('heading').textContent).toContain('is thinking');
    expect(container.querySelector('[data-sentence]')?.textContent).toContain('So far it has tried one of 2 moves.');
    expect(fact(container, 'nodes')).toBe('12,430 positions');
    expect(container.querySelectorAll('[data-tried]')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: /X-ray/ })).toBeNull();
  });

  it('says that a move was drawn by lot, and draws nothing', () => {
    const why = [{ key: 'film.lot', args: [20], text: 'It chose this move at random, one of 20. There is no search to show.' }];
    const { container } = film(filmed({ engine: 'mint', score: null, tried: [], line: [], texts: [], why, randomMoves: 1, remarks: ['drew 3 of 20'] }));
    expect(container.querySelector('[data-sentence]')?.textContent).toContain('It chose this move at random, one of 20.');
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('link', { name: /X-ray/ })).toBeNull();
    expect(container.querySelectorAll('[data-fact]')).toHaveLength(0);
  });

  it('tells of a thought that an older page kept', () => {
    const { tried: _, why: __, ...old } = filmed();
    const { container } = film(old as Thought);
    expect(container.querySelector('[data-sentence]')?.textContent?.trim()).toBe('271 positions, 55 cut-offs, 0.02 s');
  });

  it('leads to the X-ray and to all figures', async () => {
    const { onfold } = film(filmed());
    expect(screen.getByRole('link', { name: /Open the X-ray/ }).getAttribute('href')).toBe('#/xray/tree');
    await fireEvent.click(screen.getByRole('button', { name: 'More figures' }));
    expect(onfold).toHaveBeenCalledWith(true);
  });

  it('has all figures of the thought and of the game under its fold', () => {
    const { container } = film(filmed(), { unfolded: true });
    expect(container.querySelector('[data-figure=nodes] .number')?.textContent).toBe('271');
    expect(container.querySelector('[data-total=positions] td')?.textContent).toBe('271');
  });

  it('is one line on small screens, which opens', async () => {
    const { container } = film(filmed());
    const line = screen.getByRole('button', { name: /Why 15-18\?\s+It looked at 271 positions, with 55 cut-offs\./ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await fireEvent.click(line);
    expect(line.getAttribute('aria-expanded')).toBe('true');
    expect(container.querySelector('.film')?.classList).toContain('open');
  });
});
