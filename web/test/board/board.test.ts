import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/lib/board/Board.svelte';
import type { Pointing } from '../../src/lib/core/types';
import { FakeGame } from '../fakes';

afterEach(cleanup);

const view = new FakeGame().view([]);
const selected: Pointing = {
  pointed: ['a1'],
  selected: 'a1',
  origin: 'a1',
  targets: [
    { square: 'b2', kind: 'regular' },
    { square: 'c3', kind: 'jump' },
  ],
  inSequence: false,
  canStop: false,
  removed: [],
  promotions: null,
  play: null,
  refusal: null,
};

const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('the board', () => {
  it('is a grid of 64 cells of which one is in the tab order', () => {
    render(Board, { view, open: true });
    const cells = screen.getAllByRole('gridcell');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Checkers board, Red at the bottom');
    expect(cells).toHaveLength(64);
    expect(cells.filter((one) => one.tabIndex === 0)).toHaveLength(1);
  });

  it('begins the keys on the side of the person, however it lies', () => {
    for (const [flipped, first] of [
      [false, 'c3'],
      [true, 'f6'],
    ] as const) {
      render(Board, { view, open: true, flipped });
      expect(screen.getAllByRole('gridcell').find((one) => one.tabIndex === 0)?.dataset.square).toBe(first);
      cleanup();
    }
  });

  it('names each square with its number and who stands there', () => {
    render(Board, { view, open: true });
    expect(cell(/^a1 \(29\)/).getAttribute('aria-label')).toBe('a1 (29), Red man');
    expect(cell(/^a8/).getAttribute('aria-label')).toBe('a8');
  });

  it('marks where the selected man may go, jumps unlike quiet moves', () => {
    render(Board, { view, pointing: selected, open: true });
    expect(cell(/^a1/).getAttribute('aria-selected')).toBe('true');
    expect(cell(/^b2.*move here/).dataset.mark).toBe('regular');
    expect(cell(/^c3.*jump here/).dataset.mark).toBe('jump');
  });

  it('marks the men that must jump while nothing is selected', () => {
    render(Board, { view: { ...view, mustJump: true, jumpers: ['a1'] }, open: true });
    expect(cell(/must jump/).dataset.square).toBe('a1');
    expect(cell(/must jump/).dataset.mark).toBe('jumper');
  });

  it('walks by arrow keys and points by Enter', async () => {
    const onpoint = vi.fn();
    render(Board, { view, open: true, onpoint });
    const start = screen.getAllByRole('gridcell').find((one) => one.tabIndex === 0)!;
    start.focus();
    await fireEvent.keyDown(start, { key: 'ArrowUp' });
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onpoint).toHaveBeenCalledWith('d4', { alt: false });
  });

  it('ends a sequence by Escape', async () => {
    const onstop = vi.fn();
    render(Board, { view, pointing: { ...selected, inSequence: true, canStop: true }, open: true, onstop });
    await fireEvent.keyDown(cell(/^a1/), { key: 'Escape' });
    expect(onstop).toHaveBeenCalledOnce();
  });

  it('takes a click that no pointer made, as screen readers send it', async () => {
    const onpoint = vi.fn();
    render(Board, { view, open: true, onpoint });
    await fireEvent.click(cell(/^a1/));
    expect(onpoint).toHaveBeenCalledWith('a1', { alt: false });
  });

  it('shows a board turned round from the other side', () => {
    render(Board, { view, flipped: true });
    expect(screen.getAllByRole('gridcell')[0]?.dataset.square).toBe('h1');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('Checkers board, Black at the bottom');
  });

  it('shows the men after the hops made, without those captured', () => {
    const men = [{ square: 'c3', side: 'white' as const, role: 'man' as const }];
    const hopped = { ...selected, pointed: ['a1', 'c3'], selected: 'c3', inSequence: true, men, removed: ['b2'] };
    const { container } = render(Board, { view, pointing: hopped, open: true });
    expect([...container.querySelectorAll<HTMLElement>('.piece')].map((one) => one.dataset.at)).toEqual(['c3']);
  });

  it('marks a move chosen in advance, and says so', () => {
    const { container } = render(Board, { view, ahead: 'white', premove: ['a1', 'b2'], arrows: [{ path: ['a1', 'b2'], kind: 'premove' }] });
    expect([...container.querySelectorAll<HTMLElement>('.ahead')].map((one) => one.dataset.square)).toEqual(['b2', 'a1']);
    expect(cell(/^b2/).getAttribute('aria-label')).toBe('b2 (25), premove');
    expect(container.querySelector('g.premove')).not.toBeNull();
  });

  describe('by drag', () => {
    /** Happy-dom lays nothing out: the board is said to be 800 pixels wide. */
    function dragged(props: Partial<Parameters<typeof Board>[1]> = {}) {
      const onpoint = vi.fn();
      const onstop = vi.fn();
      const { container } = render(Board, { view, pointing: selected, open: true, onpoint, onstop, ...props });
      const grid = screen.getByRole('grid');
      grid.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 800 }) as DOMRect;
      const finger = (type: string, x: number, y: number, pointerId = 1) =>
        fireEvent(grid, new PointerEvent(type, { bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y, pointerId }));
      return { onpoint, onstop, finger, over: () => container.querySelector<HTMLElement>('.over')?.dataset.square };
    }

    it('shows where the piece would be put down, and points there', async () => {
      const { finger, over, onpoint } = dragged();
      await finger('pointerdown', 50, 750);
      await finger('pointermove', 150, 650);
      expect(over()).toBe('b2');
      await finger('pointerup', 150, 650);
      expect(over()).toBeUndefined();
      expect(onpoint.mock.calls.map(([square]) => square as string)).toEqual(['b2']);
    });

    it('lets go of the piece beside the board', async () => {
      const { finger, onpoint, onstop } = dragged();
      await finger('pointerdown', 50, 750);
      await finger('pointermove', -60, 750);
      await finger('pointerup', -60, 750);
      expect(onpoint).not.toHaveBeenCalled();
      expect(onstop).toHaveBeenCalledOnce();
    });

    it('heeds the finger that holds the piece, and no other', async () => {
      const { finger, over, onpoint } = dragged();
      await finger('pointerdown', 50, 750);
      await finger('pointermove', 150, 650);
      await finger('pointerdown', 450, 450, 2);
      await finger('pointermove', 450, 450, 2);
      await finger('pointerup', 450, 450, 2);
      expect(over()).toBe('b2');
      expect(onpoint).not.toHaveBeenCalled();
    });
  });
});
