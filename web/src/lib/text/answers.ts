import { manName } from '../board/label';
import { isDark, numberOf, SQUARES, squareOfNumber } from '../board/squares';
import type { EngineCard, MetricCard, Man, Role, SquareName, Thought, View } from '../core/types';
import { figures } from '../dashboard/figures';
import { insteadOfLooking, remarksLeft } from '../dashboard/instead';
import { inOneSentence } from '../dashboard/sentence';
import { spokenLine, spokenMove, spokenThought } from './speech';

/** The last move, or that there is none. */
export function lastMove(view: View): string {
  const last = view.last;
  if (!last) return 'No move has been made yet.';
  return `${view.names[last.side]}: ${spokenMove(view.game, last.text)}.`;
}

/** The moves of the side to move. */
export function moves(view: View): string {
  if (view.options.length === 0) return 'There is no move.';
  const texts = [...new Set(view.options.map((option) => option.text))];
  const must = view.mustJump ? `${view.turnName} must jump. ` : '';
  return `${must}${texts.length === 1 ? '1 move' : `${texts.length} moves`}: ${texts.join(', ')}.`;
}

const KINDS: Record<View['game'], Record<string, Role>> = {
  chess: { k: 'king', q: 'queen', r: 'rook', b: 'bishop', n: 'knight', p: 'pawn' },
  checkers: { k: 'king', m: 'man' },
};

/** Where the pieces stand: all, or those of one letter. */
export function pieces(view: View, letter: string): string {
  const known = KINDS[view.game];
  if (letter === '') return Object.values(known).map((role) => kind(view, role)).join(' ');
  const role = known[letter];
  if (role) return kind(view, role);
  return `There are no ${letter} here; ask for ${Object.keys(known).join(', ')}.`;
}

function kind(view: View, role: Role): string {
  const sides = (['white', 'black'] as const).map((side) => {
    const places = view.men
      .filter((man) => man.side === side && man.role === role)
      .map((man) => placeName(view, man.square));
    return `${view.names[side]} ${places.length === 0 ? 'none' : places.join(', ')}`;
  });
  return `${plural(role)}: ${sides.join('; ')}.`;
}

/** Every row from the top, or one of them. */
export function rows(view: View, only?: number): string[] {
  const ranks = only === undefined ? [8, 7, 6, 5, 4, 3, 2, 1] : [only];
  return ranks.map((rank) => {
    const cells = SQUARES.filter((square) => square.endsWith(String(rank)))
      .filter((square) => view.game === 'chess' || isDark(square))
      .flatMap((square) => {
        const man = view.men.find((one) => one.square === square);
        return man ? [`${placeName(view, square)} ${manName(view, man)}`] : [];
      });
    return `Row ${rank}: ${cells.length === 0 ? 'empty' : cells.join(', ')}.`;
  });
}

/** What stands on a square and where it may go. */
export function square(view: View, name: string): string {
  const at = /^\d+$/.test(name) ? squareOfNumber(Number(name)) : name;
  if (at === null || !SQUARES.includes(at)) return `There is no square ${name}.`;
  const man = view.men.find((one) => one.square === at);
  const place = placeName(view, at);
  if (!man) return `${place}: empty.`;
  const goes = view.options.filter((option) => option.path[0] === at).map((option) => option.text);
  if (man.side !== view.turn) return `${place}: ${standing(view, man)}.`;
  const may = goes.length === 0 ? 'It cannot move.' : `It may play ${goes.join(', ')}.`;
  return `${place}: ${standing(view, man)}. ${may}`;
}

/** What the machine thought, in sentences. */
export function thoughts(
  view: View,
  thought: Thought | null,
  engine: EngineCard | null,
  metrics: readonly MetricCard[],
): string {
  if (!thought || !engine) return 'No machine has thought yet.';
  const played = spokenMove(view.game, thought.moveText ?? thought.move ?? '');
  const who = `${engine.name} ${thought.move === null ? 'resigned' : `played ${played}`}.`;
  const looked = spokenThought(inOneSentence(thought, engine));
  if (insteadOfLooking(thought)?.how === 'random') return `${who} ${looked}`;
  const numbers = figures(thought, engine, metrics).main.map(({ words, text, aside }) =>
    aside === undefined ? `${words} ${text}` : `${words} ${text}, that is ${aside}`,
  );
  const parts = [who, looked, `${numbers.join('; ')}.`];
  if (thought.texts.length > 1) {
    parts.push(`It expects ${spokenLine(view.game, thought.texts.slice(1))}.`);
  }
  return [...parts, ...remarksLeft(thought).map((remark) => `${remark}.`)].join(' ');
}

/** Checkers players say 22, chess players c3. */
function placeName(view: View, at: SquareName): string {
  return view.game === 'checkers' ? String(numberOf(at) ?? at) : at;
}

function standing(view: View, man: Man): string {
  const extra = view.check === man.square ? ', in check' : '';
  return `${manName(view, man)}${extra}`;
}

function plural(role: Role): string {
  const many = role === 'man' ? 'men' : `${role}s`;
  return many.charAt(0).toUpperCase() + many.slice(1);
}
