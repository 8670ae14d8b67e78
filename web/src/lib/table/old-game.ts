import type { MoveId, Outcome, Side } from '../core/types';
import type { Player, Reason } from '../core/wire';
import { lastAt, type GameEvent, type Log } from './live';
import type { SavedGame } from './saved';
import { LOCAL } from './settings';

/** A seat as it was kept before games were logs. */
export type OldSeat = { kind: 'person'; name: string } | { kind: 'machine'; engine: string; level: string; seed: string };

/** A game as browsers kept it before: its moves, and how it ended if not by the rules. */
export interface OldGame {
  id: string;
  settings: {
    game: 'chess' | 'checkers';
    rules: string;
    start: string;
    /** Made before anybody played; the game's moves begin with them. */
    moves: MoveId[];
    white: OldSeat;
    black: OldSeat;
    clock: { base: number; increment: number } | null;
    origin?: { event: string; date: string };
  };
  moves: { id: MoveId; thought: object | null; clockMs: number | null; comment?: string | null }[];
  ended: { winner: Side | null; reason: string } | null;
  flipped: boolean;
  updated: string;
  outcome?: Outcome | null;
  turn?: { side: Side; name: string };
}

/** A kept game in today's shape; what the old one does not say, such as the times of its moves, is made up. */
export function asLog(kept: SavedGame | OldGame): SavedGame {
  if ('log' in kept) return kept;
  const { id, moves, flipped, updated, outcome = null, turn } = kept;
  const { origin } = kept.settings;
  return {
    id,
    log: logOf(kept),
    thoughts: moves.flatMap(({ thought }, ply) => (thought ? [{ ply, thought }] : [])),
    ...(origin && { file: { ...origin, moves: moves.map((move) => move.id), comments: moves.map(({ comment }) => comment ?? null) } }),
    flipped,
    updated,
    outcome,
    ...(turn && { turn }),
  };
}

function logOf({ settings, moves, ended, outcome }: OldGame): Log {
  const { game, rules, start, white, black, clock } = settings;
  const log: Log = {
    settings: {
      game,
      ruleSet: rules,
      start,
      before: settings.moves,
      white: playerOf(white),
      black: playerOf(black),
      control: clock && { ...clock, delay: 0, moves: 0 },
      policy: LOCAL,
    },
    at: 0,
    events: [],
  };
  const left = [clock?.base ?? 0, clock?.base ?? 0];
  moves.slice(settings.moves.length).forEach(({ id, clockMs }, ply) => {
    // The first move is free and brings no increment.
    const had = (left[ply % 2] ?? 0) + (ply > 0 ? (clock?.increment ?? 0) : 0);
    const spent = clockMs === null ? 0 : Math.max(0, had - clockMs);
    if (clockMs !== null) left[ply % 2] = clockMs;
    log.events.push({ event: 'moved', at: lastAt(log) + spent, id, spent, credited: 0 });
  });
  const end = ended ?? outcome;
  if (end) log.events.push(endOf(end, lastAt(log)));
  return log;
}

function endOf({ winner, reason }: NonNullable<OldGame['ended']>, at: number): GameEvent {
  return { event: 'ended', at, ending: { ending: 'decided', winner, reason: reason as Reason, detail: null } };
}

export function playerOf(seat: OldSeat | Player): Player {
  return seat.kind === 'machine' ? { kind: 'engine', id: seat.engine, level: seat.level, seed: seat.seed } : seat;
}
