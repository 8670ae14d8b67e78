import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import NumberedMoves from '../../src/lib/moves/NumberedMoves.svelte';
import OpeningName from '../../src/lib/moves/OpeningName.svelte';
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

describe('the name of the opening', () => {
  it('stands with its code, and is not announced', () => {
    const { container } = render(OpeningName, { opening: { eco: 'B90', name: 'Sicilian Defense: Najdorf Variation' } });
    const line = container.querySelector('p');
    expect(line?.textContent.replace(/\s+/g, ' ').trim()).toBe('Opening: B90 Sicilian Defense: Najdorf Variation');
    expect(line?.closest('[aria-live], [role=status]')).toBeNull();
  });

  it('has no code in checkers, and no line where there is no name', () => {
    const ballot = render(OpeningName, { opening: { eco: null, name: '68: 10-14 22-18 12-16 (White Doctor)' } });
    expect(ballot.container.textContent.replace(/\s+/g, ' ').trim()).toBe('Opening: 68: 10-14 22-18 12-16 (White Doctor)');
    expect(render(OpeningName, { opening: undefined }).container.querySelector('p')).toBeNull();
  });
});
