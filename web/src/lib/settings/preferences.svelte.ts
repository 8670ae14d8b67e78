import { prefersReducedMotion } from 'svelte/motion';
import { readPreferences, type Preferences } from './preferences';

const KEY = 'janus.preferences';

/** The preferences of this browser: kept, and shown on the page as soon as they change. */
class LivePreferences {
  readonly now: Preferences = $state(readPreferences(kept()));

  constructor() {
    this.dress();
  }

  /** Whether men should appear at once, by the page's switch or the system's wish. */
  get still(): boolean {
    return this.now.motion === 'reduced' || prefersReducedMotion.current;
  }

  change(wish: Partial<Preferences>): void {
    Object.assign(this.now, wish);
    keep(JSON.stringify(this.now));
    this.dress();
  }

  /** Tells the style sheets, through the root element. */
  dress(root: HTMLElement = document.documentElement): void {
    set(root, 'theme', this.now.theme === 'system' ? null : this.now.theme);
    set(root, 'board', this.now.board);
    set(root, 'motion', this.now.motion === 'system' ? null : this.now.motion);
  }
}

function set(root: HTMLElement, name: string, value: string | null): void {
  if (value === null) delete root.dataset[name];
  else root.dataset[name] = value;
}

/** A browser may forbid keeping anything; then preferences last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Nothing to be done, and nothing lost but the memory of it.
  }
}

export const preferences = new LivePreferences();
