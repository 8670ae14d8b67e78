import type { Catalog, Course, GameName, MoveId } from '../core/types';
import { gameOfFen, usualRules, type Subject, type Wish } from './subject';
import { m } from '../words/m.svelte';

/**
 * What an address says behind its question mark: `#/xray/tree?fen=…&engine=octave`. The fields are
 * described in docs/xray.md.
 */
export interface Link {
  /** Null: the game on the table. */
  brought: Brought | null;
  wish: Wish;
}

/** A position from elsewhere. */
export interface Brought {
  course: Course;
  /** The move made there, if one is told of. */
  played: MoveId | null;
}

const FIELDS = ['game', 'rules', 'fen', 'moves', 'move', 'engine', 'level', 'depth', 'nodes', 'seed'];

/** Throws with a sentence if nobody could say what the address means. */
export function readLink(query: string, catalog: Catalog, atTable: GameName): Link {
  const fields = new URLSearchParams(query);
  for (const name of fields.keys()) {
    if (!FIELDS.includes(name)) throw new Error(m.xrayLinkField(name, FIELDS.join(', ')));
  }
  const wish = wishOf(fields);
  const card = catalog.engines.find(({ id }) => id === wish.engine);
  if (wish.engine !== undefined && !card) throw new Error(m.xrayLinkEngine(wish.engine));
  const brought = broughtBy(fields, card?.game ?? atTable, atTable);
  if (card && brought && card.game !== brought.course.game) {
    throw new Error((brought.course.game === 'chess' ? m.xrayLinkChess : m.xrayLinkCheckers)(card.name));
  }
  return { brought, wish };
}

function broughtBy(fields: URLSearchParams, usual: GameName, atTable: GameName): Brought | null {
  const fen = fields.get('fen')?.trim() ?? '';
  const moves = (fields.get('moves') ?? '').split(',').filter((id) => id !== '');
  const game = gameNamed(fields.get('game')) ?? (fen ? gameOfFen(fen) : usual);
  const isTable = game === atTable && !['game', 'rules', 'fen', 'moves', 'move'].some((name) => fields.has(name));
  if (isTable) return null;
  const course = { game, rules: fields.get('rules') ?? usualRules(game), start: fen, moves };
  return { course, played: fields.get('move') };
}

function gameNamed(text: string | null): GameName | null {
  if (text === null || text === 'chess' || text === 'checkers') return text;
  throw new Error(m.xrayLinkGame(text));
}

function wishOf(fields: URLSearchParams): Wish {
  const wish: Wish = {};
  for (const name of ['engine', 'level', 'seed'] as const) {
    const text = fields.get(name);
    if (text) wish[name] = text;
  }
  for (const name of ['depth', 'nodes'] as const) {
    const text = fields.get(name);
    if (text === null) continue;
    if (!/^[1-9]\d{0,8}$/.test(text)) throw new Error(m.xrayLinkNumber(name, text));
    wish[name] = Number(text);
  }
  return wish;
}

/** What {@link readLink} reads as this; empty for the game on the table as it was played. */
export function writeLink({ brought, wish }: Link): string {
  const fields = new URLSearchParams();
  const say = (name: string, value: string | number | null | undefined) => {
    if (value !== undefined && value !== null && value !== '') fields.set(name, String(value));
  };
  if (brought) {
    const { game, rules, start, moves } = brought.course;
    if (start === '') say('game', game);
    say('rules', rules === usualRules(game) ? '' : rules);
    say('fen', start);
    say('moves', moves.join(','));
    say('move', brought.played);
  }
  for (const name of ['engine', 'level', 'depth', 'nodes', 'seed'] as const) say(name, wish[name]);
  // A person should be able to read it: these three need no escape behind a hash.
  return fields.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** All that is needed to see the same elsewhere, without the game around it. */
export function linkTo({ course, played, engine, level, depth, nodes, seed }: Subject): string {
  const lot = seed === '1' ? {} : { seed };
  const limits = { ...(depth === undefined ? {} : { depth }), ...(nodes === undefined ? {} : { nodes }) };
  return writeLink({ brought: { course, played }, wish: { engine, level, ...limits, ...lot } });
}
