import { speak } from '../words/m.svelte';
import { preferences } from './preferences.svelte';

/** Speaks a language that somebody has chosen, now and when the page is opened again. */
export async function speakAndKeep(code: string): Promise<void> {
  await speak(code);
  preferences.change({ language: code });
}
