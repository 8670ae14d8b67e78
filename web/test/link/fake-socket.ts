import type { LiveSaid, LiveTold } from '../../src/lib/core/server-wire';

/** A WebSocket whose other end is the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: LiveSaid[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no line has been opened');
    return socket;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as LiveSaid);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the test does

  open(): this {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    return this;
  }

  tell(told: LiveTold): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(told) }));
  }

  break(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  /** What was said of that kind. */
  of<T extends LiveSaid['t']>(kind: T): Extract<LiveSaid, { t: T }>[] {
    return this.said.filter((one): one is Extract<LiveSaid, { t: T }> => one.t === kind);
  }
}
