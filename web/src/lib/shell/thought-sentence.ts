import type { Thought } from '../core/types';

/** A thought in one short sentence, for comments in files. */
export function thoughtSentence(thought: Thought): string {
  const said: string[] = [];
  if (typeof thought.nodes === 'number') said.push(`${thought.nodes} positions`);
  if (typeof thought.cutoffs === 'number') said.push(`${thought.cutoffs} prunes`);
  if (thought.depth !== null) said.push(`depth ${thought.depth}`);
  if (thought.score !== null) said.push(`score ${thought.score} ${thought.unit}`);
  said.push(`${(thought.millis / 1000).toFixed(2)} s`);
  return [...said, ...thought.remarks].join(', ');
}
