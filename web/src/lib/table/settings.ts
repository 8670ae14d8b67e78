import type { Side } from '../core/types';
import type { EnginePlayer, GameKind, GamePolicy, Player, Settings } from '../core/wire';

export type Seat = Player;

/** All that is agreed before a game begins. */
export type GameSettings = Settings;

/** What a person who gave no name is called in a log. */
export const ME = 'You';

/** Everybody sits at one board, and may do there what they like. */
export const LOCAL: GamePolicy = {
  clockStart: 'after-first-move',
  takebacks: 'free',
  canReopen: true,
  abortBefore: 0,
  mostEnginePlies: 1000,
  graceMillis: 0,
};

/** What stands on a table before any game has been put there: White against Janus at its first level. */
export function firstGame(game: GameKind = 'checkers'): GameSettings {
  return {
    game,
    ruleSet: game === 'chess' ? 'fide' : 'red-vs-ai',
    start: '',
    before: [],
    white: { kind: 'person', name: ME },
    black: { kind: 'engine', id: game === 'chess' ? 'janus' : 'janus-checkers', level: '1', seed: freshSeed() },
    control: null,
    policy: LOCAL,
  };
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function isMachine(seat: Seat): seat is EnginePlayer {
  return seat.kind === 'engine';
}

export function hasMachine({ white, black }: Pick<GameSettings, 'white' | 'black'>): boolean {
  return isMachine(white) || isMachine(black);
}

export function hasOnlyMachines(settings: GameSettings): boolean {
  return isMachine(settings.white) && isMachine(settings.black);
}

/** The side of the only person at the table; null when there are two or none. */
export function lonePerson(settings: Pick<GameSettings, 'white' | 'black'>): Side | null {
  if (isMachine(settings.white) === isMachine(settings.black)) return null;
  return isMachine(settings.white) ? 'black' : 'white';
}

export function freshSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  // 63 bits: a seed is a signed number of 64 bits where it is used.
  return ((BigInt(high & 0x7fffffff) << 32n) | BigInt(low)).toString();
}
