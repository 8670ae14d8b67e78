import type { EngineCard, Progress, Thought } from '../core/types';
import { measured } from '../dashboard/figures';
import { insteadOfLooking } from '../dashboard/instead';
import { balance, count, exact } from '../dashboard/numbers';
import { forcedInWords, unitOf } from '../dashboard/score';
import { m } from '../words/m.svelte';

/** A number and the words under it. */
export interface Fact {
  readonly id: string;
  readonly number: string;
  readonly words: string;
}

/** The four figures of a thought: what it looked at, left alone, how far, and what it thinks of its side. */
export function facts(now: Thought | Progress, engine: EngineCard, side: string): Fact[] {
  if (insteadOfLooking(now) !== null) return [];
  const all: Fact[] = [];
  const nodes = measured(now, engine, 'nodes');
  if (nodes !== null) all.push({ id: 'nodes', number: count(nodes), words: m.filmPositions(nodes) });
  const cutoffs = measured(now, engine, 'cutoffs');
  if (cutoffs !== null) all.push({ id: 'cutoffs', number: count(cutoffs), words: m.filmCutoffs(cutoffs) });
  const candidates = measured(now, engine, 'candidates');
  if (candidates !== null) all.push({ id: 'candidates', number: count(candidates), words: m.filmWeighed(candidates) });
  if (typeof now.depth === 'number') all.push({ id: 'depth', number: count(now.depth), words: m.filmAhead(now.depth) });
  if (typeof now.score === 'number') {
    const own = unitOf(engine.scoreUnit).whole === null;
    all.push({ id: 'score', number: scoreText(now.score, engine.scoreUnit), words: own ? m.filmOwnScore() : m.filmFor(side) });
  }
  return all;
}

/** A score in two digits with its sign; a forced end in words; a number of its own as it is. */
export function scoreText(score: number, unit: string): string {
  const { whole, perWhole } = unitOf(unit);
  if (whole === null) return exact(score);
  const forced = forcedInWords(score, unit);
  if (forced !== null) return score > 0 ? m.filmWin() : m.filmLoss();
  return balance(score / perWhole);
}
