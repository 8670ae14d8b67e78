import type { SquareName } from '../core/types';
import { placeOf, squareAt } from './squares';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key leads from a square, as the board is seen; null for keys that lead nowhere. */
export function squareByKey(key: string, from: SquareName, flipped: boolean, ctrl = false): SquareName | null {
  const { x, y } = placeOf(from, flipped);
  if (key === 'Home') return squareAt(0, ctrl ? 0 : y, flipped);
  if (key === 'End') return squareAt(7, ctrl ? 7 : y, flipped);
  if (key === 'PageUp') return squareAt(x, 0, flipped);
  if (key === 'PageDown') return squareAt(x, 7, flipped);
  const step = STEPS[key];
  return step ? squareAt(x + step[0], y + step[1], flipped) : null;
}
