import { count, plural, share } from '../../dashboard/numbers';
import type { Ending } from './answer';
import { glance } from './numbers';
import type { SearchTree } from './search-tree';

/** What the two sides are called: the one that was asked, and the other. */
export interface Sides {
  own: string;
  other: string;
}

/** Who is to move in a node. */
export function mover(tree: SearchTree, node: number, sides: Sides): string {
  return tree.takesHighest(node) ? sides.own : sides.other;
}

/** Why the search left a node, in plain words and with its numbers. */
export function whyItEnded(tree: SearchTree, node: number, sides: Sides): string {
  const value = glance(tree.value[node]!);
  const tried = tree.shape.children(node).length;
  const deciding = tree.decidingText(node);
  switch (tree.ending(node)) {
    case 'LEAF':
      return tree.depth[node]! < 0
        ? `No captures are left to play out: valued at ${value}.`
        : `The depth was used up: valued at ${value}.`;
    case 'GAME_OVER':
      return `The game is over here: worth ${value}.`;
    case 'CUT':
      return cut(tree, node, sides, value, deciding ?? '', tried);
    case 'ALL_TRIED':
      return `${tree.sample ? 'Looked through to the end' : `${allOf(tried, tree.depth[node]! <= 0)} tried`}${best(tree, node, sides, value, deciding)}`;
    case 'STOOD_PAT':
      return `Standing still is worth ${value}, which is good enough already: no capture was looked at.`;
    case 'STOPPED':
      return 'The search was stopped here.';
    default:
      return `${SHORTCUTS[tree.ending(node)] ?? tree.ending(node)}: ${value}.`;
  }
}

function best(tree: SearchTree, node: number, sides: Sides, value: string, deciding: string | null): string {
  if (deciding !== null) return `. Best for ${mover(tree, node, sides)} is ${deciding}, worth ${value}.`;
  return tree.depth[node]! <= 0 ? `, and nothing was better than standing still: ${value}.` : `: ${value}.`;
}

/** How the strong players save themselves a search. */
export const SHORTCUTS: Partial<Record<Ending, string>> = {
  TABLE: 'Known from an earlier search of the same position',
  DATABASE: 'Known from the endgame database',
  PASS: 'So good that even passing the move would do',
  FAR_AHEAD: 'So far ahead that a few quiet moves would not change it',
  FAR_BEHIND: 'So far behind that only captures could help, and they did not',
  CAPTURE: 'A capture was far beyond what was needed',
  SHALLOW: 'A shallower look was far beyond what was needed',
  SEVERAL: 'Several moves beat what was needed',
  MATE_KNOWN: 'A quicker mate is known elsewhere',
};

function allOf(tried: number, captures: boolean): string {
  const one = captures ? 'capture' : 'move';
  if (tried === 1) return `The only ${one} was`;
  return `All ${count(tried)} ${one}s were`;
}

/** "Because this reply already refutes it", with the numbers that say so. */
function cut(tree: SearchTree, node: number, sides: Sides, value: string, reply: string, tried: number): string {
  const highest = tree.takesHighest(node);
  const bound = highest ? tree.beta[node]! : tree.alpha[node]!;
  const who = highest ? sides.own : sides.other;
  const opponent = highest ? sides.other : sides.own;
  const move = tree.text(node);
  const refutes = move === '' ? `${reply} is enough` : `the reply ${reply} already refutes ${move}`;
  const better = highest ? 'no more than' : 'at least';
  const because = `because ${refutes}: it makes ${value}, and elsewhere ${opponent} is sure of ${better} ${glance(bound)}.`;
  // A sample knows neither what was tried before nor what was left.
  return tree.sample ? `Cut, ${because}` : `Cut after ${plural(tried, 'move')}, ${because} ${leftAlone(tree.untried[node]!, who)}`;
}

function leftAlone(left: number, who: string): string {
  if (left === 0) return 'It was the last to be tried.';
  return `${plural(left, 'other move')} of ${who} ${left === 1 ? 'was' : 'were'} never looked at.`;
}

/** What share of a search is shown, and which; null where it is the whole. */
export function shareShown({ sample }: SearchTree): { shown: string; rest: string } | null {
  if (!sample) return null;
  const { shown, visited, depth, plies } = sample;
  const part = 1000 * shown < visited ? 'under 0.1 %' : share(shown, visited);
  return {
    shown: count(shown),
    rest:
      `of ${count(visited)} positions (${part}), from the last look that was finished, ${plural(depth, 'ply', 'plies')} deep: ` +
      `all down to ${plies} plies, and the best line with what was tried beside it`,
  };
}

/** How much was visited at a node of a sample, and whether it can be seen. */
export function visitedThere(tree: SearchTree, node: number): string {
  const below = tree.visited(node) - 1;
  if (below === 0) return 'Nothing was visited below.';
  const isShown = tree.shape.hasChildren(node);
  return `${plural(below, 'position')} ${below === 1 ? 'was' : 'were'} visited below${isShown ? '' : ', not in this sample'}.`;
}

/** A node in one breath, for whoever listens. */
export function spoken(tree: SearchTree, node: number, sides: Sides): string {
  const move = tree.text(node) || 'The position asked about';
  const best = tree.onBestLine[node] ? ', on the best line' : '';
  const below = tree.shape.children(node).length;
  return `${move}, value ${glance(tree.value[node]!)}${best}. ${whyItEnded(tree, node, sides)} ${
    below > 0 ? `${plural(below, 'move')} below.` : ''
  }`.trim();
}
