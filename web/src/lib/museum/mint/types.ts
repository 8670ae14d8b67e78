/** What the core answers to `mint` and `mint-listing`: docs/page-data.md, as types. */

/** A word that was carried out, and what it left behind. */
export interface Carried {
  word: string;
  line: number;
  column: number;
  function: string;
  level: number;
  stack: string[];
  depth: number;
  text: string;
}

export type Awaits = 'command' | 'more' | 'input' | 'nothing';

export interface Variable {
  name: string;
  value: string;
}

export interface MintAnswer {
  text: string;
  awaits: Awaits;
  problem: string | null;
  stack: string[];
  variables: Variable[];
  definitions: { name: string; source: string }[];
  mode: string;
  heap: number;
  steps: number;
  words: number;
  record: Carried[];
}

export type Kind = 'word' | 'number' | 'text' | 'definition' | 'call' | 'variable' | 'unknown';

export interface Item {
  column: number;
  text: string;
  kind: Kind;
}

export interface Definition {
  name: string;
  from: number;
  to: number;
  calls: string[];
}

export interface ListingAnswer {
  lines: Item[][];
  definitions: Definition[];
  meanings: { word: string; meaning: string }[];
}
