import { beforeEach, describe, expect, it } from 'vitest';
import type { Lab, Work } from '../../src/lib/core/lab';
import { faults, withoutPrompts } from '../../src/lib/museum/mint/faults';
import { about, pieces } from '../../src/lib/museum/mint/listing';
import { CHESS } from '../../src/lib/museum/mint/program';
import { MintSession } from '../../src/lib/museum/mint/session.svelte';
import { around, unprinted, variablesAfter } from '../../src/lib/museum/mint/stepping';
import type { Carried, MintListingReply, MintReply } from '../../src/lib/core/wire';

const carried = (word: string, stack: string[], text = ''): Carried => ({
  word,
  line: 1,
  column: 1,
  function: '',
  level: 1,
  stack,
  depth: stack.length,
  text,
});

class HandLab implements Lab {
  asked: Record<string, unknown>[] = [];
  answers: Partial<MintReply>[] = [];

  ask<T>(question: object): Work<T> {
    this.asked.push(question as Record<string, unknown>);
    const empty = { text: '', awaits: 'command', problem: null, stack: [], variables: [], definitions: [], words: 0, record: [] };
    return { answer: Promise.resolve({ ...empty, ...this.answers.shift() } as T), cancel: () => undefined };
  }
}

describe('a conversation with MINT', () => {
  let lab: HandLab;
  let session: MintSession;
  const shown = (): string => session.chunks.map(({ text }) => text).join('') + session.prompt;

  beforeEach(async () => {
    lab = new HandLab();
    session = new MintSession(lab, () => '7');
    lab.answers.push({ text: '> ' });
    await session.begin();
  });

  it('sends all lines, and asks for what is new', async () => {
    lab.answers.push({ text: '7 \n> ' }, { text: '2 \n> ' });
    await session.enter('3 4 + .');
    await session.enter('2 .');
    expect(lab.asked.at(-1)).toMatchObject({ lines: ['3 4 + .', '2 .'], since: 1, seed: '7' });
    expect(shown()).toBe('> 3 4 + .\n7 \n> 2 .\n2 \n> ');
  });

  it('follows a line word by word and ends where it ended', async () => {
    const record = [carried('3', ['3']), carried('x !', []), carried('.', [], '9 ')];
    lab.answers.push({ text: '9 \n> ', words: 3, record, stack: ['1'], variables: [{ name: 'x', value: '3' }] });
    await session.follow('3 x ! 9 .');
    expect(session.stack).toEqual(['3']);
    expect(session.variables).toEqual([]);
    await session.step();
    expect(session.variables).toEqual([{ name: 'x', value: '3' }]);
    await session.step();
    expect(shown()).toBe('> 3 x ! 9 .\n9 ');
    await session.step();
    expect(session.following).toBeNull();
    expect(shown()).toBe('> 3 x ! 9 .\n9 \n> ');
    expect(session.stack).toEqual(['1']);
  });

  it('fetches the words of a long line piece by piece', async () => {
    lab.answers.push({ words: 2, record: [carried('a', [])] }, { words: 2, record: [carried('b', [])] });
    await session.follow('long');
    await session.step();
    expect(lab.asked.at(-1)).toMatchObject({ recordFrom: 1 });
    expect(session.now?.word).toBe('b');
  });

  it('counts only code among its lines', async () => {
    lab.answers.push({ awaits: 'input' }, {}, {});
    await session.enter('/L');
    await session.enter('read by the program');
    await session.enter('2 .');
    expect([session.codeLine(1), session.codeLine(2)]).toEqual(['/L', '2 .']);
  });

  it('gives a program as many steps as the terminal does', async () => {
    expect(lab.asked.at(-1)).not.toHaveProperty('budget');
    await session.begin(CHESS);
    expect(lab.asked.at(-1)).toMatchObject({ budget: 10_000_000 });
  });

  it('takes no line after bye', async () => {
    lab.answers.push({ awaits: 'nothing' });
    await session.enter('bye');
    expect(session.over).toBe(true);
    await session.enter('1 .');
    expect(lab.asked).toHaveLength(2);
  });
});

describe('stepping', () => {
  it('knows what was stored', () => {
    expect(variablesAfter([{ name: 'b', value: '1' }], ['5'], [carried('a !', []), carried('2', ['2']), carried('b !', [])])).toEqual([
      { name: 'a', value: '5' },
      { name: 'b', value: '2' },
    ]);
  });

  it('knows what is still to be printed', () => {
    expect(unprinted('7 \n> ', '7 ')).toBe('\n> ');
    expect(unprinted('7 \n> ', '8')).toBeNull();
  });

  it('points at a word', () => {
    expect(around('21 x ! 3', 4, 'x !')).toEqual(['21 ', 'x', ' ! 3']);
  });
});

describe('the listing', () => {
  const program = ['// TWICE: a -- doubles.', ':TWICE 2 * ;  // so', ':FOUR TWICE TWICE ;'];
  const listing: MintListingReply = {
    lines: [
      [],
      [
        { column: 1, text: ':TWICE', kind: 'definition' },
        { column: 8, text: '2', kind: 'number' },
        { column: 10, text: '*', kind: 'word' },
        { column: 12, text: ';', kind: 'word' },
      ],
      [
        { column: 1, text: ':FOUR', kind: 'definition' },
        { column: 7, text: 'TWICE', kind: 'call' },
        { column: 13, text: 'TWICE', kind: 'call' },
        { column: 19, text: ';', kind: 'word' },
      ],
    ],
    definitions: [
      { name: 'TWICE', from: 2, to: 2, calls: [] },
      { name: 'FOUR', from: 3, to: 3, calls: ['TWICE'] },
    ],
    meanings: [{ word: '*', meaning: 'a b -- product' }],
  };

  it('leaves no character out', () => {
    program.forEach((line, at) => {
      expect(pieces(line, listing.lines[at]!).map(({ text }) => text).join('')).toBe(line);
    });
    expect(pieces(program[1]!, listing.lines[1]!).at(-1)).toMatchObject({ comment: true });
  });

  it('tells what a word is and where it is defined', () => {
    const call = about(listing.lines[2]![1]!, listing, program);
    expect(call).toMatchObject({ word: 'TWICE', what: 'a -- doubles.', usedIn: ['FOUR'] });
    expect(call.definition).toMatchObject({ from: 2, to: 2 });
    expect(about(listing.lines[1]![2]!, listing, program).what).toBe('a b -- product');
  });

  it('is of the very program the terminal runs', () => {
    expect(CHESS.length).toBeGreaterThan(150);
    expect(CHESS).toContain(':GAME');
  });
});

describe('the lesson', () => {
  it('has the four faults', () => {
    expect(faults()).toHaveLength(4);
    expect(withoutPrompts('> > 7 \n> ')).toBe('7');
    expect(withoutPrompts('> ERROR: a\n> ERROR: b\n> ')).toBe('ERROR: a\nERROR: b');
  });
});
