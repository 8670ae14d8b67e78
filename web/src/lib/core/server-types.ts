/** What the page and the server tell each other about kept games. */
import type { GameName, MoveId, Outcome, Side } from './types';

export type SeatRecord =
  | { kind: 'person'; name: string }
  | { kind: 'machine'; engine: string; level: string; seed: string };

export interface ClockSetting {
  /** Milliseconds at the start and added after each move. */
  base: number;
  increment: number;
}

export interface MadeRecord {
  id: MoveId;
  thought: object | null;
  clockMs: number | null;
  at: string | null;
  /** What the file of an imported game says of the move; it stays in the page. */
  comment?: string | null;
}

export interface GameRecord {
  id: string;
  game: GameName;
  rules: string;
  start: string;
  white: SeatRecord;
  black: SeatRecord;
  clock: ClockSetting | null;
  moves: MadeRecord[];
}

export interface GameSummary {
  id: string;
  game: GameName;
  rules: string;
  white: SeatRecord;
  black: SeatRecord;
  plies: number;
  outcome: Outcome | null;
  created: string;
  updated: string;
  version: number;
}

export type EndHow = 'resign' | 'agreement' | 'claim' | 'time';

export interface EndRequest {
  ply: number;
  how: EndHow;
  side: Side;
}
