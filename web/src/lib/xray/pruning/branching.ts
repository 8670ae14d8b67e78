/**
 * The effective branching factor: how often a tree would branch that branches alike everywhere and has as many
 * positions, 1 + b + b² + … + b^plies. Null where nothing was looked ahead.
 */
export function effectiveBranching(positions: number, plies: number): number | null {
  if (plies < 1 || positions < 2) return null;
  let low = 0;
  let high = positions;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (positionsOf(middle, plies) < positions) low = middle;
    else high = middle;
  }
  return high;
}

function positionsOf(branching: number, plies: number): number {
  let all = 1;
  for (let ply = 0, level = 1; ply < plies; ply++) all += level *= branching;
  return all;
}
