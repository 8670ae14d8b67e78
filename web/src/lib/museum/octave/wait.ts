/** Seconds as a person counts them down: whole ones, up to the last. */
export function secondsLeft(millis: number): number {
  return Math.max(0, Math.ceil(millis / 1000));
}

/** How much of a wait is over, from 0 to 1. */
export function share(total: number, left: number): number {
  return total <= 0 ? 1 : Math.min(1, Math.max(0, 1 - left / total));
}

/** `88.49 s`, as chess1 prints it. */
export function tookThen(millis: number): string {
  return `${(Math.round(millis / 10) / 100).toFixed(2)} s`;
}
