import type { EngineCard, MetricCard, Progress, Thought } from '../core/types';
import { insteadOfLooking } from './instead';
import { count, duration, exact, perSecond, share } from './numbers';
import { scoreInWords } from './score';
import { m } from '../words/m.svelte';

/** One number of the panel, what it is called and what exactly it means. */
export interface Figure {
  readonly id: string;
  readonly words: string;
  readonly definition: string;
  readonly text: string;
  /** The same in people's words, where that says more. */
  readonly aside?: string;
}

/** Of a move without a search the sentence says this already. */
const SAID = ['randomMoves', 'bookMoves'];

const MAIN = ['nodes', 'cutoffs', 'evaluations', 'firstMoveCutoffs'];

/**
 * The numbers of a thought or of one under way, the main ones first. What the engine does not measure
 * is left out rather than shown as zero, and so is what it had no use for when it moved without looking.
 */
export function figures(
  now: Thought | Progress,
  engine: EngineCard,
  metrics: readonly MetricCard[],
): { main: Figure[]; more: Figure[] } {
  const lookedAhead = insteadOfLooking(now) === null;
  const counted = metrics.flatMap((metric) => {
    const n = measured(now, engine, metric.id);
    if (n === null || (!lookedAhead && (n === 0 || SAID.includes(metric.id)))) return [];
    return [{ id: metric.id, words: metric.words, definition: metric.definition, text: count(n) }];
  });
  const find = (id: string): Figure[] => counted.filter((figure) => figure.id === id);
  return {
    main: [
      ...find('nodes'),
      ...find('cutoffs'),
      ...time(now),
      ...depth(now),
      ...score(now, engine),
      ...speed(now, engine),
      ...cutRate(now, engine),
    ],
    more: [
      ...find('evaluations'),
      ...find('firstMoveCutoffs'),
      ...counted.filter((figure) => !MAIN.includes(figure.id)),
    ],
  };
}

/** A count the engine says it measures, or null. */
export function measured(
  now: Thought | Progress,
  engine: EngineCard,
  metric: string,
): number | null {
  const n = now[metric];
  return engine.reports.includes(metric) && typeof n === 'number' ? n : null;
}

function time(now: Thought | Progress): Figure[] {
  return [{ id: 'time', words: m.figuresTime(), definition: m.figuresTimeMore(), text: duration(now.millis) }];
}

function depth(now: Thought | Progress): Figure[] {
  if (now.depth === null || now.depth === undefined) return [];
  return [{ id: 'depth', words: m.figuresDepth(), definition: m.figuresDepthMore(), text: count(now.depth) }];
}

function score(now: Thought | Progress, engine: EngineCard): Figure[] {
  if (now.score === null || now.score === undefined) return [];
  const aside = scoreInWords(now.score, engine.scoreUnit);
  return [
    {
      id: 'score',
      words: m.figuresScore(),
      definition: m.figuresScoreMore(engine.unitWords),
      text: exact(now.score),
      ...(aside === null ? {} : { aside }),
    },
  ];
}

function speed(now: Thought | Progress, engine: EngineCard): Figure[] {
  const nodes = measured(now, engine, 'nodes');
  const text = nodes === null ? null : perSecond(nodes, now.millis);
  return text === null
    ? []
    : [{ id: 'speed', words: m.figuresSpeed(), definition: m.figuresSpeedMore(), text }];
}

function cutRate(now: Thought | Progress, engine: EngineCard): Figure[] {
  const first = measured(now, engine, 'firstMoveCutoffs');
  const cuts = measured(now, engine, 'cutoffs');
  const text = first === null || cuts === null ? null : share(first, cuts);
  return text === null
    ? []
    : [{ id: 'cutRate', words: m.figuresCutRate(), definition: m.figuresCutRateMore(), text }];
}
