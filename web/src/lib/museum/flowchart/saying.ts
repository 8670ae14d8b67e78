import { exact } from '../../dashboard/numbers';
import type { Moment } from '../chart/chart-room.svelte';
import type { ThinkReply } from '../../core/wire';
import { numberOf } from '../search/tree';
import { boundText as bound } from '../search/window';
import type { BoxId } from './boxes';

/** What happens at this very moment, with its real numbers; null where the box itself says it all. */
export function saying({ box, node, tree, here, thought }: Moment<BoxId>): string | null {
  if (thought && box === 'CheckRandom') return thought.remarks[0] ?? 'Not the beginner: it thinks.';
  if (thought && box === 'RandomMove') return `${thought.moveText} was drawn.`;
  if (thought && box === 'SelectBest') return selected(thought);
  if (!tree || !here || node < 0) return null;
  const { move, depth, value, ending } = tree.node(node);
  const worth = exact(numberOf(value));
  switch (box) {
    case 'LoopMoves':
      return here.best === null ? 'Nothing is known yet.' : `Best so far: ${exact(here.best)}.`;
    case 'SimMove':
      return `What if ${move}?`;
    case 'MinimaxRecurse':
      return `${move}: ${depth} ${depth === 1 ? 'ply' : 'plies'} to go.`;
    case 'EvalBoard':
      return `${tree.line(node)} is worth ${worth}${ending === 'GAME_OVER' ? ': the game is over' : ''}.`;
    case 'MaxLoop':
    case 'MinLoop':
      return here.best === null ? null : `The ${here.isMax ? 'highest' : 'lowest'} of ${here.tried} so far: ${exact(here.best)}.`;
    case 'AlphaBeta':
      return `β ${bound(here.beta)} ${here.isShut ? '≤' : '>'} α ${bound(here.alpha)}.`;
    case 'Prune':
      return `${move} is refuted by ${tree.node(node).decidingMove}: ${here.tried === 1 ? 'the first reply was' : `${here.tried} replies were`} enough.`;
    case 'ReturnScore':
      return `${move}: ${worth}.`;
    default:
      return null;
  }
}

function selected({ moveText, score }: ThinkReply): string {
  return score === null ? `${moveText}.` : `${moveText}, worth ${exact(score)}.`;
}
