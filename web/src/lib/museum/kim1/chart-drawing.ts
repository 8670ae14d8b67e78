import { BOXES, type Box, type BoxId } from './chart';

/** Where the boxes lie and how the arrows run between them, in the chart's own units. */
export const WIDTH = 424;
export const HEIGHT = 800;
export const BOX = { width: 84, height: 34 };

const COLUMNS = [6, 112, 208, 304];
const ROW = 49;
const TOP = 8;
/** Whatever is done runs down here. */
const RAIL = 407;
/** Between the questions and the deeds. */
const GUTTER = 101;

export interface Place {
  x: number;
  y: number;
}

export function placeOf({ column, row }: Pick<Box, 'column' | 'row'>): Place {
  return { x: COLUMNS[column] ?? 0, y: TOP + row * ROW };
}

export interface Arrow {
  from: BoxId;
  to: BoxId;
  path: string;
  /** Where an answer stands beside it. */
  label?: { text: string; x: number; y: number };
}

const PLACES = new Map(BOXES.map((box) => [box.id, placeOf(box)]));

function at(id: BoxId): Place {
  return PLACES.get(id)!;
}

function middle(id: BoxId): Place {
  const { x, y } = at(id);
  return { x: x + BOX.width / 2, y: y + BOX.height / 2 };
}

/** To the right neighbour, or to the left one. */
function across(from: BoxId, to: BoxId, text?: string): Arrow {
  const right = at(to).x > at(from).x;
  const start = at(from).x + (right ? BOX.width : 0);
  const y = middle(from).y;
  const end = at(to).x + (right ? 0 : BOX.width);
  return { from, to, path: `M${start} ${y}H${end}`, ...(text && { label: { text, x: start + 3, y: y - 5 } }) };
}

/** To the box below. */
function down(from: BoxId, to: BoxId, text?: string): Arrow {
  const { x } = middle(from);
  const start = at(from).y + BOX.height;
  return { from, to, path: `M${x} ${start}V${at(to).y}`, ...(text && { label: { text, x: x + 4, y: start + 11 } }) };
}

/** From the end of a row to the beginning of the next. */
function wrap(from: BoxId, to: BoxId): Arrow {
  const start = middle(from).x;
  const between = at(from).y + BOX.height + 7;
  return { from, to, path: `M${start} ${at(from).y + BOX.height}V${between}H${middle(to).x}V${at(to).y}` };
}

/** Straight to the rail and down to RTS, or up to it. */
function home(from: BoxId, text?: string): Arrow {
  const y = middle(from).y;
  const start = at(from).x + BOX.width;
  const end = at('return').x + BOX.width;
  const path = `M${start} ${y}H${RAIL}V${middle('return').y}H${end}`;
  return { from, to: 'return', path, ...(text && { label: { text, x: start + 3, y: y - 5 } }) };
}

/** To the rail below the boxes at the right. */
function homeBelow(from: BoxId, text: string): Arrow {
  const x = middle(from).x;
  const bottom = at(from).y + BOX.height;
  const end = at('return').x + BOX.width;
  const path = `M${x} ${bottom}V${bottom + 7}H${RAIL}V${middle('return').y}H${end}`;
  return { from, to: 'return', path, label: { text, x: x + 4, y: bottom + 12 } };
}

/** Past the boxes between, on the left. */
function bypass(from: BoxId, to: BoxId, text: string): Arrow {
  const start = middle(from).y;
  const end = middle(to).y;
  const left = at(from).x;
  return { from, to, path: `M${left} ${start}H${GUTTER}V${end}H${left}`, label: { text, x: GUTTER - 20, y: start + 16 } };
}

/** Over the box between. */
function over(from: BoxId, to: BoxId): Arrow {
  const y = at(from).y;
  return { from, to, path: `M${middle(from).x} ${y}V${y - 6}H${middle(to).x}V${y}` };
}

function checkTest(): Arrow[] {
  const { x } = at('generate');
  const side = 2;
  const y = middle('stateF9').y;
  const back = middle('unmakeF9').y;
  return [
    { from: 'generate', to: 'stateF9', path: `M${x} ${middle('generate').y}H${side}V${y}H${x}` },
    across('stateF9', 'makeF9'),
    across('makeF9', 'turnF9'),
    across('turnF9', 'threats'),
    {
      from: 'threats',
      to: 'backF9',
      path: `M${middle('threats').x} ${at('threats').y + BOX.height}V${back}H${at('backF9').x + BOX.width}`,
    },
    across('backF9', 'unmakeF9'),
    { from: 'unmakeF9', to: 'generate', path: `M${at('unmakeF9').x} ${back}H${side}V${middle('generate').y}H${x}` },
  ];
}

export const ARROWS: Arrow[] = [
  across('generate', 'janus'),
  wrap('janus', 'is0C'),
  across('is0C', 'countP', 'yes'),
  home('countP'),
  down('is0C', 'is08', 'no'),
  across('is08', 'lost', 'yes'),
  across('lost', 'countW', 'no'),
  homeBelow('lost', 'yes'),
  home('countW'),
  down('is08', 'is04', 'no'),
  across('is04', 'countX', 'yes'),
  across('countX', 'state00'),
  across('state00', 'make04'),
  wrap('make04', 'turn04'),
  across('turn04', 'replies'),
  across('replies', 'back04'),
  wrap('back04', 'state08'),
  across('state08', 'continue'),
  across('continue', 'unmake04'),
  wrap('unmake04', 'strategy'),
  across('strategy', 'keep'),
  across('keep', 'state04'),
  over('strategy', 'state04'),
  home('state04'),
  down('is04', 'is00', 'no'),
  across('is00', 'countB', 'yes'),
  down('countB', 'officer'),
  down('is00', 'isFF', 'no'),
  across('isFF', 'officer', 'yes'),
  across('officer', 'exchange', 'yes'),
  homeBelow('officer', 'no'),
  across('exchange', 'lower'),
  wrap('lower', 'isFB'),
  across('isFB', 'makeFF', 'no'),
  across('makeFF', 'turnFF'),
  wrap('turnFF', 'captures'),
  across('captures', 'backFF'),
  across('backFF', 'unmakeFF'),
  wrap('unmakeFF', 'raise'),
  bypass('isFB', 'raise', 'yes'),
  home('raise'),
  down('isFF', 'isF9', 'no'),
  across('isF9', 'king', 'yes'),
  across('king', 'inchek', 'yes'),
  homeBelow('king', 'no'),
  across('inchek', 'return'),
  ...checkTest(),
];

/** The arrows between the boxes of a path, one for each step of it. */
export function arrowsOf(path: BoxId[]): Arrow[] {
  const arrows: Arrow[] = [];
  for (let i = 1; i < path.length; i++) {
    const arrow = ARROWS.find(({ from, to }) => from === path[i - 1] && to === path[i]);
    if (arrow) arrows.push(arrow);
  }
  return arrows;
}
