import type { GameName, MoveId, Side } from '../../core/types';

/** What the core says of its own thinking: docs/xray.md and docs/page-data.md, as types. */

/** Where every answer is about. */
interface About {
  game: GameName;
  rules: string;
  fen: string;
}

export interface NamedValue {
  name: string;
  value: number;
}

/** What a player thinks of one first move. */
export interface Weighed {
  move: MoveId;
  score: number;
  reply: MoveId | null;
  line: MoveId[];
  texts: string[];
  terms: NamedValue[];
  remark: string;
}

export interface Change {
  term: string;
  asked: number;
  against: number;
  difference: number;
}

export interface Explanation extends About {
  engine: string;
  level: string;
  depth: number | null;
  unit: string;
  isOwnChoice: boolean;
  played: MoveId | null;
  asked: Weighed;
  against: Weighed | null;
  difference: number;
  changes: Change[];
  sentence: string;
}

export interface ExplainProgress {
  nodes: number;
  millis: number;
}

export interface Run {
  alphaBeta: boolean;
  ordering: boolean;
  complete: boolean;
  value: number | null;
  line: MoveId[];
  texts: string[];
  nodes: number;
  evaluations: number;
  cutoffs: number;
}

export interface Comparison extends About {
  engine: string;
  level: string;
  unit: string;
  runs: Run[];
  guarantee: string;
  asPromised: boolean;
}

export interface CompareProgress {
  runs: Run[];
  nodes: number;
  millis: number;
}

/** One player's answer to the position that everybody is asked. */
export interface Witness {
  engine: string;
  year: number;
  level: string;
  /** Null: it resigns or failed. */
  move: MoveId | null;
  text: string | null;
  score: number | null;
  unit: string;
  nodes: number | null;
  cutoffs: number | null;
  agrees: boolean;
  /** Whether it looked or knew by heart rather than drew a lot. */
  found: boolean;
  millis: number;
  trouble: string;
}

export interface LineageAnswer extends About {
  judge: string;
  move: MoveId | null;
  first: string;
  firstYear: number;
  agreeing: number;
  players: Witness[];
  sentence: string;
}

export interface LineageProgress {
  asking: string;
  done: number;
  of: number;
  player: Witness | null;
  nodes: number;
  millis: number;
}

/** What a position is worth to the side to move there. */
export interface Assessment {
  /** In hundredths of a pawn or man. */
  score: number;
  /** From 0 to 1. */
  points: number;
  line: MoveId[];
  texts: string[];
  exact: { points: number; plies: number | null } | null;
}

export type Mark = '' | '?!' | '?' | '??';

export interface ReviewedMove {
  /** 1 for the first. */
  ply: number;
  side: Side;
  move: MoveId;
  text: string;
  mark: Mark;
  lost: number;
  isBest: boolean;
  before: Assessment;
  after: Assessment;
}

export interface Review extends About {
  by: string;
  plies: number;
  complete: boolean;
  moves: ReviewedMove[];
  /** The plies of the most instructive moves. */
  moments: number[];
  summary: string;
  text: string;
}

export interface ReviewProgress {
  done: number;
  of: number;
  move: ReviewedMove;
  millis: number;
}
