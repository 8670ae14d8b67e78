import type { EngineCard, Progress, Thought } from '../core/types';
import { lettered } from '../moves/letters';
import { inOneSentence } from '../dashboard/sentence';
import type { Message } from '../core/wire';

/** A piece of a sentence; strong pieces are the ones to catch the eye. */
export interface Piece {
  readonly text: string;
  readonly isStrong: boolean;
}

/** Why it moved, or how far it has come, piece by piece. A thought kept by an older page says what it counted. */
export function whyPieces(now: Thought | Progress, engine: EngineCard): Piece[] {
  const said = now.why ?? [];
  if (said.length === 0) return [{ text: inOneSentence(now, engine), isStrong: false }];
  return said.flatMap((sentence, index) => [...(index > 0 ? [plain(' ')] : []), ...piecesOf(sentence)]);
}

/** The sentence that counts, for where there is room for one. */
export function shortWhy(now: Thought | Progress, engine: EngineCard): string {
  return lettered(now.why?.at(-1)?.text ?? inOneSentence(now, engine));
}

function piecesOf({ text = '', args }: Message): Piece[] {
  const strong = args.find((arg): arg is Message => typeof arg === 'object' && arg.key === 'film.positions')?.text;
  const at = strong ? text.indexOf(strong) : -1;
  if (!strong || at < 0) return [plain(text)];
  return [plain(text.slice(0, at)), { text: strong, isStrong: true }, plain(text.slice(at + strong.length))];
}

function plain(text: string): Piece {
  return { text: lettered(text), isStrong: false };
}
