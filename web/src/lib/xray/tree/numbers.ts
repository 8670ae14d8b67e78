import { exact } from '../../dashboard/numbers';

/** A number of a search as people read it at a glance: three decimals at most, ∞ for an open window. */
export function glance(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value === Infinity) return '∞';
  if (value === -Infinity) return '−∞';
  return exact(value);
}
