import type { Desk } from '../core/desk';
import type { MadeRecord } from '../core/server-types';
import { Cancelled, type Thinker, type Thinking } from '../core/thinker';
import {
  DeskError,
  type Catalog,
  type Course,
  type MoveId,
  type Outcome,
  type Pointing,
  type Progress,
  type Side,
  type SquareName,
  type ThinkQuestion,
  type Thought,
  type View,
} from '../core/types';
import { OnlyTab, type GameTabs, type TabNews } from '../keep/tabs';
import { GameClock } from './clock.svelte';
import { hintQuestion, hintSeats } from './hint';
import { nameOf } from './players';
import { beginsWith, ILLEGAL_MOVE, movesOf, Overtaken, SERVER, type SavedGame, type Shelf } from './saved';
import { again, firstGame, hasOnlyMachines, isMachine, lonePerson, opposite, type GameSettings, type Seat } from './settings';

/** Without clocks nobody waits longer; some levels think until they are told to stop. */
const LONGEST_MS = 10_000;

/** Ends that nobody chose: to undo one is to undo the move before it. */
const LOST_WITHOUT_A_WORD = ['time', ILLEGAL_MOVE];

export interface TableNeeds {
  desk: Desk;
  thinker: Thinker;
  shelf: Shelf;
  catalog: Catalog;
  /** The least time between two moves of machines, so that a person can follow. */
  paceMs?: number;
  /** Who else may write the game; left out where there is only one tab. */
  tabs?: GameTabs;
  /** Told after every change that lasts. */
  onSaved?: (game: SavedGame) => void;
}

/** A game that went on elsewhere with other moves than here; both versions are kept. */
export interface Split {
  /** What stands under the game's own address now. */
  theirs: SavedGame;
  /** Our moves, as a game of their own. */
  ours: SavedGame;
}

/** This tab, among those of its browser. */
const THIS_TAB = crypto.randomUUID();

/**
 * Two seats, a game and whose turn it is. The rules live in the core: the table asks the desk what a
 * click means and what the position is, and lets machines think when it is their turn.
 */
export class Table {
  settings: GameSettings = $state.raw(firstGame());
  /** Every move that was made, with the thought behind it if a machine made it. */
  made: MadeRecord[] = $state.raw([]);
  /** Moves taken back, the next to redo last. */
  undone: MadeRecord[] = $state.raw([]);
  /** The position as it stands; null only before the first answer of the desk. */
  view: View | null = $state.raw(null);
  /** The earlier position being looked at; null when looking at the game as it stands. */
  past: View | null = $state.raw(null);
  pointing: Pointing | null = $state.raw(null);
  /** Whether a move made on the board waits for a second yes. */
  confirms: boolean = $state(false);
  /** The move that waits for it. */
  proposed: MoveId | null = $state(null);
  /** The side whose machine is thinking. */
  thinking: Side | null = $state(null);
  /** What the thinking machine said last. */
  progress: Progress | null = $state.raw(null);
  /** Why the last click or typed move did nothing. */
  refusal: string | null = $state(null);
  hint: Thought | null = $state.raw(null);
  hinting: boolean = $state(false);
  /** The end that the rules did not make: resigned, agreed, claimed, out of time. */
  ended: Outcome | null = $state.raw(null);
  /** Who has offered a draw that is not answered yet. */
  drawOffer: Side | null = $state(null);
  /** Machines wait until told to go on: after an undo, or while a person looks at the past. */
  paused: boolean = $state(false);
  flipped: boolean = $state(false);
  /** The game that a reset, a new game or a file put away; it can be brought back until a move is made. */
  previous: SavedGame | null = $state.raw(null);
  /** Whether another tab plays this game: then this one only shows it. */
  following: boolean = $state(false);
  /** The two versions of a game that a person has to choose between. */
  split: Split | null = $state.raw(null);
  /** What went wrong with a machine or the core, for people. */
  trouble: string | null = $state(null);
  readonly clock = new GameClock((side) => this.flagFell(side));

  id: string = $state(crypto.randomUUID());
  /** The end of the game, whoever made it. */
  readonly outcome: Outcome | null = $derived(this.ended ?? this.view?.outcome ?? null);
  /** What the board shows: the past if somebody looks at it. */
  readonly shown: View | null = $derived(this.past ?? this.view);
  /** Whether this tab may change the game. */
  readonly writes: boolean = $derived(!this.following && this.split === null);
  /** Whether a person may move now. */
  readonly open: boolean = $derived(
    this.view !== null && this.past === null && this.outcome === null && this.writes && !this.isMachineTurn(this.view),
  );
  /** Whether somebody has moved since the game began. */
  readonly begun: boolean = $derived(this.made.length > this.settings.moves.length);
  readonly canUndo: boolean = $derived(this.writes && (this.ended !== null || this.begun));
  readonly canRedo: boolean = $derived(this.writes && this.undone.length > 0);

  private search: Thinking | null = null;
  private clicks: Promise<void> = Promise.resolve();
  /** Grows with every change of the game; an answer to an older question is thrown away. */
  private epoch = 0;
  /** Grows with every game put on the table; who is late with an older one keeps it to itself. */
  private openings = 0;
  /** The version of the game on the shelf that this tab knows. */
  private version = 0;
  /** Whether there is a change that the shelf has not got yet. */
  private changed = false;
  private readonly tabs: GameTabs;

  constructor(private readonly needs: TableNeeds) {
    this.tabs = needs.tabs ?? new OnlyTab();
    this.tabs.listen(this.news());
  }

  get catalog(): Catalog {
    return this.needs.catalog;
  }

  /** Where the machines think: "in this page", "on the server". */
  get place(): string {
    return this.needs.thinker.place;
  }

  seat(side: Side): Seat {
    return this.settings[side];
  }

  /** What to call the player of a side: the machine's name, or the side's own. */
  playerName(side: Side): string {
    return nameOf(this.seat(side), this.catalog);
  }

  /** What the side is called: Red, White, Dark. */
  sideName(side: Side): string {
    return this.view?.names[side] ?? side;
  }

  course(): Course {
    const { game, rules, start } = this.settings;
    return { game, rules, start, moves: this.made.map((move) => move.id) };
  }

  // Beginning and going on

  async start(settings: GameSettings): Promise<void> {
    this.previous = this.worthKeeping();
    this.openings++;
    this.clear();
    this.following = false;
    this.id = crypto.randomUUID();
    this.version = 0;
    this.changed = true;
    // Nobody else knows of this game yet.
    void this.tabs.write(this.id);
    this.settings = settings;
    this.made = settings.moves.map((id) => ({ id, thought: null, clockMs: null, at: null }));
    this.flipped = lonePerson(settings) === 'black';
    this.clock.set(settings.clock);
    await this.refresh();
  }

  /** The same game from its beginning, at any moment; a search under way is given up. */
  reset(): Promise<void> {
    return this.start(again(this.settings));
  }

  /** Puts a game from a file on the table, shown from its end. */
  async load(game: SavedGame): Promise<void> {
    this.previous = this.worthKeeping();
    await this.resume(game);
    this.save();
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
    this.giveUpSearch();
    const opening = ++this.openings;
    const writes = await this.tabs.write(game.id, take);
    // Whoever wrote it until now may have added something since it was read.
    const kept = await this.needs.shelf.get(game.id).catch(() => null);
    if (opening !== this.openings) return;
    this.following = !writes;
    await this.show(kept && (kept.version ?? 0) > (game.version ?? 0) ? kept : game);
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

  private async show(game: SavedGame): Promise<void> {
    this.clear();
    this.id = game.id;
    this.version = game.version ?? 0;
    this.settings = game.settings;
    this.made = game.moves;
    this.ended = game.ended;
    this.flipped = game.flipped;
    this.clock.set(game.settings.clock, game.clocks ?? undefined);
    // Two machines do not begin to play by themselves in a page that was only opened again, and whoever
    // moved in another browser lets the machine answer there.
    this.paused = hasOnlyMachines(game.settings) || game.writer === SERVER;
    await this.refresh();
    if (this.view && !this.isMachineTurn(this.view)) this.paused = false;
  }

  // Other tabs, other browsers

  private news(): TabNews {
    return {
      lost: (id) => {
        if (id === this.id) this.follow();
      },
      inherited: (id) => {
        if (id === this.id) void this.inherit();
      },
      changed: (id) => void this.changedElsewhere(id),
    };
  }

  /** Somebody else has written the game on the shelf. */
  async changedElsewhere(id: string): Promise<void> {
    if (id !== this.id || this.split) return;
    const stored = await this.needs.shelf.get(id).catch(() => null);
    if (!stored || id !== this.id || (stored.version ?? 0) <= this.version) return;
    if (this.following && !this.changed) await this.show({ ...stored, flipped: this.flipped });
    else await this.reconcile(stored);
  }

  private follow(): void {
    // A move made in the very moment of the taking over still counts, if it is the first.
    if (this.changed) this.save();
    this.clock.stop();
    this.following = true;
    void this.refresh();
  }

  private async inherit(): Promise<void> {
    const { id } = this;
    const stored = await this.needs.shelf.get(id).catch(() => null);
    if (!this.following || id !== this.id) return;
    this.following = false;
    await this.show(stored ?? this.snapshot());
  }

  /** What stands on the shelf goes on where we are, lacks what we have, or has gone another way. */
  private async reconcile(stored: SavedGame): Promise<void> {
    if (this.split) return;
    const ours = this.made.map((move) => move.id);
    const theirs = movesOf(stored);
    if (beginsWith(theirs, ours)) {
      await this.show({ ...stored, flipped: this.flipped });
    } else if (beginsWith(ours, theirs)) {
      this.version = stored.version ?? 0;
      this.save();
    } else {
      await this.partWays(stored);
    }
  }

  private async partWays(theirs: SavedGame): Promise<void> {
    this.giveUpSearch();
    this.clock.stop();
    this.pointing = null;
    this.proposed = null;
    this.drawOffer = null;
    this.changed = false;
    const mine = this.snapshot();
    const kept = theirs.ours === undefined ? null : await this.needs.shelf.get(theirs.ours).catch(() => null);
    const isKept = kept !== null && beginsWith(movesOf(kept), movesOf(mine));
    const ours = isKept ? kept : { ...mine, id: crypto.randomUUID(), version: 1 };
    this.split = { theirs, ours };
    if (!isKept) await this.keep(ours);
  }

  /** Lets machines go on after a pause. */
  async goOn(): Promise<void> {
    this.paused = false;
    this.past = null;
    await this.machineTurn();
  }

  pause(): void {
    this.paused = true;
    this.giveUpSearch();
  }

  /** Tells the machine that thinks to play the best it has found. */
  moveNow(): void {
    if (this.thinking) this.search?.stop();
  }

  // A person's move

  point(square: SquareName): Promise<void> {
    return this.inTurn(async () => {
      if (!this.open) return null;
      return this.askNow((desk) => desk.point(this.course(), this.pointing?.pointed ?? [], square));
    });
  }

  /** Ends a sequence that may end here, or lets go of the selected piece. */
  stopPointing(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.open || !this.pointing) return null;
      const { pointed } = this.pointing;
      return this.askNow((desk) => desk.stop(this.course(), pointed));
    });
  }

  /** Makes the move that waits, or lets it go. */
  async confirm(yes: boolean): Promise<void> {
    const move = this.proposed;
    this.proposed = null;
    if (yes && move && this.open) await this.play(move);
  }

  async enter(text: string): Promise<boolean> {
    if (!this.open) return false;
    const entered = await this.askNow((desk) => desk.enter(this.course(), text));
    if (!entered) return false;
    await this.play(entered.id);
    return true;
  }

  async play(id: MoveId, thought: Thought | null = null): Promise<void> {
    const mover = this.view?.turn;
    if (mover === undefined || this.outcome) return;
    const clockMs = this.clock.press(mover);
    this.changed = true;
    this.undone = [];
    this.made = [...this.made, { id, thought, clockMs, at: new Date().toISOString() }];
    // A machine's move does not tear a person away from looking back.
    if (thought === null) this.past = null;
    await this.refresh();
  }

  // Going back

  /** Takes back to the person's own last move; between two people or two machines, one move. */
  async undo(): Promise<void> {
    if (!this.canUndo) return;
    const person = lonePerson(this.settings);
    const turn = this.view?.turn;
    this.giveUpSearch();
    const ended = this.ended;
    this.ended = null;
    this.changed = true;
    // A resignation or an agreed draw is itself what is taken back; after a fallen flag it is the move.
    if (ended && !LOST_WITHOUT_A_WORD.includes(ended.reason)) return this.refresh();
    const floor = this.settings.moves.length;
    // With the machine to move, one move back is the person's own; otherwise its answer goes too.
    const wanted = person === null || turn !== person ? 1 : 2;
    const count = Math.min(wanted, this.made.length - floor);
    this.past = null;
    const keep = this.made.length - count;
    this.undone = [...this.undone, ...this.made.slice(keep).reverse()];
    this.made = this.made.slice(0, keep);
    this.clock.set(this.settings.clock, this.clocksAfter(this.made));
    this.paused = hasOnlyMachines(this.settings) || count < wanted;
    await this.refresh();
  }

  async redo(): Promise<void> {
    if (!this.canRedo) return;
    this.giveUpSearch();
    this.changed = true;
    this.past = null;
    const count = lonePerson(this.settings) === null ? 1 : Math.min(2, this.undone.length);
    const keep = this.undone.length - count;
    this.made = [...this.made, ...this.undone.slice(keep).reverse()];
    this.undone = this.undone.slice(0, keep);
    this.clock.set(this.settings.clock, this.clocksAfter(this.made));
    this.paused = this.undone.length > 0 && hasOnlyMachines(this.settings);
    await this.refresh();
  }

  /** Looks at the position after that many moves, without changing the game. */
  async goTo(ply: number): Promise<void> {
    const last = this.made.length;
    const wanted = Math.max(0, Math.min(ply, last));
    this.pointing = null;
    this.refusal = null;
    if (wanted === last) {
      this.past = null;
      return;
    }
    const course = this.course();
    const past = await this.askNow((desk) => desk.view({ ...course, moves: course.moves.slice(0, wanted) }));
    if (past) this.past = past;
  }

  // Ends and offers

  resign(side: Side = this.personToEnd()): void {
    const winner = opposite(side);
    this.end({
      winner,
      reason: 'resignation',
      words: `${this.sideName(side)} resigned. ${this.sideName(winner)} wins.`,
    });
  }

  /** A machine answers at once: yes when its own last score says it does not stand better. */
  offerDraw(): void {
    if (this.outcome || !this.view || !this.writes) return;
    const side = this.personToEnd();
    const other = opposite(side);
    if (!isMachine(this.seat(other))) {
      this.drawOffer = side;
      return;
    }
    if (this.machineLikesDraw(other)) this.agreeDraw();
    else this.refusal = `${this.playerName(other)} declines the draw.`;
  }

  answerDraw(accepted: boolean): void {
    const side = this.drawOffer;
    this.drawOffer = null;
    if (side === null) return;
    if (accepted) this.agreeDraw();
    else this.refusal = `${this.sideName(opposite(side))} declines the draw.`;
  }

  claimDraw(): void {
    const claim = this.view?.claim;
    if (claim && !this.outcome) this.end({ winner: null, reason: claim.reason, words: claim.words });
  }

  // Help

  async askHint(): Promise<void> {
    if (!this.open || this.hinting || !this.view) return;
    const epoch = this.epoch;
    this.hinting = true;
    this.hint = null;
    try {
      for (const seat of hintSeats(this.catalog, this.settings.game)) {
        const thought = await this.hintFrom({ ...hintQuestion(this.course(), seat), gameId: this.id });
        if (epoch !== this.epoch) return;
        if (thought?.move) {
          this.hint = thought;
          return;
        }
      }
      this.refusal = 'No machine here can give a hint under these rules.';
    } finally {
      if (epoch === this.epoch) this.hinting = false;
    }
  }

  flip(): void {
    this.flipped = !this.flipped;
    if (this.writes) this.save();
  }

  dispose(): void {
    this.giveUpSearch();
    this.clock.stop();
  }

  // Inside

  private clear(): void {
    this.giveUpSearch();
    this.clock.stop();
    this.undone = [];
    this.past = null;
    this.ended = null;
    this.trouble = null;
    this.paused = false;
    this.split = null;
    this.changed = false;
  }

  private giveUpSearch(): void {
    this.epoch++;
    this.search?.cancel();
    this.search = null;
    this.thinking = null;
    this.progress = null;
    this.hinting = false;
  }

  /** Asks for the position as it now stands, then gives the turn to whoever has it. */
  private async refresh(): Promise<void> {
    // A hint nobody waits for any more must not keep the machine from its turn.
    this.giveUpSearch();
    const epoch = this.epoch;
    this.pointing = null;
    this.proposed = null;
    this.refusal = null;
    this.hint = null;
    this.drawOffer = null;
    let view: View;
    try {
      view = await this.needs.desk.view(this.course());
    } catch (no) {
      if (epoch === this.epoch) this.trouble = sentence(no);
      return;
    }
    if (epoch !== this.epoch) return;
    this.view = view;
    // What the moves themselves say of the end is more than anybody's word.
    if (view.outcome) this.ended = null;
    if (this.changed) this.save();
    if (this.outcome || !this.writes) {
      this.clock.stop();
      return;
    }
    this.clock.run(view.turn, this.begun);
    void this.machineTurn();
  }

  private isMachineTurn(view: View): boolean {
    return isMachine(this.settings[view.turn]);
  }

  private async machineTurn(): Promise<void> {
    const view = this.view;
    if (!view || this.outcome || this.paused || this.search || !this.writes) return;
    const seat = this.settings[view.turn];
    if (!isMachine(seat)) return;
    const epoch = this.epoch;
    this.thinking = view.turn;
    this.progress = null;
    this.trouble = null;
    const paced = wait(this.needs.paceMs ?? 350);
    const ms = this.clock.share(view.turn) ?? LONGEST_MS;
    this.search = this.needs.thinker.think(
      { ...this.course(), gameId: this.id, engine: seat.engine, level: seat.level, seed: seat.seed, ms },
      (progress) => {
        if (epoch === this.epoch) this.progress = progress;
      },
    );
    try {
      const thought = await this.search.thought;
      await paced;
      if (epoch === this.epoch) await this.machineMoved(view.turn, thought);
    } catch (no) {
      if (epoch === this.epoch && !(no instanceof Cancelled)) this.machineFailed(no);
    }
  }

  private async machineMoved(side: Side, thought: Thought): Promise<void> {
    this.search = null;
    this.thinking = null;
    this.progress = null;
    if (thought.move === null) this.resign(side);
    else if (!this.view?.options.some((option) => option.id === thought.move)) this.loseByNonsense(side, thought);
    else await this.play(thought.move, thought);
  }

  /** Some museum programs do not know every rule. */
  private loseByNonsense(side: Side, thought: Thought): void {
    const winner = opposite(side);
    const answer = thought.moveText ?? thought.move;
    const words = `${this.playerName(side)} answered ${answer}, which is not legal. ${this.sideName(winner)} wins.`;
    this.end({ winner, reason: ILLEGAL_MOVE, words });
  }

  private machineFailed(no: unknown): void {
    this.search = null;
    this.thinking = null;
    this.paused = true;
    this.trouble = sentence(no);
  }

  private async hintFrom(question: ThinkQuestion): Promise<Thought | null> {
    const search = this.needs.thinker.think(question, () => undefined);
    this.search = search;
    try {
      return await search.thought;
    } catch {
      return null;
    } finally {
      if (this.search === search) this.search = null;
    }
  }

  /** A quick second click is asked about only when the first is answered, for it builds on it. */
  private async inTurn(click: () => Promise<Pointing | null>): Promise<void> {
    const answered = this.clicks.then(async () => {
      const answer = await click();
      return answer && this.take(answer);
    });
    this.clicks = answered.then(() => undefined);
    const move = await answered;
    if (move && this.confirms) this.proposed = move;
    else if (move) await this.play(move);
  }

  /** Remembers what the click came to; answers the move it completed. */
  private take(answer: Pointing): MoveId | null {
    this.refusal = answer.refusal;
    this.proposed = null;
    this.pointing = answer.play === null && answer.pointed.length > 0 ? answer : null;
    return answer.play;
  }

  /** Asks the desk about this very position; null when it said no, or the game has moved on. */
  private async askNow<T>(question: (desk: Desk) => Promise<T>): Promise<T | null> {
    const epoch = this.epoch;
    try {
      const answer = await question(this.needs.desk);
      return epoch === this.epoch ? answer : null;
    } catch (no) {
      if (epoch === this.epoch) this.refusal = sentence(no);
      return null;
    }
  }

  private end(outcome: Outcome): void {
    if (this.outcome || !this.writes) return;
    this.giveUpSearch();
    this.clock.stop();
    this.pointing = null;
    this.refusal = null;
    this.drawOffer = null;
    this.ended = outcome;
    this.save();
  }

  private agreeDraw(): void {
    this.end({ winner: null, reason: 'agreement', words: 'Draw agreed.' });
  }

  private flagFell(side: Side): void {
    const winner = opposite(side);
    const words = `${this.sideName(side)} is out of time. ${this.sideName(winner)} wins.`;
    this.end({ winner, reason: 'time', words });
  }

  /** The person whom "resign" and "offer draw" mean: the only one, or the one to move. */
  private personToEnd(): Side {
    return lonePerson(this.settings) ?? this.view?.turn ?? 'white';
  }

  private machineLikesDraw(side: Side): boolean {
    const own = this.made.filter((_, ply) => this.view?.history[ply]?.side === side);
    const score = (own.at(-1)?.thought as Thought | null | undefined)?.score;
    return typeof score === 'number' && score <= 0;
  }

  /** What both clocks showed when the last of these moves had been made. */
  private clocksAfter(moves: MadeRecord[]): Record<Side, number> | undefined {
    const base = this.settings.clock?.base;
    if (base === undefined) return undefined;
    const left = { white: base, black: base };
    // The first move's side is that of every second one after it, whether the view knows of them or not.
    const first = this.view?.history[0]?.side ?? 'white';
    moves.forEach(({ clockMs }, ply) => {
      if (clockMs !== null) left[ply % 2 === 0 ? first : opposite(first)] = clockMs;
    });
    return left;
  }

  /** The game to be brought back if this one is put away: itself, once somebody has moved. */
  private worthKeeping(): SavedGame | null {
    return this.begun ? this.snapshot() : this.previous;
  }

  private snapshot(): SavedGame {
    return {
      id: this.id,
      settings: this.settings,
      moves: this.made,
      ended: this.ended,
      clocks: this.clock.setting ? this.clock.left() : null,
      flipped: this.flipped,
      updated: new Date().toISOString(),
      version: this.version,
      writer: THIS_TAB,
      outcome: this.outcome,
      ...(this.view ? { turn: { side: this.view.turn, name: this.view.turnName } } : {}),
    };
  }

  private save(): void {
    this.version++;
    this.changed = false;
    void this.keep(this.snapshot());
  }

  /** Puts a game on the shelf and tells everybody; what another tab has written there meanwhile stays. */
  private async keep(game: SavedGame): Promise<void> {
    try {
      await this.needs.shelf.save(game);
      this.tabs.tell(game.id);
      this.needs.onSaved?.(game);
    } catch (no) {
      if (!(no instanceof Overtaken)) this.trouble = `This game could not be saved in the browser: ${sentence(no)}`;
      else if (game.id === this.id) await this.reconcile(no.stored);
    }
  }
}

function sentence(no: unknown): string {
  if (no instanceof DeskError || no instanceof Error) return no.message;
  return String(no);
}

function wait(ms: number): Promise<void> {
  return ms > 0 ? new Promise((done) => setTimeout(done, ms)) : Promise.resolve();
}
