import { describe, expect, it } from 'vitest';
import type { Thought } from '../../src/lib/core/types';
import { firstGame } from '../../src/lib/table/settings';
import { firstPly, gameOfFen, questionKey, subjectAt, subjectOf, type GameAtHand } from '../../src/lib/xray/subject';
import { fakeCatalog, fakeThought } from '../fakes';

function game(thoughts: (Thought | null)[]): GameAtHand {
  const made = thoughts.map((thought, ply) => ({ id: `m${ply}`, thought, clockMs: null, at: null }));
  return { settings: firstGame(), made, catalog: fakeCatalog(), over: false };
}

describe('what is looked at', () => {
  it('is the machine’s last move', () => {
    expect(firstPly(game([null, fakeThought('m1'), null]))).toBe(1);
  });

  it('passes over moves by lot or from a book, of which there is nothing to see', () => {
    const byLot = { ...fakeThought('m3'), randomMoves: 1 };
    const byHeart = { ...fakeThought('m3'), bookMoves: 1 };
    expect(firstPly(game([null, fakeThought('m1'), null, byLot, null, byHeart]))).toBe(1);
    expect(firstPly(game([null, byLot]))).toBe(2);
  });

  it('is the position as it stands before a machine has moved', () => {
    expect(firstPly(game([null]))).toBe(1);
  });

  it('is never a position where the game is over', () => {
    expect(firstPly({ ...game([null, null]), over: true })).toBe(1);
  });

  it('is the position before the move, asked as it was asked then', () => {
    const thought = { ...fakeThought('m1'), level: 'expert', seed: '77' };
    const subject = subjectAt(game([null, thought]), 1);
    expect(subject).toMatchObject({ engine: 'minimax', level: 'expert', seed: '77', played: 'm1', thought });
    expect(subject.course.moves).toEqual(['m0']);
    expect(subject.nodes).toBeUndefined();
  });

  it('repeats a thought that a clock ended by its count of positions', () => {
    const thought = { ...fakeThought('m0'), complete: false, nodes: 512 };
    expect(subjectAt(game([thought]), 0).nodes).toBe(512);
  });

  it('has no thought once it is asked otherwise, and no limit of the old one', () => {
    const thought = { ...fakeThought('m0'), complete: false, nodes: 512 };
    const deeper = subjectAt(game([thought]), 0, { depth: 5 });
    expect(deeper).toMatchObject({ depth: 5, thought: null, played: 'm0' });
    expect(deeper.nodes).toBeUndefined();
    expect(subjectAt(game([thought]), 0, { level: 'beginner' }).thought).toBe(thought);
  });

  it('asks the game’s teacher about a position that somebody brings', () => {
    const course = { game: 'checkers' as const, rules: 'acf', start: 'B:W18:B1', moves: [] };
    expect(subjectOf(course, fakeCatalog())).toMatchObject({ engine: 'minimax', course, played: null, thought: null });
  });

  it('asks the same with the same key', () => {
    const at = game([null, fakeThought('m1')]);
    expect(questionKey(subjectAt(at, 1))).toBe(questionKey(subjectAt(at, 1)));
    expect(questionKey(subjectAt(at, 1))).not.toBe(questionKey(subjectAt(at, 1, { depth: 2 })));
  });

  it('knows whose FEN it is', () => {
    expect(gameOfFen('W:W18,22:B1,K4')).toBe('checkers');
    expect(gameOfFen('8/8/8/8/8/8/8/K1k5 w - - 0 1')).toBe('chess');
  });
});
