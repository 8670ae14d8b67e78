import type { Pointing, View } from '../../core/types';
import { LitPath } from '../chart/path';
import type { RecordedThought } from '../search/thought';
import { SearchTree } from '../search/tree';
import type { BoxId } from './boxes';

/** What each term of the evaluation is called by the engine, and where it stands in the chart. */
export const TERM_BOXES: Readonly<Record<string, BoxId>> = {
  material: 'Material',
  mobility: 'Mobility',
  captures: 'CaptureValue',
  development: 'Development',
  centre: 'Centre',
  'pawn structure': 'PawnStructure',
  'king safety': 'KingSafety',
  'open files': 'OpenFiles',
  'king activity': 'KingActivity',
  'passed pawns': 'PassedPawns',
  check: 'Check',
};

/** Terms that come before the question which phase it is. */
const BEFORE_PHASE: readonly BoxId[] = ['Material', 'Mobility', 'CaptureValue'];

/** The program's turn, every box it really came by. */
export function machinePath(thought: RecordedThought, after: View): LitPath<BoxId> {
  const path = new LitPath<BoxId>().through('Turn', 'Find', 'Book');
  if ((thought.bookMoves ?? 0) > 0) path.light('BookMove');
  else {
    search(path, new SearchTree(thought.tree ?? []));
    explain(path, thought);
  }
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

function search(path: LitPath<BoxId>, tree: SearchTree): void {
  if (tree.nodes.length === 0) throw new Error('the program searched, but its search was not recorded');
  position(path, tree, 0);
}

/** One call of find_best_move, from its first question to its value. */
function position(path: LitPath<BoxId>, tree: SearchTree, at: number): void {
  path.light('Visit', at);
  const { ending, depth } = tree.node(at);
  if (ending === 'GAME_OVER') path.light('Finished', at);
  else if (depth > 0) {
    path.light('Generate', at).light('Special', at).light('Sort', at);
    moves(path, tree, at);
  } else quiet(path, tree, at);
  const last = tree.children(at).at(-1) ?? -1;
  path.light(at === 0 ? 'Best' : 'Return', at, last);
}

/** Below the last ply: stand, or go on with captures. */
function quiet(path: LitPath<BoxId>, tree: SearchTree, at: number): void {
  path.light('Evaluate', at).light('Stand', at);
  if (tree.node(at).ending === 'STOOD_PAT') return;
  path.light('Captures', at);
  if (tree.children(at).length === 0) return;
  path.light('SortCaptures', at);
  moves(path, tree, at);
}

function moves(path: LitPath<BoxId>, tree: SearchTree, at: number): void {
  path.light('Loop', at);
  const children = tree.children(at);
  for (const child of children) {
    path.light('Apply', child);
    position(path, tree, child);
    for (const box of ['Unapply', 'Keep', 'Bounds', 'Cut'] as const) path.light(box, at, child);
    const isCut = child === children.at(-1) && tree.node(at).ending === 'CUT';
    path.light(isCut ? 'Break' : 'Loop', at, child);
  }
}

/** What the value is made of; a finished game has no terms to add. */
function explain(path: LitPath<BoxId>, { terms }: RecordedThought): void {
  const boxes = terms.map(({ name }) => TERM_BOXES[name]).filter((box) => box !== undefined);
  if (boxes.length < terms.length || boxes.length === 0) return;
  const before = boxes.filter((box) => BEFORE_PHASE.includes(box));
  const rest = boxes.filter((box) => !BEFORE_PHASE.includes(box));
  path.through('Terms', ...before, 'WhichPhase', ...rest, 'Sum');
}
