/** Long enough for a name, short enough for the bar beside the board. */
export const LONGEST_NAME = 40;

/** A name as it may stand on the page and in files: one line, nothing that steers a screen. */
export function tidyName(typed: string): string {
  const line = typed
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
