import { m } from '../words/m.svelte';

export interface ClockSetting {
  /** Milliseconds at the start and added after each move. */
  base: number;
  increment: number;
}

/** Minutes at the start, seconds added after each move. */
export const CLOCKS: readonly (readonly [minutes: number, seconds: number])[] = [
  [1, 0],
  [3, 2],
  [5, 0],
  [5, 3],
  [10, 0],
  [15, 10],
  [30, 0],
];

export function clock(minutes: number, seconds: number): ClockSetting {
  return { base: Math.round(minutes * 60_000), increment: Math.round(seconds * 1000) };
}

/** "5 minutes, 3 seconds per move". */
export function clockWords(setting: ClockSetting | null): string {
  if (setting === null) return m.newNoClock();
  const base = m.newClockMinutes(setting.base / 60_000);
  return setting.increment === 0 ? base : m.newClockIncrement(setting.increment / 1000, base);
}

export function sameClock(a: ClockSetting | null, b: ClockSetting | null): boolean {
  return a?.base === b?.base && a?.increment === b?.increment;
}
