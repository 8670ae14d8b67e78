import type { MoveId, Side } from '../../core/types';
import type { ReadMove, VariationMove } from '../../core/wire';

/** A move of a game with variations, as a list shows it. */
export interface TreeMove {
  readonly id: number;
  /** The move before it; 0 is the start. */
  readonly after: number;
  readonly move: MoveId;
  readonly text: string;
  readonly number: number;
  readonly side: Side;
  readonly nags: readonly number[];
  readonly comment: string;
}

/** What a made move is, before it has a place. */
export type Made = Pick<TreeMove, 'move' | 'text' | 'number' | 'side'>;

/**
 * A game with variations. It never changes: whoever changes it gets another one, and the old one can be gone back to. Of
 * the moves that follow the same one, the first goes on with its line, and the others are variations.
 */
export interface Tree {
  readonly moves: ReadonlyMap<number, TreeMove>;
  readonly followers: ReadonlyMap<number, readonly number[]>;
  /** The highest id so far. */
  readonly last: number;
}

export const START = 0;

export const EMPTY: Tree = { moves: new Map(), followers: new Map(), last: START };

export function followersOf(tree: Tree, id: number): readonly number[] {
  return tree.followers.get(id) ?? [];
}

/** The move after another one: the one that is there already, or a new one behind all the others. */
export function withMove(tree: Tree, after: number, made: Made): { tree: Tree; id: number } {
  const there = followersOf(tree, after).find((id) => tree.moves.get(id)?.move === made.move);
  if (there !== undefined) return { tree, id: there };
  const id = tree.last + 1;
  const { move, text, number, side } = made;
  const moves = new Map(tree.moves).set(id, { id, after, move, text, number, side, nags: [], comment: '' });
  const followers = new Map(tree.followers).set(after, [...followersOf(tree, after), id]);
  return { tree: { moves, followers, last: id }, id };
}

/** The moves from the start to here, this one included. */
export function pathTo(tree: Tree, id: number): TreeMove[] {
  const path: TreeMove[] = [];
  for (let at = tree.moves.get(id); at; at = tree.moves.get(at.after)) path.unshift(at);
  return path;
}

/** The moves that go on with the line from here. */
export function lineFrom(tree: Tree, id: number): TreeMove[] {
  const line: TreeMove[] = [];
  for (let at = first(tree, id); at; at = first(tree, at.id)) line.push(at);
  return line;
}

function first(tree: Tree, id: number): TreeMove | undefined {
  const [next] = followersOf(tree, id);
  return next === undefined ? undefined : tree.moves.get(next);
}

/** The first move of the variation that a move is in; null in the main line. */
export function variationOf(tree: Tree, id: number): TreeMove | null {
  return pathTo(tree, id).findLast((move) => followersOf(tree, move.after)[0] !== move.id) ?? null;
}

/** The same with the variation of this move as the line it replaces. */
export function promoted(tree: Tree, id: number): Tree {
  const begins = variationOf(tree, id);
  if (!begins) return tree;
  const others = followersOf(tree, begins.after).filter((one) => one !== begins.id);
  return { ...tree, followers: new Map(tree.followers).set(begins.after, [begins.id, ...others]) };
}

/** Without this move and all that follow it. */
export function without(tree: Tree, id: number): Tree {
  const gone = tree.moves.get(id);
  if (!gone) return tree;
  const moves = new Map(tree.moves);
  const followers = new Map(tree.followers);
  const rest = [id];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    rest.push(...followersOf(tree, next));
    moves.delete(next);
    followers.delete(next);
  }
  followers.set(gone.after, followersOf(tree, gone.after).filter((one) => one !== id));
  return { ...tree, moves, followers };
}

export function withComment(tree: Tree, id: number, comment: string): Tree {
  return changed(tree, id, { comment: comment.trim() });
}

/** The six marks of annotators, as the numbers of the PGN standard. */
export const MARKS = ['!', '?', '!!', '??', '!?', '?!'];

/** Puts one of the six marks in the place of another, or takes it away if it is there; 0 takes any away. */
export function withMark(tree: Tree, id: number, nag: number): Tree {
  const now = tree.moves.get(id)?.nags ?? [];
  const others = now.filter((one) => one < 1 || one > MARKS.length);
  return changed(tree, id, { nags: nag === 0 || now.includes(nag) ? others : [nag, ...others] });
}

/** The marks of a move as people write them behind it. */
export function marksOf({ nags }: Pick<TreeMove, 'nags'>): string {
  return nags.map((nag) => MARKS[nag - 1] ?? '').join('');
}

function changed(tree: Tree, id: number, changes: Partial<TreeMove>): Tree {
  const move = tree.moves.get(id);
  return move ? { ...tree, moves: new Map(tree.moves).set(id, { ...move, ...changes }) } : tree;
}

/** The tree of a file. */
export function treeOf(list: readonly ReadMove[]): Tree {
  const moves = new Map<number, TreeMove>();
  const followers = new Map<number, number[]>();
  list.forEach(({ after, move, text, number, side, nags, comment }, index) => {
    const id = index + 1;
    moves.set(id, { id, after: after + 1, move, text, number, side, nags, comment: comment ?? '' });
    followers.set(after + 1, [...(followers.get(after + 1) ?? []), id]);
  });
  return { moves, followers, last: list.length };
}

/** The tree as the list that crosses to the core, and to where it is kept. */
export function listOf(tree: Tree): ReadMove[] {
  const list: ReadMove[] = [];
  const place = new Map([[START, -1]]);
  const rest = [...followersOf(tree, START)].reverse();
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const move = tree.moves.get(next);
    if (!move) continue;
    place.set(next, list.length);
    const { move: id, text, number, side, nags, comment } = move;
    list.push({ after: place.get(move.after) ?? -1, move: id, nags: [...nags], comment: comment || null, text, number, side });
    rest.push(...[...followersOf(tree, next)].reverse());
  }
  return list;
}

/** What the core is told of a move. */
export function asWritten({ after, move, nags, comment }: ReadMove): VariationMove {
  return { after, move, nags, comment };
}

/** The move of a tree at the end of these; null where the tree has not all of them. */
export function endOf(tree: Tree, moves: readonly MoveId[]): number | null {
  let at = START;
  for (const move of moves) {
    const next = followersOf(tree, at).find((id) => tree.moves.get(id)?.move === move);
    if (next === undefined) return null;
    at = next;
  }
  return at;
}

/** A stretch of moves without a branch, with the variations at its end. */
export interface Stretch {
  readonly moves: TreeMove[];
  readonly variations: Stretch[][];
}

/**
 * The line from a move on, for showing: it is broken where variations begin, which stand behind the move that they
 * replace.
 */
export function stretches(tree: Tree, from: number): Stretch[] {
  return stretchesOf(tree, followersOf(tree, from));
}

function stretchesOf(tree: Tree, choices: readonly number[]): Stretch[] {
  const all: Stretch[] = [];
  let open: TreeMove[] = [];
  let here = choices;
  while (here.length > 0) {
    const [main, ...others] = here;
    const move = tree.moves.get(main ?? START);
    if (!move) break;
    open.push(move);
    if (others.length > 0) {
      all.push({ moves: open, variations: others.map((other) => variation(tree, other)) });
      open = [];
    }
    here = followersOf(tree, move.id);
  }
  if (open.length > 0) all.push({ moves: open, variations: [] });
  return all;
}

function variation(tree: Tree, id: number): Stretch[] {
  return stretchesOf(tree, [id]);
}
