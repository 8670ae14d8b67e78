import { beforeEach, describe, expect, it } from 'vitest';
import { BrowserTabs, type TabNews } from '../../src/lib/keep/tabs';
import { settled } from '../fakes';

interface Request {
  holder: boolean;
  grant: (lock: object | null) => unknown;
  fail: (no: Error) => void;
}

/** The browser's locks as the standard has them: one holder, others in line, and theft. */
class FakeLocks {
  private readonly lines = new Map<string, Request[]>();

  request(name: string, options: LockOptions, granted: (lock: object | null) => unknown): Promise<unknown> {
    const line = this.lines.get(name) ?? [];
    this.lines.set(name, line);
    return new Promise((resolve, reject) => {
      const mine: Request = { holder: false, grant: granted, fail: reject };
      const leave = () => {
        line.splice(line.indexOf(mine), 1);
        this.next(line);
      };
      mine.grant = (lock) => {
        mine.holder = true;
        void Promise.resolve(granted(lock)).then((value) => {
          if (line.includes(mine)) leave();
          resolve(value);
        });
      };
      if (options.ifAvailable && line.length > 0) return resolve(granted(null));
      if (options.steal) {
        const robbed = line[0];
        if (robbed?.holder) {
          line.shift();
          robbed.fail(new DOMException('stolen', 'AbortError'));
        }
        line.unshift(mine);
        mine.grant({});
        return undefined;
      }
      options.signal?.addEventListener('abort', () => {
        if (mine.holder) return;
        leave();
        reject(new DOMException('aborted', 'AbortError'));
      });
      line.push(mine);
      this.next(line);
      return undefined;
    });
  }

  private next(line: Request[]): void {
    if (line[0] && !line[0].holder) line[0].grant({});
  }
}

function tab(locks: FakeLocks): { tabs: BrowserTabs; heard: string[] } {
  const heard: string[] = [];
  const note = (what: keyof TabNews) => (id: string) => void heard.push(`${what} ${id}`);
  const tabs = new BrowserTabs(locks as unknown as LockManager);
  tabs.listen({ lost: note('lost'), inherited: note('inherited'), changed: note('changed') });
  return { tabs, heard };
}

describe('the tabs of a browser', () => {
  let locks: FakeLocks;
  beforeEach(() => (locks = new FakeLocks()));

  it('let one of them write a game', async () => {
    const [one, two] = [tab(locks), tab(locks)];
    expect(await one.tabs.write('g')).toBe(true);
    expect(await two.tabs.write('g')).toBe(false);
    expect(await one.tabs.write('g')).toBe(true);
    expect(await two.tabs.write('another')).toBe(true);
  });

  it('tell the one whose game is taken over, and let it wait for its turn', async () => {
    const [one, two] = [tab(locks), tab(locks)];
    await one.tabs.write('g');
    await two.tabs.write('g');
    expect(await two.tabs.write('g', true)).toBe(true);
    await settled();
    expect(one.heard).toEqual(['lost g']);
    await two.tabs.write('another');
    await settled();
    expect(one.heard).toEqual(['lost g', 'inherited g']);
  });

  it('hand the game on when the writer goes to another', async () => {
    const [one, two] = [tab(locks), tab(locks)];
    await one.tabs.write('g');
    await two.tabs.write('g');
    await one.tabs.write('another');
    await settled();
    expect(two.heard).toEqual(['inherited g']);
    expect(one.heard).toEqual([]);
    expect(await two.tabs.write('g')).toBe(true);
  });

  it('write without asking where the browser has no locks', async () => {
    expect(await new BrowserTabs(undefined).write('g')).toBe(true);
  });
});
