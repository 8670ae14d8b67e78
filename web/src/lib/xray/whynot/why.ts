import { plain } from '../../core/core-client';
import type { EngineCard, MoveId } from '../../core/types';
import type { ExplainReply, ExplainRequest, TermChange, WeighedMove } from '../../core/wire';
import type { Subject } from '../subject';

/** At this level the strong players judge as well as they can, and think until they are stopped. */
export const UNBLURRED = 'full';
const STRONG_DEPTH = { least: 6, usual: 10, most: 12 };

/** Whether a player searches so far that its depth has to be bounded. */
export function isStrong(card: EngineCard | undefined): boolean {
  return card?.levels.some(({ id }) => id === UNBLURRED) ?? false;
}

/** How far a player is asked to look; undefined leaves it to the level. */
export function depthFor(subject: Subject, card: EngineCard | undefined): number | undefined {
  if (subject.depth !== undefined || !isStrong(card)) return subject.depth;
  const { least, usual, most } = STRONG_DEPTH;
  return Math.max(least, Math.min(most, subject.thought?.depth ?? usual));
}

/** A book has no reasons: Microchess is asked with its book shut. */
function thinking(engine: string, level: string): string {
  return engine === 'microchess' ? `${level.split('/')[0]}/no-book` : level;
}

/** How far "why not?" looks: at a weaker level as far as the player itself did, which the core finds out. */
export function whyDepth(subject: Subject, card: EngineCard | undefined): number | undefined {
  return subject.level === UNBLURRED ? depthFor(subject, card) : subject.depth;
}

/** "Why not this move?" as the core is asked it: the player at the level and with the seed it played with. */
export function whyQuestion(subject: Subject, card: EngineCard | undefined, move: MoveId): ExplainRequest {
  const { course, engine, level, seed } = subject;
  const depth = whyDepth(subject, card);
  return {
    ask: 'explain',
    ...plain(course),
    engine,
    level: thinking(engine, level),
    ...(depth === undefined ? {} : { depth }),
    seed,
    move,
  };
}

/** What the player would choose, by this explanation. */
export function ownChoice({ isOwnChoice, asked, against }: ExplainReply): MoveId | null {
  return isOwnChoice ? asked.move : (against?.move ?? null);
}

/** The line to play through; players that look for no reply have only their move. */
export function lineOf(weighed: WeighedMove): MoveId[] {
  return weighed.line.length > 0 ? weighed.line : [weighed.move];
}

export interface ChangeBar extends TermChange {
  /** From the middle, in parts of a hundred of the half. */
  width: number;
}

/** The terms in which two lines end differently, drawn on one scale. */
export function changeBars(changes: readonly TermChange[]): ChangeBar[] {
  const most = Math.max(...changes.map(({ difference }) => Math.abs(difference)), 0) || 1;
  return changes.map((change) => ({ ...change, width: Math.max(1, (100 * Math.abs(change.difference)) / most) }));
}
