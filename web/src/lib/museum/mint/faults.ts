/** A fault of MINT-Octave 15.1, and lines that show it: the core runs them both ways. */
export interface Fault {
  title: string;
  means: string;
  does: string;
  lines: string[];
}

export const FAULTS: Fault[] = [
  {
    title: 'Items of an array',
    means: 'a 0 ? is the first item.',
    does: 'It is the size; a 1 ? is the first item. The board stood shifted by a square.',
    lines: ['[ 7 8 9 ] a !', 'a 0 ? .'],
  },
  {
    title: 'Bits',
    means: '-1 ~ is 0, which is false.',
    does: 'Negative numbers count as 0, so it is 65535, which is true. Every move was answered “Illegal move!”.',
    lines: ['-1 ~ .'],
  },
  {
    title: 'Names',
    means: 'Variables have names.',
    does: 'Of at most three letters. The first version stops at its first variable, turn.',
    lines: ['1 turn !', 'turn .'],
  },
  {
    title: '/W in a choice',
    means: 'It leaves the loop around the choice.',
    does: 'The choice itself becomes a loop of 999,999 rounds, and only that is left.',
    lines: ['3 ( /i . /T ( /F /W ) )'],
  },
];

/** What was printed, without the prompts between. */
export function withoutPrompts(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/^(> )+/, '').trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}
