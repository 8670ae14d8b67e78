import { preferences } from '../settings/preferences.svelte';
import { m } from '../words/m.svelte';

const ENGLISH = 'KQRBN';
const FIGURINES = ['♔', '♕', '♖', '♗', '♘'];

/** Where a piece is named: before its squares, and where a pawn promotes. Other capitals of a sentence stay. */
const NAMED = /[KQRBN](?=[a-h]?[1-8]?x?[a-h][1-8])|(?<==)[QRBN]/g;

/** Moves, also amid a sentence, as the person likes to read them. Files and links keep the English letters. */
export function lettered(moves: string): string {
  const { letters } = preferences.now;
  if (letters === 'english') return moves;
  const own = letters === 'own' ? ownLetters() : FIGURINES;
  return moves.replace(NAMED, (letter) => own[ENGLISH.indexOf(letter)] ?? letter);
}

/** A move typed as the person reads it, with the English letters. */
export function inEnglish(typed: string): string {
  if (preferences.now.letters === 'english') return typed;
  return typed.replace(/^[A-Z]|(?<==)[A-Z]/g, (letter) => ENGLISH[ownLetters().indexOf(letter)] ?? letter);
}

function ownLetters(): string[] {
  return m.piecesLetters().split(' ');
}
