import type { Carrier } from '../src/lib/core/core-client';
import { CoreClient } from '../src/lib/core/core-client';
import { Cancelled, type Thinker, type Thinking } from '../src/lib/core/thinker';
import type { Command, Ending, EndedEvent, PlayReply } from '../src/lib/core/wire';
import { movesOf, type GameEvent, type Log } from '../src/lib/table/live';
import { lonePerson, opposite } from '../src/lib/table/settings';
import type { Catalog, Pointing, Progress, Side, ThinkQuestion, Thought, View } from '../src/lib/core/types';

/** An answer to clicks that have come to nothing. */
export const NOTHING_POINTED: Pointing = {
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

  client(): CoreClient {
    return new CoreClient(this.carry);
  }

  private answer(q: Record<string, unknown>): unknown {
    const moves = (q.moves ?? []) as string[];
    switch (q.ask) {
      case 'catalog':
        return fakeCatalog();
      case 'view':
        return this.view(moves);
      case 'play':
        return new FakePlay(this, q.log as Log).answer(q.command as Command | undefined);
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
      colors: { white: 'Red', black: 'Black' },
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
    const pointed = q.pointed as string[];
    if (q.stop) return NOTHING_POINTED;
    if (q.square === 'a1') {
      return { ...NOTHING_POINTED, pointed: ['a1'], selected: 'a1', origin: 'a1', targets: [{ square: 'b2', kind: 'regular' }] };
    }
    if (q.square === 'b2' && pointed[0] === 'a1') return { ...NOTHING_POINTED, play: `${moves.length + 1}a` };
    return { ...NOTHING_POINTED, refusal: 'You must move the piece on a1.' };
  }

  private enter(moves: string[], text: string): unknown {
    const option = this.view(moves).options.find((one) => one.id === text);
    return option ? { id: option.id, text: option.text } : { error: `${text} is not legal here`, kind: 'illegal' };
  }
}

/** A game in progress as simple as the fake's rules: enough to see what the page makes of a reply. */
class FakePlay {
  private readonly left: Record<Side, number>;
  private since: number | null = null;
  private ending: Ending | null = null;
  private isPaused = false;
  private offer: Side | null = null;
  private undone = 0;
  private shown: Record<Side, number>[] = [];

  constructor(
    private readonly game: FakeGame,
    private readonly log: Log,
  ) {
    const base = log.settings.control?.base ?? 0;
    this.left = { white: base, black: base };
    log.events.reduce((before, event) => this.apply([...before, event]), [] as GameEvent[]);
  }

  answer(command?: Command): PlayReply | { error: string; kind: string } {
    const decided = command ? this.decide(command) : [];
    if (typeof decided === 'string') return { error: decided, kind: 'command' };
    const after = new FakePlay(this.game, { ...this.log, events: [...this.log.events, ...decided] });
    return after.reply(decided);
  }

  private get moves(): string[] {
    return movesOf(this.log);
  }

  private get turn(): Side {
    return this.moves.length % 2 === 0 ? 'white' : 'black';
  }

  private decide({ by, at, action }: Command): GameEvent[] | string {
    const ended = (winner: Side | null, reason: string): EndedEvent =>
      ({ event: 'ended', at, ending: { ending: 'decided', winner, reason, detail: null } }) as EndedEvent;
    const flagAt = this.flagAt();
    if (this.ending && !['reopen', 'ask-takeback', 'rematch', 'check-clock'].includes(action.action)) return 'The game is over.';
    if (flagAt !== undefined && at >= flagAt) return [ended(opposite(this.turn), 'time')];
    switch (action.action) {
      case 'move': {
        const isEngine = this.log.settings[this.turn].kind === 'engine';
        const next = this.game.view([...this.moves, action.id]);
        if (!this.game.view(this.moves).options.some(({ id }) => id === action.id)) {
          return isEngine ? [ended(opposite(this.turn), 'illegal-move')] : 'This is not legal.';
        }
        const spent = this.since === null ? 0 : at - this.since;
        const moved: GameEvent = { event: 'moved', at, id: action.id, spent, credited: 0 };
        return next.outcome ? [moved, ended(next.outcome.winner, next.outcome.reason)] : [moved];
      }
      case 'offer-draw':
        return [{ event: 'draw-offered', at, by: by as Side }];
      case 'answer-draw':
        return action.accept ? [ended(null, 'agreement')] : [{ event: 'draw-declined', at, by: by as Side }];
      case 'weigh-draw':
        return (action.score ?? 1) <= 0 ? [ended(null, 'agreement')] : [{ event: 'draw-declined', at, by: by as Side }];
      case 'ask-takeback': {
        const back = by === 'host' || by !== this.turn ? 1 : 2;
        const toPly = this.moves.length - back;
        return toPly < this.log.settings.before.length ? 'There is no move to take back.' : [{ event: 'taken-back', at, toPly }];
      }
      case 'redo':
        return [{ event: 'redone', at, toPly: this.moves.length + (by === 'host' ? 1 : Math.min(2, this.undone)) }];
      case 'resign':
        return [ended(opposite(by as Side), 'resignation')];
      case 'adjudicate':
        return [ended(action.winner ?? null, action.reason)];
      case 'reopen':
        return [{ event: 'reopened', at }];
      case 'pause':
        return [{ event: 'paused', at }];
      case 'resume':
        return [{ event: 'resumed', at }];
      case 'rematch':
        return [{ event: 'rematch-agreed', at, next: this.log.settings }];
      case 'check-clock': {
        const { outcome } = this.game.view(this.moves);
        return outcome && !this.ending ? [ended(outcome.winner, outcome.reason)] : [];
      }
      default:
        return `unknown action ${action.action}`;
    }
  }

  private apply(events: GameEvent[]): GameEvent[] {
    const event = events.at(-1)!;
    const before = movesOf({ ...this.log, events: events.slice(0, -1) }).length;
    const mover: Side = before % 2 === 0 ? 'white' : 'black';
    const made = movesOf({ ...this.log, events }).length - this.log.settings.before.length;
    if (event.event === 'moved') {
      this.left[mover] -= event.spent - (this.since === null ? 0 : (this.log.settings.control?.increment ?? 0));
      this.shown = [...this.shown.slice(0, made - 1), { ...this.left }];
      this.undone = 0;
      if (this.offer === opposite(mover)) this.offer = null;
    } else if (event.event === 'taken-back' || event.event === 'redone') {
      this.undone += before - event.toPly;
      const base = this.log.settings.control?.base ?? 0;
      Object.assign(this.left, this.shown[made - 1] ?? { white: base, black: base });
    }
    if (event.event === 'draw-offered') this.offer = event.by;
    if (event.event === 'draw-declined') this.offer = null;
    if (event.event === 'paused') this.isPaused = true;
    if (event.event === 'resumed') this.isPaused = false;
    this.ending = event.event === 'ended' ? event.ending : ['moved', 'taken-back', 'redone', 'reopened'].includes(event.event) ? null : this.ending;
    if (['moved', 'taken-back', 'redone', 'reopened', 'resumed'].includes(event.event)) this.since = made > 0 ? event.at : null;
    if (this.ending || this.isPaused) this.since = null;
    return events;
  }

  private flagAt(): number | undefined {
    return this.since === null || !this.log.settings.control ? undefined : this.since + this.left[this.turn];
  }

  private reply(events: GameEvent[]): PlayReply {
    const { settings } = this.log;
    const flagAt = this.flagAt();
    const made = this.moves.length - settings.before.length;
    const person = lonePerson(settings);
    const end = this.ending?.ending === 'decided' ? this.ending : null;
    const isOver = end !== null;
    const isByPlayers = ['resignation', 'agreement', 'recorded'].includes(end?.reason ?? '');
    const shown = this.game.view(this.moves);
    const words = `${end?.winner ?? 'nobody'} wins by ${end?.reason}.`;
    const outcome = end && { winner: end.winner, result: '', reason: end.reason, words };
    const declined = events.find(({ event }) => event === 'draw-declined');
    return {
      events,
      version: this.log.events.length,
      settings,
      made,
      clocks: settings.control && {
        ...this.left,
        running: flagAt === undefined ? null : this.turn,
        ...(flagAt !== undefined && { flagAt }),
        thinkMillis: 40,
      },
      drawOffer: this.offer,
      takeback: null,
      rematch: null,
      next: (events.find((event) => event.event === 'rematch-agreed') as { next: typeof settings } | undefined)?.next ?? null,
      ending: this.ending,
      isPaused: this.isPaused,
      can: {
        by: person ?? this.turn,
        board: person ?? 'host',
        takeBack: made > (person === null || person !== this.turn ? 0 : 1),
        redo: this.undone > 0,
        resign: !isOver,
        offerDraw: !isOver,
        claimDraw: false,
        reopen: isByPlayers,
        pause: !isOver,
        abort: false,
        giveTime: false,
      },
      view: isOver ? { ...shown, options: [], outcome, message: words } : { ...shown, outcome: null },
      ...(declined && { said: 'Black declines the draw.' }),
    };
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
    tried: [],
    why: [],
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
        unitWords: 'points',
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
