import { plain } from '../../core/core-client';
import { decimal } from '../../words/numbers';
import type { CompareRequest, SearchRun } from '../../core/wire';
import type { Subject } from '../subject';
import { m } from '../../words/m.svelte';
import { effectiveBranching } from './branching';

/** The four searches of the switches, in the order the core runs them. */
export const SWITCHES: readonly Pick<SearchRun, 'alphaBeta' | 'ordering'>[] = [
  { alphaBeta: true, ordering: true },
  { alphaBeta: false, ordering: true },
  { alphaBeta: true, ordering: false },
  { alphaBeta: false, ordering: false },
];

export function compareQuestion(subject: Subject, engine: string, depth?: number): CompareRequest {
  const isSame = engine === subject.engine;
  const plies = depth ?? (isSame ? subject.depth : undefined);
  return {
    ask: 'compare',
    ...plain(subject.course),
    engine,
    ...(isSame ? { level: subject.level } : {}),
    ...(plies === undefined ? {} : { depth: plies }),
  };
}

export type Scale = 'linear' | 'log';

/** The length of a bar between 0 and 1; a logarithmic scale begins at one position. */
export function barOf(nodes: number, most: number, scale: Scale): number {
  if (nodes <= 0 || most <= 0) return 0;
  if (scale === 'linear') return nodes / most;
  return most <= 1 ? 1 : Math.log10(Math.max(1, nodes)) / Math.log10(most);
}

export function runOf(runs: readonly SearchRun[], alphaBeta: boolean, ordering: boolean): SearchRun | undefined {
  return runs.find((run) => run.alphaBeta === alphaBeta && run.ordering === ordering);
}

/** "41.5 ×", "1.2 ×", "12,400 ×": as many digits as say something. */
export function times(factor: number): string {
  return m.pruningTimes(decimal(factor, 0, factor >= 100 ? 0 : 1));
}

/** How much longer a search is than the shortest way; a search that was given up is at least so much longer. */
export function factorOf(run: SearchRun, best: SearchRun | undefined): string | null {
  if (!best || best.nodes === 0 || run === best) return null;
  const factor = times(run.nodes / best.nodes);
  return run.complete ? factor : m.pruningOver(factor);
}

/** The effective branching factor of a finished search, by its positions down to the last ply. */
export function branchingOf(run: SearchRun | undefined, depth: number | undefined): string {
  const factor = run?.complete && depth ? effectiveBranching(run.nodes - run.quiescenceNodes, depth) : null;
  return factor === null ? '' : decimal(factor, 1, 1);
}

/** What the switches save, in one sentence made of the counts. */
export function saving(runs: readonly SearchRun[]): string | null {
  const both = runOf(runs, true, true);
  const none = runOf(runs, false, false);
  if (!both || !none || !both.complete || both.nodes === 0) return null;
  const less = none.nodes / both.nodes;
  if (less <= 1) return m.pruningSavesNothing(both.nodes);
  return (none.complete ? m.pruningSaves : m.pruningSavesMore)(both.nodes, none.nodes, share(1 / less));
}

/** "about half the work", "7% of the work". */
function share(part: number): string {
  const [, words] = SHARES.find(([near]) => Math.abs(part - near) <= near / 10) ?? [];
  return words ? words() : m.pruningShare(decimal(100 * part, 0, part < 0.01 ? 2 : 0));
}

const SHARES: readonly [number, () => string][] = [
  [1 / 2, () => m.pruningHalf()],
  [1 / 3, () => m.pruningThird()],
  [1 / 4, () => m.pruningQuarter()],
  [1 / 10, () => m.pruningTenth()],
];
