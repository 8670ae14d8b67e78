import type { Chart, Way } from '../chart/chart';
import { wayMaker } from '../chart/draw';
import { FIND, GAME, QUIET, VALUE, YOURS, type BoxId } from './boxes';

const boxes = [...YOURS, ...GAME, ...FIND, ...QUIET, ...VALUE];
const way = wayMaker(boxes);

/** Free lanes between the columns. */
const AFTER_GAME = 384;
const BEFORE_FIND = 400;
const AFTER_FIND = 746;
const AFTER_QUIET = 930;

const game: Way<BoxId>[] = [
  way('Start', 'Init'),
  way('Init', 'Over'),
  way('Over', 'Turn', { label: 'no' }),
  way('Over', 'End', { out: 'right', into: 'right', lanes: [AFTER_GAME, 492], label: 'yes', labelAt: [362, 165] }),
  way('Turn', 'Input', { out: 'left', into: 'right', lanes: [188, 46], label: 'yes', labelAt: [196, 229] }),
  way('Turn', 'Find', { out: 'right', into: 'left', lanes: [BEFORE_FIND, 46], label: 'no', labelAt: [364, 229] }),
  way('Display', 'Phase'),
  way('Phase', 'Over', { out: 'left', into: 'left', lanes: [200, 172] }),
];

const yours: Way<BoxId>[] = [
  way('Input', 'Legal'),
  way('Legal', 'Illegal', { label: 'no' }),
  way('Illegal', 'Input', { out: 'left', into: 'left', lanes: [10, 46] }),
  way('Legal', 'Promotion', { out: 'right', into: 'right', lanes: [180, 252], label: 'a pawn', labelAt: [130, 224] }),
  way('Legal', 'ApplyYours', { out: 'right', into: 'right', lanes: [180, 326], label: 'yes', labelAt: [156, 304] }),
  way('Promotion', 'ApplyYours'),
  way('ApplyYours', 'Phase', { into: 'left', lanes: [422], shiftIn: 8 }),
];

const find: Way<BoxId>[] = [
  way('Find', 'Book'),
  way('Book', 'BookMove', { label: 'yes' }),
  way('Book', 'Visit', { out: 'right', into: 'left', lanes: [572, 52], label: 'no', labelAt: [554, 132] }),
  way('BookMove', 'Display', { out: 'left', into: 'right', lanes: [410, 328], shiftIn: -8 }),
  way('Visit', 'Generate', { label: 'no' }),
  way('Visit', 'Finished', { out: 'right', into: 'left', lanes: [758, 110], label: 'over', labelAt: [760, 44] }),
  way('Visit', 'Evaluate', { out: 'right', into: 'left', lanes: [758, 204], label: 'depth 0', labelAt: [764, 170] }),
  way('Generate', 'Special'),
  way('Special', 'Sort'),
  way('Sort', 'Loop'),
  way('Loop', 'Apply'),
  way('Loop', 'Return', { out: 'right', into: 'right', lanes: [738, 662], label: 'done', labelAt: [710, 356], shiftIn: 8 }),
  way('Loop', 'Best', { out: 'left', into: 'right', lanes: [580, 292], label: 'done, at the root', labelAt: [424, 263] }),
  way('Apply', 'Visit', { out: 'left', into: 'left', lanes: [572, 60], shiftIn: 8, label: 'depth − 1', labelAt: [580, 92] }),
  way('Return', 'Unapply', { out: 'top', into: 'right', lanes: [430, 574], label: 'to its caller', labelAt: [664, 610] }),
  way('Unapply', 'Keep'),
  way('Keep', 'Bounds'),
  way('Bounds', 'Cut'),
  way('Cut', 'Break', { label: 'yes' }),
  way('Cut', 'Loop', { out: 'right', into: 'left', lanes: [588, 338], shiftIn: 8, label: 'no', labelAt: [566, 583] }),
  way('Break', 'Return', { out: 'right', into: 'left' }),
  way('Best', 'Display', { out: 'left', into: 'right', lanes: [410, 344], shiftIn: 8 }),
];

const quiet: Way<BoxId>[] = [
  way('Finished', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8 }),
  way('Evaluate', 'Terms', { out: 'right', into: 'left', lanes: [944, 54] }),
  way('Stand', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8, label: 'yes', labelAt: [911, 283] }),
  way('Stand', 'Captures', { label: 'no' }),
  way('Captures', 'Return', { out: 'right', into: 'right', lanes: [AFTER_QUIET, 646], shiftIn: -8, label: 'no', labelAt: [913, 367] }),
  way('Captures', 'SortCaptures', { label: 'yes' }),
  way('SortCaptures', 'Loop', { out: 'left', into: 'right', lanes: [AFTER_FIND, 322], shiftIn: -8 }),
];

const value: Way<BoxId>[] = [
  way('Terms', 'Material', { lanes: [94] }),
  way('Material', 'Mobility', { out: 'right', into: 'left' }),
  way('Mobility', 'CaptureValue', { out: 'right', into: 'left' }),
  way('CaptureValue', 'WhichPhase', { into: 'right', lanes: [200] }),
  way('WhichPhase', 'Development', { lanes: [244], label: 'opening', labelAt: [1002, 238] }),
  way('WhichPhase', 'PawnStructure', { label: 'middle', labelAt: [1114, 238] }),
  way('WhichPhase', 'KingActivity', { lanes: [244], label: 'end', labelAt: [1184, 238] }),
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
export const PLUS_CHART: Chart<BoxId> = {
  title: 'Improved Microchess, function by function',
  width: 1262,
  height: 712,
  regions: [
    { name: 'get_user_move', x: 2, y: -12, width: 188, height: 724, boxes: YOURS.map(({ id }) => id) },
    { name: 'main', x: 192, y: -12, width: 200, height: 724, boxes: GAME.map(({ id }) => id) },
    { name: 'find_best_move', x: 394, y: -12, width: 356, height: 724, boxes: FIND.map(({ id }) => id) },
    { name: 'quiescence', x: 752, y: -12, width: 184, height: 724, boxes: QUIET.map(({ id }) => id) },
    { name: 'evaluate_board', x: 938, y: -12, width: 322, height: 724, boxes: VALUE.map(({ id }) => id) },
  ],
  boxes,
  ways: [...game, ...yours, ...find, ...quiet, ...value],
};
