import type { View } from '../core/types';
import type { Sound } from './sounds.svelte';

/** What the step from one position to the next sounds like; null when no move was added. */
export function soundOf(before: View | null, now: View): Sound | null {
  if (!before || now.ply !== before.ply + 1 || !now.last) return null;
  if (now.outcome) return 'end';
  if (now.check) return 'check';
  if (kings(now) > kings(before)) return 'crown';
  return now.last.captured.length > 0 ? 'capture' : 'move';
}

/** Kings of checkers and queens of chess: what a man on the last row becomes. */
function kings(view: View): number {
  const crowned = view.game === 'checkers' ? 'king' : 'queen';
  const mover = view.last?.side;
  return view.men.filter((man) => man.role === crowned && man.side === mover).length;
}
