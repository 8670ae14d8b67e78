/**
 * What is read aloud. What happens goes through one polite region of the page, what went wrong through an assertive
 * one; what is said together is read together, and nothing is read twice.
 */
export class Announcements {
  /** What the polite region holds now. */
  text: string = $state('');
  /** What the assertive region holds now. */
  alarm: string = $state('');
  /** Told of what was just said. */
  onsaid: ((sentences: string[]) => void) | null = null;

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
    const sentences = this.waiting;
    this.waiting = [];
    this.text = fresh(sentences.join(' '), this.text);
    this.onsaid?.(sentences);
  }

  /** Says at once what went wrong. */
  warn(sentence: string): void {
    this.alarm = fresh(sentence, this.alarm);
  }
}

/** A region whose text does not change is not read; the same words again need a difference. */
function fresh(next: string, before: string): string {
  return next === before ? `${next}\u00a0` : next;
}

const GATHER_MS = 60;

export const announcements = new Announcements();
