import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerThinker } from '../../src/lib/core/server-thinker';
import { Cancelled } from '../../src/lib/core/thinker';
import type { Progress, ThinkQuestion } from '../../src/lib/core/types';
import { fakeThought } from '../fakes';

/** A line to a server that says what a test lets it say. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static lines: FakeSocket[] = [];
  readonly sent: { id: string; think?: Record<string, unknown>; stop?: boolean }[] = [];
  readyState = 0;

  constructor() {
    super();
    FakeSocket.lines.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as (typeof this.sent)[number]);
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

const short: ThinkQuestion = {
  game: 'checkers',
  rules: 'acf',
  start: '',
  moves: ['11-15'],
  gameId: 'g',
  engine: 'minimax',
  level: 'expert',
  seed: '7',
};
const long: ThinkQuestion = { ...short, moves: Array.from({ length: 600 }, () => '11-15') };

/** The line of a search, open, with the question sent. */
async function line(): Promise<FakeSocket> {
  await vi.waitFor(() => expect(FakeSocket.lines).toHaveLength(1));
  const socket = FakeSocket.lines[0]!;
  socket.open();
  return socket;
}

describe('thinking on the server', () => {
  beforeEach(() => {
    FakeSocket.lines = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends the game, hears of progress and answers with the thought', async () => {
    const progress: Progress[] = [];
    const thinking = new ServerThinker().think(short, (one) => progress.push(one));
    const socket = await line();
    expect(socket.sent[0]?.think).toMatchObject({ moves: ['11-15'], engine: 'minimax', seed: '7' });
    expect(socket.sent[0]?.think).not.toHaveProperty('gameId');
    socket.say({ id: '1', progress: { progress: true, nodes: 5 } });
    socket.say({ id: '1', thought: fakeThought('22-18') });
    expect((await thinking.thought).move).toBe('22-18');
    expect(progress).toHaveLength(1);
    expect(socket.readyState).toBe(3);
  });

  it('names a game that is too long for a message by where the server keeps it', async () => {
    const holds = vi.fn(() => Promise.resolve(true));
    new ServerThinker(holds).think(long, () => undefined);
    const socket = await line();
    expect(holds).toHaveBeenCalledWith('g', long.moves);
    expect(socket.sent[0]?.think).toMatchObject({ stored: 'g', ply: 600, engine: 'minimax', level: 'expert' });
    for (const field of ['game', 'rules', 'start', 'moves']) expect(socket.sent[0]?.think).not.toHaveProperty(field);
  });

  it('says so when the server does not keep such a game', async () => {
    const thinking = new ServerThinker(() => Promise.resolve(false)).think(long, () => undefined);
    await expect(thinking.thought).rejects.toThrow(/too long for the server/);
    expect(FakeSocket.lines).toHaveLength(0);
  });

  it('opens no line for a search that was cancelled before', async () => {
    let answer: (held: boolean) => void = () => undefined;
    const held = new Promise<boolean>((resolve) => (answer = resolve));
    const thinking = new ServerThinker(() => held).think(long, () => undefined);
    thinking.cancel();
    answer(true);
    await expect(thinking.thought).rejects.toBeInstanceOf(Cancelled);
    await held;
    await Promise.resolve();
    expect(FakeSocket.lines).toHaveLength(0);
  });

  it('is cancelled by closing the line, and stopped by a word', async () => {
    const thinking = new ServerThinker().think(short, () => undefined);
    const socket = await line();
    thinking.stop();
    expect(socket.sent.at(-1)).toEqual({ id: '1', stop: true });
    thinking.cancel();
    await expect(thinking.thought).rejects.toBeInstanceOf(Cancelled);
    expect(socket.readyState).toBe(3);
  });

  it('asks whether the server is there when the line breaks', async () => {
    const thinking = new ServerThinker().think(short, () => undefined);
    (await line()).close();
    await expect(thinking.thought).rejects.toThrow(/still running/);
  });
});
