import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { BOXES, pathOf } from '../../../src/lib/museum/kim1/chart';
import { ARROWS, arrowsOf, placeOf } from '../../../src/lib/museum/kim1/chart-drawing';
import Chart from '../../../src/lib/museum/kim1/Chart.svelte';
import type { Course, TraceEvent } from '../../../src/lib/core/wire';

const EXCHANGES = [0xff, 0xfe, 0xfd, 0xfc];

/** Which way a move can take in which state. */
const COURSES: [number[], Course[]][] = [
  [[0x0c], ['counted']],
  [[0x08], ['counted', 'lost']],
  [[0x04], ['analysed']],
  [
    [0x00, ...EXCHANGES],
    ['passed', 'followed', 'turned-back'],
  ],
  [[0xf9], ['takes-king', 'harmless']],
];

const STATES = [0x0c, 0x08, 0x04, 0x00, 0xf9, ...EXCHANGES];

function move(state: number, course: Course): TraceEvent {
  return ['move', state, 1, 0x1f, 0x63, 0x43, -1, course];
}

const EVENTS: TraceEvent[] = [
  ...STATES.map((state): TraceEvent => ['enter', state, 1, 0x0f, 0x13, 0x33]),
  ...STATES.map((state): TraceEvent => ['leave', state, 1]),
  ...COURSES.flatMap(([states, courses]) => states.flatMap((state) => courses.map((course) => move(state, course)))),
  ['value', 1, 0xd0, 1],
  ['value', 2, 0xc0, 0],
];

describe('the chart of JANUS', () => {
  it('has an arrow for every step of every way', () => {
    for (const event of EVENTS) {
      const path = pathOf(event);
      expect(arrowsOf(path), `${JSON.stringify(event)}: ${path.join(' ')}`).toHaveLength(path.length - 1);
    }
  });

  it('has no box and no arrow that no way leads through', () => {
    const boxes = new Set(EVENTS.flatMap(pathOf));
    expect(BOXES.filter(({ id }) => !boxes.has(id))).toEqual([]);
    // What one event leaves for the next: from counting to making, and from one generator to the other.
    const between = ['countX state00', 'back04 state08', 'unmake04 strategy', 'isFB makeFF'];
    const arrows = new Set(EVENTS.map(pathOf).flatMap(arrowsOf));
    expect(ARROWS.filter((arrow) => !arrows.has(arrow)).map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      between.sort(),
    );
  });

  it('draws no two boxes in one place', () => {
    expect(new Set(BOXES.map((box) => JSON.stringify(placeOf(box)))).size).toBe(BOXES.length);
  });

  it('goes from question to question until the state is found', () => {
    expect(pathOf(move(0x08, 'counted'))).toEqual(['generate', 'janus', 'is0C', 'is08', 'lost', 'countW', 'return']);
    expect(pathOf(move(0x00, 'passed')).slice(-3)).toEqual(['countB', 'officer', 'return']);
    expect(pathOf(move(0xfd, 'turned-back')).slice(-4)).toEqual(['lower', 'isFB', 'raise', 'return']);
  });

  it('lights exactly the way it is told', () => {
    const path = pathOf(move(0x00, 'followed'));
    const { container } = render(Chart, { path, waiting: ['generate'], words: '' });
    const lit = [...container.querySelectorAll('.box.lit')].map((box) => box.getAttribute('data-box'));
    expect(new Set(lit)).toEqual(new Set(path));
    expect(container.querySelectorAll('.arrow.lit')).toHaveLength(path.length - 1);
    expect(container.querySelector('.last')?.getAttribute('data-box')).toBe('isFB');
    expect(container.querySelector('.waiting')?.getAttribute('data-box')).toBe('generate');
  });
});
