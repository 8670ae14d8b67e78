import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';
import { ANSWERED, xrayOf } from './example';

export const card = (): CardContent => ({
  was: m.museumOctaveCardWas(),
  makers: m.museumOctaveCardMakers(),
  couldNot: [
    m.museumOctaveCardCouldNot1(),
    m.museumOctaveCardCouldNot2(),
    m.museumOctaveCardCouldNot3(),
    m.museumOctaveCardCouldNot4(),
    m.museumOctaveCardCouldNot5(),
  ],
  exact: [
    { figure: m.museumOctaveCardFigure1(), words: m.museumOctaveCardProof1() },
    { figure: m.museumOctaveCardFigure2(), words: m.museumOctaveCardProof2() },
    { figure: m.museumOctaveCardFigure3(), words: m.museumOctaveCardProof3() },
    { figure: m.museumOctaveCardFigure4(), words: m.museumOctaveCardProof4() },
    { figure: m.museumOctaveCardFigure5(), words: m.museumOctaveCardProof5() },
  ],
  links: [
    { href: xrayOf(ANSWERED, 'faithful'), text: m.museumOctaveCardLink1() },
    { href: '#/museum/mint', text: m.museumOctaveCardLink2() },
  ],
});
