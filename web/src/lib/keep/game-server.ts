import type { EndRequest, GameRecord, MadeRecord } from '../core/server-types';

/** The server has other moves than we thought. */
export class Stale extends Error {}

/** The server knows no such game: somebody has deleted it, or the server begins anew. */
export class Gone extends Error {}

/** The server does not want this, now or later: trying again is useless. */
export class Refused extends Error {}

/** What the page asks of the server about kept games. */
export interface GameServer {
  create(game: GameRecord): Promise<void>;
  moves(id: string): Promise<MadeRecord[]>;
  add(id: string, ply: number, moves: MadeRecord[]): Promise<void>;
  undo(id: string, ply: number, to: number): Promise<void>;
  end(id: string, request: EndRequest): Promise<void>;
}

/** The server that sent the page. */
export class HttpGameServer implements GameServer {
  constructor(private readonly base = 'api/games') {}

  async create(game: GameRecord): Promise<void> {
    await this.post(this.base, game);
  }

  async moves(id: string): Promise<MadeRecord[]> {
    const answer = await checked(await fetch(`${this.base}/${id}`));
    return ((await answer.json()) as GameRecord).moves;
  }

  async add(id: string, ply: number, moves: MadeRecord[]): Promise<void> {
    await this.post(`${this.base}/${id}/moves`, { ply, moves });
  }

  async undo(id: string, ply: number, to: number): Promise<void> {
    await this.post(`${this.base}/${id}/undo`, { ply, to });
  }

  async end(id: string, request: EndRequest): Promise<void> {
    await this.post(`${this.base}/${id}/end`, request);
  }

  private async post(address: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    await checked(await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }));
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
