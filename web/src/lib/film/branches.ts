import type { TriedMove } from '../core/wire';

/** How wide and high a drawing is, and how much room its words take. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  /** Whether moves and scores are written. */
  readonly labels: boolean;
}

/** A root move in the drawing. */
export interface Branch {
  readonly move: TriedMove;
  readonly isChosen: boolean;
  /** Cut: one reply was enough. Passed: known to be no better without one. */
  readonly kind: 'kept' | 'cut' | 'passed';
  readonly y: number;
  /** How thick its first stroke is: more positions, more ink. */
  readonly ink: number;
  /** What was looked at behind it, a path for each ply. */
  readonly strands: Strands[];
  /** Small bars where replies were cut off. */
  readonly bars: string;
  /** Where strands end. */
  readonly ends: Point[];
}

export interface Strands {
  readonly ply: number;
  readonly path: string;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drawing {
  readonly root: Point;
  /** Where moves stand, where their scores end, and where what is behind them begins. */
  readonly movesAt: number;
  readonly scoresAt: number;
  readonly fansAt: number;
  readonly branches: Branch[];
  /** The chosen line, and where it ends. */
  readonly chosen: { path: string; first: string; end: Point } | null;
  /** Moves for which there was no room. */
  readonly left: TriedMove[];
}

const ROW = 23;
const WORDS = 112;
const MOST_STRANDS = 36;
/** Further ahead go only captures that are played out; there they are too few to be seen. */
const MOST_PLIES = 8;

/** Whether anything was found out about a move yet. */
export function isTried(move: TriedMove): boolean {
  return move.score !== null || move.nodes > 0;
}

/** Whether one reply was enough to leave a move: its score is only known to be no better. */
export function isCutOff(move: TriedMove): boolean {
  return isNoBetter(move) && move.cutoffs > 0;
}

/** Whether a move is only known to be no better; without a cut-off not even a reply was tried. */
export function isNoBetter(move: TriedMove): boolean {
  return move.score !== null && move.bound === 'at-most';
}

/**
 * The moves there is room for, in the order they were tried: the chosen one, then those with a score,
 * the best first, then those that took the most work.
 */
export function shownMoves(tried: readonly TriedMove[], chosen: string | null, room: number): TriedMove[] {
  const rank = (move: TriedMove): number => (move.id === chosen ? 0 : !isTried(move) ? 3 : isNoBetter(move) || move.score === null ? 2 : 1);
  const byRank = [...tried].sort(
    (one, other) =>
      rank(one) - rank(other) ||
      (rank(one) === 1 ? (other.score ?? 0) - (one.score ?? 0) : other.nodes - one.nodes),
  );
  const kept = new Set(byRank.slice(0, room));
  return tried.filter((move) => kept.has(move));
}

/**
 * Draws a search: a column for the root, one for its moves, then one for each ply behind them. A move is as
 * tall as the root of its positions; a strand stands for a share of the positions at its ply.
 *
 * @param lineLength plies of the line it expects, its own move included
 */
export function draw(tried: readonly TriedMove[], chosen: string | null, lineLength: number, canvas: Canvas): Drawing {
  const { width, height, labels } = canvas;
  const pad = labels ? 12 : 3;
  const room = labels ? Math.max(3, Math.floor((height - 2 * pad) / ROW)) : 12;
  const some = tried.length > room ? shownMoves(tried, chosen, labels ? room - 1 : room) : [...tried];
  const left = tried.filter((move) => !some.includes(move));
  const rows = some.length + (labels && left.length > 0 ? 1 : 0);
  const root = { x: labels ? 11 : 5, y: height / 2 };
  const movesAt = labels ? Math.min(64, width * 0.15) : width * 0.2;
  const fansAt = movesAt + (labels ? WORDS : 0);
  const scoresAt = fansAt - 7;
  const end = width - (labels ? 10 : 4);
  const deepest = Math.max(2, ...some.map(({ plies }) => Math.min(plies.length, MOST_PLIES)));
  const column = (ply: number): number => fansAt + ((end - fansAt) * (ply - 1)) / (deepest - 1);

  const least = labels ? Math.min(ROW, (height - 2 * pad) / Math.max(1, rows)) : 2;
  const share = some.reduce((sum, move) => sum + weight(move), 0) || 1;
  const spare = Math.max(0, height - 2 * pad - least * rows);
  let y = pad;
  const branches = some.map((move) => {
    const tall = least + (spare * weight(move)) / share;
    const branch = branchOf(move, move.id === chosen, y, y + tall, column, end, labels);
    y += tall;
    return branch;
  });
  const own = branches.find(({ isChosen }) => isChosen);
  return { root, movesAt, scoresAt, fansAt, branches, left, chosen: own ? gold(own, root, movesAt, fansAt, end, column, lineLength) : null };
}

function weight(move: TriedMove): number {
  return Math.sqrt(move.nodes);
}

function branchOf(
  move: TriedMove,
  isChosen: boolean,
  top: number,
  bottom: number,
  column: (ply: number) => number,
  end: number,
  labels: boolean,
): Branch {
  const y = (top + bottom) / 2;
  const inset = (bottom - top) * 0.08 + (labels ? 1 : 0);
  const most = Math.max(1, Math.min(MOST_STRANDS, Math.floor((bottom - top - 2 * inset) / (labels ? 1.7 : 1.2))));
  const at = (index: number, count: number): number =>
    count === 1 ? y : top + inset + ((bottom - top - 2 * inset) * (index + 0.5)) / count;
  const columns = move.plies.length > 0 ? move.plies.slice(0, MOST_PLIES) : oneFan(move);
  const xs = move.plies.length > 0 ? column : (ply: number): number => (ply === 1 ? column(1) : ply === 2 ? column(1) + (end - column(1)) * 0.45 : end);
  const strands: Strands[] = [];
  const bars: string[] = [];
  let before = 1;
  for (let ply = 2; ply <= columns.length; ply++) {
    const [positions, cuts] = columns[ply - 1]!;
    if (positions === 0) break;
    const count = Math.min(positions, most);
    strands.push({ ply, path: fan(xs(ply - 1), xs(ply), before, count, at) });
    const cutHere = cuts === 0 ? 0 : Math.max(1, Math.round((count * cuts) / positions));
    for (let i = 0; i < cutHere; i++) {
      const on = at(Math.min(count - 1, Math.floor(((i + 0.5) * count) / cutHere)), count);
      bars.push(`M${fixed(xs(ply) + (ply === columns.length ? -3 : 3))} ${fixed(on - 2.5)}v5`);
    }
    before = count;
  }
  const ends = strands.length > 0 ? Array.from({ length: before }, (_, i) => ({ x: xs(strands.length + 1), y: at(i, before) })) : [];
  return {
    move,
    isChosen,
    kind: isCutOff(move) ? 'cut' : isNoBetter(move) ? 'passed' : 'kept',
    y,
    ink: labels ? 1.2 + Math.min(3.2, Math.sqrt(move.nodes) * 0.12) : 1.1,
    strands,
    bars: bars.join(''),
    ends,
  };
}

/** Behind a move whose positions were not counted by plies: one fan, the wider the more there were. */
function oneFan({ nodes, cutoffs }: TriedMove): [number, number][] {
  if (nodes < 2) return [[nodes, 0]];
  const count = Math.max(1, Math.round(Math.log2(nodes) * 1.6));
  const cuts = Math.min(count, Math.round((count * cutoffs) / nodes));
  return [[1, 0], [count, cuts], [count, 0]];
}

function fan(from: number, to: number, before: number, count: number, at: (index: number, count: number) => number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const parent = Math.min(before - 1, Math.floor(((i + 0.5) * before) / count));
    path += curve(from, at(parent, before), to, at(i, count));
  }
  return path;
}

function gold(
  own: Branch,
  root: Point,
  movesAt: number,
  fansAt: number,
  end: number,
  column: (ply: number) => number,
  lineLength: number,
): { path: string; first: string; end: Point } {
  const plies = Math.min(own.move.plies.length, MOST_PLIES);
  const reach = plies > 0 ? column(Math.max(1, Math.min(lineLength, plies))) : lineLength > 1 ? end : fansAt;
  return {
    first: curve(root.x, root.y, movesAt, own.y),
    path: reach > fansAt ? `M${fixed(fansAt)} ${fixed(own.y)}H${fixed(reach)}` : '',
    end: { x: reach, y: own.y },
  };
}

/** A line that leaves and arrives level. */
export function curve(x: number, y: number, toX: number, toY: number): string {
  const middle = fixed((x + toX) / 2);
  return `M${fixed(x)} ${fixed(y)}C${middle} ${fixed(y)} ${middle} ${fixed(toY)} ${fixed(toX)} ${fixed(toY)}`;
}

function fixed(value: number): string {
  return value.toFixed(1);
}
