import type { EngineCard, HistoryMove, MetricCard, Side, Thought } from '../../src/lib/core/types';

export const METRICS: MetricCard[] = [
  {
    id: 'nodes',
    words: 'positions',
    definition: 'positions the search looked at, the first and the last ones included',
  },
  {
    id: 'evaluations',
    words: 'positions scored',
    definition: 'positions scored without looking further',
  },
  {
    id: 'cutoffs',
    words: 'prunes',
    definition: 'positions left early because one reply was enough',
  },
  {
    id: 'firstMoveCutoffs',
    words: 'first-reply cut-offs',
    definition: 'cut-offs by the first reply tried',
  },
  { id: 'bookMoves', words: 'book moves', definition: 'moves taken from the opening book' },
  { id: 'randomMoves', words: 'random moves', definition: 'moves drawn by lot' },
];

export const MINIMAX: EngineCard = {
  id: 'minimax',
  name: "The flowchart's minimax",
  game: 'checkers',
  year: 2026,
  author: 'Janus, after a flowchart',
  sentence: 'Minimax with alpha-beta.',
  missingRules: [],
  levels: [
    { id: 'beginner', sentence: 'Moves at random four times in ten', rating: null },
    { id: 'intermediate', sentence: 'Looks 4 plies ahead', rating: null },
  ],
  defaultLevel: 'intermediate',
  reports: ['nodes', 'evaluations', 'cutoffs', 'firstMoveCutoffs', 'randomMoves'],
  scoreUnit: "hundredths of a man, from the program's side",
  unitWords: "hundredths of a man, from the program's side",
  showsTree: true,
  samplesTree: false,
};

export const MINT: EngineCard = {
  ...MINIMAX,
  id: 'mint',
  name: 'MINT chess',
  game: 'chess',
  year: 2025,
  reports: ['movesGenerated', 'randomMoves'],
  scoreUnit: 'none: it does not search',
  unitWords: 'none: it does not search',
};

/** What the flowchart's player said after 11-15, and 20 ms for the time. */
export function thought(change: Partial<Thought> = {}): Thought {
  return {
    fen: 'W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15',
    engine: 'minimax',
    level: 'intermediate',
    seed: '1',
    move: '24-19',
    moveText: '24-19',
    score: 3,
    unit: "hundredths of a man, from the program's side",
    nodes: 199,
    evaluations: 124,
    cutoffs: 52,
    firstMoveCutoffs: 29,
    randomMoves: 0,
    terms: [
      { name: 'men', value: 0 },
      { name: 'kings', value: 0 },
      { name: 'advancement', value: 3 },
      { name: 'back rank', value: 0 },
    ],
    line: ['24-19', '15x24', '27x20', '8-11'],
    texts: ['24-19', '15x24', '27x20', '8-11'],
    remarks: [],
    complete: true,
    depth: 4,
    millis: 20,
    tried: [],
    why: [],
    ...change,
  };
}

export function history(...texts: string[]): HistoryMove[] {
  return texts.map((text, index) => ({
    id: text,
    text,
    path: [],
    captured: [],
    number: Math.floor(index / 2) + 1,
    side: (index % 2 === 0 ? 'white' : 'black') as Side,
  }));
}
