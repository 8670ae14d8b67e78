import { describe, expect, it } from 'vitest';
import type { Pointing, View } from '../../src/lib/core/types';
import { signed } from '../../src/lib/dashboard/numbers';
import type { LitPath } from '../../src/lib/museum/chart/path';
import type { BoxId } from '../../src/lib/museum/plus/boxes';
import { plusChart } from '../../src/lib/museum/plus/chart';
import { sumOf, TERM_BOXES, TermNotes } from '../../src/lib/museum/plus/evaluation';
import { beginning, clickPath, machinePath } from '../../src/lib/museum/plus/path';
import { saying } from '../../src/lib/museum/plus/saying';
import type { ThinkReply } from '../../src/lib/core/wire';
import { termsByNode } from '../../src/lib/museum/search/thought';
import { SearchTree } from '../../src/lib/museum/search/tree';
import { framesAt } from '../../src/lib/museum/search/window';
import recorded from './fixtures/plus.json';

/** The core's answer to `think` with `tree` and `terms`, 2 plies deep, from an ending with rooks and minor pieces. */
const THOUGHT = recorded as unknown as ThinkReply;
const tree = new SearchTree(THOUGHT.tree ?? []);
const PLUS_CHART = plusChart();
const ways = new Set(PLUS_CHART.ways.map(({ from, to }) => `${from}>${to}`));
const GOING_ON = { outcome: null } as View;
const MATE = { outcome: { winner: 'white', reason: 'checkmate', words: 'Checkmate.' } } as View;

function expectDrawn(path: LitPath<BoxId>): void {
  const steps = path.boxes.slice(1).map((box, i) => `${path.boxes[i]}>${box}`);
  expect(steps.filter((step) => !ways.has(step))).toEqual([]);
}

function count(what: (at: number) => boolean): number {
  return tree.nodes.filter((_, at) => what(at)).length;
}

describe('the chart of improved Microchess', () => {
  it('has boxes of one name each, every one in a part, and ways between them', () => {
    const ids = PLUS_CHART.boxes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(PLUS_CHART.regions.flatMap(({ boxes }) => boxes).sort()).toEqual([...ids].sort());
    expect(ways.size).toBe(PLUS_CHART.ways.length);
    const reached = new Set(PLUS_CHART.ways.map(({ to }) => to));
    expect(ids.filter((id) => id !== 'Start' && !reached.has(id))).toEqual([]);
  });
});

describe('its turn', () => {
  const path = machinePath(THOUGHT, GOING_ON);

  it('lights what was counted, to the last one', () => {
    expect(path.count('Visit')).toBe(THOUGHT.nodes);
    expect(path.count('Evaluate')).toBe(THOUGHT.evaluations);
    expect(path.count('Break')).toBe(THOUGHT.cutoffs);
    expect(path.count('Finished')).toBe(count((at) => tree.node(at).ending === 'GAME_OVER'));
    expect(path.count('Stand') - path.count('Captures')).toBe(THOUGHT.stoodPat);
    expect(path.count('Return')).toBe((THOUGHT.nodes ?? 0) - 1);
  });

  it('goes only along ways of the chart', () => {
    expectDrawn(path.light('Input'));
  });

  it('has its window shut at every prune', () => {
    path.boxes.forEach((box, i) => {
      if (box !== 'Break') return;
      expect(framesAt(tree, path.nodes[i] ?? -1, path.back[i] ?? -1).at(-1)?.isShut, `position ${path.nodes[i]}`).toBe(true);
    });
  });

  it('adds up the terms of every board it evaluates, in the phase that board was in', () => {
    const terms = termsByNode(THOUGHT);
    expect(terms.size).toBe(THOUGHT.evaluations);
    expect(path.count('Sum')).toBe(THOUGHT.evaluations);
    for (const [name, box] of Object.entries(TERM_BOXES)) {
      const boards = [...terms.values()].filter((all) => all.some((term) => term.name === name));
      expect(path.count(box), name).toBe(boards.length);
    }
    expect(path.count('KingActivity')).toBeGreaterThan(0);
  });

  it('says of every board what it is worth as it stands', () => {
    const notes = new TermNotes(THOUGHT);
    const sums = path.boxes.flatMap((box, i) => (box === 'Sum' ? [i] : []));
    for (const i of sums) {
      const at = path.nodes[i] ?? -1;
      const { ending, value } = tree.node(at);
      const sum = sumOf(termsByNode(THOUGHT).get(at) ?? []);
      expect(notes.at('Sum', at, false).get('Sum')).toBe(signed(sum));
      if (ending === 'STOOD_PAT' || ending === 'LEAF') expect(sum, `position ${at}`).toBe(value);
    }
    expect([...notes.at('Material', path.nodes[sums[0] ?? 0] ?? -1, false).keys()]).toEqual(['Material']);
    expect(notes.at('Loop', 0, false).size).toBe(0);
    expect(notes.at('Display', -1, true).get('Sum')).toBe(signed(THOUGHT.score ?? 0));
  });

  it('does not search what it knows by heart', () => {
    const book = { ...THOUGHT, tree: undefined, bookMoves: 1, remarks: ['from the book: Ruy Lopez'] } as unknown as ThinkReply;
    const known = machinePath(book, GOING_ON);
    expect(known.boxes).toEqual(['Turn', 'Find', 'Book', 'BookMove', 'Display', 'Phase', 'Over', 'Turn']);
    expectDrawn(known);
    expect(saying({ box: 'BookMove', node: -1, tree: null, here: undefined, thought: book })).toBe('from the book: Ruy Lopez');
  });

  it('names the board at each of its terms', () => {
    const at = path.nodes[path.boxes.indexOf('Material')] ?? -1;
    const moment = { node: at, tree, here: framesAt(tree, at, -1).at(-1), thought: THOUGHT };
    for (const box of ['Evaluate', 'Material', 'Sum'] as const) {
      expect(saying({ ...moment, box })).toBe(`After ${tree.line(at)}.`);
    }
    expect(tree.line(at).split(' ')).toHaveLength(tree.ply(at));
  });

  it('has no numbers at the boxes where the line ends in mate', () => {
    const mating = { ...THOUGHT, terms: [{ name: 'checkmate', value: 996 }] };
    expect(new TermNotes(mating).at('Display', -1, true).size).toBe(0);
    const short = machinePath(mating, MATE);
    expect(short.boxes.at(-1)).toBe('End');
    expectDrawn(short);
  });

  it('says so rather than invent a search that was not recorded', () => {
    expect(() => machinePath({ ...THOUGHT, tree: undefined } as unknown as ThinkReply, GOING_ON)).toThrow('not recorded');
    expect(() => machinePath({ ...THOUGHT, evaluated: null }, GOING_ON)).toThrow('not recorded');
  });
});

describe('your turn', () => {
  const nothing = { selected: null, play: null, refusal: null } as Pointing;

  it('enters, checks and makes a move', () => {
    expect(clickPath({ ...nothing, selected: 'e2' }, null).boxes).toEqual(['Input']);
    const made = clickPath({ ...nothing, play: 'e2e4' }, GOING_ON);
    expect(made.boxes).toEqual(['Input', 'Legal', 'ApplyYours', 'Phase', 'Over', 'Turn']);
    expectDrawn(made);
  });

  it('asks again after an illegal one, and for a piece when a pawn arrives', () => {
    const refused = clickPath({ ...nothing, refusal: 'no' }, null);
    expect(refused.boxes).toEqual(['Input', 'Legal', 'Illegal', 'Input']);
    const promoted = clickPath({ ...nothing, play: 'e7e8n' }, MATE);
    expect(promoted.boxes).toContain('Promotion');
    [refused, promoted, beginning().light('Input')].forEach(expectDrawn);
  });
});
