import { beforeEach, describe, expect, it } from 'vitest';
import type { OpenCore } from '../../src/lib/core/open';
import type { View } from '../../src/lib/core/types';
import { keepDraft, recallDraft, wantedBy } from '../../src/lib/study/analysis/arrival';
import { LiveLines, turned } from '../../src/lib/study/analysis/lines.svelte';
import { Study } from '../../src/lib/study/analysis/study.svelte';
import { START } from '../../src/lib/study/analysis/tree';
import { whiteShare, worthOf } from '../../src/lib/study/analysis/worth';
import { MINIMAX } from '../dashboard/fixtures';
import { FakeGame, fakeCatalog } from '../fakes';
import { HandLab } from '../museum/hand-lab';

const ROOT = { game: 'checkers', rules: 'red-vs-ai', start: '' } as const;
const NAMES = { white: 'White', black: 'Black' };

function settled(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function opened(...moves: string[]): Promise<Study> {
  const study = new Study(new FakeGame(20).client());
  await study.open({ ...ROOT, moves });
  await settled();
  return study;
}

function line(study: Study): string[] {
  return study.course.moves;
}

describe('the analysis board', () => {
  beforeEach(() => localStorage.clear());

  it('opens a line at any of its moves', async () => {
    const study = await opened('1a', '1a', '2a');
    expect(study.view?.ply).toBe(3);
    expect(study.canUndo).toBe(false);
    await study.open({ ...ROOT, moves: ['1a', '1a', '2a'] }, 1);
    expect(line(study)).toEqual(['1a']);
    expect(study.tree.moves.size).toBe(3);
  });

  it('makes a variation of another move, and walks one that is there', async () => {
    const study = await opened('1a', '1a');
    study.back();
    await study.play('1b');
    expect(line(study)).toEqual(['1a', '1b']);
    expect(study.tree.moves.size).toBe(3);
    study.back();
    await study.play('1a');
    expect(study.tree.moves.size).toBe(3);
    study.beside(1);
    expect(line(study)).toEqual(['1a', '1b']);
    study.promote();
    study.toStart();
    study.toEnd();
    expect(line(study)).toEqual(['1a', '1b']);
  });

  it('takes back every change, also what was on the board before', async () => {
    const study = await opened('1a', '1a');
    study.comment('solid');
    study.mark(1);
    study.remove();
    expect(line(study)).toEqual(['1a']);
    study.undo();
    expect(study.here).toMatchObject({ comment: 'solid', nags: [1] });
    study.undo();
    study.undo();
    expect(study.here).toMatchObject({ comment: '', nags: [] });
    await study.open({ ...ROOT, moves: ['1c'] });
    expect(line(study)).toEqual(['1c']);
    study.undo();
    expect(line(study)).toEqual(['1a', '1a']);
  });

  it('keeps the variations of a game that has gone on', async () => {
    const study = await opened('1a', '1a');
    study.back();
    await study.play('1b');
    await study.open({ ...ROOT, moves: ['1a', '1a', '2a'] });
    expect(line(study)).toEqual(['1a', '1a', '2a']);
    expect(study.tree.moves.size).toBe(4);
    await study.open({ ...ROOT, moves: ['1c'] });
    expect(study.tree.moves.size).toBe(1);
  });

  it('has an address that leads to the line and the place in it', async () => {
    const study = await opened('1a', '1a', '2a');
    study.back();
    expect(study.query).toBe('game=checkers&rules=red-vs-ai&moves=1a,1a,2a&at=2');
    const wanted = wantedBy(study.query, { catalog: fakeCatalog() }, 'chess');
    expect(wanted).toEqual({ course: { ...ROOT, moves: ['1a', '1a', '2a'] }, at: 2 });
    expect(wantedBy('', { catalog: fakeCatalog() }, 'chess')).toBeNull();
  });

  it('is there again in a page that is opened anew', async () => {
    const study = await opened('1a', '1a');
    study.back();
    await study.play('1b');
    study.comment('mine');
    keepDraft(study);
    const again = new Study(new FakeGame(20).client());
    expect(recallDraft(again)).toBe(true);
    expect(line(again)).toEqual(['1a', '1b']);
    expect(again.here?.comment).toBe('mine');
    localStorage.setItem('janus.analysis', '{"root":7}');
    expect(recallDraft(new Study(new FakeGame(20).client()))).toBe(false);
  });

  it('says why a typed move cannot be made', async () => {
    const study = await opened('1a');
    expect(await study.enter('nonsense')).toBe(false);
    expect(study.trouble).not.toBeNull();
    study.back();
    expect(study.trouble).toBeNull();
    expect(study.at).toBe(START);
  });
});

describe('the live lines', () => {
  const view = (changes: Partial<View> = {}): View => ({ ...new FakeGame().view([]), ...changes });
  const course = { ...ROOT, moves: [] };

  it('are asked for once a position has stood for a moment', async () => {
    const lab = new HandLab();
    const live = new LiveLines(lab as unknown as OpenCore['lab']);
    live.look(course, view(), MINIMAX);
    await settled(250);
    expect(lab.asked).toEqual([]);
    live.isOn = true;
    live.look({ ...course, moves: ['1a'] }, view(), MINIMAX);
    live.look(course, view(), MINIMAX);
    live.look(course, view(), MINIMAX);
    await settled(250);
    expect(lab.asked).toHaveLength(1);
    expect(lab.asked[0]).toMatchObject({ ask: 'think', moves: [], engine: 'minimax', lines: 3 });
  });

  it('know what the other side would do', async () => {
    const lab = new HandLab();
    const live = new LiveLines(lab as unknown as OpenCore['lab']);
    live.isOn = true;
    live.isThreat = true;
    live.look({ ...course, moves: ['1a'] }, view({ fen: 'W:W21:B1', turn: 'white' }), MINIMAX);
    await settled(250);
    expect(lab.asked[0]).toMatchObject({ start: 'B:W21:B1', moves: [] });
  });

  it('pass the move to the other side, without en passant', () => {
    const fen = 'rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
    expect(turned({ game: 'chess', fen, turn: 'white' })).toBe(fen.replace(' w KQkq d6', ' b KQkq -'));
  });

  it('are worth the same to White whoever moves', () => {
    const janus = { ...MINIMAX, scoreUnit: 'hundredths of a pawn' };
    const found = { depth: 9, score: 35, points: 0.6, toEnd: null, line: [], texts: [] };
    expect(worthOf(found, janus, 'white', NAMES)).toBe('+0.35');
    expect(worthOf(found, janus, 'black', NAMES)).toBe('−0.35');
    expect(worthOf({ ...found, score: -31990, toEnd: 5 }, janus, 'white', NAMES)).toContain('Black wins in 3');
    expect(whiteShare(found, undefined, 'black')).toBeCloseTo(0.4);
    expect(whiteShare(found, { points: 1, plies: null }, 'black')).toBe(0);
    expect(whiteShare(undefined, undefined, 'white')).toBeNull();
  });
});
