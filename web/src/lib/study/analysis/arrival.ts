import type { Course, GameName } from '../../core/types';
import type { Table } from '../../table/table.svelte';
import { readLink } from '../../xray/link';
import type { Study } from './study.svelte';

const KEY = 'janus.analysis';

/** What the address asks for: a line, and how many of its moves are on the board; null where it asks for nothing. */
export function wantedBy(query: string, table: Pick<Table, 'catalog'>, game: GameName): { course: Course; at: number } | null {
  const fields = new URLSearchParams(query);
  const at = fields.get('at');
  fields.delete('at');
  const { brought } = readLink(fields.toString(), table.catalog, game);
  if (!brought) return null;
  const { moves } = brought.course;
  return { course: brought.course, at: at !== null && /^\d{1,4}$/.test(at) ? Math.min(Number(at), moves.length) : moves.length };
}

/** The analysis survives the page: trying things out is work that nobody wants to lose. */
export function keepDraft(study: Study): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(study.kept()));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}

export function recallDraft(study: Study): boolean {
  try {
    return study.restore(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return false;
  }
}
