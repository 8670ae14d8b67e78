import type { Picture } from '../tree/picture';
import { pictureOf } from '../tree/picture-of';
import type { Walk } from './walk';

/** The tree as far as the search has come: what is done, what is under way, and what nobody has seen yet. */
export function pictureAt(walk: Walk, step: number): Picture {
  const { tree } = walk;
  const whole = pictureOf(tree, 'start');
  const isDone = (node: number) => walk.left(node) <= step;
  const isUnknown = (node: number) => walk.entered(node) > step;
  return {
    ...whole,
    kind: (node) => (isUnknown(node) ? 'ghost' : isDone(node) ? whole.kind(node) : 'open'),
    label: (node) => (isUnknown(node) ? '' : whole.label(node)),
    sign: (node) => (isDone(node) ? whole.sign(node) : ''),
    figure: (node) => (isDone(node) ? whole.figure(node) : ''),
    aside: (node) => (isUnknown(node) ? '' : whole.aside(node)),
    stub: (node) => (isDone(node) ? whole.stub(node) : 0),
    isBest: (node) => isDone(0) && whole.isBest(node),
  };
}
