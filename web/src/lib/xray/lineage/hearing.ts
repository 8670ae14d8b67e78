import type { EngineCard } from '../../core/types';
import type { LineageProgress, LineageReply, Witness } from '../../core/wire';
import { m } from '../../words/m.svelte';

/** A player on the wall: what it said, if it has. */
export interface Portrait {
  card: EngineCard;
  witness: Witness | null;
  /** Whether it is being asked right now. */
  thinking: boolean;
  /** Whether it is the one the others are held against. */
  isJudge: boolean;
  /** Whether it was the first to find what the judge plays; the judge itself is not said to be. */
  isFirst: boolean;
}

/** Everybody who plays the game, oldest first, with what has been heard of them. */
export function portraits(
  cards: readonly EngineCard[],
  heard: ReadonlyMap<string, Witness>,
  progress: LineageProgress | null,
  answer: LineageReply | null,
): Portrait[] {
  const judge = cards.at(-1)?.id;
  return cards.map((card) => ({
    card,
    witness: heard.get(card.id) ?? null,
    thinking: answer === null && progress?.asking === card.id && !heard.has(card.id),
    isJudge: card.id === judge,
    isFirst: answer !== null && answer.move !== null && answer.first === card.id && card.id !== judge,
  }));
}

/** How long a bar for a count of positions is, by powers of ten, so that 20 and 300,000 both show. */
export function effort(nodes: number | null, all: readonly Witness[]): number {
  const most = Math.max(10, ...all.map((witness) => witness.nodes ?? 0));
  return nodes === null ? 0 : Math.log10(nodes + 1) / Math.log10(most + 1);
}

/** How a player came to its move, in a word or two. */
export function verdict(portrait: Portrait): string {
  const { witness, isJudge } = portrait;
  if (!witness) return portrait.thinking ? m.lineageThinking() : m.lineageWaiting();
  if (witness.trouble) return m.lineageFailed();
  if (witness.move === null) return m.lineageResigns();
  if (isJudge) return m.lineageMeasure();
  if (!witness.agrees) return m.lineageOtherwise();
  if (witness.byHeart) return m.lineageByHeart();
  return witness.found ? m.lineageFound() : m.lineageByLot();
}
