import type { OpenCore } from '../core/open';

const visits = new WeakMap<OpenCore, Map<string, unknown>>();

/**
 * What a visitor left in a room, found there again as long as the page is open: whoever goes to the X-ray
 * and comes back finds the game as it stood.
 */
export function kept<T>(core: OpenCore, room: string, make: () => T): T {
  const rooms = visits.get(core) ?? new Map<string, unknown>();
  visits.set(core, rooms);
  if (!rooms.has(room)) rooms.set(room, make());
  return rooms.get(room) as T;
}
