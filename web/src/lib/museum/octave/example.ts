import type { Lab } from '../../core/lab';
import { writeLink } from '../../xray/link';
import { grown, type Drawn } from './tree';

/** The example of its documentation: only the kings can move. */
export const EXAMPLE = '7k/8/8/4p3/4P3/8/8/K7 b - - 0 1';

/** The position of the published log after it, where chess1 answers f8c5. */
export const ANSWERED = 'r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P1P2P1/P4P2/RNB1KBq1 b - - 0 1';

/** The position of the published log, before White plays d2d3. */
export const PUBLISHED = 'r1b1kbnr/pppp1ppp/2n1p3/8/Q1P1P2P/1P4P1/P2P1P2/RNB1KBq1 w - - 0 1';

export interface Searched {
  root: Drawn;
  nodes: number;
  evaluations: number;
  cutoffs: number;
}

/** Where the X-ray shows the same search with every node. */
export function xrayOf(fen: string, level: string, depth?: number): string {
  const course = { game: 'chess' as const, rules: 'fide', start: fen, moves: [] };
  return `#/xray/tree?${writeLink({ brought: { course, played: null }, wish: { engine: 'octave', level, ...(depth && { depth }) } })}`;
}

/** The whole tree of chess1's search of a position. */
export async function searched(lab: Lab, fen: string, level: string, depth: number): Promise<Searched> {
  const question = { ask: 'think', game: 'chess', start: fen, engine: 'octave', level, seed: '1', depth, tree: true } as const;
  const { tree, nodes, evaluations, cutoffs } = await lab.ask(question).answer;
  if (!tree || tree.length === 0) throw new Error('The core told no tree.');
  // chess1 counts all three
  return { root: grown(tree), nodes: nodes ?? 0, evaluations: evaluations ?? 0, cutoffs: cutoffs ?? 0 };
}
