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
    sentence: 'Microchess on one kilobyte, 23 keys and six red digits. Press C, then PC.',
    face: 'microchess',
    load: () => import('./kim1/Kim1Room.svelte'),
  },
  {
    id: 'octave',
    title: 'Octave terminal',
    year: 2025,
    sentence: 'chess1 on its own console: three plies, inverse video, and a minute and a half for an answer.',
    face: 'octave',
    load: () => import('./octave/OctaveRoom.svelte'),
  },
  {
    id: 'mint',
    title: 'MINT terminal',
    year: 2025,
    sentence: 'A language of one stack, a chess program to read word by word, and why the first one could not be played.',
    face: 'mint',
    load: () => import('./mint/MintRoom.svelte'),
  },
  {
    id: 'flowchart',
    title: 'The flowchart player',
    year: 2026,
    sentence: 'A checkers program as a flowchart. Play against it, and see alpha-beta run through the boxes.',
    face: 'minimax',
    load: () => import('./flowchart/FlowchartRoom.svelte'),
  },
  {
    id: 'microchess-plus',
    title: 'Improved Microchess',
    year: 2026,
    sentence: 'A proposal to improve the program of 1976, carried out: its pseudocode as a chart, lit while it plays.',
    face: 'microchess-plus',
    load: () => import('./plus/PlusRoom.svelte'),
  },
  {
    id: 'lineage',
    title: 'The lineage wall',
    year: 2026,
    sentence: 'One position before every program, from 1976 to today; and everybody against everybody, 720 games to replay.',
    face: 'janus',
    load: () => import('./wall/LineageWallRoom.svelte'),
  },
];

/** The room of this name; none if there is no such door. */
export function roomOf(id: string | undefined): Room | undefined {
  return ROOMS.find((room) => room.id === id);
}
