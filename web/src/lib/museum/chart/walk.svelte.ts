import { LitPath } from './path';

/** Steps in a second. */
export const SPEEDS = [1, 3, 10, 40, 200, 2000, 20_000] as const;

/** No single picture stands for more time than that, so a tab that slept does not race. */
const LONGEST_FRAME_MS = 250;

/**
 * Goes along a lit path: plays, pauses, steps. `at` is how many steps have been taken; the box lit
 * last is the one before it.
 */
export class Walk<Box extends string> {
  path: LitPath<Box> = $state.raw(new LitPath<Box>());
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(3);
  readonly atEnd: boolean = $derived.by(() => this.at >= this.path.length);
  readonly lit: Box | null = $derived.by(() => this.path.boxes[this.at - 1] ?? null);
  readonly before: Box | null = $derived.by(() => this.path.boxes[this.at - 2] ?? null);
  readonly node: number = $derived.by(() => this.path.nodes[this.at - 1] ?? -1);
  readonly back: number = $derived.by(() => this.path.back[this.at - 1] ?? -1);
  private frame = 0;
  private last = 0;
  private owed = 0;

  /** @param onend told whenever the last step has been taken */
  constructor(private readonly onend: () => void = () => undefined) {}

  /** A new path, walked from its beginning or, `from` given, from there. */
  take(path: LitPath<Box>, from = 0): void {
    this.pause();
    this.path = path;
    this.at = from;
  }

  play(): void {
    if (this.playing || this.atEnd) return;
    this.playing = true;
    this.last = 0;
    this.owed = 0;
    this.frame = requestAnimationFrame((now) => this.next(now));
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.frame);
  }

  step(steps: number): void {
    this.pause();
    this.goTo(this.at + steps);
  }

  /** From the first step again. */
  again(): void {
    this.pause();
    this.at = 0;
    this.play();
  }

  skip(): void {
    this.pause();
    this.goTo(this.path.length);
  }

  /** To the next time one of these boxes is lit, or to the end. */
  skipTo(...boxes: Box[]): void {
    this.pause();
    let at = this.at + 1;
    while (at < this.path.length && !boxes.includes(this.path.boxes[at - 1] as Box)) at++;
    this.goTo(at);
  }

  private goTo(step: number): void {
    const wasAtEnd = this.atEnd;
    this.at = Math.max(0, Math.min(step, this.path.length));
    if (this.atEnd && !wasAtEnd) this.ended();
  }

  private ended(): void {
    this.pause();
    this.onend();
  }

  private next(now: number): void {
    if (!this.playing) return;
    const passed = this.last === 0 ? 0 : Math.min(now - this.last, LONGEST_FRAME_MS);
    this.last = now;
    this.owed += (passed * this.speed) / 1000;
    const steps = Math.floor(this.owed);
    this.owed -= steps;
    if (steps > 0) this.goTo(this.at + steps);
    if (this.playing) this.frame = requestAnimationFrame((later) => this.next(later));
  }
}
