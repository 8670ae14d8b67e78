import { plain } from '../core/core-client';
import type { Lab, Work } from '../core/lab';
import { Cancelled } from '../core/thinker';
import type { PuzzlesProgress, PuzzlesReply } from '../core/wire';
import type { KeptList } from '../keep/kept-games';
import { movesOf } from '../table/live';
import type { SavedGame } from '../table/saved';
import { keep, kept } from './kept';
import { readMine, withFound, withLooked, type Mine } from './mine';

const KEY = 'janus.puzzles.mine';

/** Positions for each search: more than the command takes, and a game of forty moves is still done in well under a minute. */
export const NODES = 50_000;

/** Where the games are. */
export interface Games {
  games(): Promise<{ more(): Promise<KeptList> }>;
  find(id: string): Promise<SavedGame | null>;
}

/** Looks for puzzles in the games that are kept, one game after the other, as long as somebody wants it. */
export class Making {
  mine: Mine = $state.raw(readMine(kept(KEY)));
  busy: boolean = $state(false);
  /** Which game is being looked at, of how many, and how much of it is done. */
  game: number = $state(0);
  games: number = $state(0);
  done: number = $state(0);
  /** How many games were looked at since it was last begun; null before. */
  looked: number | null = $state(null);
  trouble: string | null = $state(null);
  private work: Work<PuzzlesReply> | null = null;
  private stopped = false;

  constructor(
    private readonly lab: Lab,
    private readonly shelf: Games,
  ) {}

  async begin(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.stopped = false;
    this.trouble = null;
    this.looked = null;
    let looked = 0;
    try {
      const waiting = await this.waiting();
      this.games = waiting.length;
      for (const [index, id] of waiting.entries()) {
        if (this.stopped) break;
        this.game = index + 1;
        this.done = 0;
        try {
          const game = await this.shelf.find(id);
          if (game && (await this.look(game))) looked++;
        } catch (no) {
          if (no instanceof Cancelled) throw no;
          // The others are still worth a look.
          this.trouble = (no as Error).message;
        }
      }
      this.looked = looked;
    } catch (no) {
      if (!(no instanceof Cancelled)) this.trouble = (no as Error).message;
      else this.looked = looked;
    } finally {
      this.busy = false;
      this.work = null;
    }
  }

  stop(): void {
    this.stopped = true;
    this.work?.cancel();
  }

  /** The games that have grown since they were looked at, the latest first. */
  private async waiting(): Promise<string[]> {
    const list = await this.shelf.games();
    let part = await list.more();
    while (part.more) part = await list.more();
    return part.games.filter(({ id, plies, mine }) => !mine && plies > (this.mine.looked[id] ?? 0)).map(({ id }) => id);
  }

  private async look({ id, log }: SavedGame): Promise<boolean> {
    const { game, ruleSet: rules, start } = log.settings;
    const moves = movesOf(log);
    if (moves.length === 0) return false;
    const question = { ask: 'puzzles' as const, ...plain({ game, rules, start, moves }), nodes: NODES };
    this.work = this.lab.ask(question, ({ done, of, found }: PuzzlesProgress) => {
      this.done = done / of;
      if (found) this.take(withFound(this.mine, game, rules, [found]));
    });
    const { puzzles, complete } = await this.work.answer;
    const found = withFound(this.mine, game, rules, puzzles);
    this.take(complete ? withLooked(found, id, moves.length) : found);
    return true;
  }

  private take(mine: Mine): void {
    this.mine = mine;
    keep(KEY, mine);
  }
}

let last: { lab: Lab; making: Making } | null = null;

/** The work goes on while its person looks elsewhere. */
export function makingIn(lab: Lab, shelf: Games): Making {
  if (last?.lab !== lab) last = { lab, making: new Making(lab, shelf) };
  return last.making;
}
