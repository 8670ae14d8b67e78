import type { Catalog } from '../core/types';
import { isMachine, ME, type Seat } from './settings';
import { m } from '../words/m.svelte';

/** What to call a player: the machine's name, or the person's own. */
export function nameOf(seat: Seat, catalog: Catalog): string {
  if (!isMachine(seat)) return seat.name === ME ? m.playerYou() : seat.name;
  return catalog.engines.find((engine) => engine.id === seat.id)?.name ?? seat.id;
}
