/** Steps a second, slow enough to read up to fast enough to see a whole search grow. */
export const PACES = [1, 2, 5, 20, 100, 1000] as const;

/** How many steps are due after some milliseconds, and what is left of the time. */
export function due(pace: number, millis: number): { steps: number; rest: number } {
  const each = 1000 / pace;
  const steps = Math.floor(millis / each);
  return { steps, rest: millis - steps * each };
}
