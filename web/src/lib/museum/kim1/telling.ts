import type { Frame } from './replay.svelte';
import { hex, nameOf } from './men';
import type { TraceEvent } from '../../core/wire';

const STATES: Record<number, string> = {
  0x0c: 'benchmark',
  0x04: 'candidates',
  0x00: 'replies',
  0x08: 'continuations',
  0xff: 'exchange 1',
  0xfe: 'exchange 2',
  0xfd: 'exchange 3',
  0xfc: 'exchange 4',
  0xf9: 'check test',
};

/** Whose moves are generated in a state, in a word or two. */
export function stateName(state: number): string {
  return STATES[state] ?? hex(state);
}

const COURSES = {
  counted: 'counted',
  lost: 'not counted: its man is about to be lost',
  analysed: 'a candidate: counted, and now tried',
  passed: 'counted; it takes no officer, so no exchange follows',
  followed: 'takes an officer: the exchange is followed',
  'turned-back': 'takes an officer; deep enough',
  'takes-king': 'takes the king: the move before it was illegal',
  harmless: 'does not take the king',
};

/** What an event is, in a sentence. */
export function tellEvent(event: TraceEvent | null): string {
  if (!event) return 'Not begun.';
  switch (event[0]) {
    case 'enter':
      return `State ${hex(event[1])}: ${stateName(event[1])} are generated${event[3] < 0 ? '' : ` after ${move(event[3], event[4], event[5])}`}.`;
    case 'move':
      return `State ${hex(event[1])}: ${move(event[3], event[4], event[5])}: ${course(event[1], event[7])}.`;
    case 'leave':
      return `State ${hex(event[1])}: no more ${stateName(event[1])}.`;
    case 'value':
      return `Candidate ${event[1]} is worth ${hex(event[2])}${event[3] ? ', the best so far' : ''}.`;
  }
}

function course(state: number, taken: keyof typeof COURSES): string {
  return taken === 'passed' && state !== 0 ? 'takes no officer, so nothing follows' : COURSES[taken];
}

function move(man: number, from: number, to: number): string {
  return `${nameOf(man)} ${hex(from)}–${hex(to)}`;
}

/** A state under way: `04`, or `00 after 0F 13–33`. */
export function tellFrame({ state, man, from, to }: Frame): string {
  return man < 0 ? hex(state) : `${hex(state)} · ${hex(man)} ${hex(from)}–${hex(to)}`;
}
