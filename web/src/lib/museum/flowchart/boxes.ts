import type { Box } from '../chart/chart';

/** Every box of the drawing, in its own words, from the left column to the right. */
export type BoxId =
  | 'Start'
  | 'InitBoard'
  | 'WaitPlayer'
  | 'SwitchPlayer'
  | 'CheckWin'
  | 'EndGame'
  | 'ShowResult'
  | 'WaitReset'
  | 'HumanTurn'
  | 'ValidateClick'
  | 'GenMoves'
  | 'CheckJumps'
  | 'ShowJumps'
  | 'ShowRegular'
  | 'WaitMove'
  | 'ExecuteMove'
  | 'IsJump'
  | 'RemoveCaptured'
  | 'CheckMulti'
  | 'MultiJump'
  | 'CheckPromotion'
  | 'PromoteKing'
  | 'AIStart'
  | 'ResetStats'
  | 'CheckRandom'
  | 'RandomMove'
  | 'GetAllMoves'
  | 'ExpandMultiJump'
  | 'OrderMoves'
  | 'SelectBest'
  | 'RecordTime'
  | 'ExecuteAIMove'
  | 'MinimaxRoot'
  | 'LoopMoves'
  | 'SimMove'
  | 'MinimaxRecurse'
  | 'MinimaxCheck'
  | 'EvalBoard'
  | 'GenOppMoves'
  | 'MinLayer'
  | 'MaxLoop'
  | 'MinLoop'
  | 'AlphaBeta'
  | 'Prune'
  | 'Continue'
  | 'IncrementPos'
  | 'ReturnScore';

const H = { main: 180, left: 98, right: 264 };
const G = 456;
const A = 682;
const M = { main: 968, left: 870, right: 1052 };

export const HUMAN: Box<BoxId>[] = [
  { id: 'HumanTurn', lines: ['Wait for Click'], shape: 'box', x: H.main, y: 40, width: 150, says: 'Red, that is you, has the move; nothing happens until you click.' },
  { id: 'ValidateClick', lines: ['Valid Piece', 'Selected?'], shape: 'question', x: H.main, y: 104, width: 150, says: 'A click on anything but a man of yours that can move changes nothing.' },
  { id: 'GenMoves', lines: ['Generate Valid Moves', 'for Selected Piece'], shape: 'box', x: H.main, y: 170, width: 170, says: 'The rules list what the man you picked may do.' },
  { id: 'CheckJumps', lines: ['Jumps Available?'], shape: 'question', x: H.main, y: 229, width: 160, says: 'Whoever can jump must: then no other move is legal.' },
  { id: 'ShowJumps', title: 'Highlight Jump Squares', lines: ['Highlight Jump', 'Squares, Mandatory', 'Captures'], shape: 'box', x: H.left, y: 298, width: 150, says: 'Only the squares a jump lands on are marked.' },
  { id: 'ShowRegular', lines: ['Highlight', 'Regular Moves'], shape: 'box', x: H.right, y: 298, width: 150, says: 'The squares one step ahead are marked.' },
  { id: 'WaitMove', lines: ['Wait for Move Click'], shape: 'box', x: H.main, y: 366, width: 160, says: 'A man is picked; now a marked square. You may still pick another man.', differs: 'The drawing has no way back from here: in ours another man may be picked, unless a jump must go on.' },
  { id: 'ExecuteMove', lines: ['Execute Move'], shape: 'box', x: H.main, y: 418, width: 150, says: 'The man moves, one hop.' },
  { id: 'IsJump', lines: ['Was it a Jump?'], shape: 'question', x: H.main, y: 472, width: 150, says: 'Only a jump can go on.' },
  { id: 'RemoveCaptured', lines: ['Remove', 'Captured Piece'], shape: 'box', x: H.left, y: 534, width: 150, says: 'The man that was jumped over leaves the board at once.' },
  { id: 'CheckMulti', lines: ['More Jumps', 'Available?'], shape: 'question', x: H.left, y: 602, width: 150, says: 'The same man must go on as long as it can.' },
  { id: 'MultiJump', title: 'Multi-Jump State', lines: ['Set Multi-Jump State', 'Keep Piece Selected', 'Gold Highlights'], shape: 'box', x: H.left, y: 682, width: 166, accent: 'jump', says: 'The turn is not over: the man stays picked, and the next squares are golden.' },
  { id: 'CheckPromotion', lines: ['Reached', 'Opposite End?'], shape: 'question', x: H.right, y: 602, width: 150, says: 'Has a man come to the farthest row?' },
  { id: 'PromoteKing', title: 'Promote to King', lines: ['Promote to King', 'Show Crown'], shape: 'box', x: H.right, y: 682, width: 150, says: 'It becomes a king and may go backwards.' },
];

export const GAME: Box<BoxId>[] = [
  { id: 'Start', lines: ['Game Start'], shape: 'end', x: G, y: 40, width: 130, accent: 'start', says: 'A new game.' },
  { id: 'InitBoard', title: 'Initialize 8x8 Board', lines: ['Initialize 8x8 Board', 'Red: rows 5-7', 'Black: rows 0-2'], shape: 'box', x: G, y: 110, width: 160, says: 'Twelve men each; row 0 is the top one.' },
  { id: 'WaitPlayer', lines: ['Current Player?'], shape: 'question', x: G, y: 194, width: 150, says: 'Red begins. Red is you, Black the machine.' },
  { id: 'CheckWin', lines: ['Game Over?'], shape: 'question', x: G, y: 366, width: 140, says: 'Whoever has no man left, or none that can move, has lost.' },
  { id: 'SwitchPlayer', lines: ['Switch Player'], shape: 'box', x: G, y: 444, width: 150, says: 'The other side has the move.', differs: 'The drawing says “Switch to BLACK”, but the machine’s moves come by here too: then it is Red’s turn.' },
  { id: 'EndGame', lines: ['Display Winner'], shape: 'box', x: G, y: 548, width: 150, accent: 'end', says: 'The game has a winner.' },
  { id: 'ShowResult', lines: ['Show Win/Loss', 'Message'], shape: 'box', x: G, y: 612, width: 150, says: 'One sentence says who won and why.' },
  { id: 'WaitReset', lines: ['Reset Clicked?'], shape: 'question', x: G, y: 682, width: 150, says: 'Nothing but a click on “New game” begins again.', differs: 'In ours a new game may be begun at any time.' },
];

export const MACHINE: Box<BoxId>[] = [
  { id: 'AIStart', lines: ['Start AI Turn'], shape: 'box', x: A, y: 40, width: 150, says: 'The machine begins by itself.' },
  { id: 'ResetStats', title: 'Reset Position Counter', lines: ['Reset Position', 'Counter, Start Timer'], shape: 'box', x: A, y: 100, width: 160, says: 'Every thought is counted from zero.', differs: 'The drawing resets the positions only; ours resets the prunes too.' },
  { id: 'CheckRandom', lines: ['Beginner Mode', '& Random < 0.4?'], shape: 'question', x: A, y: 170, width: 160, says: 'Four times in ten the beginner does not think at all.' },
  { id: 'GetAllMoves', lines: ['Get All Legal', 'Moves for BLACK'], shape: 'box', x: A, y: 242, width: 150, says: 'Everything the machine could do.' },
  { id: 'ExpandMultiJump', lines: ['Expand Multi-Jump', 'Sequences', 'Recursively'], shape: 'box', x: A, y: 318, width: 150, says: 'A jump is played out to its end: it counts as one move.' },
  { id: 'OrderMoves', title: 'Order Moves', lines: ['Order Moves:', '1. Multi-jumps by count', '2. Single jumps', '3. Regular moves'], shape: 'box', x: A, y: 408, width: 172, says: 'The most forceful moves first: the sooner a good one is found, the more can be pruned.' },
  { id: 'RandomMove', title: 'Pick Random Move', lines: ['Pick Random Move', 'Prefer Jumps 70%'], shape: 'box', x: A, y: 502, width: 150, says: 'A move by lot.', differs: 'Where jumps are all that is legal there is nothing to prefer, and it says so.' },
  { id: 'SelectBest', lines: ['Select Move with', 'Best Score'], shape: 'box', x: A, y: 578, width: 150, says: 'The first of the moves with the highest score.' },
  { id: 'RecordTime', title: 'Record Think Time', lines: ['Record Think Time', 'Update Dashboard'], shape: 'box', x: A, y: 648, width: 150, says: 'How long it took, and how much was looked at.' },
  { id: 'ExecuteAIMove', lines: ['Execute AI Move', 'or Multi-Jump', 'Sequence'], shape: 'box', x: A, y: 728, width: 150, says: 'Only now the board changes: the thinking was done on copies.', differs: 'The drawing forgets to crown the machine’s men; ours are crowned.' },
];

export const MINIMAX: Box<BoxId>[] = [
  { id: 'MinimaxRoot', lines: ['Start Minimax Search', 'at Root'], shape: 'box', x: M.main, y: 46, width: 170, says: 'The position on the board is the root of the tree. It is counted too.' },
  { id: 'LoopMoves', lines: ['For Each Move'], shape: 'question', x: M.main, y: 108, width: 150, says: 'The machine’s own moves, one after the other.' },
  { id: 'SimMove', lines: ['Simulate Move', 'on Copy of Board'], shape: 'box', x: M.main, y: 166, width: 150, says: 'The board you see stays as it is.' },
  { id: 'MinimaxRecurse', title: 'Call Minimax', lines: ['Call Minimax', 'depth-1, MIN layer'], shape: 'box', x: M.main, y: 232, width: 160, says: 'What is this position worth if the other side answers as well as it can?', differs: 'Below the first reply the layers take turns: MIN, MAX, MIN …' },
  { id: 'MinimaxCheck', lines: ['depth = 0 OR', 'Terminal?'], shape: 'question', x: M.main, y: 300, width: 150, says: 'Deep enough, or the game over?' },
  { id: 'EvalBoard', title: 'Evaluate Board', lines: ['Evaluate Board', 'Material + Position'], shape: 'box', x: M.left, y: 372, width: 148, says: 'A leaf: men, kings, how far men have come, who guards the back rank. Red’s share is taken off Black’s.' },
  { id: 'GenOppMoves', lines: ['Generate Opponent', 'Moves'], shape: 'box', x: M.right, y: 372, width: 144, says: 'All moves of whoever has the move in this position.', differs: 'On a MAX layer those are the machine’s own moves.' },
  { id: 'MinLayer', lines: ['Current Layer?'], shape: 'question', x: M.right, y: 432, width: 144, says: 'Whose turn is it here? The machine wants much, the other side little.' },
  { id: 'MaxLoop', lines: ['Try Each Move', 'Take Maximum'], shape: 'box', x: 986, y: 500, width: 112, says: 'MAX, the machine: the best reply is the highest. It raises alpha.' },
  { id: 'MinLoop', lines: ['Try Each Move', 'Take Minimum'], shape: 'box', x: 1112, y: 500, width: 112, says: 'MIN, the other side: the best reply is the lowest. It lowers beta.' },
  { id: 'AlphaBeta', lines: ['Beta ≤ Alpha?'], shape: 'question', x: 1049, y: 570, width: 140, accent: 'step', says: 'Alpha is what MAX is sure of elsewhere, beta what MIN is sure of. If the window between them is shut, this position will never be reached.', differs: 'The published file garbles the sign: “â‰¤” is ≤.' },
  { id: 'Prune', title: 'Prune Branch', lines: ['Prune Branch', 'Increment', 'Prune Counter'], shape: 'box', x: 976, y: 646, width: 124, accent: 'prune', says: 'The other moves here need not be looked at: this one reply is already enough.' },
  { id: 'Continue', lines: ['Continue', 'Search'], shape: 'box', x: 1112, y: 646, width: 112, says: 'The window is still open: the next move, if there is one.', differs: 'The drawing counts and returns at once; in ours the other moves are tried first.' },
  { id: 'IncrementPos', lines: ['Increment Positions', 'Evaluated Counter'], shape: 'box', x: 990, y: 722, width: 156, says: 'One position more.', differs: 'Drawn, a position would be counted again with every “Continue”; ours counts each once.' },
  { id: 'ReturnScore', lines: ['Return Score', 'to Parent'], shape: 'box', x: 990, y: 786, width: 130, says: 'Back to the position above, with what this one is worth.' },
];
