import type { MoveId } from '../../core/types';
import { lettered } from '../../moves/letters';
import type { Sample, TreeColumns } from '../../core/wire';

/** Why a position was left. */
export type Ending = TreeColumns['endings'][number];
import { glance } from './numbers';
import { Shape } from './shape';

/** A recorded search: the nodes it entered, in the order it did; all of them unless it is a sample. */
export class SearchTree {
  readonly shape: Shape;
  readonly depth: Int32Array;
  readonly alpha: Float64Array;
  readonly beta: Float64Array;
  readonly value: Float64Array;
  readonly untried: Int32Array;
  /** 1 for the nodes of the line that both sides would play. */
  readonly onBestLine: Uint8Array;

  /** @param unit what its scores count, as the card of its player says */
  constructor(
    private readonly columns: TreeColumns,
    private readonly unit = '',
  ) {
    const numbers = Float64Array.from(columns.numbers, Number);
    const valued = (column: number[]) => Float64Array.from(column, (place) => numbers[place]!);
    this.shape = new Shape(columns.parent);
    this.depth = Int32Array.from(columns.depth);
    this.alpha = valued(columns.alpha);
    this.beta = valued(columns.beta);
    this.value = valued(columns.value);
    this.untried = Int32Array.from(columns.untried);
    this.onBestLine = new Uint8Array(this.size);
    for (let node: number | null = 0; node !== null; node = this.best(node)) this.onBestLine[node] = 1;
  }

  /** A score, or a bound of one, as people read it. */
  score(value: number): string {
    return glance(value, this.unit);
  }

  get size(): number {
    return this.columns.parent.length;
  }

  /** What share is shown; null for a whole tree. */
  get sample(): Sample | null {
    return this.columns.sample;
  }

  /** How many positions were visited there and below, shown or not. */
  visited(node: number): number {
    return this.columns.visited?.[node] ?? this.shape.end[node]! - node;
  }

  ending(node: number): Ending {
    return this.columns.endings[this.columns.ending[node]!] as Ending;
  }

  /** The move that leads there, as programs read it; null at the root. */
  move(node: number): MoveId | null {
    return this.columns.moves[this.columns.move[node]!] ?? null;
  }

  /** The move that leads there, as people read it; empty at the root. */
  text(node: number): string {
    return lettered(this.columns.texts[this.columns.move[node]!] ?? '');
  }

  /** The best move found there or the reply that cut, as people read it; null where there is none. */
  decidingText(node: number): string | null {
    const text = this.columns.texts[this.columns.decidingMove[node]!];
    return text === undefined ? null : lettered(text);
  }

  decidingMove(node: number): MoveId | null {
    return this.columns.moves[this.columns.decidingMove[node]!] ?? null;
  }

  /** The node that the best move, or the reply that cut, leads to; the last look at it, if there were several. */
  best(node: number): number | null {
    const wanted = this.columns.decidingMove[node]!;
    if (wanted < 0) return null;
    return this.shape.children(node).findLast((child) => this.columns.move[child] === wanted) ?? null;
  }

  /** The moves from the position asked about to the node. */
  line(node: number): MoveId[] {
    return this.shape.path(node).flatMap((at) => this.move(at) ?? []);
  }

  texts(node: number): string[] {
    return this.shape.path(node).flatMap((at) => this.text(at) || []);
  }

  /** Whether the side that was asked is to move there: it takes the highest value, the other the lowest. */
  takesHighest(node: number): boolean {
    return this.shape.ply[node]! % 2 === 0;
  }

  /** How many nodes ended in a way. */
  count(ending: Ending): number {
    const place = this.columns.endings.indexOf(ending);
    let count = 0;
    for (const one of this.columns.ending) if (one === place) count++;
    return count;
  }

  /** Whether a reply cut that was the last to be tried: a cut-off is counted, but nothing was left out. */
  cutsLast(node: number): boolean {
    return this.sample === null && this.ending(node) === 'CUT' && this.untried[node] === 0;
  }

  /** How many cut-offs left nothing out. */
  lastCuts(): number {
    let count = 0;
    for (let node = 0; node < this.size; node++) if (this.cutsLast(node)) count++;
    return count;
  }

  /** How many moves were never looked at. */
  neverTried(): number {
    return this.untried.reduce((sum, more) => sum + more, 0);
  }
}
