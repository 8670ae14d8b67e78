/** What a picture shows of one node. */
export type Kind = 'searched' | 'cut' | 'last' | 'leaf' | 'over' | 'still' | 'stopped' | 'open' | 'ghost';

/** How the nodes of a tree are to be drawn. */
export interface Picture {
  kind(node: number): Kind;
  label(node: number): string;
  /** Not by colour alone: a sign behind the label; empty for nothing. */
  sign(node: number): string;
  /** At the right edge; empty for nothing. */
  figure(node: number): string;
  /** Below the label where there is room. */
  aside(node: number): string;
  /** Moves never looked at. */
  stub(node: number): number;
  isBest(node: number): boolean;
}

/** A sign for every way a search ends. */
export const SIGNS: Record<Kind, string> = {
  searched: '',
  cut: '✂',
  last: '✂0',
  leaf: '',
  over: '⚑',
  still: '=',
  stopped: '■',
  open: '…',
  ghost: '',
};
