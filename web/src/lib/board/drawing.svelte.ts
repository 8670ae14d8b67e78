import type { SquareName } from '../core/types';

/** Drawings differ by their line as well as by their colour. */
export type Line = 'solid' | 'dashed' | 'double';

/** An arrow that somebody has drawn over the board; a circle where it ends on the square it began on. */
export interface Drawn {
  from: SquareName;
  to: SquareName;
  line: Line;
}

/** Whether a press draws instead of moving pieces, for those who have no right button. */
class DrawMode {
  isOn: boolean = $state(false);
}

export const drawMode = new DrawMode();

export function lineOf({ shiftKey, altKey, ctrlKey }: Pick<MouseEvent, 'shiftKey' | 'altKey' | 'ctrlKey'>): Line {
  if (shiftKey) return 'dashed';
  return altKey || ctrlKey ? 'double' : 'solid';
}

/** With one drawing more; the same again takes it away, another line replaces it. */
export function drawnWith(drawn: Drawn[], one: Drawn): Drawn[] {
  const isSame = ({ from, to }: Drawn) => from === one.from && to === one.to;
  const before = drawn.find(isSame);
  const others = drawn.filter((other) => !isSame(other));
  return before?.line === one.line ? others : [...others, one];
}
