import type { Course } from '../../core/types';

/** What hangs on the wall instead of the position on the table. */
export class Hung {
  /** Null: the position on the table, as it stands when one comes in. `words` say where the other comes from. */
  brought: { course: Course; words: string } | null = $state.raw(null);
}
