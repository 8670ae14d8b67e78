import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lab, Work } from '../../src/lib/core/lab';
import { Cancelled } from '../../src/lib/core/thinker';
import { OctaveConsole } from '../../src/lib/museum/octave/console.svelte';
import { boardInWords, isBoard } from '../../src/lib/museum/octave/men';
import { arranged, flat, grown, inWords, path, rowOfRest, short, sketch } from '../../src/lib/museum/octave/tree';
import type { OctaveReply } from '../../src/lib/core/wire';
import { secondsLeft, secondsThen, share, timed } from '../../src/lib/museum/octave/wait';
import type { TreeNode } from '../../src/lib/core/wire';

const START = 'chbqkbhcpppppppp................................PPPPPPPPCHBQKBHC';

/** A lab whose answers are given here; what is asked of it is kept. */
class HandLab implements Lab {
  asked: Record<string, unknown>[] = [];
  answers: Partial<OctaveReply>[] = [];

  ask<T>(question: object): Work<T> {
    this.asked.push(question as Record<string, unknown>);
    const next = this.answers.shift();
    const empty = { text: '', after: '', moves: [], men: START, over: false, thought: null };
    let no: (reason: Error) => void = () => undefined;
    const answer = next
      ? Promise.resolve({ ...empty, ...next } as T)
      : new Promise<T>((_, reject) => (no = reject));
    return { answer, cancel: () => no(new Cancelled()) };
  }
}

const thought = { fen: '', value: 0.5, line: ['e7e6'], terms: [], nodes: 1799, evaluations: 1, cutoffs: 157, millisThen: 48_094 };
const answered = { text: 'AI thinking...\n', after: 'AI move (0.11 sec, eval=0.5): e7e6\n> ', moves: ['e2e4', 'e7e6'], thought };

describe('chess1 at its console', () => {
  let lab: HandLab;
  let console: OctaveConsole;
  const shown = (): string => console.chunks.map(({ text }) => text).join('');

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    lab = new HandLab();
    console = new OctaveConsole(lab);
    lab.answers.push({ text: 'hello\n> ' });
    await console.begin();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('sends the moves so far with every line', async () => {
    lab.answers.push(answered, {});
    await console.enter('e2e4');
    await console.enter('d2d4');
    expect(lab.asked.at(-1)).toMatchObject({ ask: 'octave', moves: ['e2e4', 'e7e6'], line: 'd2d4' });
    expect(shown()).toContain('> e2e4\nAI thinking...\nAI move (0.00 sec, eval=0.5): e7e6\n');
  });

  it('at period speed keeps its answer back as long as it took then', async () => {
    console.periodSpeed = true;
    lab.answers.push(answered);
    const done = console.enter('e2e4');
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toContain('AI thinking...');
    expect(shown()).not.toContain('AI move');
    expect(secondsLeft(console.wait!.left)).toBe(48);
    await vi.advanceTimersByTimeAsync(47_400);
    await done;
    expect(shown()).toMatch(/AI move \(48\.[0-4]\d sec, eval=0\.5\): e7e6/);
    expect(console.wait).toBeNull();
  });

  it('lets the wait be skipped', async () => {
    console.periodSpeed = true;
    lab.answers.push(answered);
    const done = console.enter('e2e4');
    await vi.advanceTimersByTimeAsync(400);
    console.skip();
    await done;
    expect(console.moves).toEqual(['e2e4', 'e7e6']);
    expect(shown()).toContain('AI move (0.40 sec, eval=0.5): e7e6');
  });

  it('takes a move back whose answer nobody waits for', async () => {
    console.periodSpeed = true;
    lab.answers.push(answered);
    const done = console.enter('e2e4');
    await vi.advanceTimersByTimeAsync(400);
    console.cancel();
    await done;
    expect(console.moves).toEqual([]);
    expect(shown()).toBe('hello\n');
    expect(console.prompt).toBe('> ');
    expect(console.busy).toBe(false);
  });

  it('is free again when the core is stopped', async () => {
    const done = console.enter('e2e4');
    console.cancel();
    await done;
    expect(console.busy).toBe(false);
    expect(console.trouble).toBeNull();
  });
});

describe('its board in words', () => {
  it('names the colour of every man', () => {
    expect(boardInWords(START)[0]).toMatch(/^Row 8: Black castle a8, Black horse b8,/);
    expect(boardInWords(START)[7]).toContain('White king e1');
    expect(boardInWords(START)[3]).toBe('Row 5: empty.');
  });

  it('knows its pictures', () => {
    expect(['    a  b  c  d', '  +----', '8 | C  .'].every(isBoard)).toBe(true);
    expect(['Your turn (White):', 'AI move (1.00 sec', ''].some(isBoard)).toBe(false);
  });
});

describe('the seconds it prints', () => {
  it('are those a person waited', () => {
    expect(timed('AI move (0.11 sec, eval=0.5): e7e6\n', 134)).toBe('AI move (0.13 sec, eval=0.5): e7e6\n');
    expect(timed('Checkmate! You win!\n', 134)).toBe('Checkmate! You win!\n');
  });
});

describe('a wait', () => {
  it('is counted down', () => {
    expect(secondsLeft(88_489)).toBe(89);
    expect(secondsLeft(1)).toBe(1);
    expect(secondsLeft(-5)).toBe(0);
    expect(share(100, 25)).toBe(0.75);
    expect(secondsThen(88_489)).toBe(88);
    expect(secondsThen(30)).toBe(1);
  });
});

/** The example of its documentation: thirteen nodes, as the search enters them. */
function example(): TreeNode[] {
  const inner = (parent: number, move: string, value: number, ending: 'CUT' | 'ALL_TRIED', decidingMove: string): TreeNode => ({
    parent,
    move,
    depth: 1,
    alpha: -0.3,
    beta: 'Infinity',
    value,
    ending,
    decidingMove,
  });
  const leaf = (parent: number, move: string, value: number): TreeNode => ({
    parent,
    move,
    depth: 0,
    alpha: '-Infinity',
    beta: 'Infinity',
    value,
    ending: 'LEAF',
  });
  const root: TreeNode = {
    parent: -1,
    depth: 2,
    alpha: '-Infinity',
    beta: 'Infinity',
    value: 0,
    ending: 'ALL_TRIED',
    decidingMove: 'h8g7',
  };
  const three = (parent: number, a: number, b: number): TreeNode[] => [
    leaf(parent, 'a1a2', a),
    leaf(parent, 'a1b1', a),
    leaf(parent, 'a1b2', b),
  ];
  return [
    root,
    inner(0, 'h8h7', -0.3, 'ALL_TRIED', 'a1b2'),
    ...three(1, 0, -0.3),
    inner(0, 'h8g8', -0.3, 'CUT', 'a1b2'),
    ...three(5, 0, -0.3),
    inner(0, 'h8g7', 0, 'ALL_TRIED', 'a1b2'),
    ...three(9, 0.3, 0),
  ];
}

describe('a tree', () => {
  it('knows when a value is known and which line is played', () => {
    const root = grown(example());
    expect(root.doneAt).toBe(12);
    expect(root.children.map(({ doneAt }) => doneAt)).toEqual([4, 8, 12]);
    expect(flat(root).filter(({ best }) => best).map(({ node }) => node.move)).toEqual([undefined, 'h8g7', 'a1b2']);
  });

  it('gives every leaf a row, and what is not drawn one too', () => {
    const root = grown(example());
    expect(arranged(root)).toBe(9);
    const cut = root.children[1]!;
    cut.untried = 2;
    expect(arranged(root)).toBe(10);
    expect(rowOfRest(cut)).toBe(6);
    expect(root.children[2]!.children[0]!.row).toBe(7);
  });

  it('draws of a large one the line it plays, and counts the rest', () => {
    const root = sketch(grown(example()), 2);
    expect(root.children.map(({ node }) => node.move)).toEqual(['h8h7', 'h8g7']);
    expect(root.leftOut).toBe(1);
    expect(root.children[0]!.children).toEqual([]);
    expect(root.children[1]!.children).toHaveLength(2);
  });

  it('says what it shows', () => {
    const cut = grown(example()).children[1]!;
    cut.untried = 2;
    expect(inWords(cut)).toBe('h8g8: −0.3, window −0.3 to ∞, cut off, 2 never tried');
    expect(path(cut.children[2]!)).toEqual(['h8g8', 'a1b2']);
  });

  it('shows no dust behind the first decimal', () => {
    expect([short(-2.8e-17), short(0.30000000000000004), short('-Infinity'), short(-9999)]).toEqual(['0.0', '0.3', '−∞', '−9999.0']);
  });
});
