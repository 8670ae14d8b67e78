import type { Tick } from '../core/server-wire';
import type { Side } from '../core/types';

/** What the entries of a side come to: what its clock has gained and what it has used, in milliseconds. */
export function sumOf(ticks: readonly Tick[], side: Side): { gained: number; used: number } {
  const own = ticks.filter((tick) => tick.side === side);
  return {
    gained: own.reduce((sum, { inc, gift }) => sum + inc + gift, 0),
    used: own.reduce((sum, { thought, uncomp }) => sum + thought + uncomp, 0),
  };
}
