import type { JoinLink, NewInvite, NewLink, Seated, Tick } from '../core/server-wire';
import type { Side } from '../core/types';
import { request } from '../keep/game-server';

/** What the page asks of the server about games by link, outside their sockets. */
export interface LinkServer {
  make(wish: NewLink): Promise<void>;
  /** Takes a seat by an invitation; answers its side. */
  join(id: string, wish: JoinLink): Promise<Side>;
  invite(id: string, seat: string, wish: NewInvite): Promise<void>;
  ledger(id: string): Promise<Tick[]>;
}

/** The server that sent the page. */
export class HttpLinkServer implements LinkServer {
  async make(wish: NewLink): Promise<void> {
    await request('POST', 'api/links', wish);
  }

  async join(id: string, wish: JoinLink): Promise<Side> {
    return ((await (await request('POST', `${addressOf(id)}/seat`, wish)).json()) as Seated).side;
  }

  async invite(id: string, seat: string, wish: NewInvite): Promise<void> {
    await request('POST', `${addressOf(id)}/invite`, wish, `Seat ${seat}`);
  }

  async ledger(id: string): Promise<Tick[]> {
    return ((await (await request('GET', `${addressOf(id)}/ledger`)).json()) as { ticks: Tick[] }).ticks;
  }
}

function addressOf(id: string): string {
  return `api/games/${encodeURIComponent(id)}`;
}
