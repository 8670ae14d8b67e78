/** What a tab hears of the other tabs of its browser. */
export interface TabNews {
  /** Another tab has taken over the game that this one wrote. */
  lost(id: string): void;
  /** The tab that wrote the game is gone: this one, which was following, writes it now. */
  inherited(id: string): void;
  /** A game has been changed on the shelf by another tab. */
  changed(id: string): void;
}

/** The tabs of one browser, of which one at a time writes a game. */
export interface GameTabs {
  /** Asks to write this game, and lets go of the one before. `take`: even if another tab writes it. */
  write(id: string, take?: boolean): Promise<boolean>;
  /** Tells the others that a game has been changed on the shelf. */
  tell(id: string): void;
  listen(news: TabNews): void;
}

/** Where there are no other tabs: a browser that keeps nothing, and tests. */
export class OnlyTab implements GameTabs {
  write(): Promise<boolean> {
    return Promise.resolve(true);
  }
  tell(): void {}
  listen(): void {}
}

const CHANNEL = 'janus-games';

/**
 * The browser's locks say who writes; a channel says what was written. Without locks, which a page from
 * another machine does not get, every tab believes that it writes, and the shelf's versions keep them apart.
 */
export class BrowserTabs implements GameTabs {
  private news: TabNews | null = null;
  private readonly channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  private writing: Writing | null = null;

  constructor(private readonly locks: LockManager | undefined = globalThis.navigator?.locks) {
    this.channel?.addEventListener('message', (event: MessageEvent<string>) => this.news?.changed(event.data));
  }

  listen(news: TabNews): void {
    this.news = news;
  }

  tell(id: string): void {
    this.channel?.postMessage(id);
  }

  async write(id: string, take = false): Promise<boolean> {
    if (!this.locks) return true;
    if (this.writing?.id === id && this.writing.isHeld) return true;
    this.writing?.end();
    this.writing = new Writing(this.locks, id, () => this.news);
    return this.writing.begin(take);
  }
}

/** One tab's wish to write one game, from the asking until it lets go. */
class Writing {
  isHeld = false;
  private readonly over = new AbortController();
  private readonly name: string;

  constructor(
    private readonly locks: LockManager,
    readonly id: string,
    private readonly news: () => TabNews | null,
  ) {
    this.name = `janus-game-${id}`;
  }

  /** Whether this tab writes; if not, it waits in line behind the one that does. */
  begin(take: boolean): Promise<boolean> {
    return new Promise((answer) => {
      const asked = this.locks.request(this.name, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        if (lock) return this.held();
        this.wait();
        return undefined;
      });
      this.watch(asked);
    });
  }

  end(): void {
    this.over.abort();
  }

  private wait(): void {
    const { signal } = this.over;
    const asked = this.locks.request(this.name, { signal }, () => {
      if (signal.aborted) return undefined;
      const held = this.held();
      this.news()?.inherited(this.id);
      return held;
    });
    this.watch(asked);
  }

  private held(): Promise<void> {
    this.isHeld = true;
    return new Promise((done) => {
      if (this.over.signal.aborted) done();
      else this.over.signal.addEventListener('abort', () => done());
    });
  }

  /** A lock that breaks without our letting go was taken by another tab, whose end we then wait for. */
  private watch(asked: Promise<unknown>): void {
    asked.catch(() => {
      this.isHeld = false;
      if (this.over.signal.aborted) return;
      this.news()?.lost(this.id);
      this.wait();
    });
  }
}
