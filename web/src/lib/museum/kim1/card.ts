import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';

/** The card of the KIM-1's room. The numbers are those of docs/museum/microchess.md. */
export const card = (): CardContent => ({
  was: m.museumKim1CardWas(),
  makers: m.museumKim1CardMakers(),
  couldNot: [
    m.museumKim1CardCouldNot1(),
    m.museumKim1CardCouldNot2(),
    m.museumKim1CardCouldNot3(),
    m.museumKim1CardCouldNot4(),
    m.museumKim1CardCouldNot5(),
    m.museumKim1CardCouldNot6(),
  ],
  exact: [
    { figure: m.museumKim1CardFigure1(), words: m.museumKim1CardProof1() },
    { figure: m.museumKim1CardFigure2(), words: m.museumKim1CardProof2() },
    { figure: m.museumKim1CardFigure3(), words: m.museumKim1CardProof3() },
    { figure: m.museumKim1CardFigure4(), words: m.museumKim1CardProof4() },
  ],
  links: [{ href: '#/xray/tree?game=chess&moves=e2e4,a7a5&engine=microchess', text: m.museumKim1CardLink1() }],
});
