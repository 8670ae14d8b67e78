import type { CoreClient } from '../core/core-client';
import type { MoveId, Side } from '../core/types';
import type { Command, Event, GameLog, PlayReply, Settings } from '../core/wire';

export type GameEvent = Event;

/** A game as it is kept: what it began with, and all that has happened since. */
export interface Log extends GameLog {
  events: GameEvent[];
}

export function newLog(settings: Settings, at: number): Log {
  return { settings, at, events: [] };
}

/** When something last happened, in the milliseconds of the game. */
export function lastAt(log: Log): number {
  return log.events.at(-1)?.at ?? log.at;
}

/** A game after a command, by the word of the core; throws its reason if the command is refused. */
export async function played(
  client: CoreClient,
  log: Log,
  command?: Command,
  seat?: Side | null,
): Promise<{ log: Log; reply: PlayReply }> {
  const reply = await client.play(log, command, seat);
  const { events } = reply;
  return { reply, log: events.length === 0 ? log : { ...log, events: [...log.events, ...events] } };
}

/** Who plays now: somebody may have come after the game was made. */
export function playersIn({ settings, events }: Log): Pick<Settings, 'white' | 'black'> {
  const players = { white: settings.white, black: settings.black };
  for (const event of events) if (event.event === 'player-changed') players[event.side] = event.player;
  return players;
}

/** The moves on the board, from the start of the game on. */
export function movesOf({ settings, events }: Log): MoveId[] {
  let moves = [...settings.before];
  let undone: MoveId[] = [];
  for (const event of events) {
    if (event.event === 'moved') {
      moves.push(event.id);
      undone = [];
    } else if (event.event === 'taken-back') {
      undone = [...moves.slice(event.toPly), ...undone];
      moves = moves.slice(0, event.toPly);
    } else if (event.event === 'redone') {
      moves.push(...undone.splice(0, event.toPly - moves.length));
    }
  }
  return moves;
}

/** Whether somebody has moved since these players sat down. */
export function isBegun(log: Log): boolean {
  return movesOf(log).length > log.settings.before.length;
}

/** Whether one game has all that happened in another, and perhaps more; when it happened does not count. */
export function goesOn(longer: readonly GameEvent[], shorter: readonly GameEvent[]): boolean {
  return shorter.length <= longer.length && shorter.every((event, i) => isSame(event, longer[i]));
}

function isSame(one: GameEvent, other: GameEvent | undefined): boolean {
  return one === other || JSON.stringify(one, withoutTime) === JSON.stringify(other, withoutTime);
}

const TIMES = ['at', 'spent', 'credited'];

/** The fields in one order, without the times; what a reason is in words may differ from version to version. */
function withoutTime(name: string, value: unknown): unknown {
  if (TIMES.includes(name) || name === 'text') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

/** What one game has beyond another, as events that can follow it: time never goes back. */
export function eventsAfter(shorter: Log, longer: Log): GameEvent[] {
  const from = lastAt(shorter);
  return longer.events.slice(shorter.events.length).map((event) => (event.at < from ? { ...event, at: from } : event));
}
