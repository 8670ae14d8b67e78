import { describe, expect, it, vi } from 'vitest';
import { sumOf } from '../../src/lib/link/ledger';
import type { LinkServer } from '../../src/lib/link/link-server';
import { Links, linkTo } from '../../src/lib/link/links';
import { MemorySeats } from '../../src/lib/link/seats';
import { Refused } from '../../src/lib/keep/game-server';
import { partsOf, queryOf } from '../../src/lib/places/place.svelte';
import { linkIn } from '../../src/lib/places/places';
import { firstGame } from '../../src/lib/table/settings';

const PEOPLE = { ...firstGame(), white: { kind: 'person', name: 'Ann' }, black: { kind: 'person', name: '' } } as const;
const SECRET = /^[\w-]{22}$/;

function serverWith(more: Partial<LinkServer> = {}): LinkServer {
  return { make: vi.fn(), join: vi.fn(() => Promise.resolve('black' as const)), invite: vi.fn(), ledger: vi.fn(), ...more };
}

function linksWith(server: LinkServer, seats = new MemorySeats()): Links {
  return new Links(server, { get: () => Promise.reject(new Error('nobody asked')) }, Promise.resolve(seats));
}

function read(address: string) {
  return linkIn(partsOf(address), queryOf(address));
}

describe('links to a game', () => {
  it('have the invitation behind the #, where no server hears of it', () => {
    const link = new URL(linkTo('1-2', 'AAAAAAAAAAAAAAAAAAAAAA'));
    expect(link.hash).toBe('#/g/1-2?join=AAAAAAAAAAAAAAAAAAAAAA');
    expect(link.search).toBe('');
    expect(read(link.hash)).toEqual({ id: '1-2', join: 'AAAAAAAAAAAAAAAAAAAAAA' });
  });

  it('are read in another form too, and without an invitation', () => {
    expect(read('#/g/1-2#join=AAAAAAAAAAAAAAAAAAAAAA')).toEqual({ id: '1-2', join: 'AAAAAAAAAAAAAAAAAAAAAA' });
    expect(read('#/g/1-2')).toEqual({ id: '1-2', join: null });
    expect(read('#/g/1-2?join=short')).toEqual({ id: '1-2', join: null });
    expect(read('#/game/1-2')).toBeNull();
  });
});

describe('seats', () => {
  it('have no invitation where a machine sits opposite', async () => {
    const seats = new MemorySeats();
    const black = { kind: 'engine', id: 'janus-checkers', level: 'full', seed: '1' } as const;
    const server = serverWith();
    const id = await linksWith(server, seats).make({ ...PEOPLE, black }, 'white', true);
    expect((await seats.get(id))?.invite).toBeNull();
    expect(server.make).toHaveBeenCalledWith(expect.objectContaining({ thoughts: true }));
  });

  it('are kept before the server hears of them', async () => {
    const seats = new MemorySeats();
    const kept: number[] = [];
    const server = serverWith({ make: async () => void kept.push((await seats.all()).length) });
    const id = await linksWith(server, seats).make(PEOPLE, 'white');
    expect(kept).toEqual([1]);
    const seat = await seats.get(id);
    expect(seat?.secret).toMatch(SECRET);
    expect(seat?.invite).toMatch(SECRET);
    expect(seat?.secret).not.toBe(seat?.invite);
  });

  it('are asked for with the same secret when an answer was lost', async () => {
    const join = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValueOnce('black');
    const links = linksWith(serverWith({ join }));
    await expect(links.join('1-2', 'invite', 'Bob')).rejects.toThrow('no network');
    expect((await links.join('1-2', 'invite', 'Bob')).side).toBe('black');
    expect(join.mock.calls[0]).toEqual(join.mock.calls[1]);
  });

  it('that the server refuses are forgotten', async () => {
    const seats = new MemorySeats();
    const links = linksWith(serverWith({ join: () => Promise.reject(new Refused('It was used.')) }), seats);
    await expect(links.join('1-2', 'invite', 'Bob')).rejects.toThrow('It was used.');
    expect(await seats.all()).toEqual([]);
  });
});

describe('the ledger', () => {
  it('adds up what a side has gained and used', () => {
    const tick = { side: 'white' as const, ply: 0, elapsed: 120, thought: 100, comp: 15, uncomp: 5, inc: 30, gift: 0, left: 925 };
    const other = { ...tick, side: 'black' as const };
    const gift = { ...tick, elapsed: 0, thought: 0, comp: 0, uncomp: 0, inc: 0, gift: 7, left: 932 };
    expect(sumOf([tick, other, gift], 'white')).toEqual({ gained: 37, used: 105 });
  });
});
