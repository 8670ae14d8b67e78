import type { CoreClient } from '../../core/core-client';
import type { Course, View } from '../../core/types';
import { m } from '../../words/m.svelte';
import type { PlayedGame } from './games';

/** A game of the table on a board, at any of its moves. */
export class Replay {
  game: PlayedGame | null = $state.raw(null);
  /** The whole game, for its list of moves. */
  whole: View | null = $state.raw(null);
  /** The position looked at. */
  view: View | null = $state.raw(null);
  ply: number = $state(0);
  trouble: string | null = $state(null);
  private course: Course | null = null;
  /** Grows with every wish; an answer to an older one is thrown away. */
  private epoch = 0;

  constructor(private readonly client: CoreClient) {}

  get plies(): number {
    return this.whole?.ply ?? 0;
  }

  /** The position looked at, to be put to others. */
  here(): Course | null {
    return this.course && { ...this.course, moves: this.course.moves.slice(0, this.ply) };
  }

  async open(game: PlayedGame): Promise<void> {
    const epoch = ++this.epoch;
    this.game = game;
    this.trouble = null;
    try {
      const { games, bad } = await this.client.read(game.game, game.text);
      const [read] = games;
      if (!read) throw new Error(bad[0]?.reason ?? m.museumGamesNoGame());
      const course = { game: game.game, rules: read.rules, start: read.start, moves: read.moves };
      const whole = await this.client.view(course);
      if (epoch !== this.epoch) return;
      this.course = course;
      this.whole = whole;
      this.view = whole;
      this.ply = whole.ply;
    } catch (no) {
      if (epoch === this.epoch) this.trouble = m.museumGamesThisGameCouldNotBe((no as Error).message);
    }
  }

  async goTo(ply: number): Promise<void> {
    const { course } = this;
    if (!course) return;
    const epoch = ++this.epoch;
    this.ply = Math.max(0, Math.min(ply, course.moves.length));
    const view = await this.client.view({ ...course, moves: course.moves.slice(0, this.ply) }).catch(() => null);
    if (view && epoch === this.epoch) this.view = view;
  }
}
