import type { Catalog, EngineCard, GameName, RuleSetCard, Side } from '../core/types';
import { freshSeed, isMachine, LOCAL, lonePerson, ME, opposite, type GameSettings, type Seat } from '../table/settings';
import { hasDays, type ClockSetting } from './clock';
import { tidyLinkName, tidyName } from './name';
import type { Start } from './start';
import { m } from '../words/m.svelte';

export type Who = 'machine' | 'people' | 'friend' | 'machines';

/** Whether somebody moves first: which side that is, the rules say. */
export type Turn = 'first' | 'second';

export interface Machine {
  engine: string;
  level: string;
}

/** What a person chose last, for both games, so that the next game is one click away. */
export interface Choice {
  game: GameName;
  who: Who;
  /** The opponent in each game. */
  opponent: Record<GameName, Machine>;
  /** Two machines against each other in each game. */
  machines: Record<GameName, Record<Side, Machine>>;
  side: Turn | 'lot';
  /** What two people at one board are called; empty for the names of their sides. */
  names: Record<Side, string>;
  /** What a friend who plays by link sees as our name. */
  name: string;
  /** The rules of checkers, for each kind of table. */
  rules: Record<Who, string>;
  clock: ClockSetting | null;
  /** Who may watch a game against a machine, which the server then plays. */
  watch: Watch;
}

/** Nobody; whoever has the address; whoever has it, with what the machine thinks. */
export type Watch = 'nobody' | 'game' | 'thoughts';

/** Whether the server keeps the game, and others reach it by its address. */
export function isByLink({ who, watch }: Choice): boolean {
  return who === 'friend' || (who === 'machine' && watch !== 'nobody');
}

/** Days for each move are for games to which people come back from anywhere. */
export function clockOf(choice: Choice): ClockSetting | null {
  return hasDays(choice.clock) && !isByLink(choice) ? null : choice.clock;
}

export const TWO_PLAYER = 'two-player';
export const TWO_PLAYER_FORCED = 'two-player-forced';

/** The rules of checkers against a machine: the official ones, but the flowchart has a game of its own. */
export function checkersAgainst(engine: string): string {
  return engine === 'minimax' ? 'red-vs-ai' : 'acf';
}

/** A gentle opponent, no clock, the rules people expect at each kind of table. */
export function usualChoice(catalog: Catalog): Choice {
  const chess = gentle(catalog, 'chess');
  const checkers = gentle(catalog, 'checkers');
  return {
    game: 'checkers',
    who: 'machine',
    opponent: { chess, checkers },
    machines: {
      chess: { white: { ...chess }, black: machine(catalog, 'chess', null) },
      checkers: { white: { ...checkers }, black: machine(catalog, 'checkers', null) },
    },
    side: 'first',
    names: { white: '', black: '' },
    name: '',
    rules: { machine: checkersAgainst(checkers.engine), people: TWO_PLAYER, friend: 'acf', machines: 'acf' },
    clock: null,
    watch: 'nobody',
  };
}

function gentle(catalog: Catalog, game: GameName): Machine {
  return machine(catalog, game, { engine: game === 'chess' ? 'janus' : 'janus-checkers', level: '1' });
}

/** The same with what stands on the table: its game, who plays, and against whom. */
export function asOnTheTable(choice: Choice, { game, ruleSet, white, black }: GameSettings): Choice {
  const lone = lonePerson({ white, black });
  if (isMachine(white) && isMachine(black)) {
    const machines = { white: { engine: white.id, level: white.level }, black: { engine: black.id, level: black.level } };
    return { ...choice, game, who: 'machines', machines: { ...choice.machines, [game]: machines } };
  }
  if (lone === null) return { ...choice, game, who: 'people' };
  const machine = lone === 'white' ? black : white;
  if (!isMachine(machine)) return choice;
  const opponent = { ...choice.opponent, [game]: { engine: machine.id, level: machine.level } };
  const rules = game === 'checkers' ? { ...choice.rules, machine: ruleSet } : choice.rules;
  return { ...choice, game, who: 'machine', opponent, rules };
}

/** The rule sets of a game: those of checkers say who begins. */
export function ruleSetsOf(catalog: Catalog, game: GameName): RuleSetCard[] {
  return catalog.ruleSets.filter((card) => (card.firstMover !== undefined) === (game === 'checkers'));
}

export function enginesOf(catalog: Catalog, game: GameName): EngineCard[] {
  return catalog.engines
    .filter((engine) => engine.game === game)
    .sort((a, b) => a.year - b.year || a.name.localeCompare(b.name));
}

/** The rules this choice is played by. */
export function rulesOf(choice: Choice, catalog: Catalog): RuleSetCard | undefined {
  const cards = ruleSetsOf(catalog, choice.game);
  const name = choice.game === 'chess' ? 'fide' : choice.rules[choice.who];
  return cards.find((card) => card.name === name) ?? cards[0];
}

/** What the rules call the two sides. */
export function sideNames(rules: RuleSetCard | undefined): Record<Side, string> {
  return { white: rules?.whiteName ?? m.boardWhite(), black: rules?.blackName ?? m.boardBlack() };
}

/** The game that this choice means. `lot` answers a number from 0 up to 1. */
export function settingsOf(
  choice: Choice,
  start: Start,
  catalog: Catalog,
  lot: () => number = Math.random,
): GameSettings {
  const rules = start.rules ?? rulesOf(choice, catalog)?.name ?? '';
  const clock = clockOf(choice);
  const names = sideNames(catalog.ruleSets.find((card) => card.name === rules));
  return {
    game: choice.game,
    ruleSet: rules,
    start: start.fen,
    before: [...start.moves],
    ...seats(choice, names, () => sideOf(choice, catalog, lot)),
    control: clock === null ? null : { delay: 0, ...clock, moves: 0 },
    policy: LOCAL,
  };
}

/** The game by link that this choice means, and the side of who makes it. */
export function linkOf(choice: Choice, start: Start, catalog: Catalog, lot: () => number = Math.random): { settings: GameSettings; side: Side } {
  const side = sideOf(choice, catalog, lot);
  const turn = side === firstSide(rulesOf(choice, catalog)) ? 'first' : 'second';
  const settings = settingsOf({ ...choice, side: turn }, start, catalog, lot);
  return { settings: { ...settings, [side]: { kind: 'person', name: tidyLinkName(choice.name) } }, side };
}

/** The side that moves first by the rules chosen. */
export function firstSide(rules: RuleSetCard | undefined): Side {
  return rules?.firstMover ?? 'white';
}

function sideOf(choice: Choice, catalog: Catalog, lot: () => number): Side {
  const turn = choice.side === 'lot' ? (lot() < 0.5 ? 'first' : 'second') : choice.side;
  const first = firstSide(rulesOf(choice, catalog));
  return turn === 'first' ? first : opposite(first);
}

function seats(choice: Choice, names: Record<Side, string>, side: () => Side): Record<Side, Seat> {
  if (choice.who === 'people') {
    const person = (side: Side): Seat => ({ kind: 'person', name: tidyName(choice.names[side]) || names[side] });
    return { white: person('white'), black: person('black') };
  }
  if (choice.who === 'friend') return { white: { kind: 'person', name: '' }, black: { kind: 'person', name: '' } };
  if (choice.who === 'machines') {
    const { white, black } = choice.machines[choice.game];
    return { white: seated(white), black: seated(black) };
  }
  const person: Seat = { kind: 'person', name: ME };
  const opponent = seated(choice.opponent[choice.game]);
  return side() === 'white' ? { white: person, black: opponent } : { white: opponent, black: person };
}

function seated({ engine, level }: Machine): Seat {
  return { kind: 'engine', id: engine, level, seed: freshSeed() };
}

/** A machine as wished, or what there is: the youngest program at its usual level. */
export function machine(catalog: Catalog, game: GameName, wish: Machine | null): Machine {
  const engines = enginesOf(catalog, game);
  const wished = engines.find((engine) => engine.id === wish?.engine);
  const engine = wished ?? engines.at(-1);
  if (!engine) return { engine: '', level: '' };
  const level = wished && engine.levels.find((one) => one.id === wish?.level);
  return { engine: engine.id, level: level?.id ?? engine.defaultLevel };
}
