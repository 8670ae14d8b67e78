import type { CoreClient } from '../core/core-client';
import type { Side } from '../core/types';
import { fromServer } from '../keep/from-server';
import { Refused, type GameServer } from '../keep/game-server';
import { newId } from '../keep/new-id';
import { newLog } from '../table/live';
import { isMachine, opposite, type GameSettings } from '../table/settings';
import { LinkGame } from './link-game.svelte';
import type { LinkServer } from './link-server';
import { newSecret } from './secret';
import type { Seat, Seats } from './seats';

/** So many games that go on are asked about together. */
const MOST_ASKED = 20;

/** Games that this browser plays or watches by link. */
export class Links {
  constructor(
    readonly server: LinkServer,
    private readonly games: Pick<GameServer, 'get'>,
    private readonly seats: Promise<Seats>,
  ) {}

  /** Makes a game and an invitation to it, or one against a machine, which others may watch, perhaps with its thoughts; its id. What is kept before the server is asked is not lost with its answer. */
  async make(settings: GameSettings, side: Side, thoughts = false): Promise<string> {
    void navigator.storage?.persist?.();
    const id = newId();
    const invite = newSecret();
    const seat: Seat = { id, secret: newSecret(), side, invite: isMachine(settings[opposite(side)]) ? null : invite, game: null };
    const seats = await this.seats;
    await seats.put(seat);
    try {
      await this.server.make({ id, settings, side, seat: seat.secret, invite, thoughts });
    } catch (no) {
      await seats.remove(id);
      throw no;
    }
    return id;
  }

  /** The game of an address: as this browser has seen it last, or as the server has it. */
  async open(id: string): Promise<LinkGame> {
    const seats = await this.seats;
    const seat = await seats.get(id);
    const { log, thoughts } = seat?.game ?? (await this.games.get(id));
    return new LinkGame(id, { ...newLog(log.settings, log.at), ...log }, seat, seats, undefined, thoughts);
  }

  /** Takes the seat of an invitation; with the same secret again where an answer was lost. */
  async join(id: string, invite: string, name: string): Promise<Seat> {
    void navigator.storage?.persist?.();
    const seats = await this.seats;
    const secret = (await seats.get(id))?.secret ?? newSecret();
    const seat: Seat = { id, secret, side: null, invite: null, game: null };
    await seats.put(seat);
    try {
      return { ...seat, side: await this.server.join(id, { invite, seat: secret, name }) };
    } catch (no) {
      // Else the answer may have been lost, and the seat be ours.
      if (no instanceof Refused) await seats.remove(id);
      throw no;
    }
  }

  /** Another invitation: to the other seat, or to one's own for another device. */
  async invite(game: LinkGame, own: boolean): Promise<string> {
    const invite = newSecret();
    await this.server.invite(game.id, game.secret ?? '', { invite, own });
    if (!own) await game.invited(invite);
    return invite;
  }

  /** The game that follows has the same seats. */
  async follow(game: LinkGame, next: string): Promise<void> {
    const seats = await this.seats;
    if (game.secret === null || (await seats.get(next))) return;
    await seats.put({ id: next, secret: game.secret, side: null, invite: null, game: null });
  }

  /** Whether this browser has a seat in the game already. */
  async sits(id: string): Promise<boolean> {
    const seat = await (await this.seats).get(id);
    return seat !== null && seat.side !== null;
  }

  async all(): Promise<Seat[]> {
    return (await this.seats).all();
  }

  /** Looks how the games that go on stand by now; those that cannot be asked stay as they were seen last. */
  async refresh(client: CoreClient): Promise<void> {
    const seats = await this.seats;
    const going = (await seats.all()).filter(({ game, side }) => side !== null && game?.outcome == null).slice(-MOST_ASKED);
    await Promise.all(
      going.map(async (seat) => {
        const there = await this.games.get(seat.id).catch(() => null);
        const reply = there && (await client.play(there.log, undefined, seat.side).catch(() => null));
        if (!there || !reply) return;
        const { turn, turnName } = reply.view;
        const game = { ...fromServer(there, seat.game), outcome: reply.view.outcome, turn: { side: turn, name: turnName } };
        await seats.put({ ...seat, game });
      }),
    );
  }

  async forget(id: string): Promise<void> {
    await (await this.seats).remove(id);
  }
}

/** What is sent to a friend. The secret stands behind the #, which no server is told. */
export function linkTo(id: string, invite: string | null): string {
  const here = new URL(location.href);
  here.search = '';
  here.hash = `/g/${id}${invite ? `?join=${invite}` : ''}`;
  return here.href;
}

/** Whether only this computer understands the page's address. */
export function isForThisComputerOnly(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(location.hostname);
}
