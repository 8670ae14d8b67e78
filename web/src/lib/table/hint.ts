import type { Catalog, Course, GameName, ThinkQuestion } from '../core/types';

interface Adviser {
  engine: string;
  level: string;
}

/** Long enough for good advice, short enough to wait for. */
const HINT_MS = 1000;

/**
 * Whom to ask for a hint, the youngest program first: not every one plays every rule set. Among those
 * of one year the catalog lists the strongest last.
 */
export function hintSeats(catalog: Catalog, game: GameName): Adviser[] {
  return catalog.engines
    .filter((engine) => engine.game === game)
    .reverse()
    .sort((a, b) => b.year - a.year)
    .map((engine) => ({ engine: engine.id, level: engine.levels.at(-1)?.id ?? engine.defaultLevel }));
}

export function hintQuestion(course: Course, adviser: Adviser): ThinkQuestion {
  return { ...course, ...adviser, seed: '1', ms: HINT_MS };
}
