import type { Component } from 'svelte';
import type { OpenCore } from '../core/open';
import type { EngineCard } from '../core/types';
import type { Table } from '../table/table.svelte';
import { valuesMoves } from './evaluation/evaluate';
import type { Subject, Wish } from './subject';
import { isStrong } from './whynot/why';
import { m } from '../words/m.svelte';

/** What every look gets. The subject is a new object only when something about it is new. */
export interface LookProps {
  core: OpenCore;
  table: Table;
  subject: Subject;
  /** Asks another engine, or the same otherwise. */
  onask: (wish: Wish) => void;
}

/** What a person may choose: the move looked at, and who is asked about it. */
export type Choice = 'move' | 'engine' | 'level' | 'depth';

const EVERY: readonly Choice[] = ['move', 'engine', 'level', 'depth'];

export interface Look {
  /** Its name in the address: `#/xray/<id>`. */
  id: string;
  readonly name: string;
  /** What of it changes what is seen here, when this player is asked; nothing where it is about the whole game. */
  heeds: (card: EngineCard | undefined) => readonly Choice[];
  load: () => Promise<{ default: Component<LookProps> }>;
}

/** The ways to look into a thought, each fetched when somebody opens it. */
export const LOOKS: Look[] = [
  look('tree', () => m.xrayTree(), () => import('./tree/TreeLook.svelte')),
  look('steps', () => m.xraySteps(), () => import('./steps/StepsLook.svelte')),
  look('evaluation', () => m.xrayScore(), () => import('./evaluation/EvaluationLook.svelte'), scoreHeeds),
  look('why', () => m.xrayWhy(), () => import('./whynot/WhyNotLook.svelte')),
  look('pruning', () => m.xrayPruning(), () => import('./pruning/PruningLook.svelte'), (card) => (card?.showsTree ? EVERY : ['move', 'engine'])),
  look('lineage', () => m.xrayLineage(), () => import('./lineage/LineageLook.svelte'), () => ['move']),
  look('review', () => m.xrayReview(), () => import('./review/ReviewLook.svelte'), () => []),
];

/** A look whose name is said in the language of the moment. */
function look(id: string, name: () => string, load: Look['load'], heeds: Look['heeds'] = () => EVERY): Look {
  return {
    id,
    heeds,
    get name() {
      return name();
    },
    load,
  };
}

/** A strong player is asked at its full level, and who values moves looks no further. */
function scoreHeeds(card: EngineCard | undefined): readonly Choice[] {
  return EVERY.filter((choice) => !(choice === 'level' && isStrong(card)) && !(choice === 'depth' && valuesMoves(card)));
}

/** The look of an address; an address nobody knows leads to the first. */
export function lookOf(parts: string[]): Look {
  return LOOKS.find(({ id }) => id === parts[0]) ?? (LOOKS[0] as Look);
}
