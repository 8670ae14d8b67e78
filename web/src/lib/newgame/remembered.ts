import { days, DAYS, type ClockSetting } from './clock';
import type { Catalog, GameName, Side } from '../core/types';
import { machine, ruleSetsOf, usualChoice, type Choice, type Machine, type Who } from './choice';
import { tidyLinkName, tidyName } from './name';

const KEY = 'janus.last-choice';

/** The last choice, checked against what there is now; what does not fit is as usual. */
export function readChoice(text: string | null, catalog: Catalog): Choice {
  const usual = usualChoice(catalog);
  const kept = objectOf(parsed(text));
  const opponents = objectOf(kept['opponent']);
  const names = objectOf(kept['names']);
  const pairs = objectOf(kept['machines']);
  const opponent = (game: GameName): Machine =>
    kept['opponent'] ? machine(catalog, game, machineOf(opponents[game])) : usual.opponent[game];
  const pair = (game: GameName): Record<Side, Machine> => {
    const sides = objectOf(pairs[game]);
    return kept['machines']
      ? {
          white: machine(catalog, game, machineOf(sides['white'])),
          black: machine(catalog, game, machineOf(sides['black'])),
        }
      : usual.machines[game];
  };
  return {
    game: oneOf(kept['game'], ['chess', 'checkers'], usual.game),
    who: oneOf(kept['who'], ['machine', 'people', 'friend', 'machines'], usual.who),
    opponent: { chess: opponent('chess'), checkers: opponent('checkers') },
    machines: { chess: pair('chess'), checkers: pair('checkers') },
    side: sideOf(kept['side'], usual.side),
    names: { white: nameOf(names['white']), black: nameOf(names['black']) },
    name: typeof kept['name'] === 'string' ? tidyLinkName(kept['name']) : '',
    rules: rulesFrom(objectOf(kept['rules']), usual.rules, catalog),
    clock: clockOf(kept['clock']),
    watch: oneOf(kept['watch'], ['nobody', 'game', 'thoughts'], usual.watch),
  };
}

export function recall(catalog: Catalog): Choice {
  try {
    return readChoice(localStorage.getItem(KEY), catalog);
  } catch {
    return usualChoice(catalog);
  }
}

export function remember(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}

function rulesFrom(
  kept: Record<string, unknown>,
  usual: Record<Who, string>,
  catalog: Catalog,
): Record<Who, string> {
  const known = ruleSetsOf(catalog, 'checkers').map((card) => card.name);
  return {
    machine: oneOf(kept['machine'], known, usual.machine),
    people: oneOf(kept['people'], known, usual.people),
    friend: oneOf(kept['friend'], known, usual.friend),
    machines: oneOf(kept['machines'], known, usual.machines),
  };
}

/** Once the sides were kept by their colours. */
function sideOf(kept: unknown, usual: Choice['side']): Choice['side'] {
  if (kept === 'white') return 'first';
  if (kept === 'black') return 'second';
  return oneOf(kept, ['first', 'second', 'lot'], usual);
}

function clockOf(value: unknown): ClockSetting | null {
  const { base, increment, delay = 0 } = objectOf(value);
  const sensible = (n: unknown): n is number => typeof n === 'number' && n >= 0 && n <= 86_400_000;
  return sensible(base) && sensible(increment) && base > 0
    ? { base, increment, ...(DAYS.some((count) => days(count).delay === delay) && { delay: delay as number }) }
    : null;
}

function nameOf(value: unknown): string {
  return typeof value === 'string' ? tidyName(value) : '';
}

function machineOf(value: unknown): Machine | null {
  const { engine, level } = objectOf(value);
  return typeof engine === 'string' && typeof level === 'string' ? { engine, level } : null;
}

function oneOf<T extends string>(value: unknown, known: readonly T[], usual: T): T {
  return known.find((one) => one === value) ?? usual;
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
