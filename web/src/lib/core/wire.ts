// Written by the build from the records of the core. Do not edit.

/** What can be asked of the `Core`; docs/page-data.md says what each means. */
export type Request = CatalogRequest | EnterRequest | SetupRequest | WriteRequest | ReadRequest | PointRequest | AlongRequest | ViewRequest | OctaveRequest | MintRequest | MintListingRequest | Kim1Request;

/** What there is to choose from. */
export interface CatalogRequest {
  ask: 'catalog';
}

/** A move as people type it. */
export interface EnterRequest extends AskedGame {
  ask: 'enter';
  /** such as `Nf3`, `e2e4` or `22x15` */
  text: string;
}

/** A position that somebody brings as a FEN; the game's start and moves do not matter. */
export interface SetupRequest extends AskedGame {
  ask: 'setup';
  fen: string;
}

/** The text of a game's file. */
export interface WriteRequest extends AskedGame, GameHeader {
  ask: 'write';
}

/** The games of a file; the start and moves of the game that is asked about do not matter. */
export interface ReadRequest extends AskedGame {
  ask: 'read';
  text: string;
}

/** A click on the board. */
export interface PointRequest extends AskedGame {
  ask: 'point';
  /** the squares pointed at so far for this move */
  pointed?: string[];
  /** the one pointed at now */
  square?: string | null;
  /** instead of a square: ends a sequence that may end, or clears the selection */
  stop?: boolean;
}

/** The board at the end of a line that a machine thought of. */
export interface AlongRequest extends AskedGame {
  ask: 'along';
  /** ids of its moves */
  line?: string[];
}

/** Everything that a board shows of a position. */
export interface ViewRequest extends AskedGame {
  ask: 'view';
}

/** One more line typed at the console of chess1. */
export interface OctaveRequest {
  ask: 'octave';
  start?: string | null;
  moves?: string[];
  /** left out for the greeting */
  line?: string | null;
  /** whether Black's men are written in small letters */
  mono?: boolean;
  /** whether it gives mate */
  repaired?: boolean;
}

/** A conversation with MINT. */
export interface MintRequest {
  ask: 'mint';
  /** is run first */
  program?: string[];
  /** what the person typed then */
  lines?: string[];
  /** the line from which on its output is wanted, from 0 */
  since?: number | null;
  seed?: string | null;
  /** whether it is MINT-Octave 15.1 */
  quirks?: boolean;
  /** the steps a line may take */
  budget?: number | null;
  /** how many words of the last line are told one by one */
  record?: number | null;
  /** how many are passed over first */
  recordFrom?: number | null;
}

/** A MINT program for reading. */
export interface MintListingRequest {
  ask: 'mint-listing';
  program?: string[];
  quirks?: boolean;
}

/** Keys pressed on a KIM-1 with Microchess. */
export interface Kim1Request {
  ask: 'kim1';
  /** from an earlier reply; left out: one that has just read its tape */
  machine?: string | null;
  /** by their labels */
  keys?: string[];
  /** the section of the last key's thought that is wanted instead */
  trace?: number | null;
}

/** The game that a request is about. */
export interface AskedGame {
  game: GameKind;
  /** a rule set by its name or in one line; left out: the usual one */
  rules?: string | null;
  /** a FEN; left out or empty: the usual start */
  start?: string | null;
  /** ids of the moves made, the first one first */
  moves?: string[];
}

/** What a file says of a game beside its moves. */
export interface GameHeader {
  /** a name */
  white?: string | null;
  /** a name */
  black?: string | null;
  event?: string | null;
  date?: string | null;
  /** `1-0`: White, at the bottom, has won, in both games; left out: as the rules have it */
  result?: string | null;
  /** one after each move; null for none */
  comments?: (string | null)[];
}

export type GameKind = 'chess' | 'checkers';

/** What the `Core` answers. */
export type Reply = Refused | CatalogReply | EnterReply | SetupReply | WriteReply | ReadReply | PointReply | AlongReply | ViewReply | OctaveReply | MintReply | MintListingReply | Kim1Reply;

/** A request that gets a reason instead of an answer. */
export interface Refused {
  /** a sentence for people */
  error: string;
  kind: RefusalKind;
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

/** A move that somebody typed. */
export interface EnterReply {
  id: string;
  text: string;
}

/** What a FEN shows. */
export interface SetupReply {
  /** as we write it */
  fen: string;
  men: Man[];
  turn: Color;
}

/** A game as the text of a file. */
export interface WriteReply {
  text: string;
}

/** The games of a file. */
export interface ReadReply {
  games: ReadGame[];
  /** those that could not be read */
  bad: UnreadGame[];
}

/** What a click on the board means. */
export interface PointReply {
  /** the squares to remember; none when nothing is selected */
  pointed: string[];
  /** where the piece of this intention stands now, after the hops made */
  selected: string | null;
  /** where it started */
  origin: string | null;
  /** what may be pointed at next */
  targets: Target[];
  /** whether a capture of several jumps is under way */
  inSequence: boolean;
  /** whether it may end here */
  canStop: boolean;
  /** only in a sequence: the board after the hops made */
  men?: Man[];
  /** where the men stood that the hops have captured */
  removed: string[];
  /** when only the choice of a piece is left */
  promotions: Promotion[] | null;
  /** the id of the move that is now complete */
  play: string | null;
  /** a sentence why the click did nothing */
  refusal: string | null;
}

/** The board at the end of a line. */
export interface AlongReply {
  men: Man[];
  /** the squares of the last move */
  path: string[];
  /** the line as people read it */
  texts: string[];
  /** how many of its moves the rules allow; the others were made by hand */
  legal: number;
  turn: Color;
  check: string | null;
}

/** Everything that a board shows of a position. */
export interface ViewReply {
  game: GameKind;
  rules: string;
  fen: string;
  /** how many moves were made */
  ply: number;
  turn: Color;
  turnName: string;
  names: SideNames;
  men: Man[];
  /** 64 texts from a8 to h1: empty, or as in `White_King` */
  cells: string[];
  /** every legal move */
  options: LegalMove[];
  /** whether only jumps are legal because a jump is there */
  mustJump: boolean;
  /** where the men stand that must jump */
  jumpers: string[];
  last: MadeMove | null;
  history: HistoryMove[];
  taken: TakenMen;
  /** the square of the king in check */
  check: string | null;
  outcome: Ended | null;
  /** the name of the side that has won */
  winner: string | null;
  isTie: boolean;
  /** the draw that may be claimed */
  claim: Claim | null;
  /** whose turn it is, or how the game ended */
  message: string;
}

/** What chess1 prints for one more line, with its escapes and line ends. */
export interface OctaveReply {
  /** at once */
  text: string;
  /** when it has thought; empty if it has not */
  after: string;
  /** those made by now */
  moves: string[];
  /** 64 letters from a8 to h1, Black's small, a dot for an empty square */
  men: string;
  /** whether no line is taken any more */
  over: boolean;
  /** what it thought before the move it has just made */
  thought: OctaveThought | null;
}

/** How things stand at MINT's terminal. */
export interface MintReply {
  /** what was printed, prompts included */
  text: string;
  /** what the next line is */
  awaits: Awaits;
  /** why the last line went wrong; it is in the text too */
  problem: string | null;
  /** as `.` prints it, the topmost last */
  stack: string[];
  variables: Variable[];
  definitions: Definition[];
  mode: string;
  /** cells taken */
  heap: number;
  /** of all lines */
  steps: number;
  /** how many words of the last line were carried out, counted only if some are told */
  words: number;
  /** the words that are told */
  record: Carried[];
}

/** A MINT program for reading. */
export interface MintListingReply {
  /** the words of every line */
  lines: ListedWord[][];
  definitions: ListedFunction[];
  /** of every word of the language */
  meanings: Meaning[];
}

/** A KIM-1 after some keys, or how it thought. */
export type Kim1Reply = Kim1State | Kim1Trace;

/** What went wrong, for programs. */
export type RefusalKind = 'request' | 'text' | 'illegal' | 'ambiguous' | 'setup' | 'over' | 'failure' | 'stopped';

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

/** A rule set. Chess has one, which has only a name and a sentence. */
export interface RuleSetCard {
  game: GameKind;
  name: string;
  /** all of it in one line */
  text?: string;
  firstMover?: Color;
  capture?: Capture;
  continuation?: Continuation;
  crowningEndsTurn?: boolean;
  blocked?: Blocked;
  /** how often a position stands before it is a draw, where it is */
  repetition?: number;
  /** after how many moves without progress it is a draw, where it is */
  quietPlies?: number;
  whiteName?: string;
  blackName?: string;
  removal?: Removal;
  /** what is different, for people */
  sentence: string;
}

/** An opening that is drawn by lot. */
export interface BallotCard {
  number: number;
  /** not every one has one */
  name: string | null;
  moves: string[];
}

/** A man on the board, in chess too. */
export interface Man {
  square: string;
  side: Color;
  role: Role;
}

export type Color = 'white' | 'black';

/** A game; what the file does not say is empty. */
export interface ReadGame {
  white: string;
  black: string;
  event: string;
  date: string;
  result: string;
  rules: string;
  /** a FEN; empty for the usual start */
  start: string;
  moves: string[];
  /** one for each move; null for none */
  comments: (string | null)[];
  /** what was odd in its text */
  remarks: string[];
}

/** A game that could not be read. */
export interface UnreadGame {
  /** where the trouble is */
  line: number;
  reason: string;
  excerpt: string;
}

/** A square that may be pointed at; its kind is regular or jump. */
export interface Target {
  square: string;
  kind: MoveKind;
}

/** What a pawn can become, and the move that makes it so. */
export interface Promotion {
  role: Role;
  id: string;
}

/** What the rule set calls the sides. */
export interface SideNames {
  white: string;
  black: string;
}

/** A move that can be made. */
export interface LegalMove {
  id: string;
  /** as people read it */
  text: string;
  path: string[];
  captured: string[];
  kind: MoveKind;
  promotion?: Role;
}

/** A move that was made. */
export interface MadeMove {
  id: string;
  text: string;
  side: Color;
  path: string[];
  captured: string[];
}

/** A move that was made, and the number of the move. */
export interface HistoryMove extends MadeMove {
  number: number;
}

/** The men that each side has lost. */
export interface TakenMen {
  white: Role[];
  black: Role[];
}

/** How the rules ended the game. */
export interface Ended {
  /** none: it is drawn */
  winner: Color | null;
  /** `Red wins`, `Draw` or `Tie` */
  result: string;
  reason: Reason;
  /** the reason for people */
  words: string;
}

/** A draw that may be claimed. */
export interface Claim {
  reason: Reason;
  /** the reason for people */
  words: string;
}

/** What chess1 thought. */
export interface OctaveThought {
  /** the position it thought about */
  fen: string;
  /** in pawns, from Black's side */
  value: number;
  line: string[];
  terms: Term[];
  nodes: number;
  evaluations: number;
  cutoffs: number;
  /** how long the original took over as many positions */
  millisThen: number;
}

export type Awaits = 'command' | 'more' | 'input' | 'nothing';

/** A variable as `.` prints it. */
export interface Variable {
  name: string;
  value: string;
}

/** A function as it was defined. */
export interface Definition {
  name: string;
  source: string;
}

export interface Carried {
  word: string;
  line: number;
  column: number;
  function: string;
  level: number;
  stack: string[];
  depth: number;
  text: string;
}

/** A word of a line. */
export interface ListedWord {
  column: number;
  text: string;
  kind: Kind;
}

/** A function. */
export interface ListedFunction {
  name: string;
  /** its first line */
  from: number;
  /** its last line */
  to: number;
  calls: string[];
}

/** What a word of the language does. */
export interface Meaning {
  word: string;
  meaning: string;
}

/** The machine; bytes are in hexadecimal. */
export interface Kim1State {
  /** everything it holds */
  machine: string;
  /** the six digits; blanks are dark */
  display: string;
  runs: Runs;
  /** what digits go into */
  digits: Digits;
  /** its side */
  computer: Color;
  /** the piece list */
  men: string;
  /** every man that can be found on a square */
  board: Standing[];
  /** none if its bytes make none */
  level: string | null;
  checkLimit: string;
  turn: string;
  /** none if its bytes are none of the manual's */
  opening: string | null;
  openingBytes: string;
  bookPointer: string;
  /** those of the manual */
  levels: LevelBytes[];
  /** those of the manual */
  openings: OpeningBytes[];
  /** what the last key came to, in words; may be empty */
  note: string;
  /** if the last key made it play */
  reply: Kim1Answered | null;
}

/** One section of a thought, move by move. */
export interface Kim1Trace {
  events: TraceEvent[];
  /** all counters before the first event */
  counts: string;
}

/** A level of a machine player. */
export interface LevelCard {
  id: string;
  sentence: string;
  rating: number | null;
}

export type Capture = 'forced' | 'forced-by-piece' | 'free';

export type Continuation = 'must' | 'may';

export type Blocked = 'loss' | 'tie';

/** When captured men go off the board. */
export type Removal = 'at-once' | 'at-end';

/** What a man is. */
export type Role = 'man' | 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

export type MoveKind = 'regular' | 'capture' | 'jump' | 'castle' | 'en-passant';

export type Reason = 'checkmate' | 'stalemate' | 'dead-position' | 'threefold-repetition' | 'fivefold-repetition' | 'fifty-moves' | 'seventy-five-moves' | 'no-pieces-left' | 'no-moves-left' | 'quiet-moves' | 'resignation' | 'agreement' | 'illegal-move' | 'failure' | 'overrun' | 'move-limit' | 'time' | 'adjudication';

export interface Term {
  name: string;
  value: number;
}

export type Kind = 'word' | 'number' | 'text' | 'definition' | 'call' | 'variable' | 'unknown';

/** What runs on it. */
export type Runs = 'microchess' | 'monitor';

/** What digits go into. */
export type Digits = 'move' | 'address' | 'data';

/** A man that can be found on a square. */
export interface Standing {
  /** as the machine numbers squares */
  at: string;
  square: string;
  man: string;
  /** as in a FEN */
  symbol: string;
}

/** A level and its bytes at 02F2 and 018B. */
export interface LevelBytes {
  name: string;
  checkLimit: string;
  turn: string;
}

/** An opening in the order in which it is read. */
export interface OpeningBytes {
  name: string;
  bytes: string;
}

/** What key PC came to. */
export interface Kim1Answered {
  source: Source;
  /** none: it resigns */
  move: Kim1Move | null;
  value: string | null;
  /** of 1976 */
  cycles: number;
  /** of 1976 */
  ms: number;
  nodes: number;
  moves: number;
  steps: number;
  checkTests: number;
  candidates: Candidate[];
}

/** Something that happened; the counters that changed follow, each by its place and its value. */
export type TraceEvent = EnterEvent | MoveEvent | LeaveEvent | ValueEvent;

export type Source = 'book' | 'thought';

/** A man, where it went, and whom it captured. */
export interface Kim1Move {
  man: string;
  from: string;
  to: string;
  captured: string | null;
}

/** A move that was valued. */
export interface Candidate extends Kim1Move {
  number: number;
  value: number;
  isBest: boolean;
  /** when it was valued */
  ms: number;
  /** what then flashed */
  lights: string;
  /** 22 counters in hexadecimal */
  counts: string;
  sum: number;
  bonus: number;
  verdict: Verdict;
  steps: ValueStep[];
}

/** A state was entered. */
export type EnterEvent = [kind: 'enter', state: number, ply: number, man: number, from: number, to: number, ...changes: number[]];

/** A move was handed to JANUS. */
export type MoveEvent = [kind: 'move', state: number, ply: number, man: number, from: number, to: number, captured: number, course: Course, ...changes: number[]];

/** A state was left. */
export type LeaveEvent = [kind: 'leave', state: number, ply: number];

/** A candidate was valued. */
export type ValueEvent = [kind: 'value', number: number, value: number, isBest: number, ...changes: number[]];

export type Verdict = 'weighed' | 'loses-king' | 'mates';

/** A step of a sum; short, because a value has thirty of them. */
export type ValueStep = [operation: Operation, counter: string, amount: number, a: number, carry: number];

export type Course = 'counted' | 'lost' | 'analysed' | 'passed' | 'followed' | 'turned-back' | 'takes-king' | 'harmless';

/** What a step does. */
export type Operation = 'load' | 'carry' | 'add' | 'subtract' | 'zero' | 'halve';

/** What answers each Request. */
export interface RequestAnswers {
  catalog: CatalogReply;
  enter: EnterReply;
  setup: SetupReply;
  write: WriteReply;
  read: ReadReply;
  point: PointReply;
  along: AlongReply;
  view: ViewReply;
  octave: OctaveReply;
  mint: MintReply;
  'mint-listing': MintListingReply;
  kim1: Kim1Reply;
}
