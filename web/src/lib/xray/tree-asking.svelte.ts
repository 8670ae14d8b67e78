import type { Lab, Work } from '../core/lab';
import { Cancelled } from '../core/thinker';
import type { TreeProgress, TreeReply, TreeRequest } from '../core/wire';
import { SearchTree } from './tree/search-tree';
import { questionKey, type Subject } from './subject';

/** A thought with all it looked at, ready to be shown. */
export interface Looked {
  answer: TreeReply;
  tree: SearchTree | null;
}

/** The last one, so that another look at the same thought need not wait. */
let last: { key: string; looked: Looked } | null = null;

/** Asks for the tree of a subject; a new subject ends the question before. */
export class TreeAsking {
  looked: Looked | null = $state.raw(null);
  /** Positions looked at so far. */
  nodes: number = $state(0);
  refusal: string | null = $state(null);
  private key = '';
  private work: Work<TreeReply> | null = null;

  constructor(private readonly lab: Lab) {}

  /** @param unit what the scores of the player count */
  ask(subject: Subject, unit?: string): void {
    const key = questionKey(subject);
    if (key === this.key) return;
    this.dispose();
    this.key = key;
    this.looked = last?.key === key ? last.looked : null;
    this.refusal = null;
    this.nodes = 0;
    if (!this.looked) void this.wait(subject, key, unit);
  }

  private async wait(subject: Subject, key: string, unit?: string): Promise<void> {
    const work = this.lab.ask(question(subject), ({ nodes }: TreeProgress) => {
      if (key === this.key) this.nodes = nodes;
    });
    this.work = work;
    try {
      const answer = await work.answer;
      const looked = { answer, tree: answer.tree && new SearchTree(answer.tree, unit) };
      last = { key, looked };
      if (key === this.key) this.looked = looked;
    } catch (no) {
      if (key === this.key && !(no instanceof Cancelled)) this.refusal = sentence((no as Error).message);
    } finally {
      if (this.work === work) this.work = null;
    }
  }

  /** Nobody looks any more. */
  dispose(): void {
    this.work?.cancel();
    this.work = null;
    this.key = '';
  }
}

function question({ course, engine, level, seed, depth, nodes }: Subject): TreeRequest {
  const { game, rules, start, moves } = course;
  const limits = { ...(depth === undefined ? {} : { depth }), ...(nodes === undefined ? {} : { nodes }) };
  return { ask: 'tree', game, rules, start, moves: [...moves], engine, level, seed, ...limits };
}

/** The core's reasons begin small and end without a stop. */
function sentence(reason: string): string {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
