import { m } from '../words/m.svelte';

export type Shortcut = 'flip' | 'back' | 'forward' | 'undo' | 'hint' | 'thought' | 'new' | 'help';

const KEYS: Record<string, Shortcut> = {
  f: 'flip',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  u: 'undo',
  h: 'hint',
  t: 'thought',
  n: 'new',
  '?': 'help',
};

/** What a key means at the table; null where it belongs to a field, a dialog or the browser. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: KeyboardEvent): Shortcut | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]')) return null;
  return KEYS[key] ?? null;
}

/** Each shortcut with what it does, for people. */
export function shortcuts(): [keys: string, words: string][] {
  return [
    ['F', m.keysFlip()],
    ['← →', m.keysWalk()],
    ['U', m.actsUndo()],
    ['H', m.actsHint()],
    ['T', m.keysThought()],
    ['N', m.headerNewGame()],
    ['?', m.keysHelp()],
  ];
}
