import type { EndRequest, GameRecord, GameSummary, MadeRecord } from '../core/server-types';

/** The server has other moves than we thought. */
export class Stale extends Error {}

/** The server knows no such game: somebody has deleted it, or the server begins anew. */
export class Gone extends Error {}

/** The server does not want this, now or later: trying again is useless. */
export class Refused extends Error {}

/** A game as the server keeps it. */
export type ServerGame = GameSummary & GameRecord;

/** A page of the server's list; `next` is where it goes on, or null. */
export interface GamePage {
  games: GameSummary[];
  next: string | null;
}

/** A change is made only to the very version of the game that the asker knows. */
export interface Known {
  ply: number;
  version: number;
}

/** What the page asks of the server about kept games; a change answers the new version. */
export interface GameServer {
  list(limit: number, before?: string): Promise<GamePage>;
  get(id: string): Promise<ServerGame>;
  create(game: GameRecord): Promise<ServerGame>;
  add(id: string, known: Known, moves: MadeRecord[]): Promise<number>;
  undo(id: string, known: Known, to: number): Promise<number>;
  end(id: string, known: Known, request: Omit<EndRequest, 'ply'>): Promise<number>;
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

  create(game: GameRecord): Promise<ServerGame> {
    return this.ask('POST', this.base, game);
  }

  add(id: string, known: Known, moves: MadeRecord[]): Promise<number> {
    return this.change(`${this.addressOf(id)}/moves`, { ...known, moves });
  }

  undo(id: string, known: Known, to: number): Promise<number> {
    return this.change(`${this.addressOf(id)}/undo`, { ...known, to });
  }

  end(id: string, known: Known, request: Omit<EndRequest, 'ply'>): Promise<number> {
    return this.change(`${this.addressOf(id)}/end`, { ...known, ...request });
  }

  async remove(id: string): Promise<void> {
    await checked(await fetch(this.addressOf(id), { method: 'DELETE' }));
  }

  private addressOf(id: string): string {
    return `${this.base}/${encodeURIComponent(id)}`;
  }

  private async change(address: string, body: object): Promise<number> {
    return (await this.ask<{ version: number }>('POST', address, body)).version;
  }

  private async ask<T>(method: string, address: string, body?: object): Promise<T> {
    const sent = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    return (await checked(await fetch(address, { method, ...sent }))).json() as Promise<T>;
  }
}

/** Whether a server that keeps games has sent this page. */
export async function hasServer(): Promise<boolean> {
  try {
    const answer = await fetch('api/health');
    return answer.ok && ((await answer.json()) as { status?: string }).status === 'up';
  } catch {
    return false;
  }
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const no = (await answer.json().catch(() => ({}))) as { error?: string; kind?: string };
  const error = no.error ?? answer.statusText;
  if (answer.status === 404) throw new Gone(error);
  if (answer.status === 409 && no.kind !== 'over') throw new Stale(error);
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Refused(error);
  throw new Error(error);
}
