import { describe, expect, it } from 'vitest';
import { fromServer } from '../../src/lib/keep/from-server';
import type { ServerGame } from '../../src/lib/keep/game-server';
import { newLog } from '../../src/lib/table/live';
import type { SavedGame } from '../../src/lib/table/saved';
import { firstGame } from '../../src/lib/table/settings';

const log = newLog(firstGame(), 0);
const here: SavedGame = { id: 'g', log, thoughts: [], flipped: true, updated: '1', turn: { side: 'white', name: 'Red' } };
const there = { id: 'g', log, thoughts: [], outcome: null, updated: '2' } as unknown as ServerGame;

describe('a game of the server', () => {
  it('keeps whose turn it is while it has the same moves', () => {
    expect(fromServer(there, here)).toMatchObject({ turn: here.turn, flipped: true, updated: '2' });
    const moved = { event: 'moved', at: 1, id: '1a' } as unknown as (typeof log.events)[number];
    expect(fromServer({ ...there, log: { ...log, events: [moved] } }, here).turn).toBeUndefined();
    expect(fromServer(there).turn).toBeUndefined();
  });
});
