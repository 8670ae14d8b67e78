import type { CardContent } from '../card';

export const CARD: CardContent = {
  was:
    'Fifty years of programs on one wall. Put a position to all of them at once and compare what they play, what they think it is worth and ' +
    'how much work that was; below, let them settle it over the board.',
  makers:
    'Microchess is Peter Jennings’ program of 1976, chess1 SteveJustin1963’s of 2025, MINT the language of Ken Boak and John Hardy; improved ' +
    'Microchess and the flowchart’s player are ours after proposals of others, Janus is ours altogether.',
  couldNot: [
    'Microchess knows no castling, en passant or promotion; where it saw no legal move or made an illegal one, it lost the game',
    'chess1 takes a mate it could give for a mate it suffers: it draws even with a player who draws lots',
    'MINT does not look at all',
    'Microchess Plus never underpromotes; the flowchart’s player does not see draws coming',
  ],
  exact: [
    { figure: '720', words: 'games: every one of them legal, move by move, when the core replays it; a test does.' },
    { figure: '20', words: 'games a pairing tell strong from weak, not neighbours apart: between two even players who never draw, chance alone is worth 160 Elo either way.' },
    { figure: '1', words: 'command plays them all again, the same to the last move: levels count positions, not seconds.' },
  ],
  links: [
    { href: '#/xray/lineage', text: 'X-ray: who first?' },
    { href: '#/museum/flowchart', text: 'The Flowchart' },
    { href: '#/museum/kim1', text: 'KIM-1' },
  ],
};
