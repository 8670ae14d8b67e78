import type { Chart, Way } from '../chart/chart';
import { wayMaker } from '../chart/draw';
import { GAME, HUMAN, MACHINE, MINIMAX, type BoxId } from './boxes';

const boxes = [...HUMAN, ...GAME, ...MACHINE, ...MINIMAX];
const way = wayMaker(boxes);

/** Free lanes between the columns. */
const LEFT = 10;
const UNDER_YES = 98;
const BEFORE_GAME = 354;
const AFTER_GAME = 568;
const BEFORE_MACHINE = 586;
const BEFORE_MINIMAX = 784;
const RIGHT = 1190;

const game: Way<BoxId>[] = [
  way('Start', 'InitBoard'),
  way('InitBoard', 'WaitPlayer'),
  way('WaitPlayer', 'HumanTurn', { out: 'left', into: 'right', lanes: [BEFORE_GAME, 40], label: 'Human RED', labelAt: [272, 33] }),
  way('WaitPlayer', 'AIStart', { out: 'right', into: 'left', lanes: [AFTER_GAME, 40], label: 'AI BLACK', labelAt: [510, 163] }),
  way('SwitchPlayer', 'CheckWin', { out: 'top', into: 'bottom' }),
  way('CheckWin', 'WaitPlayer', { out: 'top', into: 'bottom', label: 'No' }),
  way('CheckWin', 'EndGame', { out: 'left', into: 'left', lanes: [368, 548], label: 'Yes', labelAt: [372, 500] }),
  way('EndGame', 'ShowResult'),
  way('ShowResult', 'WaitReset'),
  way('WaitReset', 'InitBoard', { out: 'right', into: 'right', lanes: [550, 110], label: 'Yes', labelAt: [533, 675] }),
];

const human: Way<BoxId>[] = [
  way('HumanTurn', 'ValidateClick'),
  way('ValidateClick', 'HumanTurn', { out: 'left', into: 'left', lanes: [72, 40], label: 'No' }),
  way('ValidateClick', 'GenMoves', { label: 'Yes' }),
  way('GenMoves', 'CheckJumps'),
  way('CheckJumps', 'ShowJumps', { out: 'left', lanes: [UNDER_YES], label: 'Yes' }),
  way('CheckJumps', 'ShowRegular', { out: 'right', lanes: [264], label: 'No' }),
  way('ShowJumps', 'WaitMove', { into: 'left', lanes: [366], shiftOut: -30 }),
  way('ShowRegular', 'WaitMove', { into: 'right', lanes: [366], shiftOut: 30 }),
  way('WaitMove', 'ValidateClick', { out: 'right', into: 'right', lanes: [347, 104], label: 'another man', labelAt: [266, 97], added: true }),
  way('WaitMove', 'ExecuteMove'),
  way('ExecuteMove', 'IsJump'),
  way('IsJump', 'RemoveCaptured', { out: 'left', lanes: [UNDER_YES], label: 'Yes' }),
  way('IsJump', 'CheckPromotion', { out: 'right', lanes: [264], label: 'No' }),
  way('RemoveCaptured', 'CheckMulti'),
  way('CheckMulti', 'MultiJump', { label: 'Yes' }),
  way('MultiJump', 'ShowJumps', { out: 'left', into: 'left', lanes: [LEFT, 298] }),
  way('CheckMulti', 'CheckPromotion', { out: 'right', into: 'left', label: 'No', labelAt: [175, 596] }),
  way('CheckPromotion', 'PromoteKing', { label: 'Yes' }),
  way('CheckPromotion', 'SwitchPlayer', { out: 'right', into: 'left', lanes: [BEFORE_GAME, 444], label: 'No', labelAt: [339, 594] }),
  way('PromoteKing', 'SwitchPlayer', { out: 'right', into: 'left', lanes: [BEFORE_GAME, 444] }),
];

const machine: Way<BoxId>[] = [
  way('AIStart', 'ResetStats'),
  way('ResetStats', 'CheckRandom'),
  way('CheckRandom', 'RandomMove', { out: 'left', into: 'left', lanes: [BEFORE_MACHINE, 502], label: 'Yes', labelAt: [578, 163] }),
  way('CheckRandom', 'GetAllMoves', { label: 'No' }),
  way('GetAllMoves', 'ExpandMultiJump'),
  way('ExpandMultiJump', 'OrderMoves'),
  way('OrderMoves', 'MinimaxRoot', { out: 'right', into: 'left', lanes: [BEFORE_MINIMAX, 46] }),
  way('RandomMove', 'SelectBest'),
  way('SelectBest', 'RecordTime'),
  way('RecordTime', 'ExecuteAIMove'),
  way('ExecuteAIMove', 'SwitchPlayer', { out: 'left', into: 'right', lanes: [AFTER_GAME, 444] }),
  way('ExecuteAIMove', 'PromoteKing', { out: 'bottom', into: 'bottom', lanes: [784, 264], label: 'a king', labelAt: [300, 779], added: true }),
];

const minimax: Way<BoxId>[] = [
  way('MinimaxRoot', 'LoopMoves'),
  way('LoopMoves', 'SimMove'),
  way('LoopMoves', 'SelectBest', { out: 'left', into: 'right', lanes: [798, 578], label: 'Done', labelAt: [806, 101] }),
  way('SimMove', 'MinimaxRecurse'),
  way('MinimaxRecurse', 'MinimaxCheck'),
  way('MinimaxCheck', 'EvalBoard', { out: 'left', lanes: [870], label: 'Yes', labelAt: [844, 322] }),
  way('MinimaxCheck', 'GenOppMoves', { out: 'right', lanes: [1052], label: 'No', labelAt: [1058, 322] }),
  way('GenOppMoves', 'MinLayer'),
  way('MinLayer', 'MaxLoop', { out: 'left', lanes: [960], shiftIn: -26, label: 'MAX', labelAt: [926, 466] }),
  way('MinLayer', 'MinLoop', { out: 'right', lanes: [1134], shiftIn: 22, label: 'MIN', labelAt: [1138, 466] }),
  way('MaxLoop', 'AlphaBeta', { into: 'top', lanes: [536], shiftIn: -30, shiftOut: 0 }),
  way('MinLoop', 'AlphaBeta', { into: 'top', lanes: [536], shiftIn: 30, shiftOut: -20 }),
  way('AlphaBeta', 'Prune', { out: 'left', lanes: [976], label: 'Yes', labelAt: [946, 600] }),
  way('AlphaBeta', 'Continue', { out: 'right', lanes: [1126], shiftIn: 14, label: 'No', labelAt: [1130, 600] }),
  way('Prune', 'IncrementPos', { shiftOut: 0, shiftIn: -14 }),
  way('Continue', 'IncrementPos', { into: 'right', lanes: [722] }),
  way('EvalBoard', 'IncrementPos', { into: 'left', lanes: [722] }),
  way('IncrementPos', 'ReturnScore'),
  way('ReturnScore', 'LoopMoves', { out: 'right', into: 'right', lanes: [RIGHT, 108], shiftOut: 8 }),
  // Ours: the drawing shows one call; the routine calls itself for every move below.
  way('MaxLoop', 'MinimaxRecurse', { out: 'top', into: 'right', lanes: [462, 1148], shiftOut: 20, added: true }),
  way('MinLoop', 'MinimaxRecurse', { out: 'top', into: 'right', shiftOut: 36, added: true, label: 'calls itself', labelAt: [1056, 225] }),
  way('ReturnScore', 'MaxLoop', { out: 'left', into: 'left', lanes: [904, 500], added: true }),
  way('ReturnScore', 'MinLoop', { out: 'right', into: 'right', lanes: [1178, 500], shiftOut: -8, added: true, label: 'to its caller', labelAt: [1062, 770] }),
  way('Continue', 'MaxLoop', { out: 'top', into: 'bottom', lanes: [545], shiftOut: -14, shiftIn: 34, added: true }),
  way('Continue', 'MinLoop', { out: 'top', into: 'bottom', shiftOut: 40, shiftIn: 40, added: true }),
];

/** The flowchart of the checkers program, box for box; ways of our own are marked. */
export const FLOWCHART: Chart<BoxId> = {
  title: 'The flowchart of a checkers program',
  width: 1200,
  height: 818,
  regions: [
    { name: 'Your turn', x: 0, y: -12, width: 356, height: 744, boxes: HUMAN.map(({ id }) => id) },
    { name: 'The game', x: 358, y: -12, width: 218, height: 744, boxes: GAME.map(({ id }) => id) },
    { name: 'The machine’s turn', x: 578, y: -12, width: 214, height: 804, boxes: MACHINE.map(({ id }) => id) },
    { name: 'Minimax with alpha-beta', x: 790, y: -12, width: 406, height: 824, boxes: MINIMAX.map(({ id }) => id) },
  ],
  boxes,
  ways: [...game, ...human, ...machine, ...minimax],
};
