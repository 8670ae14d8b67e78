import type { Component } from 'svelte';
import type { OpenCore } from '../core/open';
import type { Keeping } from '../keep/keeping';
import type { IconName } from '../shell/Icon.svelte';
import type { Table } from '../table/table.svelte';
import { m, speakOfTheMuseum } from '../words/m.svelte';

/** What every place gets: the core to ask, the game on the table, and where in the place a person is. */
export interface PlaceProps {
  core: OpenCore;
  table: Table;
  keeping: Keeping;
  /** The parts of the address behind the place's own name. */
  parts: string[];
}

export interface PlaceCard {
  /** Its name in the address; the board has none. */
  id: string;
  readonly name: string;
  icon: IconName;
  /** Of a place that has no tab of its own: the one that leads to it. */
  within?: string;
  /** Left out: the board itself. Others are fetched when somebody goes there. */
  load?: () => Promise<{ default: Component<PlaceProps> }>;
}

export const PLACES: PlaceCard[] = [
  card('', 'play', () => m.placesPlay()),
  card('study', 'pen', () => m.placesStudy(), () => import('../study/Study.svelte')),
  card('xray', 'xray', () => m.placesXray(), () => import('../xray/Xray.svelte')),
  card('museum', 'museum', () => m.placesMuseum(), async () => (await Promise.all([import('../museum/Museum.svelte'), speakOfTheMuseum()]))[0]),
  card('games', 'games', () => m.placesGames(), () => import('../games/Games.svelte')),
];

/** Places that are reached from another one. */
const INNER: PlaceCard[] = [
  card('analysis', 'pen', () => m.analysisTitle(), () => import('../study/analysis/Analysis.svelte'), 'study'),
  card('puzzles', 'hint', () => m.studyPuzzles(), () => import('../puzzles/Puzzles.svelte'), 'study'),
];

/** A place whose name is said in the language of the moment. */
function card(id: string, icon: IconName, name: () => string, load?: PlaceCard['load'], within?: string): PlaceCard {
  return {
    id,
    icon,
    get name() {
      return name();
    },
    load,
    within,
  };
}

/** The place of an address; an address nobody knows leads to the board. */
export function placeOf(parts: string[]): PlaceCard {
  const [id = ''] = parts;
  return [...PLACES, ...INNER].find((card) => card.id === id) ?? PLACES[0]!;
}

/** Whether there is a place of this name. */
export function isPlace(id: string): boolean {
  return placeOf([id]).id === id;
}

/** The id in the address of a game: `#/game/ID`. */
export function gameIn([place, id]: string[]): string | null {
  return place === 'game' && id ? id : null;
}

/** The id in the address of a game by link, and the invitation that came with it: `#/g/ID?join=SECRET`. */
export function linkIn([place, id = '']: string[], query: string): { id: string; join: string | null } | null {
  if (place !== 'g' || id === '') return null;
  // Some write the address as https://host/#/g/ID#join=SECRET.
  const [game = '', late = ''] = id.split('#');
  const join = new URLSearchParams(late || query).get('join');
  return { id: game, join: join && /^[\w-]{22}$/.test(join) ? join : null };
}
