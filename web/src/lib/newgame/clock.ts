import { m } from '../words/m.svelte';

export interface ClockSetting {
  /** Milliseconds at the start and added after each move. */
  base: number;
  increment: number;
  /** What each move may take before the clock runs; days, where people play by link now and then. */
  delay?: number;
}

export const DAY = 86_400_000;

/** Days for each move. */
export const DAYS: readonly number[] = [1, 3, 7];

/** A clock without anything has fallen, so there is a millisecond. */
export function days(count: number): ClockSetting {
  return { base: 1, increment: 0, delay: count * DAY };
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

export function hasDays(setting: ClockSetting | null): boolean {
  return (setting?.delay ?? 0) >= DAY;
}

/** "5 minutes, 3 seconds per move". */
export function clockWords(setting: ClockSetting | null): string {
  if (setting === null) return m.newNoClock();
  const { delay = 0 } = setting;
  if (hasDays(setting)) return m.newClockDays(delay / DAY);
  const base = m.newClockMinutes(setting.base / 60_000);
  return setting.increment === 0 ? base : m.newClockIncrement(setting.increment / 1000, base);
}

export function sameClock(a: ClockSetting | null, b: ClockSetting | null): boolean {
  return a?.base === b?.base && a?.increment === b?.increment && (a?.delay ?? 0) === (b?.delay ?? 0);
}
