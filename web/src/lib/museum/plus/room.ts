import { m } from '../../words/m.svelte';
import type { ChartTurns } from '../chart/chart-room.svelte';
import type { BoxId } from './boxes';
import { beginning, clickPath, machinePath } from './path';
import { saying } from './saying';

/** A game against improved Microchess, by the laws of chess. */
export const PLUS_TURNS: ChartTurns<BoxId> = {
  seating: { game: 'chess', rules: 'fide', engine: 'microchess-plus', level: '3-ply', machine: 'black', terms: true },
  won: 999,
  speed: 40,
  made: 'Display',
  began: (_isFirst, isMachines) => (isMachines ? beginning() : beginning().light('Input')),
  clicked: (_sofar, _was, is, _before, after) => clickPath(is, after),
  thought(thought, _before, after, isYours) {
    const path = machinePath(thought, after);
    return isYours ? path.light('Input') : path;
  },
  counters: (counts, thought) => [
    { id: 'positions', words: m.museumPlusPositions(), now: counts.get('Visit') ?? 0, all: thought?.nodes ?? 0 },
    { id: 'evaluations', words: m.museumPlusBoardsEvaluated(), now: counts.get('Sum') ?? 0, all: thought?.evaluations ?? 0 },
    { id: 'prunes', words: m.museumPlusCutOffs(), now: counts.get('Break') ?? 0, all: thought?.cutoffs ?? 0 },
  ],
  saying,
};
