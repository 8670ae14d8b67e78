import { describe, expect, it } from 'vitest';
import { EXAMPLE, type Branch } from '../../src/lib/front/example';

const count = (all: Branch[]): number => all.reduce((sum, { replies }) => sum + 1 + count(replies), 0);

describe('the shipped search', () => {
  it('has the positions that the front door promises', () => {
    expect(count(EXAMPLE) + 1).toBe(271);
  });

  it('tries seven moves, cuts four of them off and chooses one', () => {
    expect(EXAMPLE.map(({ text }) => text)).toEqual(['4–8', '9–13', '10–14', '15–18', '7–11', '9–14', '15–19']);
    expect(EXAMPLE.filter(({ cut }) => cut)).toHaveLength(4);
    expect(EXAMPLE.filter(({ best }) => best).map(({ text }) => text)).toEqual(['15–18']);
  });
});
