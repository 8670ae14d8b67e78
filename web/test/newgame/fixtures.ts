import type { Carrier } from '../../src/lib/core/core-client';
import { CoreClient } from '../../src/lib/core/core-client';
import type { Catalog, EngineCard, RuleSetCard } from '../../src/lib/core/types';
import { METRICS, MINIMAX } from '../dashboard/fixtures';

const JANUS: EngineCard = {
  ...MINIMAX,
  id: 'janus',
  name: 'Janus',
  game: 'chess',
  levels: [
    { id: '1', sentence: 'a first opponent', rating: 900 },
    { id: '5', sentence: 'a regular player', rating: null },
  ],
  defaultLevel: '5',
};

function rules(name: string, change: Partial<RuleSetCard>): RuleSetCard {
  return { game: 'checkers', name, sentence: `The rules called ${name}.`, firstMover: 'white', ...change };
}

export const CATALOG: Catalog = {
  engines: [
    JANUS,
    { ...JANUS, id: 'microchess', name: 'Microchess', year: 1976, levels: JANUS.levels },
    MINIMAX,
    { ...MINIMAX, id: 'janus-checkers', name: 'Janus of checkers' },
  ],
  metrics: METRICS,
  ruleSets: [
    { game: 'chess', name: 'fide', sentence: 'The laws of chess.' },
    rules('acf', { firstMover: 'black', whiteName: 'Light', blackName: 'Dark' }),
    rules('red-vs-ai', { whiteName: 'Red', blackName: 'Black' }),
    rules('two-player', { whiteName: 'White', blackName: 'Black', capture: 'free' }),
    rules('two-player-forced', { whiteName: 'White', blackName: 'Black', capture: 'forced' }),
  ],
  ballots: [
    { number: 1, name: 'Edinburgh', moves: ['9-13', '21-17', '5-9'] },
    { number: 2, name: null, moves: ['9-14', '22-18', '5-9'] },
  ],
  version: '0',
};

/** A client that gives the same answer to every question and remembers what it was asked. */
export function clientAnswering(answer: unknown): { client: CoreClient; asked: Record<string, unknown>[] } {
  const asked: Record<string, unknown>[] = [];
  const carry: Carrier = (question) => {
    asked.push(question as Record<string, unknown>);
    return Promise.resolve(answer);
  };
  return { client: new CoreClient(carry), asked };
}
