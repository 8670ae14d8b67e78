import { plain, understood } from './desk';
import { Cancelled, type Thinker, type Thinking } from './thinker';
import { DeskError, type Progress, type ThinkQuestion, type Thought } from './types';

interface Heard {
  id: string;
  progress?: Progress;
  thought?: Thought;
  error?: string;
}

/** Thinks with the server's engines, over one WebSocket a search: closing it ends the search. */
export class ServerThinker implements Thinker {
  readonly place = 'on the server';

  constructor(private readonly address: () => string = thinkAddress) {}

  think(question: ThinkQuestion, onProgress: (progress: Progress) => void): Thinking {
    const socket = new WebSocket(this.address());
    const id = '1';
    let cancelled = false;

    const thought = new Promise<Thought>((resolve, reject) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ id, think: asked(question) })));
      socket.addEventListener('message', (event: MessageEvent<string>) => {
        const said = JSON.parse(event.data) as Heard;
        if (said.progress) return onProgress(said.progress);
        try {
          resolve(understood<Thought>(said.thought ?? said));
        } catch (no) {
          reject(no as Error);
        }
        socket.close();
      });
      socket.addEventListener('close', () =>
        reject(
          cancelled
            ? new Cancelled()
            : new DeskError('The server ended the search. Is it still running?', 'unreachable'),
        ),
      );
    });
    return {
      thought,
      stop: () => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ id, stop: true })),
      cancel: () => {
        cancelled = true;
        socket.close();
      },
    };
  }
}

function asked(question: ThinkQuestion): object {
  const { engine, level, seed, depth, nodes, ms, tree, among, lines } = question;
  return { ...plain(question), engine, level, seed, depth, nodes, ms, tree, among, lines };
}

function thinkAddress(): string {
  const here = new URL('api/think', location.href);
  here.protocol = here.protocol === 'https:' ? 'wss:' : 'ws:';
  return here.href;
}
