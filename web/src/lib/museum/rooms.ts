import type { Component } from 'svelte';
import type { PlaceProps } from '../places/places';
import { m } from '../words/m.svelte';

/** A room of the museum: its plate at the door, and how to open it. */
export interface Room {
  /** Its name in the address: `#/museum/<id>`. */
  id: string;
  title: string;
  year: number;
  /** One sentence for those who stand before the door. */
  sentence: string;
  /** Whose emblem hangs beside the door; see Face.svelte. */
  face: string;
  /** Fetched when somebody goes in. `parts` are those of the address behind the room's own name. */
  load: () => Promise<{ default: Component<PlaceProps> }>;
}

/** Every room, the oldest machine first. */
export const ROOMS: Room[] = [
  {
    id: 'kim1',
    get title() {
      return m.museumHallKim1Title();
    },
    year: 1976,
    get sentence() {
      return m.museumHallKim1Sentence();
    },
    face: 'microchess',
    load: () => import('./kim1/Kim1Room.svelte'),
  },
  {
    id: 'octave',
    get title() {
      return m.museumHallOctaveTitle();
    },
    year: 2025,
    get sentence() {
      return m.museumHallOctaveSentence();
    },
    face: 'octave',
    load: () => import('./octave/OctaveRoom.svelte'),
  },
  {
    id: 'mint',
    get title() {
      return m.museumHallMintTitle();
    },
    year: 2025,
    get sentence() {
      return m.museumHallMintSentence();
    },
    face: 'mint',
    load: () => import('./mint/MintRoom.svelte'),
  },
  {
    id: 'flowchart',
    get title() {
      return m.museumHallFlowchartTitle();
    },
    year: 2026,
    get sentence() {
      return m.museumHallFlowchartSentence();
    },
    face: 'minimax',
    load: () => import('./flowchart/FlowchartRoom.svelte'),
  },
  {
    id: 'microchess-plus',
    get title() {
      return m.museumHallMicrochessPlusTitle();
    },
    year: 2026,
    get sentence() {
      return m.museumHallMicrochessPlusSentence();
    },
    face: 'microchess-plus',
    load: () => import('./plus/PlusRoom.svelte'),
  },
  {
    id: 'lineage',
    get title() {
      return m.museumHallLineageTitle();
    },
    year: 2026,
    get sentence() {
      return m.museumHallLineageSentence();
    },
    face: 'janus',
    load: () => import('./wall/LineageWallRoom.svelte'),
  },
];

/** The room of this name; none if there is no such door. */
export function roomOf(id: string | undefined): Room | undefined {
  return ROOMS.find((room) => room.id === id);
}
