/** Where in the page a person is: the address after `#/`, part by part, and what follows its question mark. */
class Place {
  /** A new object for every address gone to, even to the same one again. */
  private here = $state.raw(readHash());

  constructor() {
    addEventListener('hashchange', () => (this.here = readHash()));
  }

  /** Says in the address what is shown already: nobody goes anywhere, and nothing to go back to is added. */
  rename(address: string): void {
    if (address === location.hash) return;
    history.replaceState(history.state, '', address);
    this.here = readHash();
  }

  /** Goes to an address at once; the browser itself would tell of it only later. */
  go(address: string): void {
    if (address === location.hash) return;
    history.pushState(null, '', address);
    this.here = readHash();
  }

  get parts(): string[] {
    return this.here.parts;
  }

  get query(): string {
    return this.here.query;
  }
}

function readHash(): { parts: string[]; query: string } {
  return { parts: partsOf(location.hash), query: queryOf(location.hash) };
}

/** `#/museum/kim1?x` is `['museum', 'kim1']`; the board, where everybody begins, has no name. */
export function partsOf(hash: string): string[] {
  const path = hash.replace(/^#\/?/, '').split('?')[0] ?? '';
  return path.split('/').filter((part) => part !== '');
}

/** `#/xray/tree?x=1` is `x=1`. */
export function queryOf(hash: string): string {
  const mark = hash.indexOf('?');
  return mark < 0 ? '' : hash.slice(mark + 1);
}

/** The address of a place. */
export function addressOf(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`;
}

/** The address of the game on a table. */
export function addressOfGame({ id, link }: { id: string; link?: unknown }): string {
  return addressOf(link ? 'g' : 'game', id);
}

export const place = new Place();
