import { describe, expect, it } from 'vitest';
import * as answers from '../../src/lib/text/answers';
import { spokenMove } from '../../src/lib/text/speech';
import { METRICS, MINIMAX, thought } from '../dashboard/fixtures';
import { CHECKERS, view } from './fixtures';

describe('a move as one says it', () => {
  it.each([
    ['e4', 'pawn e4'],
    ['exd5', 'pawn from e takes d5'],
    ['Nbd2', 'knight from b to d2'],
    ['Qh4#', 'queen h4, checkmate'],
    ['exd8=Q+', 'pawn from e takes d8, becomes a queen, check'],
    ['O-O', 'castles kingside'],
    ['O-O-O+', 'castles queenside, check'],
  ])('in chess: %s', (san, words) => {
    expect(spokenMove('chess', san)).toBe(words);
  });

  it.each([
    ['11-15', '11 to 15'],
    ['22x15', '22 takes 18, to 15'],
    ['22x15x8', '22 takes 18 and 11, to 8'],
  ])('in checkers: %s', (pdn, words) => {
    expect(spokenMove('checkers', pdn)).toBe(words);
  });
});

describe('questions about the board', () => {
  it('names the last move, or that there is none', () => {
    expect(answers.lastMove(view())).toBe('No move has been made yet.');
    const last = { id: 'g1f3', text: 'Nf3', path: [], captured: [], side: 'white' as const };
    expect(answers.lastMove(view({ last }))).toBe('White: knight f3.');
  });

  it('names the opening, or says that it has no name', () => {
    expect(answers.opening(view())).toBe('This opening has no name.');
    const opening = { eco: 'C60', name: 'Ruy Lopez' };
    expect(answers.opening(view({ opening }))).toBe('Opening: Ruy Lopez.');
  });

  it('finds the knights', () => {
    expect(answers.pieces(view(), 'n')).toBe('Knights: White g1, b1; Black none.');
  });

  it('finds all pieces of checkers by number', () => {
    expect(answers.pieces(view(CHECKERS), '')).toBe(
      'Kings: Red 18; Black none. Men: Red 29; Black 1.',
    );
  });

  it('says which kinds there are when asked for another', () => {
    expect(answers.pieces(view(CHECKERS), 'n')).toBe('There is no piece "n". Type one of k, m.');
  });

  it('reads the board row by row from the top', () => {
    const read = answers.rows(view());
    expect(read).toHaveLength(8);
    expect(read[0]).toBe('Row 8: e8 Black king.');
    expect(read[4]).toBe('Row 4: empty.');
    expect(answers.rows(view(), 7)).toEqual(['Row 7: a7 Black pawn.']);
  });

  it('says what stands on a square and where it may go', () => {
    expect(answers.square(view(), 'g1')).toBe('g1: White knight. It can play Nf3, Nh3.');
    expect(answers.square(view(), 'e8')).toBe('e8: Black king.');
    expect(answers.square(view(), 'e4')).toBe('e4: empty.');
    expect(answers.square(view(), 'z9')).toBe('There is no square z9.');
    expect(answers.square(view(CHECKERS), '29')).toBe('29: Red man. It cannot move.');
    expect(answers.square(view(CHECKERS), '33')).toBe('There is no square 33.');
  });

  it('lists the moves, and that a jump is forced', () => {
    expect(answers.moves(view())).toBe('2 moves: Nf3, Nh3.');
    expect(answers.moves(view({ mustJump: true }))).toMatch(/^White must jump\. /);
  });
});

describe('the thoughts in words', () => {
  const checkers = view(CHECKERS);

  it('are the same numbers as on the panel, and what it expects', () => {
    expect(answers.thoughts(checkers, thought(), MINIMAX, METRICS)).toBe(
      "The flowchart's minimax played 24 to 19. " +
        '199 positions, 52 cut-offs, 0.02 s. ' +
        'moves ahead 4; score +0.03 men for Red; positions per second 9,950; cut off by the first reply 55.8%. ' +
        'It expects 15 takes 19, to 24; 27 takes 24, to 20; 8 to 11.',
    );
  });

  it('say when there were none', () => {
    const random = thought({ randomMoves: 1, remarks: ['0.23 < 0.40: a random move'] });
    expect(answers.thoughts(checkers, random, MINIMAX, METRICS)).toBe(
      "The flowchart's minimax played 24 to 19. A random move this time. 0.23 < 0.40: a random move.",
    );
    expect(answers.thoughts(checkers, null, null, METRICS)).toBe('Your opponent has not moved yet.');
  });
});
