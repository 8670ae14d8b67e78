import { describe, expect, it } from 'vitest';
import { asOnTheTable, enginesOf, linkOf, rulesOf, ruleSetsOf, settingsOf, usualChoice } from '../../src/lib/newgame/choice';
import { clock, clockWords, days } from '../../src/lib/newgame/clock';
import { readChoice } from '../../src/lib/newgame/remembered';
import { USUAL_START } from '../../src/lib/newgame/start';
import { CATALOG } from './fixtures';

describe('the usual choice', () => {
  it('is a person with the dark men, who begin, against Janus, without a clock', () => {
    const settings = settingsOf(usualChoice(CATALOG), USUAL_START, CATALOG);
    expect(settings).toMatchObject({
      game: 'checkers',
      ruleSet: 'acf',
      start: '',
      before: [],
      white: { kind: 'engine', id: 'janus-checkers' },
      black: { kind: 'person', name: 'You' },
      control: null,
    });
  });

  it('offers two people the rules without forced jumps, under their own names', () => {
    const choice = { ...usualChoice(CATALOG), who: 'people' as const };
    expect(settingsOf(choice, USUAL_START, CATALOG)).toMatchObject({
      ruleSet: 'two-player',
      white: { kind: 'person', name: 'White' },
      black: { kind: 'person', name: 'Black' },
    });
  });
});

describe('a choice', () => {
  it('has days for each move only where people come back to the game by link', () => {
    const choice = { ...usualChoice(CATALOG), clock: days(3) };
    expect(clockWords(choice.clock)).toBe('3 days per move');
    expect(settingsOf(choice, USUAL_START, CATALOG).control).toBeNull();
    const { settings } = linkOf({ ...choice, watch: 'game' }, USUAL_START, CATALOG);
    expect(settings.control).toEqual({ base: 1, increment: 0, delay: 3 * 86_400_000, moves: 0 });
  });

  it('seats the person where wished, or by lot', () => {
    const choice = usualChoice(CATALOG);
    const second = settingsOf({ ...choice, side: 'second' }, USUAL_START, CATALOG);
    expect([second.white.kind, second.black.kind]).toEqual(['person', 'engine']);
    const chess = settingsOf({ ...choice, game: 'chess', side: 'second' }, USUAL_START, CATALOG);
    expect([chess.white.kind, chess.black.kind]).toEqual(['engine', 'person']);
    const lots = [0.2, 0.8].map(
      (lot) => settingsOf({ ...choice, side: 'lot' }, USUAL_START, CATALOG, () => lot).black.kind,
    );
    expect(lots).toEqual(['person', 'engine']);
  });

  it('gives every machine a seed of its own', () => {
    const choice = { ...usualChoice(CATALOG), game: 'chess' as const, who: 'machines' as const };
    const { white, black, ruleSet } = settingsOf(choice, USUAL_START, CATALOG);
    expect(ruleSet).toBe('fide');
    const seeds = [white, black].map((seat) => (seat.kind === 'engine' ? seat.seed : ''));
    expect(seeds[0]).toMatch(/^\d+$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  it('takes the start with its moves, and its rules before those chosen', () => {
    const start = { fen: 'W:W18:B1', moves: ['18-15'], rules: 'two-player' };
    expect(settingsOf(usualChoice(CATALOG), start, CATALOG)).toMatchObject({
      ruleSet: 'two-player',
      start: 'W:W18:B1',
      before: ['18-15'],
    });
  });

  it('shows the oldest engine first, and each game its own rules', () => {
    expect(enginesOf(CATALOG, 'chess').map((engine) => engine.id)).toEqual(['microchess', 'janus']);
    expect(ruleSetsOf(CATALOG, 'chess').map((card) => card.name)).toEqual(['fide']);
    expect(rulesOf({ ...usualChoice(CATALOG), game: 'chess' }, CATALOG)?.name).toBe('fide');
  });
});

describe('the choice remembered', () => {
  it('comes back as it was', () => {
    const choice = {
      ...usualChoice(CATALOG),
      game: 'chess' as const,
      side: 'lot' as const,
      names: { white: 'Ann', black: '' },
      clock: clock(5, 3),
      opponent: {
        chess: { engine: 'microchess', level: '1' },
        checkers: { engine: 'minimax', level: 'intermediate' },
      },
    };
    expect(readChoice(JSON.stringify(choice), CATALOG)).toEqual(choice);
  });

  it('is as usual where nothing, or nonsense, was kept', () => {
    for (const text of [null, '', 'no json', '7', '{"game":"go","clock":{"base":-1}}']) {
      expect(readChoice(text, CATALOG)).toEqual(usualChoice(CATALOG));
    }
  });

  it('knows the sides that were once kept by their colours', () => {
    const sides = ['white', 'black', 'lot', 'green'].map((side) => readChoice(JSON.stringify({ side }), CATALOG).side);
    expect(sides).toEqual(['first', 'second', 'lot', 'first']);
  });

  it('replaces what there is no more', () => {
    const gone = { engine: 'no-longer', level: '9' };
    const kept = { opponent: { chess: gone, checkers: { engine: 'minimax', level: 'gone' } } };
    const { opponent } = readChoice(JSON.stringify(kept), CATALOG);
    expect(opponent.chess).toEqual({ engine: 'janus', level: '5' });
    expect(opponent.checkers).toEqual({ engine: 'minimax', level: 'intermediate' });
  });
});

describe('clocks', () => {
  it('are told in words', () => {
    expect([null, clock(1, 0), clock(5, 3)].map(clockWords)).toEqual([
      'no clock',
      '1 minute',
      '5 minutes, 3 seconds per move',
    ]);
  });
});

describe('the next game', () => {
  it('is most likely like the one on the table', () => {
    const usual = usualChoice(CATALOG);
    const chess = settingsOf({ ...usual, game: 'chess', side: 'second' }, USUAL_START, CATALOG);
    const next = asOnTheTable(usual, chess);
    expect(next).toMatchObject({ game: 'chess', who: 'machine', opponent: { checkers: usual.opponent.checkers, chess: usual.opponent.chess } });
    const reds = settingsOf({ ...usual, rules: { ...usual.rules, machine: 'red-vs-ai' } }, USUAL_START, CATALOG);
    expect(asOnTheTable(next, reds).rules.machine).toBe('red-vs-ai');
    const two = settingsOf({ ...usual, who: 'people' }, USUAL_START, CATALOG);
    expect(asOnTheTable(next, two)).toMatchObject({ game: 'checkers', who: 'people' });
  });
});
