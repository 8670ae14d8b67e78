import { levelName } from '../../newgame/names';
import type { Catalog, EngineCard } from '../../core/types';

/** A player of the match table in words: `microchess@normal` is Microchess at its level normal. */
export interface Entrant {
  name: string;
  level: string;
  card: EngineCard | undefined;
}

export function entrantOf(player: string, catalog: Catalog): Entrant {
  const [id = player, level = ''] = player.split('@');
  const card = catalog.engines.find((engine) => engine.id === id);
  return { name: card?.name ?? id, level, card };
}

/** "Microchess (normal)". */
export function fullName(player: string, catalog: Catalog): string {
  const { name, level } = entrantOf(player, catalog);
  return level ? `${name} (${levelName(level)})` : name;
}
