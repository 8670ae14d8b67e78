import type { Carrier } from './core-client';
import { CoreError } from './types';
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
      throw new CoreError(m.coreNoAnswer(), 'unreachable');
    }
    return response.json();
  };
}
