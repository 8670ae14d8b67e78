import type { DoSaid, LiveTold, PresenceTold } from '../core/server-wire';
import type { Side } from '../core/types';
import type { Action, MoveAction, SaidEvent } from '../core/wire';
import { newId } from '../keep/new-id';
import { newLog, type GameEvent, type Log } from '../table/live';
import type { SavedGame } from '../table/saved';
import { opposite } from '../table/settings';
import { language } from '../words/m.svelte';
import { LiveLine } from './live-line';
import type { Seat, Seats } from './seats';

/** Something that a player wants; it is said again until the server has answered. */
interface Wish {
  said: DoSaid;
  answer: (refusal: string | null) => void;
}

/** What steps put another position before a player. */
const MOVES = ['moved', 'taken-back'];

/** Of so many round trips the shortest tells the server's time best. */
const TRIPS = 8;

/**
 * A game that two people play by link: the server decides and keeps the time, this knows what it has said. What a player
 * wants goes there with a name of its own, and again after every interruption until it is answered: so it is done once.
 */
export class LinkGame {
  /** The side of our seat; null: we watch. */
  side: Side | null = $state(null);
  /** Who is there; null before the server has told. */
  presence: PresenceTold | null = $state.raw(null);
  /** Whether the server has been heard lately; a page that has only just asked counts as in touch. */
  inTouch: boolean = $state(true);
  /** The game that follows this one. */
  next: string | null = $state(null);
  /** Our move that the server has not confirmed yet. */
  sent: MoveAction | null = $state.raw(null);
  /** The invitation to the other seat that nobody has used yet. */
  invite: string | null = $state(null);
  /** The last sentence that somebody has said, since we came. */
  phrase: SaidEvent | null = $state.raw(null);
  /** Whether the game that follows was agreed while we looked. */
  followsNow = false;
  log: Log;
  /** What a machine thought before its moves, where everybody may see it. */
  thoughts: ReadonlyMap<number, object>;
  private seat: Seat | null;
  private isGreeted = false;
  private readonly wishes = new Map<string, Wish>();
  private readonly line: LiveLine;
  private onTold: () => void = () => undefined;
  /** When the present position came; a player thinks from then on. */
  private seenAt = performance.now();
  private trips: { rtt: number; ahead: number }[] = [];
  private ahead: number;

  constructor(
    readonly id: string,
    log: Log,
    seat: Seat | null,
    private readonly seats: Seats,
    address: (id: string) => string = liveAddress,
    thoughts: { ply: number; thought: object }[] = [],
  ) {
    this.log = log;
    this.thoughts = new Map(thoughts.map(({ ply, thought }) => [ply, thought]));
    this.seat = seat;
    this.side = seat?.side ?? null;
    this.invite = seat?.invite ?? null;
    this.ahead = Date.now() - performance.now();
    this.line = new LiveLine({
      address: () => address(id),
      opened: () => this.greet(),
      heard: (told, rtt) => this.hear(told, rtt),
      touch: (isIn) => (this.inTouch = isIn),
    });
  }

  /** The secret of our seat, for whoever asks the server about it. */
  get secret(): string | null {
    return this.seat?.secret ?? null;
  }

  /** Whether both seats are taken; before the server has told, an invitation that is not used says that they are not. */
  get isFull(): boolean {
    const { presence } = this;
    return presence === null ? this.invite === null : presence.white !== 'open' && presence.black !== 'open';
  }

  /** Whether the opponent looks at the game; null where nobody knows. */
  get opponent(): PresenceTold['white'] | null {
    return this.side && this.presence ? this.presence[opposite(this.side)] : null;
  }

  /** The server's milliseconds. */
  now(): number {
    return Math.round(performance.now() + this.ahead);
  }

  open(onTold: () => void): void {
    this.onTold = onTold;
    this.line.open();
  }

  close(): void {
    this.onTold = () => undefined;
    this.line.close();
    for (const { answer } of this.wishes.values()) answer(null);
    this.wishes.clear();
  }

  /** We have taken a seat: from now on we play. */
  async sit(seat: Seat): Promise<void> {
    await this.seats.put(seat);
    this.seat = seat;
    this.side = seat.side;
    this.invite = seat.invite;
    this.greet();
  }

  /** Keeps the game as it is seen now, with our seat. */
  async keep(game: SavedGame): Promise<void> {
    if (this.seat === null) return;
    this.seat = { ...this.seat, side: this.side, invite: this.invite, game };
    await this.seats.put(this.seat).catch(() => undefined); // the server has the game
  }

  /** There is another invitation to the other seat, or none any more. */
  async invited(invite: string | null): Promise<void> {
    this.invite = invite;
    if (this.seat) await this.seats.put((this.seat = { ...this.seat, invite }));
  }

  /** Wants something; the server's refusal, or null when it is done. */
  do(action: Action): Promise<string | null> {
    const took = action.action === 'move' ? { took: Math.round(performance.now() - this.seenAt) } : {};
    const said: DoSaid = { t: 'do', n: newId(), action, ...took };
    if (action.action === 'move') this.sent = action;
    return new Promise((answer) => {
      this.wishes.set(said.n, { said, answer });
      this.line.say(said);
    });
  }

  private greet(): void {
    this.line.say({ t: 'hello', ...(this.seat && { seat: this.seat.secret }), since: this.isGreeted ? this.log.events.length : null });
    for (const { said } of this.wishes.values()) this.line.say(said);
  }

  private hear(told: LiveTold, rtt: number | null): void {
    switch (told.t) {
      case 'state':
        this.take({ ...newLog(told.log.settings, told.log.at), ...told.log }, told.you, told.next);
        this.isGreeted = true;
        break;
      case 'events':
        this.append(told.from, told.list, told.you, told.next);
        break;
      case 'done':
      case 'refused':
        this.answered(told.n, told.t === 'refused' ? told.error : null);
        break;
      case 'thought':
        this.thoughts = new Map([...this.thoughts].filter(([ply]) => ply < told.ply)).set(told.ply, told.thought as object);
        this.onTold();
        break;
      case 'presence':
        this.presence = told;
        if (this.isFull && this.invite) void this.invited(null);
        break;
      case 'pong':
        if (rtt !== null) this.measure(told.now, rtt);
    }
    if ('now' in told && this.trips.length === 0) this.ahead = told.now - performance.now();
  }

  private append(from: number, list: GameEvent[], you: Side | null, next?: string): void {
    const { events } = this.log;
    if (from > events.length) return this.greet(); // something was not heard
    if (from + list.length < events.length) return;
    this.take({ ...this.log, events: [...events.slice(0, from), ...list] }, you, next);
  }

  private take(log: Log, you: Side | null, next?: string): void {
    const fresh = log.events.slice(this.log.events.length);
    if (this.isGreeted) {
      this.phrase = fresh.findLast((event) => event.event === 'said') ?? this.phrase;
      this.followsNow ||= fresh.some(({ event }) => event === 'rematch-agreed');
    }
    if (fresh.some(({ event }) => MOVES.includes(event))) this.seenAt = performance.now();
    this.log = log;
    this.side = you;
    this.next = next ?? this.next;
    this.onTold();
  }

  private answered(nonce: string, refusal: string | null): void {
    const wish = this.wishes.get(nonce);
    this.wishes.delete(nonce);
    if (wish?.said.action === this.sent) this.sent = null;
    wish?.answer(refusal);
    this.onTold();
  }

  /** The server's time is known as well as the shortest round trip was short. */
  private measure(now: number, rtt: number): void {
    this.trips = [...this.trips, { rtt, ahead: now + rtt / 2 - performance.now() }].slice(-TRIPS);
    this.ahead = this.trips.reduce((best, trip) => (trip.rtt < best.rtt ? trip : best)).ahead;
  }
}

function liveAddress(id: string): string {
  const here = new URL(`api/games/${id}/live`, location.href);
  here.searchParams.set('lang', language());
  here.hash = '';
  here.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';
  return here.href;
}
