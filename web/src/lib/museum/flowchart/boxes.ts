import { m } from '../../words/m.svelte';
import { linesOf, type Box } from '../chart/chart';

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

export const humanBoxes = (): Box<BoxId>[] => [
  { id: 'HumanTurn', lines: linesOf(m.museumFlowchartHumanTurn()), shape: 'box', x: H.main, y: 40, width: 150, says: m.museumFlowchartHumanTurnSays() },
  { id: 'ValidateClick', lines: linesOf(m.museumFlowchartValidateClick()), shape: 'question', x: H.main, y: 104, width: 150, says: m.museumFlowchartValidateClickSays() },
  { id: 'GenMoves', lines: linesOf(m.museumFlowchartGenMoves()), shape: 'box', x: H.main, y: 170, width: 170, says: m.museumFlowchartGenMovesSays() },
  { id: 'CheckJumps', lines: linesOf(m.museumFlowchartCheckJumps()), shape: 'question', x: H.main, y: 229, width: 160, says: m.museumFlowchartCheckJumpsSays() },
  { id: 'ShowJumps', title: m.museumFlowchartShowJumpsTitle(), lines: linesOf(m.museumFlowchartShowJumps()), shape: 'box', x: H.left, y: 298, width: 150, says: m.museumFlowchartShowJumpsSays() },
  { id: 'ShowRegular', lines: linesOf(m.museumFlowchartShowRegular()), shape: 'box', x: H.right, y: 298, width: 150, says: m.museumFlowchartShowRegularSays() },
  { id: 'WaitMove', lines: linesOf(m.museumFlowchartWaitMove()), shape: 'box', x: H.main, y: 366, width: 160, says: m.museumFlowchartWaitMoveSays(), differs: m.museumFlowchartWaitMoveDiffers() },
  { id: 'ExecuteMove', lines: linesOf(m.museumFlowchartExecuteMove()), shape: 'box', x: H.main, y: 418, width: 150, says: m.museumFlowchartExecuteMoveSays() },
  { id: 'IsJump', lines: linesOf(m.museumFlowchartIsJump()), shape: 'question', x: H.main, y: 472, width: 150, says: m.museumFlowchartIsJumpSays() },
  { id: 'RemoveCaptured', lines: linesOf(m.museumFlowchartRemoveCaptured()), shape: 'box', x: H.left, y: 534, width: 150, says: m.museumFlowchartRemoveCapturedSays() },
  { id: 'CheckMulti', lines: linesOf(m.museumFlowchartCheckMulti()), shape: 'question', x: H.left, y: 602, width: 150, says: m.museumFlowchartCheckMultiSays() },
  { id: 'MultiJump', title: m.museumFlowchartMultiJumpTitle(), lines: linesOf(m.museumFlowchartMultiJump()), shape: 'box', x: H.left, y: 682, width: 166, accent: 'jump', says: m.museumFlowchartMultiJumpSays() },
  { id: 'CheckPromotion', lines: linesOf(m.museumFlowchartCheckPromotion()), shape: 'question', x: H.right, y: 602, width: 150, says: m.museumFlowchartCheckPromotionSays() },
  { id: 'PromoteKing', title: m.museumFlowchartPromoteKingTitle(), lines: linesOf(m.museumFlowchartPromoteKing()), shape: 'box', x: H.right, y: 682, width: 150, says: m.museumFlowchartPromoteKingSays() },
];

export const gameBoxes = (): Box<BoxId>[] => [
  { id: 'Start', lines: linesOf(m.museumFlowchartStart()), shape: 'end', x: G, y: 40, width: 130, accent: 'start', says: m.museumFlowchartStartSays() },
  { id: 'InitBoard', title: m.museumFlowchartInitBoardTitle(), lines: linesOf(m.museumFlowchartInitBoard()), shape: 'box', x: G, y: 110, width: 160, says: m.museumFlowchartInitBoardSays() },
  { id: 'WaitPlayer', lines: linesOf(m.museumFlowchartWaitPlayer()), shape: 'question', x: G, y: 194, width: 150, says: m.museumFlowchartWaitPlayerSays() },
  { id: 'CheckWin', lines: linesOf(m.museumFlowchartCheckWin()), shape: 'question', x: G, y: 366, width: 140, says: m.museumFlowchartCheckWinSays() },
  { id: 'SwitchPlayer', lines: linesOf(m.museumFlowchartSwitchPlayer()), shape: 'box', x: G, y: 444, width: 150, says: m.museumFlowchartSwitchPlayerSays(), differs: m.museumFlowchartSwitchPlayerDiffers() },
  { id: 'EndGame', lines: linesOf(m.museumFlowchartEndGame()), shape: 'box', x: G, y: 548, width: 150, accent: 'end', says: m.museumFlowchartEndGameSays() },
  { id: 'ShowResult', lines: linesOf(m.museumFlowchartShowResult()), shape: 'box', x: G, y: 612, width: 150, says: m.museumFlowchartShowResultSays() },
  { id: 'WaitReset', lines: linesOf(m.museumFlowchartWaitReset()), shape: 'question', x: G, y: 682, width: 150, says: m.museumFlowchartWaitResetSays(), differs: m.museumFlowchartWaitResetDiffers() },
];

export const machineBoxes = (): Box<BoxId>[] => [
  { id: 'AIStart', lines: linesOf(m.museumFlowchartAiStart()), shape: 'box', x: A, y: 40, width: 150, says: m.museumFlowchartAiStartSays() },
  { id: 'ResetStats', title: m.museumFlowchartResetStatsTitle(), lines: linesOf(m.museumFlowchartResetStats()), shape: 'box', x: A, y: 100, width: 160, says: m.museumFlowchartResetStatsSays(), differs: m.museumFlowchartResetStatsDiffers() },
  { id: 'CheckRandom', lines: linesOf(m.museumFlowchartCheckRandom()), shape: 'question', x: A, y: 170, width: 160, says: m.museumFlowchartCheckRandomSays() },
  { id: 'GetAllMoves', lines: linesOf(m.museumFlowchartGetAllMoves()), shape: 'box', x: A, y: 242, width: 150, says: m.museumFlowchartGetAllMovesSays() },
  { id: 'ExpandMultiJump', lines: linesOf(m.museumFlowchartExpandMultiJump()), shape: 'box', x: A, y: 318, width: 150, says: m.museumFlowchartExpandMultiJumpSays() },
  { id: 'OrderMoves', title: m.museumFlowchartOrderMovesTitle(), lines: linesOf(m.museumFlowchartOrderMoves()), shape: 'box', x: A, y: 408, width: 172, says: m.museumFlowchartOrderMovesSays() },
  { id: 'RandomMove', title: m.museumFlowchartRandomMoveTitle(), lines: linesOf(m.museumFlowchartRandomMove()), shape: 'box', x: A, y: 502, width: 150, says: m.museumFlowchartRandomMoveSays(), differs: m.museumFlowchartRandomMoveDiffers() },
  { id: 'SelectBest', lines: linesOf(m.museumFlowchartSelectBest()), shape: 'box', x: A, y: 578, width: 150, says: m.museumFlowchartSelectBestSays() },
  { id: 'RecordTime', title: m.museumFlowchartRecordTimeTitle(), lines: linesOf(m.museumFlowchartRecordTime()), shape: 'box', x: A, y: 648, width: 150, says: m.museumFlowchartRecordTimeSays() },
  { id: 'ExecuteAIMove', lines: linesOf(m.museumFlowchartExecuteAiMove()), shape: 'box', x: A, y: 728, width: 150, says: m.museumFlowchartExecuteAiMoveSays(), differs: m.museumFlowchartExecuteAiMoveDiffers() },
];

export const minimaxBoxes = (): Box<BoxId>[] => [
  { id: 'MinimaxRoot', lines: linesOf(m.museumFlowchartMinimaxRoot()), shape: 'box', x: M.main, y: 46, width: 170, says: m.museumFlowchartMinimaxRootSays() },
  { id: 'LoopMoves', lines: linesOf(m.museumFlowchartLoopMoves()), shape: 'question', x: M.main, y: 108, width: 150, says: m.museumFlowchartLoopMovesSays() },
  { id: 'SimMove', lines: linesOf(m.museumFlowchartSimMove()), shape: 'box', x: M.main, y: 166, width: 150, says: m.museumFlowchartSimMoveSays() },
  { id: 'MinimaxRecurse', title: m.museumFlowchartMinimaxRecurseTitle(), lines: linesOf(m.museumFlowchartMinimaxRecurse()), shape: 'box', x: M.main, y: 232, width: 160, says: m.museumFlowchartMinimaxRecurseSays(), differs: m.museumFlowchartMinimaxRecurseDiffers() },
  { id: 'MinimaxCheck', lines: linesOf(m.museumFlowchartMinimaxCheck()), shape: 'question', x: M.main, y: 300, width: 150, says: m.museumFlowchartMinimaxCheckSays() },
  { id: 'EvalBoard', title: m.museumFlowchartEvalBoardTitle(), lines: linesOf(m.museumFlowchartEvalBoard()), shape: 'box', x: M.left, y: 372, width: 148, says: m.museumFlowchartEvalBoardSays() },
  { id: 'GenOppMoves', lines: linesOf(m.museumFlowchartGenOppMoves()), shape: 'box', x: M.right, y: 372, width: 144, says: m.museumFlowchartGenOppMovesSays(), differs: m.museumFlowchartGenOppMovesDiffers() },
  { id: 'MinLayer', lines: linesOf(m.museumFlowchartMinLayer()), shape: 'question', x: M.right, y: 432, width: 144, says: m.museumFlowchartMinLayerSays() },
  { id: 'MaxLoop', lines: linesOf(m.museumFlowchartMaxLoop()), shape: 'box', x: 986, y: 500, width: 112, says: m.museumFlowchartMaxLoopSays() },
  { id: 'MinLoop', lines: linesOf(m.museumFlowchartMinLoop()), shape: 'box', x: 1112, y: 500, width: 112, says: m.museumFlowchartMinLoopSays() },
  { id: 'AlphaBeta', lines: linesOf(m.museumFlowchartAlphaBeta()), shape: 'question', x: 1049, y: 570, width: 140, accent: 'step', says: m.museumFlowchartAlphaBetaSays(), differs: m.museumFlowchartAlphaBetaDiffers() },
  { id: 'Prune', title: m.museumFlowchartPruneTitle(), lines: linesOf(m.museumFlowchartPrune()), shape: 'box', x: 976, y: 646, width: 124, accent: 'prune', says: m.museumFlowchartPruneSays() },
  { id: 'Continue', lines: linesOf(m.museumFlowchartContinue()), shape: 'box', x: 1112, y: 646, width: 112, says: m.museumFlowchartContinueSays(), differs: m.museumFlowchartContinueDiffers() },
  { id: 'IncrementPos', lines: linesOf(m.museumFlowchartIncrementPos()), shape: 'box', x: 990, y: 722, width: 156, says: m.museumFlowchartIncrementPosSays(), differs: m.museumFlowchartIncrementPosDiffers() },
  { id: 'ReturnScore', lines: linesOf(m.museumFlowchartReturnScore()), shape: 'box', x: 990, y: 786, width: 130, says: m.museumFlowchartReturnScoreSays() },
];
