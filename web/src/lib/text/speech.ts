import { roleName } from '../board/label';
import { columnOf, numberOf, rowOf, squareOfNumber, SQUARES } from '../board/squares';
import type { GameName, MadeMove, Role, SquareName } from '../core/types';
import { m } from '../words/m.svelte';

const PIECES: Record<string, Role> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** A move as one says it: "knight from b to d2, check", "22 takes 18 and 11, to 8". */
export function spokenMove(game: GameName, text: string): string {
  return game === 'chess' ? spokenSan(text) : spokenPdn(text);
}

/** A move that was made, as one says it: it is known what it took, also where its text leaves out a stop. */
export function spokenMade(game: GameName, { text, path, captured }: MadeMove): string {
  if (game === 'chess' || captured.length === 0) return spokenMove(game, text);
  const number = (square: SquareName | undefined): string => String(numberOf(square ?? '') ?? square);
  return m.speechJumps(listed(captured.map(number)), number(path[0]), number(path.at(-1)));
}

/** A line of moves as one says it. */
export function spokenLine(game: GameName, texts: readonly string[]): string {
  return texts.map((text) => spokenMove(game, text)).join('; ');
}

/** "15", "15 and 23", "15, 23 and 30". */
export function listed(words: readonly string[]): string {
  return joined(words, m.shellAnd);
}

/** "22", "22 or 23", "22, 23 or 24". */
export function eitherOf(words: readonly string[]): string {
  return joined(words, m.newsOr);
}

function joined(words: readonly string[], link: (first: string, last: string) => string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : link(words.slice(0, -1).join(', '), last);
}

/** The number of the square that a hop passes over; null if it is not one hop. */
function between(from: number, to: number): number | null {
  const [start, end] = [squareOfNumber(from), squareOfNumber(to)];
  if (!start || !end) return null;
  const columns = columnOf(start) + columnOf(end);
  const rows = rowOf(start) + rowOf(end);
  const isHop = Math.abs(columnOf(start) - columnOf(end)) === 2 && Math.abs(rowOf(start) - rowOf(end)) === 2;
  return isHop ? numberOf(SQUARES[(8 * rows + columns) / 2] ?? '') : null;
}

function spokenSan(san: string): string {
  if (san.endsWith('#')) return m.speechMate(spokenSan(san.slice(0, -1)));
  if (san.endsWith('+')) return m.speechCheck(spokenSan(san.slice(0, -1)));
  if (san === 'O-O') return m.speechCastlesShort();
  if (san === 'O-O-O') return m.speechCastlesLong();
  const parts = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?$/.exec(san);
  if (!parts) return san;
  const [, letter = '', from = '', takes, to = '', promoted = ''] = parts;
  const move = spokenStep(roleName(PIECES[letter] ?? 'pawn', 'chess'), from, to, takes === 'x');
  const becomes = PIECES[promoted];
  return becomes ? m.speechBecomes(move, roleName(becomes, 'chess')) : move;
}

function spokenStep(piece: string, from: string, to: string, takes: boolean): string {
  if (from === '') return takes ? m.speechTakes(piece, to) : m.speechGoes(piece, to);
  return takes ? m.speechTakesFrom(from, piece, to) : m.speechGoesFrom(from, piece, to);
}

function spokenPdn(pdn: string): string {
  if (/^\d+(x\d+)+$/.test(pdn)) {
    const stops = pdn.split('x');
    const [from = '', to = ''] = [stops[0], stops.at(-1)];
    const captured = stops.slice(1).map((stop, hop) => between(Number(stops[hop]), Number(stop)));
    // A jump written short, with a stop left out, does not say what it takes.
    return captured.includes(null) ? m.speechJumpsTo(from, to) : m.speechJumps(listed(captured.map(String)), from, to);
  }
  const [, from, to] = /^(\d+)-(\d+)$/.exec(pdn) ?? [];
  return from && to ? m.speechSteps(from, to) : pdn;
}
