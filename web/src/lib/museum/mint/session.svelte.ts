import type { Lab, Work } from '../../core/lab';
import { Cancelled } from '../../core/thinker';
import { Paper, type Chunk } from '../terminal/paper';
import { unprinted, variablesAfter } from './stepping';
import type { Carried, MintReply, MintRequest, Variable } from '../../core/wire';

/** How many words are fetched at once while a line is followed. */
const WINDOW = 400;

/** What a line may take when a program is loaded, as in the terminal: drawing lots for the only legal move is long. */
const PROGRAM_BUDGET = 10_000_000;

/** A line that is followed word by word. It has been run already; what is shown of it comes after and after. */
interface Following {
  answer: MintReply;
  words: Carried[];
  /** How many words have been shown. */
  shown: number;
  printed: string;
  stackBefore: string[];
  variablesBefore: Variable[];
  mark: { chunks: readonly Chunk[]; prompt: string };
}

/** A conversation with MINT. The core does all lines again for each new one, so it can be left at any point. */
export class MintSession {
  chunks: readonly Chunk[] = $state.raw([]);
  prompt = $state('');
  state: MintReply | null = $state.raw(null);
  trouble: string | null = $state(null);
  busy = $state(false);
  following: Following | null = $state.raw(null);
  playing = $state(false);
  /** Words a second, when they are followed by themselves. */
  speed = $state(8);
  program: readonly string[] = $state.raw([]);

  readonly stack: string[] = $derived.by(() => this.now?.stack ?? this.following?.stackBefore ?? this.state?.stack ?? []);
  readonly depth: number = $derived.by(() => this.now?.depth ?? this.stack.length);
  readonly variables: Variable[] = $derived.by(() => {
    const at = this.following;
    return at
      ? variablesAfter(at.variablesBefore, at.stackBefore, at.words.slice(0, at.shown))
      : (this.state?.variables ?? []);
  });

  private lines: string[] = [];
  /** The typed lines that are code: errors and words count them after those of the program. */
  private code: string[] = [];
  private paper = new Paper();
  private work: Work<MintReply> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly lab: Lab,
    private readonly seed: () => string,
  ) {}

  private lots = '1';

  /** The word that was carried out last, while a line is followed. */
  get now(): Carried | null {
    const at = this.following;
    return at && at.shown > 0 ? (at.words[at.shown - 1] ?? null) : null;
  }

  /** The line of code with this number, counted from 1. */
  codeLine(number: number): string {
    return this.program[number - 1] ?? this.code[number - 1 - this.program.length] ?? '';
  }

  get over(): boolean {
    return this.state?.awaits === 'nothing';
  }

  /** A new conversation, with a program run first; nothing for the bare language. */
  async begin(program: readonly string[] = []): Promise<void> {
    this.cancel();
    this.leave();
    this.program = program;
    this.lines = [];
    this.code = [];
    this.lots = this.seed();
    this.paper = new Paper();
    this.state = null;
    this.show();
    const answer = await this.ask([], {});
    if (!answer) return;
    this.paper.print(answer.text);
    this.settle(answer);
  }

  /** Runs a line. */
  async enter(line: string): Promise<void> {
    if (this.busy || this.over) return;
    this.finish();
    const answer = await this.put(line, {});
    if (!answer) return;
    this.paper.print(answer.text);
    this.settle(answer);
  }

  /** Runs a line and stops before its first word, to be followed. */
  async follow(line: string): Promise<void> {
    if (this.busy || this.over) return;
    this.finish();
    const stackBefore = this.state?.stack ?? [];
    const variablesBefore = this.state?.variables ?? [];
    const answer = await this.put(line, { record: WINDOW });
    if (!answer) return;
    const mark = { chunks: this.paper.chunks, prompt: this.paper.prompt };
    if (answer.words === 0) {
      this.paper.print(answer.text);
      this.settle(answer);
    } else {
      this.following = { answer, words: answer.record, shown: 0, printed: '', stackBefore, variablesBefore, mark };
      await this.step();
    }
  }

  /** Shows one word more. */
  async step(): Promise<void> {
    const at = this.following;
    if (!at || this.busy) return;
    const words = at.shown < at.words.length ? at.words : [...at.words, ...(await this.more(at))];
    const next = words[at.shown];
    if (this.following !== at) return;
    if (!next) return this.finish();
    this.paper.print(next.text);
    this.show();
    this.following = { ...at, words, shown: at.shown + 1, printed: at.printed + next.text };
    if (at.shown + 1 >= at.answer.words) this.playing = false;
  }

  /** Shows word after word until it is told to pause. */
  play(): void {
    this.playing = true;
    const tick = async (): Promise<void> => {
      if (!this.playing) return;
      await this.step();
      if (this.playing) this.timer = setTimeout(() => void tick(), 1000 / this.speed);
    };
    void tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Shows the rest of the line at once. */
  finish(): void {
    const at = this.following;
    this.leave();
    if (!at) return;
    const rest = unprinted(at.answer.text, at.printed);
    if (rest === null) Object.assign(this.paper, at.mark);
    this.paper.print(rest ?? at.answer.text);
    this.settle(at.answer);
  }

  /** Nobody wants the answer to the last line any more: it is as if it had not been typed. */
  cancel(): void {
    this.work?.cancel();
  }

  private leave(): void {
    this.pause();
    this.following = null;
  }

  private async more(at: Following): Promise<Carried[]> {
    if (at.words.length >= at.answer.words) return [];
    const answer = await this.ask(this.lines, { record: WINDOW, recordFrom: at.words.length });
    return answer?.record ?? [];
  }

  /** Hands a line over; none if it was cancelled. */
  private async put(line: string, wish: Partial<MintRequest>): Promise<MintReply | null> {
    const { paper } = this;
    const before = { chunks: paper.chunks, prompt: paper.prompt };
    paper.type(line);
    this.show();
    const answer = await this.ask([...this.lines, line], { since: this.lines.length, ...wish });
    if (paper !== this.paper) return null;
    if (!answer) {
      Object.assign(paper, before);
      this.show();
      return null;
    }
    if (this.state?.awaits !== 'input') this.code = [...this.code, line];
    this.lines = [...this.lines, line];
    return answer;
  }

  private settle(answer: MintReply): void {
    this.state = answer;
    this.show();
  }

  private show(): void {
    this.chunks = this.paper.chunks;
    this.prompt = this.paper.prompt;
  }

  private async ask(lines: string[], wish: Partial<MintRequest>): Promise<MintReply | null> {
    const budget = this.program.length > 0 ? { budget: PROGRAM_BUDGET } : {};
    const question: MintRequest = { ask: 'mint', program: [...this.program], lines, seed: this.lots, ...budget, ...wish };
    const work = this.lab.ask(question);
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
}
