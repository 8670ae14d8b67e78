import type { Side } from '../core/types';
import { opposite } from '../table/settings';
import type { Table } from '../table/table.svelte';
import { movesIn } from '../moves/count';
import { m } from '../words/m.svelte';

/** Who won: for the only person whether that is good. */
export function resultOf(table: Table, winner: Side | null): string {
  if (table.outcome === null) return m.linkAborted();
  if (winner === null) return m.endDraw();
  const { me } = table;
  if (me) return winner === me ? m.endWin() : m.endLost();
  return m.endWins(table.sideName(winner));
}

/** Why a game ended, as a sentence. */
export function reasonOf(table: Table): string {
  const { outcome } = table;
  if (!outcome) return '';
  const loser = outcome.winner && table.sideName(opposite(outcome.winner));
  const isMine = outcome.winner !== null && table.me === opposite(outcome.winner);
  if (loser && outcome.reason === 'no-pieces-left') return isMine ? m.endYouNoPieces() : m.endNoPieces(loser);
  if (loser && outcome.reason === 'no-moves-left') return isMine ? m.endYouNoMoves() : m.endNoMoves(loser);
  if (outcome.reason === 'checkmate') return m.endMate();
  const words = outcome.words.charAt(0).toUpperCase() + outcome.words.slice(1);
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** How long it took. */
export function lengthOf(table: Table): string {
  const plies = table.made.length;
  if (plies === 0) return '';
  const moves = movesIn(plies);
  if (table.lasted === 0) return m.endMoves(moves);
  const minutes = Math.round(table.lasted / 60_000);
  return minutes === 0 ? m.endMovesQuick(moves) : m.endMovesIn(moves, minutes);
}
