import { describe, expect, it } from 'vitest';
import {
  balance,
  count,
  duration,
  exact,
  perSecond,
  plural,
  share,
  signed,
} from '../../src/lib/dashboard/numbers';

describe('numbers as people read them', () => {
  it('keeps every digit of a count', () => {
    expect([0, 312, 12430, 119060324].map(count)).toEqual(['0', '312', '12,430', '119,060,324']);
  });

  it("writes an engine's own number without the dust of binary fractions", () => {
    expect(exact(0.49999999999999994)).toBe('0.5');
    expect(exact(-0.10000000000000014)).toBe('−0.1');
    expect([signed(50), signed(-48), signed(0)]).toEqual(['+50', '−48', '0']);
  });

  it('says a balance in hundredths, and no sign for nothing', () => {
    expect([0.35, -12, 0.001, -0.001].map(balance)).toEqual(['+0.35', '−12.00', '0.00', '0.00']);
  });

  it('gives think time as finely as it matters', () => {
    expect([0, 3, 20, 1234, 59_990, 83_400].map(duration)).toEqual([
      'under 0.01 s',
      'under 0.01 s',
      '0.02 s',
      '1.23 s',
      '59.99 s',
      '1 min 23 s',
    ]);
  });

  it('does not divide by nothing', () => {
    expect(perSecond(312, 0)).toBeNull();
    expect(share(0, 0)).toBeNull();
    expect(perSecond(1799, 94)).toBe('19,138');
    expect([share(29, 52), share(52, 52)]).toEqual(['55.8%', '100%']);
  });

  it('knows one from many', () => {
    expect([plural(1, 'position'), plural(41, 'branch', 'branches')]).toEqual([
      '1 position',
      '41 branches',
    ]);
  });
});
