import type { GameName, Man, Pointing, Role, SquareName, View } from '../core/types';
import { numberOf } from './squares';
import { m } from '../words/m.svelte';

/** What a square is called aloud: where it is, who stands there, what it offers now. */
export function squareLabel(view: View, men: Map<SquareName, Man>, pointing: Pointing | null, square: SquareName, premove: SquareName[] = []): string {
  const words = [squareName(view, square), manName(view, men.get(square))];
  if (pointing?.selected === square || (premove.length === 1 && premove[0] === square)) words.push(m.boardSelected());
  if (premove.length > 1 && premove.includes(square)) words.push(m.boardPremove());
  const target = pointing?.targets.find((one) => one.square === square);
  if (target) words.push(target.kind === 'jump' ? m.boardJumpHere() : m.boardMoveHere());
  if (!pointing && view.mustJump && view.jumpers.includes(square)) words.push(m.boardMustJump());
  if (view.check === square) words.push(m.boardInCheck());
  return words.filter((word) => word !== '').join(', ');
}

/** Checkers players say 22, chess players c3; in checkers both are said, as the moves use numbers. */
export function squareName(view: Pick<View, 'game'>, square: SquareName): string {
  const number = view.game === 'checkers' ? numberOf(square) : null;
  return number === null ? square : m.boardNumbered(number, square);
}

export function manName(view: Pick<View, 'game' | 'names'>, man: Pick<Man, 'side' | 'role'> | undefined): string {
  return man ? m.boardPiece(roleName(man.role, view.game), view.names[man.side]) : '';
}

/** What a kind of piece is called. */
export function roleName(role: Role, game: GameName): string {
  switch (role) {
    case 'king':
      return game === 'chess' ? m.boardKing() : m.boardCrowned();
    case 'queen':
      return m.boardQueen();
    case 'rook':
      return m.boardRook();
    case 'bishop':
      return m.boardBishop();
    case 'knight':
      return m.boardKnight();
    case 'pawn':
      return m.boardPawn();
    default:
      return m.boardMan();
  }
}
