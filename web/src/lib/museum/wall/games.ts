import type { GameName } from '../../core/types';

/** A game of the match table as its file has it; the moves are read by the core when somebody wants to see them. */
export interface PlayedGame {
  game: GameName;
  /** Who had the men at the bottom, and who at the top: `janus@5`. */
  white: string;
  black: string;
  /** Null: drawn. */
  winner: string | null;
  /** Opening and game of the pair: `3.2`. */
  round: string;
  /** How it ended, for people; empty if the file does not say. */
  ending: string;
  /** The whole game, tags and moves. */
  text: string;
}

/** The games of a file, in its order. Only the tags are read here; moves are the core's business. */
export function gamesOf(game: GameName, file: string): PlayedGame[] {
  return file
    .split(/\n\n(?=\[)/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => one(game, text));
}

function one(game: GameName, text: string): PlayedGame {
  const tag = (name: string): string => new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(text)?.[1] ?? '';
  const white = tag('White');
  const black = tag('Black');
  // PDN counts for whoever moved first, and that is the side at the top.
  const [first, second] = game === 'chess' ? [white, black] : [black, white];
  return { game, white, black, winner: winner(tag('Result'), first, second), round: tag('Round'), ending: tag('TerminationDetails') || tag('Termination'), text };
}

function winner(result: string, first: string, second: string): string | null {
  if (result === '1-0') return first;
  if (result === '0-1') return second;
  if (result === '1/2-1/2') return null;
  throw new Error(`a game of the match table has the result “${result}”`);
}
