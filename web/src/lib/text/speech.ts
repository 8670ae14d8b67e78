import { roleName } from '../board/label';
import type { GameName, Role } from '../core/types';
import { m } from '../words/m.svelte';

const PIECES: Record<string, Role> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** A move as one says it: "knight from b to d2, check", "22 jumps to 15, then to 8". */
export function spokenMove(game: GameName, text: string): string {
  return game === 'chess' ? spokenSan(text) : spokenPdn(text);
}

/** A line of moves as one says it. */
export function spokenLine(game: GameName, texts: readonly string[]): string {
  return texts.map((text) => spokenMove(game, text)).join('; ');
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
    const [from = '', first = '', ...stops] = pdn.split('x');
    return stops.reduce((move, stop) => m.speechJumpsOn(move, stop), m.speechJumps(from, first));
  }
  const [, from, to] = /^(\d+)-(\d+)$/.exec(pdn) ?? [];
  return from && to ? m.speechSteps(from, to) : pdn;
}
