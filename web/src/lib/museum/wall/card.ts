import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';

export const card = (): CardContent => ({
  was: m.museumGamesCardWas(),
  makers: m.museumGamesCardMakers(),
  couldNot: [
    m.museumGamesCardCouldNot1(),
    m.museumGamesCardCouldNot2(),
    m.museumGamesCardCouldNot3(),
    m.museumGamesCardCouldNot4(),
  ],
  exact: [
    { figure: m.museumGamesCardFigure1(), words: m.museumGamesCardProof1() },
    { figure: m.museumGamesCardFigure2(), words: m.museumGamesCardProof2() },
    { figure: m.museumGamesCardFigure3(), words: m.museumGamesCardProof3() },
  ],
  links: [
    { href: '#/xray/lineage', text: m.museumGamesCardLink1() },
    { href: '#/museum/flowchart', text: m.museumGamesCardLink2() },
    { href: '#/museum/kim1', text: m.museumGamesCardLink3() },
  ],
});
