import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from '../../src/lib/board/Board.svelte';
import { drawnWith, lineOf, type Drawn } from '../../src/lib/board/drawing.svelte';
import { FakeGame } from '../fakes';

afterEach(cleanup);

const view = new FakeGame().view([]);

/** A board 800 pixels wide, for happy-dom lays nothing out. */
function drawable(props: Partial<Parameters<typeof Board>[1]> = {}) {
  const onpoint = vi.fn();
  const { container, rerender } = render(Board, { view, open: true, draws: true, onpoint, ...props });
  const grid = screen.getByRole('grid');
  grid.getBoundingClientRect = () => ({ left: 0, top: 0, width: 800, height: 800 }) as DOMRect;
  const press = async (button: number, [x, y]: number[], [toX, toY]: number[], keys: PointerEventInit = {}) => {
    const finger = (type: string, clientX = 0, clientY = 0) =>
      fireEvent(grid, new PointerEvent(type, { bubbles: true, cancelable: true, button, clientX, clientY, pointerId: 1, ...keys }));
    await finger('pointerdown', x, y);
    await finger('pointermove', toX, toY);
    await finger('pointerup', toX, toY);
  };
  const drawn = () => [...container.querySelectorAll<SVGElement>('[data-drawn]')].map((one) => `${one.dataset.drawn} ${one.classList[0]}`);
  return { press, drawn, onpoint, rerender };
}

const A1 = [50, 750];
const B2 = [150, 650];

describe('drawing on the board', () => {
  it('makes arrows and circles with the right button, and takes them away again', async () => {
    const { press, drawn, onpoint } = drawable();
    await press(2, A1, B2);
    await press(2, B2, B2, { shiftKey: true });
    expect(drawn()).toEqual(['a1b2 solid', 'b2b2 dashed']);
    await press(2, A1, B2);
    expect(drawn()).toEqual(['b2b2 dashed']);
    expect(onpoint).not.toHaveBeenCalled();
  });

  it('is wiped off by a click, and by a move', async () => {
    const { press, drawn, rerender } = drawable();
    await press(2, A1, B2);
    await press(0, B2, B2);
    expect(drawn()).toEqual([]);
    await press(2, A1, B2);
    await rerender({ view: new FakeGame().view(['1a']) });
    expect(drawn()).toEqual([]);
  });

  it('needs no right button while drawing is chosen', async () => {
    const { press, drawn, onpoint } = drawable({ drawing: true });
    await press(0, A1, B2);
    expect(drawn()).toEqual(['a1b2 solid']);
    expect(onpoint).not.toHaveBeenCalled();
  });

  it('is given up beside the board', async () => {
    const { press, drawn } = drawable();
    await press(2, A1, [-40, 40]);
    expect(drawn()).toEqual([]);
  });

  it('is not offered on boards that only show something', async () => {
    const { press, drawn } = drawable({ draws: false });
    await press(2, A1, B2);
    expect(drawn()).toEqual([]);
  });
});

describe('the line of a drawing', () => {
  const keys = { shiftKey: false, altKey: false, ctrlKey: false };

  it('is chosen by Shift, Alt and Ctrl', () => {
    expect(lineOf(keys)).toBe('solid');
    expect(lineOf({ ...keys, shiftKey: true })).toBe('dashed');
    expect(lineOf({ ...keys, altKey: true })).toBe('double');
    expect(lineOf({ ...keys, ctrlKey: true })).toBe('double');
  });

  it('is replaced by drawing with another one', () => {
    const solid: Drawn = { from: 'a1', to: 'b2', line: 'solid' };
    expect(drawnWith([solid], { ...solid, line: 'double' })).toEqual([{ ...solid, line: 'double' }]);
  });
});
