import type { Lab, Work } from '../../../src/lib/core/lab';
import type { Candidate, Kim1Answered, Kim1State } from '../../../src/lib/core/wire';

export function fakeReply(own: Partial<Kim1Answered> = {}): Kim1Answered {
  return {
    source: 'thought',
    move: { man: '0F', from: '33', to: '43', captured: null },
    value: 'D0',
    cycles: 1,
    ms: 0,
    nodes: 0,
    moves: 0,
    steps: 0,
    checkTests: 0,
    candidates: [],
    ...own,
  };
}

export function fakeCandidate(number: number, own: Partial<Candidate> = {}): Candidate {
  return {
    number,
    man: '0F',
    from: '13',
    to: '33',
    captured: null,
    value: 0xc0,
    isBest: false,
    ms: number * 100,
    lights: '0FC033',
    counts: '00'.repeat(22),
    sum: 0xc0,
    bonus: 0,
    verdict: 'weighed',
    steps: [],
    ...own,
  };
}

export function fakeView(own: Partial<Kim1State> = {}): Kim1State {
  return {
    machine: 'M',
    display: '0000D8',
    runs: 'microchess',
    digits: 'move',
    computer: 'white',
    men: '0304000702050106101711161215141373747077727571766067616662656463',
    board: [],
    level: 'normal',
    checkLimit: '08',
    turn: 'FB',
    opening: 'Giuoco Piano for White',
    openingBytes: '',
    bookPointer: 'FF',
    levels: [
      { name: 'superblitz', checkLimit: '00', turn: 'FF' },
      { name: 'blitz', checkLimit: '00', turn: 'FB' },
      { name: 'normal', checkLimit: '08', turn: 'FB' },
    ],
    openings: [{ name: 'Giuoco Piano for White', bytes: `CC0F33${'00'.repeat(24)}99` }],
    note: '',
    reply: null,
    ...own,
  };
}

/** A lab that answers as it is told, and remembers what it was asked. */
export class FakeLab implements Lab {
  asked: Record<string, unknown>[] = [];

  constructor(private readonly answer: (question: Record<string, unknown>) => unknown) {}

  ask<T>(question: object): Work<T> {
    this.asked.push(question as Record<string, unknown>);
    return { answer: Promise.resolve(this.answer(question as Record<string, unknown>) as T), cancel: () => undefined };
  }
}
