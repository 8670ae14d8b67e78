// Written by the build from the records of the core. Do not edit.
import type { Action, Actor, Color, Event, GameKind, GameLog, Message, Player, Settings } from './wire';

/** A game to be kept. */
export interface NewGame {
  /** a UUID chosen by the page, so that asking twice makes one game */
  id?: string | null;
  log: GameLog;
  thoughts?: PlyThought[];
}

/** What has happened in a game whose host is the page. */
export interface NewEvents {
  /** how many events there were before */
  version: number;
  events?: Event[];
  thoughts?: PlyThought[];
}

/** What somebody wants to do; the server decides. */
export interface NewCommand {
  by: Actor;
  action: Action;
  /** how many events there are, if the asker insists on it */
  version?: number | null;
}

/** A game between whoever asks and a friend. */
export interface NewLink {
  /** a UUID chosen by the page, so that asking twice makes one game */
  id: string;
  /** of which the policy does not matter, and the other player only if it is a machine: then nobody is invited, and others can watch */
  settings: Settings;
  /** of whoever asks */
  side: Color;
  /** the secret of this side: 128 random bits in base64url */
  seat: string;
  /** the secret that brings the friend to the other side, once */
  invite: string;
  /** whether everybody may see what the machine thinks */
  thoughts?: boolean;
}

/** A seat is taken. */
export interface JoinLink {
  /** what the link says */
  invite: string;
  /** the secret that the seat has from now on */
  seat: string;
  /** may be empty */
  name: string;
}

/** Another invitation. */
export interface NewInvite {
  invite: string;
  /** whether to one's own seat, from another device; otherwise to the other seat, which whoever sits there loses */
  own?: boolean;
}

/** A file of games to be kept. */
export interface GameFile {
  game: GameKind;
  text: string;
}

/** What a machine thought about a move. */
export interface PlyThought {
  /** how many moves had been made before it */
  ply: number;
  /** kept to the digit */
  thought: unknown;
}

/** What a page says over the socket of a game. */
export type LiveSaid = HelloSaid | DoSaid | PingSaid;

/** The first message. */
export interface HelloSaid {
  t: 'hello';
  /** the secret of a seat; left out by those who watch */
  seat?: string | null;
  /** how many events the page knows; left out: none, it wants the whole game */
  since?: number | null;
}

/** What a player wants to do. Sent again, it is done once. */
export interface DoSaid {
  t: 'do';
  /** a name for this very wish, unique in the game */
  n: string;
  action: Action;
  /** how many events there are, if the player insists on it */
  version?: number | null;
  /** milliseconds between the player's seeing the position and moving */
  took?: number | null;
}

/** Asks for a sign of life. */
export interface PingSaid {
  t: 'ping';
}

/** What the server says over the socket of a game. */
export type LiveTold = StateTold | EventsTold | DoneTold | RefusedTold | ThoughtTold | PresenceTold | PongTold;

/** The whole game. */
export interface StateTold {
  t: 'state';
  log: GameLog;
  /** the side whose seat the page has; null: it watches */
  you: Color | null;
  /** the server's milliseconds */
  now: number;
  /** the id of the game that follows; left out until there is one */
  next?: string;
}

/** What has happened. */
export interface EventsTold {
  t: 'events';
  /** how many events there were before */
  from: number;
  list: Event[];
  /** the side whose seat the page has; null: it watches */
  you: Color | null;
  /** the server's milliseconds */
  now: number;
  /** the id of the game that follows; left out until there is one */
  next?: string;
}

/** What was wanted has been done, now or before; its events have been sent. */
export interface DoneTold {
  t: 'done';
  n: string;
}

/** What was wanted is not done. */
export interface RefusedTold {
  t: 'refused';
  n: string;
  /** a word for programs */
  kind: string;
  /** a sentence for people */
  error: string;
  /** the server's milliseconds */
  now: number;
}

/** What a machine thought about the move it has made, where all players agree that this is seen. */
export interface ThoughtTold {
  t: 'thought';
  /** how many moves had been made before it */
  ply: number;
  /** as the core answers it */
  thought: unknown;
}

/** Who is there. */
export interface PresenceTold {
  t: 'presence';
  white: SeatPresence;
  black: SeatPresence;
  /** how many others */
  watching: number;
}

/** A sign of life. */
export interface PongTold {
  t: 'pong';
  now: number;
}

/** Whether somebody sits there, and looks at the game. */
export type SeatPresence = 'open' | 'gone' | 'here';

/** What the server answers about kept games. */
export type GamesReply = GameSummary | WholeGame | GamePage | Appended | Decided | Seated | Ledger | Imported | Health | Problem;

/** A game in a list. */
export interface GameSummary {
  id: string;
  game: GameKind;
  /** the rule set as text */
  rules: string;
  white: Player;
  black: Player;
  /** how many moves stand on the board */
  plies: number;
  /** null while the game goes on */
  outcome: KeptOutcome | null;
  /** ISO */
  created: string;
  /** ISO */
  updated: string;
  /** how many events its log has */
  version: number;
}

/** All that is kept of a game. */
export interface WholeGame extends GameSummary {
  log: GameLog;
  thoughts: PlyThought[];
}

/** A part of the list, the latest game first. */
export interface GamePage {
  games: GameSummary[];
  /** where it goes on; null at the end */
  next: string | null;
}

/** The events are on the disk. */
export interface Appended {
  /** how many there are now */
  version: number;
  outcome: KeptOutcome | null;
}

/** What a command has come to; it is on the disk. */
export interface Decided {
  /** none if it changes nothing */
  events: Event[];
  /** how many there are now */
  version: number;
  outcome: KeptOutcome | null;
}

/** A seat is taken. */
export interface Seated {
  side: Color;
}

/** Where the time of both players has gone. */
export interface Ledger {
  ticks: Tick[];
}

/** The games of a file that are now kept, and those that are not. */
export interface Imported {
  ids: string[];
  bad: BadGame[];
}

/** Whether the server can do its work. */
export interface Health {
  status: string;
  /** which program answers */
  program: string;
  version: string;
  /** how many it keeps */
  games: number;
}

/** Something that was not done. */
export interface Problem {
  /** a sentence for people */
  error: string;
  /** a word for programs */
  kind: string;
  /** how many events the game has, where the asker thought of another number */
  version?: number;
  /** everything that is wrong with a setup */
  flaws?: string[];
  /** the key of the sentence and what stands in its places */
  reason: Message;
}

/** How a game ended. */
export interface KeptOutcome {
  winner: Color | null;
  /** the id of the reason, such as checkmate */
  reason: string;
  /** the same for people */
  words: string;
}

/** What has changed a clock. `elapsed = thought + comp + uncomp`, and `left` is what there was at the start, with all `inc` and `gift`, without all `thought` and `uncomp`. */
export interface Tick {
  /** whose clock */
  side: Color;
  /** how many moves stood on the board */
  ply: number;
  /** milliseconds in which it ran */
  elapsed: number;
  thought: number;
  /** time on the way that is given back */
  comp: number;
  /** time on the way that is not */
  uncomp: number;
  /** what the move adds */
  inc: number;
  /** from the opponent, or for time in which the server was down */
  gift: number;
  /** what it shows afterwards */
  left: number;
}

/** A game that was left out. */
export interface BadGame {
  /** where it begins in the file, from 1 */
  line: number;
  reason: string;
  excerpt: string;
}
