import { describe, expect, it } from 'vitest';
import { language, m, speak } from '../../src/lib/words/m.svelte';
import { decimal, grouped } from '../../src/lib/words/numbers';

describe('the words of the page', () => {
  it('are those of the language that is spoken', async () => {
    await speak('en');
    expect(language()).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    expect(m.shellTitleOf('Museum')).toBe('Museum – Janus');
  });

  it('write numbers as the language does, with one sign for minus', () => {
    expect(grouped(1234567)).toBe('1,234,567');
    expect(decimal(-1.5, 2)).toBe('−1.50');
    expect(decimal(0.25, 0, 1)).toBe('0.3');
    expect(decimal(-0)).toBe('0');
  });
});
