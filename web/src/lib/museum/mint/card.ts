import type { CardContent } from '../card';

export const CARD: CardContent = {
  was:
    'MINT is a stack language for small Z80 computers: 5\u00a03\u00a0+\u00a0. prints 8. MINT-Octave speaks a dialect of it on larger machines. ' +
    'In December 2025 a chess program was published for that dialect, converted from an Octave program: an array of 64 ' +
    'numbers, moves typed as e2e4, and an opponent who draws lots.',
  makers:
    'MINT is by Ken Boak and John Hardy; who wrote the chess programs is not known to us. Interpreter and program here are ' +
    'our own; the words of the program are those of the original.',
  couldNot: [
    'Be played as it was published: see the lesson.',
    'Tell how a man moves: he may go to any square where none of his own side stands.',
    'Know check, castling, en passant or promotion; a side without men has lost.',
    'Think: it draws two squares until they make a move.',
  ],
  exact: [
    { figure: 'Every', words: 'word, error and example of the manual is a test, and so is each fault beside its mended form' },
    { figure: '320,000', words: 'programs of random words, in both dialects, all came to an end without a failure of ours' },
    { figure: '20,000', words: 'seeds draw each of the twenty first moves about equally often (chi-square below its 0.1 % bound)' },
    { figure: '10 million', words: 'steps and 4,096 cells of heap at most in the terminal; here a line is stopped after one million' },
  ],
  links: [{ href: '#/museum/octave', text: 'The Octave program it was made from' }],
};
