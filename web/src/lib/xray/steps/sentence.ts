import { plural } from '../../dashboard/numbers';
import { glance } from '../tree/numbers';
import type { SearchTree } from '../tree/search-tree';
import { mover, type Sides } from '../tree/words';
import { narrowed, type Walk } from './walk';

/** What a step does, in plain words: what came back, and what that changes one move above. */
export function sentencesOf(walk: Walk, step: number, sides: Sides): string[] {
  const { tree } = walk;
  const node = walk.node(step);
  if (!walk.isLeft(step)) return [entered(tree, node, sides)];
  const above = tree.shape.parent[node]!;
  if (above < 0) return [done(tree)];
  return [left(tree, node, sides), ...changed(tree, node, above, sides)];
}

function entered(tree: SearchTree, node: number, sides: Sides): string {
  const { own } = sides;
  const window = `α ${glance(tree.alpha[node]!)}, β ${glance(tree.beta[node]!)}`;
  if (node === 0) return `Start: ${own} looks for its best move. Nothing is sure yet: ${window}.`;
  const depth = tree.depth[node]!;
  const toGo =
    depth > 0 ? `${plural(depth, 'ply', 'plies')} to go` : depth === 0 ? 'the depth is used up' : 'captures only';
  return `Entered ${tree.text(node)}: ${mover(tree, node, sides)} to move, ${toGo}. Window ${window}.`;
}

function left(tree: SearchTree, node: number, sides: Sides): string {
  const value = glance(tree.value[node]!);
  const move = tree.text(node);
  const deciding = tree.decidingText(node);
  switch (tree.ending(node)) {
    case 'LEAF':
      return `${move} is valued at ${value}.`;
    case 'GAME_OVER':
      return `${move} ends the game: ${value}.`;
    case 'CUT':
      return `Left ${move} with ${value}: ${deciding} refutes it.`;
    case 'ALL_TRIED':
      return `Left ${move} with ${value}: ${
        deciding === null ? 'no capture was better than standing still' : `${deciding} is best for ${mover(tree, node, sides)}`
      }.`;
    case 'STOOD_PAT':
      return `${move} is worth ${value} without a capture, and that is enough.`;
    case 'STOPPED':
      return `The search was stopped at ${move}.`;
    default:
      return `Left ${move} with ${value}.`;
  }
}

/** What a value that came back means to the node above. */
function changed(tree: SearchTree, node: number, above: number, sides: Sides): string[] {
  const value = tree.value[node]!;
  if (Number.isNaN(value)) return [];
  const highest = tree.takesHighest(above);
  const before = { alpha: tree.alpha[node]!, beta: tree.beta[node]! };
  const after = narrowed(before, value, highest);
  const bound = highest ? before.alpha : before.beta;
  const name = highest ? 'alpha' : 'beta';
  const isBetter = highest ? value > bound : value < bound;
  const who = mover(tree, above, sides);
  const told = isBetter
    ? `For ${who}, ${glance(value)} is better than ${name} ${glance(bound)}: ${name} becomes ${glance(value)}.`
    : `For ${who}, ${glance(value)} is no better than ${name} ${glance(bound)}: nothing changes.`;
  return after.beta > after.alpha ? [told] : [told, cut(tree, above, after)];
}

function cut(tree: SearchTree, node: number, { alpha, beta }: { alpha: number; beta: number }): string {
  const never = tree.untried[node]!;
  const rest = never === 0 ? 'no move was left anyway' : `${plural(never, 'move')} never looked at`;
  return `Beta ${glance(beta)} ≤ alpha ${glance(alpha)}: cut, ${rest}.`;
}

function done(tree: SearchTree): string {
  const move = tree.decidingText(0);
  return move === null ? 'Done.' : `Done: ${move}, worth ${glance(tree.value[0]!)}.`;
}
