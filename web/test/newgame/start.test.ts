import { describe, expect, it } from 'vitest';
import { gameWords, lackWords, looksLikeGame, startOf, understand } from '../../src/lib/newgame/start';
import { clientAnswering } from './fixtures';

const READ = {
  white: 'Anderssen',
  black: 'Kieseritzky',
  event: 'London',
  date: '1851.06.21',
  result: '1-0',
  rules: 'fide',
  start: '',
  moves: ['e2e4', 'e7e5'],
  comments: [null, null],
  remarks: [],
};

describe('a pasted text', () => {
  it.each([
    ['[Event "x"]\n\n1. e4 e5 *', true],
    ['1. e4 e5 2. Nf3', true],
    ['1.e4', true],
    ['1. 11-15 23-19', true],
    ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', false],
    ['W:W21,22:BK1,2', false],
  ])('%j is a game: %s', (text, game) => {
    expect(looksLikeGame(text)).toBe(game);
  });

  it('that is a position says so, in the form the core writes it', async () => {
    const { client, asked } = clientAnswering({ fen: 'W:W21:B1', men: [{}, {}], turn: 'white' });
    const found = await understand(client, 'checkers', 'acf', ' W:W21:B1 ');
    expect(asked).toEqual([{ ask: 'setup', game: 'checkers', rules: 'acf', fen: 'W:W21:B1' }]);
    expect(found).toMatchObject({ kind: 'position', start: { fen: 'W:W21:B1', moves: [] } });
  });

  it('that is wrong names every flaw', async () => {
    const flaws = ['A pawn stands on the first or last rank.', 'White has no king.'];
    const { client } = clientAnswering({ error: 'not a legal position', kind: 'setup', flaws });
    expect(await understand(client, 'chess', 'fide', '8/8 w')).toEqual({ kind: 'wrong', problems: flaws });
  });

  it('that holds games offers them, and says which were left out', async () => {
    const bad = [{ line: 12, reason: 'Ke9 is not a move', excerpt: 'Ke9' }];
    const { client } = clientAnswering({ games: [READ], bad });
    const found = await understand(client, 'chess', 'fide', '1. e4 e5');
    expect(found).toEqual({ kind: 'games', games: [READ], problems: ['Line 12: Ke9 is not a move'] });
    expect(gameWords(READ)).toBe('Anderssen – Kieseritzky, London, 1851.06.21 (2 moves)');
    expect(startOf(READ)).toEqual({ fen: '', moves: ['e2e4', 'e7e5'], rules: 'fide' });
  });

  it('with nothing to play says what is wrong', async () => {
    const { client } = clientAnswering({ games: [], bad: [] });
    expect(await understand(client, 'chess', 'fide', '1. zz')).toEqual({
      kind: 'wrong',
      problems: ['There is no game in this text.'],
    });
    expect((await understand(client, 'chess', 'fide', '  ')).kind).toBe('nothing');
  });

  it('that gives no start says in few words why', () => {
    expect(lackWords({ kind: 'nothing' })).toBe('Paste a position or a game to start from.');
    expect(lackWords({ kind: 'wrong', problems: ['no king'] })).toBe('The pasted text has a mistake.');
    expect(lackWords({ kind: 'wrong', problems: ['a', 'b'] })).toBe('The pasted text has 2 mistakes.');
  });
});
