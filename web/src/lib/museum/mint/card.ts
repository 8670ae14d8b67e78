import { m } from '../../words/m.svelte';
import type { CardContent } from '../card';

export const card = (): CardContent => ({
  was: m.museumMintCardWas(),
  makers: m.museumMintCardMakers(),
  couldNot: [
    m.museumMintCardCouldNot1(),
    m.museumMintCardCouldNot2(),
    m.museumMintCardCouldNot3(),
    m.museumMintCardCouldNot4(),
  ],
  exact: [
    { figure: m.museumMintCardFigure1(), words: m.museumMintCardProof1() },
    { figure: m.museumMintCardFigure2(), words: m.museumMintCardProof2() },
    { figure: m.museumMintCardFigure3(), words: m.museumMintCardProof3() },
    { figure: m.museumMintCardFigure4(), words: m.museumMintCardProof4() },
  ],
  links: [{ href: '#/museum/octave', text: m.museumMintCardLink1() }],
});
