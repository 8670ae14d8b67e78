import type { GameName, MoveId, SquareName } from '../core/types';

const FILES = 'abcdefgh';

/** All 64, from a8 to h1, row by row: as a page is read with White at the bottom. */
export const SQUARES: readonly SquareName[] = Array.from(
  { length: 64 },
  (_, cell) => `${FILES[cell % 8]}${8 - Math.floor(cell / 8)}`,
);

/** The column from the left and the row from the top, with White at the bottom: 0 to 7. */
export function columnOf(square: SquareName): number {
  return FILES.indexOf(square.charAt(0));
}

export function rowOf(square: SquareName): number {
  return 8 - Number(square.charAt(1));
}

export function isDark(square: SquareName): boolean {
  return (columnOf(square) + rowOf(square)) % 2 === 1;
}

/** Where a square is drawn, in squares from the top left corner. */
export function placeOf(square: SquareName, flipped: boolean): { x: number; y: number } {
  const x = columnOf(square);
  const y = rowOf(square);
  return flipped ? { x: 7 - x, y: 7 - y } : { x, y };
}

/** The square drawn there; null beside the board. */
export function squareAt(x: number, y: number, flipped: boolean): SquareName | null {
  if (x < 0 || x > 7 || y < 0 || y > 7) return null;
  const cell = y * 8 + x;
  return SQUARES[flipped ? 63 - cell : cell] ?? null;
}

/** Checkers players number the dark squares from 1 at the top left to 32. */
export function numberOf(square: SquareName): number | null {
  return isDark(square) ? rowOf(square) * 4 + Math.floor(columnOf(square) / 2) + 1 : null;
}

/** What stands in the corner of a square in a column from the left: its number in checkers, in chess the rank at the edge. */
export function cornerOf(game: GameName, square: SquareName, x: number): string {
  if (game === 'checkers') return String(numberOf(square) ?? '');
  return x === 0 ? square.charAt(1) : '';
}

export function squareOfNumber(number: number): SquareName | null {
  return SQUARES.find((square) => numberOf(square) === number) ?? null;
}

/** The squares a move walks over, read off its id. */
export function pathOf(game: GameName, id: MoveId): SquareName[] {
  if (game === 'chess') return [id.slice(0, 2), id.slice(2, 4)];
  const squares = id.split(/[-x]/).map((number) => squareOfNumber(Number(number)));
  return squares.filter((square) => square !== null);
}
