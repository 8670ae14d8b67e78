import type { Carrier } from '../src/lib/core/desk';
import { Desk } from '../src/lib/core/desk';
import { Cancelled, type Thinker, type Thinking } from '../src/lib/core/thinker';
import type { Catalog, Pointing, Progress, Side, ThinkQuestion, Thought, View } from '../src/lib/core/types';

/**
 * A game of our own for tests of the page, which knows no rules: White and Black move in turn, the
 * moves are called `1a`, `1b`, `2a` …, and clicking a1 then b2 plays the `a` of that ply. A game ends
 * after `length` moves, won by whoever made the last.
 */
export class FakeGame {
  asked: Record<string, unknown>[] = [];

  constructor(private readonly length = 6) {}

  readonly carry: Carrier = (question) => {
    const q = question as Record<string, unknown>;
    this.asked.push(q);
    return Promise.resolve(this.answer(q));
  };

  desk(): Desk {
    return new Desk(this.carry);
  }

  private answer(q: Record<string, unknown>): unknown {
    const moves = (q.moves ?? []) as string[];
    switch (q.ask) {
      case 'catalog':
        return fakeCatalog();
      case 'view':
        return this.view(moves);
      case 'point':
        return this.point(moves, q);
      case 'enter':
        return this.enter(moves, String(q.text));
      default:
        return { error: `unknown question ${String(q.ask)}`, kind: 'request' };
    }
  }

  view(moves: string[]): View {
    const turn: Side = moves.length % 2 === 0 ? 'white' : 'black';
    const over = moves.length >= this.length;
    const history = moves.map((id, ply) => ({
      id,
      text: id.toUpperCase(),
      number: Math.floor(ply / 2) + 1,
      side: (ply % 2 === 0 ? 'white' : 'black') as Side,
      path: ['a1', 'b2'],
      captured: [],
    }));
    const winner = turn === 'white' ? 'black' : 'white';
    return {
      game: 'checkers',
      rules: 'red-vs-ai',
      fen: `fake ${moves.length}`,
      ply: moves.length,
      turn,
      turnName: turn === 'white' ? 'Red' : 'Black',
      names: { white: 'Red', black: 'Black' },
      men: [
        { square: 'a1', side: 'white', role: 'man' },
        { square: 'h8', side: 'black', role: 'man' },
      ],
      cells: [],
      options: over ? [] : ['a', 'b'].map((letter) => this.option(moves.length, letter)),
      mustJump: false,
      jumpers: [],
      last: history.at(-1) ?? null,
      check: null,
      history,
      taken: { white: [], black: [] },
      outcome: over ? { winner, result: `${winner} wins`, reason: 'no-pieces-left', words: 'The other side has no men left.' } : null,
      winner: over ? winner : null,
      isTie: false,
      claim: null,
      message: `${turn === 'white' ? 'Red' : 'Black'} to move`,
    };
  }

  private option(ply: number, letter: string) {
    const id = `${ply + 1}${letter}`;
    return { id, text: id.toUpperCase(), path: ['a1', 'b2'], captured: [], kind: 'regular' as const };
  }

  private point(moves: string[], q: Record<string, unknown>): Pointing {
    const nothing: Pointing = {
      pointed: [],
      selected: null,
      origin: null,
      targets: [],
      inSequence: false,
      canStop: false,
      removed: [],
      promotions: null,
      play: null,
      refusal: null,
    };
    const pointed = q.pointed as string[];
    if (q.stop) return nothing;
    if (q.square === 'a1') {
      return { ...nothing, pointed: ['a1'], selected: 'a1', origin: 'a1', targets: [{ square: 'b2', kind: 'regular' }] };
    }
    if (q.square === 'b2' && pointed[0] === 'a1') return { ...nothing, play: `${moves.length + 1}a` };
    return { ...nothing, refusal: 'you must move the man on a1' };
  }

  private enter(moves: string[], text: string): unknown {
    const option = this.view(moves).options.find((one) => one.id === text);
    return option ? { id: option.id, text: option.text } : { error: `${text} is not legal here`, kind: 'illegal' };
  }
}

/** A thinker whose answers a test gives by hand. */
export class FakeThinker implements Thinker {
  readonly place = 'in this test';
  readonly searches: FakeSearch[] = [];

  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking {
    const search = new FakeSearch(question, onProgress);
    this.searches.push(search);
    return search;
  }

  get last(): FakeSearch {
    const search = this.searches.at(-1);
    if (!search) throw new Error('nobody has been asked to think');
    return search;
  }
}

export class FakeSearch implements Thinking {
  readonly thought: Promise<Thought>;
  cancelled = false;
  /** What it answers when it is stopped. */
  best: string | null = null;
  private resolve!: (thought: Thought) => void;
  private reject!: (reason: Error) => void;

  constructor(
    readonly question: ThinkQuestion,
    readonly onProgress: (progress: Progress) => void,
  ) {
    this.thought = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    this.thought.catch(() => undefined);
  }

  stop(): void {
    this.answer(this.best, { complete: false });
  }

  cancel(): void {
    this.cancelled = true;
    this.reject(new Cancelled());
  }

  answer(move: string | null, more: Partial<Thought> = {}): void {
    this.resolve({ ...fakeThought(move), ...more });
  }

  fail(reason: string): void {
    this.reject(new Error(reason));
  }
}

export function fakeThought(move: string | null): Thought {
  return {
    fen: '',
    engine: 'minimax',
    level: 'beginner',
    seed: '1',
    move,
    moveText: move?.toUpperCase() ?? null,
    score: 10,
    unit: 'points',
    nodes: 312,
    evaluations: 200,
    cutoffs: 41,
    terms: [],
    line: move ? [move] : [],
    texts: move ? [move.toUpperCase()] : [],
    remarks: [],
    complete: true,
    depth: 3,
    millis: 20,
  };
}

export function fakeCatalog(): Catalog {
  const level = (id: string) => ({ id, sentence: `Plays ${id}.`, rating: null });
  return {
    engines: [
      {
        id: 'minimax',
        name: 'The flowchart’s minimax',
        game: 'checkers',
        year: 2025,
        author: 'Janus',
        sentence: 'Step by step.',
        missingRules: [],
        levels: [level('beginner'), level('expert')],
        defaultLevel: 'beginner',
        reports: ['nodes', 'evaluations', 'cutoffs'],
        scoreUnit: 'points',
        showsTree: true,
        samplesTree: false,
      },
    ],
    metrics: [{ id: 'nodes', words: 'positions', definition: 'Nodes entered.' }],
    ruleSets: [{ game: 'checkers', name: 'red-vs-ai', sentence: 'A person with the red men against a machine.' }],
    ballots: [],
    version: 'test',
  };
}

/** Lets everything that is already answered arrive. */
export async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await Promise.resolve();
}
