import type { GameName } from '../core/types';

const PIECES: Record<string, string> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** A move as one says it: "knight from b to d2, check", "22 jumps to 15, then to 8". */
export function spokenMove(game: GameName, text: string): string {
  return game === 'chess' ? spokenSan(text) : spokenPdn(text);
}

/** A line of moves as one says it. */
export function spokenLine(game: GameName, texts: readonly string[]): string {
  return texts.map((text) => spokenMove(game, text)).join('; ');
}

/** A thought's one sentence as one says it: signs become words. */
export function spokenThought(sentence: string): string {
  const words = sentence.replace(' < ', ' is below ').replace(' >= ', ' is not below ');
  if (words.startsWith('looked')) return `It ${words}.`;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

function spokenSan(san: string): string {
  const ending = san.endsWith('#') ? ', checkmate' : san.endsWith('+') ? ', check' : '';
  const body = san.replace(/[+#]$/, '');
  if (body === 'O-O') return `castles on the king's side${ending}`;
  if (body === 'O-O-O') return `castles on the queen's side${ending}`;
  const parts = /^([KQRBN]?)([a-h]?[1-8]?)(x?)([a-h][1-8])(?:=([QRBN]))?$/.exec(body);
  if (!parts) return san;
  const [, letter = '', from = '', takes, to, promoted] = parts;
  const piece = PIECES[letter] ?? 'pawn';
  const origin = from === '' ? '' : ` from ${from}`;
  const crown = promoted === undefined ? '' : `, becomes a ${PIECES[promoted]}`;
  return `${piece}${origin} ${takes ? 'takes' : 'to'} ${to}${crown}${ending}`;
}

function spokenPdn(pdn: string): string {
  if (/^\d+(x\d+)+$/.test(pdn)) {
    const [from, ...stops] = pdn.split('x');
    return `${from} jumps to ${stops.join(', then to ')}`;
  }
  return pdn.replace(/^(\d+)-(\d+)$/, '$1 to $2');
}
