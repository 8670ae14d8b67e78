import type { Box } from '../chart/chart';

/** The program as its proposal writes it, function by function. */
export type BoxId =
  | 'Input'
  | 'Legal'
  | 'Illegal'
  | 'Promotion'
  | 'ApplyYours'
  | 'Start'
  | 'Init'
  | 'Over'
  | 'Turn'
  | 'Display'
  | 'Phase'
  | 'End'
  | 'Find'
  | 'Book'
  | 'BookMove'
  | 'Best'
  | 'Visit'
  | 'Generate'
  | 'Special'
  | 'Sort'
  | 'Loop'
  | 'Apply'
  | 'Unapply'
  | 'Keep'
  | 'Bounds'
  | 'Cut'
  | 'Break'
  | 'Return'
  | 'Evaluate'
  | 'Stand'
  | 'Captures'
  | 'SortCaptures'
  | 'Finished'
  | 'Terms'
  | 'Material'
  | 'Mobility'
  | 'CaptureValue'
  | 'WhichPhase'
  | 'Development'
  | 'Centre'
  | 'PawnStructure'
  | 'KingSafety'
  | 'OpenFiles'
  | 'KingActivity'
  | 'PassedPawns'
  | 'Check'
  | 'Sum';

const U = 96;
const G = 290;
const F = { left: 492, right: 658 };
const Q = 842;
const E = { left: 1010, middle: 1108, right: 1206 };

export const YOURS: Box<BoxId>[] = [
  { id: 'Input', title: 'input_from_to()', lines: ['input_from_to()', 'your move'], shape: 'box', x: U, y: 46, width: 150, says: 'You enter a move: on the board here, as e2e4 or 64 44 at the terminal.' },
  { id: 'Legal', lines: ['is_legal(move)?'], shape: 'question', x: U, y: 116, width: 150, says: 'The 1976 program took any move; this one checks.' },
  { id: 'Illegal', lines: ['“Illegal move”'], shape: 'box', x: U, y: 180, width: 130, says: 'It says so and asks again.' },
  { id: 'Promotion', lines: ['Pawn on the 8th:', 'choose a piece'], shape: 'box', x: U, y: 252, width: 140, says: 'You may take any piece; the program itself always takes a queen.' },
  { id: 'ApplyYours', lines: ['apply_move(yours)'], shape: 'box', x: U, y: 326, width: 140, says: 'Castling moves the rook, en passant takes the pawn: no longer by hand.' },
];

export const GAME: Box<BoxId>[] = [
  { id: 'Start', lines: ['main()'], shape: 'end', x: G, y: 40, width: 120, accent: 'start', says: 'A new game.' },
  { id: 'Init', title: 'load_opening_book()', lines: ['initial_position()', 'load_opening_book()'], shape: 'box', x: G, y: 102, width: 156, says: 'Five openings of the 1976 manual, eighteen plies each.', differs: 'The text’s “Four Knights” are the moves of the Giuoco Piano; ours are the manual’s own.' },
  { id: 'Over', lines: ['game_over()?'], shape: 'question', x: G, y: 172, width: 140, says: 'Checkmate, stalemate, or a position for the third time.' },
  { id: 'Turn', lines: ['user_turn?'], shape: 'question', x: G, y: 236, width: 140, says: 'You and the program in turn.' },
  { id: 'Display', title: 'display_move()', lines: ['apply_move()', 'display_move()'], shape: 'box', x: G, y: 336, width: 150, says: 'Piece, from, to: as the six digits of the KIM-1 told it.' },
  { id: 'Phase', title: 'update_game_phase()', lines: ['update_game_phase()', '>20 opening, <10 end'], shape: 'box', x: G, y: 414, width: 164, says: 'How many men besides the kings are left?', differs: 'The text once says “by total piece value”; ours counts men, as its code does.' },
  { id: 'End', lines: ['The game is over'], shape: 'box', x: G, y: 492, width: 150, accent: 'end', says: 'Won, lost or drawn.' },
];

export const FIND: Box<BoxId>[] = [
  { id: 'Find', title: 'find_best_move()', lines: ['find_best_move()', 'depth 3, −∞, +∞'], shape: 'box', x: F.left, y: 46, width: 146, says: 'Three plies of alpha-beta; the window is open on both sides.' },
  { id: 'Book', lines: ['in_opening()?'], shape: 'question', x: F.left, y: 116, width: 140, says: 'Is this very position in the book?' },
  { id: 'BookMove', lines: ['get_opening_move()'], shape: 'box', x: F.left, y: 184, width: 146, says: 'By heart; where several openings go on from here, a lot decides.' },
  { id: 'Best', lines: ['return best_move'], shape: 'box', x: F.left, y: 292, width: 140, says: 'At the root the move is wanted, not its value.' },
  { id: 'Visit', title: 'depth = 0 or game over?', lines: ['depth = 0', 'or game over?'], shape: 'question', x: F.right, y: 52, width: 146, says: 'Every position of the tree comes by here once.' },
  { id: 'Generate', title: 'generate_moves()', lines: ['generate_moves()', 'legal moves only'], shape: 'box', x: F.right, y: 126, width: 140, says: 'All moves that do not leave the king in check.' },
  { id: 'Special', lines: ['add castling', 'and en passant'], shape: 'box', x: F.right, y: 192, width: 140, says: 'The moves Microchess did not know.' },
  { id: 'Sort', title: 'sort_moves()', lines: ['sort_moves()', 'captures first'], shape: 'box', x: F.right, y: 258, width: 140, says: 'The most valuable victim by the least valuable man: good moves first make more prunes.' },
  { id: 'Loop', lines: ['for each move'], shape: 'question', x: F.right, y: 330, width: 132, says: 'One after the other, until one is too good.' },
  { id: 'Apply', title: 'apply_move()', lines: ['apply_move()', 'and call itself'], shape: 'box', x: F.right, y: 396, width: 130, says: 'The same questions one ply deeper, for the other side.' },
  { id: 'Unapply', lines: ['unapply_move()'], shape: 'box', x: F.left, y: 396, width: 130, says: 'Back where it was.' },
  { id: 'Keep', lines: ['max: the highest', 'min: the lowest'], shape: 'box', x: F.left, y: 456, width: 136, says: 'The machine keeps the highest value, the other side the lowest.' },
  { id: 'Bounds', lines: ['raise alpha', 'or lower beta'], shape: 'box', x: F.left, y: 524, width: 130, says: 'What a side is sure of narrows the window.' },
  { id: 'Cut', lines: ['alpha ≥ beta?'], shape: 'question', x: F.left, y: 590, width: 140, accent: 'step', says: 'Shut: the other side will never let it come to this.' },
  { id: 'Break', lines: ['break: prune'], shape: 'box', x: F.left, y: 654, width: 130, accent: 'prune', says: 'The other moves here are never looked at.' },
  { id: 'Return', lines: ['return value'], shape: 'box', x: F.right, y: 654, width: 120, says: 'To the position above.' },
];

export const QUIET: Box<BoxId>[] = [
  { id: 'Finished', lines: ['Mate, stalemate', 'or repetition'], shape: 'box', x: Q, y: 110, width: 140, says: 'Mate is worth 999 less its plies, the others 0.', differs: 'The text says infinity; a number lets it prefer the shorter mate.' },
  { id: 'Evaluate', title: 'Depth used up', lines: ['depth used up:', 'what is it worth?'], shape: 'box', x: Q, y: 204, width: 140, says: 'The board is valued as it stands, without looking further.' },
  { id: 'Stand', lines: ['Good enough', 'to stop here?'], shape: 'question', x: Q, y: 290, width: 140, says: 'Whoever moves need not capture: if standing still already shuts the window, that is the end.', differs: 'The text asks for quiescence, its code has none; this is the usual one.' },
  { id: 'Captures', lines: ['Captures left?'], shape: 'question', x: Q, y: 374, width: 140, says: 'A position is judged only when nothing hangs in the air.' },
  { id: 'SortCaptures', lines: ['captures only,', 'fattest first'], shape: 'box', x: Q, y: 450, width: 136, says: 'Below three plies only captures are tried.' },
];

export const VALUE: Box<BoxId>[] = [
  { id: 'Terms', title: 'evaluate_board()', lines: ['evaluate_board()', 'own less other’s'], shape: 'box', x: E.middle, y: 54, width: 140, says: 'Every term is the machine’s share less the other side’s.' },
  { id: 'Material', lines: ['material'], shape: 'box', x: E.left, y: 128, width: 84, says: 'Pawn 1, knight 3, bishop 3, rook 5, queen 9.' },
  { id: 'Mobility', lines: ['mobility'], shape: 'box', x: E.middle, y: 128, width: 84, says: 'An eighth of a pawn for every legal move.', differs: 'The text gives a whole pawn, and then the program gives men away for room. The level “literal” plays so.' },
  { id: 'CaptureValue', lines: ['captures'], shape: 'box', x: E.right, y: 128, width: 84, says: 'A quarter of the most valuable man that could be taken.' },
  { id: 'WhichPhase', lines: ['game_phase?'], shape: 'question', x: E.middle, y: 200, width: 140, says: 'Other things count at the beginning than at the end.' },
  { id: 'Development', title: 'development', lines: ['develop-', 'ment'], shape: 'box', x: E.left, y: 286, width: 84, says: 'Half a pawn for every knight or bishop off the back rank.' },
  { id: 'Centre', lines: ['centre'], shape: 'box', x: E.left, y: 354, width: 84, says: 'A pawn for each of d4, e4, d5, e5 held or attacked.' },
  { id: 'PawnStructure', lines: ['pawn', 'structure'], shape: 'box', x: E.middle, y: 286, width: 84, says: 'Passed +2, isolated −1, doubled −½.' },
  { id: 'KingSafety', lines: ['king', 'safety'], shape: 'box', x: E.middle, y: 358, width: 84, says: 'Pawns before the king, and a castled one.' },
  { id: 'OpenFiles', lines: ['open files'], shape: 'box', x: E.middle, y: 424, width: 84, says: 'A pawn for each rook on a file without pawns.' },
  { id: 'KingActivity', lines: ['king', 'activity'], shape: 'box', x: E.right, y: 286, width: 84, says: 'The king in the centre: 1½, and less farther out.' },
  { id: 'PassedPawns', lines: ['passed', 'pawns'], shape: 'box', x: E.right, y: 358, width: 84, says: 'Half a pawn for every rank a passed pawn has gained.' },
  { id: 'Check', lines: ['check'], shape: 'box', x: E.middle, y: 492, width: 92, says: 'Half a pawn for giving check.' },
  { id: 'Sum', lines: ['the value'], shape: 'box', x: E.middle, y: 560, width: 110, says: 'The terms added up. A move is worth what the last board of its line is worth.' },
];
