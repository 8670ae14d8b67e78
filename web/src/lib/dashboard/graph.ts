import type { HistoryMove, Side, Thought } from '../core/types';
import { DECIDED, forWhite, unitOf } from './score';
import { lettered } from '../moves/letters';
import { m } from '../words/m.svelte';

/** A value at a ply: 1 is after the first move. */
export interface Point {
  readonly ply: number;
  readonly side: Side;
  readonly value: number;
}

/** What the machines thought of the game, from White's side where their unit allows it. */
export interface Evaluations {
  readonly points: Point[];
  /** What one whole is; null for a byte of Microchess, which is drawn as it stands. */
  readonly whole: 'pawn' | 'man' | null;
}

/** The scores of a game. A unit that stands alone is drawn as it is, otherwise it is left out. */
export function evaluations(
  thoughts: readonly (Thought | null)[],
  history: readonly HistoryMove[],
): Evaluations {
  const scored = thoughts.flatMap((thought, index) => {
    const side = history[index]?.side;
    if (!thought || !side || typeof thought.score !== 'number') return [];
    return [{ ply: index + 1, side, score: thought.score, unit: thought.unit }];
  });
  const comparable = scored.flatMap(({ ply, side, score, unit }) => {
    const value = forWhite(score, unit, side);
    return value === null ? [] : [{ ply, side, value }];
  });
  if (comparable.length === 0) {
    return { points: scored.map(({ ply, side, score }) => ({ ply, side, value: score })), whole: null };
  }
  const unit = scored.map((point) => unitOf(point.unit).whole).find((whole) => whole !== null);
  return { points: comparable, whole: unit ?? null };
}

/** "3. Nf3", "3 … Nc6": a move with its number, as in a list of moves. */
export function numbered(move: HistoryMove, history: readonly HistoryMove[]): string {
  const isReply = history[history.indexOf(move) - 1]?.number === move.number;
  return isReply ? m.graphReply(lettered(move.text), move.number) : m.graphMove(lettered(move.text), move.number);
}

/** A count or a time for every ply a machine thought about. */
export function efforts(
  thoughts: readonly (Thought | null)[],
  history: readonly HistoryMove[],
  metric: string,
): Point[] {
  return thoughts.flatMap((thought, index) => {
    const value = thought?.[metric];
    const side = history[index]?.side;
    return typeof value === 'number' && side ? [{ ply: index + 1, side, value }] : [];
  });
}

/** The scale of a balance: the same both ways, a round number, forced wins beyond its edge. */
export function balanceLimit(points: readonly Point[]): number {
  const open = points.map((point) => Math.abs(point.value)).filter((value) => value < DECIDED);
  return Math.min(20, roundUp(Math.max(1, ...open)));
}

/** The next number of 1, 2, 5, 10, 20, 50 and so on. */
export function roundUp(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const digit = [1, 2, 5, 10].find((step) => step * power >= value) ?? 10;
  return digit * power;
}

/** Where a ply stands between 0 and 1; the start is 0, the last move 1. */
export function across(ply: number, plies: number): number {
  return plies <= 0 ? 0 : ply / plies;
}

/** The ply nearest to a place between 0 and 1. */
export function plyAt(place: number, plies: number): number {
  return Math.max(0, Math.min(plies, Math.round(place * plies)));
}

/** Where a balance stands between 0 (the top, all for White) and 1. */
export function balanceAt(value: number, limit: number): number {
  const kept = Math.max(-limit, Math.min(limit, value));
  return 0.5 - kept / (2 * limit);
}

/** How bars grow: in proportion, or by powers of ten where the smallest would not be seen. */
export interface BarScale {
  readonly logarithmic: boolean;
  readonly top: number;
  /** Between 0 and 1; anything above nothing can be seen. */
  height(value: number): number;
}

export function barScale(points: readonly Point[]): BarScale {
  const values = points.map((point) => point.value).filter((value) => value > 0);
  const most = Math.max(1, ...values);
  const least = Math.min(most, ...values);
  if (most / least < 200) {
    const top = roundUp(most);
    return { logarithmic: false, top, height: (value) => seen(value, value / top) };
  }
  const top = 10 ** Math.ceil(Math.log10(most));
  const span = Math.log10(top) + 1;
  const height = (value: number): number => seen(value, (Math.log10(Math.max(value, 0.1)) + 1) / span);
  return { logarithmic: true, top, height };
}

function seen(value: number, height: number): number {
  return value <= 0 ? 0 : Math.max(0.02, Math.min(1, height));
}
