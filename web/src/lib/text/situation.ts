import { roleName } from '../board/label';
import { insteadOfLooking } from '../dashboard/instead';
import { measured } from '../dashboard/figures';
import { thoughtOnShow } from '../dashboard/on-show';
import type { Side, Thought } from '../core/types';
import { resultOf } from '../end/reason';
import { levelName } from '../newgame/names';
import { isMachine, opposite } from '../table/settings';
import type { Table } from '../table/table.svelte';
import { mustJump } from './news';
import { spokenLine } from './speech';
import { m } from '../words/m.svelte';

/** Which game it is, who plays and at which level. */
export function openingOf(table: Table): string {
  const { settings, view } = table;
  const game = settings.game === 'chess' ? m.newChess() : m.newCheckers();
  const number = (view?.history.at(-1)?.number ?? 0) + (view?.history.at(-1)?.side === 'black' ? 1 : 0);
  const isNew = !table.begun;
  const { me } = table;
  if (table.link) {
    const white = table.playerName('white');
    const black = table.playerName('black');
    return me ? m.newsByLink(game, table.sideName(me), table.playerName(opposite(me))) : m.newsWatchedByLink(black, game, white);
  }
  if (me) {
    const seat = settings[opposite(me)];
    const level = isMachine(seat) ? levelName(seat.level) : '';
    const who = table.playerName(opposite(me));
    const side = table.sideName(me);
    return isNew ? m.newsAgainst(game, level, side, who) : m.newsContinued(game, level, Math.max(1, number), side, who);
  }
  if (!isNew) return m.newsContinuedOther(game, Math.max(1, number));
  return isMachine(settings.white)
    ? m.newsWatched(table.playerName('black'), game, table.playerName('white'))
    : m.newsBetween(game);
}

/** Whose turn it is, for a person who has to move. */
export function turnOf(table: Table): string[] {
  const { view, settings } = table;
  if (!view || table.over) return [];
  if (isMachine(settings[view.turn])) return table.paused ? [m.turnPaused(table.playerName(view.turn))] : [];
  const turn = table.me === view.turn ? m.turnYourMove() : m.newsMove(m.gamesToMove(view.turnName));
  return view.mustJump ? [turn, mustJump(view)] : [turn];
}

/** Who is named with a move: the machine against the only person, else the side. */
export function playersOf(table: Table): Record<Side, string | null> {
  const { me } = table;
  const named = (side: Side): string | null => {
    if (me === side) return null;
    return me ? table.playerName(side) : table.sideName(side);
  };
  return { white: named('white'), black: named('black') };
}

/** Who won and why, in one sentence; null while the game goes on. */
export function endOf(table: Table): string | null {
  const { outcome } = table;
  if (!outcome) return table.over ? (table.view?.message ?? null) : null;
  const { winner, words } = outcome;
  const reason = reasonOnTheBoard(table) ?? words;
  if (/[.!?]$/.test(reason)) return `${resultOf(table, winner)} ${reason}`;
  if (winner === null) return m.newsDraw(reason);
  const { me } = table;
  if (me) return winner === me ? m.newsWin(reason) : m.newsLost(reason);
  return m.newsWins(reason, table.sideName(winner));
}

/** Why a game ended, with what stands on the board, as words that follow a colon; null where the core's words do. */
function reasonOnTheBoard(table: Table): string | null {
  const { outcome, view } = table;
  if (!outcome || !view) return null;
  const to = view.last?.path.at(-1);
  const mating = view.men.find(({ square }) => square === to);
  if (outcome.reason === 'checkmate' && mating) return m.newsMate(roleName(mating.role, view.game), mating.square);
  if (outcome.winner === null) return null;
  const loser = opposite(outcome.winner);
  const isMine = table.me === loser;
  const side = table.sideName(loser);
  if (outcome.reason === 'no-pieces-left') return isMine ? m.newsYouNoPieces() : m.newsNoPieces(side);
  if (outcome.reason === 'no-moves-left') return isMine ? m.newsYouNoMoves() : m.newsNoMoves(side);
  return null;
}

/** What the opponent thought of the move on show: how much it looked at and what it expects. */
export function thoughtSaid(table: Table): string {
  const view = table.shown;
  const all = table.made.map((move) => move.thought as Thought | null);
  const thought = thoughtOnShow(all, view?.ply ?? 0)?.thought;
  const engine = table.catalog.engines.find((card) => card.id === thought?.engine);
  if (!view || !thought || !engine) return m.textNoThought();
  const instead = insteadOfLooking(thought);
  if (instead) return m.textThought(instead.words);
  const positions = measured(thought, engine, 'nodes');
  const cutoffs = measured(thought, engine, 'cutoffs');
  const looked = [
    positions === null ? null : m.dashboardPositions(positions),
    cutoffs === null ? null : m.dashboardCutoffs(cutoffs),
  ].filter((part) => part !== null);
  const expected = thought.texts.slice(1, 2);
  const expects = expected.length > 0 ? [m.textExpects(spokenLine(view.game, expected))] : [];
  return [m.textThought(looked.join(', ')), ...expects].join(' ');
}
