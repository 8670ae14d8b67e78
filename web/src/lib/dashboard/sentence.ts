import type { EngineCard, Progress, Thought } from '../core/types';
import { measured } from './figures';
import { insteadOfLooking, remarksLeft } from './instead';
import { duration, exact } from './numbers';
import { m } from '../words/m.svelte';

/**
 * A thought in one line for people who have never heard of a search tree: "312 positions, 41 cut-offs,
 * 0.02 s".
 */
export function inOneSentence(now: Thought | Progress, engine: EngineCard): string {
  const instead = insteadOfLooking(now);
  if (instead !== null) return instead.words;
  return [looked(now, engine), skipped(now, engine), duration(now.millis)]
    .filter((part) => part !== null)
    .join(', ');
}

/** The same with depth, score and all remarks: a comment for a file of games. */
export function asComment(thought: Thought, engine: EngineCard): string {
  const said = [inOneSentence(thought, engine)];
  if (thought.depth !== null) said.push(m.dashboardDepth(thought.depth));
  if (thought.score !== null) said.push(m.dashboardScoreIn(exact(thought.score), engine.unitWords));
  return [...said, ...remarksLeft(thought)].join(', ');
}

function looked(now: Thought | Progress, engine: EngineCard): string | null {
  const nodes = measured(now, engine, 'nodes');
  return nodes === null ? null : m.dashboardPositions(nodes);
}

function skipped(now: Thought | Progress, engine: EngineCard): string | null {
  const prunes = measured(now, engine, 'cutoffs');
  return prunes === null ? null : m.dashboardCutoffs(prunes);
}
