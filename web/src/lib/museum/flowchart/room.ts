import { m } from '../../words/m.svelte';
import type { ChartTurns } from '../chart/chart-room.svelte';
import { LitPath } from '../chart/path';
import type { BoxId } from './boxes';
import { machinePath } from './machine-path';
import { saying } from './saying';
import { beginning, clickPath, yourTurn } from './turns';

/** The game of the flowchart: the person has the red men, the machine the black ones. */
export const FLOWCHART_TURNS: ChartTurns<BoxId> = {
  seating: { game: 'checkers', rules: 'red-vs-ai', engine: 'minimax', level: 'intermediate', machine: 'black' },
  won: 10_000,
  speed: 3,
  made: 'ExecuteAIMove',
  began: beginning,
  clicked(sofar, was, is, before, after) {
    // The clicks of one turn are one walk.
    const turn = sofar.boxes.at(-1) === 'WaitMove' ? sofar : new LitPath<BoxId>().light('HumanTurn');
    return turn.joined(clickPath(was, is, before, after));
  },
  thought(thought, before, after, isYours) {
    const path = machinePath(thought, before, after);
    return isYours ? yourTurn(path) : path;
  },
  counters: (counts, thought) => [
    {
      id: 'positions',
      words: m.museumFlowchartPositions(),
      now: (counts.get('MinimaxRoot') ?? 0) + (counts.get('IncrementPos') ?? 0),
      all: thought?.nodes ?? 0,
    },
    { id: 'evaluations', words: m.museumFlowchartBoardsEvaluated(), now: counts.get('EvalBoard') ?? 0, all: thought?.evaluations ?? 0 },
    { id: 'prunes', words: m.museumFlowchartCutOffs(), now: counts.get('Prune') ?? 0, all: thought?.cutoffs ?? 0 },
  ],
  saying,
};
