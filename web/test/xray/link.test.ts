import { describe, expect, it } from 'vitest';
import type { Catalog, EngineCard } from '../../src/lib/core/types';
import { linkTo, readLink, writeLink } from '../../src/lib/xray/link';
import { subjectOf } from '../../src/lib/xray/subject';
import { fakeCatalog } from '../fakes';

const KINGS = 'W:WK10,K14:BK3,K7';
const PAWN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

function catalog(): Catalog {
  const checkers = fakeCatalog();
  const chess: EngineCard = { ...checkers.engines[0]!, id: 'octave', name: 'chess1', game: 'chess' };
  return { ...checkers, engines: [...checkers.engines, chess] };
}

function read(query: string) {
  return readLink(query, catalog(), 'checkers');
}

describe('the address of what is looked at', () => {
  it('means the game on the table if it says nothing', () => {
    expect(read('')).toEqual({ brought: null, wish: {} });
    expect(writeLink({ brought: null, wish: {} })).toBe('');
  });

  it('names a position by its FEN, which tells the game', () => {
    expect(read(`fen=${PAWN.replaceAll(' ', '+')}`).brought).toEqual({
      course: { game: 'chess', rules: 'fide', start: PAWN, moves: [] },
      played: null,
    });
    expect(read(`fen=${encodeURIComponent(KINGS)}`).brought?.course).toEqual({ game: 'checkers', rules: 'acf', start: KINGS, moves: [] });
  });

  it('names a position by the moves that lead there, and the move made there', () => {
    expect(read('game=chess&moves=f2f3,e7e5&move=g2g4').brought).toEqual({
      course: { game: 'chess', rules: 'fide', start: '', moves: ['f2f3', 'e7e5'] },
      played: 'g2g4',
    });
  });

  it('asks another player about the game on the table', () => {
    expect(read('engine=minimax&level=expert&depth=5&seed=77')).toEqual({
      brought: null,
      wish: { engine: 'minimax', level: 'expert', depth: 5, seed: '77' },
    });
  });

  it('takes a player of the other game to its usual start', () => {
    expect(read('engine=octave').brought?.course).toEqual({ game: 'chess', rules: 'fide', start: '', moves: [] });
  });

  it('is written so that it is read as the same', () => {
    const link = {
      brought: { course: { game: 'checkers' as const, rules: 'red-vs-ai', start: KINGS, moves: ['10-6', '3-8'] }, played: '14-9' },
      wish: { engine: 'minimax', level: 'expert', depth: 9, nodes: 5000, seed: '-77' },
    };
    expect(read(writeLink(link))).toEqual(link);
    expect(writeLink({ brought: { course: { game: 'chess', rules: 'fide', start: PAWN, moves: [] }, played: null }, wish: {} })).toBe(
      'fen=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1',
    );
  });

  it('leads from a game to the same question without the game', () => {
    const course = { game: 'checkers' as const, rules: 'red-vs-ai', start: '', moves: ['22-18'] };
    const subject = { ...subjectOf(course, catalog(), { level: 'expert', seed: '5', nodes: 512 }, '9-13') };
    const { brought, wish } = read(linkTo(subject));
    expect(subjectOf(brought!.course, catalog(), wish, brought!.played)).toEqual(subject);
  });

  it.each([
    ['fem=8/8', 'says "fem"'],
    ['game=go', 'asks for the game go'],
    ['engine=nobody', 'asks for the opponent nobody'],
    [`engine=octave&fen=${KINGS}`, 'chess1 does not play checkers'],
    ['depth=0', 'depth=0'],
    ['depth=many', 'depth=many'],
  ])('is refused with the reason: %s', (query, reason) => {
    expect(() => read(query)).toThrow(reason);
  });
});
