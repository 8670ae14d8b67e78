import type { Frame } from './replay.svelte';
import { hex, nameOf } from './men';
import type { TraceEvent } from '../../core/wire';
import { m } from '../../words/m.svelte';

const states = (): Record<number, string> => ({
  0x0c: m.museumKim1Benchmark(),
  0x04: m.museumKim1Candidates(),
  0x00: m.museumKim1Replies(),
  0x08: m.museumKim1Continuations(),
  0xff: m.museumKim1Exchange1(),
  0xfe: m.museumKim1Exchange2(),
  0xfd: m.museumKim1Exchange3(),
  0xfc: m.museumKim1Exchange4(),
  0xf9: m.museumKim1CheckTest(),
});

/** Whose moves are generated in a state, in a word or two. */
export function stateName(state: number): string {
  return states()[state] ?? hex(state);
}

const courses = () => ({
  counted: m.museumKim1Counted(),
  lost: m.museumKim1NotCountedItsManIs(),
  analysed: m.museumKim1ACandidateCountedAndNow(),
  passed: m.museumKim1CountedItTakesNoOfficer(),
  followed: m.museumKim1TakesAnOfficerTheExchange(),
  'turned-back': m.museumKim1TakesAnOfficerDeepEnough(),
  'takes-king': m.museumKim1TakesTheKingTheMove(),
  harmless: m.museumKim1DoesNotTakeTheKing(),
});

/** What an event is, in a sentence. */
export function tellEvent(event: TraceEvent | null): string {
  if (!event) return m.museumKim1NotBegun();
  switch (event[0]) {
    case 'enter':
      return event[3] < 0
        ? m.museumKim1Generated(hex(event[1]), stateName(event[1]))
        : m.museumKim1GeneratedAfter(hex(event[1]), move(event[3], event[4], event[5]), stateName(event[1]));
    case 'move':
      return m.museumKim1MoveMet(course(event[1], event[7]), hex(event[1]), move(event[3], event[4], event[5]));
    case 'leave':
      return m.museumKim1NoMore(hex(event[1]), stateName(event[1]));
    case 'value':
      return event[3] ? m.museumKim1CandidateBest(event[1], hex(event[2])) : m.museumKim1Candidate(event[1], hex(event[2]));
  }
}

function course(state: number, taken: keyof ReturnType<typeof courses>): string {
  return taken === 'passed' && state !== 0 ? m.museumKim1TakesNoOfficerSoNothing() : courses()[taken];
}

function move(man: number, from: number, to: number): string {
  return `${nameOf(man)} ${hex(from)}–${hex(to)}`;
}

/** A state under way: `04`, or `00 after 0F 13–33`. */
export function tellFrame({ state, man, from, to }: Frame): string {
  return man < 0 ? hex(state) : `${hex(state)} · ${hex(man)} ${hex(from)}–${hex(to)}`;
}
