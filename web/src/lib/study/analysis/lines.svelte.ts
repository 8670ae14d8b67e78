import { plain } from '../../core/core-client';
import type { Lab } from '../../core/lab';
import type { Course, EngineCard, Progress, Thought, View } from '../../core/types';
import type { FoundLine } from '../../core/wire';
import { Asking } from '../../xray/asking/asking.svelte';

/** Whoever walks along a line quickly wants to know of its end. */
const REST_MS = 200;

/** Where a search that nobody stops comes to its end: a minute or so. */
const MOST_NODES = 30_000_000;

/** The best lines of the position on the board, as long as somebody wants to see them. */
export class LiveLines {
  isOn: boolean = $state(false);
  /** How many lines are wanted, 1 to 5. */
  wanted: number = $state(3);
  /** Whether it is asked what the other side would do if it were to move. */
  isThreat: boolean = $state(false);
  /** What they are about. */
  about: View | null = $state.raw(null);
  private readonly asking: Asking<Thought, Progress>;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private of = '';

  readonly news = $derived.by(() => this.asking.answer ?? this.asking.progress);
  readonly lines: FoundLine[] = $derived.by(() => this.news?.lines ?? []);

  constructor(lab: Lab) {
    this.asking = new Asking(lab);
  }

  get busy(): boolean {
    return this.asking.busy || this.timer !== null;
  }

  get trouble(): string | null {
    return this.asking.trouble;
  }

  /** Looks at a position unless it is being looked at; `view` is the position itself. */
  look(course: Course, view: View, card: EngineCard | undefined): void {
    const { isOn, isThreat, wanted } = this;
    if (!isOn || !card || (view.outcome && !isThreat)) return this.rest();
    const asked = isThreat ? { ...course, start: turned(view), moves: [] } : course;
    const question = { ask: 'think' as const, ...plain(asked), engine: card.id, nodes: MOST_NODES, lines: wanted };
    const of = JSON.stringify(question);
    this.about = view;
    if (of === this.of) return;
    this.rest();
    this.of = of;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.asking.ask(question);
    }, REST_MS);
  }

  /** Stops, and forgets what was found. */
  rest(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.of = '';
    this.asking.clear();
  }
}

/** The position with the other side to move. */
export function turned({ game, fen, turn }: Pick<View, 'game' | 'fen' | 'turn'>): string {
  if (game === 'checkers') return fen.replace(/^[WB]/, turn === 'white' ? 'B' : 'W');
  const [board, , castling, , ...rest] = fen.split(' ');
  return [board, turn === 'white' ? 'b' : 'w', castling, '-', ...rest].join(' ');
}
