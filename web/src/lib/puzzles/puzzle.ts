import type { GameName, MoveId } from '../core/types';
import type { Goal, Theme } from '../core/wire';

/** A position in which one move does what no other does. */
export interface Puzzle {
  /** The same in every visit: made of the position. */
  id: string;
  game: GameName;
  rules: string;
  /** The FEN. */
  start: string;
  /** The moves to be found, and between them the best replies. */
  line: MoveId[];
  goal: Goal;
  /** How many positions a weak player looks at before it finds them. */
  effort: number;
  themes: Theme[];
}

/** The puzzles of a file as `janus puzzles` writes it: a line each, in the order of the file. */
export function puzzlesOf(game: GameName, file: string): Puzzle[] {
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [start = '', moves = '', goal, effort, themes = ''] = line.split(';').map((part) => part.trim());
      return puzzle(game, '', start, words(moves), goal as Goal, Number(effort), words(themes) as Theme[]);
    });
}

function words(text: string): string[] {
  return text.split(' ').filter((word) => word !== '');
}

export function puzzle(game: GameName, rules: string, start: string, line: MoveId[], goal: Goal, effort: number, themes: Theme[]): Puzzle {
  return { id: idOf(`${game} ${start}`), game, rules, start, line, goal, effort, themes };
}

/** A short name for a text, different for different ones of a few thousand. */
function idOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    one = Math.imul(one ^ code, 0x01000193) >>> 0;
    other = (Math.imul(other, 31) + code) >>> 0;
  }
  return one.toString(36) + other.toString(36);
}

/** How hard a puzzle is, in four steps: each needs about ten times the search of the one before. */
export type Grade = 'easy' | 'middling' | 'hard' | 'hardest';

export function gradeOf({ effort }: Pick<Puzzle, 'effort'>): Grade {
  if (effort < 50) return 'easy';
  if (effort < 500) return 'middling';
  return effort < 5000 ? 'hard' : 'hardest';
}

/** Which puzzles somebody wants: today's, all, those for children, their own, or those with a theme. */
export type Choice = 'today' | 'all' | 'children' | 'mine' | Theme;

/** What a child has learnt first: mate in one, to take a piece, to jump two. */
function isForChildren({ line, themes, effort }: Puzzle): boolean {
  if (themes.includes('mate-in-one')) return true;
  const isShort = line.length <= 3 && effort < 500;
  return isShort && (['win-piece', 'win-man', 'jump-two'] as const).some((theme) => themes.includes(theme));
}

/** The puzzles of a choice, in the order they came. */
export function chosen(all: readonly Puzzle[], mine: readonly Puzzle[], choice: Choice, today: Date): Puzzle[] {
  switch (choice) {
    case 'all':
      return [...all];
    case 'mine':
      return [...mine];
    case 'today':
      return all.length === 0 ? [] : [all[dayOf(today, all.length)]!];
    case 'children':
      return all.filter(isForChildren);
    default:
      return all.filter(({ themes }) => themes.includes(choice));
  }
}

/** Which of so many is the day's: one after the other, far apart, all before any comes again. */
function dayOf(today: Date, count: number): number {
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000);
  let step = Math.floor(count * 0.618);
  while (step > 1 && divisor(step, count) > 1) step--;
  return (day * Math.max(1, step)) % count;
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}

/** The themes that some of the puzzles have, in the order of the list. */
export function themesIn(all: readonly Puzzle[], known: readonly Theme[]): Theme[] {
  return known.filter((theme) => all.some(({ themes }) => themes.includes(theme)));
}
