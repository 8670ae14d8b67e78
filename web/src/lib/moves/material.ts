import type { GameName, Man, Role, Side } from '../core/types';
import { m } from '../words/m.svelte';

/** Men of one kind that a side has lost. */
export interface Lost {
  readonly role: Role;
  readonly count: number;
}

const ORDER: Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn', 'king', 'man'];

/** What men are worth as players count: in chess 1, 3, 3, 5 and 9, in checkers one each. */
const WORTH: Partial<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };

/** How much more the men of a side are worth than the others'; 0 where they are not. */
export function lead(game: GameName, men: readonly Man[], side: Side): number {
  const worth = (man: Man): number => (game === 'checkers' ? 1 : (WORTH[man.role] ?? 0));
  return Math.max(0, men.reduce((sum, man) => sum + (man.side === side ? worth(man) : -worth(man)), 0));
}

/** Men in this order: the dearest first. */
export function inOrder(taken: readonly Role[]): Role[] {
  return [...taken].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

/** What a side has lost, the dearest first. */
export function lost(taken: readonly Role[]): Lost[] {
  return ORDER.flatMap((role) => {
    const count = taken.filter((other) => other === role).length;
    return count === 0 ? [] : [{ role, count }];
  });
}

/** "1 queen and 2 pawns", for people who listen. */
export function lostInWords(taken: readonly Role[]): string {
  const parts = lost(taken).map(({ role, count }) => counted(role, count));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : m.shellAnd(parts.join(', '), last);
}

function counted(role: Role, count: number): string {
  switch (role) {
    case 'king':
      return m.boardKings(count);
    case 'queen':
      return m.boardQueens(count);
    case 'rook':
      return m.boardRooks(count);
    case 'bishop':
      return m.boardBishops(count);
    case 'knight':
      return m.boardKnights(count);
    case 'pawn':
      return m.boardPawns(count);
    default:
      return m.boardMen(count);
  }
}
