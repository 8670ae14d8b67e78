import type { Component } from 'svelte';
import type { PlaceProps } from '../places/places';

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
    title: 'KIM-1',
    year: 1976,
    sentence: 'A chess computer with 23 keys and six digits.',
    face: 'microchess',
    load: () => import('./kim1/Kim1Room.svelte'),
  },
  {
    id: 'octave',
    title: 'Octave terminal',
    year: 2025,
    sentence: 'Chess on a green console.',
    face: 'octave',
    load: () => import('./octave/OctaveRoom.svelte'),
  },
  {
    id: 'mint',
    title: 'MINT terminal',
    year: 2025,
    sentence: 'A chess program to read word by word.',
    face: 'mint',
    load: () => import('./mint/MintRoom.svelte'),
  },
  {
    id: 'flowchart',
    title: 'The Flowchart',
    year: 2026,
    sentence: 'Watch a search run through the boxes.',
    face: 'minimax',
    load: () => import('./flowchart/FlowchartRoom.svelte'),
  },
  {
    id: 'microchess-plus',
    title: 'Microchess Plus',
    year: 2026,
    sentence: 'The 1976 program, improved.',
    face: 'microchess-plus',
    load: () => import('./plus/PlusRoom.svelte'),
  },
  {
    id: 'lineage',
    title: 'Hall of games',
    year: 2026,
    sentence: 'Everyone against everyone, 720 games.',
    face: 'janus',
    load: () => import('./wall/LineageWallRoom.svelte'),
  },
];

/** The room of this name; none if there is no such door. */
export function roomOf(id: string | undefined): Room | undefined {
  return ROOMS.find((room) => room.id === id);
}
