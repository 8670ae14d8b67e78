import type { Role, Side } from '../core/types';
import { m } from '../words/m.svelte';

/** Men of one kind that a side has lost. */
export interface Lost {
  readonly role: Role;
  readonly count: number;
}

const ORDER: Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn', 'king', 'man'];

/** The customary worth, to say who is ahead; in checkers every piece counts one. */
const CHESS: Partial<Record<Role, number>> = { pawn: 1, knight: 3, bishop: 3, rook: 5, queen: 9 };

/** What a side has lost, the dearest first. */
export function lost(taken: readonly Role[]): Lost[] {
  return ORDER.flatMap((role) => {
    const count = taken.filter((other) => other === role).length;
    return count === 0 ? [] : [{ role, count }];
  });
}

/** How far a side is ahead: in pawns for chess, in pieces for checkers. Never negative. */
export function ahead(taken: Record<Side, Role[]>, side: Side): number {
  const other = side === 'white' ? 'black' : 'white';
  return Math.max(0, worth(taken[other]) - worth(taken[side]));
}

/** "1 queen and 2 pawns", for people who listen. */
export function lostInWords(taken: readonly Role[]): string {
  const parts = lost(taken).map(({ role, count }) => counted(role, count));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : m.shellAnd(parts.join(', '), last);
}

function worth(taken: readonly Role[]): number {
  return taken.reduce((sum, role) => sum + (CHESS[role] ?? 1), 0);
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
