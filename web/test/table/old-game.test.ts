import { describe, expect, it } from 'vitest';
import { movesOf } from '../../src/lib/table/live';
import { asLog, type OldGame } from '../../src/lib/table/old-game';
import { LOCAL } from '../../src/lib/table/settings';

/** A record as browsers wrote it until games became logs. */
const old: OldGame = JSON.parse(`{
  "id": "8d8d8d8d-0000-4000-8000-000000000001",
  "settings": {
    "game": "checkers", "rules": "acf", "start": "", "moves": ["11-15"],
    "white": {"kind": "person", "name": "You"},
    "black": {"kind": "machine", "engine": "minimax", "level": "beginner", "seed": "7"},
    "clock": {"base": 60000, "increment": 2000}
  },
  "moves": [
    {"id": "11-15", "thought": null, "clockMs": null, "at": null},
    {"id": "22-18", "thought": null, "clockMs": 60000, "at": "2026-11-01T10:00:00Z"},
    {"id": "15x22", "thought": {"move": "15x22", "score": 3}, "clockMs": 58500, "at": "2026-11-01T10:00:04Z"},
    {"id": "25x18", "thought": null, "clockMs": 55000, "at": "2026-11-01T10:00:11Z"}
  ],
  "ended": {"winner": "black", "reason": "resignation", "words": "White resigned. Dark wins."},
  "clocks": {"white": 55000, "black": 58500},
  "flipped": true, "updated": "2026-11-01T10:01:00Z", "version": 9, "writer": "tab"
}`);

describe('a game kept before games were logs', () => {
  const { log, thoughts, flipped, updated } = asLog(old);

  it('has the same players, clocks and moves', () => {
    expect(log.settings).toEqual({
      game: 'checkers',
      ruleSet: 'acf',
      start: '',
      before: ['11-15'],
      white: { kind: 'person', name: 'You' },
      black: { kind: 'engine', id: 'minimax', level: 'beginner', seed: '7' },
      control: { base: 60000, increment: 2000, delay: 0, moves: 0 },
      policy: LOCAL,
    });
    expect(movesOf(log)).toEqual(['11-15', '22-18', '15x22', '25x18']);
    expect([flipped, updated]).toEqual([true, '2026-11-01T10:01:00Z']);
  });

  it('has the times that its clocks showed', () => {
    const spent = log.events.map((event) => (event.event === 'moved' ? event.spent : event.event));
    expect(spent).toEqual([0, 3500, 7000, 'ended']);
    expect(log.events.map(({ at }) => at)).toEqual([0, 3500, 10500, 10500]);
  });

  it('has its thoughts by ply and its end as it was', () => {
    expect(thoughts).toEqual([{ ply: 2, thought: { move: '15x22', score: 3 } }]);
    expect(log.events.at(-1)).toMatchObject({ ending: { ending: 'decided', winner: 'black', reason: 'resignation' } });
  });

  it('is left alone when it is a log already', () => {
    const game = asLog(old);
    expect(asLog(game)).toBe(game);
  });
});
