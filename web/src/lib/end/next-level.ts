import type { EngineCard, Side } from '../core/types';
import { isMachine, lonePerson, opposite, type GameSettings } from '../table/settings';

/** Losses in a row against one level since the page was opened. */
const losses = { against: '', games: new Set<string>() };

export interface NextLevel {
  level: string;
  harder: boolean;
}

/** The level to play next: after a win the one above, after two losses in a row the one below. Null elsewhere. */
export function nextLevel(settings: GameSettings, winner: Side | null, engines: EngineCard[], game: string): NextLevel | null {
  const me = lonePerson(settings);
  const seat = me && settings[opposite(me)];
  if (!seat || !isMachine(seat)) return null;
  const levels = engines.find(({ id }) => id === seat.id)?.levels ?? [];
  const at = levels.findIndex(({ id }) => id === seat.level);
  if (at < 0 || winner === null) return null;
  const against = `${seat.id} ${seat.level}`;
  if (winner === me || losses.against !== against) losses.games.clear();
  losses.against = against;
  if (winner === me) return step(levels[at + 1]?.id, true);
  losses.games.add(game);
  return losses.games.size < 2 ? null : step(levels[at - 1]?.id, false);
}

function step(level: string | undefined, harder: boolean): NextLevel | null {
  return level === undefined ? null : { level, harder };
}

/** The same game against another level. */
export function atLevel(settings: GameSettings, level: string): GameSettings {
  const seat = (side: Side) => (isMachine(settings[side]) ? { ...settings[side], level } : settings[side]);
  return { ...settings, white: seat('white'), black: seat('black') };
}
