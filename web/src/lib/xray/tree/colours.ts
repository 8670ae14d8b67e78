/** The page's colours as a canvas needs them. */
export interface Colours {
  step: string;
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
  /** Dark in light and dark: for letters on the bright colours. */
  onBright: string;
}

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element);
  const get = (name: string) => style.getPropertyValue(name).trim();
  const panel = get('--panel');
  const step = get('--accent-step');
  const prune = get('--accent-prune');
  return {
    step,
    prune,
    pruneLast: mixed(prune, panel, 0.35),
    over: get('--accent-jump'),
    leaf: mixed(step, panel, 0.3),
    ghost: mixed(get('--line'), panel, 0.45),
    open: mixed(get('--accent-start'), panel, 0.45),
    panel,
    ink: get('--ink'),
    quiet: get('--ink-2'),
    line: get('--line'),
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
