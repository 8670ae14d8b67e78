import type { Thought } from '../../core/types';
import type { TreeNode } from './tree';

/** A thought whose whole search was recorded; a move by lot or from a book has none. */
export interface RecordedThought extends Thought {
  tree?: TreeNode[];
  randomMoves?: number;
  bookMoves?: number;
}
