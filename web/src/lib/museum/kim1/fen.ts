import { writeLink } from '../../xray/link';
import type { Kim1State } from '../../core/wire';

/** The board as other programs write it. The machine knows nothing of castling, en passant and moves made. */
export function fenOf({ board, computer }: Pick<Kim1State, 'board' | 'computer'>): string {
  const men = new Map(board.map(({ square, symbol }) => [square, symbol]));
  const rows = [8, 7, 6, 5, 4, 3, 2, 1].map((rank) =>
    [...'abcdefgh'].map((file) => men.get(`${file}${rank}`) ?? '1').join('').replace(/1+/g, (blanks) => String(blanks.length)),
  );
  return `${rows.join('/')} ${computer === 'white' ? 'w' : 'b'} - - 0 1`;
}

/** The machine writes a level as one word, the players' list with a hyphen. */
const LEVELS: Record<string, string> = { superblitz: 'super-blitz' };

/** Where the X-ray puts the same position to Microchess; null at a level of one's own. */
export function xrayOf(view: Kim1State): string | null {
  if (view.level === null) return null;
  const course = { game: 'chess' as const, rules: 'fide', start: fenOf(view), moves: [] };
  return `#/xray/tree?${writeLink({ brought: { course, played: null }, wish: { engine: 'microchess', level: LEVELS[view.level] ?? view.level } })}`;
}
