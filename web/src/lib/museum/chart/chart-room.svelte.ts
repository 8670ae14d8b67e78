import type { Arrow } from '../../board/arrow';
import { pathOf } from '../../board/squares';
import type { OpenCore } from '../../core/open';
import type { Pointing, View } from '../../core/types';
import { preferences } from '../../settings/preferences.svelte';
import { decimal } from '../../words/numbers';
import { linkTo } from '../../xray/link';
import { effectiveBranching } from '../../xray/pruning/branching';
import { RoomGame, type RoomSeating } from '../board/room-game.svelte';
import type { ThinkReply } from '../../core/wire';
import { SearchTree } from '../search/tree';
import { framesAt, scaleOf, type Frame } from '../search/window';
import { LitPath, Tally } from './path';
import { Walk } from './walk.svelte';

/** A moment of the machine's turn. */
export interface Moment<Box extends string> {
  box: Box;
  /** -1 outside the search. */
  node: number;
  tree: SearchTree | null;
  /** The window at that position; undefined outside the search. */
  here: Frame | undefined;
  thought: ThinkReply | null;
}

export interface Counter {
  id: string;
  words: string;
  now: number;
  all: number;
}

/** Who plays in a room, and how turns run through its chart. */
export interface ChartTurns<Box extends string> {
  seating: RoomSeating;
  /** What a won game is worth: values near it stand at the end of the scale. */
  won: number;
  /** Steps a second that a turn is walked with at least. */
  speed: number;
  /** The box in which the machine's move is made on the board. */
  made: Box;
  began(isFirst: boolean, isMachines: boolean): LitPath<Box>;
  /** `sofar` is what the turn has lit before this click. */
  clicked(sofar: LitPath<Box>, was: Pointing | null, is: Pointing, before: View, after: View | null): LitPath<Box>;
  /** `isYours`: a person has the move after it. */
  thought(thought: ThinkReply, before: View, after: View, isYours: boolean): LitPath<Box>;
  counters(counts: ReadonlyMap<Box, number>, thought: ThinkReply | null): Counter[];
  saying(moment: Moment<Box>): string | null;
}

/** A game beside a chart: every turn, yours and the machine's, is a walk through the boxes. */
export class ChartRoom<Box extends string> {
  readonly walk = new Walk<Box>();
  readonly game: RoomGame;
  thought: ThinkReply | null = $state.raw(null);
  /** Where the machine thought. */
  private before: View | null = $state.raw(null);
  private games = 0;

  readonly tree: SearchTree | null = $derived.by(() => (this.thought?.tree ? new SearchTree(this.thought.tree) : null));
  readonly scale: { low: number; high: number } = $derived.by(() =>
    this.tree ? scaleOf(this.tree, this.turns.won) : { low: -1, high: 1 },
  );
  /** The cut-offs of the last thought, and how many of them left nothing out; null where there were none of these. */
  readonly cuts: { all: number; last: number } | null = $derived.by(() => {
    const last = this.tree?.lastCuts() ?? 0;
    return last > 0 ? { all: this.thought?.cutoffs ?? 0, last } : null;
  });
  /** How often its search branched, by its positions down to the last ply. */
  readonly branching: { factor: string; plies: number; positions: number } | null = $derived.by(() => {
    const { tree } = this;
    if (!tree || tree.nodes.length === 0) return null;
    const plies = tree.node(0).depth;
    const positions = tree.fullWidth();
    const factor = effectiveBranching(positions, plies);
    return factor === null ? null : { factor: decimal(factor, 1, 1), plies, positions };
  });
  private readonly tally: Tally<Box> = $derived.by(() => new Tally(this.walk.path));
  readonly counts: ReadonlyMap<Box, number> = $derived.by(() => new Map(this.tally.upTo(this.walk.at)));
  readonly counters: Counter[] = $derived.by(() => this.turns.counters(this.counts, this.thought));
  readonly frames: Frame[] = $derived.by(() =>
    this.tree && this.walk.node >= 0 ? framesAt(this.tree, this.walk.node, this.walk.back) : [],
  );
  readonly now: string | null = $derived.by(() => {
    const { lit, node } = this.walk;
    return lit ? this.turns.saying({ box: lit, node, tree: this.tree, here: this.frames.at(-1), thought: this.thought }) : null;
  });
  /** Whether the walk has come to the machine's move. */
  readonly isMade: boolean = $derived.by(() => (this.counts.get(this.turns.made) ?? 0) > 0);
  /** A turn that was walked before is walked again, so that the board stands as it stood. */
  readonly isAgain: boolean = $derived.by(() => this.thought !== null && !this.isMade && this.game.pending === null);
  readonly view: View | null = $derived.by(() => (this.isAgain ? this.before : this.game.view));
  readonly isOpen: boolean = $derived.by(() => this.game.isOpen && !this.isAgain);
  /** The line the search is looking at, laid over a board that does not move. */
  readonly arrows: Arrow[] = $derived.by(() => {
    const { tree } = this;
    if (!tree || this.walk.node <= 0 || this.isMade) return [];
    return tree
      .way(this.walk.node)
      .slice(1, 3)
      .map((at, i) => ({ path: pathOf(this.turns.seating.game, tree.node(at).move ?? ''), kind: i === 0 ? 'line' : 'reply' }));
  });
  /** The X-ray of the machine's last thought; null before the first. */
  readonly xray: string | null = $derived.by(() => {
    const { thought, game } = this;
    if (!thought || !thought.tree || game.course.moves.length === 0) return null;
    const { engine, level, seed, move } = thought;
    const course = { ...game.course, moves: game.course.moves.slice(0, -1) };
    return linkTo({ course, engine, level, seed, played: move, thought: null });
  });

  constructor(
    core: OpenCore,
    private readonly turns: ChartTurns<Box>,
  ) {
    this.game = new RoomGame(core, turns.seating, {
      began: (view) => {
        this.thought = null;
        this.lightAll(turns.began(this.games++ === 0, view.turn === this.game.machine));
      },
      clicked: (was, is, before, after) => {
        this.thought = null;
        this.lightAll(turns.clicked(this.walk.path, was, is, before, after));
      },
      thought: (thought, before, after) => this.take(thought, before, after),
    });
  }

  /** Somebody comes in: for the first time, or back to what was left. */
  enter(): void {
    if (!this.game.view) void this.game.begin();
    else if (this.game.pending) this.go();
  }

  /** Nobody stands here any more. A thought under way is given up; the machine will think again. */
  leave(): void {
    this.walk.pause();
    this.game.rest();
  }

  private take(thought: ThinkReply, before: View, after: View): void {
    this.thought = thought;
    this.before = before;
    const isYours = !after.outcome && after.turn !== this.game.machine;
    this.walk.take(this.turns.thought(thought, before, after, isYours));
    this.walk.speed = Math.max(this.walk.speed, this.turns.speed);
    this.go();
  }

  /** Whoever wants less motion sees the walk already walked. */
  private go(): void {
    if (preferences.still) this.walk.skip();
    else this.walk.play();
  }

  /** A person's own steps are known at once; they are shown as done. */
  private lightAll(path: LitPath<Box>): void {
    this.walk.take(path, path.length);
  }
}
