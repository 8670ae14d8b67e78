import { m } from '../words/m.svelte';

/** All that players can say to each other; a sentence's number is its place, from 1. */
export function phrases(): string[] {
  return [
    m.phraseHello(),
    m.phraseHaveFun(),
    m.phraseGoodLuck(),
    m.phraseNiceMove(),
    m.phraseWellPlayed(),
    m.phraseOops(),
    m.phraseSorry(),
    m.phraseMoment(),
    m.phraseBack(),
    m.phraseThanks(),
    m.phraseGoodGame(),
    m.phraseBye(),
  ];
}
