import type { View } from '../../core/types';
import { LitPath } from '../chart/path';
import type { ThinkReply } from '../../core/wire';
import { SearchTree } from '../search/tree';
import type { BoxId } from './boxes';
import { afterMove, isCrowned } from './turns';

/**
 * The machine's turn through the chart, every box it really came by: the lots, each position of the
 * recorded search, the move, and what became of the game. `after` is the position after its move.
 */
export function machinePath(thought: ThinkReply, before: View, after: View): LitPath<BoxId> {
  const path = new LitPath<BoxId>().through('WaitPlayer', 'AIStart', 'ResetStats', 'CheckRandom');
  if (Number(thought.randomMoves ?? 0) > 0) path.light('RandomMove');
  else search(path, new SearchTree(thought.tree ?? []));
  path.through('SelectBest', 'RecordTime', 'ExecuteAIMove');
  if (isCrowned(before, after)) path.light('PromoteKing');
  return afterMove(path, after);
}

function search(path: LitPath<BoxId>, tree: SearchTree): void {
  path.through('GetAllMoves', 'ExpandMultiJump', 'OrderMoves');
  if (tree.nodes.length === 0) throw new Error('the machine searched, but its search was not recorded');
  path.light('MinimaxRoot', 0).light('LoopMoves', 0);
  for (const child of tree.children(0)) {
    path.light('SimMove', child).light('MinimaxRecurse', child);
    position(path, tree, child);
    path.light('LoopMoves', 0, child);
  }
}

/** One call of minimax, from its first question to its score. */
function position(path: LitPath<BoxId>, tree: SearchTree, at: number): void {
  path.light('MinimaxCheck', at);
  const { ending } = tree.node(at);
  if (ending === 'LEAF' || ending === 'GAME_OVER') path.light('EvalBoard', at);
  else replies(path, tree, at);
  const last = tree.children(at).at(-1) ?? -1;
  path.light('IncrementPos', at, last).light('ReturnScore', at, last);
}

function replies(path: LitPath<BoxId>, tree: SearchTree, at: number): void {
  const layer = tree.isMax(at) ? 'MaxLoop' : 'MinLoop';
  path.light('GenOppMoves', at).light('MinLayer', at);
  const children = tree.children(at);
  let back = -1;
  for (const child of children) {
    path.light(layer, at, back).light('MinimaxRecurse', child);
    position(path, tree, child);
    back = child;
    path.light(layer, at, back).light('AlphaBeta', at, back);
    const isCut = child === children.at(-1) && tree.node(at).ending === 'CUT';
    path.light(isCut ? 'Prune' : 'Continue', at, back);
  }
}
