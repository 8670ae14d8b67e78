import { describe, expect, it } from 'vitest';
import { dateOf, playersOf, rulesOf, standingOf } from '../../src/lib/games/words';
import type { KeptGame } from '../../src/lib/keep/kept-games';
import { firstGame } from '../../src/lib/table/settings';
import { fakeCatalog } from '../fakes';

const { game, ruleSet: rules, white } = firstGame();
const black = { kind: 'engine' as const, id: 'minimax', level: 'beginner', seed: '1' };
const GAME: KeptGame = { id: 'g', game, rules, white, black, plies: 3, outcome: null, turn: null, updated: '' };
const ann = { kind: 'person' as const, name: 'Ann' };
const bob = { kind: 'person' as const, name: 'Bob' };

describe('a game in the list', () => {
  it('names the person first', () => {
    expect(playersOf(GAME, fakeCatalog())).toBe('You against The flowchart’s minimax');
    expect(playersOf({ ...GAME, white: black, black: white }, fakeCatalog())).toBe('You against The flowchart’s minimax');
    expect(playersOf({ ...GAME, white: ann, black: bob }, fakeCatalog())).toBe('Ann against Bob');
  });

  it('says whose turn it is, where that is known', () => {
    expect(standingOf(GAME)).toBe('In progress');
    expect(standingOf({ ...GAME, turn: { side: 'white', name: 'Red' } })).toBe('Your turn');
    expect(standingOf({ ...GAME, turn: { side: 'black', name: 'Black' } })).toBe('Black to move');
  });

  it('says how it ended', () => {
    const won = { winner: 'white' as const, reason: 'resignation', words: '' };
    expect(standingOf({ ...GAME, outcome: won })).toBe('You won');
    expect(standingOf({ ...GAME, outcome: { ...won, winner: 'black' } })).toBe('You lost');
    expect(standingOf({ ...GAME, outcome: { ...won, winner: null } })).toBe('Draw');
    expect(standingOf({ ...GAME, white: ann, black: bob, outcome: won })).toBe('1–0');
  });

  it('counts and dates it as people do', () => {
    expect(rulesOf(GAME)).toBe('Checkers, Red begins');
    expect(rulesOf({ ...GAME, game: 'chess', rules: 'fide' })).toBe('Chess');
    const now = new Date(2026, 2, 3, 9, 0);
    expect(dateOf(new Date(2026, 2, 3, 8, 5).toISOString(), now, 'en-GB')).toBe('Today, 08:05');
    expect(dateOf(new Date(2026, 2, 2, 23, 5).toISOString(), now, 'en-GB')).toBe('Yesterday, 23:05');
    expect(dateOf(new Date(2025, 11, 24).toISOString(), now, 'en-GB')).toBe('24 Dec 2025');
    expect(dateOf(new Date(2026, 2, 3, 8, 5).toISOString(), now, 'en')).toMatch(/^Today, 8:05\sAM$/);
    expect(dateOf('', now)).toBe('');
  });
});
