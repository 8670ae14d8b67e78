import { describe, expect, it } from 'vitest';
import { keysFor, levelCells, openingCells, promotionCells, promotions } from '../../../src/lib/museum/kim1/memory';
import { fakeView } from './fakes';

describe('memory set by hand', () => {
  it('sets a level by two bytes', () => {
    const blitz = fakeView().levels[1]!;
    expect(keysFor(levelCells(blitz)).join(' ')).toBe('RS AD 0 2 F 2 DA 0 0 AD 0 1 8 B DA F B AD 0 0 0 0 GO');
  });

  it('writes an opening from C0 up, as it is read from DB down', () => {
    const cells = openingCells(fakeView().openings[0]!);
    expect(cells[0]).toMatchObject({ address: '00C0', value: '99' });
    expect(cells.at(-1)).toMatchObject({ address: '00DB', value: 'CC' });
    const keys = keysFor(cells).join(' ');
    expect(keys).toMatch(/^RS AD 0 0 C 0 DA 9 9 \+ 0 0 /);
    expect(keys).toMatch(/ \+ 3 3 \+ 0 F \+ C C AD 0 0 0 0 GO$/);
  });

  it('finds no pawn to promote at the start', () => {
    expect(promotions(fakeView().men)).toEqual([]);
  });

  it('sees nobody in a memory that has not been set up', () => {
    expect(promotions('00'.repeat(32))).toEqual([]);
  });

  it('makes a queen of a pawn when one has been captured', () => {
    const men = fakeView().men.match(/../g)!;
    men[0x1f] = '04';
    men[0x01] = 'CC';
    men[0x11] = 'CC';
    men[0x13] = 'AB';
    const [pawn] = promotions(men.join(''));
    expect(pawn).toEqual({ pawn: 0x1f, square: 0x04, for: [0x11, 0x13] });
    expect(promotionCells(pawn!, 0x11).map(({ address, value }) => `${address} ${value}`)).toEqual(['006F CC', '0061 04']);
  });

  it('knows the computer’s pawns too, and who has nobody to come back', () => {
    const men = fakeView().men.match(/../g)!;
    men[0x0f] = '74';
    men[0x11] = 'CC';
    expect(promotions(men.join(''))).toEqual([{ pawn: 0x0f, square: 0x74, for: [] }]);
  });
});
