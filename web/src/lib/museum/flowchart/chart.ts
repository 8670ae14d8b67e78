import { m } from '../../words/m.svelte';
import type { Box, Chart, Way } from '../chart/chart';
import { wayMaker, type WayMaker } from '../chart/draw';
import { gameBoxes, humanBoxes, machineBoxes, minimaxBoxes, type BoxId } from './boxes';

/** Free lanes between the columns. */
const LEFT = 10;
const UNDER_YES = 98;
const BEFORE_GAME = 354;
const AFTER_GAME = 568;
const BEFORE_MACHINE = 586;
const BEFORE_MINIMAX = 784;
const RIGHT = 1190;

const gameWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Start', 'InitBoard'),
  way('InitBoard', 'WaitPlayer'),
  way('WaitPlayer', 'HumanTurn', { out: 'left', into: 'right', lanes: [BEFORE_GAME, 40], label: m.museumFlowchartHumanRed(), labelAt: [272, 33] }),
  way('WaitPlayer', 'AIStart', { out: 'right', into: 'left', lanes: [AFTER_GAME, 40], label: m.museumFlowchartAiBlack(), labelAt: [510, 163] }),
  way('SwitchPlayer', 'CheckWin', { out: 'top', into: 'bottom' }),
  way('CheckWin', 'WaitPlayer', { out: 'top', into: 'bottom', label: m.museumFlowchartNo() }),
  way('CheckWin', 'EndGame', { out: 'left', into: 'left', lanes: [368, 548], label: m.museumFlowchartYes(), labelAt: [372, 500] }),
  way('EndGame', 'ShowResult'),
  way('ShowResult', 'WaitReset'),
  way('WaitReset', 'InitBoard', { out: 'right', into: 'right', lanes: [550, 110], label: m.museumFlowchartYes(), labelAt: [533, 675] }),
];

const humanWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('HumanTurn', 'ValidateClick'),
  way('ValidateClick', 'HumanTurn', { out: 'left', into: 'left', lanes: [72, 40], label: m.museumFlowchartNo() }),
  way('ValidateClick', 'GenMoves', { label: m.museumFlowchartYes() }),
  way('GenMoves', 'CheckJumps'),
  way('CheckJumps', 'ShowJumps', { out: 'left', lanes: [UNDER_YES], label: m.museumFlowchartYes() }),
  way('CheckJumps', 'ShowRegular', { out: 'right', lanes: [264], label: m.museumFlowchartNo() }),
  way('ShowJumps', 'WaitMove', { into: 'left', lanes: [366], shiftOut: -30 }),
  way('ShowRegular', 'WaitMove', { into: 'right', lanes: [366], shiftOut: 30 }),
  way('WaitMove', 'ValidateClick', { out: 'right', into: 'right', lanes: [347, 104], label: m.museumFlowchartAnotherMan(), labelAt: [266, 97], added: true }),
  way('WaitMove', 'ExecuteMove'),
  way('ExecuteMove', 'IsJump'),
  way('IsJump', 'RemoveCaptured', { out: 'left', lanes: [UNDER_YES], label: m.museumFlowchartYes() }),
  way('IsJump', 'CheckPromotion', { out: 'right', lanes: [264], label: m.museumFlowchartNo() }),
  way('RemoveCaptured', 'CheckMulti'),
  way('CheckMulti', 'MultiJump', { label: m.museumFlowchartYes() }),
  way('MultiJump', 'ShowJumps', { out: 'left', into: 'left', lanes: [LEFT, 298] }),
  way('CheckMulti', 'CheckPromotion', { out: 'right', into: 'left', label: m.museumFlowchartNo(), labelAt: [175, 596] }),
  way('CheckPromotion', 'PromoteKing', { label: m.museumFlowchartYes() }),
  way('CheckPromotion', 'SwitchPlayer', { out: 'right', into: 'left', lanes: [BEFORE_GAME, 444], label: m.museumFlowchartNo(), labelAt: [339, 594] }),
  way('PromoteKing', 'SwitchPlayer', { out: 'right', into: 'left', lanes: [BEFORE_GAME, 444] }),
];

const machineWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('AIStart', 'ResetStats'),
  way('ResetStats', 'CheckRandom'),
  way('CheckRandom', 'RandomMove', { out: 'left', into: 'left', lanes: [BEFORE_MACHINE, 502], label: m.museumFlowchartYes(), labelAt: [578, 163] }),
  way('CheckRandom', 'GetAllMoves', { label: m.museumFlowchartNo() }),
  way('GetAllMoves', 'ExpandMultiJump'),
  way('ExpandMultiJump', 'OrderMoves'),
  way('OrderMoves', 'MinimaxRoot', { out: 'right', into: 'left', lanes: [BEFORE_MINIMAX, 46] }),
  way('RandomMove', 'SelectBest'),
  way('SelectBest', 'RecordTime'),
  way('RecordTime', 'ExecuteAIMove'),
  way('ExecuteAIMove', 'SwitchPlayer', { out: 'left', into: 'right', lanes: [AFTER_GAME, 444] }),
  way('ExecuteAIMove', 'PromoteKing', { out: 'bottom', into: 'bottom', lanes: [784, 264], label: m.museumFlowchartAKing(), labelAt: [300, 779], added: true }),
];

const minimaxWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('MinimaxRoot', 'LoopMoves'),
  way('LoopMoves', 'SimMove'),
  way('LoopMoves', 'SelectBest', { out: 'left', into: 'right', lanes: [798, 578], label: m.museumFlowchartDone(), labelAt: [806, 101] }),
  way('SimMove', 'MinimaxRecurse'),
  way('MinimaxRecurse', 'MinimaxCheck'),
  way('MinimaxCheck', 'EvalBoard', { out: 'left', lanes: [870], label: m.museumFlowchartYes(), labelAt: [844, 322] }),
  way('MinimaxCheck', 'GenOppMoves', { out: 'right', lanes: [1052], label: m.museumFlowchartNo(), labelAt: [1058, 322] }),
  way('GenOppMoves', 'MinLayer'),
  way('MinLayer', 'MaxLoop', { out: 'left', lanes: [960], shiftIn: -26, label: m.museumFlowchartMax(), labelAt: [926, 466] }),
  way('MinLayer', 'MinLoop', { out: 'right', lanes: [1134], shiftIn: 22, label: m.museumFlowchartMin(), labelAt: [1138, 466] }),
  way('MaxLoop', 'AlphaBeta', { into: 'top', lanes: [536], shiftIn: -30, shiftOut: 0 }),
  way('MinLoop', 'AlphaBeta', { into: 'top', lanes: [536], shiftIn: 30, shiftOut: -20 }),
  way('AlphaBeta', 'Prune', { out: 'left', lanes: [976], label: m.museumFlowchartYes(), labelAt: [946, 600] }),
  way('AlphaBeta', 'Continue', { out: 'right', lanes: [1126], shiftIn: 14, label: m.museumFlowchartNo(), labelAt: [1130, 600] }),
  way('Prune', 'IncrementPos', { shiftOut: 0, shiftIn: -14 }),
  way('Continue', 'IncrementPos', { into: 'right', lanes: [722] }),
  way('EvalBoard', 'IncrementPos', { into: 'left', lanes: [722] }),
  way('IncrementPos', 'ReturnScore'),
  way('ReturnScore', 'LoopMoves', { out: 'right', into: 'right', lanes: [RIGHT, 108], shiftOut: 8 }),
  // Ours: the drawing shows one call; the routine calls itself for every move below.
  way('MaxLoop', 'MinimaxRecurse', { out: 'top', into: 'right', lanes: [462, 1148], shiftOut: 20, added: true }),
  way('MinLoop', 'MinimaxRecurse', { out: 'top', into: 'right', shiftOut: 36, added: true, label: m.museumFlowchartCallsItself(), labelAt: [1056, 225] }),
  way('ReturnScore', 'MaxLoop', { out: 'left', into: 'left', lanes: [904, 500], added: true }),
  way('ReturnScore', 'MinLoop', { out: 'right', into: 'right', lanes: [1178, 500], shiftOut: -8, added: true, label: m.museumFlowchartToItsCaller(), labelAt: [1062, 770] }),
  way('Continue', 'MaxLoop', { out: 'top', into: 'bottom', lanes: [545], shiftOut: -14, shiftIn: 34, added: true }),
  way('Continue', 'MinLoop', { out: 'top', into: 'bottom', shiftOut: 40, shiftIn: 40, added: true }),
];

/** The flowchart of the checkers program, box for box; ways of our own are marked. */
export function flowchart(): Chart<BoxId> {
  const human = humanBoxes();
  const game = gameBoxes();
  const machine = machineBoxes();
  const minimax = minimaxBoxes();
  const boxes = [...human, ...game, ...machine, ...minimax];
  const way = wayMaker(boxes);
  return {
    title: m.museumFlowchartTheFlowchartOfACheckers(),
    width: 1200,
    height: 818,
    regions: [
      { name: m.museumFlowchartYourTurn(), x: 0, y: -12, width: 356, height: 744, boxes: ids(human) },
      { name: m.museumFlowchartTheGame(), x: 358, y: -12, width: 218, height: 744, boxes: ids(game) },
      { name: m.museumFlowchartTheMachinesTurn(), x: 578, y: -12, width: 214, height: 804, boxes: ids(machine) },
      { name: m.museumFlowchartMinimaxWithAlphaBeta(), x: 790, y: -12, width: 406, height: 824, boxes: ids(minimax) },
    ],
    boxes,
    ways: [...gameWays(way), ...humanWays(way), ...machineWays(way), ...minimaxWays(way)],
  };
}

function ids(boxes: Box<BoxId>[]): BoxId[] {
  return boxes.map(({ id }) => id);
}
