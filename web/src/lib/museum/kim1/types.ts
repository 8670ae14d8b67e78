/** What the core answers to `{"ask": "kim1", …}`; docs/page-data.md tells what each field means. */
export interface Kim1View {
  machine: string;
  display: string;
  runs: 'microchess' | 'monitor';
  digits: 'move' | 'address' | 'data';
  computer: 'white' | 'black';
  men: string;
  board: Standing[];
  level: string | null;
  checkLimit: string;
  turn: string;
  opening: string | null;
  openingBytes: string;
  bookPointer: string;
  levels: { name: string; checkLimit: string; turn: string }[];
  openings: { name: string; bytes: string }[];
  note: string;
  reply: Reply | null;
}

/** A man that can be found on a square. */
export interface Standing {
  at: string;
  square: string;
  man: string;
  symbol: string;
}

export interface Moved {
  man: string;
  from: string;
  to: string;
  captured: string | null;
}

export interface Reply {
  source: 'book' | 'thought';
  move: Moved | null;
  value: string | null;
  cycles: number;
  ms: number;
  nodes: number;
  moves: number;
  steps: number;
  checkTests: number;
  candidates: Candidate[];
}

export interface Candidate extends Moved {
  number: number;
  value: number;
  isBest: boolean;
  ms: number;
  lights: string;
  counts: string;
  sum: number;
  bonus: number;
  verdict: 'weighed' | 'loses-king' | 'mates';
  steps: ValueStep[];
}

export type Operation = 'load' | 'carry' | 'add' | 'subtract' | 'zero' | 'halve';

/** What was done, to which counter (or none), its amount, the accumulator and the carry afterwards. */
export type ValueStep = [operation: Operation, counter: string, amount: number, a: number, carry: number];

export type Course =
  | 'counted'
  | 'lost'
  | 'analysed'
  | 'passed'
  | 'followed'
  | 'turned-back'
  | 'takes-king'
  | 'harmless';

/** The counters that changed follow in pairs: which, and what it is now. */
export type TraceEvent =
  | ['enter', state: number, ply: number, man: number, from: number, to: number, ...changes: number[]]
  | [
      'move',
      state: number,
      ply: number,
      man: number,
      from: number,
      to: number,
      captured: number,
      course: Course,
      ...changes: number[],
    ]
  | ['leave', state: number, ply: number]
  | ['value', number: number, value: number, isBest: number, ...changes: number[]];

/** One part of a thought, move by move. */
export interface TraceSection {
  events: TraceEvent[];
  /** All counters before the first event. */
  counts: string;
}
