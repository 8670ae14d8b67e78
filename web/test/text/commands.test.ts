import { describe, expect, it } from 'vitest';
import { help, readCommand } from '../../src/lib/text/commands';

describe('a typed line', () => {
  it.each([
    ['l', { ask: 'last' }],
    ['  T ', { ask: 'thoughts' }],
    ['p', { ask: 'pieces', kind: '' }],
    ['p n', { ask: 'pieces', kind: 'n' }],
    ['P N', { ask: 'pieces', kind: 'n' }],
    ['s e4', { ask: 'square', square: 'e4' }],
    ['s 14', { ask: 'square', square: '14' }],
    ['b', { ask: 'board' }],
    ['b 4', { ask: 'row', row: 4 }],
    ['?', { ask: 'help' }],
    ['opening', { ask: 'opening' }],
    ['undo', { ask: 'undo' }],
    ['', { ask: 'nothing' }],
  ])('%j is a question', (line, command) => {
    expect(readCommand(line)).toEqual(command);
  });

  it.each(['e4', 'b4', 'Nf3', 'O-O', 'e2e4', '11-15', '22x15x8', 'bxc3', 'b 9', 'what now'])(
    '%j is left to the rules as a move',
    (line) => {
      expect(readCommand(` ${line} `)).toEqual({ ask: 'move', text: line });
    },
  );

  it('has help for every question', () => {
    for (const [keys] of help().slice(1)) {
      for (const key of keys.split(', ')) expect(readCommand(key).ask).not.toBe('move');
    }
  });
});
