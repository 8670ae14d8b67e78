import { describe, expect, it } from 'vitest';
import type { Man, Pointing, View } from '../../src/lib/core/types';
import { LitPath, Tally } from '../../src/lib/museum/chart/path';
import type { BoxId } from '../../src/lib/museum/flowchart/boxes';
import { flowchart } from '../../src/lib/museum/flowchart/chart';
import { machinePath } from '../../src/lib/museum/flowchart/machine-path';
import { saying } from '../../src/lib/museum/flowchart/saying';
import { beginning, clickPath, yourTurn } from '../../src/lib/museum/flowchart/turns';
import type { ThinkReply } from '../../src/lib/core/wire';
import { SearchTree } from '../../src/lib/museum/search/tree';
import { framesAt } from '../../src/lib/museum/search/window';
import beginner from './fixtures/flowchart-beginner.json';
import intermediate from './fixtures/flowchart-intermediate.json';

/** Recorded by `janus think checkers --engine minimax --rules red-vs-ai --moves 22-18 --json --tree`. */
const RECORDED = [beginner, intermediate] as unknown as ThinkReply[];
const FLOWCHART = flowchart();
const ways = new Set(FLOWCHART.ways.map(({ from, to }) => `${from}>${to}`));

/** A position of which only what the chart asks about is told. */
function view(men: Man[], more: Partial<View> = {}): View {
  return { men, outcome: null, last: null, ...more } as View;
}

const QUIET = view([{ square: 'c3', side: 'white', role: 'man' }]);

function moved(path: string[], captured: string[] = [], role: Man['role'] = 'man', more: Partial<View> = {}): View {
  const last = { id: '', text: '', path, captured, side: 'white' as const };
  return view([{ square: path.at(-1) ?? '', side: 'white', role }], { last, ...more });
}

function pointing(more: Partial<Pointing>): Pointing {
  const nothing = { pointed: [], selected: null, origin: null, targets: [], inSequence: false, canStop: false };
  return { ...nothing, removed: [], promotions: null, play: null, refusal: null, ...more };
}

function expectDrawn(path: LitPath<BoxId>): void {
  path.boxes.slice(1).forEach((box, i) => expect(ways, `step ${i}`).toContain(`${path.boxes[i]}>${box}`));
}

describe('the chart', () => {
  it('has the drawing’s 47 boxes, and every way leads from one to another', () => {
    expect(FLOWCHART.boxes).toHaveLength(47);
    expect(new Set(FLOWCHART.boxes.map(({ id }) => id)).size).toBe(47);
    const ids = new Set<string>(FLOWCHART.boxes.map(({ id }) => id));
    FLOWCHART.ways.forEach(({ from, to }) => expect(ids.has(from) && ids.has(to)).toBe(true));
    expect(ways.size).toBe(FLOWCHART.ways.length);
  });

  it('gives every box to one part', () => {
    const parts = FLOWCHART.regions.flatMap(({ boxes }) => boxes);
    expect([...parts].sort()).toEqual(FLOWCHART.boxes.map(({ id }) => id).sort());
  });

  it('has the drawing’s colours where the drawing has them', () => {
    const accents = FLOWCHART.boxes.filter(({ accent }) => accent).map(({ id, accent }) => `${id} ${accent}`);
    expect(accents.sort()).toEqual(['AlphaBeta step', 'EndGame end', 'MultiJump jump', 'Prune prune', 'Start start']);
  });
});

describe('the machine’s turn', () => {
  it.each(RECORDED.map((thought) => [thought.level, thought] as const))('lights what %s counted, to the last one', (_level, thought) => {
    const path = machinePath(thought, QUIET, moved(['e5', 'd4']));
    expect(path.count('Prune')).toBe(thought.cutoffs);
    expect(path.count('EvalBoard')).toBe(thought.evaluations);
    expect(path.count('MinimaxRoot') + path.count('IncrementPos')).toBe(thought.nodes);
    expect(path.count('AlphaBeta')).toBe(path.count('Prune') + path.count('Continue'));
    expect(path.count('SimMove')).toBe(new SearchTree(thought.tree ?? []).children(0).length);
    expectDrawn(yourTurn(path));
  });

  it('lights no search when lots were drawn', () => {
    const lots = { ...RECORDED[0], tree: undefined, randomMoves: 1 } as unknown as ThinkReply;
    const path = machinePath(lots, QUIET, moved(['e5', 'd4']));
    expect(path.boxes).toEqual([
      'WaitPlayer', 'AIStart', 'ResetStats', 'CheckRandom', 'RandomMove', 'SelectBest', 'RecordTime', 'ExecuteAIMove', 'SwitchPlayer', 'CheckWin',
    ]); // prettier-ignore
    expectDrawn(path);
  });

  it('says so rather than invent a search that was not recorded', () => {
    const unrecorded = { ...RECORDED[0], tree: undefined } as unknown as ThinkReply;
    expect(() => machinePath(unrecorded, QUIET, QUIET)).toThrow('not recorded');
  });

  it('ends at the winner when the game is over, and crowns on the way', () => {
    const outcome = { winner: 'black', result: 'Black wins', reason: 'no-pieces-left', words: 'Black wins.' } as const;
    const path = machinePath(RECORDED[0] as ThinkReply, QUIET, moved(['c3', 'b2'], [], 'king', { outcome }));
    expect(path.boxes.slice(-7)).toEqual([
      'ExecuteAIMove', 'PromoteKing', 'SwitchPlayer', 'CheckWin', 'EndGame', 'ShowResult', 'WaitReset',
    ]); // prettier-ignore
    expectDrawn(path);
  });

  it('has its window shut at every prune, and open wherever it goes on', () => {
    for (const thought of RECORDED) {
      const tree = new SearchTree(thought.tree ?? []);
      const path = machinePath(thought, QUIET, moved(['e5', 'd4']));
      path.boxes.forEach((box, i) => {
        if (box !== 'Prune' && box !== 'Continue') return;
        const here = framesAt(tree, path.nodes[i] ?? -1, path.back[i] ?? -1).at(-1);
        expect(here?.isShut, `${box} at position ${path.nodes[i]}`).toBe(box === 'Prune');
      });
    }
  });

  it('tells what it sees in the search’s own numbers', () => {
    const thought = RECORDED[0] as ThinkReply;
    const tree = new SearchTree(thought.tree ?? []);
    const path = machinePath(thought, QUIET, moved(['e5', 'd4']));
    const at = path.boxes.indexOf('Prune');
    const node = path.nodes[at] ?? -1;
    const here = framesAt(tree, node, path.back[at] ?? -1).at(-1);
    expect(saying({ box: 'AlphaBeta', node, tree, here, thought })).toMatch(/^β .+ ≤ α .+\.$/);
    expect(saying({ box: 'Prune', node, tree, here, thought })).toContain(`refuted by ${tree.node(node).decidingMove}`);
    expect(saying({ box: 'CheckRandom', node: -1, tree, here: undefined, thought })).toBe('0.63 >= 0.40: it searches');
  });
});

describe('a person’s turn', () => {
  const picked = pointing({ pointed: ['c3'], selected: 'c3', targets: [{ square: 'd4', kind: 'regular' }] });

  it('begins at the start, and after a reset with the board', () => {
    expect(beginning(true).boxes).toEqual(['Start', 'InitBoard', 'WaitPlayer', 'HumanTurn']);
    expect(beginning(false).boxes[0]).toBe('InitBoard');
    expectDrawn(beginning(true));
  });

  it('goes back to waiting when a click means nothing', () => {
    expect(clickPath(null, pointing({ refusal: 'no' }), QUIET, null).boxes).toEqual(['ValidateClick', 'HumanTurn']);
  });

  it('marks what the picked man may do', () => {
    expect(clickPath(null, picked, QUIET, null).boxes).toEqual(['ValidateClick', 'GenMoves', 'CheckJumps', 'ShowRegular', 'WaitMove']);
    const jump = { ...picked, targets: [{ square: 'e5', kind: 'jump' as const }] };
    expect(clickPath(null, jump, QUIET, null).boxes).toContain('ShowJumps');
  });

  it('moves, and passes the turn', () => {
    const path = clickPath(picked, pointing({ play: '22-18' }), QUIET, moved(['c3', 'd4']));
    expect(path.boxes).toEqual(['ExecuteMove', 'IsJump', 'CheckPromotion', 'SwitchPlayer', 'CheckWin']);
  });

  it('keeps a man that must jump on, in gold, and then removes as many men as were jumped', () => {
    const between = pointing({ pointed: ['c3', 'e5'], selected: 'e5', inSequence: true, removed: ['d4'] });
    const first = clickPath(picked, between, QUIET, null);
    expect(first.boxes.slice(-3)).toEqual(['MultiJump', 'ShowJumps', 'WaitMove']);
    const rest = clickPath(between, pointing({ play: '22x15x8' }), QUIET, moved(['c3', 'e5', 'g7'], ['d4', 'f6']));
    const whole = new LitPath<BoxId>().light('WaitMove').joined(first).joined(rest);
    expect(whole.count('RemoveCaptured')).toBe(2);
    expect(whole.count('MultiJump')).toBe(1);
    expectDrawn(whole);
  });

  it('shows every hop even when one click made them all', () => {
    const path = clickPath(picked, pointing({ play: '22x15x8' }), QUIET, moved(['c3', 'e5', 'g7'], ['d4', 'f6']));
    expect(path.count('RemoveCaptured')).toBe(2);
    expectDrawn(new LitPath<BoxId>().light('WaitMove').joined(path));
  });
});

describe('counting along a path', () => {
  it('is the same going on and coming back', () => {
    const path = machinePath(RECORDED[1] as ThinkReply, QUIET, moved(['e5', 'd4']));
    const tally = new Tally(path);
    expect(tally.upTo(path.length).get('Prune')).toBe(29);
    const early = tally.upTo(40).get('MinimaxCheck');
    expect(early).toBe(path.boxes.slice(0, 40).filter((box) => box === 'MinimaxCheck').length);
    expect(tally.upTo(path.length).get('Prune')).toBe(29);
  });
});
