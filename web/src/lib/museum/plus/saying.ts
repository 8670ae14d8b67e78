import { exact } from '../../dashboard/numbers';
import type { Moment } from '../chart/chart-room.svelte';
import { numberOf } from '../search/tree';
import { boundText as bound } from '../search/window';
import { VALUE, type BoxId } from './boxes';

/** What happens at this very moment, with its real numbers; null where the box itself says it all. */
export function saying({ box, node, tree, here, thought }: Moment<BoxId>): string | null {
  if (thought && (box === 'BookMove' || box === 'Display')) return thought.remarks.join(', ');
  if (thought && box === 'Best') return `${thought.moveText}, worth ${exact(thought.score ?? 0)}.`;
  if (!tree || !here || node < 0) return null;
  const { move = 'the board', value, ending, depth } = tree.node(node);
  const worth = exact(numberOf(value));
  switch (box) {
    case 'Apply':
      return `${move}: ${depth > 0 ? `${depth} to go` : 'captures only from here'}.`;
    case 'Evaluate':
      return `After ${tree.line(node)}.`;
    case 'Finished':
      return `${move} is worth ${worth}.`;
    case 'Stand':
      return ending === 'STOOD_PAT' ? `${move}: ${worth} shuts the window.` : 'Not yet.';
    case 'Keep':
      return here.best === null ? null : `The ${here.isMax ? 'highest' : 'lowest'} of ${here.tried} so far: ${exact(here.best)}.`;
    case 'Cut':
      return `α ${bound(here.alpha)} ${here.isShut ? '≥' : '<'} β ${bound(here.beta)}.`;
    case 'Break':
      return `${move} is refuted by ${tree.node(node).decidingMove}.`;
    case 'Return':
      return `${move}: ${worth}.`;
    default:
      // Whichever term it is, the board is the one that is being evaluated.
      return VALUE.some(({ id }) => id === box) ? `After ${tree.line(node)}.` : null;
  }
}
