import type { Appended, GamePage, Health, NewEvents, NewGame, Problem, WholeGame } from '../core/server-wire';
import type { Log } from '../table/live';
import type { PlyThought } from '../table/saved';
import { language } from '../words/m.svelte';

export type { GamePage, GameSummary } from '../core/server-wire';

/** The server has other moves than we thought. */
export class Stale extends Error {}

/** The server knows no such game: somebody has deleted it, or the server begins anew. */
export class Gone extends Error {}

/** A request may hang where a network comes and goes; meanwhile no other tab could speak with the server. */
const PATIENCE_MS = 8000;

/** The server does not want this, now or later: trying again is useless. */
export class Refused extends Error {}

/** A game as the server keeps it. */
export interface ServerGame extends WholeGame {
  log: Log;
  thoughts: PlyThought[];
}

/** What has happened in a game, and what machines thought of it. */
export type Load = Required<Omit<NewEvents, 'version'>> & Pick<ServerGame, 'thoughts'>;

/** What the page asks of the server about kept games. */
export interface GameServer {
  list(limit: number, before?: string): Promise<GamePage>;
  get(id: string): Promise<ServerGame>;
  /** A game that has just begun; answers it as it stands there, if it was made before. */
  create(id: string, log: Log): Promise<ServerGame>;
  /** Adds events to the very version that the asker knows; answers the new version. */
  add(id: string, version: number, load: Load): Promise<number>;
  remove(id: string): Promise<void>;
}

/** The server that sent the page. */
export class HttpGameServer implements GameServer {
  constructor(private readonly base = 'api/games') {}

  list(limit: number, before?: string): Promise<GamePage> {
    const from = before === undefined ? '' : `&before=${encodeURIComponent(before)}`;
    return this.ask('GET', `${this.base}?limit=${limit}${from}`);
  }

  get(id: string): Promise<ServerGame> {
    return this.ask('GET', this.addressOf(id));
  }

  create(id: string, log: Log): Promise<ServerGame> {
    return this.ask('POST', this.base, { id, log } satisfies NewGame);
  }

  async add(id: string, version: number, load: Load): Promise<number> {
    const news: NewEvents = { version, ...load };
    return (await this.ask<Appended>('POST', `${this.addressOf(id)}/events`, news)).version;
  }

  async remove(id: string): Promise<void> {
    await checked(await fetch(this.addressOf(id), { method: 'DELETE' }));
  }

  private addressOf(id: string): string {
    return `${this.base}/${encodeURIComponent(id)}`;
  }

  private async ask<T>(method: string, address: string, body?: object): Promise<T> {
    return (await request(method, address, body)).json() as Promise<T>;
  }
}

/** Asks the server that sent the page; throws what it says where it refuses. */
export async function request(method: string, address: string, body?: object, authorization?: string): Promise<Response> {
  const headers = {
    'Accept-Language': language(),
    ...(body && { 'Content-Type': 'application/json' }),
    ...(authorization && { Authorization: authorization }),
  };
  const sent = { headers, ...(body && { body: JSON.stringify(body) }) };
  return checked(await fetch(address, { method, signal: AbortSignal.timeout(PATIENCE_MS), ...sent }));
}

/** Whether a server that keeps games has sent this page. */
export async function hasServer(): Promise<boolean> {
  try {
    const answer = await fetch('api/health');
    return answer.ok && ((await answer.json()) as Partial<Health>).status === 'up';
  } catch {
    return false;
  }
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const no = (await answer.json().catch(() => ({}))) as Partial<Problem>;
  const error = no.error ?? answer.statusText;
  if (answer.status === 404) throw new Gone(error);
  if (answer.status === 409) throw new Stale(error);
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Refused(error);
  throw new Error(error);
}
