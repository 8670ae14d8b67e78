import { movesOf } from './live';
import { isMachine, lonePerson } from './settings';
import type { Split } from './sharing.svelte';
import type { Table } from './table.svelte';
import { m } from '../words/m.svelte';

export interface Message {
  text: string;
  /** What the line is about; the end of the game and a refusal look different. */
  tone: 'turn' | 'refusal' | 'end' | 'past' | 'trouble';
}

/** The one sentence above the board. */
export function messageOf(table: Table): Message {
  if (table.trouble) return { text: table.trouble, tone: 'trouble' };
  if (table.split) return { text: splitWords(table.split), tone: 'trouble' };
  if (table.past) return { text: m.turnLookingBack(table.past.ply, table.made.length), tone: 'past' };
  if (table.outcome) return { text: m.turnOver(table.view?.message ?? ''), tone: 'end' };
  if (table.following) return { text: m.shellAnotherTab(), tone: 'past' };
  if (table.proposed) return { text: m.turnConfirm(proposedText(table)), tone: 'turn' };
  if (table.refusal) return { text: capital(table.refusal), tone: 'refusal' };
  if (table.hint) return { text: hintWords(table), tone: 'turn' };
  return { text: turnWords(table), tone: 'turn' };
}

/** Two versions of one game, and that none of them is lost. */
function splitWords({ theirs, ours }: Split): string {
  const there = movesOf(theirs.log).length;
  const here = movesOf(ours.log).length;
  return m.shellSplit(here, there);
}

function hintWords(table: Table): string {
  const { hint } = table;
  const adviser = table.catalog.engines.find((engine) => engine.id === hint?.engine)?.name ?? m.turnAMachine();
  return m.turnHint(hint?.moveText ?? hint?.move ?? '', adviser);
}

function proposedText(table: Table): string {
  return table.view?.options.find((option) => option.id === table.proposed)?.text ?? '';
}

function turnWords(table: Table): string {
  const { view, pointing } = table;
  if (!view) return m.shellOpening();
  const mover = table.settings[view.turn];
  if (isMachine(mover)) {
    const name = table.playerName(view.turn);
    return table.paused ? m.turnPaused(name) : m.turnThinking(name);
  }
  if (pointing?.inSequence) return pointing.canStop ? m.turnMayJump() : m.turnMustJump();
  const mine = lonePerson(table.settings);
  if (mine === view.turn && !table.begun && !view.mustJump) {
    return m.turnYouPlay(view.turnName);
  }
  return withStop(view.message);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function withStop(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`;
}
