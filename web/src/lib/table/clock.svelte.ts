import type { ClockSetting } from '../core/server-types';
import type { Side } from '../core/types';

const TICK_MS = 100;
/** A machine plans for about this many more moves. */
const MOVES_TO_GO = 30;

/** Two clocks of which one runs. Without a setting it shows and does nothing. */
export class GameClock {
  white: number = $state(0);
  black: number = $state(0);
  setting: ClockSetting | null = $state.raw(null);
  /** The side whose clock runs. */
  side: Side | null = $state(null);

  private since = 0;
  private ticker: ReturnType<typeof setInterval> | null = null;

  constructor(
    private readonly onFlag: (side: Side) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  set(setting: ClockSetting | null, left?: Record<Side, number>): void {
    this.stop();
    this.setting = setting;
    this.white = left?.white ?? setting?.base ?? 0;
    this.black = left?.black ?? setting?.base ?? 0;
  }

  /** Starts the clock of a side; nobody's runs before the first move is made. */
  run(side: Side, begun: boolean): void {
    this.stop();
    if (!this.setting || !begun) return;
    this.side = side;
    this.since = this.now();
    this.ticker = setInterval(() => this.tick(), TICK_MS);
  }

  /** A move was made: stops, adds the increment and says what is left, in whole milliseconds; null without clocks. */
  press(side: Side): number | null {
    if (!this.setting) return null;
    if (this.side === side) {
      this.count();
      this[side] += this.setting.increment;
    }
    this.stop();
    return Math.round(this[side]);
  }

  stop(): void {
    this.count();
    this.side = null;
    if (this.ticker !== null) clearInterval(this.ticker);
    this.ticker = null;
  }

  left(): Record<Side, number> {
    return { white: this.white, black: this.black };
  }

  /** How long a machine may think about this move; undefined without clocks. */
  share(side: Side): number | undefined {
    if (!this.setting) return undefined;
    const wish = this[side] / MOVES_TO_GO + this.setting.increment * 0.8;
    return Math.max(20, Math.round(Math.min(wish, this[side] * 0.5)));
  }

  private tick(): void {
    const side = this.side;
    if (side === null) return;
    this.count();
    if (this[side] > 0) return;
    this.stop();
    this.onFlag(side);
  }

  private count(): void {
    if (this.side === null) return;
    const now = this.now();
    this[this.side] = Math.max(0, this[this.side] - (now - this.since));
    this.since = now;
  }
}
