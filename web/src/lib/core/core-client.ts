import {
  CoreError,
  type AlongAnswer,
  type AnswerTo,
  type Catalog,
  type Course,
  type Entered,
  type GameHeader,
  type GameName,
  type MoveId,
  type Pointing,
  type ReadAnswer,
  type SetupAnswer,
  type Side,
  type SquareName,
  type View,
} from './types';
import type { Command, GameLog, PlayReply, Refused, Request, VariationMove, WriteReply } from './wire';

/** Carries one question to the core and its answer back: a worker, a server, or a test. */
export type Carrier = (question: object) => Promise<unknown>;

/** Every question the page may ask, with its answer's type; a "no" is thrown as a CoreError. */
export class CoreClient {
  constructor(private readonly carry: Carrier) {}

  catalog(): Promise<Catalog> {
    return this.ask({ ask: 'catalog' });
  }

  view(course: Course): Promise<View> {
    return this.ask({ ask: 'view', ...plain(course) });
  }

  /** A game in progress after a command, or as it stands; `seat`: for whom, where that is not who sits at the board. */
  play(log: GameLog, command?: Command, seat?: Side | null): Promise<PlayReply> {
    return this.ask({ ask: 'play', log, ...(command && { command }), ...(seat && { seat }) });
  }

  point(course: Course, pointed: SquareName[], square: SquareName): Promise<Pointing> {
    return this.ask({ ask: 'point', ...plain(course), pointed: [...pointed], square });
  }

  /** Ends a sequence that may end here, or lets go of the selected piece. */
  stop(course: Course, pointed: SquareName[]): Promise<Pointing> {
    return this.ask({ ask: 'point', ...plain(course), pointed: [...pointed], stop: true });
  }

  enter(course: Course, text: string): Promise<Entered> {
    return this.ask({ ask: 'enter', ...plain(course), text });
  }

  setup(game: GameName, rules: string, fen: string): Promise<SetupAnswer> {
    return this.ask({ ask: 'setup', game, rules, fen });
  }

  write(course: Course, header: GameHeader): Promise<WriteReply> {
    return this.ask({ ask: 'write', ...plain(course), ...header });
  }

  /** A game with variations; its moves are those of the tree. */
  writeTree(course: Course, header: GameHeader, tree: VariationMove[]): Promise<WriteReply> {
    return this.ask({ ask: 'write', ...plain(course), ...header, tree });
  }

  read(game: GameName, text: string, variations = false): Promise<ReadAnswer> {
    return this.ask({ ask: 'read', game, text, ...(variations && { variations }) });
  }

  /** The board at the end of a line a machine thought of, whatever the rules say to it. */
  along(course: Course, line: MoveId[]): Promise<AlongAnswer> {
    return this.ask({ ask: 'along', ...plain(course), line: [...line] });
  }

  private async ask<Q extends Request>(question: Q): Promise<AnswerTo<Q>> {
    return understood(await this.carry(question));
  }
}

/** Only the four fields, copied: the core refuses others, and a worker cannot take a live one. */
export function plain(course: Course): Course {
  const { game, rules, start, moves } = course;
  return { game, rules, start, moves: [...moves] };
}

/** The answer itself, unless it is the core's "no". */
export function understood<T>(answer: unknown): T {
  const no = answer as Partial<Refused>;
  if (typeof no?.error === 'string') {
    throw new CoreError(no.error, no.kind ?? 'request', no.flaws ?? []);
  }
  return answer as T;
}
