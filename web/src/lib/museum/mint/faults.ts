import { m } from '../../words/m.svelte';

/** A fault of MINT-Octave 15.1, and lines that show it: the core runs them both ways. */
export interface Fault {
  title: string;
  means: string;
  does: string;
  lines: string[];
}

export const faults = (): Fault[] => [
  {
    title: m.museumMintItemsOfAnArray(),
    means: m.museumMintA0IsTheFirst(),
    does: m.museumMintItIsTheSizeA(),
    lines: ['[ 7 8 9 ] a !', 'a 0 ? .'],
  },
  {
    title: m.museumMintBits(),
    means: m.museumMint1Is0WhichIs(),
    does: m.museumMintNegativeNumbersCountAs0(),
    lines: ['-1 ~ .'],
  },
  {
    title: m.museumMintNames(),
    means: m.museumMintVariablesHaveNames(),
    does: m.museumMintOfAtMostThreeLetters(),
    lines: ['1 turn !', 'turn .'],
  },
  {
    title: m.museumMintWInAChoice(),
    means: m.museumMintItLeavesTheLoopAround(),
    does: m.museumMintTheChoiceItselfBecomesA(),
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
