import type { Pointing, View } from '../../core/types';
import { LitPath } from '../chart/path';
import type { Term, ThinkReply } from '../../core/wire';
import { termsByNode } from '../search/thought';
import { SearchTree } from '../search/tree';
import type { BoxId } from './boxes';
import { evaluationPath } from './evaluation';

/** The program's turn, every box it really came by. */
export function machinePath(thought: ThinkReply, after: View): LitPath<BoxId> {
  const path = new LitPath<BoxId>().through('Turn', 'Find', 'Book');
  if (Number(thought.bookMoves ?? 0) > 0) path.light('BookMove');
  else new Search(path, thought).run();
  return afterMove(path.light('Display'), after);
}

export function beginning(): LitPath<BoxId> {
  return new LitPath<BoxId>().through('Start', 'Init', 'Over', 'Turn');
}

/** What one click of a person lit; picking a piece is still entering the move. */
export function clickPath(is: Pointing, after: View | null): LitPath<BoxId> {
  const path = new LitPath<BoxId>().light('Input');
  if (is.play !== null && after) {
    path.light('Legal');
    // A promotion is told by the fifth letter of the move: e7e8q.
    if (is.play.length > 4) path.light('Promotion');
    return afterMove(path.light('ApplyYours'), after);
  }
  return is.refusal !== null && is.selected === null ? path.through('Legal', 'Illegal', 'Input') : path;
}

function afterMove(path: LitPath<BoxId>, after: View): LitPath<BoxId> {
  path.through('Phase', 'Over');
  return path.light(after.outcome ? 'End' : 'Turn');
}

/** The search, position by position, in the order it went through them. */
class Search {
  private readonly tree: SearchTree;
  private readonly terms: Map<number, Term[]>;

  constructor(
    private readonly path: LitPath<BoxId>,
    thought: ThinkReply,
  ) {
    this.tree = new SearchTree(thought.tree ?? []);
    this.terms = termsByNode(thought);
  }

  run(): void {
    if (this.tree.nodes.length === 0) throw new Error('the program searched, but its search was not recorded');
    this.position(0);
  }

  /** One call of find_best_move, from its first question to its value. */
  private position(at: number): void {
    const { path, tree } = this;
    path.light('Visit', at);
    const { ending, depth } = tree.node(at);
    if (ending === 'GAME_OVER') path.light('Finished', at);
    else if (depth > 0) {
      path.light('Generate', at).light('Special', at).light('Sort', at);
      this.moves(at);
    } else this.quiet(at);
    const last = tree.children(at).at(-1) ?? -1;
    path.light(at === 0 ? 'Best' : 'Return', at, last);
  }

  /** Below the last ply: stand, or go on with captures. */
  private quiet(at: number): void {
    const { path, tree } = this;
    this.evaluate(at);
    path.light('Stand', at);
    if (tree.node(at).ending === 'STOOD_PAT') return;
    path.light('Captures', at);
    if (tree.children(at).length === 0) return;
    path.light('SortCaptures', at);
    this.moves(at);
  }

  private evaluate(at: number): void {
    const terms = this.terms.get(at);
    if (!terms) throw new Error('the program evaluated a board, but its terms were not recorded');
    this.path.light('Evaluate', at);
    for (const box of evaluationPath(terms)) this.path.light(box, at);
  }

  private moves(at: number): void {
    const { path, tree } = this;
    path.light('Loop', at);
    const children = tree.children(at);
    for (const child of children) {
      path.light('Apply', child);
      this.position(child);
      for (const box of ['Unapply', 'Keep', 'Bounds', 'Cut'] as const) path.light(box, at, child);
      const isCut = child === children.at(-1) && tree.node(at).ending === 'CUT';
      path.light(isCut ? 'Break' : 'Loop', at, child);
    }
  }
}
