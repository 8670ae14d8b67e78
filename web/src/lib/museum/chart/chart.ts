/** A flowchart as data: what stands where, what leads to what, and in whose words. */

export type Shape = 'end' | 'box' | 'question';
/** Colours that mean the same everywhere on the page. */
export type Accent = 'start' | 'end' | 'jump' | 'step' | 'prune';
export type Corner = readonly [x: number, y: number];

export interface Box<Id extends string> {
  id: Id;
  /** As the original has it, line by line. */
  lines: string[];
  /** In short, where its lines say more than a name. */
  title?: string;
  shape: Shape;
  /** Of its centre. */
  x: number;
  y: number;
  width: number;
  accent?: Accent;
  /** What happens here, for people. */
  says: string;
  /** Where ours is not as it was drawn or written, and why. */
  differs?: string;
}

export interface Way<Id extends string> {
  from: Id;
  to: Id;
  label?: string;
  /** Ours, not the original's. */
  added?: boolean;
  /** The line, end to end. */
  corners: Corner[];
  /** Where its label stands. */
  labelAt?: Corner;
}

/** A part of a chart that a small screen shows by itself. */
export interface Region<Id extends string> {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  boxes: Id[];
}

export interface Chart<Id extends string> {
  title: string;
  width: number;
  height: number;
  regions: Region<Id>[];
  boxes: Box<Id>[];
  ways: Way<Id>[];
}

/** The words in a box, line by line. */
export function linesOf(words: string): string[] {
  return words.split(' / ');
}

/** What a box is called in a sentence. */
export function titleOf({ title, lines }: Box<string>): string {
  return title ?? lines.join(' ');
}

const LINE = 16;
const PADDING = 14;

export function heightOf({ lines }: { lines: string[] }): number {
  return lines.length * LINE + PADDING;
}

/** Where line `i` of a box has its baseline, from the centre of the box. */
export function baseline(lines: string[], i: number): number {
  return (i - (lines.length - 1) / 2) * LINE + 4.5;
}

/** The outline of a box around 0, 0. A question is a hexagon: more room for words than a diamond. */
export function outline(box: Box<string>): string {
  const w = box.width / 2;
  const h = heightOf(box) / 2;
  if (box.shape === 'question') {
    const tip = Math.min(h * 0.6, 14);
    return `M${-w} 0L${-w + tip} ${-h}H${w - tip}L${w} 0L${w - tip} ${h}H${-w + tip}Z`;
  }
  const r = box.shape === 'end' ? h : 5;
  return (
    `M${-w + r} ${-h}H${w - r}A${r} ${r} 0 0 1 ${w} ${-h + r}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}` +
    `H${-w + r}A${r} ${r} 0 0 1 ${-w} ${h - r}V${-h + r}A${r} ${r} 0 0 1 ${-w + r} ${-h}Z`
  );
}

const ROUND = 7;

/** A line through corners, each a little rounded. */
export function lineThrough(corners: readonly Corner[]): string {
  const [first, ...rest] = corners;
  if (!first) return '';
  let d = `M${first[0]} ${first[1]}`;
  rest.forEach((corner, i) => {
    const before = corners[i] as Corner;
    const after = rest[i + 1];
    if (!after) {
      d += `L${corner[0]} ${corner[1]}`;
      return;
    }
    const into = towards(corner, before);
    const out = towards(corner, after);
    d += `L${into[0]} ${into[1]}Q${corner[0]} ${corner[1]} ${out[0]} ${out[1]}`;
  });
  return d;
}

/** A point near `corner` on the way to `other`. */
function towards(corner: Corner, other: Corner): Corner {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
  const share = length === 0 ? 0 : Math.min(ROUND, length / 2) / length;
  return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share];
}

export type Edge = 'top' | 'bottom' | 'left' | 'right';

/** The middle of a box's edge, moved along it by `shift`. */
export function edgeOf(box: Box<string>, edge: Edge, shift = 0): Corner {
  const h = heightOf(box) / 2;
  const w = box.width / 2;
  if (edge === 'top') return [box.x + shift, box.y - h];
  if (edge === 'bottom') return [box.x + shift, box.y + h];
  return [box.x + (edge === 'left' ? -w : w), box.y + shift];
}

/** The box a key leads to from another: the nearest in that direction, straight ahead before aside. */
export function neighbour<Id extends string>(boxes: readonly Box<Id>[], from: Id, key: string): Id | null {
  const here = boxes.find(({ id }) => id === from);
  const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!here || !direction) return null;
  const [dx, dy] = direction as [number, number];
  let best: Id | null = null;
  let least = Infinity;
  for (const box of boxes) {
    const ahead = (box.x - here.x) * dx + (box.y - here.y) * dy;
    if (ahead <= 1) continue;
    const aside = Math.abs((box.x - here.x) * dy) + Math.abs((box.y - here.y) * dx);
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = box.id;
    }
  }
  return best;
}
