import type { EngineCard, Side } from '../../core/types';
import type { ExactResult, FoundLine } from '../../core/wire';
import { balance } from '../../dashboard/numbers';
import { forWhite } from '../../dashboard/score';
import { m } from '../../words/m.svelte';

/** What a line is worth, from White's side; a win in sight by its winner and its length. */
export function worthOf({ score, toEnd }: FoundLine, card: EngineCard, mover: Side, names: Record<Side, string>): string {
  if (toEnd !== null) return m.analysisWins(Math.ceil(toEnd / 2), names[score > 0 ? mover : other(mover)]);
  const own = forWhite(score, card.scoreUnit, mover);
  return own === null ? String(score) : balance(own);
}

/** What White may expect, from 0 to 1: what is certain before what a search says. */
export function whiteShare(best: FoundLine | undefined, exact: ExactResult | undefined, mover: Side): number | null {
  const points = exact?.points ?? best?.points;
  if (points === undefined) return null;
  return mover === 'white' ? points : 1 - points;
}

export function other(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}
