import type { Role } from '../core/types';

/** Janus' own chessmen, drawn on a square of 100. */
export interface Drawing {
  /** Filled, from the back to the front. */
  bodies: string[];
  /** Thin lines on top. */
  lines: string[];
  /** Small balls behind the bodies. */
  tips?: [x: number, y: number][];
  eye?: [x: number, y: number];
}

const FOOT = 'M23 89 C23 81 27 78 32 78 H68 C73 78 77 81 77 89 Z';

export const DRAWINGS: Record<Exclude<Role, 'man'>, Drawing> = {
  pawn: {
    bodies: [
      'M50 19 a13.5 13.5 0 0 1 8.6 24 H64 a3 3 0 0 1 3 3 v1 a3 3 0 0 1 -3 3 H59 C59 62 63 70 68 78 H32 C37 70 41 62 41 50 H36 a3 3 0 0 1 -3 -3 v-1 a3 3 0 0 1 3 -3 H41.4 A13.5 13.5 0 0 1 50 19 Z',
      FOOT,
    ],
    lines: [],
  },
  rook: {
    bodies: ['M28 19 h10.5 v8 h7 v-8 h9 v8 h7 v-8 H72 v18 l-7.5 7 L67 78 H33 L35.5 44 L28 37 Z', FOOT],
    lines: ['M36 44 H64'],
  },
  knight: {
    bodies: [
      'M31 78 C30 66 45 61 47.5 49 C42 52.5 36.5 52 32.5 56.5 C29 60.5 22.5 60 20.5 54.5 C18.8 49.5 24 44 27.5 38 C30 33.5 30.5 28.5 34.5 24.5 L35 13 L44.5 19.5 C63 19.5 74 34 74.5 55 C74.7 65 72 72 70 78 Z',
      FOOT,
    ],
    lines: ['M50 27 C61 31 66 43 65.5 60', 'M27 53.5 l1.6 -1.4'],
    eye: [38.5, 33.5],
  },
  bishop: {
    bodies: [
      'M50 9 a5.2 5.2 0 0 1 3.4 9.2 C65 27 71 41 64.5 53 H66 a3 3 0 0 1 3 3 v1.5 a3 3 0 0 1 -3 3 H60 C60 68 64 74 68 78 H32 C36 74 40 68 40 60.5 H34 a3 3 0 0 1 -3 -3 V56 a3 3 0 0 1 3 -3 H35.5 C29 41 35 27 46.6 18.2 A5.2 5.2 0 0 1 50 9 Z',
      FOOT,
    ],
    lines: ['M55.5 27 L47 41', 'M39.5 53 H60.5'],
  },
  queen: {
    bodies: [
      'M18.5 27 L33.5 46.5 L34.5 18 L44.5 43.5 L50 14 L55.5 43.5 L65.5 18 L66.5 46.5 L81.5 27 L71 62 C69 66 67 72 70 78 H30 C33 72 31 66 29 62 Z',
      FOOT,
    ],
    lines: ['M30.5 62 H69.5'],
    tips: [
      [18.5, 25],
      [34.3, 16.5],
      [50, 12.5],
      [65.7, 16.5],
      [81.5, 25],
    ],
  },
  king: {
    bodies: [
      'M46.8 5 h6.4 v6.2 h6.6 v6.2 h-6.6 V27 h-6.4 v-9.6 h-6.6 v-6.2 h6.6 Z',
      'M50 36 C44 24 20 24 21 42 C21.8 53 30 56 31 63 C32 68 32 73 30 78 H70 C68 73 68 68 69 63 C70 56 78.2 53 79 42 C80 24 56 24 50 36 Z',
      FOOT,
    ],
    lines: ['M31.5 62.5 H68.5', 'M50 37 V54'],
  },
};
