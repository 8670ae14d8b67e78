import type { Side } from '../core/types';
import type { ClocksShown } from '../core/wire';

const TICK_MS = 100;

/** Shows both clocks as the core has them, and says when a flag is about to fall. */
export class ClockFace {
  /** Null without clocks. */
  shown: ClocksShown | null = $state.raw(null);
  white: number = $state(0);
  black: number = $state(0);
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly now: () => number,
    private readonly onFlag: () => void,
  ) {}

  /** `runs`: whether time passes here. */
  show(clocks: ClocksShown | null, runs: boolean): void {
    this.stop();
    this.shown = clocks;
    this.look();
    if (runs && clocks?.flagAt !== undefined) this.wait(clocks.flagAt);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  left(): Record<Side, number> {
    return { white: this.white, black: this.black };
  }

  private look(): void {
    this.white = this.of('white');
    this.black = this.of('black');
  }

  private of(side: Side): number {
    if (!this.shown) return 0;
    const { running, flagAt } = this.shown;
    const left = this.shown[side];
    return Math.max(0, running === side && flagAt !== undefined ? Math.min(left, flagAt - this.now()) : left);
  }

  private wait(flagAt: number): void {
    const rest = flagAt - this.now();
    this.timer = setTimeout(() => {
      this.look();
      if (this.now() >= flagAt) this.onFlag();
      else this.wait(flagAt);
    }, Math.max(0, Math.min(TICK_MS, rest)));
  }
}
