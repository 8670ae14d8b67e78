import { preferences } from '../settings/preferences.svelte';
import { m } from '../words/m.svelte';

const ENGLISH = 'KQRBN';
const FIGURINES = ['♔', '♕', '♖', '♗', '♘'];

/** A move, or a line of them, as the person likes to read it. Files, links and what is typed keep the English letters. */
export function lettered(moves: string): string {
  const { letters } = preferences.now;
  if (letters === 'english') return moves;
  const own = letters === 'own' ? m.piecesLetters().split(' ') : FIGURINES;
  return moves.replace(/[KQRBN]/g, (letter) => own[ENGLISH.indexOf(letter)] ?? letter);
}
