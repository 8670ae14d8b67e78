import type { Catalog } from '../core/types';
import type { KeptGame } from '../keep/kept-games';
import { rulesName } from '../newgame/names';
import { nameOf } from '../table/players';
import { lonePerson } from '../table/settings';
import { locale as localeOf } from '../words/codes';
import { language, m } from '../words/m.svelte';

/** Who plays whom: "You against Janus", "Ann against Bob". */
export function playersOf({ white, black, mine: seat }: Pick<KeptGame, 'white' | 'black' | 'mine'>, catalog: Catalog): string {
  const mine = seat ?? lonePerson({ white, black });
  const [first, second] = mine === 'black' ? [black, white] : [white, black];
  const friend = nameOf(second, catalog) || m.linkFriend();
  return m.gamesAgainst(seat ? m.playerYou() : nameOf(first, catalog), friend);
}

/** Which game by which rules: "Checkers, Red begins"; chess is played by one set of rules. */
export function rulesOf({ game, rules }: KeptGame): string {
  return game === 'chess' ? m.gamesChess() : m.gamesCheckers(rulesName(rules));
}

/** How it ended, or whose turn it is where that is known. */
export function standingOf(game: KeptGame): string {
  const mine = game.mine ?? lonePerson(game);
  if (!game.outcome) {
    if (!game.turn) return m.gamesInProgress();
    return game.turn.side === mine ? m.gamesYourTurn() : m.gamesToMove(game.turn.name);
  }
  const { winner } = game.outcome;
  if (winner === null) return m.gamesDraw();
  if (mine !== null) return winner === mine ? m.gamesWon() : m.gamesLost();
  return winner === 'white' ? '1–0' : '0–1';
}

/** A day as people say it, and the time of day. */
export function dateOf(updated: string, now = new Date(), locale: string = localeOf(language())): string {
  const date = new Date(updated);
  if (Number.isNaN(date.getTime())) return '';
  const time = date.toLocaleTimeString(locale, { timeStyle: 'short' });
  const days = Math.round((midnight(now) - midnight(date)) / DAY_MS);
  if (days === 0) return m.gamesToday(time);
  if (days === 1) return m.gamesYesterday(time);
  return date.toLocaleDateString(locale, { dateStyle: 'medium' });
}

const DAY_MS = 24 * 60 * 60 * 1000;

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
