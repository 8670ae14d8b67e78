import type { MoveId } from '../../core/types';
import { exact } from '../../dashboard/numbers';
import type { StateColumns, ValuedMove } from '../../core/wire';
import type { Kind, Picture } from './picture';
import { Shape } from './shape';
import { m } from '../../words/m.svelte';

/** The states that Microchess went through: each a start of its move generator. */
export class States {
  readonly shape: Shape;
  private readonly byMove: Map<MoveId, ValuedMove>;

  constructor(private readonly columns: StateColumns) {
    this.shape = new Shape(columns.parent);
    this.byMove = new Map(columns.valued.map((candidate) => [candidate.move, candidate]));
  }

  name(node: number): string {
    return this.columns.kinds[this.columns.state[node]!]!.name;
  }

  /** The byte that the original keeps in STATE. */
  code(node: number): number {
    return this.columns.kinds[this.columns.state[node]!]!.code;
  }

  words(node: number): string {
    return this.columns.kinds[this.columns.state[node]!]!.words;
  }

  /** The last trial move; null at the two roots. */
  move(node: number): MoveId | null {
    return this.columns.moves[this.columns.move[node]!] ?? null;
  }

  line(node: number): MoveId[] {
    return this.shape.path(node).flatMap((at) => this.move(at) ?? []);
  }

  /** The candidate a node belongs to: the trial move it was made for; null above them. */
  candidate(node: number): ValuedMove | null {
    const [root, own] = this.shape.path(node);
    if (root === undefined || own === undefined || this.name(root) !== 'CANDIDATE') return null;
    return this.byMove.get(this.move(own) ?? '') ?? null;
  }

  /** The node where the replies to a candidate begin. */
  repliesTo({ move }: ValuedMove): number | null {
    const roots = this.shape.children(-1).filter((root) => this.name(root) === 'CANDIDATE');
    const own = roots.flatMap((root) => this.shape.children(root));
    return own.find((node) => this.move(node) === move && this.name(node) === 'REPLY') ?? null;
  }

  counters(node: number): { name: string; words: string; value: number; isNew: boolean }[] {
    const parent = this.shape.parent[node]!;
    return this.columns.counters.map(({ name, words }, index) => {
      const value = this.byte(node, index);
      return { name, words, value, isNew: parent >= 0 && value !== this.byte(parent, index) };
    });
  }

  private byte(node: number, index: number): number {
    return parseInt(this.columns.counts[node]!.slice(2 * index, 2 * index + 2), 16);
  }
}

const KINDS: Record<string, Kind> = {
  BENCHMARK: 'ghost',
  CANDIDATE: 'ghost',
  REPLY: 'open',
  CONTINUATION: 'searched',
  CHECK: 'leaf',
};

/** Every exchange has the same colour; its level stands in its name. */
export function kindOf(name: string): Kind {
  return KINDS[name] ?? 'over';
}

export function shortName(name: string): string {
  switch (name) {
    case 'BENCHMARK':
      return m.statesNameBenchmark();
    case 'CANDIDATE':
      return m.statesHead();
    case 'REPLY':
      return m.statesNameReplies();
    case 'CONTINUATION':
      return m.statesNameContinuation();
    case 'CHECK':
      return m.statesNameCheck();
    default:
      return m.statesExchange(name.split('_')[1] ?? '');
  }
}

/** How the states are drawn. */
export function statesPicture(states: States, chosen: MoveId | null): Picture {
  return {
    kind: (node) => kindOf(states.name(node)),
    label: (node) => [states.move(node), shortName(states.name(node))].filter(Boolean).join(' '),
    sign: () => '',
    figure: (node) => {
      const isReply = states.name(node) === 'REPLY';
      const value = isReply ? states.candidate(node)?.value : undefined;
      return value === undefined ? '' : exact(value);
    },
    aside: (node) => m.statesCode(hex(states.code(node))),
    stub: () => 0,
    isBest: (node) => chosen !== null && states.shape.ply[node] === 1 && states.name(node) === 'REPLY' && states.move(node) === chosen,
  };
}

export function hex(byte: number): string {
  return byte.toString(16).toUpperCase().padStart(2, '0');
}
