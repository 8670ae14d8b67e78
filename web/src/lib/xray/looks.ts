import type { Component } from 'svelte';
import type { OpenCore } from '../core/open';
import type { Table } from '../table/table.svelte';
import type { Subject } from './subject';
import { m } from '../words/m.svelte';

/** What every look gets. The subject is a new object only when something about it is new. */
export interface LookProps {
  core: OpenCore;
  table: Table;
  subject: Subject;
}

export interface Look {
  /** Its name in the address: `#/xray/<id>`. */
  id: string;
  readonly name: string;
  load: () => Promise<{ default: Component<LookProps> }>;
}

/** The ways to look into a thought, each fetched when somebody opens it. */
export const LOOKS: Look[] = [
  look('tree', () => m.xrayTree(), () => import('./tree/TreeLook.svelte')),
  look('steps', () => m.xraySteps(), () => import('./steps/StepsLook.svelte')),
  look('evaluation', () => m.xrayScore(), () => import('./evaluation/EvaluationLook.svelte')),
  look('why', () => m.xrayWhy(), () => import('./whynot/WhyNotLook.svelte')),
  look('pruning', () => m.xrayPruning(), () => import('./pruning/PruningLook.svelte')),
  look('lineage', () => m.xrayLineage(), () => import('./lineage/LineageLook.svelte')),
  look('review', () => m.xrayReview(), () => import('./review/ReviewLook.svelte')),
];

/** A look whose name is said in the language of the moment. */
function look(id: string, name: () => string, load: Look['load']): Look {
  return {
    id,
    get name() {
      return name();
    },
    load,
  };
}

/** The look of an address; an address nobody knows leads to the first. */
export function lookOf(parts: string[]): Look {
  return LOOKS.find(({ id }) => id === parts[0]) ?? (LOOKS[0] as Look);
}
