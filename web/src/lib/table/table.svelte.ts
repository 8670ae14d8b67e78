import { newId } from '../keep/new-id';
import type { Pressed } from '../board/pressed';
import type { LinkGame } from '../link/link-game.svelte';
import type { Seat as LinkSeat } from '../link/seats';
import type { CoreClient } from '../core/core-client';
import type { Thinker } from '../core/thinker';
import type { Catalog, Course, MoveId, Outcome, Pointing, Progress, Side, SquareName, Thought, View } from '../core/types';
import type { Action, Actor, PlayReply, Possible } from '../core/wire';
import { OnlyTab, type GameTabs } from '../keep/tabs';
import { ClockFace } from './clock.svelte';
import { HostTime } from './host-time';
import { typedMove } from '../moves/typed';
import { lastAt, newLog, played, type Log } from './live';
import { Machines } from './machines.svelte';
import { nameOf } from './players';
import { Pointer } from './pointer.svelte';
import { Premove } from './premove.svelte';
import type { FileNotes, SavedGame, Shelf } from './saved';
import { SERVER } from './saved';
import { firstGame, hasOnlyMachines, isMachine, lonePerson, opposite, type GameSettings, type Seat } from './settings';
import { Sharing, type Split } from './sharing.svelte';
import { m } from '../words/m.svelte';

/** Without clocks nobody waits longer; some levels think until they are told to stop. */
const LONGEST_MS = 10_000;

/** A machine's next move does not come sooner after the one before, so that a person can follow. */
const PACE_MS = 350;

/** What puts another position on the board. */
const MOVES_THE_BOARD = ['moved', 'taken-back', 'redone'];

export interface TableNeeds {
  client: CoreClient;
  thinker: Thinker;
  shelf: Shelf;
  catalog: Catalog;
  paceMs?: number;
  /** Who else may write the game; left out where there is only one tab. */
  tabs?: GameTabs;
  time?: HostTime;
  /** Told after every change that lasts. */
  onSaved?: (game: SavedGame) => void;
}

/** A move on the board. */
export interface Made {
  id: MoveId;
  /** What the machine that made it thought. */
  thought: Thought | null;
  /** What the file of an imported game says of it. */
  comment: string | null;
}

/** This tab, among those of its browser. */
const THIS_TAB = newId();

/**
 * The game that is played in this page. It keeps the log and the time, and lets machines think when it is their turn;
 * whatever somebody wants to do is a command that the core decides, and what is shown is the core's reply.
 */
export class Table {
  id: string = $state(newId());
  private log: Log = $state.raw(newLog(firstGame(), 0));
  /** How the game stands; null only before the first answer of the core. */
  private reply: PlayReply | null = $state.raw(null);
  /** What machines thought, by ply; also of moves that were taken back. */
  private thoughts: ReadonlyMap<number, object> = $state.raw(new Map());
  file: FileNotes | null = $state.raw(null);
  /** The earlier position being looked at; null when looking at the game as it stands. */
  past: View | null = $state.raw(null);
  /** The last refusal; each is another one, so that the same words can be said again. */
  refused: { readonly words: string } | null = $state.raw(null);
  /** What went wrong with a machine or the core, for people. */
  trouble: string | null = $state(null);
  flipped: boolean = $state(false);
  /** The game that a reset, a new game or a file put away; it can be brought back until a move is made. */
  previous: SavedGame | null = $state.raw(null);
  /** Nobody plays until told to: after a machine's failure, and in a game that was only opened again. */
  private waits: boolean = $state(false);
  /** Where two play this game by link: the server, which decides instead of this page. */
  link: LinkGame | null = $state.raw(null);

  /** What there is to choose from. */
  catalog: Catalog = $state.raw()!;
  private readonly time: HostTime;
  readonly clock: ClockFace;
  readonly pointer = new Pointer();
  readonly premove = new Premove();
  readonly machines: Machines;
  private readonly sharing: Sharing;
  /** Commands are given one after the other: each is about the game that the one before has left. */
  private acts: Promise<unknown> = Promise.resolve();
  /** Grows with every game put on the table; an answer about an older one is thrown away. */
  private openings = 0;

  readonly settings: GameSettings = $derived(this.reply?.settings ?? this.log.settings);
  /** The side of the only person before this page; null where there are two, or none. */
  readonly me: Side | null = $derived(this.link ? this.link.side : lonePerson(this.settings));
  readonly view: View | null = $derived(this.reply?.view ?? null);
  readonly made: Made[] = $derived(this.view?.history.map(({ id }, ply) => this.madeAt(ply, id)) ?? []);
  readonly outcome: Outcome | null = $derived(this.view?.outcome ?? null);
  /** Machines wait until told to go on. */
  readonly paused: boolean = $derived(this.waits || (this.reply?.isPaused ?? false));
  /** Who has offered a draw that is not answered yet. */
  readonly drawOffer: Side | null = $derived(this.reply?.drawOffer ?? null);
  /** Who wants to take back a move, or would like another game. */
  readonly takeback: Side | null = $derived(this.reply?.takeback?.by ?? null);
  readonly rematch: Side | null = $derived(this.reply?.rematch?.by ?? null);
  /** What the board shows: the past if somebody looks at it. */
  readonly shown: View | null = $derived(this.past ?? this.view);
  /** Whether somebody has moved since the game began. */
  readonly begun: boolean = $derived((this.reply?.made ?? 0) > 0);

  constructor(private readonly needs: TableNeeds) {
    this.catalog = needs.catalog;
    this.time = needs.time ?? new HostTime();
    this.clock = new ClockFace(
      () => this.link?.now() ?? this.time.now(),
      () => void (this.link ?? this.act('host', { action: 'check-clock' })),
    );
    this.machines = new Machines(needs.thinker, needs.paceMs ?? PACE_MS);
    const { shelf, tabs = new OnlyTab() } = needs;
    const table = this;
    this.sharing = new Sharing(
      {
        get id() {
          return table.id;
        },
        snapshot: () => this.snapshot(),
        show: (game) => this.show(game),
        rest: () => this.rest(),
        saved: (game) => needs.onSaved?.(game),
        unsaved: (no) => (this.trouble = m.shellUnsaved(sentence(no))),
      },
      shelf,
      tabs,
    );
  }

  // What others show

  /** Says everything anew in the language that is spoken now; thoughts stay as they were told. */
  async reword(): Promise<void> {
    const { client } = this.needs;
    const { log, past } = this;
    const course = this.course();
    const [catalog, reply, look] = await Promise.all([
      client.catalog(),
      client.play(log, undefined, this.link?.side),
      past && client.view({ ...course, moves: course.moves.slice(0, past.ply) }),
    ]);
    this.catalog = catalog;
    if (log === this.log) this.reply = reply;
    if (past && past === this.past) this.past = look;
    this.refusal = null;
  }

  /** Why the last click or typed move did nothing. */
  get refusal(): string | null {
    return this.refused?.words ?? null;
  }

  set refusal(words: string | null) {
    this.refused = words === null ? null : { words };
  }

  /** Where the machines think: "in this page", "on the server". */
  get place(): string {
    return this.machines.place;
  }

  get pointing(): Pointing | null {
    return this.pointer.pointing;
  }

  get proposed(): MoveId | null {
    return this.pointer.proposed;
  }

  get thinking(): Side | null {
    return this.machines.thinking;
  }

  get progress(): Progress | null {
    return this.machines.progress;
  }

  get hint(): Thought | null {
    return this.machines.hint;
  }

  get following(): boolean {
    return this.sharing.following;
  }

  get split(): Split | null {
    return this.sharing.split;
  }

  /** Whether this tab may change the game. */
  get writes(): boolean {
    return this.link ? this.link.side !== null : this.sharing.writes;
  }

  /** What can be done now; null in a tab that only shows the game. */
  get can(): Possible | null {
    return this.writes ? (this.reply?.can ?? null) : null;
  }

  /** Whether a person may move now. */
  get open(): boolean {
    if (this.view === null || this.past !== null || this.over || !this.writes) return false;
    return this.link ? this.link.side === this.view.turn && this.link.isFull : !isMachine(this.seat(this.view.turn));
  }

  /** Over, also where nobody has won or drawn: a game that was given up before it began has no outcome. */
  get over(): boolean {
    return this.outcome !== null || (this.reply?.ending ?? null) !== null;
  }

  /** The side that may choose its next move in advance: the only person's, while the opponent is to move. */
  get ahead(): Side | null {
    if (!this.premove.isOn || this.past || this.over || this.paused || !this.writes) return null;
    if (this.link) return this.link.isFull && this.view?.turn !== this.me ? this.me : null;
    return this.isMachineTurn() ? this.me : null;
  }

  get canUndo(): boolean {
    return this.can !== null && (this.can.reopen || this.can.takeBack);
  }

  /** How long the game has been played, in milliseconds; 0 where nobody took the time. */
  get lasted(): number {
    return lastAt(this.log) - this.log.at;
  }

  seat(side: Side): Seat {
    return this.settings[side];
  }

  /** What to call the player of a side: the machine's name, or the side's own. */
  playerName(side: Side): string {
    return nameOf(this.seat(side), this.catalog) || (side === this.me ? m.playerYou() : this.sideName(side));
  }

  /** What the side is called: Red, White, Dark. */
  sideName(side: Side): string {
    return this.view?.names[side] ?? side;
  }

  /** The same in English, whatever language is spoken: how its men are drawn. */
  sideColor(side: Side): string {
    return this.view?.colors[side] ?? side;
  }

  course(): Course {
    const { game, ruleSet, start } = this.settings;
    return { game, rules: ruleSet, start, moves: this.made.map(({ id }) => id) };
  }

  // Beginning and going on

  /** `kept`: whether the game is one to come back to even if nobody moves. */
  async start(settings: GameSettings, kept = true): Promise<void> {
    this.previous = this.worthKeeping();
    const opening = ++this.openings;
    this.rest();
    const log = newLog(settings, this.time.epoch());
    const asked = await this.asked(() => played(this.needs.client, log));
    if (opening !== this.openings) return;
    if (!asked) {
      // The game that was there goes on.
      this.goOnPlaying();
      return;
    }
    this.time.begin();
    const id = newId();
    this.sharing.begin(id);
    this.put({ id, log, thoughts: [], flipped: lonePerson(settings) === 'black', updated: '' }, asked.reply);
    if (kept) this.save();
    this.goOnPlaying();
  }

  /** The same game from its beginning, at any moment; a search under way is given up. */
  async reset(): Promise<void> {
    if (this.link) return void (await this.act('host', { action: 'rematch', swap: true }));
    const command = { by: 'host', at: this.at(), lag: 0, action: { action: 'rematch' } } as const;
    const next = await this.needs.client.play(this.log, command).then(
      ({ next: agreed }) => agreed,
      () => this.reply?.next ?? null,
    );
    await this.start(next ?? this.settings);
  }

  /** Puts a game from a file on the table, shown from its end; `result`: what the file says of it. */
  async load(game: SavedGame, result: { winner: Side | null } | null): Promise<void> {
    this.previous = this.worthKeeping();
    await this.resume(game);
    if (result && !this.outcome) await this.act('host', { action: 'adjudicate', winner: result.winner, reason: 'recorded' });
    else this.save();
  }

  /** Brings back the game that a reset, a new game or a file put away. */
  async bringBack(): Promise<void> {
    const game = this.previous;
    this.previous = null;
    if (!game) return;
    await this.resume(game);
    // From now on it is the latest one again.
    this.save();
  }

  /** Goes on with a kept game, or follows the tab that plays it; `take`: takes it over from that tab. */
  async resume(game: SavedGame, take = false): Promise<void> {
    const opening = ++this.openings;
    this.rest();
    const opened = await this.sharing.open(game, take);
    if (opening !== this.openings) return;
    this.sharing.following = !opened.writes;
    await this.show(opened.game);
  }

  /** Plays on here; the tab that played until now follows. */
  async takeOver(): Promise<void> {
    await this.resume(this.snapshot(), true);
  }

  /** Goes on with one of two versions; the other stays among the kept games. */
  async choose(which: keyof Split): Promise<void> {
    const game = this.split?.[which];
    if (game) await this.resume(game);
  }

  changedElsewhere(id: string): Promise<void> {
    return this.sharing.changedElsewhere(id);
  }

  private async show(game: SavedGame): Promise<void> {
    const opening = ++this.openings;
    this.rest();
    const at = lastAt(game.log);
    // A log made from a file or an old record may lack the end that its moves have.
    const look = { by: 'host', at, lag: 0, action: { action: 'check-clock' } } as const;
    const asked = await this.asked(() => played(this.needs.client, game.log, this.following ? undefined : look));
    if (!asked || opening !== this.openings) return;
    this.sharing.split = null;
    this.put({ ...game, log: asked.log }, asked.reply);
    this.time.from(at);
    // Two machines do not begin to play by themselves in a page that was only opened again, and whoever
    // moved in another browser lets the machine answer there.
    this.waits = this.isMachineTurn() && (hasOnlyMachines(this.settings) || game.writer === SERVER);
    if (asked.log !== game.log) this.save();
    this.goOnPlaying();
  }

  /** Sits down at a game that two play by link, or watches it; nobody has to wait for the server to see what is known of it. */
  async join(link: LinkGame): Promise<void> {
    this.previous = this.worthKeeping();
    const opening = ++this.openings;
    this.rest();
    const { id, log } = link;
    const asked = await this.asked(() => played(this.needs.client, log, undefined, link.side));
    if (!asked || opening !== this.openings) return link.close();
    this.sharing.begin(id);
    this.put({ id, log, thoughts: [], flipped: link.side === 'black', updated: '' }, asked.reply);
    this.thoughts = link.thoughts;
    this.link = link;
    link.open(() => void this.told());
    this.goOnPlaying();
  }

  /** Shows what the server has told, and the move that is on its way to it; one telling after the other. */
  private told(): Promise<void> {
    const { openings, link } = this;
    const shown = this.acts.then(async () => {
      if (!link || openings !== this.openings) return;
      const { log, sent, side } = link;
      const { client } = this.needs;
      const stands = () => client.play(log, undefined, side);
      const going = side && sent && { by: side, at: Math.max(link.now(), lastAt(log)), lag: 0, action: sent };
      const reply = await this.asked(() => (going ? client.play(log, going, side).catch(stands) : stands()));
      if (!reply || openings !== this.openings) return;
      const before = this.reply;
      if (before?.view.fen !== reply.view.fen || before.view.ply !== reply.view.ply) this.clear();
      if (before && reply.view.ply < before.view.ply) this.premove.clear();
      this.log = log;
      this.thoughts = link.thoughts;
      this.reply = reply;
      this.save();
      this.goOnPlaying();
      if (this.open) void this.playAhead();
    });
    this.acts = shown;
    return shown;
  }

  /** We have a seat now: our men stand below. */
  async sit(seat: LinkSeat): Promise<void> {
    this.flipped = seat.side === 'black';
    await this.link?.sit(seat);
  }

  /** Wants something of the server; what it refuses is said. */
  private async wish(action: Action): Promise<boolean> {
    const { link, openings } = this;
    if (!link?.side) return false;
    this.refusal = null;
    const answer = link.do(action);
    if (action.action === 'move') void this.told();
    const no = await answer;
    await this.acts;
    if (openings === this.openings && no !== null) this.refusal = no;
    return no === null;
  }

  private put(game: SavedGame, reply: PlayReply): void {
    this.clear();
    this.link?.close();
    this.link = null;
    this.id = game.id;
    this.log = game.log;
    this.reply = reply;
    this.thoughts = new Map(game.thoughts.map(({ ply, thought }) => [ply, thought]));
    this.file = game.file ?? null;
    this.flipped = game.flipped;
    this.past = null;
    this.trouble = null;
    this.waits = false;
  }

  /** Lets machines go on after a pause. */
  async goOn(): Promise<void> {
    this.waits = false;
    this.time.go();
    this.past = null;
    if (this.reply?.isPaused) await this.act('host', { action: 'resume' });
    else this.goOnPlaying();
  }

  async pause(): Promise<void> {
    await this.act('host', { action: 'pause' });
  }

  // A person's move

  point(square: SquareName, pressed: Pressed = {}): Promise<void> {
    const { ahead, view } = this;
    if (ahead && view) {
      this.premove.point(view, ahead, square, pressed);
      return Promise.resolve();
    }
    this.premove.failed = false;
    return this.click((client) => client.point(this.course(), this.pointing?.pointed ?? [], square));
  }

  /** Ends a sequence that may end here, or lets go of the selected piece or of what was chosen in advance. */
  async stopPointing(): Promise<void> {
    this.premove.cancel();
    if (this.pointing) await this.click((client) => client.stop(this.course(), this.pointing?.pointed ?? []));
  }

  private async click(ask: (client: CoreClient) => Promise<Pointing>): Promise<void> {
    const move = await this.pointer.click(async () => {
      const answer = this.open ? await this.asked(() => ask(this.needs.client), 'refusal') : null;
      if (answer) this.refusal = answer.refusal;
      return answer;
    });
    if (move) await this.play(move);
  }

  /** Makes the move that was chosen in advance; a piece that was only picked up stays in hand. */
  private async playAhead(): Promise<void> {
    const { squares, asks } = this.premove.take();
    const [from] = squares;
    const { view } = this;
    if (!from || !view) return;
    if (squares.length === 1) {
      if (view.men.some((man) => man.square === from && man.side === view.turn)) await this.point(from);
      return;
    }
    const answer = await this.asked(() => this.pointAlong(squares), 'refusal');
    if (!answer || this.view !== view) return;
    const queen = asks ? undefined : answer.promotions?.find(({ role }) => role === 'queen')?.id;
    const move = await this.pointer.click(() => Promise.resolve({ ...answer, play: answer.play ?? queen ?? null }));
    if (move) await this.play(move);
    else if (!this.pointing && !this.proposed) this.premove.fail();
  }

  /** What the core says to these squares, one after the other; nothing is pointed at when it refuses one of them. */
  private async pointAlong(squares: SquareName[]): Promise<Pointing> {
    const course = this.course();
    const { client } = this.needs;
    let answer = await client.point(course, [], squares[0] ?? '');
    for (const square of squares.slice(1)) {
      const isTarget = answer.play === null && answer.targets.some((target) => target.square === square);
      if (!isTarget) return { ...answer, pointed: [], promotions: null, play: null };
      answer = await client.point(course, answer.pointed, square);
    }
    return answer.canStop ? client.stop(course, answer.pointed) : answer;
  }

  /** Makes the move that waits, or lets it go. */
  async confirm(yes: boolean): Promise<void> {
    const move = this.pointer.answer(yes);
    if (move && this.open) await this.play(move);
  }

  async enter(text: string): Promise<boolean> {
    if (!this.open) return false;
    const entered = await this.asked(() => typedMove(this.needs.client, this.course(), text), 'refusal');
    return entered !== null && this.play(entered.id);
  }

  async play(id: MoveId): Promise<boolean> {
    if (!this.view) return false;
    this.past = null;
    return this.act(this.view.turn, { action: 'move', ply: this.view.ply, id });
  }

  // Going back

  /** Takes back to the person's own last move, or what a player said to end the game; between two machines, one move. */
  async undo(): Promise<void> {
    if (!this.can) return;
    this.past = null;
    if (this.can.reopen) return void (await this.act('host', { action: 'reopen' }));
    // Two machines would make the move again at once.
    this.waits = hasOnlyMachines(this.settings);
    await this.act(this.can.board, { action: 'ask-takeback' });
    if (!this.waits) return;
    await this.act('host', { action: 'pause' });
    this.waits = false;
  }

  async redo(): Promise<void> {
    if (!this.can) return;
    this.past = null;
    await this.act(this.can.board, { action: 'redo' });
  }

  /** Looks at the position after that many moves, without changing the game. */
  async goTo(ply: number): Promise<void> {
    const last = this.made.length;
    const wanted = Math.max(0, Math.min(ply, last));
    this.pointer.clear();
    this.premove.cancel();
    this.refusal = null;
    if (wanted === last) {
      this.past = null;
      return;
    }
    const course = this.course();
    const past = await this.asked(() => this.needs.client.view({ ...course, moves: course.moves.slice(0, wanted) }), 'refusal');
    if (past) this.past = past;
  }

  // Ends and offers

  async resign(): Promise<void> {
    if (this.can) await this.act(this.can.by, { action: 'resign' });
  }

  /** A machine answers at once, by what it thought of its own side. */
  async offerDraw(): Promise<void> {
    if (!this.can) return;
    const { by } = this.can;
    const other = opposite(by);
    const isOffered = await this.act(by, { action: 'offer-draw' });
    if (isOffered && isMachine(this.seat(other))) await this.act(other, { action: 'weigh-draw', score: this.lastScore(other) });
  }

  async answerDraw(accept: boolean): Promise<void> {
    if (this.drawOffer) await this.act(opposite(this.drawOffer), { action: 'answer-draw', accept });
  }

  async answerTakeback(accept: boolean): Promise<void> {
    if (this.takeback) await this.act(opposite(this.takeback), { action: 'answer-takeback', accept });
  }

  /** Whether the friend has let us wait so long that the game may be claimed. */
  get canClaimWin(): boolean {
    const from = this.reply?.claimAt;
    return this.link !== null && this.me !== null && this.view?.turn !== this.me && from !== undefined && this.link.now() >= from;
  }

  async claimDraw(): Promise<void> {
    if (this.can) await this.act(this.can.by, { action: 'claim-draw' });
  }

  // Help

  async askHint(): Promise<void> {
    if (!this.open || this.machines.hinting) return;
    if (this.link) return void (this.refusal = m.linkNoHelp());
    this.refusal = null;
    const isAnswered = await this.machines.advise(this.course(), this.id, this.catalog, this.settings.game);
    if (!isAnswered) this.refusal = m.turnNoHint();
  }

  flip(): void {
    this.flipped = !this.flipped;
    if (this.writes) this.save();
  }

  dispose(): void {
    this.rest();
    this.link?.close();
  }

  // Inside

  /** Gives a command, and shows what has come of it; whether it was accepted. */
  act(by: Actor, action: Action, thought: Thought | null = null): Promise<boolean> {
    if (this.link) return this.wish(action);
    const opening = this.openings;
    const at = this.at();
    // What was done in the very moment in which another tab takes over still counts, if it is the first.
    const mayAct = this.writes;
    const acted = this.acts.then(async () => {
      if (opening !== this.openings || !mayAct) return false;
      const { log } = this;
      const asked = await this.asked(() => played(this.needs.client, log, { by, at: Math.max(at, lastAt(log)), lag: 0, action }), 'refusal');
      if (!asked || opening !== this.openings) return false;
      if (thought && action.action === 'move') this.remember(action.ply, thought);
      this.take(asked.log, asked.reply);
      return true;
    });
    this.acts = acted;
    return acted;
  }

  private take(log: Log, reply: PlayReply): void {
    const { events } = reply;
    this.log = log;
    this.reply = reply;
    if (events.some(({ event }) => MOVES_THE_BOARD.includes(event))) this.clear();
    if (events.some(({ event }) => event !== 'moved' && MOVES_THE_BOARD.includes(event))) this.premove.clear();
    if (reply.ending || reply.isPaused) this.rest();
    if (events.length > 0) {
      this.refusal = reply.said ?? null;
      this.save();
    }
    this.goOnPlaying();
    if (this.open) void this.playAhead();
  }

  /** Time passes, and the machine whose turn it is thinks. */
  private goOnPlaying(): void {
    if (this.waits) this.time.stand();
    else this.time.go();
    this.clock.show(this.reply?.clocks ?? null, this.link !== null || (this.writes && !this.waits));
    void this.machineTurn();
  }

  private isMachineTurn(): boolean {
    return this.view !== null && this.outcome === null && isMachine(this.seat(this.view.turn));
  }

  private async machineTurn(): Promise<void> {
    const { view } = this;
    if (this.link || !view || !this.isMachineTurn() || this.paused || this.machines.thinking || !this.writes) return;
    const seat = this.seat(view.turn);
    if (!isMachine(seat)) return;
    this.machines.giveUp();
    this.trouble = null;
    const { id, level, seed } = seat;
    const ms = this.reply?.clocks?.thinkMillis ?? LONGEST_MS;
    try {
      const thought = await this.machines.think(view.turn, { ...this.course(), gameId: this.id, engine: id, level, seed, ms });
      if (thought === null) return;
      if (thought.move === null) await this.act(view.turn, { action: 'resign' });
      else await this.act(view.turn, { action: 'move', ply: view.ply, id: thought.move }, thought);
    } catch (no) {
      this.waits = true;
      this.trouble = sentence(no);
      this.goOnPlaying();
    }
  }

  private at(): number {
    return this.time.now();
  }

  /** Lets the machines rest and the clocks stand. */
  private rest(): void {
    this.machines.giveUp();
    this.clock.stop();
    this.pointer.clear();
    this.premove.clear();
  }

  /** Another position: nothing that was said or pointed at before counts. */
  private clear(): void {
    this.machines.giveUp();
    this.machines.hint = null;
    this.pointer.clear();
    this.premove.failed = false;
    this.refusal = null;
  }

  /** Asks the core about the game on the table; null when it said no, or another game is there now. */
  private async asked<T>(question: () => Promise<T>, where: 'refusal' | 'trouble' = 'trouble'): Promise<T | null> {
    const { openings } = this;
    try {
      const answer = await question();
      return openings === this.openings ? answer : null;
    } catch (no) {
      if (openings === this.openings) this[where] = sentence(no);
      return null;
    }
  }

  private remember(ply: number, thought: Thought): void {
    this.thoughts = new Map([...this.thoughts].filter(([at]) => at < ply)).set(ply, thought);
  }

  /** A thought belongs to a ply and the move it led to: another move there has none. */
  private madeAt(ply: number, id: MoveId): Made {
    const thought = (this.thoughts.get(ply) ?? null) as Thought | null;
    const comment = this.file?.moves[ply] === id ? (this.file.comments[ply] ?? null) : null;
    return { id, thought: thought?.move === id ? thought : null, comment };
  }

  /** What the machine of a side thought of it when it last moved. */
  private lastScore(side: Side): number | null {
    const own = this.made.filter((_, ply) => this.view?.history[ply]?.side === side);
    return own.at(-1)?.thought?.score ?? null;
  }

  /** The game to be brought back if this one is put away: itself, once somebody has moved. */
  private worthKeeping(): SavedGame | null {
    return this.begun && !this.link ? this.snapshot() : this.previous;
  }

  private snapshot(): SavedGame {
    const { id, log, flipped, outcome, view, file } = this;
    return {
      id,
      log,
      thoughts: [...this.thoughts].map(([ply, thought]) => ({ ply, thought })),
      ...(file && { file }),
      flipped,
      updated: new Date().toISOString(),
      writer: THIS_TAB,
      outcome,
      ...(view && { turn: { side: view.turn, name: view.turnName } }),
    };
  }

  private save(): void {
    if (this.link) void this.link.keep(this.snapshot());
    else void this.sharing.keep(this.snapshot());
  }
}

function sentence(no: unknown): string {
  return no instanceof Error ? no.message : String(no);
}
