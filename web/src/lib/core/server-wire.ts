// Written by the build from the records of the core. Do not edit.
import type { Action, Actor, Color, Event, GameKind, GameLog, Message, Player } from './wire';

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

/** What the server answers about kept games. */
export type GamesReply = GameSummary | WholeGame | GamePage | Appended | Decided | Imported | Health | Problem;

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

/** A game that was left out. */
export interface BadGame {
  /** where it begins in the file, from 1 */
  line: number;
  reason: string;
  excerpt: string;
}
