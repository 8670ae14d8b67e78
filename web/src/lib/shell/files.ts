import type { CoreClient } from '../core/core-client';
import type { Catalog, GameHeader, MoveId, Outcome, Thought } from '../core/types';
import { asComment } from '../dashboard/sentence';
import { nameOf } from '../table/players';
import type { FileNotes } from '../table/saved';
import type { GameSettings } from '../table/settings';
import { m } from '../words/m.svelte';

/** What the core reads at most, in bytes. */
export const LARGEST_FILE = 5_000_000;

/** A game that can be written: the one on the table, or one that is kept. */
export interface WritableGame {
  id: string;
  settings: GameSettings;
  made: readonly { id: MoveId; thought: object | null; comment: string | null }[];
  file: FileNotes | null;
  outcome: Outcome | null;
  catalog: Catalog;
}

/** The game as a PGN or PDN file, with what each machine thought as comments. */
export async function writeGame(client: CoreClient, game: WritableGame): Promise<{ name: string; text: string }> {
  const { game: name, ruleSet, start } = game.settings;
  const course = { game: name, rules: ruleSet, start, moves: game.made.map((move) => move.id) };
  const { text } = await client.write(course, headerOf(game));
  return { name: fileName(game), text };
}

/** Who played, when, how it ended, and what each machine thought of its moves, or a file said of them. */
export function headerOf(game: WritableGame): GameHeader {
  return {
    white: nameOf(game.settings.white, game.catalog),
    black: nameOf(game.settings.black, game.catalog),
    event: game.file?.event ?? m.filesEvent(),
    date: game.file?.date ?? today(),
    result: resultOf(game.outcome),
    comments: game.made.map((move) => comment(game.catalog, move.thought as Thought | null) ?? move.comment),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '.');
}

export function fileName(game: WritableGame): string {
  return `janus-${game.id.slice(0, 8)}.${game.settings.game === 'chess' ? 'pgn' : 'pdn'}`;
}

/** Hands a text to the person as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function comment(catalog: Catalog, thought: Thought | null): string | null {
  const engine = catalog.engines.find((card) => card.id === thought?.engine);
  return thought && engine ? asComment(thought, engine) : null;
}

function resultOf(outcome: Outcome | null): string {
  if (!outcome) return '*';
  if (outcome.winner === null) return '1/2-1/2';
  return outcome.winner === 'white' ? '1-0' : '0-1';
}
