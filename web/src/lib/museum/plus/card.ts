import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';

export const card = (): CardContent => ({
  was: m.museumPlusCardWas(),
  makers: m.museumPlusCardMakers(),
  couldNot: [
    m.museumPlusCardCouldNot1(),
    m.museumPlusCardCouldNot2(),
    m.museumPlusCardCouldNot3(),
  ],
  exact: [
    { figure: m.museumPlusCardFigure1(), words: m.museumPlusCardProof1() },
    { figure: m.museumPlusCardFigure2(), words: m.museumPlusCardProof2() },
    { figure: m.museumPlusCardFigure3(), words: m.museumPlusCardProof3() },
    { figure: m.museumPlusCardFigure4(), words: m.museumPlusCardProof4() },
  ],
  links: [
    { href: '#/xray/tree?game=chess&moves=h2h4&engine=microchess-plus', text: m.museumPlusCardLink1() },
    { href: '#/museum/lineage', text: m.museumPlusCardLink2() },
    { href: '#/museum/kim1', text: m.museumPlusCardLink3() },
  ],
});
