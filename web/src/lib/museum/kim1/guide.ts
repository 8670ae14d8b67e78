import type { Pressed } from './machine.svelte';
import { hex, nameOf } from './men';
import { spoken } from './segments';
import type { Kim1Move, Kim1State } from '../../core/wire';
import { m } from '../../words/m.svelte';

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
  if (!game) return { chapter: 0, key: 'C', say: m.museumKim1PressCTheMachineSets() };
  const plays = game.filter(({ key, reply }) => key === 'PC' && reply);
  const last = plays.at(-1);
  if (!last?.reply) {
    return { chapter: 1, key: 'PC', say: m.museumKim1TheMenAreSetUp(spoken(view.display)) };
  }
  if (plays.some(({ reply }) => reply?.source === 'thought')) return afterThought(last);
  return plays.length === 1 ? firstMove(game, last) : surprise(game, last);
}

function inMonitor(log: Pressed[]): Hint {
  const done = overlap(log.map(({ key }) => key), BACK_TO_THE_GAME);
  return {
    chapter: DONE,
    key: BACK_TO_THE_GAME[done] ?? null,
    say: m.museumKim1ThisIsTheMonitorAn(),
  };
}

function firstMove(game: Pressed[], played: Pressed): Hint {
  const since = after(game, played);
  const digits = since.filter(({ key }) => /^[0-7]$/.test(key)).map(({ key }) => key);
  if (since.at(-1)?.key === 'F') return { chapter: 4, key: 'PC', say: m.museumKim1YourMoveIsMadeAnd(spoken(since.at(-1)!.display)) };
  if (digits.length >= 4) return { chapter: 3, key: 'F', say: m.museumKim1FMakesTheMove(shown(since.at(-1)!)) };
  const follows = digits.every((digit, i) => digit === FIRST_MOVE[i]);
  return {
    chapter: 2,
    key: follows ? (FIRST_MOVE[digits.length] ?? null) : null,
    say:
      digits.length === 0
        ? m.museumKim1SquaresHaveTwoDigitsRank(told(played))
        : m.museumKim1FromAndToTwoDigits(),
  };
}

function surprise(game: Pressed[], played: Pressed): Hint {
  const since = after(game, played);
  const digits = since.filter(({ key }) => /^[0-7]$/.test(key)).map(({ key }) => key);
  if (since.at(-1)?.key === 'F') return { chapter: 6, key: 'PC', say: m.museumKim1PcIfItsBookHas() };
  if (digits.length >= 4) return { chapter: 5, key: 'F', say: m.museumKim1FMakesTheMove(shown(since.at(-1)!)) };
  const follows = digits.every((digit, i) => digit === SURPRISE[i]);
  return {
    chapter: 5,
    key: follows ? (SURPRISE[digits.length] ?? null) : null,
    say: m.museumKim1ThatCameFromItsBook(told(played)),
  };
}

function afterThought(last: Pressed): Hint {
  const reply = last.reply!;
  if (!reply.move) return { chapter: DONE, key: 'C', say: m.museumKim1FfFfFfItResigns() };
  if (reply.source === 'book') return { chapter: DONE, key: null, say: m.museumKim1FromTheBook(told(last)) };
  const seconds = (reply.ms / 1000).toFixed(1);
  return {
    chapter: DONE,
    key: null,
    say: m.museumKim1ItWeighedMovesWhichTook(told(last), reply.candidates.length, seconds),
  };
}

function told({ display, reply }: Pressed): string {
  const move = reply?.move;
  return move ? `${spoken(display)}: ${sentence(move)}.` : `${spoken(display)}.`;
}

function sentence({ man, from, to, captured }: Kim1Move): string {
  const mover = nameOf(parseInt(man, 16));
  return captured === null ? m.museumKim1Goes(from, mover, to) : m.museumKim1GoesAndTakes(from, mover, nameOf(parseInt(captured, 16)), to);
}

/** What the six digits say of a move that is being entered. */
function shown({ display }: Pressed): string {
  const man = parseInt(display.slice(0, 2), 16);
  const square = display.slice(2, 4);
  return man > 0x1f
    ? m.museumKim1NobodyOn(spoken(display), square)
    : m.museumKim1ManOn(hex(man), spoken(display), nameOf(man), square);
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
