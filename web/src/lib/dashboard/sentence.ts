import type { EngineCard, Progress, Thought } from '../core/types';
import { measured } from './figures';
import { duration, plural } from './numbers';

/**
 * A thought in one sentence for people who have never heard of a search tree: "looked at 312
 * positions, skipped 41 branches, 0.02 s".
 */
export function inOneSentence(now: Thought | Progress, engine: EngineCard): string {
  const instead = 'remarks' in now ? withoutLooking(now as Thought) : null;
  if (instead !== null) return instead;
  return [looked(now, engine), skipped(now, engine), duration(now.millis)]
    .filter((part) => part !== null)
    .join(', ');
}

/** "random this time: 0.23 < 0.40"; null if the machine searched. */
export function randomThisTime(thought: Thought): string | null {
  if (!(Number(thought['randomMoves']) > 0)) return null;
  const drawn = thought.remarks.find((remark) => /^\d.*: random/.test(remark));
  if (drawn !== undefined) {
    const [numbers, ...rest] = drawn.split(': random');
    return `random this time: ${numbers}${rest.join(': random')}`;
  }
  const lot = thought.remarks.find((remark) => remark.startsWith('drew '));
  return lot === undefined ? 'random this time' : `random this time: ${lot}`;
}

/** What it did in place of a search; null if it searched. */
function withoutLooking(thought: Thought): string | null {
  const random = randomThisTime(thought);
  if (random !== null) return random;
  if (Number(thought['bookMoves']) > 0) {
    return thought.remarks.find((remark) => remark.startsWith('from ')) ?? 'played from its book';
  }
  return null;
}

function looked(now: Thought | Progress, engine: EngineCard): string | null {
  const nodes = measured(now, engine, 'nodes');
  return nodes === null ? null : `looked at ${plural(nodes, 'position')}`;
}

function skipped(now: Thought | Progress, engine: EngineCard): string | null {
  const prunes = measured(now, engine, 'cutoffs');
  return prunes === null ? null : `skipped ${plural(prunes, 'branch', 'branches')}`;
}
