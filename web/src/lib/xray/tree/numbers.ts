import { exact } from '../../dashboard/numbers';
import { DECIDED, unitOf } from '../../dashboard/score';
import { m } from '../../words/m.svelte';
import { score } from '../../words/numbers';

/**
 * A number of a search as people read it at a glance: pawns or men with their sign, as everywhere else; a win or a loss
 * where hundredths speak of one; a number of its own with three decimals at most; ∞ for an open window.
 */
export function glance(value: number, unit = ''): string {
  if (Number.isNaN(value)) return '–';
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  const { whole, perWhole } = unitOf(unit);
  const balance = value / perWhole;
  const decided = Math.abs(balance) >= DECIDED;
  if (whole !== null && decided && perWhole > 1) return balance > 0 ? m.filmWin() : m.filmLoss();
  if (whole === null || decided) return exact(value);
  return balance > 0 ? `+${score(balance, 2, 3)}` : score(balance, 2, 3);
}
