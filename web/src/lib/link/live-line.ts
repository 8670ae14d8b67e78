import type { LiveSaid, LiveTold } from '../core/server-wire';

/** So often the server is asked for a sign of life. */
const PING_MS = 1500;
/** After so much silence people are told. */
const SILENT_MS = 2500;
/** After so much silence the line is given up for another one. */
const DEAD_MS = 12_000;
const SOONEST_MS = 200;
const LATEST_MS = 5000;

export interface LineNeeds {
  address(): string;
  /** A new line is open: it knows nothing of what was said over the one before. */
  opened(): void;
  /** `rtt`: how long a sign of life was on its way there and back. */
  heard(told: LiveTold, rtt: number | null): void;
  /** Whether the server has been heard lately. */
  touch(isIn: boolean): void;
}

/** A WebSocket that comes back: after sleep, a tunnel, or a restart of the server. */
export class LiveLine {
  private socket: WebSocket | null = null;
  private heardAt = 0;
  private begunAt = 0;
  private lookedAt = Date.now();
  private pingedAt: number | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | null = null;
  private beat: ReturnType<typeof setInterval> | null = null;
  private readonly wake = () => this.look(document.visibilityState === 'visible');
  private readonly lose = () => this.needs.touch(false);

  constructor(private readonly needs: LineNeeds) {}

  open(): void {
    this.beat = setInterval(() => this.look(false), PING_MS);
    addEventListener('online', this.wake);
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    if (this.beat !== null) clearInterval(this.beat);
    if (this.again !== null) clearTimeout(this.again);
    this.beat = this.again = null;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  /** Whether it went out; what did not must be said again when a new line is open. */
  say(said: LiveSaid): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(said));
    return true;
  }

  private connect(): void {
    this.drop();
    this.begunAt = Date.now();
    const socket = new WebSocket(this.needs.address());
    this.socket = socket;
    socket.addEventListener('open', () => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      this.needs.opened();
      this.ping();
    });
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (this.socket !== socket) return;
      this.heardAt = Date.now();
      this.tries = 0;
      this.needs.touch(true);
      const told = JSON.parse(event.data) as LiveTold;
      this.needs.heard(told, told.t === 'pong' && this.pingedAt !== null ? performance.now() - this.pingedAt : null);
      if (told.t === 'pong') this.pingedAt = null;
    });
    socket.addEventListener('close', () => {
      if (this.socket === socket) this.lost();
    });
  }

  /** Nothing more is heard of the present socket. */
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    this.pingedAt = null;
    socket?.close();
  }

  /** Not all pages come back in the same moment: the server may just have been started. */
  private lost(): void {
    this.drop();
    this.needs.touch(false);
    const wait = Math.min(LATEST_MS, SOONEST_MS * 2 ** this.tries++);
    this.retry(Math.max(SOONEST_MS, wait * (0.5 + Math.random() / 2)));
  }

  private retry(wait: number): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = setTimeout(() => {
      this.again = null;
      this.connect();
    }, wait);
  }

  /** Asks for a sign of life; `isWoken`: after a sleep, in which a line may have died unnoticed. */
  private look(isWoken: boolean): void {
    const now = Date.now();
    const state = this.socket?.readyState;
    // A hidden page is let look only now and then: its silence is its own.
    const isDrowsy = document.visibilityState === 'hidden' && now - this.lookedAt > 2 * PING_MS;
    this.lookedAt = now;
    if (isDrowsy) this.heardAt = now;
    if (state === WebSocket.CONNECTING && now - this.begunAt > DEAD_MS) return this.lost();
    if (isWoken && this.again !== null) return this.retry(0);
    if (state !== WebSocket.OPEN) return;
    const silence = now - this.heardAt;
    if (silence > SILENT_MS) this.needs.touch(false);
    if (silence > DEAD_MS) this.lost();
    else this.ping();
  }

  /** One at a time: the answer says how long it was on its way. */
  private ping(): void {
    if (this.say({ t: 'ping' })) this.pingedAt ??= performance.now();
  }
}
