import type { Ending } from './search-tree';
import { SIGNS, type Kind, type Picture } from './picture';
import type { SearchTree } from './search-tree';

const KINDS: Record<Ending, Kind> = {
  LEAF: 'leaf',
  GAME_OVER: 'over',
  CUT: 'cut',
  ALL_TRIED: 'searched',
  STOOD_PAT: 'still',
  STOPPED: 'stopped',
  TABLE: 'leaf',
  DATABASE: 'leaf',
  NULL_MOVE: 'still',
  REVERSE_FUTILITY: 'still',
  RAZORING: 'still',
  PROBCUT_CAPTURE: 'still',
  PROBCUT: 'still',
  MULTI_CUT: 'still',
  MATE_KNOWN: 'still',
};

/** How a search is drawn. */
export function pictureOf(tree: SearchTree, root: string): Picture {
  const kind = (node: number): Kind => (tree.cutsLast(node) ? 'last' : KINDS[tree.ending(node)]);
  return {
    kind,
    label: (node) => tree.text(node) || root,
    sign: (node) => SIGNS[kind(node)],
    figure: (node) => tree.score(tree.value[node]!),
    aside: (node) => `α ${tree.score(tree.alpha[node]!)}  β ${tree.score(tree.beta[node]!)}`,
    stub: (node) => tree.untried[node]!,
    isBest: (node) => tree.onBestLine[node] === 1,
  };
}
