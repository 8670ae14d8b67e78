import { describe, expect, it } from 'vitest';
import type { Lab, Work } from '../../src/lib/core/lab';
import { Cancelled } from '../../src/lib/core/thinker';
import { TreeAsking } from '../../src/lib/xray/tree-asking.svelte';
import type { Subject } from '../../src/lib/xray/subject';
import { settled } from '../fakes';
import { columnsOf } from './a-tree';

/** A lab whose answers a test gives by hand. */
class FakeLab implements Lab {
  readonly asked: { question: Record<string, unknown>; answer(text: unknown): void; fail(no: Error): void; cancelled: boolean }[] = [];

  ask<T>(question: object): Work<T> {
    let resolve!: (answer: T) => void;
    let reject!: (no: Error) => void;
    const answer = new Promise<T>((yes, no) => {
      resolve = yes;
      reject = no;
    });
    answer.catch(() => undefined);
    const one = {
      question: question as Record<string, unknown>,
      answer: (text: unknown) => resolve(text as T),
      fail: (no: Error) => reject(no),
      cancelled: false,
    };
    this.asked.push(one);
    const cancel = () => {
      one.cancelled = true;
      reject(new Cancelled());
    };
    return { answer, cancel };
  }
}

function subject(seed: string): Subject {
  const course = { game: 'checkers' as const, rules: 'acf', start: '', moves: ['11-15'] };
  return { course, engine: 'minimax', level: 'expert', seed, played: null, thought: null };
}

const answer = () => ({
  nodes: 1,
  reason: null,
  tree: columnsOf([[-1, '', 0, -Infinity, Infinity, 3, 'LEAF', '', 0]]),
  states: null,
});

describe('asking for a tree', () => {
  it('asks what the subject says, and no more', async () => {
    const lab = new FakeLab();
    const asking = new TreeAsking(lab);
    asking.ask({ ...subject('a'), depth: 4 });
    expect(lab.asked[0]?.question).toEqual({
      ask: 'tree',
      game: 'checkers',
      rules: 'acf',
      start: '',
      moves: ['11-15'],
      engine: 'minimax',
      level: 'expert',
      seed: 'a',
      depth: 4,
    });
    lab.asked[0]?.answer(answer());
    await settled();
    expect(asking.looked?.tree?.size).toBe(1);
  });

  it('lets the old question go when there is a new one, and keeps the last answer for another look', async () => {
    const lab = new FakeLab();
    const asking = new TreeAsking(lab);
    asking.ask(subject('b'));
    asking.ask(subject('c'));
    expect(lab.asked[0]?.cancelled).toBe(true);
    lab.asked[1]?.answer(answer());
    await settled();
    expect(asking.refusal).toBeNull();
    const other = new TreeAsking(lab);
    other.ask(subject('c'));
    expect(other.looked).toBe(asking.looked);
    expect(lab.asked).toHaveLength(2);
  });

  it('says the core’s reason as a sentence', async () => {
    const lab = new FakeLab();
    const asking = new TreeAsking(lab);
    asking.ask(subject('d'));
    lab.asked[0]?.fail(new Error('this tree has more than 250000 positions'));
    await settled();
    expect(asking.refusal).toBe('This tree has more than 250000 positions.');
  });
});
