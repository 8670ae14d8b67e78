import type { Term, ThinkReply } from '../../core/wire';

/** What the evaluation of each position was made of, by the number of the position. */
export function termsByNode({ evaluated }: ThinkReply): Map<number, Term[]> {
  const all = new Map<number, Term[]>();
  for (const [node = -1, ...pairs] of evaluated?.boards ?? []) {
    const terms: Term[] = [];
    for (let i = 0; i < pairs.length; i += 2) {
      terms.push({ name: evaluated?.names[pairs[i] ?? -1] ?? '', value: pairs[i + 1] ?? 0 });
    }
    all.set(node, terms);
  }
  return all;
}
