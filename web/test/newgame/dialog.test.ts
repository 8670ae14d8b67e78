import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import NewGame from '../../src/lib/newgame/NewGame.svelte';
import { CATALOG, clientAnswering } from './fixtures';

async function opened(answer: unknown = {}) {
  const onstart = vi.fn();
  const props = { open: true, catalog: CATALOG, client: clientAnswering(answer).client, onstart, oninvite: () => Promise.resolve(null) };
  const { unmount } = render(NewGame, props);
  await tick();
  return { onstart, unmount };
}

function choose(name: string | RegExp): Promise<unknown> {
  return fireEvent.click(screen.getByLabelText(name));
}

async function start(): Promise<void> {
  await fireEvent.submit(screen.getByText('Start game').closest('form') as HTMLFormElement);
}

describe('the new-game dialog', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it('starts a game by one click', async () => {
    const { onstart } = await opened();
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({
      game: 'checkers',
      ruleSet: 'acf',
      white: { kind: 'engine', id: 'janus-checkers' },
      black: { kind: 'person' },
    });
  });

  it('lets an opponent bring the rules of its game, and whoever begins by them', async () => {
    const { onstart } = await opened();
    await choose(/^The flowchart/i);
    expect(screen.getByLabelText<HTMLInputElement>('Red, moves first').checked).toBe(true);
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({ ruleSet: 'red-vs-ai', white: { kind: 'person' }, black: { id: 'minimax' } });
  });

  it('keeps rules that were chosen when only the level changes', async () => {
    const { onstart } = await opened();
    await fireEvent.change(screen.getByLabelText('Rules'), { target: { value: 'red-vs-ai' } });
    await choose(/^Janus/);
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({ ruleSet: 'red-vs-ai', black: { id: 'janus-checkers' } });
  });

  it('shows the gallery of the chosen game and the levels of the chosen opponent', async () => {
    const { onstart } = await opened();
    await choose('Chess');
    await choose(/^Microchess/);
    await choose('First game, 900');
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({
      game: 'chess',
      ruleSet: 'fide',
      black: { kind: 'engine', id: 'microchess', level: '1' },
    });
  });

  it('offers Janus first, and its levels on a slider', async () => {
    const { onstart } = await opened();
    await choose('Chess');
    expect(screen.getAllByRole('radio', { name: /Janus|Microchess/ })[0]?.getAttribute('value')).toBe('janus');
    const slider = screen.getByLabelText(/^Level/);
    expect(slider.getAttribute('aria-valuetext')).toBe('First game, 900');
    await fireEvent.input(slider, { target: { value: '1' } });
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({ black: { kind: 'engine', id: 'janus', level: '5' } });
  });

  it('has the "must jump?" switch for two people', async () => {
    const { onstart } = await opened();
    await choose('Two players');
    await choose(/Must jump/);
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({ ruleSet: 'two-player-forced' });
  });

  it('asks two people for their names, which they need not give', async () => {
    const { onstart } = await opened();
    await choose('Two players');
    await fireEvent.input(screen.getByLabelText('Who plays White'), { target: { value: '  Ann\u0007 ' } });
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({
      white: { kind: 'person', name: 'Ann' },
      black: { kind: 'person', name: 'Black' },
    });
  });

  it('remembers the last choice', async () => {
    const first = await opened();
    await choose('Chess');
    await start();
    first.unmount();
    const again = await opened();
    await start();
    expect(again.onstart.mock.calls[0]?.[0]).toMatchObject({ game: 'chess' });
  });

  it('does not start from a text with flaws, and names them', async () => {
    const flaws = ['White has no king.', 'Black has no king.'];
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { onstart } = await opened({ error: 'no', kind: 'setup', flaws });
    await fireEvent.change(screen.getByLabelText('Starting position'), { target: { value: 'pasted' } });
    const paper = screen.getByLabelText(/^FEN, or a game/);
    await fireEvent.input(paper, { target: { value: '8/8/8/8/8/8/8/8 w - - 0 1' } });
    await vi.waitFor(() => expect(screen.getByText('White has no king.')).toBeTruthy());
    expect(screen.getByText('Black has no king.')).toBeTruthy();
    expect(screen.getByText('The pasted text has 2 mistakes.')).toBeTruthy();
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(scrolled.mock.contexts[0]).toBe(screen.getByText('White has no king.').closest('[role=status]'));
    expect(screen.getByText<HTMLButtonElement>('Start game').disabled).toBe(true);
    await start();
    expect(onstart).not.toHaveBeenCalled();
  });

  it('begins with a ballot where the rules know ballots', async () => {
    const { onstart } = await opened();
    await choose('Computer against computer');
    await fireEvent.change(screen.getByLabelText('Starting position'), { target: { value: 'ballot' } });
    expect(screen.getByText('2. 9-14 22-18 5-9')).toBeTruthy();
    await fireEvent.change(screen.getByLabelText('Opening'), { target: { value: '2' } });
    await start();
    expect(onstart.mock.calls[0]?.[0]).toMatchObject({
      ruleSet: 'acf',
      before: ['9-14', '22-18', '5-9'],
    });
  });
});
