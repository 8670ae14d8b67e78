import type { GameName, Outcome, Side } from '../core/types';
import type { Links } from '../link/links';
import { isBegun, movesOf, playersIn } from '../table/live';
import type { SavedGame, Shelf } from '../table/saved';
import type { Seat } from '../table/settings';
import type { WritableGame } from '../shell/files';
import { fromServer } from './from-server';
import { Gone, type GameServer, type GameSummary } from './game-server';
import type { Mirror } from './mirror';

/** A game in the list of those that are kept. */
export interface KeptGame {
  id: string;
  game: GameName;
  rules: string;
  white: Seat;
  black: Seat;
  plies: number;
  outcome: Outcome | null;
  /** Whose turn it is, where this browser knows. */
  turn: SavedGame['turn'] | null;
  /** Our side where two play by link. */
  mine?: Side;
  /** When it was last changed. */
  updated: string;
}

/** Part of the list, the latest first; `more` says whether there are older ones. */
export interface KeptList {
  games: KeptGame[];
  more: boolean;
}

const PAGE = 50;

/** Reads the server's list page by page, and puts the games of this browser among them. */
export class KeptGames {
  private readonly there: GameSummary[] = [];
  private next: string | null | undefined;

  constructor(
    private readonly shelf: Shelf,
    private readonly server: GameServer | null,
    private readonly links: Pick<Links, 'all' | 'forget'> | null = null,
  ) {}

  /** The list with the next page of the server added; without a server, all there is. */
  async more(): Promise<KeptList> {
    if (this.server && this.next !== null) {
      const page = await this.server.list(PAGE, this.next);
      this.there.push(...page.games);
      this.next = page.next;
    }
    return this.list();
  }

  /** The list without reading on. */
  async list(): Promise<KeptList> {
    const here = (await this.shelf.all()).filter(({ log }) => isBegun(log)); // a board that nobody has moved on is no game yet
    const all = new Map(this.there.map((game) => [game.id, ofServer(game)]));
    for (const game of here) all.set(game.id, ofShelf(game, all.get(game.id)));
    const seats = (await this.links?.all()) ?? [];
    for (const { id, side, game } of seats) {
      if (side && game) all.set(id, { ...ofShelf(game, undefined), mine: side });
    }
    const isWhole = !this.server || this.next === null;
    const oldest = isWhole ? '' : (this.there.at(-1)?.updated ?? '');
    // What is older than the last page has its place on a later one.
    const games = [...all.values()].filter(({ updated, mine }) => mine || updated >= oldest);
    const latest = (a: KeptGame, b: KeptGame) => b.updated.localeCompare(a.updated);
    return { games: games.sort((a, b) => Number(waitsForUs(b)) - Number(waitsForUs(a)) || latest(a, b)), more: !isWhole };
  }

  async remove({ id, mine }: Pick<KeptGame, 'id' | 'mine'>): Promise<void> {
    if (mine) return this.links?.forget(id);
    if (this.server) {
      await this.server.remove(id).catch((no: unknown) => {
        if (!(no instanceof Gone)) throw no;
      });
    }
    await this.shelf.remove(id);
    const at = this.there.findIndex((game) => game.id === id);
    if (at >= 0) this.there.splice(at, 1);
  }
}

/** The game with this id, of this browser or of the server; null where nobody knows it. */
export async function findGame(
  id: string,
  shelf: Shelf,
  server: GameServer | null,
  mirror: Mirror | null,
): Promise<SavedGame | null> {
  const here = await shelf.get(id);
  if (here) {
    // Another browser may have gone on with it.
    await mirror?.look(id);
    return shelf.get(id);
  }
  if (!server) return null;
  try {
    return await mirrored(fromServer(await server.get(id)), shelf, mirror);
  } catch (no) {
    if (no instanceof Gone) return null;
    throw no;
  }
}

/** What comes from the server stays in this browser too, and the mirror knows that both have it. */
async function mirrored(game: SavedGame, shelf: Shelf, mirror: Mirror | null): Promise<SavedGame> {
  await shelf.save(game);
  mirror?.put(game.id);
  return game;
}

/** A kept game as it is written to a file. */
export function writable({ id, log, thoughts, file, outcome = null }: SavedGame): Omit<WritableGame, 'catalog'> {
  const byPly = new Map(thoughts.map(({ ply, thought }) => [ply, thought]));
  const made = movesOf(log).map((move, ply) => ({
    id: move,
    thought: byPly.get(ply) ?? null,
    comment: file?.moves[ply] === move ? (file.comments[ply] ?? null) : null,
  }));
  return { id, settings: log.settings, made, file: file ?? null, outcome };
}

/** A friend waits for our move. */
function waitsForUs({ mine, outcome, turn }: KeptGame): boolean {
  return mine !== undefined && outcome === null && turn?.side === mine;
}

function ofServer({ id, game, rules, white, black, plies, outcome, updated }: GameSummary): KeptGame {
  return { id, game, rules, white, black, plies, outcome, turn: null, updated };
}

/** What was last changed elsewhere is as the server says. */
function ofShelf(game: SavedGame, there: KeptGame | undefined): KeptGame {
  const { game: name, ruleSet } = game.log.settings;
  const { white, black } = playersIn(game.log);
  const { id, updated, outcome = null, turn = null } = game;
  const plies = movesOf(game.log).length;
  const mine: KeptGame = { id, game: name, rules: ruleSet, white, black, plies, outcome, turn, updated };
  if (!there) return mine;
  // A game of ours without moves is just on its way to the server.
  if (there.plies !== mine.plies) return there.plies > 0 && there.updated > updated ? there : mine;
  // The date of the last move, not that of its arrival on the server.
  return { ...mine, outcome: outcome ?? there.outcome };
}
