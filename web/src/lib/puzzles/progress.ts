/** What somebody has solved; kept in the browser. */
export interface Progress {
  /** Ids of the puzzles solved, the last one last. */
  solved: string[];
  /** How many in a row were solved at the first try and without help, and the most ever. */
  streak: number;
  best: number;
}

export const NONE: Progress = { solved: [], streak: 0, best: 0 };

/** More are not remembered. */
const MOST = 5000;

/** What was kept, as far as it can be read. */
export function readProgress(text: string | null): Progress {
  try {
    const { solved, streak, best } = JSON.parse(text ?? '{}') as Partial<Progress>;
    return {
      solved: Array.isArray(solved) ? solved.filter((id) => typeof id === 'string') : [],
      streak: whole(streak),
      best: whole(best),
    };
  } catch {
    return NONE;
  }
}

function whole(value: unknown): number {
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
}

/** A puzzle was solved; `clean`: at the first try and without help. One solved before counts no second time. */
export function withSolved({ solved, streak, best }: Progress, id: string, clean: boolean): Progress {
  const isNew = !solved.includes(id);
  const now = clean ? streak + Number(isNew) : 0;
  return { solved: [...solved.filter((other) => other !== id), id].slice(-MOST), streak: now, best: Math.max(best, now) };
}

/** A wrong move or help ends the row. */
export function withMiss(progress: Progress): Progress {
  return { ...progress, streak: 0 };
}
