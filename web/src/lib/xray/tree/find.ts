import type { Shape } from './shape';

/** Every node whose move has this in its text, in their order; nothing finds nothing. */
export function nodesWith(shape: Shape, text: (node: number) => string, wanted: string): number[] {
  const plain = bare(wanted);
  if (plain === '') return [];
  const known = new Map<string, boolean>();
  const found: number[] = [];
  for (let node = 0; node < shape.size; node++) {
    const move = text(node);
    let hit = known.get(move);
    if (hit === undefined) {
      hit = bare(move).includes(plain);
      known.set(move, hit);
    }
    if (hit) found.push(node);
  }
  return found;
}

/** People write Nf3, Ng1-f3 and g1f3: hyphens, crosses and capitals make no difference. */
function bare(move: string): string {
  return move.toLowerCase().replace(/[\s\-x×=+#]/g, '');
}

/** The next of them after a node, round the end; null if there are none. */
export function nextOf(found: readonly number[], node: number, direction: 1 | -1): number | null {
  if (found.length === 0) return null;
  const next = direction > 0 ? found.find((one) => one > node) : found.findLast((one) => one < node);
  return next ?? (direction > 0 ? found[0]! : found.at(-1)!);
}
