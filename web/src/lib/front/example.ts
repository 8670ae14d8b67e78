/**
 * A real search, shipped with the page: the Flowchart at its intermediate level, after fourteen moves of checkers. It
 * looked at 271 positions, with 55 cut-offs. The X-ray at this address searches the same again.
 */
const MOVES = '24-20,11-16,20x11,8x15,23-19,15x24,27x20,3-8,32-27,12-16,20x11,8x15,26-23';
export const EXAMPLE_QUERY = `game=checkers&rules=red-vs-ai&moves=${MOVES}&move=15-18&engine=minimax&level=intermediate`;
export const EXAMPLE_ADDRESS = `#/xray/tree?${EXAMPLE_QUERY}`;

/** Whether somebody looks at the example. */
export function isExample(start: string, moves: readonly string[]): boolean {
  return start === '' && moves.join(',') === MOVES;
}

/** A position of a search. */
export interface Branch {
  /** The move that leads here, as people write it, and its score; only on the first ply. */
  text?: string;
  score?: number;
  best: boolean;
  cut: boolean;
  replies: Branch[];
  /** How many positions the search ends in here. */
  leaves: number;
}

/** Each first move with what was searched behind it: a bracket for every position, * on the chosen line, c where it was cut off. */
const SEARCHED: [text: string, score: number, shape: string][] = [
  ['4–8', -0.15, '(((.........)c(.)c(.)c(.)c(.)c(.)c(.)c(.))c((........))c((.........))c((.......))c((..........))((.))c((..))c((..........))c((.......)))'],
  ['9–13', -1.18, 'c((c(.)))'],
  ['10–14', -0.03, '((c(.)(........)c(.)c(.)c(.)c(.)c(.)c(.))c((.......))c((.........)(.........))c((.......))c((........))((.))c((..))c((..........)(..........))c((.......)))'],
  ['15–18', 0.06, '*(*(*(*..))c((..)))'],
  ['7–11', 0.03, 'c((c(.)c(.)c(.)c(.)c(.)c(.)c(.)c(.)))'],
  ['9–14', 0.03, 'c((c(.)c(.)c(.)c(.)c(.)c(.)c(.)))'],
  ['15–19', -1.12, 'c((c(.)c(.)c(.)c(.)c(.)c(.)))'],
];

export const EXAMPLE: Branch[] = SEARCHED.map(([text, score, shape]) => {
  const [root] = read(shape);
  if (!root) throw new Error('the example has a move without a search');
  return { ...root, text, score };
});

/** Reads the branches of a shape, one after the other. */
function read(shape: string): Branch[] {
  let at = 0;
  const branches = (): Branch[] => {
    const found: Branch[] = [];
    while (at < shape.length && shape[at] !== ')') found.push(branch());
    return found;
  };
  const branch = (): Branch => {
    const best = shape[at] === '*';
    if (best) at++;
    const cut = shape[at] === 'c';
    if (cut) at++;
    const isLeaf = shape[at++] === '.';
    const replies = isLeaf ? [] : branches();
    if (!isLeaf) at++;
    return { best, cut, replies, leaves: isLeaf ? 1 : replies.reduce((sum, { leaves }) => sum + leaves, 0) };
  };
  return branches();
}
