import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cancelled } from '../../src/lib/core/thinker';
import type { Progress, ThinkQuestion } from '../../src/lib/core/types';
import type { ToWorker } from '../../src/lib/core/worker-messages';
import { WorkerThinker } from '../../src/lib/core/worker-thinker';
import { fakeThought } from '../fakes';
import { FakeWorker } from './fake-worker';

const question: ThinkQuestion = {
  game: 'checkers',
  rules: 'acf',
  start: '',
  moves: ['11-15'],
  engine: 'minimax',
  level: 'expert',
  seed: '7',
};

let workers: FakeWorker[];
let thinker: WorkerThinker;

function begin() {
  const progress: Progress[] = [];
  const thinking = thinker.think(question, (one) => progress.push(one));
  thinking.thought.catch(() => undefined);
  const worker = workers.at(-1)!;
  return { thinking, progress, worker, sent: worker.heard.at(-1)! };
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  thinker = new WorkerThinker(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a thinker in a worker', () => {
  it('loads no core before it is needed', () => {
    expect(workers).toHaveLength(0);
    thinker.warm();
    expect(workers).toHaveLength(1);
  });

  it('asks the question as the core has it and hands on what it hears', async () => {
    const { thinking, progress, worker, sent } = begin();
    expect(JSON.parse(sent.question)).toEqual({ ask: 'think', ...question });
    worker.say({ kind: 'progress', id: sent.id, text: '{"progress":true,"nodes":5}' });
    worker.say({ kind: 'answer', id: sent.id, text: JSON.stringify(fakeThought('9-13')) });
    expect((await thinking.thought).move).toBe('9-13');
    expect(progress.map((one) => one.nodes)).toEqual([5]);
  });

  it('says what the core says when it says no', async () => {
    const { thinking, worker, sent } = begin();
    worker.say({ kind: 'answer', id: sent.id, text: '{"error":"the game is over","kind":"over"}' });
    await expect(thinking.thought).rejects.toMatchObject({ message: 'the game is over', kind: 'over' });
  });

  it('ends the worker at once where memory cannot be shared', async () => {
    const { thinking, worker } = begin();
    thinking.cancel();
    await expect(thinking.thought).rejects.toBeInstanceOf(Cancelled);
    expect(worker.ended).toBe(true);
    expect(workers).toHaveLength(2);
  });
});

describe('where memory can be shared', () => {
  beforeEach(() => vi.stubGlobal('crossOriginIsolated', true));

  const isStopped = (sent: ToWorker) => new Int32Array(sent.stop!)[0] === 1;

  it('a stop leaves the search the time to answer with its best', async () => {
    const { thinking, worker, sent } = begin();
    thinking.stop();
    expect(isStopped(sent)).toBe(true);
    worker.say({ kind: 'answer', id: sent.id, text: JSON.stringify(fakeThought('9-13')) });
    expect((await thinking.thought).move).toBe('9-13');
    expect(worker.ended).toBe(false);
  });

  it('a cancelled search that notices keeps its worker', async () => {
    const { thinking, worker, sent } = begin();
    thinking.cancel();
    await expect(thinking.thought).rejects.toBeInstanceOf(Cancelled);
    worker.say({ kind: 'answer', id: sent.id, text: JSON.stringify(fakeThought('9-13')) });
    vi.advanceTimersByTime(1000);
    expect(worker.ended).toBe(false);
    expect(workers).toHaveLength(1);
  });

  it('a cancelled search that does not notice loses it within 200 ms', () => {
    const { thinking, worker } = begin();
    thinking.cancel();
    vi.advanceTimersByTime(200);
    expect(worker.ended).toBe(true);
    expect(workers).toHaveLength(2);
  });

  it('a new question does not wait for a cancelled one, nor dies with it', async () => {
    const first = begin();
    first.thinking.cancel();
    const second = begin();
    expect(first.worker.ended).toBe(true);
    vi.advanceTimersByTime(1000);
    second.worker.say({ kind: 'answer', id: second.sent.id, text: JSON.stringify(fakeThought('9-14')) });
    expect((await second.thinking.thought).move).toBe('9-14');
  });
});
