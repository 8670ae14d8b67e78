import { m } from '../../words/m.svelte';
import type { Box, Chart, Way } from '../chart/chart';
import { wayMaker, type WayMaker } from '../chart/draw';
import { findBoxes, gameBoxes, quietBoxes, valueBoxes, yoursBoxes, type BoxId } from './boxes';

/** Free lanes between the columns. */
const AFTER_GAME = 384;
const BEFORE_FIND = 400;
const AFTER_FIND = 746;
const AFTER_QUIET = 930;

const gameWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Start', 'Init'),
  way('Init', 'Over'),
  way('Over', 'Turn', { label: m.museumPlusNo() }),
  way('Over', 'End', { out: 'right', into: 'right', lanes: [AFTER_GAME, 492], label: m.museumPlusYes(), labelAt: [362, 165] }),
  way('Turn', 'Input', { out: 'left', into: 'right', lanes: [188, 46], label: m.museumPlusYes(), labelAt: [196, 229] }),
  way('Turn', 'Find', { out: 'right', into: 'left', lanes: [BEFORE_FIND, 46], label: m.museumPlusNo(), labelAt: [364, 229] }),
  way('Display', 'Phase'),
  way('Phase', 'Over', { out: 'left', into: 'left', lanes: [200, 172] }),
];

const yoursWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Input', 'Legal'),
  way('Legal', 'Illegal', { label: m.museumPlusNo() }),
  way('Illegal', 'Input', { out: 'left', into: 'left', lanes: [10, 46] }),
  way('Legal', 'Promotion', { out: 'right', into: 'right', lanes: [180, 252], label: m.museumPlusAPawn(), labelAt: [130, 224] }),
  way('Legal', 'ApplyYours', { out: 'right', into: 'right', lanes: [180, 326], label: m.museumPlusYes(), labelAt: [156, 304] }),
  way('Promotion', 'ApplyYours'),
  way('ApplyYours', 'Phase', { into: 'left', lanes: [422], shiftIn: 8 }),
];

const findWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Find', 'Book'),
  way('Book', 'BookMove', { label: m.museumPlusYes() }),
  way('Book', 'Visit', { out: 'right', into: 'left', lanes: [572, 52], label: m.museumPlusNo(), labelAt: [554, 132] }),
  way('BookMove', 'Display', { out: 'left', into: 'right', lanes: [410, 328], shiftIn: -8 }),
  way('Visit', 'Generate', { label: m.museumPlusNo() }),
  way('Visit', 'Finished', { out: 'right', into: 'left', lanes: [758, 110], label: m.museumPlusOverLabel(), labelAt: [760, 44] }),
  way('Visit', 'Evaluate', { out: 'right', into: 'left', lanes: [758, 204], label: m.museumPlusDepth0(), labelAt: [764, 170] }),
  way('Generate', 'Special'),
  way('Special', 'Sort'),
  way('Sort', 'Loop'),
  way('Loop', 'Apply'),
  way('Loop', 'Return', { out: 'right', into: 'right', lanes: [738, 662], label: m.museumPlusDone(), labelAt: [710, 356], shiftIn: 8 }),
  way('Loop', 'Best', { out: 'left', into: 'right', lanes: [580, 292], label: m.museumPlusDoneAtTheRoot(), labelAt: [424, 263] }),
  way('Apply', 'Visit', { out: 'left', into: 'left', lanes: [572, 60], shiftIn: 8, label: m.museumPlusDepth1(), labelAt: [580, 92] }),
  way('Return', 'Unapply', { out: 'top', into: 'right', lanes: [430, 574], label: m.museumPlusToItsCaller(), labelAt: [664, 610] }),
  way('Unapply', 'Keep'),
  way('Keep', 'Bounds'),
  way('Bounds', 'Cut'),
  way('Cut', 'Break', { label: m.museumPlusYes() }),
  way('Cut', 'Loop', { out: 'right', into: 'left', lanes: [588, 338], shiftIn: 8, label: m.museumPlusNo(), labelAt: [566, 583] }),
  way('Break', 'Return', { out: 'right', into: 'left' }),
  way('Best', 'Display', { out: 'left', into: 'right', lanes: [410, 344], shiftIn: 8 }),
];

const quietWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Finished', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8 }),
  way('Evaluate', 'Terms', { out: 'right', into: 'left', lanes: [944, 54] }),
  way('Stand', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8, label: m.museumPlusYes(), labelAt: [911, 283] }),
  way('Stand', 'Captures', { label: m.museumPlusNo() }),
  way('Captures', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8, label: m.museumPlusNo(), labelAt: [913, 367] }),
  way('Captures', 'SortCaptures', { label: m.museumPlusYes() }),
  way('SortCaptures', 'Loop', { out: 'left', into: 'right', lanes: [AFTER_FIND, 322], shiftIn: -8 }),
];

const valueWays = (way: WayMaker<BoxId>): Way<BoxId>[] => [
  way('Terms', 'Material', { lanes: [94] }),
  way('Material', 'Mobility', { out: 'right', into: 'left' }),
  way('Mobility', 'CaptureValue', { out: 'right', into: 'left' }),
  way('CaptureValue', 'WhichPhase', { into: 'right', lanes: [200] }),
  way('WhichPhase', 'Development', { lanes: [244], label: m.museumPlusOpening(), labelAt: [1002, 238] }),
  way('WhichPhase', 'PawnStructure', { label: m.museumPlusMiddle(), labelAt: [1114, 238] }),
  way('WhichPhase', 'KingActivity', { lanes: [244], label: m.museumPlusEndLabel(), labelAt: [1184, 238] }),
  way('Development', 'Centre'),
  way('PawnStructure', 'KingSafety'),
  way('KingSafety', 'OpenFiles'),
  way('KingActivity', 'PassedPawns'),
  way('Centre', 'Check', { into: 'left', lanes: [492] }),
  way('OpenFiles', 'Check'),
  way('PassedPawns', 'Check', { into: 'right', lanes: [492] }),
  way('Check', 'Sum'),
  way('Sum', 'Stand', { out: 'left', into: 'top', lanes: [956, 247] }),
];

/** Improved Microchess, function by function as its proposal has it. */
export function plusChart(): Chart<BoxId> {
  const yours = yoursBoxes();
  const game = gameBoxes();
  const find = findBoxes();
  const quiet = quietBoxes();
  const value = valueBoxes();
  const boxes = [...yours, ...game, ...find, ...quiet, ...value];
  const way = wayMaker(boxes);
  return {
    title: m.museumPlusImprovedMicrochessFunctionByFunction(),
    width: 1262,
    height: 712,
    regions: [
      { name: m.museumPlusGetUserMove(), x: 2, y: -12, width: 188, height: 724, boxes: ids(yours) },
      { name: m.museumPlusMain(), x: 192, y: -12, width: 200, height: 724, boxes: ids(game) },
      { name: m.museumPlusFindBestMove(), x: 394, y: -12, width: 356, height: 724, boxes: ids(find) },
      { name: m.museumPlusQuiescence(), x: 752, y: -12, width: 184, height: 724, boxes: ids(quiet) },
      { name: m.museumPlusEvaluateBoard(), x: 938, y: -12, width: 322, height: 724, boxes: ids(value) },
    ],
    boxes,
    ways: [...gameWays(way), ...yoursWays(way), ...findWays(way), ...quietWays(way), ...valueWays(way)],
  };
}

function ids(boxes: Box<BoxId>[]): BoxId[] {
  return boxes.map(({ id }) => id);
}
