/** The seven bars of a digit: a is the top, then clockwise to f, and g in the middle. */
export type Segment = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g';

export const SEGMENTS: Segment[] = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** As the KIM-1 draws its sixteen digits: b and d are small, because B and D would be 8 and 0. */
const LIT: Record<string, string> = {
  '0': 'abcdef',
  '1': 'bc',
  '2': 'abdeg',
  '3': 'abcdg',
  '4': 'bcfg',
  '5': 'acdfg',
  '6': 'acdefg',
  '7': 'abc',
  '8': 'abcdefg',
  '9': 'abcdfg',
  A: 'abcefg',
  B: 'cdefg',
  C: 'adef',
  D: 'bcdeg',
  E: 'adefg',
  F: 'aefg',
};

/** Which bars a digit lights; a blank lights none. */
export function lit(digit: string): Set<Segment> {
  return new Set((LIT[digit] ?? '').split('') as Segment[]);
}

/** The display as people say it: `0F 13 33`; dark digits are left out. */
export function spoken(display: string): string {
  return (display.match(/../g) ?? []).filter((pair) => pair.trim() !== '').join(' ');
}
