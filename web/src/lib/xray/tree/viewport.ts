/** The part of a layout that is in sight. */
export interface Viewport {
  /** The row at the upper edge. */
  readonly top: number;
  /** Pixels to a row. */
  readonly scale: number;
  /** Pixels that are out of sight at the left. */
  readonly left: number;
}

/** What a viewport has to keep to. */
export interface Frame {
  readonly rows: number;
  /** Of the picture, in pixels. */
  readonly width: number;
  readonly height: number;
  /** Of all columns together, in pixels. */
  readonly full: number;
}

/** Rows never grow taller: two lines of text fit in. */
export const TALLEST_ROW = 40;

/** A node that is looked for is shown at least so tall. */
const READABLE = 20;

export function whole(frame: Frame): Viewport {
  return { top: 0, scale: smallest(frame), left: 0 };
}

function smallest({ rows, height }: Frame): number {
  return Math.min(TALLEST_ROW, height / Math.max(1, rows));
}

/** The nearest viewport that shows no emptiness above, below or beside the tree. */
export function kept(view: Viewport, frame: Frame): Viewport {
  const scale = Math.max(smallest(frame), Math.min(TALLEST_ROW, view.scale));
  const mostTop = Math.max(0, frame.rows - frame.height / scale);
  const mostLeft = Math.max(0, frame.full - frame.width);
  return {
    scale,
    top: Math.max(0, Math.min(mostTop, view.top)),
    left: Math.max(0, Math.min(mostLeft, view.left)),
  };
}

/** Larger or smaller around a point that stays where it is. */
export function zoomed(view: Viewport, frame: Frame, factor: number, atY: number): Viewport {
  const scale = Math.max(smallest(frame), Math.min(TALLEST_ROW, view.scale * factor));
  const row = view.top + atY / view.scale;
  return kept({ ...view, scale, top: row - atY / scale }, frame);
}

/** Moved by pixels. */
export function panned(view: Viewport, frame: Frame, dx: number, dy: number): Viewport {
  return kept({ ...view, left: view.left + dx, top: view.top + dy / view.scale }, frame);
}

/** These rows fill the picture. */
export function filledBy(frame: Frame, top: number, height: number, left: number): Viewport {
  return kept({ top, scale: frame.height / Math.max(1, height), left }, frame);
}

/** The same, moved and enlarged no more than it takes to see these rows and this column. */
export function showing(view: Viewport, frame: Frame, top: number, height: number, x: number, width: number): Viewport {
  const least = Math.min(TALLEST_ROW, READABLE / height);
  const scale = Math.max(view.scale, least);
  const inSight = frame.height / scale;
  let at = view.scale === scale ? view.top : top + height / 2 - inSight / 2;
  if (height >= inSight) {
    if (top > at + inSight * 0.8 || top + height < at + inSight * 0.2) at = top;
  } else if (top < at) at = top - inSight * 0.1;
  else if (top + height > at + inSight) at = top + height - inSight * 0.9;
  let { left } = view;
  if (x < left) left = x;
  else if (x + width > left + frame.width) left = x + width - frame.width;
  return kept({ scale, top: at, left }, frame);
}

export function isSame(one: Viewport, other: Viewport): boolean {
  return one.top === other.top && one.scale === other.scale && one.left === other.left;
}

/** Part of the way from one to the other; the scale goes by its ratio, as eyes expect. */
export function between(from: Viewport, to: Viewport, part: number): Viewport {
  const scale = from.scale * (to.scale / from.scale) ** part;
  // The rows at the upper edge follow the scale, so that nothing swims.
  const share = from.scale === to.scale ? part : (1 / from.scale - 1 / scale) / (1 / from.scale - 1 / to.scale);
  return { scale, top: from.top + (to.top - from.top) * share, left: from.left + (to.left - from.left) * part };
}
