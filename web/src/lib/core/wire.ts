// Written by the build from the records of the core. Do not edit.

/** Something to be said to a person. */
export interface Message {
  key: string;
  /** what stands in its places */
  args: (string | number | Message)[];
  /** the whole sentence; left out in what is sent */
  text?: string;
}

/** What can be asked of the `Core`; docs/page-data.md says what each means. */
export type Request = CatalogRequest | EnterRequest | SetupRequest | WriteRequest | ReadRequest | PointRequest | AlongRequest | PlayRequest | EvaluateRequest | ThinkRequest | TreeRequest | ExplainRequest | CompareRequest | LineageRequest | ReviewRequest | PuzzlesRequest | ViewRequest | OctaveRequest | MintRequest | MintListingRequest | Kim1Request;

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
  /** instead of moves and comments: a game with variations */
  tree?: VariationMove[];
}

/** The games of a file; the start and moves of the game that is asked about do not matter. */
export interface ReadRequest extends AskedGame {
  ask: 'read';
  text: string;
  /** whether the variations are wanted too */
  variations?: boolean;
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

/** A game in progress. */
export interface PlayRequest {
  ask: 'play';
  log: GameLog;
  /** what somebody wants to do in it; left out: only how it stands is asked */
  command?: Command | null;
  /** for whom the reply says what can be done; left out: for those at the board */
  seat?: Color | null;
}

/** What a machine player sees in a position before it looks ahead. */
export interface EvaluateRequest extends AskedGame, AskedEngine {
  ask: 'evaluate';
  /** for whom high values are good; left out: for the side to move */
  side?: Color | null;
  /** for Microchess, which values moves: the one to value; left out: its own choice */
  move?: string | null;
}

/** What a machine player thinks of a position. */
export interface ThinkRequest extends AskedGame, AskedEngine {
  ask: 'think';
  seed?: string | null;
  depth?: number | null;
  nodes?: number | null;
  /** how long it may think; the carrier, who has the clock, sees to it */
  ms?: number | null;
  /** whether the whole tree is wanted, where the engine can tell it */
  tree?: boolean;
  /** whether the terms of its evaluated boards are wanted too */
  terms?: boolean;
  /** ids of the only moves to think about; empty for all */
  among?: string[];
  /** how many of the best moves to look for */
  lines?: number | null;
}

/** A thought with every position it looked at. */
export interface TreeRequest extends AskedGame, AskedEngine {
  ask: 'tree';
  seed?: string | null;
  depth?: number | null;
  nodes?: number | null;
}

/** Why a machine player would not make a move. */
export interface ExplainRequest extends AskedGame, AskedEngine {
  ask: 'explain';
  seed?: string | null;
  /** plies to look ahead; left out: as far as the level looks */
  depth?: number | null;
  /** its id */
  move: string;
}

/** The same search with its switches on and off. */
export interface CompareRequest extends AskedGame, AskedEngine {
  ask: 'compare';
  depth?: number | null;
  /** where each search is given up */
  nodes?: number | null;
}

/** A position before every player. */
export interface LineageRequest extends AskedGame {
  ask: 'lineage';
  /** how many positions the strong player looks at */
  nodes?: number | null;
  seed?: string | null;
}

/** A game to be checked move by move. */
export interface ReviewRequest extends AskedGame, GameHeader {
  ask: 'review';
  /** positions to look at for each move */
  nodes?: number | null;
  depth?: number | null;
  /** instead of moves and names: the text of a file with one game, all of which is kept */
  file?: string | null;
}

/** A game in which to find puzzles. */
export interface PuzzlesRequest extends AskedGame {
  ask: 'puzzles';
  /** positions to look at in each search */
  nodes?: number | null;
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

/** A move of a game with variations. They stand in a list in which every move comes behind the one it follows. Of all that follow the same one, the first goes on with its line, and the others are what could have been played instead. */
export interface VariationMove {
  /** the place of the move before it in the list, the first being 0; -1 at the start */
  after: number;
  /** its id */
  move: string;
  /** what annotators mean by it, as the numbers of the PGN standard */
  nags: number[];
  comment: string | null;
}

/** A game as it is kept and sent: what it began with, and what has happened since. */
export interface GameLog {
  settings: Settings;
  /** when it began, in the host's milliseconds */
  at: number;
  events?: Event[];
}

/** What somebody wants to do, and when. */
export interface Command {
  by: Actor;
  /** the host's milliseconds, never decreasing from command to command */
  at: number;
  /** milliseconds that the command spent on its way and that its sender is given back; the host caps them */
  lag: number;
  action: Action;
}

export type Color = 'white' | 'black';

/** The machine player that a request is put to. */
export interface AskedEngine {
  /** its id */
  engine: string;
  /** one of its levels, behind which a stroke may carry a choice of its own, such as an opening; left out: the usual one */
  level?: string | null;
}

export type GameKind = 'chess' | 'checkers';

/** What a game begins with. */
export interface Settings {
  game: GameKind;
  /** the rule set as text; empty for the usual one */
  ruleSet: string;
  /** the position as text; empty for the usual one */
  start: string;
  /** ids of the moves that have been made from there before anybody plays, such as a drawn opening */
  before: string[];
  white: Player;
  black: Player;
  /** the clocks, if there are any */
  control: TimeControl | null;
  policy: GamePolicy;
}

/** What has happened in a game. The events in their order are the game. */
export type Event = MovedEvent | DrawOfferedEvent | DrawDeclinedEvent | TakebackAskedEvent | TakebackDeclinedEvent | TakenBackEvent | RedoneEvent | TimeGivenEvent | SaidEvent | PausedEvent | ResumedEvent | PlayerChangedEvent | EndedEvent | ReopenedEvent | RematchOfferedEvent | RematchAgreedEvent;

/** Who gives a command: a player, or the program that runs the game. */
export type Actor = 'white' | 'black' | 'host';

/** What can be done in a game. */
export type Action = MoveAction | OfferDrawAction | AnswerDrawAction | WeighDrawAction | ClaimDrawAction | ClaimWinAction | AskTakebackAction | AnswerTakebackAction | RedoAction | GiveTimeAction | SayAction | ResignAction | AbortAction | ReopenAction | PauseAction | ResumeAction | CheckClockAction | ForfeitAction | AdjudicateAction | ChangePlayerAction | RematchAction;

/** Who plays one side. */
export type Player = PersonPlayer | EnginePlayer;

/** How much time both players have, in milliseconds. */
export interface TimeControl {
  /** what each has at the start, and again with each period */
  base: number;
  /** what every move adds */
  increment: number;
  /** what every move may take without being charged */
  delay: number;
  /** moves in a period; 0 if the base is for the whole game */
  moves: number;
}

/** What differs between games at one board, games over a network and games of a match. */
export interface GamePolicy {
  clockStart: ClockStart;
  takebacks: Takebacks;
  /** whether those at the board may do as they like: take back a resignation, pause, change players, begin again at any time */
  canReopen: boolean;
  /** how many moves have to be made before a game counts; 0 if each one does */
  abortBefore: number;
  /** a game between two engines is a draw when it is this long */
  mostEnginePlies: number;
  /** how late a flag falls: messages between programs take time that is nobody's fault */
  graceMillis: number;
}

/** A move was made. */
export interface MovedEvent {
  event: 'moved';
  at: number;
  /** the move as programs exchange it */
  id: string;
  /** milliseconds it cost, before anything is given back */
  spent: number;
  /** milliseconds given back for the way it took */
  credited: number;
  /** what the way took altogether; none where all of it is given back */
  lag?: number;
}

export interface DrawOfferedEvent {
  event: 'draw-offered';
  at: number;
  by: Color;
}

export interface DrawDeclinedEvent {
  event: 'draw-declined';
  at: number;
  by: Color;
}

/** A player wants to go back. */
export interface TakebackAskedEvent {
  event: 'takeback-asked';
  at: number;
  by: Color;
  /** how many moves would be left */
  toPly: number;
}

export interface TakebackDeclinedEvent {
  event: 'takeback-declined';
  at: number;
  by: Color;
}

export interface TakenBackEvent {
  event: 'taken-back';
  at: number;
  toPly: number;
}

export interface RedoneEvent {
  event: 'redone';
  at: number;
  toPly: number;
}

/** A side has been given time, by its opponent or by the host. */
export interface TimeGivenEvent {
  event: 'time-given';
  at: number;
  to: Color;
  millis: number;
}

/** A player has said one of the sentences that there are. */
export interface SaidEvent {
  event: 'said';
  at: number;
  by: Color;
  /** its number */
  phrase: number;
}

export interface PausedEvent {
  event: 'paused';
  at: number;
}

export interface ResumedEvent {
  event: 'resumed';
  at: number;
}

export interface PlayerChangedEvent {
  event: 'player-changed';
  at: number;
  side: Color;
  player: Player;
}

export interface EndedEvent {
  event: 'ended';
  at: number;
  ending: Ending;
}

export interface ReopenedEvent {
  event: 'reopened';
  at: number;
}

export interface RematchOfferedEvent {
  event: 'rematch-offered';
  at: number;
  by: Color;
  swap: boolean;
}

/** Another game follows, with these settings. */
export interface RematchAgreedEvent {
  event: 'rematch-agreed';
  at: number;
  next: Settings;
}

/** A move. Sent again, it is accepted and changes nothing. */
export interface MoveAction {
  action: 'move';
  /** the number of moves made before it, so that a late answer is not taken for a new one */
  ply: number;
  id: string;
}

/** Offers a draw; an offer to somebody who has offered one is an agreement. */
export interface OfferDrawAction {
  action: 'offer-draw';
}

export interface AnswerDrawAction {
  action: 'answer-draw';
  accept?: boolean;
}

/** An engine answers an offer by what it thinks of its own side. */
export interface WeighDrawAction {
  action: 'weigh-draw';
  /** what it said when it last moved; none if it did not say */
  score?: number | null;
}

/** Claims the draw that the rules give. */
export interface ClaimDrawAction {
  action: 'claim-draw';
  /** the move after which it can be claimed, not yet made (FIDE 9.2.1, 9.3.1) */
  intended?: string | null;
}

/** Claims the game because the opponent has not moved for a week; only where no clock decides. */
export interface ClaimWinAction {
  action: 'claim-win';
}

/** Wants to go back to the asker's own last move; asked by the host, back by one move. */
export interface AskTakebackAction {
  action: 'ask-takeback';
}

export interface AnswerTakebackAction {
  action: 'answer-takeback';
  accept?: boolean;
}

/** Makes the moves again that were taken back, up to the next turn of the one who asks. */
export interface RedoAction {
  action: 'redo';
}

/** Gives the opponent fifteen seconds. */
export interface GiveTimeAction {
  action: 'give-time';
}

/** Says a sentence. */
export interface SayAction {
  action: 'say';
  /** its number */
  phrase: number;
}

export interface ResignAction {
  action: 'resign';
}

export interface AbortAction {
  action: 'abort';
}

/** Takes back a resignation or an agreement, and no move. */
export interface ReopenAction {
  action: 'reopen';
}

export interface PauseAction {
  action: 'pause';
}

export interface ResumeAction {
  action: 'resume';
}

/** Only looks whether a flag has fallen, as every action does. */
export interface CheckClockAction {
  action: 'check-clock';
}

/** A side loses for a reason that the board does not show; for the host. */
export interface ForfeitAction {
  action: 'forfeit';
  side: Color;
  reason: Reason;
  detail: Message;
}

/** The game ends with this result; for the host. */
export interface AdjudicateAction {
  action: 'adjudicate';
  /** none: it is a draw */
  winner?: Color | null;
  reason: Reason;
}

/** Somebody else plays a side from now on; for the host. */
export interface ChangePlayerAction {
  action: 'change-player';
  side: Color;
  player: Player;
}

/** Once more. */
export interface RematchAction {
  action: 'rematch';
  /** whether the players change colours */
  swap?: boolean;
}

/** A person, whose moves come from outside. */
export interface PersonPlayer {
  kind: 'person';
  name: string;
}

/** An engine. */
export interface EnginePlayer {
  kind: 'engine';
  /** its name in the catalogue */
  id: string;
  /** the id of one of its levels */
  level: string;
  /** where its random choices come from; each move of the game has its own */
  seed: string;
}

/** When the first clock starts. */
export type ClockStart = 'at-start' | 'after-first-move' | 'after-both-moved';

/** Whether moves can be taken back. */
export type Takebacks = 'free' | 'ask' | 'never';

/** How a game came to its end. */
export type Ending = DecidedEnding | AbortedEnding;

export type Reason = 'checkmate' | 'stalemate' | 'dead-position' | 'threefold-repetition' | 'fivefold-repetition' | 'fifty-moves' | 'seventy-five-moves' | 'no-pieces-left' | 'no-moves-left' | 'quiet-moves' | 'resignation' | 'agreement' | 'illegal-move' | 'failure' | 'overrun' | 'move-limit' | 'time' | 'adjudication' | 'recorded';

/** Somebody won, or it is a draw. */
export interface DecidedEnding {
  ending: 'decided';
  /** none: it is a draw */
  winner: Color | null;
  reason: Reason;
  /** what there is to say beyond the reason */
  detail: Message | null;
}

/** Broken off before it had begun in earnest; it does not count. */
export interface AbortedEnding {
  ending: 'aborted';
}

/** What is told while a request is answered that takes its time. */
export type Progress = ThinkProgress | TreeProgress | ExplainProgress | CompareProgress | LineageProgress | ReviewProgress | PuzzlesProgress;

/** How far a thought has come. */
export interface ThinkProgress {
  progress: true;
  /** plies that were looked ahead to the end */
  depth: number | null;
  score: number | null;
  line: string[];
  texts: string[];
  nodes?: number;
  evaluations?: number;
  cutoffs?: number;
  /** everything else that the engine counts, by the id of its metric */
  [name: string]: unknown;
  millis: number;
  /** every move it looks at, in its order, as far as it has come */
  tried: TriedMove[];
  /** how far it has come, in sentences */
  why: Message[];
  /** if a number of them was asked for: the best ones, best first */
  lines?: FoundLine[];
  /** then also what is certain of the position, where that is known */
  exact?: ExactResult;
}

/** How much was looked at while a tree is recorded. */
export interface TreeProgress {
  progress: true;
  nodes: number;
}

/** How much was looked at while moves are weighed. */
export interface ExplainProgress {
  progress: true;
  nodes: number;
  millis: number;
}

/** The searches that are done. */
export interface CompareProgress {
  progress: true;
  runs: SearchRun[];
  /** of the one under way */
  nodes: number;
  millis: number;
}

/** Who is asked, and who has just answered. */
export interface LineageProgress {
  progress: true;
  /** the id of a player */
  asking: string;
  /** how many have answered */
  done: number;
  /** how many there are */
  of: number;
  /** the answer that has just come */
  player: Witness | null;
  /** of the search under way */
  nodes: number;
  millis: number;
}

/** The move that has just been judged, for the first time or again. */
export interface ReviewProgress {
  progress: true;
  /** how much of the work is done */
  done: number;
  /** how much there is */
  of: number;
  move: ReviewedMove;
  millis: number;
}

/** The position that has just been looked at for a puzzle. */
export interface PuzzlesProgress {
  progress: true;
  /** how many have been */
  done: number;
  /** how many there are */
  of: number;
  /** the puzzle in it, if it is one */
  found: FoundPuzzle | null;
  millis: number;
}

/** A move of the position asked about, and what was looked at behind it. */
export interface TriedMove {
  id: string;
  /** as people read it */
  text: string;
  /** null before it was known */
  score: number | null;
  /** whether that is the score; `at-most` where one reply was enough and the rest was cut off */
  bound: Bound;
  /** positions behind this move, the one it leads to included */
  nodes: number;
  cutoffs: number;
  /** the same by plies, from the position it leads to on; empty where the engine does not count so closely */
  plies: PlyCounts[];
}

/** One of several lines that were looked for. */
export interface FoundLine {
  /** plies that were looked ahead along it */
  depth: number;
  score: number;
  /** what it promises the side to move, from 0 to 1, as a review counts it */
  points: number;
  /** plies to the end of the game, where that is in sight */
  toEnd: number | null;
  line: string[];
  /** the line as people read it */
  texts: string[];
}

/** What is certain. */
export interface ExactResult {
  points: number;
  /** to the end with best play, where known */
  plies: number | null;
}

/** One search. */
export interface SearchRun {
  alphaBeta: boolean;
  ordering: boolean;
  complete: boolean;
  /** null if it was given up */
  value: number | null;
  line: string[];
  texts: string[];
  nodes: number;
  /** those of the positions that lie below the last ply */
  quiescenceNodes: number;
  evaluations: number;
  cutoffs: number;
}

/** What one player said. */
export interface Witness {
  engine: string;
  year: number;
  level: string;
  /** null: it resigns or failed */
  move: string | null;
  text: string | null;
  score: number | null;
  unit: string;
  nodes: number | null;
  cutoffs: number | null;
  /** whether it says the same as the strongest */
  agrees: boolean;
  /** whether it searched, rather than drew a lot or opened a book */
  found: boolean;
  /** whether it took its move from a book */
  byHeart: boolean;
  millis: number;
  /** why it failed; empty if it did not */
  trouble: string;
}

/** A move beside what the reviewing player would have done. */
export interface ReviewedMove {
  /** 1 for the first */
  ply: number;
  side: Color;
  move: string;
  text: string;
  /** as annotators write it: ?!, ? or ??; often nothing */
  mark: string;
  /** the points it cost, from 0 to 1 */
  lost: number;
  isBest: boolean;
  /** what the position was worth to the side that moved */
  before: Assessment;
  /** what it was worth to the other side then */
  after: Assessment;
  /** its name, as long as the game follows a known one */
  opening?: Opening;
  /** what can be counted about a marked move, in sentences */
  facts: Message[];
}

/** A position in which one move does what no other does. */
export interface FoundPuzzle {
  /** how many moves of the game were made before */
  ply: number;
  /** its FEN */
  start: string;
  /** ids of the moves to be found, and between them the best replies */
  line: string[];
  goal: Goal;
  /** how many positions a weak player looks at before it finds them */
  effort: number;
  themes: Theme[];
}

export type Bound = 'exact' | 'at-least' | 'at-most';

/** Positions at one distance from the root, and cut-offs there. */
export type PlyCounts = [nodes: number, cutoffs: number];

/** What a position is worth to the side to move. */
export interface Assessment {
  /** in hundredths of a pawn or man */
  score: number;
  /** that it promises, from 0 to 1 */
  points: number;
  line: string[];
  texts: string[];
  exact: ExactResult | null;
}

export interface Opening {
  eco: string | null;
  name: string;
}

/** What the one move of a puzzle does that no other does. */
export type Goal = 'mate' | 'win' | 'save';

/** What can be counted about the solution of a puzzle. */
export type Theme = 'mate-in-one' | 'mate-in-two' | 'mate-in-three' | 'win-piece' | 'promotion' | 'sacrifice' | 'win-man' | 'jump-two' | 'jump-three' | 'crown' | 'save' | 'ending' | 'proven';

/** What the `Core` answers. */
export type Reply = Refused | CatalogReply | EnterReply | SetupReply | WriteReply | ReadReply | PointReply | AlongReply | PlayReply | ViewReply | ThinkReply | ThoughtLine | TreeReply | EvaluateReply | ExplainReply | CompareReply | LineageReply | PuzzlesReply | ReviewReply | OctaveReply | MintReply | MintListingReply | Kim1Reply;

/** A request that gets a reason instead of an answer. */
export interface Refused {
  /** a sentence for people */
  error: string;
  kind: RefusalKind;
  /** everything that is wrong with a setup; only there */
  flaws?: string[];
  /** the key of the sentence and what stands in its places */
  reason: Message;
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

/** A game in progress. */
export interface PlayReply {
  /** what the command has come to, to be added to the log; none if it changes nothing */
  events: Event[];
  /** how many events the log has with these */
  version: number;
  /** who plays now, and how */
  settings: Settings;
  /** how many moves have been made since these players sat down */
  made: number;
  clocks: ClocksShown | null;
  /** who has offered a draw that is not answered yet */
  drawOffer: Color | null;
  /** from when on who waits may claim the game; left out where clocks decide */
  claimAt?: number;
  takeback: TakebackRequest | null;
  rematch: RematchOffer | null;
  /** the settings of the game that follows, once that is agreed */
  next: Settings | null;
  /** how it ended; none while it goes on */
  ending: Ending | null;
  isPaused: boolean;
  can: Possible;
  /** what the board shows; its outcome and message tell of the ending too */
  view: ViewReply;
  /** what people are told of the command beside what the view says */
  said?: string;
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
  /** what players call the sides */
  names: SideNames;
  /** the same in English, whatever language is spoken: how they are drawn */
  colors: SideNames;
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
  /** the name of the side that has won, in English */
  winner: string | null;
  isTie: boolean;
  /** the draw that may be claimed */
  claim: Claim | null;
  /** whose turn it is, or how the game ended */
  message: string;
  /** what players call the beginning of the game, where it has a name */
  opening?: Opening;
}

/** What a machine player thinks of a position. */
export interface ThinkReply extends ToldThought {
  /** the whole search or a sample of it, if it was asked for and the engine can tell it */
  tree?: TreeNode[];
  /** how much of the search the tree shows, where that is not all */
  sample?: Sample;
  /** if terms were asked for: what the boards were worth; null where there is no whole tree, or there are no terms */
  evaluated?: EvaluatedTree | null;
  /** the line as people read it */
  texts: string[];
  moveText: string | null;
  millis: number;
  /** plies that were looked ahead to the end */
  depth: number | null;
  /** every move it looked at or was going to, in its order */
  tried: TriedMove[];
  /** it made its move, in sentences of counted facts */
  why: Message[];
  /** by which it can be thought again */
  record?: ThoughtRecord;
  /** if a number of them was asked for: the best ones, best first */
  lines?: FoundLine[];
  /** then also what is certain of the position, where that is known */
  exact?: ExactResult;
}

/** A thought as a line of a file, which can be thought again. */
export interface ThoughtLine extends ToldThought {
  /** the position as it was given */
  input?: string;
  /** the whole search or a sample of it */
  tree?: TreeNode[];
  /** how much of the search the tree shows, where that is not all */
  sample?: Sample;
  /** what Microchess went through */
  states?: StateNode[];
  /** how many more states there were than are kept */
  statesLeftOut?: number;
  /** the moves of its own that Microchess valued */
  valued?: ValuedMove[];
  record: ThoughtRecord;
}

/** A thought with every position it looked at, in columns, so that a hundred thousand of them cross to a page in a moment. */
export interface TreeReply extends ToldThought {
  moveText: string | null;
  /** why there is no tree */
  reason: string | null;
  /** of a player that searches one */
  tree: TreeColumns | null;
  /** of Microchess */
  states: StateColumns | null;
}

/** What a machine player sees in a position before it looks ahead. */
export interface EvaluateReply extends About {
  schema: 'janus-evaluation/1';
  engine: string;
  level: string;
  unit: string;
  /** for whom high values are good */
  side: Color;
  /** the move that was valued; null for everybody who values positions */
  move: string | null;
  score: number;
  /** added in their order they are the score */
  terms: EvaluatedTerm[];
  /** the three sums of Microchess's byte */
  stages?: ByteSum[];
  /** what its last look at the move adds to them */
  bonus?: number;
  /** why */
  verdict?: string;
  /** by which the engine judges, if it does: its checksum */
  net?: string;
  /** how to take the terms, where that does not go without saying */
  note?: string;
}

/** Why a player prefers one move to another. */
export interface ExplainReply extends About {
  schema: 'janus-explanation/1';
  engine: string;
  level: string;
  /** plies looked ahead, where the player looks to a depth */
  depth: number | null;
  unit: string;
  /** whether the move asked about is the player's own */
  isOwnChoice: boolean;
  /** the move it would play without looking, by heart or by lot */
  played: string | null;
  asked: WeighedMove;
  /** the player's own choice; or, where that is the move asked about, its second choice */
  against: WeighedMove | null;
  /** how much more the move asked about is worth */
  difference: number;
  /** the terms that differ where the lines end, the largest change first */
  changes: TermChange[];
  /** all of it for people */
  sentence: string;
}

/** The same search with and without alpha-beta, with and without ordering. */
export interface CompareReply extends About {
  schema: 'janus-comparison/1';
  engine: string;
  level: string;
  unit: string;
  /** plies they look ahead */
  depth: number;
  /** as the player plays first */
  runs: SearchRun[];
  /** what must be the same in all of them */
  guarantee: string;
  /** whether it is */
  asPromised: boolean;
}

/** One position before every player. */
export interface LineageReply extends About {
  schema: 'janus-lineage/1';
  /** the strongest player, which the others are held against */
  judge: string;
  /** its move */
  move: string | null;
  /** the oldest player that found it */
  first: string;
  firstYear: number;
  /** how many found it, the strongest included */
  agreeing: number;
  /** oldest first */
  players: Witness[];
  /** all of it for people */
  sentence: string;
}

/** The puzzles of a game. */
export interface PuzzlesReply {
  /** how many the game has */
  positions: number;
  /** whether all of them were looked at */
  complete: boolean;
  puzzles: FoundPuzzle[];
}

/** A game with every move checked. */
export interface ReviewReply extends About {
  schema: 'janus-review/1';
  /** who checked it, and how */
  by: string;
  /** how many moves the game has */
  plies: number;
  /** whether all of them are checked */
  complete: boolean;
  moves: ReviewedMove[];
  /** the plies of the most instructive moves */
  moments: number[];
  /** how well each side played that has moved */
  sides: SideReview[];
  /** what was marked, for people */
  summary: string;
  /** what players call the beginning of the game, where it has a name */
  opening?: Opening;
  /** of a file with the game and the notes */
  text: string;
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
export type RefusalKind = 'request' | 'text' | 'illegal' | 'ambiguous' | 'setup' | 'command' | 'over' | 'failure' | 'stopped';

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
  /** what its scores count, in English: programs know it by that */
  scoreUnit: string;
  /** the same in the language that is spoken */
  unitWords: string;
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
  /** if variations were asked for: every move, those of the variations included */
  tree?: ReadMove[];
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

/** What both clocks show. */
export interface ClocksShown {
  /** milliseconds left when the running clock was started */
  white: number;
  /** the same */
  black: number;
  /** the side whose clock runs; none while both stand */
  running: Color | null;
  /** when its flag falls if nothing happens before, in the host's milliseconds */
  flagAt?: number;
  /** how long an engine to move may think */
  thinkMillis: number;
}

/** What a player has asked for. */
export interface TakebackRequest {
  by: Color;
  /** how many moves would be left */
  toPly: number;
}

/** What a player would like after the end. */
export interface RematchOffer {
  by: Color;
  /** whether with colours changed */
  swap: boolean;
}

/** What can be done at the board now: by the only person, or by the side to move. */
export interface Possible {
  /** whom that means */
  by: Color;
  /** who takes back and makes again: the only person, or the host for both players */
  board: Actor;
  takeBack: boolean;
  redo: boolean;
  resign: boolean;
  offerDraw: boolean;
  claimDraw: boolean;
  reopen: boolean;
  pause: boolean;
  abort: boolean;
  giveTime: boolean;
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

/** What a player thought of a position, the same wherever it is told. Numbers are the engine's own, to the digit. */
export interface ToldThought {
  fen: string;
  engine: string;
  /** by which the engine judged, if it did: its checksum */
  net?: string;
  level: string;
  seed: string;
  /** null: it resigns */
  move: string | null;
  score: number | null;
  unit: string;
  /** null where the engine does not count them, as the two that follow */
  nodes: number | null;
  evaluations: number | null;
  cutoffs: number | null;
  /** everything else that the engine counts, by the id of its metric */
  [name: string]: unknown;
  /** added in their order they are the score; none where that is a search result */
  terms: Term[];
  /** where the score is a search result: what the boards at both ends of the line are worth */
  staticTerms?: StaticTerms;
  line: string[];
  remarks: string[];
  /** false when it was stopped */
  complete: boolean;
}

/** A position of a search tree. */
export interface TreeNode {
  /** the index of the node above; -1 for the root */
  parent: number;
  /** the move that leads here */
  move?: string;
  /** plies still to be searched; negative among captures */
  depth: number;
  alpha: number | string;
  beta: number | string;
  /** what came back */
  value: number | string;
  /** why it was left */
  ending: 'LEAF' | 'GAME_OVER' | 'CUT' | 'ALL_TRIED' | 'STOOD_PAT' | 'STOPPED' | 'TABLE' | 'DATABASE' | 'NULL_MOVE' | 'REVERSE_FUTILITY' | 'RAZORING' | 'PROBCUT_CAPTURE' | 'PROBCUT' | 'MULTI_CUT' | 'MATE_KNOWN';
  /** the best move found here, or the reply that cut */
  decidingMove?: string;
  /** in a sample: how many positions were visited here and below */
  visited?: number;
  /** how many moves a cut left alone */
  untried?: number;
}

export interface Sample {
  shown: number;
  visited: number;
  depth: number;
  plies: number;
}

/** What each evaluation of a recorded search was made of. */
export interface EvaluatedTree {
  boards: EvaluatedBoard[];
  /** of the terms */
  names: string[];
}

/** What a thought was asked, beside the fields of the thought itself, so that it can be thought again; with a signature over both that tells whether anybody has changed them since. It guards against slips, not against forgers: it is no secret how it is made. */
export interface ThoughtRecord {
  schema: 'janus-thought/1';
  /** of the program that thought */
  version: string;
  game: string;
  rules: string;
  /** the FEN that the game started from; only where the thought stands alone */
  start?: string;
  /** those made since; only where the thought stands alone */
  moves?: string[];
  /** how many moves had been made; only where the thought is kept with its game */
  plies?: number;
  /** what was wished */
  depth: number | null;
  /** what was wished */
  nodes: number | null;
  seed: string;
  /** the only moves that were asked about; empty for all */
  among: string[];
  /** whether it cannot come out the same again */
  timed: boolean;
  signature: string;
}

/** A start of Microchess's move generator. */
export interface StateNode {
  parent: number;
  state: 'BENCHMARK' | 'CANDIDATE' | 'REPLY' | 'CONTINUATION' | 'EXCHANGE_1' | 'EXCHANGE_2' | 'EXCHANGE_3' | 'EXCHANGE_4' | 'CHECK';
  ply: number;
  move: string;
  /** its counters on entry, as bytes in hexadecimal digits */
  counts: string;
}

/** A move that Microchess valued. */
export interface ValuedMove {
  /** 1 for the first */
  number: number;
  move: string;
  value: number;
  /** whether it beat all before it */
  isBest: boolean;
  /** added in their order they are the value */
  terms: Term[];
  counters: Record<string, number>;
}

/** A tree, one list for each field of its nodes. Moves and numbers come again and again: each stands once, and the columns count them from 0; -1 is none. */
export interface TreeColumns {
  /** every reason to leave a node, which the column counts */
  endings: ('LEAF' | 'GAME_OVER' | 'CUT' | 'ALL_TRIED' | 'STOOD_PAT' | 'STOPPED' | 'TABLE' | 'DATABASE' | 'NULL_MOVE' | 'REVERSE_FUTILITY' | 'RAZORING' | 'PROBCUT_CAPTURE' | 'PROBCUT' | 'MULTI_CUT' | 'MATE_KNOWN')[];
  parent: number[];
  move: number[];
  depth: number[];
  alpha: number[];
  beta: number[];
  value: number[];
  ending: number[];
  decidingMove: number[];
  untried: number[];
  /** how much of the search is shown, where that is not all */
  sample: Sample | null;
  /** of a sample */
  visited?: number[];
  numbers: (number | string)[];
  /** as programs read them */
  moves: string[];
  /** the same as people read them */
  texts: string[];
}

/** The states that Microchess went through. */
export interface StateColumns {
  kinds: StateKind[];
  parent: number[];
  /** counts the kinds */
  state: number[];
  /** counts the moves; -1 at the roots */
  move: number[];
  /** its counters on entry, as bytes in hexadecimal digits */
  counts: string[];
  moves: string[];
  /** how many more nodes there were than are kept */
  leftOut: number;
  /** their names, in the order of the bytes */
  counters: CounterCard[];
  /** the moves of its own that it valued */
  valued: ValuedMove[];
}

/** The position that a reply is about. */
export interface About {
  game: GameKind;
  rules: string;
  fen: string;
}

/** A term with both sides apart. */
export interface EvaluatedTerm {
  name: string;
  value: number;
  /** what White has of it */
  white: number;
  /** what Black has of it */
  black: number;
  /** what belongs to neither side */
  neither: number;
  /** where it lives */
  squares: TermOnSquare[];
}

/** One of the sums of Microchess's byte; each is halved but the last. */
export interface ByteSum {
  name: string;
  steps: ByteStep[];
}

/** What a player thinks of one first move. */
export interface WeighedMove {
  move: string;
  score: number;
  /** the one it expects */
  reply: string | null;
  line: string[];
  texts: string[];
  /** the evaluation where the line ends */
  terms: Term[];
  /** what the player says of it; often nothing */
  remark: string;
}

/** A term that is not the same where both lines end. */
export interface TermChange {
  term: string;
  asked: number;
  against: number;
  difference: number;
}

/** How well a side played. */
export interface SideReview {
  side: Color;
  moves: number;
  /** from 0 to 1, the mean of its moves */
  accuracy: number;
  /** the points that a move cost on average */
  lost: number;
  phases: PhaseReview[];
  /** the phases in a word each */
  words: Message;
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
  /** how long the original would have taken over as many positions, computed */
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

export interface ListedWord {
  column: number;
  text: string;
  kind: Kind;
}

export interface ListedFunction {
  name: string;
  from: number;
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

/** A move of a game with variations, with what a list of moves shows of it. */
export interface ReadMove extends VariationMove {
  /** as people read it */
  text: string;
  number: number;
  side: Color;
}

export type MoveKind = 'regular' | 'capture' | 'jump' | 'castle' | 'en-passant';

export interface Term {
  name: string;
  value: number;
}

export interface StaticTerms {
  side: Color;
  now: Term[];
  end: Term[];
}

/** A board that was valued. */
export type EvaluatedBoard = [node: number, ...terms: number[]];

/** What Microchess generates moves for. */
export interface StateKind {
  name: string;
  code: number;
  words: string;
}

/** A byte that Microchess counts in. */
export interface CounterCard {
  name: string;
  words: string;
}

/** What one side has on one square. */
export interface TermOnSquare {
  square: string;
  side: Color;
  value: number;
}

/** An operation of Microchess's sums. */
export interface ByteStep {
  operation: 'LOAD' | 'SET_CARRY' | 'ADD' | 'SUBTRACT' | 'ZERO_IF_BORROWED' | 'HALVE';
  /** empty for a fixed amount */
  counter: string;
  amount: number;
  /** the accumulator afterwards */
  a: number;
  /** afterwards */
  carry: number;
}

/** How well a side played a part of the game. */
export interface PhaseReview {
  phase: Phase;
  moves: number;
  accuracy: number;
  lost: number;
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

/** The parts of a game. The opening is the first ten moves of each side in chess and the first six in checkers, if the game began with all its pieces. The ending begins when at most six pieces are left beside kings and pawns, or eight pieces in checkers, both sides together. */
export type Phase = 'opening' | 'middle' | 'ending';

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
  play: PlayReply;
  evaluate: EvaluateReply;
  think: ThinkReply;
  tree: TreeReply;
  explain: ExplainReply;
  compare: CompareReply;
  lineage: LineageReply;
  review: ReviewReply;
  puzzles: PuzzlesReply;
  view: ViewReply;
  octave: OctaveReply;
  mint: MintReply;
  'mint-listing': MintListingReply;
  kim1: Kim1Reply;
}
