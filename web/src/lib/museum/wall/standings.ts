import type { PlayedGame } from './games';

/** What one player made of another. */
export interface Score {
  won: number;
  drawn: number;
  lost: number;
  games: PlayedGame[];
}

export interface Standing {
  player: string;
  /** Against everybody. */
  all: Score;
  /** Against each of the others. */
  against: Map<string, Score>;
}

/** Everybody's scores, counted from the games; whoever made most points first. */
export function standings(games: readonly PlayedGame[]): Standing[] {
  const players = [...new Set(games.flatMap(({ white, black }) => [white, black]))];
  const table = players.map((player) => standing(player, games));
  return table.sort((one, other) => points(other.all) - points(one.all));
}

function standing(player: string, games: readonly PlayedGame[]): Standing {
  const against = new Map<string, Score>();
  const all = nothing();
  for (const game of games) {
    if (game.white !== player && game.black !== player) continue;
    const other = game.white === player ? game.black : game.white;
    const score = against.get(other) ?? nothing();
    against.set(other, score);
    count(score, game, player);
    count(all, game, player);
  }
  return { player, all, against };
}

function nothing(): Score {
  return { won: 0, drawn: 0, lost: 0, games: [] };
}

function count(score: Score, game: PlayedGame, player: string): void {
  if (game.winner === null) score.drawn++;
  else if (game.winner === player) score.won++;
  else score.lost++;
  score.games.push(game);
}

/** A win is a point, a draw half of one. */
export function points({ won, drawn }: Score): number {
  return won + drawn / 2;
}

/** 19½, ½, 0. */
export function pointsText(score: Score): string {
  const whole = Math.floor(points(score));
  const half = score.drawn % 2 === 1 ? '½' : '';
  return whole === 0 && half ? half : `${whole}${half}`;
}

/** +19 =1 −0, as players write it. */
export function balanceText({ won, drawn, lost }: Score): string {
  return `+${won} =${drawn} −${lost}`;
}
