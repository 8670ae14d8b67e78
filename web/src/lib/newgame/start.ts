import type { CoreClient } from '../core/core-client';
import type { ReadMove } from '../core/wire';
import { CoreError, type GameName, type MoveId, type ReadGame } from '../core/types';
import { m } from '../words/m.svelte';

/** Where a game begins. */
export interface Start {
  /** A FEN; empty for the usual start. */
  readonly fen: string;
  /** Moves made before the players sit down. */
  readonly moves: readonly MoveId[];
  /** The rules it brings with it; otherwise those chosen. */
  readonly rules?: string;
  /** All moves of a file with its variations, where those were asked for. */
  readonly tree?: readonly ReadMove[];
}

export const USUAL_START: Start = { fen: '', moves: [] };

/** What a pasted text turned out to be. */
export type Understood =
  | { kind: 'nothing' }
  | { kind: 'position'; start: Start; words: string }
  | { kind: 'games'; games: ReadGame[]; problems: string[] }
  | { kind: 'wrong'; problems: string[] };

/** A game has tags or numbered moves; everything else is meant as a position. */
export function looksLikeGame(text: string): boolean {
  return /^\s*\[\w+\s+"/m.test(text) || /(^|\s)\d+\.(\.\.)?\s*\S/.test(text);
}

/** Asks the core what a pasted text is. Every flaw it names is passed on. */
export async function understand(
  client: CoreClient,
  game: GameName,
  rules: string,
  text: string,
  variations = false,
): Promise<Understood> {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'nothing' };
  try {
    return looksLikeGame(trimmed)
      ? await readGames(client, game, trimmed, variations)
      : await readPosition(client, game, rules, trimmed);
  } catch (no) {
    return { kind: 'wrong', problems: problemsOf(no) };
  }
}

async function readPosition(
  client: CoreClient,
  game: GameName,
  rules: string,
  fen: string,
): Promise<Understood> {
  const setup = await client.setup(game, rules, fen);
  return {
    kind: 'position',
    start: { fen: setup.fen, moves: [] },
    words: (setup.turn === 'white' ? m.newLegalLower : m.newLegalUpper)(setup.men.length),
  };
}

async function readGames(client: CoreClient, game: GameName, text: string, variations: boolean): Promise<Understood> {
  const { games, bad } = await client.read(game, text, variations);
  const problems = bad.map(({ line, reason }) => m.newLine(line, reason));
  if (games.length > 0) return { kind: 'games', games, problems };
  return { kind: 'wrong', problems: problems.length > 0 ? problems : [m.newNoGame()] };
}

/** Why there is nothing to start from yet, in few words; the flaws themselves stand by the text. */
export function lackWords(found: Understood): string {
  if (found.kind !== 'wrong') return m.newNothing();
  return m.newFlaws(found.problems.length);
}

/** The same for a position that was set up by hand. */
export function flawWords(found: Understood): string {
  return m.editorFlaws(found.kind === 'wrong' ? found.problems.length : 1);
}

/** "Fischer – Spassky, 1972, 81 moves", to choose among the games of a file. */
export function gameWords(game: ReadGame): string {
  const players = [game.white, game.black].map((name) => name || '?').join(' – ');
  const about = [players, game.event, game.date].filter((word) => word && word !== '?').join(', ');
  return m.newReadGame(game.moves.length, about);
}

export function startOf(game: ReadGame): Start {
  return { fen: game.start, moves: [...game.moves], ...(game.rules && { rules: game.rules }), ...(game.tree && { tree: game.tree }) };
}

function problemsOf(no: unknown): string[] {
  if (no instanceof CoreError && no.flaws.length > 0) return no.flaws;
  return [no instanceof Error ? no.message : String(no)];
}
