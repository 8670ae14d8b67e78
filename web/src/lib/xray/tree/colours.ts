/** The film's colours as a canvas needs them. */
export interface Colours {
  step: string;
  /** The best line. */
  best: string;
  prune: string;
  /** A cut-off that left nothing out. */
  pruneLast: string;
  over: string;
  leaf: string;
  ghost: string;
  open: string;
  panel: string;
  ink: string;
  quiet: string;
  line: string;
  focus: string;
  /** For letters on the bright colours. */
  onBright: string;
}

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  return coloursFrom((name) => style.getPropertyValue(name).trim());
}

export function coloursFrom(get: (name: string) => string): Colours {
  const panel = get('--film-2');
  const step = get('--film-keep');
  const prune = get('--film-cut');
  const ink = get('--film-ink');
  const line = get('--film-3');
  return {
    step,
    best: get('--film-best'),
    prune,
    pruneLast: mixed(prune, panel, 0.35),
    over: ink,
    leaf: mixed(step, panel, 0.3),
    ghost: mixed(line, panel, 0.45),
    open: mixed(get('--accent-start'), panel, 0.45),
    panel,
    ink,
    quiet: get('--film-ink-2'),
    line,
    focus: get('--focus'),
    onBright: '#14200f',
  };
}

/** So much of one colour in another, both as #rrggbb. */
export function mixed(one: string, other: string, part: number): string {
  const a = channels(one);
  const b = channels(other);
  const mix = a.map((channel, i) => Math.round(channel * part + b[i]! * (1 - part)));
  return `#${mix.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): number[] {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((one) => one + one).join('') : digits.padEnd(6, '0');
  return [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) || 0);
}
