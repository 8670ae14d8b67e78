import { afterEach, describe, expect, it, vi } from 'vitest';
import { lastFlash, Machine, secondsLeft } from '../../../src/lib/museum/kim1/machine.svelte';
import { FakeLab, fakeCandidate, fakeReply, fakeView } from './fakes';

const THOUGHT = fakeReply({
  ms: 21_034,
  candidates: [fakeCandidate(1, { ms: 700, lights: '0FCE23' }), fakeCandidate(2, { ms: 1400, lights: '0FD033' })],
});

/** A machine whose display is the key pressed last; PC thinks. */
function lab(): FakeLab {
  return new FakeLab(({ keys, machine }) => {
    const key = (keys as string[])[0] ?? '';
    const reply = key === 'PC' ? THOUGHT : null;
    return fakeView({ machine: `${String(machine ?? '')}${key}`, display: key.padStart(6, '0'), reply });
  });
}

afterEach(() => vi.useRealTimers());

describe('the machine on the desk', () => {
  it('goes on from where the last key left it', async () => {
    const asked = lab();
    const machine = new Machine(asked);
    await machine.power();
    await Promise.all([machine.press('C'), machine.press('6')]);
    expect(asked.asked).toEqual([
      { ask: 'kim1', keys: [] },
      { ask: 'kim1', machine: '', keys: ['C'] },
      { ask: 'kim1', machine: 'C', keys: ['6'] },
    ]);
    expect(machine.lights).toBe('000006');
    expect(machine.log.map(({ key }) => key)).toEqual(['C', '6']);
  });

  it('keeps the machine of before a thought, to think it again', async () => {
    const asked = lab();
    const machine = new Machine(asked);
    await machine.press('C');
    await machine.press('PC');
    expect(machine.thought?.before?.machine).toBe('C');
    await machine.section(machine.thought!, 7);
    expect(asked.asked.at(-1)).toEqual({ ask: 'kim1', machine: 'C', keys: ['PC'], trace: 7 });
  });

  it('waits as long as in 1976, dark but for the flashes, and deaf to keys', async () => {
    vi.useFakeTimers();
    const machine = new Machine(lab(), () => Date.now());
    machine.periodSpeed = true;
    const done = machine.press('PC');
    await vi.advanceTimersByTimeAsync(500);
    expect(machine.lights).toBe('');
    await vi.advanceTimersByTimeAsync(500);
    expect(machine.lights).toBe('0FCE23');
    await machine.press('C');
    await vi.advanceTimersByTimeAsync(19_900);
    expect(machine.waiting).not.toBeNull();
    await vi.advanceTimersByTimeAsync(300);
    await done;
    expect(machine.waiting).toBeNull();
    expect(machine.log.map(({ key }) => key)).toEqual(['PC']);
  });

  it('lets the wait be skipped', async () => {
    vi.useFakeTimers();
    const machine = new Machine(lab(), () => Date.now());
    machine.periodSpeed = true;
    const done = machine.press('PC');
    await vi.advanceTimersByTimeAsync(100);
    machine.skip();
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(machine.lights).toBe('0000PC');
  });

  it('says when the core does not answer', async () => {
    const broken = new FakeLab(() => Promise.reject(new Error('no core')));
    const machine = new Machine(broken);
    await machine.power();
    expect(machine.trouble).toContain('no core');
  });

  it('counts down to one', () => {
    expect(secondsLeft({ reply: THOUGHT, elapsed: 0 })).toBe(22);
    expect(secondsLeft({ reply: THOUGHT, elapsed: 21_000 })).toBe(1);
    expect(lastFlash({ reply: THOUGHT, elapsed: 699 })).toBeNull();
  });
});
