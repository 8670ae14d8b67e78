import { describe, expect, it } from 'vitest';
import { blocks, cutPrompt, Paper, plainText, stretches } from '../../src/lib/museum/terminal/paper';

describe('the paper of a console', () => {
  it('carries inverse video out', () => {
    expect(stretches('8 | \u001b[7mC\u001b[0m  . |')).toEqual([
      { text: '8 | ', inverse: false },
      { text: 'C', inverse: true },
      { text: '  . |', inverse: false },
    ]);
    expect(plainText('\u001b[7mC\u001b[0m  \u001b[7mH\u001b[0m')).toBe('C  H');
  });

  it('keeps pictures apart from what is said', () => {
    const cut = blocks('AI thinking...\n8 | C | 8\n7 | P | 7\nYour turn\n', (line) => /^\d \|/.test(line));
    expect(cut.map(({ picture, lines }) => [picture, lines.length])).toEqual([
      [false, 1],
      [true, 2],
      [false, 1],
    ]);
  });

  it('keeps empty lines', () => {
    expect(blocks('a\n\nb\n', () => false)[0]?.lines).toHaveLength(3);
  });

  it('waits where a line has no end yet', () => {
    expect(cutPrompt('Your turn\nEnter move: ')).toEqual({ printed: 'Your turn\n', prompt: 'Enter move: ' });
    expect(cutPrompt('Game Over.\n')).toEqual({ printed: 'Game Over.\n', prompt: '' });
  });

  it('goes on behind the prompt with what is typed', () => {
    const paper = new Paper();
    paper.print('hello\n> ');
    paper.type('1 .');
    paper.print('1 \n> ');
    expect(paper.chunks.map(({ text }) => text)).toEqual(['hello\n', '> 1 .\n', '1 \n']);
    expect(paper.prompt).toBe('> ');
  });
});
