import { manName } from '../board/label';
import { isDark, numberOf, SQUARES, squareOfNumber } from '../board/squares';
import type { EngineCard, MetricCard, Man, Role, Side, SquareName, Thought, View } from '../core/types';
import { figures } from '../dashboard/figures';
import { insteadOfLooking, remarksLeft } from '../dashboard/instead';
import { inOneSentence } from '../dashboard/sentence';
import { spokenLine, spokenMade, spokenMove } from './speech';
import { m } from '../words/m.svelte';

/** The last move, or that there is none. */
export function lastMove(view: View): string {
  const last = view.last;
  if (!last) return m.textNoMoveYet();
  return m.textMove(spokenMade(view.game, last), view.names[last.side]);
}

/** What players call the opening, or that it has no name. */
export function opening(view: View): string {
  return view.opening ? m.textOpening(view.opening.name) : m.textNoOpening();
}

/** The moves of the side to move. */
export function moves(view: View): string {
  if (view.options.length === 0) return m.textNoMoves();
  const texts = [...new Set(view.options.map((option) => option.text))];
  const must = view.mustJump ? [m.textMustJump(view.turnName)] : [];
  return [...must, m.textMoves(texts.length, texts.join(', '))].join(' ');
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
  return m.textNoSuchKind(letter, Object.keys(known).join(', '));
}

function kind(view: View, role: Role): string {
  const [white = '', black = ''] = (['white', 'black'] as const).map((side) => {
    const places = view.men
      .filter((man) => man.side === side && man.role === role)
      .map((man) => placeName(view, man.square));
    return m.textStanding(view.names[side], places.length === 0 ? m.textNone() : places.join(', '));
  });
  return m.textKind(black, plural(role, view.game), white);
}

/** Every row from the top, or one of them. */
export function rows(view: View, only?: number): string[] {
  const ranks = only === undefined ? [8, 7, 6, 5, 4, 3, 2, 1] : [only];
  return ranks.map((rank) => {
    const cells = SQUARES.filter((square) => square.endsWith(String(rank)))
      .filter((square) => view.game === 'chess' || isDark(square))
      .flatMap((square) => {
        const man = view.men.find((one) => one.square === square);
        return man ? [m.textRowPiece(manName(view, man), placeName(view, square))] : [];
      });
    return m.textRow(cells.length === 0 ? m.textEmpty() : cells.join(', '), rank);
  });
}

/** What stands on a square and where it may go. */
export function square(view: View, name: string): string {
  const at = /^\d+$/.test(name) ? squareOfNumber(Number(name)) : name;
  if (at === null || !SQUARES.includes(at)) return m.textNoSquare(name);
  const man = view.men.find((one) => one.square === at);
  const place = placeName(view, at);
  if (!man) return m.textSquare(place, m.textEmpty());
  const goes = view.options.filter((option) => option.path[0] === at).map((option) => option.text);
  const stands = m.textSquare(place, standing(view, man));
  if (man.side !== view.turn) return stands;
  return `${stands} ${goes.length === 0 ? m.textCannotMove() : m.textCanPlay(goes.join(', '))}`;
}

/** What {@link inOneSentence} has said already. */
const IN_ONE_SENTENCE = ['nodes', 'cutoffs', 'time'];

/** The side to move of a FEN: of chess the second word, of checkers the first letter. */
function moverOf(fen: string): Side {
  return /^\s*W|\sw\s/.test(fen) ? 'white' : 'black';
}

/** What the machine thought, in sentences: each number once. */
export function thoughts(
  view: View,
  thought: Thought | null,
  engine: EngineCard | null,
  metrics: readonly MetricCard[],
): string {
  if (!thought || !engine) return m.textNoThought();
  const played = spokenMove(view.game, thought.moveText ?? thought.move ?? '');
  const who = thought.move === null ? m.textResigned(engine.name) : m.textPlayed(played, engine.name);
  const looked = m.textThought(inOneSentence(thought, engine));
  const remarks = remarksLeft(thought).map((remark) => `${remark}.`);
  if (insteadOfLooking(thought)?.how === 'random') return [who, looked, ...remarks].join(' ');
  const side = m.filmFor(view.names[moverOf(thought.fen)]);
  const numbers = figures(thought, engine, metrics)
    .main.filter(({ id }) => !IN_ONE_SENTENCE.includes(id))
    .map(({ words, text, aside }) => m.textFigure(words, aside === undefined ? text : `${aside} ${side}`));
  const parts = [who, looked, ...(numbers.length > 0 ? [`${numbers.join('; ')}.`] : [])];
  if (thought.texts.length > 1) {
    parts.push(m.textExpects(spokenLine(view.game, thought.texts.slice(1))));
  }
  return [...parts, ...remarks].join(' ');
}

/** Checkers players say 22, chess players c3. */
function placeName(view: View, at: SquareName): string {
  return view.game === 'checkers' ? String(numberOf(at) ?? at) : at;
}

function standing(view: View, man: Man): string {
  const name = manName(view, man);
  return view.check === man.square ? m.textChecked(name) : name;
}

function plural(role: Role, game: View['game']): string {
  switch (role) {
    case 'king':
      return game === 'chess' ? m.textKings() : m.textCrowned();
    case 'queen':
      return m.textQueens();
    case 'rook':
      return m.textRooks();
    case 'bishop':
      return m.textBishops();
    case 'knight':
      return m.textKnights();
    case 'pawn':
      return m.textPawns();
    default:
      return m.textMen();
  }
}
