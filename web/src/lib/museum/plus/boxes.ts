import { m } from '../../words/m.svelte';
import { linesOf, type Box } from '../chart/chart';

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

export const yoursBoxes = (): Box<BoxId>[] => [
  { id: 'Input', title: m.museumPlusInputTitle(), lines: linesOf(m.museumPlusInput()), shape: 'box', x: U, y: 46, width: 150, says: m.museumPlusInputSays() },
  { id: 'Legal', lines: linesOf(m.museumPlusLegal()), shape: 'question', x: U, y: 116, width: 150, says: m.museumPlusLegalSays() },
  { id: 'Illegal', lines: linesOf(m.museumPlusIllegal()), shape: 'box', x: U, y: 180, width: 130, says: m.museumPlusIllegalSays() },
  { id: 'Promotion', lines: linesOf(m.museumPlusPromotion()), shape: 'box', x: U, y: 252, width: 140, says: m.museumPlusPromotionSays() },
  { id: 'ApplyYours', lines: linesOf(m.museumPlusApplyYours()), shape: 'box', x: U, y: 326, width: 140, says: m.museumPlusApplyYoursSays() },
];

export const gameBoxes = (): Box<BoxId>[] => [
  { id: 'Start', lines: linesOf(m.museumPlusStart()), shape: 'end', x: G, y: 40, width: 120, accent: 'start', says: m.museumPlusStartSays() },
  { id: 'Init', title: m.museumPlusInitTitle(), lines: linesOf(m.museumPlusInit()), shape: 'box', x: G, y: 102, width: 156, says: m.museumPlusInitSays(), differs: m.museumPlusInitDiffers() },
  { id: 'Over', lines: linesOf(m.museumPlusOver()), shape: 'question', x: G, y: 172, width: 140, says: m.museumPlusOverSays() },
  { id: 'Turn', lines: linesOf(m.museumPlusTurn()), shape: 'question', x: G, y: 236, width: 140, says: m.museumPlusTurnSays() },
  { id: 'Display', title: m.museumPlusDisplayTitle(), lines: linesOf(m.museumPlusDisplay()), shape: 'box', x: G, y: 336, width: 150, says: m.museumPlusDisplaySays() },
  { id: 'Phase', title: m.museumPlusPhaseTitle(), lines: linesOf(m.museumPlusPhase()), shape: 'box', x: G, y: 414, width: 164, says: m.museumPlusPhaseSays(), differs: m.museumPlusPhaseDiffers() },
  { id: 'End', lines: linesOf(m.museumPlusEnd()), shape: 'box', x: G, y: 492, width: 150, accent: 'end', says: m.museumPlusEndSays() },
];

export const findBoxes = (): Box<BoxId>[] => [
  { id: 'Find', title: m.museumPlusFindTitle(), lines: linesOf(m.museumPlusFind()), shape: 'box', x: F.left, y: 46, width: 146, says: m.museumPlusFindSays() },
  { id: 'Book', lines: linesOf(m.museumPlusBook()), shape: 'question', x: F.left, y: 116, width: 140, says: m.museumPlusBookSays() },
  { id: 'BookMove', lines: linesOf(m.museumPlusBookMove()), shape: 'box', x: F.left, y: 184, width: 146, says: m.museumPlusBookMoveSays() },
  { id: 'Best', lines: linesOf(m.museumPlusBest()), shape: 'box', x: F.left, y: 292, width: 140, says: m.museumPlusBestSays() },
  { id: 'Visit', title: m.museumPlusVisitTitle(), lines: linesOf(m.museumPlusVisit()), shape: 'question', x: F.right, y: 52, width: 146, says: m.museumPlusVisitSays() },
  { id: 'Generate', title: m.museumPlusGenerateTitle(), lines: linesOf(m.museumPlusGenerate()), shape: 'box', x: F.right, y: 126, width: 140, says: m.museumPlusGenerateSays() },
  { id: 'Special', lines: linesOf(m.museumPlusSpecial()), shape: 'box', x: F.right, y: 192, width: 140, says: m.museumPlusSpecialSays() },
  { id: 'Sort', title: m.museumPlusSortTitle(), lines: linesOf(m.museumPlusSort()), shape: 'box', x: F.right, y: 258, width: 140, says: m.museumPlusSortSays() },
  { id: 'Loop', lines: linesOf(m.museumPlusLoop()), shape: 'question', x: F.right, y: 330, width: 132, says: m.museumPlusLoopSays() },
  { id: 'Apply', title: m.museumPlusApplyTitle(), lines: linesOf(m.museumPlusApply()), shape: 'box', x: F.right, y: 396, width: 130, says: m.museumPlusApplySays() },
  { id: 'Unapply', lines: linesOf(m.museumPlusUnapply()), shape: 'box', x: F.left, y: 396, width: 130, says: m.museumPlusUnapplySays() },
  { id: 'Keep', lines: linesOf(m.museumPlusKeep()), shape: 'box', x: F.left, y: 456, width: 136, says: m.museumPlusKeepSays() },
  { id: 'Bounds', lines: linesOf(m.museumPlusBounds()), shape: 'box', x: F.left, y: 524, width: 130, says: m.museumPlusBoundsSays() },
  { id: 'Cut', lines: linesOf(m.museumPlusCut()), shape: 'question', x: F.left, y: 590, width: 140, accent: 'step', says: m.museumPlusCutSays() },
  { id: 'Break', lines: linesOf(m.museumPlusBreak()), shape: 'box', x: F.left, y: 654, width: 130, accent: 'prune', says: m.museumPlusBreakSays() },
  { id: 'Return', lines: linesOf(m.museumPlusReturn()), shape: 'box', x: F.right, y: 654, width: 120, says: m.museumPlusReturnSays() },
];

export const quietBoxes = (): Box<BoxId>[] => [
  { id: 'Finished', lines: linesOf(m.museumPlusFinished()), shape: 'box', x: Q, y: 110, width: 140, says: m.museumPlusFinishedSays(), differs: m.museumPlusFinishedDiffers() },
  { id: 'Evaluate', title: m.museumPlusEvaluateTitle(), lines: linesOf(m.museumPlusEvaluate()), shape: 'box', x: Q, y: 204, width: 140, says: m.museumPlusEvaluateSays() },
  { id: 'Stand', lines: linesOf(m.museumPlusStand()), shape: 'question', x: Q, y: 290, width: 140, says: m.museumPlusStandSays(), differs: m.museumPlusStandDiffers() },
  { id: 'Captures', lines: linesOf(m.museumPlusCaptures()), shape: 'question', x: Q, y: 374, width: 140, says: m.museumPlusCapturesSays() },
  { id: 'SortCaptures', lines: linesOf(m.museumPlusSortCaptures()), shape: 'box', x: Q, y: 450, width: 136, says: m.museumPlusSortCapturesSays() },
];

export const valueBoxes = (): Box<BoxId>[] => [
  { id: 'Terms', title: m.museumPlusTermsTitle(), lines: linesOf(m.museumPlusTerms()), shape: 'box', x: E.middle, y: 54, width: 140, says: m.museumPlusTermsSays() },
  { id: 'Material', lines: linesOf(m.museumPlusMaterial()), shape: 'box', x: E.left, y: 128, width: 84, says: m.museumPlusMaterialSays() },
  { id: 'Mobility', lines: linesOf(m.museumPlusMobility()), shape: 'box', x: E.middle, y: 128, width: 84, says: m.museumPlusMobilitySays(), differs: m.museumPlusMobilityDiffers() },
  { id: 'CaptureValue', lines: linesOf(m.museumPlusCaptureValue()), shape: 'box', x: E.right, y: 128, width: 84, says: m.museumPlusCaptureValueSays() },
  { id: 'WhichPhase', lines: linesOf(m.museumPlusWhichPhase()), shape: 'question', x: E.middle, y: 200, width: 140, says: m.museumPlusWhichPhaseSays() },
  { id: 'Development', title: m.museumPlusDevelopmentTitle(), lines: linesOf(m.museumPlusDevelopment()), shape: 'box', x: E.left, y: 286, width: 84, says: m.museumPlusDevelopmentSays() },
  { id: 'Centre', lines: linesOf(m.museumPlusCentre()), shape: 'box', x: E.left, y: 354, width: 84, says: m.museumPlusCentreSays() },
  { id: 'PawnStructure', lines: linesOf(m.museumPlusPawnStructure()), shape: 'box', x: E.middle, y: 286, width: 84, says: m.museumPlusPawnStructureSays() },
  { id: 'KingSafety', lines: linesOf(m.museumPlusKingSafety()), shape: 'box', x: E.middle, y: 358, width: 84, says: m.museumPlusKingSafetySays() },
  { id: 'OpenFiles', lines: linesOf(m.museumPlusOpenFiles()), shape: 'box', x: E.middle, y: 424, width: 84, says: m.museumPlusOpenFilesSays() },
  { id: 'KingActivity', lines: linesOf(m.museumPlusKingActivity()), shape: 'box', x: E.right, y: 286, width: 84, says: m.museumPlusKingActivitySays() },
  { id: 'PassedPawns', lines: linesOf(m.museumPlusPassedPawns()), shape: 'box', x: E.right, y: 358, width: 84, says: m.museumPlusPassedPawnsSays() },
  { id: 'Check', lines: linesOf(m.museumPlusCheck()), shape: 'box', x: E.middle, y: 492, width: 92, says: m.museumPlusCheckSays() },
  { id: 'Sum', lines: linesOf(m.museumPlusSum()), shape: 'box', x: E.middle, y: 560, width: 110, says: m.museumPlusSumSays() },
];
