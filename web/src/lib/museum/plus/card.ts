import type { CardContent } from '../card';

export const CARD: CardContent = {
  was:
    'A proposal of how the 1976 Microchess might be improved: all the moves of chess, three plies of alpha-beta instead of one with exchanges, an ' +
    'evaluation in three phases, five openings by position. It was never a program; here it is carried out, function by function.',
  makers:
    'Microchess is Peter Jennings’ program for the KIM-1, 1976. Who wrote the proposal is not known; the program after it is ours.',
  couldNot: [
    'promote to anything but a queen',
    'see the fifty-move rule coming, or that some positions cannot be won by anybody',
    'use time: it looks three plies ahead, whether that takes a millisecond or a second',
  ],
  exact: [
    { figure: '100 %', words: 'of the boxes you see lit come from the recorded search; the terms of a value add up to it exactly, in eighths of a pawn.' },
    { figure: '97 %', words: 'of the points in 200 games against the original: 188 won, 11 drawn, 1 lost.' },
    { figure: '75 %', words: 'if a legal move is worth a whole pawn, as the text has it: the level “literal”.' },
    { figure: '6,300', words: 'positions a move takes on average, nearly all of them evaluated.' },
  ],
  links: [
    { href: '#/xray/tree?game=chess&moves=h2h4&engine=microchess-plus', text: 'X-ray: its whole tree after 1. h4' },
    { href: '#/museum/lineage', text: 'Hall of games: how it fares against the others' },
    { href: '#/museum/kim1', text: 'KIM-1: the original' },
  ],
};
