import { describe, expect, it } from 'vitest';
import { keyTyped, meaning, PAD } from '../../../src/lib/museum/kim1/keys';
import { nameOf } from '../../../src/lib/museum/kim1/men';

describe('the pad', () => {
  it('has 23 keys, no two alike', () => {
    expect(PAD.flat()).toHaveLength(23);
    expect(new Set(PAD.flat()).size).toBe(23);
  });

  it('can be typed: every key, and nothing else', () => {
    const typed = [...'0123456789abcdef+pgrsxy'].map(keyTyped);
    expect(new Set(typed)).toEqual(new Set(PAD.flat()));
    for (const other of ['Tab', 'Enter', 'q', ' ', 'ArrowUp', 'F5']) expect(keyTyped(other)).toBeNull();
  });

  it('has a meaning for every key', () => {
    for (const key of PAD.flat()) expect(meaning(key)).not.toBe('');
  });

  it('names the men', () => {
    expect(nameOf(0x0f)).toBe('its king’s pawn');
    expect(nameOf(0x11)).toBe('your queen');
    expect(nameOf(0xff)).toBe('no piece');
  });
});
