import type { EngineCard, Progress, Thought } from '../core/types';
import { measured } from './figures';
import { insteadOfLooking, remarksLeft } from './instead';
import { count, duration, exact, plural } from './numbers';

/**
 * A thought in one sentence for people who have never heard of a search tree: "looked at 312
 * positions, skipped 41 branches, 0.02 s".
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
  if (thought.depth !== null) said.push(`depth ${count(thought.depth)}`);
  if (thought.score !== null) said.push(`score ${exact(thought.score)} (${thought.unit})`);
  return [...said, ...remarksLeft(thought)].join(', ');
}

function looked(now: Thought | Progress, engine: EngineCard): string | null {
  const nodes = measured(now, engine, 'nodes');
  return nodes === null ? null : `looked at ${plural(nodes, 'position')}`;
}

function skipped(now: Thought | Progress, engine: EngineCard): string | null {
  const prunes = measured(now, engine, 'cutoffs');
  return prunes === null ? null : `skipped ${plural(prunes, 'branch', 'branches')}`;
}
