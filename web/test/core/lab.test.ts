import { beforeEach, describe, expect, it } from 'vitest';
import { WorkerLab } from '../../src/lib/core/lab';
import { Cancelled } from '../../src/lib/core/thinker';
import { FakeWorker } from './fake-worker';

let workers: FakeWorker[];
let lab: WorkerLab;

beforeEach(() => {
  workers = [];
  lab = new WorkerLab(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
});

/** Lets everything that waits for nothing else happen. */
const settled = () => new Promise((done) => setTimeout(done));

function answer(text: object): void {
  const worker = workers.at(-1)!;
  worker.say({ kind: 'answer', id: worker.heard.at(-1)!.id, text: JSON.stringify(text) });
}

describe('the lab', () => {
  it('answers one question after the other', async () => {
    const first = lab.ask({ ask: 'catalog' });
    const second = lab.ask({ ask: 'mint' });
    await settled();
    expect(workers[0]!.heard.map(({ question }) => question)).toEqual(['{"ask":"catalog"}']);
    answer({ n: 1 });
    expect(await first.answer).toEqual({ n: 1 });
    await settled();
    answer({ n: 2 });
    expect(await second.answer).toEqual({ n: 2 });
  });

  it('tells of progress, and throws a no', async () => {
    const heard: unknown[] = [];
    const work = lab.ask({ ask: 'catalog' }, (progress) => heard.push(progress));
    await settled();
    workers[0]!.say({ kind: 'progress', id: workers[0]!.heard[0]!.id, text: '{"done":1}' });
    answer({ error: 'there is no tree here', kind: 'request' });
    await expect(work.answer).rejects.toThrow('there is no tree here');
    expect(heard).toEqual([{ done: 1 }]);
  });

  it('goes on with the next question when one is cancelled', async () => {
    const first = lab.ask({ ask: 'catalog' });
    const waiting = lab.ask({ ask: 'mint' });
    const third = lab.ask({ ask: 'octave' });
    await settled();
    first.cancel();
    waiting.cancel();
    await expect(first.answer).rejects.toThrow(Cancelled);
    await expect(waiting.answer).rejects.toThrow(Cancelled);
    await settled();
    answer({ n: 3 });
    expect(await third.answer).toEqual({ n: 3 });
    expect(workers[0]!.ended).toBe(true);
  });
});
