import type { View } from '../../core/types';
import { count, share } from '../../dashboard/numbers';
import { m } from '../../words/m.svelte';
import type { Ending, SearchTree } from './search-tree';

/** What the two sides are called: the one that was asked, and the other. */
export interface Sides {
  own: string;
  other: string;
}

/** The sides of a position; before it has arrived they have no names. */
export function sidesOf(base: View | null): Sides {
  if (!base) return { own: m.treeOwn(), other: m.treeOther() };
  return { own: base.names[base.turn], other: base.names[base.turn === 'white' ? 'black' : 'white'] };
}

/** Who is to move in a node. */
export function mover(tree: SearchTree, node: number, sides: Sides): string {
  return tree.takesHighest(node) ? sides.own : sides.other;
}

/** Why the search left a node, in plain words and with its numbers. */
export function whyItEnded(tree: SearchTree, node: number, sides: Sides): string {
  const score = tree.score(tree.value[node]!);
  const ending = tree.ending(node);
  switch (ending) {
    case 'LEAF':
      return tree.depth[node]! < 0 ? m.treeWhyQuiet(score) : m.treeWhyLeaf(score);
    case 'GAME_OVER':
      return m.treeWhyOver(score);
    case 'CUT':
      return cut(tree, node, sides, score);
    case 'ALL_TRIED':
      return allTried(tree, node, mover(tree, node, sides), score);
    case 'STOOD_PAT':
      return m.treeWhyEnough(score);
    case 'STOPPED':
      return m.treeWhyStopped();
    default:
      return m.treeWhyOther(score, shortcut(ending) ?? ending);
  }
}

function allTried(tree: SearchTree, node: number, side: string, score: string): string {
  const tried = tree.shape.children(node).length;
  const capturesOnly = tree.depth[node]! <= 0;
  const best = tree.decidingText(node);
  if (best === null) {
    if (tree.sample) return m.treeWhyThrough(score);
    return capturesOnly ? m.treeWhyStill(tried, score) : m.treeWhyAll(tried, score);
  }
  if (tree.sample) return m.treeWhyBestSample(best, score, side);
  return (capturesOnly ? m.treeWhyBestCapture : m.treeWhyBest)(tried, best, score, side);
}

/** How the strong players save themselves a search; null for endings of every search. */
export function shortcut(ending: Ending): string | null {
  switch (ending) {
    case 'TABLE':
      return m.treeTable();
    case 'DATABASE':
      return m.treeDatabase();
    case 'NULL_MOVE':
      return m.treePass();
    case 'REVERSE_FUTILITY':
      return m.treeFarAhead();
    case 'RAZORING':
      return m.treeFarBehind();
    case 'PROBCUT_CAPTURE':
      return m.treeCapture();
    case 'PROBCUT':
      return m.treeShallow();
    case 'MULTI_CUT':
      return m.treeSeveral();
    case 'MATE_KNOWN':
      return m.treeMateKnown();
    default:
      return null;
  }
}

/** Because one reply is enough, with the numbers that say so. */
function cut(tree: SearchTree, node: number, sides: Sides, score: string): string {
  const highest = tree.takesHighest(node);
  const bound = tree.score(highest ? tree.beta[node]! : tree.alpha[node]!);
  const opponent = highest ? sides.other : sides.own;
  const move = tree.text(node);
  const reply = tree.decidingText(node) ?? '';
  const because =
    move === ''
      ? (highest ? m.treeEnoughOwn : m.treeEnoughOther)(bound, opponent, reply, score)
      : (highest ? m.treeRefutesOwn : m.treeRefutesOther)(bound, move, opponent, reply, score);
  // A sample knows neither what was tried before nor what was left.
  if (tree.sample) return m.treeCutSample(because);
  const left = tree.untried[node]!;
  const rest = left === 0 ? m.treeLeftNone() : m.treeLeft(left, mover(tree, node, sides));
  return m.treeCut(because, tree.shape.children(node).length, rest);
}

/** What share of a search is shown, and which; null where it is the whole. */
export function shareShown({ sample }: SearchTree): { shown: string; rest: string } | null {
  if (!sample) return null;
  const { shown, visited, depth, plies } = sample;
  const part = 1000 * shown < visited ? m.treeTiny() : (share(shown, visited) ?? '');
  return { shown: count(shown), rest: m.treeSampleOf(depth, part, plies, visited) };
}

/** How much was visited at a node of a sample, and whether it can be seen. */
export function visitedThere(tree: SearchTree, node: number): string {
  const below = tree.visited(node) - 1;
  if (below === 0) return m.treeNothingBelow();
  return (tree.shape.hasChildren(node) ? m.treeBelow : m.treeBelowUnseen)(below);
}

/** A node in one breath, for whoever listens. */
export function spoken(tree: SearchTree, node: number, sides: Sides): string {
  const move = tree.text(node) || m.treeAskedAbout();
  const said = tree.onBestLine[node] ? m.treeSpokenBest : m.treeSpoken;
  const below = tree.shape.children(node).length;
  const sentences = [said(move, tree.score(tree.value[node]!), whyItEnded(tree, node, sides))];
  if (below > 0) sentences.push(m.treeMovesBelow(below));
  return sentences.join(' ');
}
