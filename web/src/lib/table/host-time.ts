/**
 * The time of a game that is played in this page: milliseconds of the epoch when it begins. It goes on from the
 * last event when a kept game is opened again, and stands while nobody plays: that time is charged to nobody.
 */
export class HostTime {
  private ahead = 0;
  private stoodAt: number | null = null;

  constructor(private readonly clock: () => number = steadyClock()) {}

  now(): number {
    return this.stoodAt ?? this.clock() + this.ahead;
  }

  /** When a game would begin now; the time of the present one does not change. */
  epoch(): number {
    return this.clock();
  }

  /** Begins a game now. */
  begin(): void {
    this.ahead = 0;
    this.stoodAt = null;
  }

  /** Goes on from a moment of the game. */
  from(at: number): void {
    this.stoodAt = null;
    this.ahead = at - this.clock();
  }

  stand(): void {
    this.stoodAt ??= this.now();
  }

  go(): void {
    if (this.stoodAt !== null) this.from(this.stoodAt);
  }
}

/** Somebody may set the computer's clock: from the opening of the page on, only how much time passes counts. */
function steadyClock(): () => number {
  const start = Date.now() - performance.now();
  return () => Math.round(start + performance.now());
}
