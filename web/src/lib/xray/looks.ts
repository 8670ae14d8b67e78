import type { Component } from 'svelte';
import type { OpenCore } from '../core/open';
import type { Table } from '../table/table.svelte';
import type { Subject } from './subject';

/** What every look gets. The subject is a new object only when something about it is new. */
export interface LookProps {
  core: OpenCore;
  table: Table;
  subject: Subject;
}

export interface Look {
  /** Its name in the address: `#/xray/<id>`. */
  id: string;
  name: string;
  load: () => Promise<{ default: Component<LookProps> }>;
}

/** The ways to look into a thought, each fetched when somebody opens it. */
export const LOOKS: Look[] = [
  { id: 'tree', name: 'Tree', load: () => import('./tree/TreeLook.svelte') },
  { id: 'steps', name: 'Step by step', load: () => import('./steps/StepsLook.svelte') },
  { id: 'evaluation', name: 'Evaluation', load: () => import('./evaluation/EvaluationLook.svelte') },
  { id: 'why', name: 'Why not my move?', load: () => import('./whynot/WhyNotLook.svelte') },
  { id: 'pruning', name: 'Pruning switch', load: () => import('./pruning/PruningLook.svelte') },
  { id: 'lineage', name: 'Who first?', load: () => import('./lineage/LineageLook.svelte') },
  { id: 'review', name: 'Game review', load: () => import('./review/ReviewLook.svelte') },
];

/** The look of an address; an address nobody knows leads to the first. */
export function lookOf(parts: string[]): Look {
  return LOOKS.find(({ id }) => id === parts[0]) ?? (LOOKS[0] as Look);
}
