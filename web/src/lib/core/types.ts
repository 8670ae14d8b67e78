/** What the page and the core tell each other: docs/page-data.md, as types. */

import type { Color, GameKind, RefusalKind, Request, RequestAnswers, ThinkRequest } from './wire';

export type {
  AlongReply as AlongAnswer,
  BallotCard as Ballot,
  CatalogReply as Catalog,
  Claim,
  EngineCard,
  EnterReply as Entered,
  GameHeader,
  HistoryMove,
  LegalMove as Option,
  LevelCard as Level,
  MadeMove,
  Man,
  MetricCard,
  MoveKind,
  Opening,
  PointReply as Pointing,
  ReadGame,
  ReadReply as ReadAnswer,
  Role,
  RuleSetCard,
  SetupReply as SetupAnswer,
  ThinkProgress as Progress,
  ThinkReply as Thought,
  ViewReply as View,
} from './wire';

export type GameName = GameKind;
export type Side = Color;
/** `a1` to `h8` in both games. */
export type SquareName = string;
/** A move as other programs write it: `e2e4`, `11-15`, `6x13x22`. */
export type MoveId = string;

/** The position a question is about: how it began and what was played. */
export interface Course {
  game: GameName;
  rules: string;
  start: string;
  moves: MoveId[];
}

/** How a game ended: by the rules, as a view says it, or otherwise. */
export interface Outcome {
  winner: Side | null;
  /** "Red wins", "Draw" or "Tie", when the rules ended the game. */
  result?: string;
  reason: string;
  words: string;
}

/** What the core answers to a question. */
export type AnswerTo<Q extends Request> = RequestAnswers[Q['ask']];

/** The questions that have answers of this type. */
export type QuestionFor<A> = Extract<
  Request,
  { ask: { [K in keyof RequestAnswers]: [RequestAnswers[K], A] extends [A, RequestAnswers[K]] ? K : never }[keyof RequestAnswers] }
>;

/** What a machine is asked: who, how hard, and where to stop. */
export type ThinkWish = Pick<ThinkRequest, 'engine' | 'depth' | 'nodes' | 'ms' | 'tree' | 'among' | 'lines'> & {
  level: string;
  /** A decimal text: JavaScript numbers cannot hold 64 bits. */
  seed: string;
};

export type ThinkQuestion = Course &
  ThinkWish & {
    /** The name under which this game is kept, where it is. */
    gameId?: string;
  };

/** Why there is no answer; `unreachable` is ours, not the core's: nobody answered. */
export type ErrorKind = RefusalKind | 'unreachable';

/** The core's "no", with a sentence for people. */
export class CoreError extends Error {
  constructor(
    message: string,
    readonly kind: ErrorKind,
    readonly flaws: string[] = [],
  ) {
    super(message);
    this.name = 'CoreError';
  }
}
