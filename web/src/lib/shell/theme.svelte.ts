/** Light, dark, or as the system wishes. */

export type Theme = 'system' | 'light' | 'dark';

const SWITCH = 'janus.theme';
const ORDER: Theme[] = ['system', 'light', 'dark'];

export class ThemeSwitch {
  theme: Theme = $state(readTheme());

  constructor() {
    this.apply();
  }

  next(): void {
    this.theme = ORDER[(ORDER.indexOf(this.theme) + 1) % ORDER.length] ?? 'system';
    try {
      localStorage.setItem(SWITCH, this.theme);
    } catch {
      // A browser that keeps nothing asks the system again next time.
    }
    this.apply();
  }

  private apply(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(SWITCH) as Theme | null;
    return kept && ORDER.includes(kept) ? kept : 'system';
  } catch {
    return 'system';
  }
}
