/** The boards and the chess sets there are, the usual one first. */
export const BOARDS = ['laurel', 'travertine', 'slate', 'contrast'] as const;
export const PIECES = ['janus', 'standard', 'outline'] as const;
/** How the pieces are named in moves: by English letters, by those of the language that is spoken, or by small pictures. */
export const LETTERS = ['english', 'own', 'figurines'] as const;

/** What a person likes, whatever the game. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  board: (typeof BOARDS)[number];
  pieces: (typeof PIECES)[number];
  letters: (typeof LETTERS)[number];
  /** The code of the language that was chosen; empty: the browser's. */
  language: string;
  sounds: boolean;
  /** Letters and numbers at the edge of the board. */
  coordinates: boolean;
  /** Men slide and fade, or appear at once. */
  motion: 'system' | 'reduced';
  /** A move is shown and waits for a second "yes". */
  confirmMoves: boolean;
  /** A move may be chosen while the opponent thinks. */
  premoves: boolean;
  /** The machine's best line as arrows. */
  lineOnBoard: boolean;
  /** The whole panel of the machine's thoughts, or one sentence. */
  unfolded: boolean;
  /** Single keys do what they say in the list of shortcuts. */
  shortcuts: boolean;
  /** A field for typed moves stands beside the board. */
  typing: boolean;
  /** The text mode stands open beside the board. */
  textMode: boolean;
}

export const USUAL: Preferences = {
  theme: 'system',
  board: 'laurel',
  pieces: 'janus',
  letters: 'own',
  language: '',
  sounds: true,
  coordinates: true,
  motion: 'system',
  confirmMoves: false,
  premoves: true,
  lineOnBoard: false,
  unfolded: false,
  shortcuts: true,
  typing: false,
  textMode: false,
};

/** Reads kept preferences; whatever is missing or of another kind is as usual. */
export function readPreferences(text: string | null): Preferences {
  const kept = parsed(text);
  const flag = (key: keyof Preferences): boolean => {
    const value = kept[key];
    return typeof value === 'boolean' ? value : (USUAL[key] as boolean);
  };
  return {
    theme: kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : USUAL.theme,
    board: BOARDS.find((name) => name === kept.board) ?? USUAL.board,
    pieces: PIECES.find((name) => name === kept.pieces) ?? USUAL.pieces,
    letters: LETTERS.find((name) => name === kept.letters) ?? USUAL.letters,
    language: typeof kept.language === 'string' ? kept.language : USUAL.language,
    motion: kept.motion === 'reduced' ? 'reduced' : USUAL.motion,
    sounds: flag('sounds'),
    coordinates: flag('coordinates'),
    confirmMoves: flag('confirmMoves'),
    premoves: flag('premoves'),
    lineOnBoard: flag('lineOnBoard'),
    unfolded: flag('unfolded'),
    shortcuts: flag('shortcuts'),
    typing: flag('typing'),
    textMode: flag('textMode'),
  };
}

function parsed(text: string | null): Partial<Record<keyof Preferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // Somebody else wrote there: begin anew.
  }
}
