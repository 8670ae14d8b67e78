import { describe, expect, it } from 'vitest';
import { clockText } from '../../src/lib/shell/clock-text';

describe('a clock', () => {
  it.each([
    [9_900, '0:09.9'],
    [65_000, '1:05'],
    [3_725_000, '1:02:05'],
    [86_399_000, '23:59:59'],
    [3 * 86_400_000 - 1000, '2d 23:59'],
    [7 * 86_400_000, '7d 0:00'],
  ])('of %d ms reads %s', (ms, words) => expect(clockText(ms)).toBe(words));
});
