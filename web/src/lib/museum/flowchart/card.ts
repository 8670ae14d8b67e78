import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';

export const card = (): CardContent => ({
  was: m.museumFlowchartCardWas(),
  makers: m.museumFlowchartCardMakers(),
  couldNot: [
    m.museumFlowchartCardCouldNot1(),
    m.museumFlowchartCardCouldNot2(),
    m.museumFlowchartCardCouldNot3(),
  ],
  exact: [
    { figure: m.museumFlowchartCardFigure1(), words: m.museumFlowchartCardProof1() },
    { figure: m.museumFlowchartCardFigure2(), words: m.museumFlowchartCardProof2() },
    { figure: m.museumFlowchartCardFigure3(), words: m.museumFlowchartCardProof3() },
    { figure: m.museumFlowchartCardFigure4(), words: m.museumFlowchartCardProof4() },
  ],
  links: [
    { href: '#/xray/tree?game=checkers&rules=red-vs-ai&moves=22-18&engine=minimax', text: m.museumFlowchartCardLink1() },
    { href: '#/museum/lineage', text: m.museumFlowchartCardLink2() },
  ],
});
