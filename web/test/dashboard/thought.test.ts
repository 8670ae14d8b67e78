import { describe, expect, it } from 'vitest';
import { figures } from '../../src/lib/dashboard/figures';
import { thoughtOnShow } from '../../src/lib/dashboard/on-show';
import { forWhite, scoreInWords, unitOf } from '../../src/lib/dashboard/score';
import { insteadOfLooking, remarksLeft } from '../../src/lib/dashboard/instead';
import { asComment, inOneSentence } from '../../src/lib/dashboard/sentence';
import { bars, moving, steps, total } from '../../src/lib/dashboard/terms';
import { totals } from '../../src/lib/dashboard/totals';
import { METRICS, MINIMAX, MINT, thought } from './fixtures';

describe('a thought in one sentence', () => {
  it('says how many positions and cut-offs there were and how long it took', () => {
    const now = thought({ nodes: 312, cutoffs: 41 });
    expect(inOneSentence(now, MINIMAX)).toBe(
      '312 positions, 41 cut-offs, 0.02 s',
    );
  });

  it('says when a move was drawn by lot', () => {
    const now = thought({ nodes: 0, randomMoves: 1, remarks: ['0.23 < 0.40: a random move'] });
    expect(insteadOfLooking(now)?.how).toBe('random');
    expect(inOneSentence(now, MINIMAX)).toBe('A random move this time');
  });

  it('does not call a search random because a lot was drawn for it', () => {
    const now = thought({ remarks: ['0.61 >= 0.40: it searches'] });
    expect(insteadOfLooking(now)).toBeNull();
    expect(inOneSentence(now, MINIMAX)).toMatch(/^199 positions/);
  });

  it('names the book', () => {
    const now = thought({
      nodes: 0,
      bookMoves: 1,
      remarks: ['Piece P from e7 to e5', 'from the book: Giuoco Piano'],
    });
    expect(inOneSentence(now, MINIMAX)).toBe('from the book: Giuoco Piano');
    expect(remarksLeft(now)).toEqual(['Piece P from e7 to e5']);
  });

  it('has depth, score and remarks too when it goes into a file', () => {
    expect(asComment(thought({ remarks: ['0.61 >= 0.40: it searches'] }), MINIMAX)).toBe(
      '199 positions, 52 cut-offs, 0.02 s, depth 4,' +
        " score 3 (hundredths of a man, from the program's side), 0.61 >= 0.40: it searches",
    );
    const lot = { score: null, depth: null, randomMoves: 1, remarks: ['drew 3 of 20', 'Knight to f3'] };
    expect(asComment(thought(lot), MINT)).toBe('A random move this time, drew 3 of 20, Knight to f3');
  });

  it('says nothing of what an engine does not measure', () => {
    const now = thought({ nodes: null, cutoffs: null, randomMoves: 0, millis: 1 });
    expect(inOneSentence(now, MINT)).toBe('under 0.01 s');
  });
});

describe('the figures of a thought', () => {
  it('are the main ones in order, each with its definition', () => {
    const { main, more } = figures(thought(), MINIMAX, METRICS);
    expect(main.map((figure) => [figure.words, figure.text])).toEqual([
      ['positions', '199'],
      ['prunes', '52'],
      ['time', '0.02 s'],
      ['moves ahead', '4'],
      ['score', '3'],
      ['positions per second', '9,950'],
      ['cut off by the first reply', '55.8%'],
    ]);
    expect(more.map((figure) => figure.id)).toEqual([
      'evaluations',
      'firstMoveCutoffs',
      'randomMoves',
    ]);
    for (const figure of [...main, ...more]) expect(figure.definition.length).toBeGreaterThan(10);
  });

  it('leave out what the engine does not measure', () => {
    const now = thought({ nodes: null, cutoffs: null, depth: null, score: null });
    const { main } = figures(now, MINT, METRICS);
    expect(main.map((figure) => figure.id)).toEqual(['time']);
  });

  it('leave out the zeros of a move without a search', () => {
    const counts = { nodes: 0, evaluations: 0, cutoffs: 0, firstMoveCutoffs: 0, randomMoves: 1 };
    const now = thought({ ...counts, depth: null, score: null });
    const { main, more } = figures(now, MINIMAX, METRICS);
    expect(main.map((figure) => figure.id)).toEqual(['time']);
    expect(more).toEqual([]);
  });

  it('keep a zero that was counted in a search', () => {
    const { main } = figures(thought({ cutoffs: 0 }), MINIMAX, METRICS);
    expect(main.find((figure) => figure.id === 'cutoffs')?.text).toBe('0');
  });
});

describe('a score', () => {
  it('is read in the unit of its card', () => {
    expect(unitOf('hundredths of a pawn, for the side to move')).toEqual({
      whole: 'pawn',
      perWhole: 100,
    });
    expect(unitOf("pawns, from the mover's side").perWhole).toBe(1);
    expect(unitOf("hundredths of a man, from the program's side").whole).toBe('man');
    expect(unitOf("the program's own byte, 0 to 255").whole).toBeNull();
  });

  it('is turned to the side of White', () => {
    const unit = 'hundredths of a pawn, for the side to move';
    expect(forWhite(35, unit, 'white')).toBe(0.35);
    expect(forWhite(35, unit, 'black')).toBe(-0.35);
    expect(forWhite(0, unit, 'black')).toBe(0);
    expect(forWhite(128, "the program's own byte, 0 to 255", 'white')).toBeNull();
  });

  it('that says mate is a forced win in words', () => {
    const unit = 'hundredths of a pawn, for the side to move';
    expect(scoreInWords(29999, unit)).toBe('a forced win');
    expect(scoreInWords(-29998, unit)).toBe('a forced loss');
    expect(scoreInWords(35, unit)).toBe('+0.35 pawns');
  });
});

describe('the terms of a score', () => {
  const octave = [
    { name: 'material', value: 0 },
    { name: 'mobility', value: 0.6000000000000001 },
    { name: 'position', value: -0.10000000000000014 },
  ];

  it('added in their order are the score to the last digit', () => {
    expect(total(octave)).toBe(0.49999999999999994);
    expect(steps(octave).at(-1)?.to).toBe(0.49999999999999994);
  });

  it('are drawn as steps from sum to sum, the idle ones left out', () => {
    const drawn = moving(steps(octave));
    expect(drawn.map((step) => step.name)).toEqual(['mobility', 'position']);
    const { zero, bars: placed } = bars(drawn);
    expect(zero).toBe(0);
    expect(placed[0]).toEqual({ x: 0, width: 100 });
    expect(placed[1]?.x).toBeCloseTo(83.33, 1);
  });

  it('keep zero in sight when every sum is below it', () => {
    expect(bars(steps([{ name: 'material', value: -200 }]))).toEqual({
      zero: 100,
      bars: [{ x: 0, width: 100 }],
    });
  });
});

describe('a whole game', () => {
  it('adds up every thought of a side and of no other', () => {
    const sum = totals(
      [thought(), null, thought({ nodes: 1, millis: 5, randomMoves: 1 }), thought({ nodes: 7 })],
      ['white', 'black', 'white', 'black'],
      'white',
    );
    expect(sum).toMatchObject({ thoughts: 2, nodes: 200, cutoffs: 104, millis: 25, randomMoves: 1 });
  });

  it('has no total of what was never counted, and none for a person', () => {
    const sum = totals([thought({ nodes: null, cutoffs: null })], ['white'], 'white');
    expect(sum?.nodes).toBeNull();
    expect(totals([null], ['white'], 'white')).toBeNull();
  });

  it('shows the thought behind the last machine move up to the ply on the board', () => {
    const second = thought({ nodes: 2 });
    const course = [null, second, null, thought()];
    expect(thoughtOnShow(course, 1)).toBeNull();
    expect(thoughtOnShow(course, 3)).toEqual({ thought: second, ply: 2 });
    expect(thoughtOnShow(course, 9)?.ply).toBe(4);
  });
});
