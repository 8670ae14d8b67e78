import type { Role, Side } from '../../core/types';

const ROLES: Record<string, Role> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };

const NAMES = [
  'king',
  'queen',
  'king’s rook',
  'queen’s rook',
  'king’s bishop',
  'queen’s bishop',
  'king’s knight',
  'queen’s knight',
  'king’s rook pawn',
  'queen’s rook pawn',
  'king’s knight pawn',
  'queen’s knight pawn',
  'king’s bishop pawn',
  'queen’s bishop pawn',
  'queen’s pawn',
  'king’s pawn',
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
  const name = NAMES[man & 0xf];
  return man > 0x1f || name === undefined ? 'nobody' : `${man < 0x10 ? 'its' : 'your'} ${name}`;
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
