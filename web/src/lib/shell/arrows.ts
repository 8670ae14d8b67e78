import type { Arrow } from '../board/arrow';
import { pathOf } from '../board/squares';
import type { MoveId, Thought } from '../core/types';
import { pointed } from '../film/pointed.svelte';
import type { Table } from '../table/table.svelte';

/**
 * What is drawn over the board: the move chosen in advance, else the move that waits for a yes, else the hint that was asked for, else
 * the part of the line that somebody pointed at in the film, else, for those who want to see it, the line of the machine that thinks or has just moved.
 */
export function arrowsOf(table: Table, showsLine: boolean): Arrow[] {
  const { game } = table.settings;
  if (!table.past) {
    if (table.premove.isChosen) return [{ path: table.premove.squares, kind: 'premove' }];
    const chosen = table.proposed ?? table.hint?.move;
    if (chosen) return [{ path: pathOf(game, chosen), kind: 'hint' }];
  }
  const wanted = pointed.at(table.shown?.fen ?? '');
  if (wanted.length > 0) {
    return wanted.map((id, index) => ({ path: pathOf(game, id), kind: index % 2 === 0 ? 'line' : 'reply' }));
  }
  if (!showsLine) return [];
  const line = (!table.past && table.progress?.line) || expected(table);
  return line.slice(0, 2).map((id, index) => ({ path: pathOf(game, id), kind: index === 0 ? 'line' : 'reply' }));
}

/** How the machine's line goes on after its own move, which the board already shows. */
function expected(table: Table): MoveId[] {
  const thought = table.made[(table.shown?.ply ?? 0) - 1]?.thought as Thought | null | undefined;
  return thought?.line.slice(1) ?? [];
}
