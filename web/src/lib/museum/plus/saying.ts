import { exact } from '../../dashboard/numbers';
import { m } from '../../words/m.svelte';
import type { Moment } from '../chart/chart-room.svelte';
import { numberOf } from '../search/tree';
import { bestSoFar, boundText as bound, leftNothing } from '../search/window';
import { valueBoxes, type BoxId } from './boxes';

/** What happens at this very moment, with its real numbers; null where the box itself says it all. */
export function saying({ box, node, tree, here, thought }: Moment<BoxId>): string | null {
  if (thought && (box === 'BookMove' || box === 'Display')) return thought.remarks.join(', ');
  if (thought && box === 'Best') return m.museumPlusWorth(thought.moveText ?? '', exact(thought.score ?? 0));
  if (!tree || !here || node < 0) return null;
  const { move = m.museumPlusTheBoard(), value, ending, depth } = tree.node(node);
  const worth = exact(numberOf(value));
  switch (box) {
    case 'Apply':
      return depth > 0 ? m.museumPlusDepthToGo(depth, move) : m.museumPlusCapturesOnly(move);
    case 'Evaluate':
      return m.museumPlusAfter(tree.line(node));
    case 'Finished':
      return m.museumPlusIsWorth(move, worth);
    case 'Stand':
      return ending === 'STOOD_PAT' ? m.museumPlusShutsTheWindow(move, worth) : m.museumPlusNotYet();
    case 'Keep':
      return bestSoFar(here);
    case 'Cut':
      return `α ${bound(here.alpha)} ${here.isShut ? '≥' : '<'} β ${bound(here.beta)}.`;
    case 'Break':
      return `${m.museumPlusIsRefutedBy(tree.node(node).decidingMove ?? '', move)}${leftNothing(tree.node(node))}`;
    case 'Return':
      return `${move}: ${worth}.`;
    default:
      // Whichever term it is, the board is the one that is being evaluated.
      return valueBoxes().some(({ id }) => id === box) ? m.museumPlusAfter(tree.line(node)) : null;
  }
}
