import { pathOf, waitingBox, type BoxId } from './chart';
import { bytesOf } from './men';
import type { Thought } from './machine.svelte';
import type { Kim1Trace, TraceEvent } from '../../core/wire';

/** A state whose moves are being generated, and the trial move that led to it. */
export interface Frame {
  state: number;
  man: number;
  from: number;
  to: number;
}

/** Events a second; the last is about what the KIM-1 did. */
export const SPEEDS = [1, 3, 10, 40, 200, 1200];

const FRAME_MS = 40;

/** Counters in their order in memory. */
export const COUNTERS = (
  'WCAP0 BCAP2 WCAP2 BCAP1 WCAP1 BCAP0 BMOB BMAXC BCC BMAXP XMOB XMAXC XCC XMAXP WMOB WMAXC WCC WMAXP ' +
  'PMOB PMAXC PCC PMAXP'
).split(' ');

/**
 * A thought, thought again as slowly as one likes. It is told in sections: 0 is the benchmark, then one for
 * each candidate, and a last one for what was tried in vain after them.
 */
export class Replay {
  section = $state(0);
  /** The event shown; -1 before the first. */
  at = $state(-1);
  isPlaying = $state(false);
  speed = $state(SPEEDS[1]!);
  event: TraceEvent | null = $state.raw(null);
  counts: number[] = $state.raw(COUNTERS.map(() => 0));
  /** Counters that the event changed. */
  changed: Set<number> = $state.raw(new Set());
  stack: Frame[] = $state.raw([]);
  /** Candidates valued so far. */
  seen = $state(0);
  /** How many events the section has; 0 while it is fetched. */
  length = $state(0);
  trouble: string | null = $state(null);

  private readonly sections = new Map<number, Promise<Kim1Trace>>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private owed = 0;
  private now: Kim1Trace | null = null;
  private busy = false;

  constructor(
    readonly thought: Thought,
    private readonly fetch: (section: number) => Promise<Kim1Trace>,
  ) {}

  /** Where the last section is. */
  get last(): number {
    return this.thought.reply.candidates.length + 1;
  }

  get isStarted(): boolean {
    return this.section > 0 || this.at >= 0;
  }

  get isOver(): boolean {
    return this.section === this.last && this.length > 0 && this.at >= this.length - 1;
  }

  get path(): BoxId[] {
    return this.event ? pathOf(this.event) : [];
  }

  /** Where work waits for the generator to be done. */
  get waiting(): BoxId[] {
    return this.stack.map(({ state }) => waitingBox(state));
  }

  play(): void {
    if (this.isPlaying) return;
    this.isPlaying = true;
    this.owed = 1;
    this.timer = setInterval(() => void this.tick(), FRAME_MS);
  }

  pause(): void {
    this.isPlaying = false;
    clearInterval(this.timer);
  }

  /** One event further, into the next section if need be. */
  async step(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.advance(1);
    } finally {
      this.busy = false;
    }
  }

  /** To the beginning of a candidate, or of the benchmark. */
  async go(section: number): Promise<void> {
    const opened = await this.open(section);
    if (opened) this.show(opened, section, -1);
  }

  /** Back to where nothing is shown yet. */
  rest(): void {
    this.pause();
    if (this.now) this.show(this.now, 0, -1);
    this.now = null;
  }

  /** To a place within a section, from 0 to 1, if it is still wanted when the section has come. */
  async seek(section: number, share: number, isWanted: () => boolean = () => true): Promise<void> {
    const opened = await this.open(section);
    if (opened && isWanted()) this.show(opened, section, Math.min(opened.events.length - 1, Math.floor(share * opened.events.length)));
  }

  /** Back one event; the section is counted through again. */
  back(): void {
    this.pause();
    if (this.now && this.at >= 0) this.show(this.now, this.section, this.at - 1);
  }

  /** Counts what is owed since the last frame. */
  private async tick(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.owed += (this.speed * FRAME_MS) / 1000;
    const whole = Math.floor(this.owed);
    this.owed -= whole;
    try {
      if (whole > 0) await this.advance(whole);
    } finally {
      this.busy = false;
    }
    if (this.isOver || this.trouble) this.pause();
  }

  private async advance(by: number): Promise<void> {
    let section = this.section;
    let opened = this.now ?? (await this.open(section));
    let at = this.at + by;
    while (opened && at >= opened.events.length && section < this.last) {
      at -= opened.events.length;
      section++;
      opened = await this.open(section);
    }
    if (opened) this.show(opened, section, Math.min(at, opened.events.length - 1));
  }

  private async open(section: number): Promise<Kim1Trace | null> {
    let fetched = this.sections.get(section);
    if (!fetched) {
      fetched = this.fetch(section);
      this.sections.set(section, fetched);
    }
    try {
      return await fetched;
    } catch (no) {
      this.trouble = (no as Error).message;
      return null;
    }
  }

  private show(opened: Kim1Trace, section: number, at: number): void {
    const forward = opened === this.now && section === this.section && at >= this.at;
    const counts = forward ? [...this.counts] : bytesOf(opened.counts);
    let stack = forward ? this.stack : baseOf(section);
    const changed = new Set<number>();
    for (let i = forward ? this.at + 1 : 0; i <= at; i++) {
      const event = opened.events[i]!;
      stack = stackAfter(stack, event);
      const changes = changesOf(event);
      for (let j = 0; j < changes.length; j += 2) {
        counts[changes[j]!] = changes[j + 1]!;
        if (i === at) changed.add(changes[j]!);
      }
    }
    this.now = opened;
    this.section = section;
    this.at = at;
    this.length = opened.events.length;
    this.event = opened.events[at] ?? null;
    this.counts = counts;
    this.changed = changed;
    this.stack = stack;
    this.seen = this.event?.[0] === 'value' ? this.event[1] : Math.max(0, section - 1);
  }
}

/** Every candidate begins with the root's generation under way. */
function baseOf(section: number): Frame[] {
  return section < 2 ? [] : [{ state: 0x04, man: -1, from: -1, to: -1 }];
}

function stackAfter(stack: Frame[], event: TraceEvent): Frame[] {
  if (event[0] === 'enter') return [...stack, { state: event[1], man: event[3], from: event[4], to: event[5] }];
  return event[0] === 'leave' ? stack.slice(0, -1) : stack;
}

/** Pairs of counter and value at the end of an event. */
export function changesOf(event: TraceEvent): number[] {
  switch (event[0]) {
    case 'enter':
      return event.slice(6) as number[];
    case 'move':
      return event.slice(8) as number[];
    case 'value':
      return event.slice(4) as number[];
    case 'leave':
      return [];
  }
}
