import { insteadOfLooking } from '../dashboard/instead';
import type { Catalog, Course, EngineCard, GameName, MoveId, Side, Thought } from '../core/types';
import { isMachine, type GameSettings } from '../table/settings';

/** What every look is about: a position, and whom to ask about it. */
export interface Subject {
  /** The position before the move. */
  course: Course;
  engine: string;
  level: string;
  /** A decimal text of 64 bits. */
  seed: string;
  depth?: number;
  nodes?: number;
  /** The move that was made there; null where nobody has moved yet. */
  played: MoveId | null;
  /** What that very player thought before it made the move; null if it never did. */
  thought: Thought | null;
}

/** What a person wants otherwise than it was. */
export interface Wish {
  engine?: string;
  level?: string;
  depth?: number;
  nodes?: number;
  seed?: string;
}

/** A game on the table: all that a subject is made from. */
export interface GameAtHand {
  settings: GameSettings;
  made: readonly { id: MoveId; thought: object | null }[];
  catalog: Catalog;
  over: boolean;
}

/**
 * The ply everybody looks at first: the last move that a machine has searched for, else the position as it stands. Of
 * a move by lot or from a book there is nothing to see.
 */
export function firstPly({ made, over }: GameAtHand): number {
  for (let ply = made.length - 1; ply >= 0; ply--) {
    const thought = made[ply]?.thought as Thought | null | undefined;
    if (thought && insteadOfLooking(thought) === null) return ply;
  }
  return over && made.length > 0 ? made.length - 1 : made.length;
}

/** The position before the move with this number, counted from 0; after the last there is none played. */
export function subjectAt(game: GameAtHand, ply: number, wish: Wish = {}): Subject {
  const { settings, made, catalog } = game;
  const { game: name, ruleSet, start } = settings;
  const move = made[ply];
  const course = { game: name, rules: ruleSet, start, moves: made.slice(0, ply).map(({ id }) => id) };
  const thought = (move?.thought ?? null) as Thought | null;
  const own = thought ? asAsked(thought) : asSeated(settings, catalog);
  return { course, ...wished(own, thought, wish, catalog), played: move?.id ?? null };
}

/** A position that a person brings, with no game around it but perhaps a move. */
export function subjectOf(course: Course, catalog: Catalog, wish: Wish = {}, played: MoveId | null = null): Subject {
  return { course, ...wished(teacher(catalog, course.game), null, wish, catalog), played };
}

type Asked = Pick<Subject, 'engine' | 'level' | 'seed' | 'depth' | 'nodes'>;

/** The same question again; a thought that a clock ended is repeated by its count of positions. */
function asAsked({ engine, level, seed, complete, nodes }: Thought): Asked {
  return { engine, level, seed, ...(!complete && nodes ? { nodes } : {}) };
}

/** The machine at the table if its search can be seen whole; else the game's teacher. */
function asSeated(settings: GameSettings, catalog: Catalog): Asked {
  for (const side of ['black', 'white'] satisfies Side[]) {
    const seat = settings[side];
    if (isMachine(seat) && catalog.engines.some(({ id, showsTree }) => id === seat.id && showsTree)) {
      return { engine: seat.id, level: seat.level, seed: seat.seed };
    }
  }
  return teacher(catalog, settings.game);
}

/** The player whose search is meant to be looked at. */
function teacher(catalog: Catalog, game: GameName): Asked {
  return asksAnew((teacherOf(catalog, game) ?? catalog.engines.find((card) => card.game === game)) as EngineCard);
}

/** The first player of a game whose whole search can be seen. */
export function teacherOf(catalog: Catalog, game: GameName): EngineCard | undefined {
  return catalog.engines.find((card) => card.game === game && card.showsTree);
}

function asksAnew(card: EngineCard): Asked {
  return { engine: card.id, level: card.defaultLevel, seed: '1' };
}

/** Whoever is asked otherwise did not think this thought. */
function wished(own: Asked, thought: Thought | null, wish: Wish, catalog: Catalog): Asked & Pick<Subject, 'thought'> {
  const other = catalog.engines.find(({ id }) => id === wish.engine && id !== own.engine);
  const { engine, level, seed } = other ? asksAnew(other) : own;
  const { engine: _, ...changes } = wish;
  const isSame = !other && Object.entries(changes).every(([field, value]) => value === own[field as keyof Asked]);
  return isSame ? { ...own, thought } : { engine, level, seed, ...changes, thought: null };
}

/** Equal for two subjects that ask the same. */
export function questionKey({ course, engine, level, seed, depth, nodes }: Subject): string {
  return JSON.stringify([course, engine, level, seed, depth ?? null, nodes ?? null]);
}

/** Which game a FEN is of: those of checkers begin with the side to move and a colon. */
export function gameOfFen(fen: string): GameName {
  return /^\s*"?\s*[WB]\s*:/i.test(fen) ? 'checkers' : 'chess';
}

/** The rules of a position that says nothing about them. */
export function usualRules(game: GameName): string {
  return game === 'chess' ? 'fide' : 'acf';
}
