import type { Carrier } from './desk';
import { DeskError } from './types';
import { language, m } from '../words/m.svelte';

/** Puts questions to the server that sent the page. */
export function serverCarrier(address = 'api/desk'): Carrier {
  return async (question) => {
    let response: Response;
    try {
      response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language() },
        body: JSON.stringify(question),
      });
    } catch {
      throw new DeskError(m.coreNoAnswer(), 'unreachable');
    }
    return response.json();
  };
}
