import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { edgeOf, lineThrough, neighbour, type Box, type Chart } from '../../src/lib/museum/chart/chart';
import { wayMaker } from '../../src/lib/museum/chart/draw';
import Flow from '../../src/lib/museum/chart/Flow.svelte';
import { LitPath } from '../../src/lib/museum/chart/path';
import { Walk } from '../../src/lib/museum/chart/walk.svelte';

type Id = 'one' | 'two' | 'aside';

function box(id: Id, x: number, y: number): Box<Id> {
  return { id, lines: [id], shape: 'box', x, y, width: 60, says: `says ${id}` };
}

const boxes = [box('one', 50, 20), { ...box('two', 50, 120), differs: 'not so' }, box('aside', 200, 100)];
const way = wayMaker(boxes);
const chart: Chart<Id> = {
  title: 'A chart',
  width: 300,
  height: 200,
  regions: [{ name: 'all of it', x: 0, y: 0, width: 300, height: 200, boxes: ['one', 'two', 'aside'] }],
  boxes,
  ways: [way('one', 'two', { label: 'on' }), way('two', 'aside', { out: 'right', into: 'bottom' })],
};

describe('a chart', () => {
  it('leads from edge to edge, straight or round a corner', () => {
    expect(chart.ways[0]?.corners).toEqual([edgeOf(boxes[0]!, 'bottom'), edgeOf(boxes[1]!, 'top')]);
    expect(chart.ways[1]?.corners).toEqual([[80, 120], [200, 120], [200, 115]]);
    expect(lineThrough([[0, 0], [0, 10]])).toBe('M0 0L0 10');
  });

  it('goes through lanes, turning by a right angle at each', () => {
    const { corners } = way('one', 'two', { out: 'left', into: 'left', lanes: [5, 120] });
    expect(corners).toEqual([[20, 20], [5, 20], [5, 120], [20, 120]]);
  });

  it('refuses a way to a box it has not', () => {
    expect(() => way('one', 'three' as Id)).toThrow('no box three');
  });

  it('is walked by keys, straight ahead before aside', () => {
    expect(neighbour(boxes, 'one', 'ArrowDown')).toBe('two');
    expect(neighbour(boxes, 'one', 'ArrowRight')).toBe('aside');
    expect(neighbour(boxes, 'one', 'ArrowUp')).toBeNull();
    expect(neighbour(boxes, 'one', 'x')).toBeNull();
  });
});

describe('the drawn chart', () => {
  function drawn(lit: Id | null, onchoose = vi.fn()) {
    render(Flow, { chart, lit, before: 'one', counts: new Map<Id, number>([['two', 3]]), chosen: null, onchoose });
    return onchoose;
  }

  it('says how often a box was lit, and which one is lit now', () => {
    drawn('two');
    const two = document.querySelector('[data-box=two]');
    expect(two?.classList.contains('lit')).toBe(true);
    expect(two?.querySelector('title')?.textContent).toBe('two, lit 3 times, lit now, ours differs');
    expect(document.querySelectorAll('.way.lit')).toHaveLength(1);
    expect(document.querySelector('[data-box=one]')?.classList.contains('lit')).toBe(false);
  });

  it('brings the lit box into sight, unless it is', () => {
    const { component } = render(Flow, { chart, lit: 'two', counts: new Map<Id, number>(), chosen: null, onchoose: vi.fn() });
    const two = document.querySelector('[data-box=two]')!;
    const scroll = vi.spyOn(two, 'scrollIntoView');
    const place = vi.spyOn(two, 'getBoundingClientRect');
    place.mockReturnValue(new DOMRect(0, 10, 60, 30));
    component.showLit();
    expect(scroll).not.toHaveBeenCalled();
    place.mockReturnValue(new DOMRect(0, 5000, 60, 30));
    component.showLit();
    expect(scroll).toHaveBeenCalledOnce();
  });

  it('is one stop for the tab key, and explains a box by Enter', async () => {
    const onchoose = drawn('two');
    const stops = screen.getAllByRole('button').filter((stop) => stop.getAttribute('tabindex') === '0');
    expect(stops.map((stop) => (stop as unknown as SVGElement).dataset.box)).toEqual(['two']);
    await fireEvent.keyDown(stops[0]!, { key: 'Enter' });
    expect(onchoose).toHaveBeenCalledWith('two');
  });
});

describe('a walk', () => {
  afterEach(() => vi.unstubAllGlobals());

  function path(...steps: Id[]): LitPath<Id> {
    return new LitPath<Id>().through(...steps);
  }

  it('steps on and back, and tells when it has come to the end', () => {
    const ended = vi.fn();
    const walk = new Walk<Id>(ended);
    walk.take(path('one', 'two', 'aside'));
    expect(walk.lit).toBeNull();
    walk.step(1);
    walk.step(1);
    expect([walk.before, walk.lit, walk.atEnd]).toEqual(['one', 'two', false]);
    walk.step(-1);
    expect(walk.lit).toBe('one');
    walk.skip();
    expect([walk.lit, walk.atEnd]).toEqual(['aside', true]);
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('leaps to the next of a kind, or to the end if there is none', () => {
    const walk = new Walk<Id>();
    walk.take(path('one', 'two', 'one', 'two', 'one'));
    walk.skipTo('two');
    expect(walk.at).toBe(2);
    walk.skipTo('two');
    expect(walk.at).toBe(4);
    walk.skipTo('two');
    expect(walk.at).toBe(5);
  });

  it('plays as many steps as its speed says, and no burst after a sleep', () => {
    const frames: ((now: number) => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    const walk = new Walk<Id>();
    walk.take(path(...Array<Id>(100).fill('one')));
    walk.speed = 10;
    walk.play();
    const tick = (now: number): void => frames.shift()?.(now);
    tick(1000);
    tick(1200);
    expect(walk.at).toBe(2);
    tick(61_200);
    expect(walk.at).toBe(4);
    walk.pause();
    tick(62_000);
    expect(walk.at).toBe(4);
  });
});
