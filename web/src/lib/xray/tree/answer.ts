import type { MoveId } from '../../core/types';

/** What the core answers to `tree`: docs/page-data.md, as types. */
export interface TreeAnswer {
  /** The fields of a thought; these are the ones looked at here. */
  move: MoveId | null;
  moveText: string | null;
  score: number | null;
  unit: string;
  nodes: number | null;
  line: MoveId[];
  remarks: string[];
  complete: boolean;
  /** Why there is nothing to show; null where there is. */
  reason: string | null;
  tree: TreeColumns | null;
  states: StateColumns | null;
}

export type Ending =
  | 'LEAF'
  | 'GAME_OVER'
  | 'CUT'
  | 'ALL_TRIED'
  | 'STOOD_PAT'
  | 'STOPPED'
  // Of the strong players alone.
  | 'TABLE'
  | 'DATABASE'
  | 'PASS'
  | 'FAR_AHEAD'
  | 'FAR_BEHIND'
  | 'CAPTURE'
  | 'SHALLOW'
  | 'SEVERAL'
  | 'MATE_KNOWN';

/** A field of every node in one array; moves, numbers and endings are places in lists. */
export interface TreeColumns {
  endings: string[];
  parent: number[];
  move: number[];
  depth: number[];
  alpha: number[];
  beta: number[];
  value: number[];
  ending: number[];
  decidingMove: number[];
  untried: number[];
  /** Null: every node is there. */
  sample: Sample | null;
  /** Only of a sample: positions visited here and below. */
  visited?: number[];
  /** Infinities and what is no number are texts. */
  numbers: (number | string)[];
  moves: MoveId[];
  texts: string[];
}

/** How much of a tree is shown: docs/xray.md. */
export interface Sample {
  shown: number;
  visited: number;
  depth: number;
  plies: number;
}

export interface StateColumns {
  kinds: { name: string; code: number; words: string }[];
  parent: number[];
  state: number[];
  move: number[];
  counts: string[];
  moves: MoveId[];
  leftOut: number;
  counters: { name: string; words: string }[];
  valued: Candidate[];
}

export interface Candidate {
  number: number;
  move: MoveId;
  value: number;
  isBest: boolean;
  terms: { name: string; value: number }[];
  counters: Record<string, number>;
}
