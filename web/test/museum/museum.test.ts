import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Hall from '../../src/lib/museum/Hall.svelte';
import Museum from '../../src/lib/museum/Museum.svelte';
import { ROOMS, roomOf } from '../../src/lib/museum/rooms';
import type { PlaceProps } from '../../src/lib/places/places';

/** The museum's own parts ask nothing of the core or the table. */
function at(...parts: string[]): PlaceProps {
  return { parts } as unknown as PlaceProps;
}

describe('the museum', () => {
  it('has a door for every room, the oldest first', () => {
    render(Hall);
    const doors = screen.getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual(ROOMS.map(({ id }) => `#/museum/${id}`));
    const years = ROOMS.map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => a - b));
  });

  it('has no two rooms of one name', () => {
    expect(new Set(ROOMS.map(({ id }) => id)).size).toBe(ROOMS.length);
    expect(roomOf('kim1')?.title).toBe('KIM-1');
    expect(roomOf('attic')).toBeUndefined();
    expect(roomOf(undefined)).toBeUndefined();
  });

  it('opens every room that has a door', async () => {
    for (const room of ROOMS) expect((await room.load()).default, room.id).toBeTypeOf('function');
  }, 20_000);

  it('shows the doors to whoever asks for a room it has not', () => {
    render(Museum, at('attic'));
    expect(screen.getByRole('note').textContent).toContain('no room “attic”');
    expect(screen.getAllByRole('link')).toHaveLength(ROOMS.length);
  });
});
