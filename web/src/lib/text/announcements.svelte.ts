/**
 * What is read aloud. Everything goes through one polite region of the page; what is said together is
 * read together, and nothing is read twice.
 */
export class Announcements {
  /** What the region holds now. */
  text: string = $state('');

  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Says a sentence; sentences within a moment of each other become one announcement. */
  say(sentence: string): void {
    if (sentence === '' || this.waiting.includes(sentence)) return;
    this.waiting.push(sentence);
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  /** Says at once what is waiting. */
  flush(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.waiting.length === 0) return;
    const next = this.waiting.join(' ');
    this.waiting = [];
    // A region whose text does not change is not read; the same words again need a difference.
    this.text = next === this.text ? `${next}\u00a0` : next;
  }
}

const GATHER_MS = 60;

export const announcements = new Announcements();
