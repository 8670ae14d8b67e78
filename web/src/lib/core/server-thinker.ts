import { plain, understood } from './core-client';
import { Cancelled, type Thinker, type Thinking } from './thinker';
import { CoreError, type MoveId, type Progress, type ThinkQuestion, type Thought } from './types';
import { language, m } from '../words/m.svelte';

interface Heard {
  id: string;
  progress?: Progress;
  thought?: Thought;
  error?: string;
}

/** Whether the server keeps a game under that id with these moves, as soon as it can know. */
export type Holds = (gameId: string, moves: readonly MoveId[]) => Promise<boolean>;

/** The server hears no longer message; a game of some 400 moves is one. */
const LONGEST_BYTES = 4096;


/** Thinks with the server's engines, over one WebSocket a search: closing it ends the search. */
export class ServerThinker implements Thinker {
  get place(): string {
    return m.coreThere();
  }

  constructor(
    private readonly holds: Holds = () => Promise.resolve(false),
    private readonly address: () => string = thinkAddress,
  ) {}

  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking {
    const search = new ServerSearch(this.address, onProgress);
    void this.message(question).then(
      (text) => search.begin(text),
      (no: Error) => search.fail(no),
    );
    return search;
  }

  /** What is sent: the game itself, or, when it is too long for that, the name it is kept under. */
  private async message(question: ThinkQuestion): Promise<string> {
    const wish = wishOf(question);
    const text = JSON.stringify({ id: ID, think: { ...plain(question), ...wish } });
    if (new TextEncoder().encode(text).length <= LONGEST_BYTES) return text;
    const { gameId, moves } = question;
    if (gameId === undefined || !(await this.holds(gameId, moves))) throw new CoreError(m.coreTooLong(), 'request');
    return JSON.stringify({ id: ID, think: { stored: gameId, ply: moves.length, ...wish } });
  }
}

/** Every search has a line of its own, so they may all have one name. */
const ID = '1';

class ServerSearch implements Thinking {
  readonly thought: Promise<Thought>;
  private resolve!: (thought: Thought) => void;
  private reject!: (reason: Error) => void;
  private socket: WebSocket | null = null;
  private cancelled = false;

  constructor(
    private readonly address: () => string,
    private readonly onProgress: (progress: Progress) => void,
  ) {
    this.thought = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  begin(message: string): void {
    if (this.cancelled) return;
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.addEventListener('open', () => socket.send(message));
    socket.addEventListener('message', (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Heard));
    socket.addEventListener('close', () => this.fail(new CoreError(m.coreSearchEnded(), 'unreachable')));
  }

  /** Nothing happens if the thought is there already. */
  fail(no: Error): void {
    this.reject(no);
  }

  stop(): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id: ID, stop: true }));
  }

  cancel(): void {
    this.cancelled = true;
    this.reject(new Cancelled());
    this.socket?.close();
  }

  private hear(said: Heard): void {
    if (this.cancelled) return;
    if (said.progress) return this.onProgress(said.progress);
    try {
      this.resolve(understood<Thought>(said.thought ?? said));
    } catch (no) {
      this.reject(no as Error);
    }
    this.socket?.close();
  }
}

function wishOf({ engine, level, seed, depth, nodes, ms, tree, among, lines }: ThinkQuestion): object {
  return { engine, level, seed, depth, nodes, ms, tree, among, lines };
}

function thinkAddress(): string {
  const here = new URL('api/think', location.href);
  here.searchParams.set('lang', language());
  here.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';
  return here.href;
}
