/** Long enough for a name, short enough for the bar beside the board. */
export const LONGEST_NAME = 40;

/** The server keeps names as long as this. */
export const LONGEST_LINK_NAME = 20;

/** A name as it may stand on the page and in files: one line, nothing that steers a screen. */
export function tidyName(typed: string, longest = LONGEST_NAME): string {
  const line = typed
    .replace(/\s+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .trim();
  return [...line].slice(0, longest).join('').trim();
}

export function tidyLinkName(typed: string): string {
  return tidyName(typed, LONGEST_LINK_NAME);
}
