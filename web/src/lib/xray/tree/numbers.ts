import { exact } from '../../dashboard/numbers';
import { DECIDED, unitOf } from '../../dashboard/score';
import { score } from '../../words/numbers';

/**
 * A number of a search as people read it at a glance: pawns or men with their sign, as everywhere else; a number of its
 * own with three decimals at most; ∞ for an open window.
 */
export function glance(value: number, unit = ''): string {
  if (Number.isNaN(value)) return '–';
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  const { whole, perWhole } = unitOf(unit);
  const balance = value / perWhole;
  if (whole === null || Math.abs(balance) >= DECIDED) return exact(value);
  return balance > 0 ? `+${score(balance, 2, 3)}` : score(balance, 2, 3);
}
