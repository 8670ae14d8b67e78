import type { Role, Side } from '../../core/types';
import { m } from '../../words/m.svelte';

const ROLES: Record<string, Role> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };

const names = (): string[] => [
  m.museumKim1King(),
  m.museumKim1Queen(),
  m.museumKim1KingsRook(),
  m.museumKim1QueensRook(),
  m.museumKim1KingsBishop(),
  m.museumKim1QueensBishop(),
  m.museumKim1KingsKnight(),
  m.museumKim1QueensKnight(),
  m.museumKim1KingsRookPawn(),
  m.museumKim1QueensRookPawn(),
  m.museumKim1KingsKnightPawn(),
  m.museumKim1QueensKnightPawn(),
  m.museumKim1KingsBishopPawn(),
  m.museumKim1QueensBishopPawn(),
  m.museumKim1QueensPawn(),
  m.museumKim1KingsPawn(),
];

/** Two hexadecimal digits, in capitals. */
export function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}

/** The bytes of a text of hexadecimal digits. */
export function bytesOf(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

/** What the man of this number is called: 0F is its king's pawn, 1F yours. */
export function nameOf(man: number): string {
  const name = names()[man & 0xf];
  if (man > 0x1f || name === undefined) return m.museumKim1Nobody();
  return man < 0x10 ? m.museumKim1Its(name) : m.museumKim1Your(name);
}

export function roleOf(symbol: string): Role {
  return ROLES[symbol.toUpperCase()] ?? 'pawn';
}

export function sideOf(symbol: string): Side {
  return symbol === symbol.toUpperCase() ? 'white' : 'black';
}

/** Whether a byte of the piece list is a square of the board; CC and AB are not. */
export function isOnBoard(square: number): boolean {
  return (square & 0x88) === 0;
}
