import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import PositionEditor from '../../src/lib/newgame/PositionEditor.svelte';
import { clientAnswering } from './fixtures';

afterEach(cleanup);

const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The editor with a page that keeps the FEN it writes. */
async function editing(fen: string) {
  const { client } = clientAnswering({ fen: START, names: { white: 'White', black: 'Black' } });
  const onchange = vi.fn((next: string) => void rerender({ fen: next }));
  const { rerender } = render(PositionEditor, { client, game: 'chess', rules: 'fide', fen, onchange });
  await tick();
  await tick();
  const written = () => onchange.mock.calls.at(-1)?.[0];
  return { written };
}

const cell = (name: string) => screen.getByRole('gridcell', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the position editor', () => {
  it('begins with the usual start', async () => {
    const { written } = await editing('');
    expect(written()).toBe(START);
    expect(cell('e1, White king')).toBeDefined();
  });

  it('puts the chosen piece where one clicks, and the same again takes it away', async () => {
    const { written } = await editing(KINGS);
    await press('White pawn');
    await fireEvent.click(cell('a2'));
    expect(written()).toBe('4k3/8/8/8/8/8/P7/4K3 w - - 0 1');
    await fireEvent.click(cell('a2, White pawn'));
    expect(written()).toBe(KINGS);
  });

  it('erases', async () => {
    const { written } = await editing(KINGS);
    await press('Eraser');
    await fireEvent.click(cell('e8, Black king'));
    expect(written()).toBe('8/8/8/8/8/8/8/4K3 w - - 0 1');
  });

  it('is used by arrow keys and piece letters', async () => {
    const { written } = await editing(KINGS);
    const square = cell('e4');
    square.focus();
    await fireEvent.keyDown(square, { key: 'ArrowRight' });
    await fireEvent.keyDown(document.activeElement!, { key: 'q' });
    expect(written()).toBe('4k3/8/8/8/5q2/8/8/4K3 w - - 0 1');
    await fireEvent.keyDown(document.activeElement!, { key: 'Delete' });
    expect(written()).toBe(KINGS);
  });

  it('says whose turn it is and who may castle', async () => {
    const { written } = await editing('r3k3/8/8/8/8/8/8/4K2R w - - 0 1');
    await fireEvent.click(screen.getByLabelText('Black'));
    await fireEvent.click(screen.getByLabelText('White, kingside'));
    await fireEvent.click(screen.getByLabelText('Black, queenside'));
    expect(written()).toBe('r3k3/8/8/8/8/8/8/4K2R b Kq - 0 1');
  });

  it('empties the board and sets up the usual start', async () => {
    const { written } = await editing(KINGS);
    await press('Empty board');
    expect(written()).toBe('8/8/8/8/8/8/8/8 w - - 0 1');
    await press('Start position');
    expect(written()).toBe(START);
  });

  it('names the capitals as those of White', async () => {
    await editing(KINGS);
    expect(screen.getByText(/K Q R B N P for White, with small letters for Black/)).toBeDefined();
  });
});
