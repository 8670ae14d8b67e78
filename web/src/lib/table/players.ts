import type { Catalog } from '../core/types';
import { isMachine, type Seat } from './settings';

/** What to call a player: the machine's name, or the person's own. */
export function nameOf(seat: Seat, catalog: Catalog): string {
  if (!isMachine(seat)) return seat.name;
  return catalog.engines.find((engine) => engine.id === seat.engine)?.name ?? seat.engine;
}
