/** Seconds as a person counts them down: whole ones, up to the last. */
export function secondsLeft(millis: number): number {
  return Math.max(0, Math.ceil(millis / 1000));
}

/** How much of a wait is over, from 0 to 1. */
export function share(total: number, left: number): number {
  return total <= 0 ? 1 : Math.min(1, Math.max(0, 1 - left / total));
}

/** Whole seconds the original would have taken: they are computed from one measurement, and no more exact than that. */
export function secondsThen(millis: number): number {
  return Math.max(1, Math.round(millis / 1000));
}

/** What the console prints of an answer, with the seconds from Enter until it is shown. */
export function timed(text: string, millis: number): string {
  return text.replace(/^AI move \([\d.]+ sec/, `AI move (${(millis / 1000).toFixed(2)} sec`);
}
