import { bytesOf, hex, isOnBoard, nameOf } from './men';
import type { Kim1State } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** A byte of memory to be written. */
export interface Cell {
  address: string;
  value: string;
  what: string;
}

const FIRST_MAN = 0x50;
const LAST_OF_BOOK = 0xdb;

/** The two bytes that make a level. */
export function levelCells({ checkLimit, turn }: Kim1State['levels'][number]): Cell[] {
  return [
    { address: '02F2', value: checkLimit, what: checkLimit === '00' ? m.museumKim1NoMoveIsTestedFor() : m.museumKim1MovesAreTestedForCheck() },
    { address: '018B', value: turn, what: turn === 'FF' ? m.museumKim1NoExchangeIsFollowed() : m.museumKim1ExchangesAreFollowed() },
  ];
}

/** The 28 bytes of an opening, from C0 up; the manual lists them as they are read, from DB down. */
export function openingCells({ bytes }: Kim1State['openings'][number]): Cell[] {
  const read = bytesOf(bytes);
  return read
    .map((value, i) => ({ address: `00${hex(LAST_OF_BOOK - i)}`, value: hex(value), what: '' }))
    .reverse();
}

/** A pawn at the end of its way, and the men of its side that are off the board and could come back for it. */
export interface Promotion {
  pawn: number;
  square: number;
  /** Best first; empty when nobody has been captured yet. */
  for: number[];
}

/** Pawns that wait to be changed by hand: the computer's on its last rank, yours on yours. */
export function promotions(men: string): Promotion[] {
  const squares = bytesOf(men);
  const waiting: Promotion[] = [];
  for (const first of [0x00, 0x10]) {
    const lastRank = first === 0 ? 7 : 0;
    const free = [1, 2, 3, 4, 5, 6, 7].map((man) => first + man).filter((man) => !isOnBoard(squares[man] ?? 0xcc));
    for (let pawn = first + 8; pawn < first + 16; pawn++) {
      const square = squares[pawn] ?? 0xcc;
      // Before C all men claim one square; nobody there waits for anything.
      const isAlone = squares.filter((other) => other === square).length === 1;
      if (isAlone && isOnBoard(square) && square >> 4 === lastRank) waiting.push({ pawn, square, for: free });
    }
  }
  return waiting;
}

export function promotionCells({ pawn, square }: Promotion, man: number): Cell[] {
  return [
    { address: `00${hex(FIRST_MAN + pawn)}`, value: 'CC', what: m.museumKim1LeavesTheBoard(nameOf(pawn)) },
    { address: `00${hex(FIRST_MAN + man)}`, value: hex(square), what: m.museumKim1StandsThereInstead(nameOf(man)) },
  ];
}

/** The keys that write these bytes from within the game, and lead back to it. Neighbours are reached by +. */
export function keysFor(cells: Cell[]): string[] {
  const keys = ['RS'];
  let before = -2;
  for (const { address, value } of cells) {
    const at = parseInt(address, 16);
    if (at === before + 1) keys.push('+');
    else keys.push('AD', ...address, 'DA');
    keys.push(...value);
    before = at;
  }
  return [...keys, 'AD', '0', '0', '0', '0', 'GO'];
}
