import { describe, expect, it } from 'vitest';
import { hintQuestion, hintSeats } from '../../src/lib/table/hint';
import { fakeCatalog } from '../fakes';

describe('a hint', () => {
  const catalog = fakeCatalog();
  const card = catalog.engines[0]!;
  catalog.engines = [
    { ...card, id: 'old', year: 1976 },
    { ...card, id: 'simple', year: 2026 },
    { ...card, id: 'strong', year: 2026 },
    { ...card, id: 'chess', game: 'chess' },
  ];

  it('comes from the youngest and strongest of that game, at its best', () => {
    expect(hintSeats(catalog, 'checkers')).toEqual([
      { engine: 'strong', level: 'expert' },
      { engine: 'simple', level: 'expert' },
      { engine: 'old', level: 'expert' },
    ]);
  });

  it('takes a second', () => {
    const course = { game: 'checkers' as const, rules: 'acf', start: '', moves: ['11-15'] };
    expect(hintQuestion(course, { engine: 'strong', level: 'expert' })).toMatchObject({ moves: ['11-15'], ms: 1000 });
  });
});
