/** How many moves people count where each side has made its own: seven of both together are four. */
export function movesIn(plies: number): number {
  return Math.ceil(plies / 2);
}
