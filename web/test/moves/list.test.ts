import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import NumberedMoves from '../../src/lib/moves/NumberedMoves.svelte';
import { history } from '../dashboard/fixtures';

describe('the move list', () => {
  it('marks the move on the board and walks with the arrow keys', async () => {
    const ongoto = vi.fn();
    render(NumberedMoves, {
      history: history('e4', 'e5', 'Nf3'),
      names: { white: 'White', black: 'Black' },
      ply: 3,
      ongoto,
    });
    const current = screen.getByRole('button', { name: 'White Nf3' });
    expect(current.getAttribute('aria-current')).toBe('step');
    expect(current.tabIndex).toBe(0);
    expect(screen.getByRole('button', { name: 'Black e5' }).tabIndex).toBe(-1);
    await fireEvent.keyDown(current, { key: 'ArrowLeft' });
    await fireEvent.click(screen.getByRole('button', { name: 'White e4' }));
    await fireEvent.click(screen.getByRole('button', { name: 'start' }));
    expect(ongoto.mock.calls).toEqual([[2], [1], [0]]);
  });
});
