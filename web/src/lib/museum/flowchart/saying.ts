import { exact } from '../../dashboard/numbers';
import type { Moment } from '../chart/chart-room.svelte';
import type { ThinkReply } from '../../core/wire';
import { m } from '../../words/m.svelte';
import { numberOf } from '../search/tree';
import { bestSoFar, boundText as bound, leftNothing } from '../search/window';
import type { BoxId } from './boxes';

/** What happens at this very moment, with its real numbers; null where the box itself says it all. */
export function saying({ box, node, tree, here, thought }: Moment<BoxId>): string | null {
  if (thought && box === 'CheckRandom') return thought.remarks[0] ?? m.museumFlowchartNotTheBeginnerItThinks();
  if (thought && box === 'RandomMove') return m.museumFlowchartWasDrawn(thought.moveText ?? '');
  if (thought && box === 'SelectBest') return selected(thought);
  if (!tree || !here || node < 0) return null;
  const { move, depth, value, ending } = tree.node(node);
  const worth = exact(numberOf(value));
  switch (box) {
    case 'LoopMoves':
      return here.best === null ? m.museumFlowchartNothingIsKnownYet() : m.museumFlowchartBestSoFar(exact(here.best));
    case 'SimMove':
      return m.museumFlowchartWhatIf(move ?? '');
    case 'MinimaxRecurse':
      return m.museumFlowchartPliesToGo(depth, move ?? '');
    case 'EvalBoard':
      return ending === 'GAME_OVER' ? m.museumFlowchartLineWorthOver(tree.line(node), worth) : m.museumFlowchartLineWorth(tree.line(node), worth);
    case 'MaxLoop':
    case 'MinLoop':
      return bestSoFar(here);
    case 'AlphaBeta':
      return `β ${bound(here.beta)} ${here.isShut ? '≤' : '>'} α ${bound(here.alpha)}.`;
    case 'Prune':
      return `${m.museumFlowchartRefuted(here.tried, move ?? '', tree.node(node).decidingMove ?? '')}${leftNothing(tree.node(node))}`;
    case 'ReturnScore':
      return `${move}: ${worth}.`;
    default:
      return null;
  }
}

function selected({ moveText, score }: ThinkReply): string {
  return score === null ? `${moveText}.` : m.museumFlowchartWorth(moveText ?? '', exact(score));
}
