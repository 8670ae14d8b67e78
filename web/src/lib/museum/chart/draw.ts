import { edgeOf, type Box, type Corner, type Edge, type Way } from './chart';

/** How a way runs: the edges it joins, corners between, and how far from their middles it begins and ends. */
export interface Route {
  out?: Edge;
  into?: Edge;
  /** Lanes it passes, each the one number that is new at the corner: x after a level stretch, y after an upright one. */
  lanes?: number[];
  label?: string;
  labelAt?: Corner;
  added?: boolean;
  shiftOut?: number;
  shiftIn?: number;
}

export type WayMaker<Id extends string> = (from: Id, to: Id, route?: Route) => Way<Id>;

/** Lays ways between boxes, all corners square. */
export function wayMaker<Id extends string>(boxes: readonly Box<Id>[]): WayMaker<Id> {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const box = (id: Id): Box<Id> => {
    const found = byId.get(id);
    if (!found) throw new Error(`the chart has no box ${id}`);
    return found;
  };
  return (from, to, route = {}) => {
    const { out = 'bottom', into = 'top', lanes = [], label, labelAt, added, shiftOut = 0, shiftIn = 0 } = route;
    const start = edgeOf(box(from), out, shiftOut);
    const end = edgeOf(box(to), into, shiftIn);
    const corners = between(start, end, out, lanes);
    const spot = label === undefined ? undefined : (labelAt ?? beside(start, out));
    return {
      from,
      to,
      corners,
      ...(label === undefined ? {} : { label }),
      ...(spot === undefined ? {} : { labelAt: spot }),
      ...(added ? { added } : {}),
    };
  };
}

/** From start to end by way of the lanes, turning by a right angle at each. */
function between(start: Corner, end: Corner, out: Edge, lanes: number[]): Corner[] {
  const corners: Corner[] = [start];
  let level = out === 'left' || out === 'right';
  let [x, y] = start;
  for (const lane of lanes) {
    if (level) x = lane;
    else y = lane;
    corners.push([x, y]);
    level = !level;
  }
  // The last turn is wherever the end's own line is met.
  const turn: Corner = level ? [end[0], y] : [x, end[1]];
  if (!same(turn, end) && !same(turn, [x, y])) corners.push(turn);
  corners.push(end);
  return corners;
}

function same(one: Corner, other: Corner): boolean {
  return Math.abs(one[0] - other[0]) < 0.5 && Math.abs(one[1] - other[1]) < 0.5;
}

function beside([x, y]: Corner, out: Edge): Corner {
  if (out === 'bottom') return [x + 5, y + 13];
  if (out === 'top') return [x + 5, y - 5];
  return out === 'left' ? [x - 22, y - 5] : [x + 5, y - 5];
}
