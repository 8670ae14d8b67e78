import type { SearchTree } from '../tree/search-tree';
import { mover, type Sides } from '../tree/words';
import { narrowed, type Walk } from './walk';
import { m } from '../../words/m.svelte';

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
  const alpha = tree.score(tree.alpha[node]!);
  const beta = tree.score(tree.beta[node]!);
  if (node === 0) return m.stepsBegin(alpha, beta, own);
  const depth = tree.depth[node]!;
  const toGo = depth > 0 ? m.treeAhead(depth) : depth === 0 ? m.stepsLeaf() : m.treeCapturesOnly();
  return m.stepsEnter(alpha, beta, toGo, tree.text(node), mover(tree, node, sides));
}

function left(tree: SearchTree, node: number, sides: Sides): string {
  const value = tree.score(tree.value[node]!);
  const move = tree.text(node);
  const deciding = tree.decidingText(node);
  switch (tree.ending(node)) {
    case 'LEAF':
      return m.stepsScored(move, value);
    case 'GAME_OVER':
      return m.stepsEnds(move, value);
    case 'CUT':
      return m.stepsRefuted(move, deciding ?? '', value);
    case 'ALL_TRIED':
      return deciding === null ? m.stepsNoCapture(move, value) : m.stepsBestFor(move, deciding, value, mover(tree, node, sides));
    case 'STOOD_PAT':
      return m.stepsEnough(move, value);
    case 'STOPPED':
      return m.stepsStopped(move);
    default:
      return m.stepsLeft(move, value);
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
  const name = highest ? m.stepsAlpha() : m.stepsBeta();
  const isBetter = highest ? value > bound : value < bound;
  const who = mover(tree, above, sides);
  const told = isBetter
    ? m.stepsBetter(tree.score(bound), name, tree.score(value), who)
    : m.stepsNoBetter(tree.score(bound), name, tree.score(value), who);
  return after.beta > after.alpha ? [told] : [told, cut(tree, above, after)];
}

function cut(tree: SearchTree, node: number, { alpha, beta }: { alpha: number; beta: number }): string {
  const never = tree.untried[node]!;
  if (never === 0) return m.stepsCutLast(tree.score(alpha), tree.score(beta));
  return m.stepsCutRest(tree.score(alpha), tree.score(beta), never);
}

function done(tree: SearchTree): string {
  const move = tree.decidingText(0);
  return move === null ? m.stepsDone() : m.stepsDoneWith(move, tree.score(tree.value[0]!));
}
