import type { ClockSetting, SeatRecord } from '../core/server-types';
import type { GameName, MoveId, Side } from '../core/types';

export type Seat = SeatRecord;

/** All that is agreed before a game begins. */
export interface GameSettings {
  game: GameName;
  rules: string;
  /** A FEN; empty for the usual start. */
  start: string;
  /** Moves already made, such as a ballot's. */
  moves: MoveId[];
  white: Seat;
  black: Seat;
  clock: ClockSetting | null;
  /** Where a game of a file was played, as the file has it. */
  origin?: { event: string; date: string };
}

/** The game that lies ready when the page opens: newcomers play Red against the gentlest machine. */
export function firstGame(): GameSettings {
  return {
    game: 'checkers',
    rules: 'red-vs-ai',
    start: '',
    moves: [],
    white: { kind: 'person', name: 'You' },
    black: { kind: 'machine', engine: 'minimax', level: 'beginner', seed: freshSeed() },
    clock: null,
  };
}

/** Another game between the same players: a machine gets a new seed, so it need not repeat itself. */
export function again(settings: GameSettings): GameSettings {
  const { origin: _, ...agreed } = settings;
  return { ...agreed, moves: [...settings.moves], white: reseeded(settings.white), black: reseeded(settings.black) };
}

export function opposite(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

export function isMachine(seat: Seat): seat is Extract<Seat, { kind: 'machine' }> {
  return seat.kind === 'machine';
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

function reseeded(seat: Seat): Seat {
  return isMachine(seat) ? { ...seat, seed: freshSeed() } : { ...seat };
}
