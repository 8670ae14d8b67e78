import type { Man, SquareName } from '../core/types';
import { columnOf, rowOf } from './squares';

/** A man with a name of its own, so that the screen can move it rather than draw a new one. */
export interface Tracked extends Man {
  key: number;
}

let keys = 0;

/**
 * Follows men from one picture to the next: who stays keeps its key, who moved is found again by the
 * way it went or else by being the nearest of its kind, and the rest are new.
 */
export function track(before: Tracked[], men: Man[], path: SquareName[] = []): Tracked[] {
  const left = new Set(before);
  const found = new Map<Man, Tracked>();
  const take = (man: Man, candidate: Tracked | undefined) => {
    if (!candidate) return;
    left.delete(candidate);
    found.set(man, candidate);
  };
  const open = () => men.filter((man) => !found.has(man));

  for (const man of men) take(man, pick(left, (one) => isSame(one, man) && one.square === man.square));
  for (const man of open()) take(man, walked(left, man, path));
  for (const man of open()) take(man, nearest(left, man, isSame));
  for (const man of open()) take(man, nearest(left, man, (one, other) => one.side === other.side && isPromoted(one, other)));
  return men.map((man) => ({ ...man, key: found.get(man)?.key ?? ++keys }));
}

function walked(left: Set<Tracked>, man: Man, path: SquareName[]): Tracked | undefined {
  if (path.at(-1) !== man.square) return undefined;
  return pick(left, (one) => one.side === man.side && path.includes(one.square));
}

function nearest(left: Set<Tracked>, man: Man, fits: (one: Man, other: Man) => boolean): Tracked | undefined {
  const candidates = [...left].filter((one) => fits(one, man));
  candidates.sort((a, b) => distance(a.square, man.square) - distance(b.square, man.square));
  return candidates[0];
}

function pick(left: Set<Tracked>, fits: (one: Tracked) => boolean): Tracked | undefined {
  for (const one of left) if (fits(one)) return one;
  return undefined;
}

function isSame(one: Man, other: Man): boolean {
  return one.side === other.side && one.role === other.role;
}

/** Forth and back: an undo turns the king into a man again. */
function isPromoted(one: Man, other: Man): boolean {
  const humble = ['man', 'pawn'];
  return humble.includes(one.role) !== humble.includes(other.role);
}

function distance(a: SquareName, b: SquareName): number {
  return Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
}
