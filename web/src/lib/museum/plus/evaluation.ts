import { signed } from '../../dashboard/numbers';
import type { Term, ThinkReply } from '../../core/wire';
import { termsByNode } from '../search/thought';
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
const BEFORE_PHASE = 3;

/** The boxes one evaluation comes by, from the call to the sum. */
export function evaluationPath(terms: readonly Term[]): BoxId[] {
  const boxes = terms.map(({ name }) => {
    const box = TERM_BOXES[name];
    if (!box) throw new Error(`the chart has no box for the term ${name}`);
    return box;
  });
  return ['Terms', ...boxes.slice(0, BEFORE_PHASE), 'WhichPhase', ...boxes.slice(BEFORE_PHASE), 'Sum'];
}

/** The numbers beside the boxes: of the board that is being evaluated, or in the end of the one the move leads to. */
export class TermNotes {
  private readonly terms: Map<number, Term[]>;

  constructor(private readonly thought: ThinkReply) {
    this.terms = termsByNode(thought);
  }

  /** What the board is made of that is evaluated at this moment; none if none is. */
  private termsAt(box: BoxId, node: number): Term[] | undefined {
    const terms = this.terms.get(node);
    return terms && (box === 'Stand' || evaluationPath(terms).includes(box)) ? terms : undefined;
  }

  /** `isMade`: the search is over, and the move is on the board. */
  at(box: BoxId, node: number, isMade: boolean): Map<BoxId, string> {
    const terms = this.termsAt(box, node);
    if (terms) return notes(terms, evaluationPath(terms).indexOf(box));
    return (isMade || box === 'Best') && this.isAddedUp() ? notes(this.thought.terms, -1) : new Map();
  }

  /** A finished game has no terms of the chart. */
  private isAddedUp(): boolean {
    return this.thought.terms.length > 1;
  }
}

/** Up to a place on the evaluation's path; all of them from -1. */
function notes(terms: readonly Term[], until: number): Map<BoxId, string> {
  const path = evaluationPath(terms);
  const reached = until < 0 ? path : path.slice(0, until + 1);
  const all = new Map<BoxId, string>();
  for (const { name, value } of terms) {
    const box = TERM_BOXES[name];
    if (box && reached.includes(box)) all.set(box, signed(value));
  }
  if (reached.includes('Sum')) all.set('Sum', signed(sumOf(terms)));
  return all;
}

/** Added in their order, as the engine adds them. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value }) => sum + value, 0);
}
