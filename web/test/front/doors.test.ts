import { beforeEach, describe, expect, it } from 'vitest';
import { doorGame, twoPlayers } from '../../src/lib/front/doors';
import { usualChoice } from '../../src/lib/newgame/choice';
import { remember } from '../../src/lib/newgame/remembered';
import { CATALOG } from '../newgame/fixtures';

describe('the doors', () => {
  beforeEach(() => localStorage.clear());

  it('lead a newcomer to Janus at its first level, who moves first', () => {
    expect(doorGame('chess', CATALOG)).toMatchObject({
      ruleSet: 'fide',
      white: { kind: 'person' },
      black: { kind: 'engine', id: 'janus', level: '1' },
    });
    expect(doorGame('checkers', CATALOG)).toMatchObject({
      ruleSet: 'acf',
      white: { kind: 'engine', id: 'janus-checkers' },
      black: { kind: 'person' },
    });
  });

  it('lead others to the opponent of last time', () => {
    const usual = usualChoice(CATALOG);
    remember({ ...usual, opponent: { ...usual.opponent, chess: { engine: 'janus', level: '5' } } });
    expect(doorGame('chess', CATALOG).black).toMatchObject({ id: 'janus', level: '5' });
  });

  it('lead to the game of the flowchart with its own rules, whatever rules were played last', () => {
    const usual = usualChoice(CATALOG);
    remember({ ...usual, side: 'second', opponent: { ...usual.opponent, checkers: { engine: 'minimax', level: 'beginner' } } });
    expect(doorGame('checkers', CATALOG)).toMatchObject({ ruleSet: 'red-vs-ai', white: { kind: 'person' }, black: { id: 'minimax', level: 'beginner' } });
  });

  it('let two people play by the rules of families', () => {
    expect(twoPlayers(CATALOG)).toMatchObject({
      ruleSet: 'two-player',
      white: { kind: 'person', name: 'White' },
      black: { kind: 'person', name: 'Black' },
    });
  });
});
