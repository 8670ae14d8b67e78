import type { Outcome, Side } from '../core/types';
import { isMachine, lonePerson } from './settings';
import type { Split, Table } from './table.svelte';

export interface Message {
  text: string;
  /** What the line is about; the end of the game and a refusal look different. */
  tone: 'turn' | 'refusal' | 'end' | 'past' | 'trouble';
}

/** The one sentence above the board. */
export function messageOf(table: Table): Message {
  if (table.trouble) return { text: table.trouble, tone: 'trouble' };
  if (table.split) return { text: splitWords(table.split), tone: 'trouble' };
  if (table.past) return { text: `Looking back: after move ${table.past.ply} of ${table.made.length}.`, tone: 'past' };
  if (table.outcome) return { text: endWords(table), tone: 'end' };
  if (table.following) return { text: FOLLOWS, tone: 'past' };
  if (table.proposed) return { text: `Play ${proposedText(table)}?`, tone: 'turn' };
  if (table.refusal) return { text: capital(table.refusal), tone: 'refusal' };
  if (table.hint) return { text: hintWords(table), tone: 'turn' };
  return { text: turnWords(table), tone: 'turn' };
}

const FOLLOWS = 'Another tab plays this game. You see its moves here.';

/** Two versions of one game, and that none of them is lost. */
function splitWords({ theirs, ours }: Split): string {
  const there = theirs.moves.length;
  const here = ours.moves.length;
  return `This game went on elsewhere with other moves: ${there} there, ${here} here. Both are kept in My games. Which do you go on with?`;
}

function hintWords(table: Table): string {
  const { hint } = table;
  const adviser = table.catalog.engines.find((engine) => engine.id === hint?.engine)?.name ?? 'A machine';
  return `${adviser} would play ${hint?.moveText ?? hint?.move}.`;
}

function proposedText(table: Table): string {
  return table.view?.options.find((option) => option.id === table.proposed)?.text ?? '';
}

function endWords(table: Table): string {
  const { outcome } = table;
  const words = outcome ? withStop(capital(outcome.words)) : '';
  const mine = lonePerson(table.settings);
  const verdict = outcome ? verdictFor(table, mine, outcome, words) : '';
  return `${verdict}${words} Reset to play again.`;
}

/** "You win!" to a lone person; a side's name to others, unless the words have it already. */
function verdictFor(table: Table, mine: Side | null, { winner, result }: Outcome, words: string): string {
  if (winner === null) return /draw|tie/i.test(words) ? '' : `${result ?? 'Draw'}. `;
  if (mine !== null) return winner === mine ? 'You win! ' : 'You lose. ';
  return /wins/.test(words) ? '' : `${table.sideName(winner)} wins. `;
}

function turnWords(table: Table): string {
  const { view, pointing } = table;
  if (!view) return 'Setting up the board …';
  const mover = table.settings[view.turn];
  if (isMachine(mover)) {
    const name = table.playerName(view.turn);
    return table.paused ? `${name} (${view.turnName}) waits.` : `${name} (${view.turnName}) is thinking …`;
  }
  if (pointing?.inSequence) return sequenceWords(view.turnName, pointing.canStop);
  const mine = lonePerson(table.settings);
  if (mine === view.turn && view.ply === table.settings.moves.length && !view.mustJump) {
    return `You play ${view.turnName}. Click a piece.`;
  }
  return withStop(view.message);
}

function sequenceWords(name: string, canStop: boolean): string {
  return canStop ? `${name} may jump on, or end the turn here.` : `${name} must jump on.`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withStop(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
