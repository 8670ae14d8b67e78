import type { View } from '../core/types';
import { listed, spokenMove } from './speech';
import { m } from '../words/m.svelte';

/** What a listener knows of the table. */
export interface Heard {
  /** Which game it is. */
  readonly id: string;
  /** How many moves were made. */
  readonly plies: number;
  /** The ply on the board: less than `plies` while somebody looks back. */
  readonly shown: number;
  readonly over: boolean;
  /** The moves that were made, as players write them. */
  readonly texts: readonly string[];
}

export interface Now extends Heard {
  /** The position on the board. */
  readonly view: View;
  /** The machine's thought behind the last move in one sentence, if a machine made it. */
  readonly thought: string | null;
  /** How the game ended, in words; null while it goes on. */
  readonly end: string | null;
}

/** The sentences that tell a listener what is new; empty when nothing is. */
export function news(before: Heard | null, now: Now): string[] {
  if (before === null || before.id !== now.id) return [m.newsNewGame(), ...situation(now)];
  if (now.plies === before.plies && now.shown === before.shown) {
    return now.over && !before.over ? situation(now) : [];
  }
  if (now.plies === before.plies) return lookedAt(now);
  if (now.plies === before.plies + 1) return [...moveMade(now), ...situation(now)];
  if (now.plies < before.plies) return [undone(before, now), ...situation(now)];
  return [...moveMade(now), ...situation(now)];
}

function moveMade(now: Now): string[] {
  const last = now.view.last;
  if (!last) return [];
  const move = m.textMove(spokenMove(now.view.game, last.text), now.view.names[last.side]);
  return now.thought === null ? [move] : [move, m.textThought(now.thought)];
}

/** The moves that were taken back, the last one first. */
function undone(before: Heard, now: Now): string {
  const moves = before.texts.slice(now.plies).map((text) => spokenMove(now.view.game, text));
  return m.newsUndone(listed(moves.reverse()));
}

/** Whose turn it is and what is special, or the end. */
function situation(now: Now): string[] {
  const text = now.end ?? now.view.message;
  return [/[.!?]$/.test(text) ? text : `${text}.`];
}

function lookedAt(now: Now): string[] {
  if (now.shown === now.plies) return [m.newsBack(), ...situation(now)];
  const last = now.view.last;
  if (!last) return [m.newsStart()];
  return [m.newsLookingBack(now.plies, spokenMove(now.view.game, last.text), now.shown, now.view.names[last.side])];
}
