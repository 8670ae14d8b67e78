import { describe, expect, it } from 'vitest';
import { addressOf, partsOf, queryOf } from '../../src/lib/places/place.svelte';
import { placeOf } from '../../src/lib/places/places';

describe('the places of the page', () => {
  it('reads an address part by part', () => {
    expect(partsOf('')).toEqual([]);
    expect(partsOf('#/')).toEqual([]);
    expect(partsOf('#/museum/kim1')).toEqual(['museum', 'kim1']);
    expect(partsOf('#/xray/?fen=8/8')).toEqual(['xray']);
  });

  it('leaves what follows the question mark to the place', () => {
    expect(queryOf('#/xray/tree?fen=8/8&depth=3')).toBe('fen=8/8&depth=3');
    expect(queryOf('#/xray/tree')).toBe('');
  });

  it('writes an address it can read', () => {
    expect(partsOf(addressOf('museum', 'kim1'))).toEqual(['museum', 'kim1']);
  });

  it('leads to the board from an address nobody knows', () => {
    expect(placeOf([]).name).toBe('Play');
    expect(placeOf(['museum', 'kim1']).name).toBe('Museum');
    expect(placeOf(['nowhere']).name).toBe('Play');
  });
});
