import { afterEach, describe, expect, it, vi } from 'vitest';
import { Desk } from '../../src/lib/core/desk';
import { serverCarrier } from '../../src/lib/core/server-desk';
import { DeskError, type Course } from '../../src/lib/core/types';

afterEach(() => vi.unstubAllGlobals());

const course: Course = { game: 'chess', rules: 'fide', start: '', moves: ['e2e4'] };

describe('the desk', () => {
  it('asks only what the core knows', async () => {
    const asked: object[] = [];
    const desk = new Desk((question) => {
      asked.push(question);
      return Promise.resolve({});
    });
    await desk.view({ ...course, extra: 1 } as Course);
    await desk.point(course, ['e7'], 'e5');
    await desk.stop(course, ['e7']);
    expect(asked).toEqual([
      { ask: 'view', ...course },
      { ask: 'point', ...course, pointed: ['e7'], square: 'e5' },
      { ask: 'point', ...course, pointed: ['e7'], stop: true },
    ]);
  });

  it('throws the core’s no with its kind and every flaw', async () => {
    const desk = new Desk(() => Promise.resolve({ error: 'no king', kind: 'setup', flaws: ['a', 'b'] }));
    const no = await desk.setup('chess', 'fide', '8/8').catch((one: unknown) => one);
    expect(no).toBeInstanceOf(DeskError);
    expect(no).toMatchObject({ message: 'no king', kind: 'setup', flaws: ['a', 'b'] });
  });

  it('says so when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    await expect(new Desk(serverCarrier()).catalog()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
