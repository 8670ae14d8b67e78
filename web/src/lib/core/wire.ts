// Written by the build from the records of the core. Do not edit.

/** What can be asked of the `Core`; docs/page-data.md says what each means. */
export type Request = CatalogRequest;

/** What there is to choose from. */
export interface CatalogRequest {
  ask: 'catalog';
}

/** What the `Core` answers. */
export type Reply = Refused | CatalogReply;

/** A request that gets a reason instead of an answer. */
export interface Refused {
  /** a sentence for people */
  error: string;
  kind: Kind;
  /** everything that is wrong with a setup; only there */
  flaws?: string[];
}

/** What there is to choose from. */
export interface CatalogReply {
  engines: EngineCard[];
  metrics: MetricCard[];
  ruleSets: RuleSetCard[];
  /** the 156 openings of three moves */
  ballots: BallotCard[];
  /** of the core */
  version: string;
}

/** What went wrong, for programs. */
export type Kind = 'request' | 'text' | 'illegal' | 'ambiguous' | 'setup' | 'over' | 'failure' | 'stopped';

/** A machine player. */
export interface EngineCard {
  id: string;
  name: string;
  game: GameKind;
  year: number;
  author: string;
  sentence: string;
  missingRules: string[];
  levels: LevelCard[];
  defaultLevel: string;
  /** ids of metrics */
  reports: string[];
  scoreUnit: string;
  /** whether it keeps the whole tree of its search */
  showsTree: boolean;
  /** whether it keeps a sample of it */
  samplesTree: boolean;
}

/** Something a machine player counts. */
export interface MetricCard {
  id: string;
  words: string;
  definition: string;
}

/** A rule set of either game. */
export type RuleSetCard = ChessRuleSet | CheckersRuleSet;

/** An opening that is drawn by lot. */
export interface BallotCard {
  number: number;
  /** not every one has one */
  name: string | null;
  moves: string[];
}

export type GameKind = 'chess' | 'checkers';

/** A level of a machine player. */
export interface LevelCard {
  id: string;
  sentence: string;
  rating: number | null;
}

/** Chess has one rule set. */
export interface ChessRuleSet {
  game: GameKind;
  name: string;
  sentence: string;
}

/** A rule set of checkers. */
export interface CheckersRuleSet {
  game: GameKind;
  name: string;
  /** all of it in one line */
  text: string;
  firstMover: Color;
  capture: Capture;
  continuation: Continuation;
  crowningEndsTurn: boolean;
  blocked: Blocked;
  repetition: number | null;
  quietPlies: number | null;
  whiteName: string;
  blackName: string;
  removal: Removal;
  /** what is different, for people */
  sentence: string;
}

export type Color = 'white' | 'black';

export type Capture = 'forced' | 'forced-by-piece' | 'free';

export type Continuation = 'must' | 'may';

export type Blocked = 'loss' | 'tie';

/** When captured men go off the board. */
export type Removal = 'at-once' | 'at-end';

/** What answers each Request. */
export interface RequestAnswers {
  catalog: CatalogReply;
}
