import { describe, expect, it } from 'vitest';
import { coloursFrom } from '../../src/lib/xray/tree/colours';
import sheet from '../../src/styles/tokens.css?raw';

/** The film's colours as the style sheet has them, in light and in dark. */
function film(dark: boolean): (name: string) => string {
  return (name) => {
    const found = [...sheet.matchAll(new RegExp(`${name}: (#[0-9a-f]{6})`, 'g'))].map((one) => one[1]!);
    return (dark ? found.at(-1) : found[0]) ?? '';
  };
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each([false, true])('the colours of the tree, dark %s', (dark) => {
  const colours = coloursFrom(film(dark));

  it('let letters be read', () => {
    for (const bright of [colours.step, colours.best, colours.prune, colours.over]) {
      expect(contrast(bright, colours.onBright)).toBeGreaterThan(4.5);
    }
    for (const quiet of [colours.leaf, colours.pruneLast, colours.ghost, colours.open, colours.panel]) {
      expect(contrast(quiet, colours.ink)).toBeGreaterThan(4.5);
    }
  });

  it('stand out from the ground', () => {
    for (const bright of [colours.step, colours.best, colours.prune, colours.over]) {
      expect(contrast(bright, colours.panel)).toBeGreaterThan(7);
    }
  });
});
