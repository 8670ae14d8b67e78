import type { Pressed } from './machine.svelte';
import { hex, nameOf } from './men';
import { spoken } from './segments';
import type { Kim1Move, Kim1State } from '../../core/wire';

/** What the guide says now, and the key it would press next. */
export interface Hint {
  say: string;
  key: string | null;
  /** How far the first minute has come: 0 at the start, DONE when it has thought for itself. */
  chapter: number;
}

export const DONE = 7;

const BACK_TO_THE_GAME = ['AD', '0', '0', '0', '0', 'GO'];
const FIRST_MOVE = ['6', '3', '4', '3'];
const SURPRISE = ['6', '0', '5', '0'];

/** Follows what a person does with a fresh machine, from C to its first own thought. */
export function hintFor(log: Pressed[], view: Kim1State): Hint {
  if (view.runs === 'monitor') return inMonitor(log);
  const game = sinceSetup(log);
  if (!game) return { chapter: 0, key: 'C', say: 'Press C: the machine sets up its men and takes White.' };
  const plays = game.filter(({ key, reply }) => key === 'PC' && reply);
  const last = plays.at(-1);
  if (!last?.reply) {
    return { chapter: 1, key: 'PC', say: `${spoken(view.display)}: the men are set up. Press PC, “play chess”: it opens with the king’s pawn.` };
  }
  if (plays.some(({ reply }) => reply?.source === 'thought')) return afterThought(last);
  return plays.length === 1 ? firstMove(game, last) : surprise(game, last);
}

function inMonitor(log: Pressed[]): Hint {
  const done = overlap(log.map(({ key }) => key), BACK_TO_THE_GAME);
  return {
    chapter: DONE,
    key: BACK_TO_THE_GAME[done] ?? null,
    say: 'This is the monitor: an address and the byte there. AD and four digits choose the address, DA and two digits change the byte, + goes on. AD 0 0 0 0 GO leads back to the game.',
  };
}

function firstMove(game: Pressed[], played: Pressed): Hint {
  const since = after(game, played);
  const digits = since.filter(({ key }) => /^[0-7]$/.test(key)).map(({ key }) => key);
  if (since.at(-1)?.key === 'F') return { chapter: 4, key: 'PC', say: `${spoken(since.at(-1)!.display)}: your move is made, and the square it came from is empty: FF. Now PC again.` };
  if (digits.length >= 4) return { chapter: 3, key: 'F', say: `${shown(since.at(-1)!)}. F makes the move.` };
  const follows = digits.every((digit, i) => digit === FIRST_MOVE[i]);
  return {
    chapter: 2,
    key: follows ? (FIRST_MOVE[digits.length] ?? null) : null,
    say:
      digits.length === 0
        ? `${told(played)} Squares have two digits, rank and file, counted from its corner. Answer with your king’s pawn: 6 3, then 4 3.`
        : 'From and to, two digits each. They wander in from the right, and the machine looks up every number at once, half entered or not.',
  };
}

function surprise(game: Pressed[], played: Pressed): Hint {
  const since = after(game, played);
  const digits = since.filter(({ key }) => /^[0-7]$/.test(key)).map(({ key }) => key);
  if (since.at(-1)?.key === 'F') return { chapter: 6, key: 'PC', say: 'PC. If its book has no answer to this, it thinks, and the chart below shows how.' };
  if (digits.length >= 4) return { chapter: 5, key: 'F', say: `${shown(since.at(-1)!)}. F makes the move.` };
  const follows = digits.every((digit, i) => digit === SURPRISE[i]);
  return {
    chapter: 5,
    key: follows ? (SURPRISE[digits.length] ?? null) : null,
    say: `${told(played)} That came from its book, without a thought. Surprise it: your rook’s pawn, 6 0 to 5 0, is in no book.`,
  };
}

function afterThought(last: Pressed): Hint {
  const reply = last.reply!;
  if (!reply.move) return { chapter: DONE, key: 'C', say: 'FF FF FF: it resigns. C sets up a new game.' };
  if (reply.source === 'book') return { chapter: DONE, key: null, say: `${told(last)} From the book.` };
  const seconds = (reply.ms / 1000).toFixed(1);
  return {
    chapter: DONE,
    key: null,
    say: `${told(last)} It weighed ${reply.candidates.length} moves, which took ${seconds} s in 1976. The chart below shows how, step by step.`,
  };
}

function told({ display, reply }: Pressed): string {
  const move = reply?.move;
  return move ? `${spoken(display)}: ${sentence(move)}.` : `${spoken(display)}.`;
}

function sentence({ man, from, to, captured }: Kim1Move): string {
  const taken = captured === null ? '' : `, and takes ${nameOf(parseInt(captured, 16))}`;
  return `${nameOf(parseInt(man, 16))} goes from ${from} to ${to}${taken}`;
}

/** What the six digits say of a move that is being entered. */
function shown({ display }: Pressed): string {
  const man = parseInt(display.slice(0, 2), 16);
  const whose = man > 0x1f ? 'nobody stands on' : `${nameOf(man)} (${hex(man)}) on`;
  return `${spoken(display)}: ${whose} ${display.slice(2, 4)}`;
}

function sinceSetup(log: Pressed[]): Pressed[] | null {
  const from = log.findLastIndex(({ key, display }) => key === 'C' && display === 'CCCCCC');
  return from < 0 ? null : log.slice(from + 1);
}

function after(game: Pressed[], key: Pressed): Pressed[] {
  return game.slice(game.indexOf(key) + 1);
}

/** How many keys of a sequence the last ones pressed already are. */
function overlap(keys: string[], sequence: string[]): number {
  for (let length = sequence.length - 1; length > 0; length--) {
    if (sequence.slice(0, length).join() === keys.slice(-length).join()) return length;
  }
  return 0;
}
