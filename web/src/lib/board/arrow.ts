import type { SquareName } from '../core/types';
import { placeOf } from './squares';

/** A line drawn over the board: a hint, what a machine means to play, what refutes it, or a move chosen in advance. */
export interface Arrow {
  path: SquareName[];
  kind: 'hint' | 'line' | 'reply' | 'refute' | 'premove';
}

interface Point {
  x: number;
  y: number;
}

const HEAD = 0.34;
/** The shaft begins a little off the middle of its square. */
const START_GAP = 0.28;

/** The shaft of an arrow as points of a polyline, ending where the head begins; in squares. */
export function shaftOf(path: SquareName[], flipped: boolean): Point[] {
  const points = path.map((square) => middle(square, flipped));
  const first = points[0];
  const second = points[1];
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) return [];
  return [towards(first, second, START_GAP), ...points.slice(1, -1), towards(last, beforeLast, HEAD)];
}

/** The three corners of the head; its tip is the middle of the last square. */
export function headOf(path: SquareName[], flipped: boolean): Point[] {
  const points = path.map((square) => middle(square, flipped));
  const tip = points.at(-1);
  const from = points.at(-2);
  if (!tip || !from) return [];
  const neck = towards(tip, from, HEAD + 0.02);
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  const across = { x: ((tip.y - from.y) / length) * 0.22, y: ((from.x - tip.x) / length) * 0.22 };
  return [tip, { x: neck.x + across.x, y: neck.y + across.y }, { x: neck.x - across.x, y: neck.y - across.y }];
}

export function pointsText(points: Point[]): string {
  return points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
}

function middle(square: SquareName, flipped: boolean): Point {
  const { x, y } = placeOf(square, flipped);
  return { x: x + 0.5, y: y + 0.5 };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
