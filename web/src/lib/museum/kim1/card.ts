import type { CardContent } from '../card';

/** The card of the KIM-1's room. The numbers are those of docs/museum/microchess.md. */
export const KIM1_CARD: CardContent = {
  was:
    'A computer on one board, sold for 245 dollars: a 6502 processor at 1 MHz, one kilobyte of memory, 23 keys and six digits. ' +
    'Microchess fits into that kilobyte, openings and all, and was one of the first games sold for home computers.',
  makers:
    'Peter Jennings wrote Microchess in 1976. Ours was written afresh from a description of what it does; none of his code is here.',
  couldNot: [
    'It shows no board: you keep one beside it, and move the men of both sides on it.',
    'It takes any move from you, legal or not, and does not know whose turn it is.',
    'It castles only where its opening says so, and then you move the rook.',
    'A pawn on the last rank stays a pawn until you change it in memory; en passant takes two moves.',
    'It says neither check nor mate: FF FF FF means that it resigns. It knows no draw.',
    'At blitz and super blitz it does not test its moves for check.',
  ],
  exact: [
    { figure: '2,249', words: 'recorded replies at all three levels come out the same in every byte' },
    { figure: '85', words: 'recorded sequences of keys, with the display after every key' },
    { figure: '4,909', words: 'candidates with all their counters, and 20 oddities, wraps and carries included' },
    { figure: '0.5 %', words: 'is how far our clock is from the original’s, in the median; it is fitted, not counted' },
  ],
  links: [{ href: '#/xray/tree?game=chess&moves=e2e4,a7a5&engine=microchess', text: 'X-ray: its states and counters after 1. e4 a5' }],
};
