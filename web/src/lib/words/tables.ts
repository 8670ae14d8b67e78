import { LONGER } from './codes';

/** What the core says in each language; it knows English by itself. */
const tables = import.meta.glob<string>(['../../../../rules/src/main/messages/*/core.properties', '!**/en/*'], { query: '?raw', import: 'default' });

/** What the core needs to speak a language; nothing for the one that it knows by itself. */
export async function tableOf(code: string): Promise<string> {
  if (code === 'en') return '';
  if (code === LONGER) return (await import('./pseudo')).longerTable();
  return (await tables[`../../../../rules/src/main/messages/${code}/core.properties`]?.()) ?? '';
}
