import { numberOf } from '../board/squares';
import type { HistoryMove, Pointing, Side, SquareName, View } from '../core/types';
import { eitherOf, listed, spokenMade } from './speech';
import { m } from '../words/m.svelte';

/** What a listener knows of the table. */
export interface Heard {
  /** Which game it is. */
  readonly id: string;
  /** The ply on the board: less than that of the latest position while somebody looks back. */
  readonly shown: number;
  readonly over: boolean;
  /** The latest position. */
  readonly latest: View;
}

export interface Now extends Heard {
  /** The position on the board. */
  readonly view: View;
  /** Which game it is, in words. */
  readonly opening: string;
  /** Whose turn it is and what is special, where somebody has to be told. */
  readonly turn: string[];
  /** Who is named with a move; null for the only person, who knows. */
  readonly players: Record<Side, string | null>;
  /** How the game ended, in words; null while it goes on. */
  readonly end: string | null;
}

/** The sentences that tell a listener what is new; empty when nothing is. */
export function news(before: Heard | null, now: Now): string[] {
  if (before === null || before.id !== now.id) return [now.opening, ...situation(now)];
  const made = now.latest.history.length;
  const known = before.latest.history.length;
  if (made > known) return [...movesMade(before, now), ...situation(now)];
  if (made < known) return [undone(before, now), ...situation(now)];
  if (now.shown !== before.shown) return lookedAt(now);
  return now.over && !before.over ? situation(now) : [];
}

/** The moves that were made since, each with the king it made. */
function movesMade(before: Heard, now: Now): string[] {
  const { latest } = now;
  const kings = new Set(latest.game === 'checkers' ? kingsOf(before.latest) : []);
  return latest.history.slice(before.latest.history.length).flatMap((move, index, all) => {
    const ends = now.over && index === all.length - 1;
    const said = [moveMade(move, now, ends)];
    if (latest.game !== 'checkers') return said;
    const to = move.path.at(-1) ?? '';
    const isKing = kings.delete(move.path[0] ?? '');
    if (isKing || isCrowned(to, move.side, latest)) kings.add(to);
    return isKing || !kings.has(to) ? said : [...said, m.newsCrowned(squareName(latest, to))];
  });
}

function kingsOf(view: View): SquareName[] {
  return view.men.filter(({ role }) => role === 'king').map(({ square }) => square);
}

/** Whether a man that came there is a king now: on the last row, or where the rules crown within a jump. */
function isCrowned(to: SquareName, side: Side, latest: View): boolean {
  const isOnLastRow = to.endsWith(side === 'white' ? '8' : '1');
  return isOnLastRow || latest.men.some((man) => man.square === to && man.side === side && man.role === 'king');
}

/** The move that ends the game does not say "checkmate": the end does. */
function moveMade(move: HistoryMove, { latest, players }: Now, ends: boolean): string {
  const words = spokenMade(latest.game, ends ? { ...move, text: move.text.replace('#', '') } : move);
  const who = players[move.side];
  return who === null ? m.newsMove(capital(words)) : m.newsBy(words, who);
}

/** The moves that were taken back, the last one first. */
function undone(before: Heard, now: Now): string {
  const moves = before.latest.history.slice(now.latest.history.length);
  return m.newsUndone(listed(moves.map((move) => spokenMade(now.latest.game, move)).reverse()));
}

/** Whose turn it is and what is special, or the end. */
function situation(now: Now): string[] {
  return now.end === null ? now.turn : [now.end];
}

function lookedAt(now: Now): string[] {
  const { view, latest, shown } = now;
  if (shown === latest.history.length) return [m.newsBack(), ...situation(now)];
  const { last } = view;
  if (!last) return [m.newsStart()];
  return [m.newsLookingBack(latest.history.length, spokenMade(view.game, last), shown, view.names[last.side])];
}

/** Which pieces must jump. */
export function mustJump(view: View): string {
  return m.newsMustJump(eitherOf(view.jumpers.map((square) => squareName(view, square))));
}

/** From where a jump goes on, and to where. */
export function jumpGoesOn(view: View, { selected, targets, canStop }: Pointing): string[] {
  const onwards = canStop ? m.turnMayJump() : m.newsJumpOn(squareName(view, selected ?? ''));
  return [onwards, m.newsJumpTo(eitherOf(targets.map(({ square }) => squareName(view, square))))];
}

function squareName(view: View, square: SquareName): string {
  return String((view.game === 'checkers' && numberOf(square)) || square);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
