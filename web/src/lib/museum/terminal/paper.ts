/** Something the console printed or somebody typed, as it came. */
export interface Chunk {
  readonly key: number;
  readonly text: string;
}

/** A stretch of a line in one way of writing. */
export interface Stretch {
  text: string;
  inverse: boolean;
}

export interface PaperLine {
  stretches: Stretch[];
  /** Whether it belongs to a picture, which is described elsewhere for those who listen. */
  picture: boolean;
}

/** Lines that follow one another and are all pictures, or none. */
export interface Block {
  picture: boolean;
  lines: PaperLine[];
}

const ESCAPES = /\u001b\[([07])m/;

/** A line with its escape sequences carried out: inverse video on and off, as the old consoles did. */
export function stretches(line: string): Stretch[] {
  const found: Stretch[] = [];
  let inverse = false;
  // split with a group keeps what was matched: text, code, text, code …
  line.split(ESCAPES).forEach((part, at) => {
    if (at % 2 === 1) inverse = part === '7';
    else if (part !== '') found.push({ text: part, inverse });
  });
  return found;
}

/** Without its escape sequences. */
export function plainText(text: string): string {
  return stretches(text)
    .map((stretch) => stretch.text)
    .join('');
}

/** A text cut into blocks of lines; a line end at its very end begins no new line. */
export function blocks(text: string, isPicture: (line: string) => boolean): Block[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  const found: Block[] = [];
  for (const line of lines) {
    const picture = isPicture(plainText(line));
    const last = found.at(-1);
    const block = last?.picture === picture ? last : { picture, lines: [] };
    if (block !== last) found.push(block);
    block.lines.push({ stretches: stretches(line), picture });
  }
  return found;
}

/** What stands before the cursor: the last line, when it has no end yet; and all before it. */
export function cutPrompt(text: string): { printed: string; prompt: string } {
  const end = text.lastIndexOf('\n') + 1;
  return { printed: text.slice(0, end), prompt: text.slice(end) };
}

/** How many pieces the paper keeps; older ones roll out of sight. */
const KEPT = 300;

/** A roll of paper: chunks in order, and the prompt that waits for a line. */
export class Paper {
  chunks: readonly Chunk[] = [];
  prompt = '';
  private count = 0;

  /** What is printed goes on where the prompt stands. */
  print(text: string): void {
    const { printed, prompt } = cutPrompt(this.prompt + text);
    if (printed !== '') this.chunks = [...this.chunks, { key: ++this.count, text: printed }].slice(-KEPT);
    this.prompt = prompt;
  }

  /** Somebody has typed a line and pressed Enter. */
  type(line: string): void {
    this.print(`${line}\n`);
  }
}
