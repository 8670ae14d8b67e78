import type { CardContent } from '../card';
import { ANSWERED, xrayOf } from './example';

export const CARD: CardContent = {
  was:
    'A console program for Octave, a language for matrices: eight rows of eight codes, moves as four numbers, the whole ' +
    'board copied for every move tried. It asks for a move, prints “AI thinking...”, and a minute and a half later it ' +
    'answers. Three plies of alpha-beta, captures first; the same moves get the same answers for ever.',
  makers:
    'Published in 2025 by SteveJustin1963 in the project tec-CHESS. Ours was written from a description of its behaviour; ' +
    'none of its code is here.',
  couldNot: [
    'Castle, capture en passant, or promote to anything but a queen.',
    'Draw by repetition, by counting moves or for want of men: it knows mate and stalemate alone.',
    'Give mate. A mated side scores −9999 whichever it is, so it turns away from every mate it sees; “repaired”, it does not.',
    'See past its third ply: it counts men in the middle of exchanges, hence the queen that comes out on the second move.',
    'Play White.',
  ],
  exact: [
    { figure: 'f8c5', words: 'the published answer, with its eval=11.5 and its 88.49 seconds for 3,310 positions' },
    { figure: '11', words: 'recorded answers come out with the same move, value, positions and cut-offs' },
    { figure: '2,979', words: 'evaluations counted in the published position, where 2,980 are on record; a second program written independently counts 2,979 too' },
    { figure: '8,902', words: 'positions after three plies by its rules, as there should be; 20 and 400 before' },
    { figure: '0 of 30', words: 'games won against moves drawn by lot, because it gives no mate; repaired, 29 of 30' },
  ],
  links: [
    { href: xrayOf(ANSWERED, 'faithful'), text: 'X-ray: all 3,310 positions of its published answer' },
    { href: '#/museum/mint', text: 'The MINT program made from it' },
  ],
};
