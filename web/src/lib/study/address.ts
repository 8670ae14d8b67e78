import type { Course } from '../core/types';
import { writeLink } from '../xray/link';

/** What leads to a line on the analysis board, and to the place in it after so many of its moves. */
export function queryOf(course: Course, plies: number): string {
  const query = writeLink({ brought: { course, played: null }, wish: {} });
  return plies >= course.moves.length ? query : `${query}${query && '&'}at=${plies}`;
}

export function analysisOf(course: Course, plies: number): string {
  return `#/analysis?${queryOf(course, plies)}`;
}
