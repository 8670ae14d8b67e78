import type { Colours } from './colours';
import type { Columns } from './columns';
import type { Layout } from './layout';
import type { Kind, Picture } from './picture';
import type { Shape } from './shape';
import type { Viewport } from './viewport';
import { m } from '../../words/m.svelte';

/** All that one frame shows. */
export interface Scene {
  shape: Shape;
  layout: Layout;
  picture: Picture;
  view: Viewport;
  columns: Columns;
  width: number;
  height: number;
  selected: number;
  hovered: number | null;
  /** 1 for what was searched for. */
  hits: Uint8Array | null;
  colours: Colours;
  /** Whether the selection has the keyboard. */
  focused: boolean;
}

const LETTERS = 12;
/** A row needs so many pixels for letters. */
const LEAST_FOR_LETTERS = 12;
const LEAST_FOR_TWO_LINES = 31;

/** Draws what is in sight; how many nodes that were. */
export function paint(ctx: CanvasRenderingContext2D, scene: Scene): number {
  ctx.clearRect(0, 0, scene.width, scene.height);
  ctx.textBaseline = 'middle';
  const painter = new Painter(ctx, scene);
  painter.below(-1);
  painter.outlines();
  return painter.drawn;
}

class Painter {
  drawn = 0;
  private readonly lastPixel: Int32Array;
  private readonly outlined: [node: number, colour: string, width: number][] = [];
  private readonly hatch: CanvasPattern | null;

  constructor(
    private readonly ctx: CanvasRenderingContext2D,
    private readonly scene: Scene,
  ) {
    this.lastPixel = new Int32Array(scene.shape.plies + 1).fill(-1);
    this.hatch = hatching(ctx, scene.colours);
  }

  /** The children of a node, and theirs; what is smaller than a pixel shares it with its neighbours. */
  below(parent: number): void {
    const { shape, layout, view, height } = this.scene;
    const end = parent < 0 ? shape.size : shape.end[parent]!;
    for (let node = parent + 1; node < end; node = shape.end[node]!) {
      const y = (layout.top[node]! - view.top) * view.scale;
      if (y > height) return;
      const tall = layout.height[node]! * view.scale;
      if (y + tall < 0) continue;
      if (tall < 1.5 && !this.isNewPixel(shape.ply[node]!, y)) continue;
      this.node(node, y, tall);
      if (!layout.folded.has(node)) {
        this.below(node);
        this.stub(node, y, tall);
      }
    }
  }

  private isNewPixel(ply: number, y: number): boolean {
    const pixel = Math.floor(y);
    if (this.lastPixel[ply] === pixel) return false;
    this.lastPixel[ply] = pixel;
    return true;
  }

  private x(ply: number): number {
    return this.scene.columns.x(ply) - this.scene.view.left;
  }

  private node(node: number, y: number, tall: number): void {
    const { shape, picture, columns, width, colours, layout } = this.scene;
    const ply = shape.ply[node]!;
    const x = this.x(ply);
    const column = columns.width(ply);
    if (x > width || x + column < 0) return;
    this.drawn++;
    const kind = picture.kind(node);
    const gap = tall >= 4 ? 1 : 0;
    this.ctx.fillStyle = isGold(kind, picture.isBest(node)) ? colours.best : fill(kind, colours);
    this.ctx.fillRect(x, y, column - 1, Math.max(1, tall - gap));
    if (layout.folded.has(node)) this.foldMark(x + column, y, tall);
    if (tall >= LEAST_FOR_LETTERS) this.letters(node, kind, x, y, tall, column);
    this.marks(node, x, y, tall);
  }

  private foldMark(right: number, y: number, tall: number): void {
    this.ctx.fillStyle = this.scene.colours.quiet;
    for (let i = 0; i < 3; i++) this.ctx.fillRect(right - 4 - 3 * i, y + 1, 1.5, Math.max(1, tall - 3));
  }

  private letters(node: number, kind: Kind, x: number, y: number, tall: number, column: number): void {
    const { ctx } = this;
    const { picture, colours, height } = this.scene;
    const top = Math.max(0, y);
    const bottom = Math.min(height, y + tall);
    const room = bottom - top;
    if (room < LEAST_FOR_LETTERS - 2) return;
    const isBest = picture.isBest(node);
    const size = Math.min(LETTERS, Math.max(10, tall - 3));
    const middle = (top + bottom) / 2;
    const aside = room >= LEAST_FOR_TWO_LINES ? picture.aside(node) : '';
    const line = aside ? middle - 7 : middle;
    ctx.fillStyle = isGold(kind, isBest) ? colours.onBright : letterColour(kind, colours);
    ctx.font = `${isBest ? '700' : '500'} ${size}px system-ui, sans-serif`;
    const sign = picture.sign(node);
    const label = `${isBest ? '★ ' : ''}${picture.label(node)}${sign ? ` ${sign}` : ''}`;
    const figure = picture.figure(node);
    const each = size * 0.56;
    const free = Math.floor((column - 12) / each);
    const cut = fitted(label, free);
    ctx.fillText(cut, x + 5, line);
    if (figure && cut.length + figure.length + 2 <= free) {
      ctx.textAlign = 'right';
      ctx.fillText(figure, x + column - 6, line);
      ctx.textAlign = 'left';
    }
    if (aside) {
      ctx.font = `400 11px system-ui, sans-serif`;
      ctx.fillText(fitted(aside, Math.floor((column - 12) / 6)), x + 5, middle + 8);
    }
  }

  private marks(node: number, x: number, y: number, tall: number): void {
    const { picture, colours, selected, hovered, hits, focused } = this.scene;
    if (picture.isBest(node)) this.outlined.push([node, colours.best, 2]);
    if (hits?.[node]) {
      this.ctx.fillStyle = colours.ink;
      this.ctx.fillRect(x, y, 4, Math.max(1, tall - 1));
    }
    if (node === hovered) this.outlined.push([node, colours.quiet, 2]);
    if (node === selected) {
      // Two colours, one of which is seen on any ground; thin where letters need the room.
      const wide = tall < 26 ? 2 : focused ? 4 : 3;
      this.outlined.push([node, colours.onBright, wide + (tall < 26 ? 1 : 2)], [node, colours.focus, wide]);
    }
  }

  /** The moves never looked at: one row, hatched, where their nodes would have stood. */
  private stub(node: number, y: number, tall: number): void {
    const { shape, picture, view, columns, width, colours } = this.scene;
    const never = picture.stub(node);
    if (never === 0 || !shape.hasChildren(node)) return;
    const x = this.x(shape.ply[node]! + 1);
    const column = columns.width(shape.ply[node]! + 1);
    const top = y + tall - view.scale;
    if (x > width || top > this.scene.height || y + tall < 0) return;
    if (view.scale < 1.5 && !this.isNewPixel(shape.ply[node]! + 1, top)) return;
    const high = Math.max(1, view.scale - (view.scale >= 4 ? 1 : 0));
    this.ctx.fillStyle = view.scale >= 4 && this.hatch ? this.hatch : colours.ghost;
    // A stub is short: it leads nowhere.
    this.ctx.fillRect(x, top, column * 0.72, high);
    if (view.scale < LEAST_FOR_LETTERS) return;
    this.ctx.fillStyle = colours.panel;
    const words = m.treeNeverTried(never);
    this.ctx.font = `italic 11px system-ui, sans-serif`;
    const text = fitted(words, Math.floor((column * 0.72 - 8) / 5.6));
    this.ctx.fillRect(x + 2, top + high / 2 - 7, text.length * 5.7 + 4, 13);
    this.ctx.fillStyle = colours.ink;
    this.ctx.fillText(text, x + 4, top + high / 2);
  }

  /** On top of everything, so that no neighbour covers them. */
  outlines(): void {
    const { shape, layout, view, columns } = this.scene;
    for (const [node, colour, width] of this.outlined) {
      const y = (layout.top[node]! - view.top) * view.scale;
      const tall = Math.max(3, layout.height[node]! * view.scale - 1);
      this.ctx.strokeStyle = colour;
      this.ctx.lineWidth = width;
      const ply = shape.ply[node]!;
      this.ctx.strokeRect(
        this.x(ply) + width / 2,
        y + width / 2,
        columns.width(ply) - 1 - width,
        Math.max(1, tall - width),
      );
    }
  }
}

/** The best line is gold, unless how a node ended matters more: then it has a golden frame. */
function isGold(kind: Kind, isBest: boolean): boolean {
  return isBest && (kind === 'searched' || kind === 'leaf' || kind === 'still');
}

function fill(kind: Kind, colours: Colours): string {
  switch (kind) {
    case 'searched':
      return colours.step;
    case 'cut':
      return colours.prune;
    case 'last':
      return colours.pruneLast;
    case 'over':
      return colours.over;
    case 'open':
      return colours.open;
    case 'ghost':
    case 'stopped':
      return colours.ghost;
    default:
      return colours.leaf;
  }
}

function letterColour(kind: Kind, colours: Colours): string {
  return kind === 'searched' || kind === 'cut' || kind === 'over' ? colours.onBright : colours.ink;
}

/** As much of a text as has room. */
function fitted(text: string, letters: number): string {
  if (text.length <= letters) return text;
  return letters < 3 ? '' : `${text.slice(0, letters - 1)}…`;
}

const patterns = new WeakMap<Colours, CanvasPattern | null>();

function hatching(ctx: CanvasRenderingContext2D, colours: Colours): CanvasPattern | null {
  const known = patterns.get(colours);
  if (known !== undefined) return known;
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const pen = tile.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = colours.panel;
  pen.fillRect(0, 0, 8, 8);
  pen.strokeStyle = colours.prune;
  pen.lineWidth = 2;
  pen.beginPath();
  for (const at of [-8, 0, 8]) {
    pen.moveTo(at, 8);
    pen.lineTo(at + 8, 0);
  }
  pen.stroke();
  const pattern = ctx.createPattern(tile, 'repeat');
  patterns.set(colours, pattern);
  return pattern;
}
