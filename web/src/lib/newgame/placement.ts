import { isDark, numberOf, SQUARES, squareOfNumber } from '../board/squares';
import type { GameName, Role, Side, SquareName } from '../core/types';

/** A kind of piece. */
export interface Piece {
  readonly side: Side;
  readonly role: Role;
}

/** What stands where, and whose turn it is; whether it can be played is for the core to say. */
export interface Placement {
  readonly men: ReadonlyMap<SquareName, Piece>;
  readonly turn: Side;
  /** The rights to castle as FEN writes them: some of KQkq. */
  readonly castling: string;
}

const CHESS: Record<string, Role> = { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' };
const CHECKERS: Record<string, Role> = { k: 'king', m: 'man' };
const RIGHTS = 'KQkq';

/** The pieces of a game, White's first, the highest first. */
export function piecesOf(game: GameName): Piece[] {
  const roles = Object.values(lettersOf(game));
  return (['white', 'black'] as const).flatMap((side) => roles.map((role) => ({ side, role })));
}

/** The piece that a letter stands for, as in FEN: a capital for White. */
export function pieceOfLetter(game: GameName, letter: string): Piece | null {
  const role = letter.length === 1 ? lettersOf(game)[letter.toLowerCase()] : undefined;
  return role ? { side: letter === letter.toLowerCase() ? 'black' : 'white', role } : null;
}

/** Checkers are played on the dark squares. */
export function canStand(game: GameName, square: SquareName): boolean {
  return game === 'chess' || isDark(square);
}

export function placed(placement: Placement, square: SquareName, piece: Piece | null): Placement {
  const men = new Map(placement.men);
  if (piece) men.set(square, piece);
  else men.delete(square);
  return { ...placement, men };
}

export function withRight(placement: Placement, right: string, has: boolean): Placement {
  const castling = [...RIGHTS].filter((one) => (one === right ? has : placement.castling.includes(one))).join('');
  return { ...placement, castling };
}

/** As other programs write it. Who set pieces up has made no moves before. */
export function fenOf(game: GameName, placement: Placement): string {
  return game === 'chess' ? chessFen(placement) : checkersFen(placement);
}

/** What a FEN shows; null when the text is not one, which the core explains. */
export function placementOf(game: GameName, fen: string): Placement | null {
  return game === 'chess' ? readChess(fen) : readCheckers(fen);
}

function lettersOf(game: GameName): Record<string, Role> {
  return game === 'chess' ? CHESS : CHECKERS;
}

function chessFen({ men, turn, castling }: Placement): string {
  const cells = SQUARES.map((square) => letterOf(men.get(square)));
  const rows = Array.from({ length: 8 }, (_, y) => cells.slice(y * 8, y * 8 + 8).join(''));
  const board = rows.join('/').replace(/1+/g, (empty) => String(empty.length));
  return `${board} ${turn.charAt(0)} ${castling || '-'} - 0 1`;
}

function letterOf(piece: Piece | undefined): string {
  if (!piece) return '1';
  const letter = piece.role === 'knight' ? 'n' : piece.role.charAt(0);
  return piece.side === 'white' ? letter.toUpperCase() : letter;
}

function readChess(fen: string): Placement | null {
  const [board = '', turn = 'w', castling = '-'] = fen.trim().split(/\s+/);
  const cells = [...board.replace(/\//g, '').replace(/[1-8]/g, (empty) => '1'.repeat(Number(empty)))];
  const isBoard = board.split('/').length === 8 && cells.length === 64 && cells.every((cell) => cell === '1' || pieceOfLetter('chess', cell));
  if (!isBoard || !/^[wb]$/.test(turn)) return null;
  const men = new Map<SquareName, Piece>();
  SQUARES.forEach((square, index) => {
    const piece = pieceOfLetter('chess', cells[index] ?? '');
    if (piece) men.set(square, piece);
  });
  return { men, turn: turn === 'w' ? 'white' : 'black', castling: [...RIGHTS].filter((right) => castling.includes(right)).join('') };
}

function checkersFen({ men, turn }: Placement): string {
  const list = (side: Side) =>
    [...men]
      .filter(([, piece]) => piece.side === side)
      .map(([square, { role }]) => ({ number: numberOf(square) ?? 0, king: role === 'king' ? 'K' : '' }))
      .sort((one, other) => one.number - other.number)
      .map(({ number, king }) => `${king}${number}`)
      .join(',');
  return `${turn === 'white' ? 'W' : 'B'}:W${list('white')}:B${list('black')}`;
}

function readCheckers(fen: string): Placement | null {
  const [turn = '', ...sides] = fen.replace(/[\s".]/g, '').toUpperCase().split(':');
  if (!/^[WB]$/.test(turn)) return null;
  const men = new Map<SquareName, Piece>();
  for (const part of sides) {
    const side = part.startsWith('W') ? 'white' : part.startsWith('B') ? 'black' : null;
    if (!side) return null;
    for (const word of part.slice(1).split(',').filter(Boolean)) {
      const [, king, first, last = first] = /^(K?)(\d+)(?:-(\d+))?$/.exec(word) ?? [];
      if (!first) return null;
      for (let number = Number(first); number <= Math.min(Number(last), 32); number++) {
        const square = squareOfNumber(number);
        if (square) men.set(square, { side, role: king ? 'king' : 'man' });
      }
    }
  }
  return { men, turn: turn === 'W' ? 'white' : 'black', castling: '' };
}
