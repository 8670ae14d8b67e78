import type { Lab, Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import { Paper, type Chunk } from '../terminal/paper';
import type { OctaveReply, OctaveRequest, OctaveThought } from '../../core/wire';
import { timed } from './wait';

/** How often the seconds of a wait are counted. */
const TICK_MS = 200;

interface Before {
  paper: Paper;
  chunks: readonly Chunk[];
  prompt: string;
}

/** chess1 at its console. The core answers at once; at period speed its answer is held back as long as it took then. */
export class OctaveConsole {
  chunks: readonly Chunk[] = $state.raw([]);
  prompt = $state('');
  moves: string[] = $state.raw([]);
  men = $state('');
  over = $state(false);
  thought: OctaveThought | null = $state.raw(null);
  trouble: string | null = $state(null);
  busy = $state(false);
  /** How long the answer still keeps a person waiting, and of how much; null when it does not. */
  wait: { total: number; left: number } | null = $state.raw(null);

  periodSpeed = $state(false);
  mono = $state(false);
  repaired = $state(false);
  start = $state('');

  private paper = new Paper();
  private work: Work<OctaveReply> | null = null;
  private finish: ((done: boolean) => void) | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly lab: Lab,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A new game, from a position if one is given. */
  async begin(start = ''): Promise<void> {
    this.cancel();
    this.start = start;
    this.moves = [];
    this.thought = null;
    this.over = false;
    this.paper = new Paper();
    this.show();
    const answer = await this.ask({});
    if (answer) this.take(answer.text, answer);
  }

  async enter(line: string): Promise<void> {
    if (this.busy || this.over) return;
    const before = { paper: this.paper, chunks: this.paper.chunks, prompt: this.paper.prompt };
    const began = this.now();
    this.paper.type(line);
    this.show();
    const answer = await this.ask({ line });
    if (!answer) return this.restore(before);
    this.paper.print(answer.text);
    this.show();
    if (answer.after !== '' && this.periodSpeed && answer.thought) {
      if (!(await this.sitOut(answer.thought.millisThen))) return this.restore(before);
    }
    this.take(timed(answer.after, this.now() - began), answer);
  }

  /** Ends the wait; the answer comes now. */
  skip(): void {
    this.finish?.(true);
  }

  /** Takes the typed line back, whatever is being done about it. */
  cancel(): void {
    this.work?.cancel();
    this.finish?.(false);
  }

  private take(text: string, answer: OctaveReply): void {
    this.paper.print(text);
    this.moves = answer.moves;
    this.men = answer.men;
    this.over = answer.over;
    if (answer.thought) this.thought = answer.thought;
    this.show();
  }

  private restore({ paper, chunks, prompt }: Before): void {
    if (paper !== this.paper) return; // a new game has begun meanwhile
    this.paper.chunks = chunks;
    this.paper.prompt = prompt;
    this.show();
  }

  private show(): void {
    this.chunks = this.paper.chunks;
    this.prompt = this.paper.prompt;
  }

  /** The core's answer; none if it was cancelled or refused. */
  private async ask(wish: Pick<OctaveRequest, 'line'>): Promise<OctaveReply | null> {
    const { start, moves, mono, repaired } = this;
    const work = this.lab.ask({ ask: 'octave', start, moves: [...moves], mono, repaired, ...wish });
    this.work = work;
    this.busy = true;
    this.trouble = null;
    try {
      return await work.answer;
    } catch (no) {
      if (!(no instanceof Cancelled)) this.trouble = (no as Error).message;
      return null;
    } finally {
      if (this.work === work) {
        this.work = null;
        this.busy = false;
      }
    }
  }

  /** Waits as long as it took then; whether the answer is wanted still. */
  private async sitOut(millis: number): Promise<boolean> {
    const end = this.now() + millis;
    this.wait = { total: millis, left: millis };
    this.busy = true;
    const done = new Promise<boolean>((resolve) => (this.finish = resolve));
    this.timer = setInterval(() => {
      const left = end - this.now();
      this.wait = { total: millis, left: Math.max(0, left) };
      if (left <= 0) this.finish?.(true);
    }, TICK_MS);
    try {
      return await done;
    } finally {
      clearInterval(this.timer);
      this.finish = null;
      this.wait = null;
      this.busy = false;
    }
  }
}
