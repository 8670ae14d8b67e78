import { plain, type CoreClient } from '../../core/core-client';
import type { Course, MoveId, View } from '../../core/types';
import { language } from '../../words/m.svelte';

/** The board at the end of a course, asked for as the course or the language changes; always the last one wished for. */
export class BoardAt {
  view: View | null = $state.raw(null);
  private wanted = '';

  constructor(private readonly client: CoreClient) {}

  /** What cannot be shown leaves the board as it is. */
  async show(course: Course): Promise<void> {
    const wanted = JSON.stringify([plain(course), language()]);
    if (wanted === this.wanted) return;
    this.wanted = wanted;
    const view = await this.client.view(course).catch(() => null);
    if (view && wanted === this.wanted) this.view = view;
  }
}

/** The game with only so many of its moves, and perhaps others after them. */
export function courseTo(course: Course, plies: number, line: readonly MoveId[] = []): Course {
  return { ...plain(course), moves: [...course.moves.slice(0, Math.max(0, plies)), ...line] };
}
