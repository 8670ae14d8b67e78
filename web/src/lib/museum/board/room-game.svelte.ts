import type { OpenCore } from '../../core/open';
import type { Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import type { Course, GameName, MoveId, Pointing, Side, SquareName, View } from '../../core/types';
import type { ThinkReply, ThinkRequest } from '../../core/wire';
import { movesOf, newLog, played, type Log } from '../../table/live';
import { firstGame, LOCAL, ME } from '../../table/settings';

/** Who plays what in a room. */
export interface RoomSeating {
  game: GameName;
  rules: string;
  engine: string;
  level: string;
  machine: Side;
  /** Whether every evaluation is to be told in its terms. */
  terms?: boolean;
}

/** What a room is told of its game. */
export interface RoomEars {
  began(view: View): void;
  /** A click and the core's answer; `after` is the position if the click completed a move. */
  clicked(was: Pointing | null, is: Pointing, before: View, after: View | null): void;
  /** The machine has thought; its move stands on the board when the room says `commit`. */
  thought(thought: ThinkReply, before: View, after: View): void;
}

/** A game of a person against the machine of a room, whose every search is recorded. */
export class RoomGame {
  view: View | null = $state.raw(null);
  pointing: Pointing | null = $state.raw(null);
  thinking: boolean = $state(false);
  /** The machine's move that waits to be made. */
  pending: View | null = $state.raw(null);
  refusal: string | null = $state(null);
  trouble: string | null = $state(null);
  level: string = $state('');
  /** The side of the machine; another one from the next game on. */
  machine: Side = $state('black');
  /** Somebody is to move, and nobody is about to. */
  private readonly isIdle: boolean = $derived.by(
    () => this.view !== null && !this.view.outcome && !this.beginning && !this.thinking && this.pending === null,
  );
  readonly isOpen: boolean = $derived.by(() => this.isIdle && this.view?.turn !== this.machine);
  /** The machine has the move and has not begun: its other self moved for the person, or its thought was given up. */
  readonly isDue: boolean = $derived.by(() => this.isIdle && this.view?.turn === this.machine);
  /** A new game is being set up; the board still shows the old one. */
  private beginning: boolean = $state(false);
  private log: Log = newLog(firstGame(), 0);
  private seed = '1';
  private epoch = 0;
  private work: Work<ThinkReply> | null = null;
  private clicks: Promise<void> = Promise.resolve();

  constructor(
    private readonly core: OpenCore,
    private readonly seating: RoomSeating,
    private readonly ears: RoomEars,
  ) {
    this.level = seating.level;
    this.machine = seating.machine;
  }

  get course(): Course {
    const { game, rules } = this.seating;
    return { game, rules, start: '', moves: movesOf(this.log) };
  }

  /** A new game, at any moment; `moves` are already made. */
  async begin(moves: MoveId[] = []): Promise<void> {
    this.letGo();
    this.beginning = true;
    this.seed = String(crypto.getRandomValues(new Uint32Array(1))[0]);
    this.log = this.newGame(moves);
    const begun = await this.safely(() => played(this.core.client, this.log));
    if (!begun) return;
    const { view } = begun.reply;
    this.view = view;
    this.beginning = false;
    this.ears.began(view);
    if (!view.outcome && view.turn === this.machine) await this.think();
  }

  point(square: SquareName): Promise<void> {
    return this.pointed((client) => client.point(this.course, this.pointing?.pointed ?? [], square));
  }

  stop(): Promise<void> {
    return this.pointed((client) => client.stop(this.course, this.pointing?.pointed ?? []));
  }

  /** A move chosen otherwise than by clicks: a promotion, a typed move. */
  async play(id: MoveId): Promise<void> {
    const before = this.view;
    const answer = this.pointing;
    if (!this.isOpen || !before) return;
    await this.make(id, (after) => {
      if (answer) this.ears.clicked(answer, { ...answer, play: id, promotions: null }, before, after);
    });
  }

  /** Lets the machine choose for whoever has the move. */
  async think(): Promise<void> {
    const before = this.view;
    if (!before || before.outcome || this.thinking || this.pending) return;
    const { engine, terms = false } = this.seating;
    const epoch = this.epoch;
    this.pointing = null;
    this.thinking = true;
    const question: ThinkRequest = { ask: 'think', ...this.course, engine, level: this.level, seed: this.seed, tree: true, terms };
    const work = this.core.lab.ask(question);
    this.work = work;
    try {
      const thought = await work.answer;
      if (epoch !== this.epoch || thought.move === null) return;
      const after = await this.moved(thought.move, before);
      if (epoch !== this.epoch) return;
      this.pending = after;
      this.thinking = false;
      this.ears.thought(thought, before, after);
    } catch (no) {
      if (!(no instanceof Cancelled)) this.trouble = (no as Error).message;
    } finally {
      if (epoch === this.epoch) this.thinking = false;
    }
  }

  /** The machine's move is made on the board. */
  commit(): void {
    if (!this.pending) return;
    this.view = this.pending;
    this.pending = null;
  }

  /** A thought under way is given up; everything else stays as it is. */
  rest(): void {
    this.epoch++;
    this.work?.cancel();
    this.work = null;
    this.thinking = false;
  }

  private letGo(): void {
    this.rest();
    this.pending = null;
    this.pointing = null;
    this.refusal = null;
    this.trouble = null;
  }

  /** Clicks are answered one after the other: a quick second one waits for the first. */
  private pointed(ask: (client: OpenCore['client']) => Promise<Pointing>): Promise<void> {
    this.clicks = this.clicks.then(async () => {
      const before = this.view;
      const was = this.pointing;
      if (!this.isOpen || !before) return;
      const is = await this.safely(() => ask(this.core.client));
      if (!is) return;
      this.refusal = is.refusal;
      if (is.play !== null) {
        await this.make(is.play, (after) => this.ears.clicked(was, is, before, after));
        return;
      }
      this.pointing = is.selected === null && is.promotions === null ? null : is;
      this.ears.clicked(was, is, before, null);
    });
    return this.clicks;
  }

  private async make(id: MoveId, tell: (after: View) => void): Promise<void> {
    const before = this.view;
    const after = before && (await this.safely(() => this.moved(id, before)));
    if (!after) return;
    this.pointing = null;
    this.refusal = null;
    this.view = after;
    tell(after);
    if (!after.outcome && after.turn === this.machine) await this.think();
  }

  private newGame(before: MoveId[]): Log {
    const { game, rules, engine } = this.seating;
    const seat = { kind: 'engine', id: engine, level: this.level, seed: this.seed } as const;
    const person = { kind: 'person', name: ME } as const;
    const [white, black] = this.machine === 'black' ? [person, seat] : [seat, person];
    return newLog({ game, ruleSet: rules, start: '', before: [...before], white, black, control: null, policy: LOCAL }, 0);
  }

  /** The board after a move of the side to move; the core judges it. */
  private async moved(id: MoveId, { turn, ply }: View): Promise<View> {
    const { epoch } = this;
    const { log, reply } = await played(this.core.client, this.log, { by: turn, at: 0, lag: 0, action: { action: 'move', ply, id } });
    if (epoch === this.epoch) this.log = log;
    return reply.view;
  }

  private async safely<T>(ask: () => Promise<T>): Promise<T | null> {
    const epoch = this.epoch;
    try {
      const answer = await ask();
      return epoch === this.epoch ? answer : null;
    } catch (no) {
      if (epoch === this.epoch) this.trouble = (no as Error).message;
      return null;
    }
  }
}
