import type { Man, Pointing, SquareName, View } from '../core/types';
import { numberOf } from './squares';

/** What a square is called aloud: where it is, who stands there, what it offers now. */
export function squareLabel(view: View, men: Map<SquareName, Man>, pointing: Pointing | null, square: SquareName): string {
  const words = [squareName(view, square), manName(view, men.get(square))];
  if (pointing?.selected === square) words.push('selected');
  const target = pointing?.targets.find((one) => one.square === square);
  if (target) words.push(target.kind === 'jump' ? 'jump here' : 'move here');
  if (!pointing && view.mustJump && view.jumpers.includes(square)) words.push('must jump');
  if (view.check === square) words.push('in check');
  return words.filter((word) => word !== '').join(', ');
}

/** Checkers players say 22, chess players c3; in checkers both are said, as the moves use numbers. */
export function squareName(view: View, square: SquareName): string {
  const number = view.game === 'checkers' ? numberOf(square) : null;
  return number === null ? square : `${square} (${number})`;
}

export function manName(view: View, man: Man | undefined): string {
  return man ? `${view.names[man.side]} ${man.role}` : '';
}
