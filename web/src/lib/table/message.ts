import { roleName } from '../board/label';
import { numberOf } from '../board/squares';
import { movesOf } from './live';
import type { LinkGame } from '../link/link-game.svelte';
import { isMachine, opposite } from './settings';
import type { Split } from './sharing.svelte';
import type { Table } from './table.svelte';
import { lettered } from '../moves/letters';
import { m } from '../words/m.svelte';

export interface Message {
  /** What has to be said, however small the screen. */
  text: string;
  /** What may be left out where there is little room. */
  rest?: string;
  /** What the line is about; the end of the game and a refusal look different. */
  tone: 'turn' | 'refusal' | 'end' | 'past' | 'trouble';
}

/** The one sentence beside the board. */
export function messageOf(table: Table): Message {
  if (table.trouble) return { text: table.trouble, tone: 'trouble' };
  if (table.split) return { text: splitWords(table.split), tone: 'trouble' };
  if (table.past) return { text: m.turnLookingBack(table.past.ply, table.made.length), tone: 'past' };
  if (table.over) return { text: overWords(table), tone: 'end' };
  if (table.link && !table.link.inTouch) return { text: m.linkReconnecting(), rest: m.linkSafe(), tone: 'past' };
  if (table.following) return { text: m.shellAnotherTab(), tone: 'past' };
  if (table.proposed) return { text: m.turnConfirm(proposedText(table)), tone: 'turn' };
  if (table.premove.failed) return { text: m.premoveFailed(), rest: m.turnYourMove(), tone: 'turn' };
  if (table.refusal) return { text: lettered(table.refusal), tone: 'refusal' };
  if (table.hint) return { text: hintWords(table), tone: 'turn' };
  return { ...turnWords(table), tone: 'turn' };
}

function overWords(table: Table): string {
  const words = table.view?.message ?? '';
  return asksForReset(table) ? m.turnOver(words) : words;
}

/**
 * Whether a game is begun anew by "Reset": so the museum's two games of checkers want it, the flowchart's and the one
 * for two people. Elsewhere it is a rematch.
 */
export function asksForReset({ settings, link = null }: Pick<Table, 'settings'> & Partial<Pick<Table, 'link'>>): boolean {
  if (link || settings.game !== 'checkers' || settings.ruleSet === 'acf') return false;
  const machines = [settings.white, settings.black].filter(isMachine);
  return machines.every(({ id }) => id === 'minimax');
}

/** Two versions of one game, and that none of them is lost. */
function splitWords({ theirs, ours }: Split): string {
  const there = movesOf(theirs.log).length;
  const here = movesOf(ours.log).length;
  return m.shellSplit(here, there);
}

function hintWords(table: Table): string {
  return m.turnHint(lettered(table.hint?.moveText ?? table.hint?.move ?? ''));
}

function proposedText(table: Table): string {
  return lettered(table.view?.options.find((option) => option.id === table.proposed)?.text ?? '');
}

function turnWords(table: Table): Pick<Message, 'text' | 'rest'> {
  const { view, pointing } = table;
  if (!view) return { text: m.shellOpening() };
  const mover = table.settings[view.turn];
  if (isMachine(mover)) {
    const name = table.playerName(view.turn);
    const rest = premoveWords(table);
    return { text: table.paused ? m.turnPaused(name) : m.turnThinking(name), ...(rest && { rest }) };
  }
  if (table.link && (!table.link.isFull || table.me !== view.turn)) return linkWords(table, table.link);
  if (pointing?.inSequence) return { text: pointing.canStop ? m.turnMayJump() : m.turnMustJump() };
  if (table.me !== view.turn) return { text: withStop(view.message) };
  if (view.mustJump) return { text: m.turnYouMustJump(), rest: m.turnRinged() };
  if (!table.begun) return { text: m.turnYouPlay(view.turnName), rest: m.turnBegin() };
  return view.check ? { text: m.turnYourMove(), rest: m.turnInCheck() } : { text: m.turnYourMove() };
}

/** Where two play by link, and we do not move now. */
function linkWords(table: Table, link: LinkGame): Pick<Message, 'text' | 'rest'> {
  const { view } = table;
  if (!link.isFull) return { text: link.side ? m.linkWaiting() : m.linkNotBegun() };
  const turn = view ? withStop(view.message) : '';
  if (!link.side) return { text: m.linkWatching(), rest: turn };
  const who = table.playerName(opposite(link.side));
  const rest = premoveWords(table) ?? (link.opponent === 'gone' ? m.linkGone(who) : null);
  return { text: m.linkTheirTurn(who), ...(rest && { rest }) };
}

/** "Premove: knight f3."; null when nothing is chosen in advance. */
export function premoveWords({ premove, view }: Pick<Table, 'premove' | 'view'>): string | null {
  const { squares, man } = premove;
  if (!view || !man || squares.length < 2) return null;
  const way = squares.slice(1).map((square) => String((view.game === 'checkers' && numberOf(square)) || square));
  return m.premoveChosen(roleName(man.role, view.game), way.join(', '));
}

function withStop(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
