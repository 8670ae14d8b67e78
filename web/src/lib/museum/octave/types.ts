/** What the core answers to `octave`: docs/page-data.md, as types. */

export interface OctaveThought {
  fen: string;
  /** In pawns, from Black's side. */
  value: number;
  line: string[];
  terms: { name: string; value: number }[];
  nodes: number;
  evaluations: number;
  cutoffs: number;
  /** How long the original took over as many positions. */
  millisThen: number;
}

export interface OctaveAnswer {
  text: string;
  after: string;
  moves: string[];
  men: string;
  over: boolean;
  thought: OctaveThought | null;
}
