import type { CoreClient } from '../core/core-client';
import type { Course, Entered } from '../core/types';
import { inEnglish } from './letters';

/** A move as the person types it, with the letters of their language or with the English ones. */
export async function typedMove(client: CoreClient, course: Course, text: string): Promise<Entered> {
  const english = inEnglish(text);
  if (english === text) return client.enter(course, text);
  return client.enter(course, english).catch(() => client.enter(course, text));
}
