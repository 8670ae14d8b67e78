import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShelf } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';
import { Table } from '../../src/lib/table/table.svelte';
import { announcements } from '../../src/lib/text/announcements.svelte';
import Announcer from '../../src/lib/text/Announcer.svelte';
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

describe('a game by announced text', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    announcements.text = '';
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
    expect(region()).toBe('New game. Red to move.');
    await type('1a');
    expect(region()).toBe('Red: 1A. Black to move.');
    thinker.last.answer('2a');
    await vi.advanceTimersByTimeAsync(100);
    expect(region()).toBe(
      'Black: 2A. 312 positions, 41 cut-offs, 0.02 s. Red to move.',
    );
    await type('l');
    expect(region()).toBe('Black: 2A.');
    await type('t');
    expect(region()).toContain('positions 312');
    await type('3a');
    expect(region()).toBe('Red: 3A. white wins by no-pieces-left.');
    await type('4a');
    expect(region()).toBe('The game is over. white wins by no-pieces-left.');
  });

  it('says why a move is refused, once', async () => {
    await type('9z');
    expect(region()).toBe('9z is not legal here');
    expect(screen.getAllByText('9z is not legal here')).toHaveLength(2); // on paper and in the region
  });

  it('says the same refusal again when the same is tried again', async () => {
    await type('9z');
    await type('l');
    await type('9z');
    expect(region()).toBe('9z is not legal here');
  });
});
