import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { announcements } from '../../src/lib/text/announcements.svelte';
import Announcer from '../../src/lib/text/Announcer.svelte';
import { thoughtSaid } from '../../src/lib/text/situation';
import TextMode from '../../src/lib/text/TextMode.svelte';
import { FakeGame, FakeThinker, fakeCatalog } from '../fakes';

let table: Table;
let thinker: FakeThinker;

async function type(line: string): Promise<void> {
  const field = screen.getByLabelText<HTMLInputElement>(/^Type a move/);
  await fireEvent.input(field, { target: { value: line } });
  await fireEvent.submit(field.form as HTMLFormElement);
  await vi.advanceTimersByTimeAsync(100);
}

function region(): string {
  return screen.getByRole('status').textContent?.trim() ?? '';
}

function alarm(): string {
  return screen.getByRole('alert').textContent?.trim() ?? '';
}

describe('a game by announced text', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    announcements.text = '';
    announcements.alarm = '';
    thinker = new FakeThinker();
    const client = new FakeGame(3).client();
    table = new Table({ client, thinker, shelf: new MemoryShelf(), catalog: fakeCatalog(), paceMs: 0 });
    await table.start(firstGame());
    render(Announcer, { table });
    render(TextMode, { table });
    await vi.advanceTimersByTimeAsync(100);
  });
  afterEach(() => {
    announcements.flush();
    vi.useRealTimers();
  });

  it('goes from the first move to the end, each thing said once', async () => {
    const who = table.playerName('black');
    expect(region()).toBe(`New game. Checkers against ${who}, First game. You play Red. Your move.`);
    await type('1a');
    expect(region()).toBe('1A.');
    thinker.last.answer('2a');
    await vi.advanceTimersByTimeAsync(100);
    expect(region()).toBe(`${who}: 2A. Your move.`);
    await type('l');
    expect(region()).toBe('Black: 2A.');
    await type('t');
    expect(region()).toContain('312 positions, 41 cut-offs');
    await type('3a');
    expect(region()).toBe('3A. You win: Black has no pieces left.');
    await type('4a');
    expect(region()).toBe('The game is over. white wins by no-pieces-left.');
  });

  it("has the opponent's reply on paper", async () => {
    const who = table.playerName('black');
    await type('1a');
    thinker.last.answer('2a');
    await vi.advanceTimersByTimeAsync(100);
    expect(screen.getByText(`${who}: 2A.`)).toBeTruthy();
  });

  it('says what the opponent thought', async () => {
    await type('1a');
    expect(thoughtSaid(table)).toBe('Your opponent has not moved yet.');
    thinker.last.answer('2a');
    await vi.advanceTimersByTimeAsync(100);
    expect(thoughtSaid(table)).toMatch(/^312 positions, 41 cut-offs\./);
  });

  it('says that the page is offline', async () => {
    await fireEvent(window, new Event('offline'));
    await vi.advanceTimersByTimeAsync(100);
    expect(region()).toBe('Offline. The game goes on here.');
  });

  it('says when thirty and ten seconds are left, once each', async () => {
    const said = vi.fn();
    announcements.onsaid = said;
    const clocks = (white: number) => ({ white, black: 60_000, running: 'white' as const, thinkMillis: 0 });
    for (const seconds of [60, 30, 29, 10, 9]) {
      table.clock.show(clocks(seconds * 1000), false);
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(said.mock.calls.flat(2)).toEqual(['30 seconds left.', '10 seconds left.']);
  });

  it('says why a move is refused, once and at once', async () => {
    await type('9z');
    expect(alarm()).toBe('9z is not legal here');
    expect(screen.getAllByText('9z is not legal here')).toHaveLength(2); // on paper and in the region
    expect(region()).not.toContain('9z');
  });

  it('says the same refusal again when the same is tried again', async () => {
    await type('9z');
    const first = screen.getByRole('alert').textContent;
    await type('l');
    await type('9z');
    expect(alarm()).toBe('9z is not legal here');
    expect(screen.getByRole('alert').textContent).not.toBe(first);
  });
});
