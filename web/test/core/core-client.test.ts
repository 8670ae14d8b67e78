import { afterEach, describe, expect, it, vi } from 'vitest';
import { CoreClient } from '../../src/lib/core/core-client';
import { serverCarrier } from '../../src/lib/core/server-carrier';
import { CoreError, type Course } from '../../src/lib/core/types';

afterEach(() => vi.unstubAllGlobals());

const course: Course = { game: 'chess', rules: 'fide', start: '', moves: ['e2e4'] };

describe('the core', () => {
  it('asks only what the core knows', async () => {
    const asked: object[] = [];
    const client = new CoreClient((question) => {
      asked.push(question);
      return Promise.resolve({});
    });
    await client.view({ ...course, extra: 1 } as Course);
    await client.point(course, ['e7'], 'e5');
    await client.stop(course, ['e7']);
    expect(asked).toEqual([
      { ask: 'view', ...course },
      { ask: 'point', ...course, pointed: ['e7'], square: 'e5' },
      { ask: 'point', ...course, pointed: ['e7'], stop: true },
    ]);
  });

  it('throws the core’s no with its kind and every flaw', async () => {
    const client = new CoreClient(() => Promise.resolve({ error: 'no king', kind: 'setup', flaws: ['a', 'b'] }));
    const no = await client.setup('chess', 'fide', '8/8').catch((one: unknown) => one);
    expect(no).toBeInstanceOf(CoreError);
    expect(no).toMatchObject({ message: 'no king', kind: 'setup', flaws: ['a', 'b'] });
  });

  it('says so when the server does not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
    await expect(new CoreClient(serverCarrier()).catalog()).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
