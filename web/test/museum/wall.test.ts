import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { Catalog, EngineCard } from '../../src/lib/core/types';
import { card } from '../../src/lib/museum/wall/card';
import { gamesOf } from '../../src/lib/museum/wall/games';
import { tableOf } from '../../src/lib/museum/wall/matches';
import MatchTable from '../../src/lib/museum/wall/MatchTable.svelte';
import { openingOf } from '../../src/lib/museum/wall/openings';
import { balanceText, points, pointsText, standings } from '../../src/lib/museum/wall/standings';

const CATALOG = {
  engines: [{ id: 'minimax', name: 'The flowchart’s minimax', year: 2026 } as EngineCard],
} as Catalog;

function pgn(white: string, black: string, result: string, round = '1.1'): string {
  return `[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n[Termination "checkmate"]\n\n1. e4 e5 ${result}\n\n`;
}

describe('the games of a file', () => {
  it('are read tag by tag, their moves left to the core', () => {
    const [first, second] = gamesOf('chess', pgn('a@1', 'b', '1-0') + pgn('b', 'a@1', '1/2-1/2', '2.2'));
    expect(first).toMatchObject({ white: 'a@1', black: 'b', winner: 'a@1', round: '1.1', ending: 'checkmate' });
    expect(second).toMatchObject({ winner: null, round: '2.2' });
    expect(second?.text.endsWith('1. e4 e5 1/2-1/2')).toBe(true);
  });

  it('count in checkers for whoever moved first, and that is the side at the top', () => {
    const [game] = gamesOf('checkers', pgn('bottom', 'top', '1-0'));
    expect(game?.winner).toBe('top');
  });

  it('are refused when nobody can tell who won', () => {
    expect(() => gamesOf('chess', pgn('a', 'b', '*'))).toThrow('“*”');
  });

  it('know what they began with', () => {
    const [chess] = gamesOf('chess', pgn('a', 'b', '1-0', '3.2'));
    expect(openingOf(chess!)).toBe('French Defence');
    const [checkers] = gamesOf('checkers', '[White "a"]\n[Black "b"]\n[Result "1-0"]\n\n1. 10-15 23-19 2. 7-10 27-23 1-0\n');
    expect(openingOf(checkers!)).toBe('ballot 10-15 23-19 7-10');
  });
});

describe('the standings', () => {
  const games = gamesOf('chess', pgn('a', 'b', '1-0') + pgn('b', 'a', '1/2-1/2') + pgn('c', 'a', '0-1'));

  it('count every game once for each side, the best first', () => {
    const table = standings(games);
    expect(table.map(({ player, all }) => `${player} ${pointsText(all)} ${balanceText(all)}`)).toEqual([
      'a 2½ +2 =1 −0',
      'b ½ +0 =1 −1',
      'c 0 +0 =0 −1',
    ]);
    expect(table[0]?.against.get('b')).toMatchObject({ won: 1, drawn: 1, lost: 0 });
    expect(table[1]?.against.get('c')).toBeUndefined();
  });
});

describe('the match table', () => {
  it.each([
    ['chess', 7],
    ['checkers', 6],
  ] as const)('of %s adds up: everybody has met everybody twenty times', async (game, players) => {
    const { table } = await tableOf(game);
    expect(table).toHaveLength(players);
    for (const { player, all, against } of table) {
      expect([...against.values()].map(({ games }) => games.length), player).toEqual(Array(players - 1).fill(20));
      expect(all.won + all.drawn + all.lost).toBe(20 * (players - 1));
      for (const [other, score] of against) {
        const mirror = table.find((one) => one.player === other)?.against.get(player);
        expect([mirror?.won, mirror?.drawn, mirror?.lost], `${player} ${other}`).toEqual([score.lost, score.drawn, score.won]);
      }
    }
    const total = table.reduce((sum, { all }) => sum + points(all), 0);
    expect(total).toBe((20 * players * (players - 1)) / 2);
  });

  it('has as many games as its card says', async () => {
    const tables = await Promise.all([tableOf('chess'), tableOf('checkers')]);
    const games = tables.flatMap(({ table }) => table).reduce((sum, { all }) => sum + all.games.length, 0) / 2;
    expect(card().exact[0]?.figure).toBe(String(games));
  });

  it('says aloud what a cell holds, and opens it', async () => {
    const onchoose = vi.fn();
    const table = standings(gamesOf('checkers', pgn('minimax@expert', 'other@3', '0-1')));
    render(MatchTable, { caption: 'games', table, catalog: CATALOG, chosen: null, onchoose });
    const name = 'The flowchart’s minimax (Expert) against other (Learner): 1 won, 0 drawn, 0 lost. Points: 1';
    await fireEvent.click(screen.getByRole('button', { name }));
    expect(onchoose).toHaveBeenCalledWith('minimax@expert', 'other@3');
  });
});
