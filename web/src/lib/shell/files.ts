import type { Desk } from '../core/desk';
import type { Thought, WriteWish } from '../core/types';
import { asComment } from '../dashboard/sentence';
import type { Table } from '../table/table.svelte';

/** The game as a PGN or PDN file, with what each machine thought as comments. */
export async function writeGame(desk: Desk, table: Table): Promise<{ name: string; text: string }> {
  const { text } = await desk.write(table.course(), headerOf(table));
  return { name: fileName(table), text };
}

/** Who played, when, how it ended, and what each machine thought of its moves, or a file said of them. */
export function headerOf(table: Table): WriteWish {
  return {
    white: table.playerName('white'),
    black: table.playerName('black'),
    ...(table.settings.origin ?? { event: 'A game on Janus', date: today() }),
    result: resultOf(table),
    comments: table.made.map((move) => comment(table, move.thought as Thought | null) ?? move.comment ?? null),
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '.');
}

export function fileName(table: Table): string {
  return `janus-${table.id.slice(0, 8)}.${table.settings.game === 'chess' ? 'pgn' : 'pdn'}`;
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

function comment(table: Table, thought: Thought | null): string | null {
  const engine = table.catalog.engines.find((card) => card.id === thought?.engine);
  return thought && engine ? asComment(thought, engine) : null;
}

function resultOf(table: Table): string {
  if (!table.outcome) return '*';
  if (table.outcome.winner === null) return '1/2-1/2';
  return table.outcome.winner === 'white' ? '1-0' : '0-1';
}
